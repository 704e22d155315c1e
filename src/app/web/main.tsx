import { createRoot, hydrateRoot } from 'react-dom/client';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import { App } from './app.tsx';
import type { Boot } from './boot.ts';
import { memberFrame, visitorFrame } from './frames.ts';
import { mayOpen } from './screen.ts';
import { screenAt } from './screens.ts';

/** Within this time a first screen and its parts are there, also on a slow line. */
const SCREEN_OPENS_MS = 10_000;

/** A page that was kept on the device says since when. */
const isJustMade = () => document.documentElement.dataset['seenAt'] === undefined;

let isStarted = false;

/** Draws the page, or takes over the one that the server drew for a visitor; `onAwake` is called once it answers to touches. */
export async function startApp(boot: Boot, onAwake: () => void): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const cache = makeQueryClient();
  if (boot.user !== undefined) cache.setQueryData(currentUserKey, boot.user);
  // As new as a call's answer: a screen that asks each time it opens does not ask for what came with it.
  const updatedAt = Date.now() + (isJustMade() ? SCREEN_OPENS_MS : 0);
  for (const [key, data] of boot.answers ?? []) cache.setQueryData(key, data, { updatedAt });

  const root = document.querySelector('#root');
  if (root === null) throw new Error('The page has no #root');
  const app = { cache, counts: boot.landing ?? null, onAwake };
  const { pathname } = window.location;
  const screen = screenAt(pathname === '/' && boot.user ? '/dashboard' : pathname);
  const frame = (boot.user ? memberFrame : visitorFrame).preload();
  const isOpen = screen !== undefined && mayOpen(screen, boot.user ?? null);
  const page = isOpen ? screen.page.preload() : Promise.resolve();

  if (root.firstElementChild === null || boot.isShell === true) {
    // The shell stands until all of the screen is there to take its place.
    if (boot.isShell === true) await Promise.allSettled([frame, page]);
    createRoot(root).render(<App {...app} />);
  } else if (screen === undefined) {
    const [{ LandingPage }] = await Promise.all([import('../pages/landing-page.tsx'), frame]);
    hydrateRoot(root, <App {...app} landing={LandingPage} />);
  } else {
    await Promise.all([page, frame]);
    hydrateRoot(root, <App {...app} />);
  }
}
