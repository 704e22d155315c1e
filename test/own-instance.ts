import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DESK, newPerson, testBrowser } from './browser.ts';
import { startProduct } from './server.ts';

/** An instance of a test file's own, with nobody in it: the first person to sign up there is the admin. */
export function ownInstance(): { readonly newPerson: () => Promise<BrowserContext> } {
  const session = testBrowser();
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;
  beforeAll(async () => {
    product = await startProduct({ hasDemo: false });
  }, 90_000);
  afterAll(() => product?.stop());
  return { newPerson: () => newPerson(session.browser, DESK, product?.url) };
}
