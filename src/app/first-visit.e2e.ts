import { expect, inject, it, vi } from 'vitest';
import { newPerson, PHONE, testBrowser } from '#test/browser.ts';

const session = testBrowser();
const SLOW_SCRIPT_MS = 1_500;

/** What moved by itself so far, as browsers count it. */
const SHIFT = `new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 100);
})`;

it('what a visitor comes to read is there without any script', async () => {
  const page = await session.browser.newPage({
    javaScriptEnabled: false,
    viewport: PHONE,
    baseURL: inject('appUrl'),
  });
  for (const path of ['/startups', '/investors', '/jobs']) {
    await page.goto(path);
    expect([path, await page.locator('main article').count()]).not.toEqual([path, 0]);
    await page.locator('main article a').first().click();
    await page.waitForURL(/\/\d+$/);
    expect(await page.locator('main h1').textContent()).not.toBe('');
    expect(await page.getByLabel(/^Loading/).count()).toBe(0);
  }
  await page.close();
});

it.each(['/startups', '/investors', '/jobs', '/startups/1', '/investors/1', '/jobs/1'])(
  '%s is drawn once for all who visit, until something of it changes',
  async (path) => {
    const url = `${inject('appUrl')}${path}`;
    // What other journeys save meanwhile may change the page while it is drawn, and it is not kept.
    await vi.waitFor(
      async () => {
        const first = await fetch(url);
        const etag = first.headers.get('etag');
        expect([first.status, etag]).toEqual([200, expect.any(String)]);
        const again = await fetch(url, { headers: { 'if-none-match': etag ?? '' } });
        expect(again.status).toBe(304);
      },
      { timeout: 20_000, interval: 200 },
    );
  },
);

it('a phone on a slow line shows a startup on its first screen, and keeps what is touched', async () => {
  const person = await newPerson(session.browser, PHONE);
  const page = await person.newPage();
  await page.route(/\/assets\/main-/, async (route) => {
    await new Promise((done) => setTimeout(done, SLOW_SCRIPT_MS));
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/startups', { waitUntil: 'domcontentloaded' });
  const card = await page.locator('main article').first().boundingBox();
  expect(card?.y).toBeLessThan(PHONE.height - 100);
  await page.getByLabel('Search startups').fill('solar');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Stage').waitFor();
  await page.waitForURL((url) => url.searchParams.get('q') === 'solar');
  expect(asked.filter((path) => path === '/api/auth/user')).toEqual([]);
  await person.close();
});

it.each(['/startups', '/investors', '/jobs', '/startups/1'])(
  'nothing moves while %s arrives',
  async (path) => {
    const person = await newPerson(session.browser, PHONE);
    const page = await person.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(Number(await page.evaluate(SHIFT))).toBeLessThan(0.02);
    await person.close();
  },
);

it.each(['/startups', '/investors', '/jobs'])(
  'the list of %s begins on a phone’s first screen',
  async (path) => {
    const person = await newPerson(session.browser, PHONE);
    const page = await person.newPage();
    await page.goto(path);
    const card = await page.locator('main article').first().boundingBox();
    expect(card?.y).toBeLessThan(PHONE.height - 100);
    await person.close();
  },
);

it('whoever signs up is welcomed as somebody new', async () => {
  const person = await newPerson(session.browser, PHONE);
  const page = await person.newPage();
  await page.goto('/startups');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await page.getByRole('heading', { name: 'Join Kilele' }).waitFor();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/startups');
  await person.close();
});
