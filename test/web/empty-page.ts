import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Test files share one page: a dialog that one leaves open would keep the pointer from the next.
afterEach(() => {
  cleanup();
  document.body.removeAttribute('style');
});
