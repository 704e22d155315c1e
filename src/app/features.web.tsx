import type { Screen } from './screen.tsx';

/**
 * Every screen, one line each, in the order of the navigation:
 * `{ path: '/startups', title: 'Startups', nav: 'bar', page: lazyPage(async () => (await import('…')).StartupsPage) }`
 */
export const screens: readonly Screen[] = [];

export function findScreen(path: string): Screen | undefined {
  return screens.find((screen) => screen.path === path);
}
