import { lazyPart } from './lazy-part.ts';

// What opens over a page stands on Radix, which no screen needs to be read.
export const dialogWindow = lazyPart(async () => (await import('./dialog-window.tsx')).DialogWindow);
export const menuList = lazyPart(async () => (await import('./menu-list.tsx')).MenuList);
export const whyWindow = lazyPart(async () => (await import('./why-window.tsx')).WhyWindow);
