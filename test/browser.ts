import { appendFileSync } from 'node:fs';
import axe, { type Result } from 'axe-core';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser that comes as a package, whatever else is installed: another fetches and draws by its own habits. */
const launchOptions = async (flags: readonly string[] = []): Promise<LaunchOptions> => ({
  executablePath: await sparticuz.executablePath(),
  args: [...FLAGS, ...flags],
});

export const launchBrowser = async (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(await launchOptions(flags));

/** Runs once before the journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await launchOptions());
  project.provide('browserUrl', server.wsEndpoint());
  return () => server.close();
}

/**
 * The browser of a test file, there before its tests. All files share one, in which each person has a context of their
 * own; `flags` ask for a browser apart.
 */
export function testBrowser(...flags: readonly string[]): { readonly browser: Browser } {
  let open: Browser | undefined;
  beforeAll(async () => {
    open = await (flags.length === 0 ? chromium.connect(inject('browserUrl')) : launchBrowser(...flags));
  });
  afterAll(() => open?.close());
  return {
    get browser() {
      if (!open) throw new Error('there is no browser before the tests begin');
      return open;
    },
  };
}

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 860 };

/** A person with a browser of their own: cookies, storage and window size. */
export function newPerson(
  browser: Browser,
  viewport = DESK,
  baseURL = inject('appUrl'),
  // A worker's requests pass by what a test routes.
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    serviceWorkers,
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
}

/**
 * A new member at a browser of their own, who signed up by the API: the screen for it has journeys of its own. Nobody
 * else has their e-mail address.
 */
export async function newMember(
  browser: Browser,
  firstName: string,
  { lastName = 'Otieno', viewport = DESK } = {},
): Promise<Page> {
  const context = await newPerson(browser, viewport);
  const email = `member.${crypto.randomUUID()}@example.test`;
  const data = { email, password: 'a long enough phrase', firstName, lastName };
  const answer = await context.request.post('/api/account/sign-up/email', { data });
  expect(answer.status()).toBe(200);
  return context.newPage();
}

/** The rules of axe that a theme can break; all others hold in both themes or in neither. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type Theme = 'light' | 'dark';

/** Puts a page into a theme. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  const isNew = await page.evaluate<boolean>(`(() => {
    const { documentElement: root } = document;
    const shown = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset.theme = '${theme}';
    return shown !== '${theme}';
  })()`);
  if (!isNew) return;
  // Colours follow within two frames; read earlier, axe would compare those of both themes.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
}

const withAxe = new WeakSet<Page>();

/** Half a megabyte is sent to a window once: what it loads later has axe from the beginning. */
async function bringAxe(page: Page): Promise<void> {
  if (!withAxe.has(page)) await page.addInitScript(axe.source);
  withAxe.add(page);
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
}

/**
 * Only what axe objects to leaves the page: reporting what is fine takes longer than looking, and so does naming each
 * element, which is done where there is something to tell. No style sheet is of another origin, so none is asked for again.
 */
async function violations(page: Page, runOnly?: readonly string[]): Promise<Result[]> {
  await bringAxe(page);
  const look = (isNamed: boolean) => {
    const options = {
      resultTypes: ['violations'],
      preload: false,
      selectors: isNamed,
      elementRef: false,
      runOnly,
    };
    return page.evaluate<Result[]>(
      `axe.run(document, ${JSON.stringify(options)}).then((found) => found.violations)`,
    );
  };
  const found = await look(false);
  return found.length === 0 ? found : look(true);
}

export const AXE_VERSION = axe.version;

/** Notes for the accessibility statement what was looked at, where `KILELE_AXE` names a file. */
function noteLook(page: Page, findings: readonly string[]): void {
  const file = process.env['KILELE_AXE'];
  if (file === undefined) return;
  const path = new URL(page.url()).pathname.replaceAll(/\/(?:\d+|[\w-]{20,})(?=\/|$)/g, '/:id');
  appendFileSync(file, `${JSON.stringify({ path, width: page.viewportSize()?.width, findings })}\n`);
}

/** What axe finds on the page, one line per finding: every rule in light, those about colour in dark. */
export async function axeFindings(
  page: Page,
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<string[]> {
  // A page that is still being fetched has no heading yet.
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const theme of themes) {
    await setTheme(page, theme);
    for (const { id, help, nodes } of await violations(page, theme === 'light' ? undefined : COLOUR_RULES))
      for (const { target, failureSummary } of nodes)
        found.push(`${theme} ${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`);
  }
  noteLook(page, found);
  return found;
}

/** Whether anything sticks out to the right of the window. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth + 1');
}

/** What sticks out, innermost last, for the message of a failing test. */
export function whatSticksOut(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .slice(0, 5)
    .map((element) => element.tagName + ' ' + element.className + ': ' + element.textContent.slice(0, 40))`);
}

/**
 * At both widths nothing sticks out, and axe finds nothing; dark colours are the same at both and looked at once. With `KILELE_SHOTS` naming a folder, a named
 * screen is saved there as pictures for a person to check.
 */
export async function expectFit(page: Page, name?: string): Promise<void> {
  const folder = process.env['KILELE_SHOTS'];
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    expect(await axeFindings(page, viewport === PHONE ? ['light', 'dark'] : ['light'])).toEqual([]);
    if (folder === undefined || name === undefined) continue;
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${theme}.png`, fullPage: true });
    }
  }
}
