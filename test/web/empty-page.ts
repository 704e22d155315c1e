import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toast } from '#shared/web/toast.ts';
import { dialogWindow, menuList, whyWindow } from '#shared/web/ui/lazy-parts.ts';

// A part that is fetched when it is asked for comes late where others work beside.
configure({ asyncUtilTimeout: 5_000 });

// Parts that are fetched when first opened are here already, as they are for whoever opened one before.
await Promise.all([dialogWindow, menuList, whyWindow].map(({ preload }) => preload()));

// Test files share one page: what one leaves (a dialog, a message, an address, a server's answers) would meet the next.
afterEach(() => {
  cleanup();
  toast({ title: '' }).dismiss();
  document.body.removeAttribute('style');
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
