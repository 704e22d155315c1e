import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Debian's browser where it is installed, else the one that comes as a package. */
export async function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : await sparticuz.executablePath();
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

/** The browser of a test file, there before its tests and closed after them; `flags` are its own. */
export function testBrowser(...flags: readonly string[]): { readonly browser: Browser } {
  let open: Browser | undefined;
  beforeAll(async () => {
    open = await launchBrowser(...flags);
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
export function newPerson(browser: Browser, viewport = DESK): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: inject('appUrl'),
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
}

/** The rules of axe that a theme can break; all others hold in both themes or in neither. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Puts a page into a theme. */
export async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(`document.documentElement.setAttribute('data-theme', '${theme}')`);
  // Colours follow within two frames; read earlier, axe would compare those of both themes.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
}

/** What axe finds on the page as it stands, one line a finding: every rule in light, those about colour in dark. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A page that is still being fetched has no heading yet.
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await setTheme(page, theme);
    // Without frames of other origins nothing has to be gathered in a second page, which takes as long as looking does.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (theme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze();
    for (const { id, help, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${theme} ${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`);
  }
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
 * At both widths nothing sticks out, and axe finds nothing in either theme. With `KILELE_SHOTS` naming a folder, a named
 * screen is kept there as pictures for a person to look at.
 */
export async function expectFit(page: Page, name?: string): Promise<void> {
  const folder = process.env['KILELE_SHOTS'];
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => overflowsSideways(page)).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    if (folder === undefined || name === undefined) continue;
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${theme}.png`, fullPage: true });
    }
  }
}
