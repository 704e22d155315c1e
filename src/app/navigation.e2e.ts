import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings, DESK, newPerson, PHONE, testBrowser } from '#test/browser.ts';

const session = testBrowser();

/** Every place, without the second names of two screens. What needs an id is one step from one of these. */
const PLACES = [
  '/dashboard',
  '/profile',
  '/startups',
  '/investors',
  '/jobs',
  '/network',
  '/analytics',
  '/financial-tools',
  '/ai-insights',
  '/portfolio',
  '/portfolio/deal-flow',
  '/matching',
  '/messages',
  '/introductions',
  '/firm',
  '/saved-searches',
  '/offers',
  '/data-room',
];
/** Where one arrives, where it is not the place itself: a founder's data room is that of their startup. */
const ARRIVALS: Readonly<Record<string, RegExp>> = { '/data-room': /^\/data-room$|^\/startups\/\d+\/room$/ };

async function demo(role: string, viewport: typeof DESK): Promise<Page> {
  const context = await newPerson(session.browser, viewport);
  expect((await context.request.post('/api/auth/explore', { data: { role } })).status()).toBe(200);
  return context.newPage();
}

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'More of Kilele' });
const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });

async function arrivesAt(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => ARRIVALS[path]?.test(pathname) ?? pathname === path);
  await page.locator('main h1').first().waitFor();
}

describe('every place is in reach', () => {
  it('of a founder at a desk, in one click', async () => {
    const page = await demo('founder', DESK);
    await page.goto('/settings');
    for (const path of PLACES) {
      await main(page).locator(linkTo(page, path)).click();
      await arrivesAt(page, path);
      await expect.poll(() => main(page).locator('[aria-current]').getAttribute('href')).toBe(path);
    }
    expect(await axeFindings(page)).toEqual([]);
    expect(await sheet(page).count()).toBe(0);
  });

  it('of an investor on a phone, in two touches at most', async () => {
    const page = await demo('investor', PHONE);
    await page.goto('/settings');
    await more(page).waitFor();
    for (const path of PLACES) {
      const onBar = main(page).locator(linkTo(page, path));
      if ((await onBar.count()) === 0) await more(page).click();
      await onBar.click();
      await arrivesAt(page, path);
      expect(await sheet(page).count()).toBe(0);
    }
    await more(page).click();
    expect(await axeFindings(page)).toEqual([]);
  });

  it('of either by the same links', async () => {
    const desk = await demo('investor', DESK);
    await desk.goto('/settings');
    for (const path of PLACES) await main(desk).locator(linkTo(desk, path)).waitFor();
    expect(await axeFindings(desk)).toEqual([]);
    const phone = await demo('founder', PHONE);
    await phone.goto('/settings');
    await more(phone).click();
    for (const path of PLACES) await linkTo(phone, path).first().waitFor();
    expect(await axeFindings(phone)).toEqual([]);
  });
});

it('by keyboard: past the navigation, along it, into More and out again with the focus where it was', async () => {
  const desk = await demo('founder', DESK);
  await desk.goto('/startups');
  await desk.locator('main h1').waitFor();
  const focused = (page: Page) =>
    page.evaluate<string>(
      'document.activeElement.getAttribute("href") ?? document.activeElement.textContent',
    );
  await desk.keyboard.press('Tab');
  expect(await focused(desk)).toBe('#main');
  for (let press = 0; press < 4; press += 1) await desk.keyboard.press('Tab');
  expect(await focused(desk)).toBe('/matching');
  await desk.keyboard.press('Enter');
  await arrivesAt(desk, '/matching');
  await expect.poll(() => desk.evaluate('document.activeElement.tagName')).toBe('H1');

  const phone = await demo('founder', PHONE);
  await phone.goto('/startups');
  await more(phone).focus();
  await phone.keyboard.press('Enter');
  await sheet(phone).waitFor();
  await phone.keyboard.press('Escape');
  await sheet(phone).waitFor({ state: 'hidden' });
  expect(await focused(phone)).toBe('More');
  await phone.keyboard.press('Enter');
  await linkTo(phone, '/jobs').focus();
  await phone.keyboard.press('Enter');
  await arrivesAt(phone, '/jobs');
  await expect.poll(() => phone.evaluate('document.activeElement.tagName')).toBe('H1');
});

it('the frame stands still: nothing in it moves while a screen and its counts arrive', async () => {
  for (const viewport of [DESK, PHONE]) {
    const page = await demo('investor', viewport);
    await page.addInitScript(`
      window.moved = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries())
          for (const { node } of sources)
            if (node?.parentElement?.closest('nav[aria-label="Main"], header')) window.moved.push(node.outerHTML ?? node.textContent);
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await page.goto('/startups');
    await page
      .getByRole('link', { name: /Messages \d+ unread|Inbox \d+ unread/ })
      .first()
      .waitFor();
    await page.locator('main article').first().waitFor();
    expect(await page.evaluate('window.moved')).toEqual([]);
  }
});
