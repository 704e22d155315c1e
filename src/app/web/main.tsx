import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import { App } from './app.tsx';
import type { Boot } from './boot.ts';
import { memberFrame } from './frames.ts';
import { mayOpen } from './screen.ts';
import { screenAt } from './screens.ts';

let isStarted = false;

/** Draws the page, or takes over the one that the server drew for a visitor; `onAwake` is called once it answers to touches. */
export async function startApp(boot: Boot, onAwake: () => void): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const cache = makeQueryClient();
  if (boot.user !== undefined) cache.setQueryData(currentUserKey, boot.user);
  for (const [key, data] of boot.answers ?? []) cache.setQueryData(key, data);

  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no #root');
  const app = { cache, counts: boot.landing ?? null, onAwake };
  const { pathname } = window.location;
  const screen = screenAt(pathname === '/' && boot.user ? '/dashboard' : pathname);
  const frame = boot.user ? memberFrame.preload() : Promise.resolve();
  const isOpen = screen !== undefined && mayOpen(screen, boot.user ?? null);
  const page = isOpen ? screen.page.preload() : Promise.resolve();

  if (root.firstElementChild === null || boot.isShell === true) {
    // The shell stands until all of the screen is there to take its place.
    if (boot.isShell === true) await Promise.allSettled([frame, page]);
    createRoot(root).render(<App {...app} />);
  } else if (screen === undefined) {
    const { LandingPage } = await import('../pages/landing-page.tsx');
    hydrateRoot(root, <App {...app} landing={LandingPage} />);
  } else {
    await page;
    hydrateRoot(root, <App {...app} />);
  }
}
