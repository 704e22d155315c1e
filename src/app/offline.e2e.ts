import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { DESK, expectFit, newPerson, testBrowser } from '#test/browser.ts';

const session = testBrowser();

const BANNER = /^Offline\. Seen on \d{1,2} \p{L}+, \d\d:\d\d\. Nothing you typed is lost\.$/u;

async function signUp(device: BrowserContext, firstName: string): Promise<void> {
  const email = `offline.${crypto.randomUUID()}@example.test`;
  const data = { email, password: 'a long enough phrase', firstName, lastName: 'Otieno' };
  const answer = await device.request.post('/api/account/sign-up/email', { data });
  expect(answer.status()).toBe(200);
}

/** The addresses that the device keeps answers of, and for how many people. */
const kept = (page: Page) =>
  page.evaluate<{ people: number; paths: string[] }>(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('seen '));
    const asked = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { people: names.length, paths: asked.flat().map(({ url }) => new URL(url).pathname) };
  })()`);

async function keepsPage(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await kept(page)).paths).toContain(path);
}

const greeting = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`, ${name}$`) });

it('what a member saw is there without a line, with its day; nobody else finds it on the device', async () => {
  const device = await newPerson(session.browser, DESK, inject('appUrl'), 'allow');
  await signUp(device, 'Wanjiru');
  const page = await device.newPage();
  await page.goto('/');
  await greeting(page, 'Wanjiru').waitFor();
  await keepsPage(page, '/');
  const devTools = await device.newCDPSession(page);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // A test's window is a private one, which is all that may be said against it.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await page.goto('/settings');
  await page.getByText('This device').first().waitFor();
  await keepsPage(page, '/settings');
  expect((await kept(page)).paths).not.toContain('/api/auth/sessions');

  await device.setOffline(true);
  await page.goto('/');
  await greeting(page, 'Wanjiru').waitFor();
  await page.getByText(BANNER).waitFor();
  await expectFit(page, 'offline');
  await device.setOffline(false);
  await page.getByText(BANNER).waitFor({ state: 'detached' });

  await page.goto('/api/logout');
  await expect.poll(() => kept(page)).toEqual({ people: 0, paths: [] });
  await device.setOffline(true);
  await expect(page.goto('/settings')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await device.setOffline(false);

  // Whoever signs in next, over somebody who forgot to sign out, is given none of theirs.
  await signUp(device, 'Wanjiru');
  await page.goto('/settings');
  await keepsPage(page, '/settings');
  await signUp(device, 'Kofi');
  await page.goto('/');
  await greeting(page, 'Kofi').waitFor();
  await keepsPage(page, '/');
  expect((await kept(page)).people).toBe(1);
  await device.setOffline(true);
  await page.goto('/settings');
  await page.getByText(BANNER).waitFor();
  expect(await page.content()).not.toContain('Wanjiru');
  await device.close();
});
