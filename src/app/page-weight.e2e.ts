import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser, newMember, newPerson, PHONE } from '#test/browser.ts';
import { MEMBER_PAGES } from '#test/member-pages.ts';
import { type PageWeight, weighPage } from '#test/page-weight.ts';

const MOST_REQUESTS = 15;
const MOST_SCRIPT_BYTES = 110_000;
/** A server that is busy leaves it to the browser to draw a page, which takes more. */
const TRIES = 8;

/** Where a visit begins: what links and letters lead to. */
const PUBLIC = [
  '/',
  '/startups',
  '/startups/1',
  '/investors',
  '/investors/1',
  '/jobs',
  '/jobs/1',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/analytics',
  '/matching/accuracy',
  '/ai-insights',
  '/unsubscribe',
  '/invitations/none',
  '/firm/join/none',
  '/room-links/none',
  '/dashboard',
  '/no-such-page',
];

// Pictures that people have uploaded are as many as the rows that have one.
const requestsOf = ({ files }: PageWeight) => files.filter(({ path }) => !path.startsWith('/files/')).length;
const isLight = (weight: PageWeight) =>
  requestsOf(weight) <= MOST_REQUESTS && weight.scriptBytes <= MOST_SCRIPT_BYTES;

/** A member's first visit, in kB without the typeface, which a slow line does not fetch. */
const MOST_KILOBYTES = 130;
/** Half of what these bring is matches, each with all its words. */
const HEAVIER: ReadonlyMap<string, number> = new Map([
  ['/matching', 134],
  ['/ai-insights', 134],
]);
/** What was written in signing in is no longer news to the page by then. */
const SETTLED_MS = 2_100;

let browser: Browser;
beforeAll(async () => {
  // One of its own: a browser keeps scripts that another window has compiled.
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it.each(PUBLIC)('a visit that begins at %s fetches little', async (path) => {
  let weight: PageWeight | undefined;
  for (let tries = 0; tries < TRIES && !(weight && isLight(weight)); tries += 1) {
    const person = await newPerson(browser, PHONE);
    weight = await weighPage(await person.newPage(), path);
    await person.close();
  }
  const { requests, scriptBytes, files = [] } = weight ?? {};
  const heaviest = files.slice(0, 20).map((file) => `${file.bytes} ${file.path}`);
  expect({ requests, scriptBytes, heaviest, isLight: weight && isLight(weight) }).toEqual({
    requests,
    scriptBytes,
    heaviest,
    isLight: true,
  });
});

/** When the application was asked for and when the first words stood, in milliseconds of the visit. */
async function firstMoments(path: string): Promise<{ readonly asked: number; readonly painted: number }> {
  const person = await newPerson(browser, PHONE);
  const page = await person.newPage();
  await page.waitForTimeout(SETTLED_MS);
  await page.goto(path);
  const asked = await page.waitForFunction(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/main-[^/]*\.js$/.test(new URL(name).pathname))?.startTime,
  );
  // A busy browser tells of a paint some time after it.
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const moments = {
    asked: (await asked.jsonValue()) ?? -Infinity,
    painted: (await painted.jsonValue()) ?? Infinity,
  };
  await person.close();
  return moments;
}

it.each(['/', '/startups/1', '/investors', '/jobs'])(
  'on %s words stand before the application is asked for, where the page is drawn in time',
  async (path) => {
    let moments = await firstMoments(path);
    for (let tries = 1; tries < TRIES && moments.asked < moments.painted; tries += 1)
      moments = await firstMoments(path);
    expect(moments.asked).toBeGreaterThanOrEqual(moments.painted);
  },
);

/** What a window fetches for a page, in kB without the typeface, when it is drawn in time: the least of some tries. */
async function kilobytesOf(
  enter: () => Promise<BrowserContext>,
  path: string,
  most = MOST_KILOBYTES,
): Promise<number> {
  let kilobytes = Infinity;
  for (let tries = 0; tries < TRIES && kilobytes > most; tries += 1) {
    const person = await enter();
    const page = await person.newPage();
    await page.waitForTimeout(SETTLED_MS);
    const { totalBytes, files } = await weighPage(page, path);
    const fonts = files.filter(({ kind }) => kind === 'Font').reduce((sum, { bytes }) => sum + bytes, 0);
    // The names of files are hashes, which weigh some bytes more or less with each build.
    kilobytes = Math.round((totalBytes - fonts) / 1000);
    await person.close();
  }
  return kilobytes;
}

it.each(MEMBER_PAGES)(
  'a member’s visit (%s) that begins at %s fetches at most 130 kB, or little more',
  async (role, path) => {
    const explorer = async () => {
      const person = await newPerson(browser, PHONE);
      await person.request.post('/api/auth/explore', { data: { role } });
      return person;
    };
    const most = HEAVIER.get(path) ?? MOST_KILOBYTES;
    expect(await kilobytesOf(explorer, path, most)).toBeLessThanOrEqual(most);
  },
);

it('the settings of somebody’s own account, which has more of them than the demo’s, are as light', async () => {
  const enter = async () => (await newMember(browser, 'Adaeze', { viewport: PHONE })).context();
  expect(await kilobytesOf(enter, '/settings')).toBeLessThanOrEqual(MOST_KILOBYTES);
});

it('on a slow line a member reads the heading before the application is there, and fetches no typeface', async () => {
  const person = await newPerson(browser, PHONE);
  await person.request.post('/api/auth/explore', { data: { role: 'founder' } });
  const page = await person.newPage();
  const line = await person.newCDPSession(page);
  const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow);
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/assets\/main-/, async (route) => {
    await held;
    await route.continue();
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  // A server that is busy leaves the heading to the browser.
  for (let tries = 0; tries < TRIES; tries += 1) {
    await page.goto('/messages', { waitUntil: 'commit' });
    const heading = page.locator('#root h1');
    const isThere = await heading.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isThere) continue;
    expect(await heading.textContent()).toBe('Messages');
    expect(await page.locator('main').count()).toBe(0);
    break;
  }
  letGo();
  await page.locator('main h1').waitFor();
  expect(fonts).toEqual([]);
  await person.close();
});
