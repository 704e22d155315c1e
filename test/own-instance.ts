import type { BrowserContext, ViewportSize } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { DESK, newPerson, testBrowser } from './browser.ts';
import { startProduct } from './server.ts';

/**
 * An instance of a test file's own, with nobody in it: the first person to sign up there is the admin. Its settings are asked
 * for when it starts.
 */
export function ownInstance(settings: () => Readonly<Record<string, string>> = () => ({})): {
  readonly newPerson: (viewport?: ViewportSize) => Promise<BrowserContext>;
} {
  const session = testBrowser();
  let product: Awaited<ReturnType<typeof startProduct>> | undefined;
  beforeAll(async () => {
    product = await startProduct({ hasDemo: false, settings: settings() });
  }, 90_000);
  afterAll(() => product?.stop());
  return { newPerson: (viewport = DESK) => newPerson(session.browser, viewport, product?.url) };
}
