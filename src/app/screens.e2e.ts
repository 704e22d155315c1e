import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  axeFindings,
  DESK,
  newPerson,
  overflowsSideways,
  PHONE,
  testBrowser,
  whatSticksOut,
} from '#test/browser.ts';

/** Every screen the product has, read from the table that routes them. */
const table = readFileSync(new URL('web/screens.ts', import.meta.url), 'utf8');
const screens = table.split(/^ {2}\{$/m).flatMap((entry) => {
  const path = /^\s+path: '([^']+)'/m.exec(entry)?.[1];
  return path ? [{ path: path.replaceAll(/:\w+/g, '1'), isPublic: !entry.includes('membersOnly') }] : [];
});
const all = screens.map(({ path }) => path);
const open = ['/', '/no-such-page', ...screens.filter(({ isPublic }) => isPublic).map(({ path }) => path)];

/** Who looks at which screens, at which width: each screen is seen at both. */
const LOOKS = [
  { who: 'visitor', size: 'phone', paths: open },
  { who: 'visitor', size: 'desk', paths: open },
  { who: 'founder', size: 'phone', paths: all },
  { who: 'investor', size: 'desk', paths: all },
] as const;
type Who = (typeof LOOKS)[number]['who'];

const session = testBrowser();
const contexts = new Map<string, BrowserContext>();

async function personAt(who: Who, viewport: typeof DESK): Promise<BrowserContext> {
  const context = await newPerson(session.browser, viewport);
  if (who !== 'visitor') {
    const answer = await context.request.post('/api/auth/explore', { data: { role: who } });
    expect(answer.status()).toBe(200);
  }
  return context;
}

/** A person whose texts have no place to break is on the first page of every list. */
async function addUnbrokenWords(): Promise<void> {
  const word = (letters: number) => 'W'.repeat(letters);
  const { request } = await newPerson(session.browser);
  const email = `${Date.now().toString(36)}.wide@example.test`;
  const names = { firstName: word(40), lastName: word(40) };
  const posts: [string, unknown][] = [
    ['/api/account/sign-up/email', { ...names, email, password: 'a long enough phrase' }],
    [
      '/api/startups',
      {
        name: word(60),
        description: word(200),
        sector: 'FinTech',
        region: 'Africa',
        fundingStage: 'Seed',
        raisingAmount: '$500K',
        teamSize: 2,
        businessModel: 'Subscription',
      },
    ],
    [
      '/api/jobs',
      {
        title: word(60),
        description: word(200),
        jobType: 'Contractor',
        category: 'Design',
        location: word(60),
        requirements: word(90),
      },
    ],
  ];
  for (const [path, data] of posts)
    expect([path, (await request.post(path, { data })).ok()]).toEqual([path, true]);
  const { version } = await (await request.get('/api/users/profile')).json();
  const profile = { version, headline: word(100), location: word(60), skills: [word(40)] };
  expect((await request.put('/api/users/profile', { data: profile })).ok()).toBe(true);
}

beforeAll(async () => {
  await addUnbrokenWords();
  for (const { who, size } of LOOKS) {
    contexts.set(`${who} ${size}`, await personAt(who, size === 'phone' ? PHONE : DESK));
  }
}, 120_000);

async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('main [aria-label^="Loading"]').first().waitFor({ state: 'detached' });
}

/** A page may settle for a moment before its width is judged. */
async function staysTooWide(page: Page): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    if (!(await overflowsSideways(page))) return false;
    await page.waitForTimeout(250);
  }
  return true;
}

async function problemsOf(page: Page, path: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
  page.on('console', (line) => {
    if (/Content Security Policy/i.test(line.text())) errors.push(line.text());
  });
  await page.goto(path);
  await settled(page);
  if (await staysTooWide(page)) errors.push('wider than the window', ...(await whatSticksOut(page)));
  return [...errors, ...(await axeFindings(page))];
}

it('a link that is passed on comes with a picture', async () => {
  const request = contexts.get('visitor phone')?.request;
  const html = await (await request?.get('/startups'))?.text();
  const picture = await request?.get(/property="og:image" content="([^"]+)"/.exec(html ?? '')?.[1] ?? '');
  expect([picture?.status(), picture?.headers()['content-type']]).toEqual([200, 'image/png']);
});

describe.each(LOOKS)('$who, $size', ({ who, size, paths }) => {
  it.each(paths)('%s holds in both themes', async (path) => {
    const page = await contexts.get(`${who} ${size}`)?.newPage();
    if (!page) throw new Error('no browser');
    const problems = await problemsOf(page, path);
    await page.close();
    expect(problems).toEqual([]);
  });
});
