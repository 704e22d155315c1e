import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey, type CurrentUser } from '#shared/web/session.ts';
import { Toaster } from '#shared/web/toaster.tsx';

type Options = {
  /** Where the browser is, with the query; each test starts at `/`. */
  readonly at?: string;
  /** Who is signed in, null for a visitor; without it the screen asks the server. */
  readonly user?: Partial<CurrentUser> | null;
  readonly cache?: ReturnType<typeof makeQueryClient>;
};

/** What the application has around each screen: a cache and messages. Also the `wrapper` of a hook. */
export function surroundings(cache = makeQueryClient()) {
  return ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

/** Shows a screen, or a part of one, as the application would; `user` answers whoever sits at keyboard and mouse. */
export function renderScreen(screen: ReactNode, { at, user, cache = makeQueryClient() }: Options = {}) {
  if (at !== undefined) window.history.replaceState(null, '', at);
  if (user !== undefined) cache.setQueryData(currentUserKey, user);
  return { ...render(screen, { wrapper: surroundings(cache) }), user: userEvent.setup(), cache };
}
