import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';
import { useSession } from '#shared/web/session.ts';
import { FullScreenSpinner } from '#shared/web/ui/spinner.tsx';
import { Routes } from './routes.tsx';
import type { RoutesProps } from './routes.tsx';
import { Shell } from './shell.tsx';

export type AppProps = RoutesProps & {
  cache: QueryClient;
  /** The path to render, where there is no address bar. */
  ssrPath?: string;
};

export function App({ cache, ssrPath, ...routes }: AppProps) {
  return (
    <QueryClientProvider client={cache}>
      <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
        <Content {...routes} />
      </Router>
    </QueryClientProvider>
  );
}

function Content(routes: RoutesProps) {
  const { isLoading } = useSession();
  if (isLoading) return <FullScreenSpinner />;
  return (
    <Shell>
      <Routes {...routes} />
    </Shell>
  );
}
