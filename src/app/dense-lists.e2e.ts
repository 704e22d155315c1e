import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, newPerson, overflowsSideways, testBrowser } from '#test/browser.ts';

const session = testBrowser();
const PHONE = { width: 360, height: 780 };
const MOST_SCREENS = 5;

async function investor(viewport: typeof DESK): Promise<Page> {
  const context = await newPerson(session.browser, viewport);
  expect((await context.request.post('/api/auth/explore', { data: { role: 'investor' } })).status()).toBe(
    200,
  );
  return context.newPage();
}

const heights = (page: Page) =>
  page.locator('main article').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

it.each([
  ['startups', '/startups'],
  ['investors', '/investors'],
  ['opportunities', '/jobs'],
  ['people', '/network'],
  ['matches', '/matching'],
])('twenty %s take at most five screens of a phone', async (_what, path) => {
  const page = await investor(PHONE);
  await page.goto(path);
  await page.locator('main article').nth(19).waitFor();
  const screens = (await page.evaluate<number>('document.documentElement.scrollHeight')) / PHONE.height;
  expect(screens).toBeLessThanOrEqual(MOST_SCREENS);
  expect(await overflowsSideways(page)).toBe(false);
  expect(Math.max(...(await heights(page)))).toBeLessThanOrEqual(PHONE.height / 3);
  await page.setViewportSize(DESK);
  await expect.poll(async () => Math.max(...(await heights(page)))).toBeLessThanOrEqual(92);
});
