import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import { App } from './app.tsx';
import { readBoot } from './boot.tsx';
import { screens } from './features.web.tsx';
import { matchesPath } from './screen.tsx';

const boot = readBoot();
const cache = makeQueryClient();
if (boot.landing !== undefined) cache.setQueryData(currentUserKey, null);
if (boot.user !== undefined) cache.setQueryData(currentUserKey, boot.user);

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');

if (boot.landing !== undefined && root.hasChildNodes()) {
  const { LandingPage } = await import('./pages/landing-page.tsx');
  hydrateRoot(root, <App cache={cache} counts={boot.landing} landing={LandingPage} />);
} else {
  const screen = screens.find(({ path }) => matchesPath(path, window.location.pathname));
  if (screen !== undefined) void screen.page.preload();
  createRoot(root).render(<App cache={cache} counts={boot.landing ?? null} />);
}
