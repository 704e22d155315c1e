import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { screenAt } from './screens.ts';

const boot = readBoot();
const cache = makeQueryClient();
if (boot.user !== undefined) cache.setQueryData(currentUserKey, boot.user);
for (const [key, data] of boot.answers ?? []) cache.setQueryData(key, data);

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
const screen = screenAt(window.location.pathname);

if (root.firstElementChild === null) {
  void screen?.page.preload();
  createRoot(root).render(<App cache={cache} counts={null} />);
} else if (screen === undefined) {
  const { LandingPage } = await import('../pages/landing-page.tsx');
  hydrateRoot(root, <App cache={cache} counts={boot.landing ?? null} landing={LandingPage} />);
} else {
  await screen.page.preload();
  hydrateRoot(root, <App cache={cache} counts={null} />);
}
