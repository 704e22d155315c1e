import { renderToString } from 'react-dom/server';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import { App } from './app.tsx';
import type { LandingCounts } from './boot.tsx';
import { LandingPage } from './pages/landing-page.tsx';

/** The markup of `#root` for a visitor at `/`; the browser takes it over with the same counts. */
export function renderLanding(counts: LandingCounts | null): string {
  const cache = makeQueryClient();
  cache.setQueryData(currentUserKey, null);
  return renderToString(<App cache={cache} ssrPath="/" counts={counts} landing={LandingPage} />);
}
