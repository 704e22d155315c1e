import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  axeFindings,
  DESK,
  newPerson,
  overflowsSideways,
  PHONE,
  testBrowser,
  whatSticksOut,
} from './browser.ts';

/** Every screen the product has, read from the table that routes them. */
const table = readFileSync(new URL('../src/app/web/screens.ts', import.meta.url), 'utf8');
const screens = table.split(/^ {2}\{$/m).flatMap((entry) => {
  const path = /^\s+path: '([^']+)'/m.exec(entry)?.[1];
  return path ? [{ path, isPublic: !entry.includes('membersOnly') }] : [];
});
const ALL = screens.map(({ path }) => path);
const PUBLIC = ['/', '/no-such-page', ...screens.filter(({ isPublic }) => isPublic).map(({ path }) => path)];

/**
 * What each looks at, and at which widths, the first first. Every screen is seen at both: those with a role's own things
 * in them by that role, the others by the two members at one width each.
 */
const LOOKS = {
  visitor: { paths: PUBLIC, width: PHONE, own: /^/ },
  founder: {
    paths: ALL,
    width: PHONE,
    own: /^.(dashboard|matching$|financial|documents|ai-insights|data-room|offers|startups.:id|profile|messages)/,
  },
  investor: {
    paths: ALL,
    width: DESK,
    own: /^.(dashboard|matching$|portfolio|firm$|investors.:id|saved-searches|network|introductions|settings)/,
  },
} as const;
type Who = keyof typeof LOOKS;

/** What lists the things of a route: the reader's own first. */
const LISTS: readonly (readonly [string, readonly string[]])[] = [
  ['/startups/', ['/api/profile', '/api/startups?limit=1']],
  ['/investors/', ['/api/investors/mine', '/api/investors?limit=1']],
  ['/portfolio/company/', ['/api/portfolio/companies?limit=1']],
  ['/people/', ['/api/users/search?limit=1']],
  ['/jobs/', ['/api/jobs?limit=1']],
  ['/documents/', ['/api/documents']],
];

const Listed = z.looseObject({ id: z.union([z.number(), z.string()]), startupId: z.number().optional() });
const Lists = z.union([
  z.array(Listed),
  z.object({ startups: z.array(Listed) }).transform(({ startups }) => startups),
  Listed.transform((one) => [one]),
]);

/** The address of a route for somebody: with what they have; number 1, which may not be there, where they have none. */
async function addressOf({ request }: BrowserContext, route: string): Promise<string> {
  if (!route.includes(':')) return route;
  for (const list of LISTS.find(([start]) => route.startsWith(start))?.[1] ?? []) {
    const answer = await request.get(list);
    const [first] = answer.ok() ? (Lists.safeParse(await answer.json()).data ?? []) : [];
    if (first) return route.replace(/:\w+/, String(first.startupId ?? first.id));
  }
  return route.replaceAll(/:\w+/g, '1');
}

async function addUnbrokenWords({ request }: BrowserContext): Promise<void> {
  const word = (letters: number) => 'W'.repeat(letters);
  const email = `wide.${crypto.randomUUID()}@example.test`;
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

/** One window for all, each screen loaded anew: what is compiled once serves every load. */
async function windowOf(context: BrowserContext): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`script: ${error.message}`));
  page.on('console', (line) => {
    if (/Content Security Policy/i.test(line.text())) errors.push(line.text());
  });
  return { page, errors };
}

/**
 * Looks at each screen as somebody: no script fails, nothing is wider than the window, and axe finds nothing in either
 * theme. Somebody whose texts have no place to break is on the first page of every list. Gives who looks.
 */
export function lookAtEveryScreen(who: Who): { readonly context: BrowserContext } {
  const { paths, width: first, own } = LOOKS[who];
  const second = first === PHONE ? DESK : PHONE;
  const session = testBrowser();
  let context: BrowserContext;
  let view: Awaited<ReturnType<typeof windowOf>>;
  beforeAll(async () => {
    await addUnbrokenWords(await newPerson(session.browser));
    context = await newPerson(session.browser, first);
    if (who !== 'visitor') {
      const answer = await context.request.post('/api/auth/explore', { data: { role: who } });
      expect(answer.status()).toBe(200);
    }
    view = await windowOf(context);
  }, 120_000);

  it.each(paths)(`%s holds in both themes for a ${who}`, async (path) => {
    const { page, errors } = view;
    errors.length = 0;
    await page.setViewportSize(first);
    await page.goto(await addressOf(context, path));
    for (const width of own.test(path) ? [first, second] : [first]) {
      await page.setViewportSize(width);
      await settled(page);
      if (await staysTooWide(page))
        errors.push(`wider than ${width.width} px`, ...(await whatSticksOut(page)));
      // What is dark here was seen at this width by the other member.
      errors.push(...(await axeFindings(page, width === first ? ['light', 'dark'] : ['light'])));
    }
    expect(errors).toEqual([]);
  });

  return {
    get context() {
      return context;
    },
  };
}
