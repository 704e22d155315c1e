// A member's first and second visit of ten pages: weight, and when heading and screen stand on a slow line.
//   node tools/run.mjs bench/first-visit.ts [--url http://localhost:3000] [--rounds 3]
// 400 kbit/s, 400 ms a round trip, a processor four times slower, a phone's window; `--url` is of a product with its demo.
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser, newPerson, PHONE } from '../test/browser.ts';
import { MEMBER_PAGES } from '../test/member-pages.ts';
import { weighPage } from '../test/page-weight.ts';
import { startProduct } from '../test/server.ts';

const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const SLOWER = 4;
const MOST_BYTES = 130_000;
const MOST_FIRST_MS = 3_500;
const MOST_SECOND_MS = 1_000;
const SHOWS_WITHIN_MS = 30_000;
/** The worker takes over once it is installed; what it keeps is kept by then. */
const SETTLES_MS = 2_500;

const { values } = parseArgs({
  options: { url: { type: 'string' }, rounds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);

const median = (some: readonly number[]): number =>
  some.toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? Number.NaN;

async function explorer(browser: Browser, url: string, role: string): Promise<BrowserContext> {
  const person = await newPerson(browser, PHONE, url, 'allow');
  const answer = await person.request.post('/api/auth/explore', { data: { role }, headers: { origin: url } });
  if (answer.status() !== 200) throw new Error(`${url} has no demo ${role}: ${answer.status()}`);
  return person;
}

/** When something is first so, ms from the start of the visit: looked for at every frame, as the page allows no `eval`. */
const seenAt = (page: Page, test: string): Promise<number> =>
  page.evaluate<number>(`new Promise((done, fail) => {
    const look = () => {
      if (${test}) done(performance.now());
      else if (performance.now() > ${SHOWS_WITHIN_MS}) fail(new Error('never shown'));
      else requestAnimationFrame(look);
    };
    look();
  })`);

const HEADING = `document.querySelector('h1')?.checkVisibility()`;
const SCREEN = `document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"], main output[aria-label^="Load"]')`;

/** When the heading and the screen stand, on the slow line. */
async function visit(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(path, { waitUntil: 'commit' });
  const headingMs = await seenAt(page, HEADING);
  const screenMs = await seenAt(page, SCREEN);
  await session.detach();
  return { headingMs, screenMs };
}

async function measure(url: string, role: string, path: string) {
  const browser = await launchBrowser();
  try {
    const first = await explorer(browser, url, role);
    const weight = await weighPage(await first.newPage(), path);
    await first.close();
    const person = await explorer(browser, url, role);
    const cold = await visit(await person.newPage(), path);
    await person.pages()[0]?.waitForTimeout(SETTLES_MS);
    await person.pages()[0]?.close();
    const again = await visit(await person.newPage(), path);
    return { weight, cold, again };
  } finally {
    await browser.close();
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0).padStart(4);
const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(4);
const verdict = (isMet: boolean) => (isMet ? '' : ' MISSED');

const product = values.url === undefined ? await startProduct({ hasDemo: true }) : null;
const url = product?.url ?? values.url ?? '';
try {
  console.log(
    'page                   requests  script  all kB   heading  screen   again: heading  screen (s)',
  );
  for (const [role, path] of MEMBER_PAGES) {
    const found: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measure(url, role, path));
    const of = (pick: (each: Awaited<ReturnType<typeof measure>>) => number) => median(found.map(pick));
    const all = of(({ weight }) => weight.totalBytes);
    const heading = of(({ cold }) => cold.headingMs);
    const again = of((each) => each.again.headingMs);
    console.log(
      [
        path.padEnd(24),
        String(of(({ weight }) => weight.requests)).padStart(4),
        kB(of(({ weight }) => weight.scriptBytes)).padStart(8),
        kB(all).padStart(7) + verdict(all <= MOST_BYTES),
        seconds(heading).padStart(9) + verdict(heading <= MOST_FIRST_MS),
        seconds(of(({ cold }) => cold.screenMs)).padStart(7),
        seconds(again).padStart(15) + verdict(again <= MOST_SECOND_MS),
        seconds(of((each) => each.again.screenMs)).padStart(7),
      ].join(' '),
    );
  }
} finally {
  await product?.stop();
}
