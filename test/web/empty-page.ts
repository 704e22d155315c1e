import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toast } from '#shared/web/toast.ts';

// Test files share one page: what one leaves (a dialog, a message, an address, a server's answers) would meet the next.
afterEach(() => {
  cleanup();
  toast({ title: '' }).dismiss();
  document.body.removeAttribute('style');
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});
