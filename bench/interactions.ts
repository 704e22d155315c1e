// How long a press or key waits for the next paint (INP) on board, list and palette, with a processor four times slower.
//   node tools/run.mjs bench/interactions.ts [--url http://localhost:3000]
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { DESK, launchBrowser, newPerson } from '../test/browser.ts';
import { startProduct } from '../test/server.ts';

const SLOWER = 4;
const MOST_MS = 100;
const SETTLES_MS = 1_500;

const WATCH = `(() => {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, name, duration } of list.getEntries())
      if (interactionId) window.interactions.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
})()`;

const { values } = parseArgs({ options: { url: { type: 'string' } } });

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

const press =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
    }
  };

const PALETTE: readonly Step[] = [
  ['open', press('Control+k')],
  ['type', press('s', 'o', 'l')],
  ['arrows', press('ArrowDown', 'ArrowDown', 'ArrowUp')],
  ['close', press('Escape')],
  ['open again', press('Control+k')],
];

const LIST: readonly Step[] = [
  ['type', async (page) => page.getByLabel('Search startups').pressSequentially('solar', { delay: 120 })],
  [
    'clear',
    async (page) =>
      page
        .getByLabel('Search startups')
        .press('Control+a')
        .then(() => page.keyboard.press('Backspace')),
  ],
  ['choose', async (page) => void (await page.getByLabel('Sector').first().selectOption({ index: 2 }))],
  ['row', async (page) => page.locator('main article a').first().focus()],
  ['tab', press('Tab', 'Tab', 'Tab')],
];

const BOARD: readonly Step[] = [
  [
    'focus',
    async (page) =>
      page
        .getByRole('button', { name: /^Move / })
        .first()
        .focus(),
  ],
  ['grab', press('Space')],
  ['move', press('ArrowRight', 'ArrowRight', 'ArrowLeft')],
  ['drop', press('Space')],
  [
    'menu',
    async (page) =>
      page
        .getByRole('button', { name: /^(More|Actions)/ })
        .first()
        .click(),
  ],
  ['close', press('Escape')],
];

const SCREENS: readonly (readonly [string, 'founder' | 'investor', string, readonly Step[]])[] = [
  ['board', 'investor', '/portfolio/deal-flow', BOARD],
  ['list', 'investor', '/startups', LIST],
  ['palette', 'investor', '/startups', PALETTE],
];

const product = values.url === undefined ? await startProduct({ hasDemo: true }) : null;
const url = product?.url ?? values.url ?? '';
const browser = await launchBrowser();
try {
  for (const [screen, role, path, steps] of SCREENS) {
    const person = await newPerson(browser, DESK, url);
    await person.request.post('/api/auth/explore', { data: { role }, headers: { origin: url } });
    const page = await person.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const session = await person.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(WATCH);
    for (const [name, act] of steps) {
      await page.evaluate('window.interactions.length = 0');
      await act(page);
      await page.waitForTimeout(SETTLES_MS);
      const found = await page.evaluate<{ name: string; duration: number }[]>('window.interactions');
      const [slowest] = found.toSorted((a, b) => b.duration - a.duration);
      const ms = slowest?.duration ?? 0;
      const verdict = ms < MOST_MS ? '' : ' MISSED';
      console.log(
        `${screen.padEnd(9)}${name.padEnd(12)}${String(ms).padStart(5)} ms  ${slowest?.name ?? ''}${verdict}`,
      );
    }
    await person.close();
  }
} finally {
  await browser.close();
  await product?.stop();
}
