// What an investor feels of a board of 5,000 deals, in a real browser on the product as it is started:
//   node tools/run.mjs bench/deals-board.ts [--slower 1]
// The limits are of an otherwise idle machine; `--slower 4` makes the page's processor a cheap phone's, without a verdict.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sparticuz from '@sparticuz/chromium';
import { chromium, type Page } from 'playwright-core';
import { prepareDatabase } from '../src/app/server/start.ts';
import { createPool } from '../src/platform/postgres/db.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { percentile } from './seeded-server.ts';

const { values } = parseArgs({ options: { slower: { type: 'string', default: '1' } } });
const DEALS = 5000;
const BOARD = '/portfolio/deal-flow';
const START = fileURLToPath(new URL('../tools/start.ts', import.meta.url));
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const SEED = `
  insert into deals (owner_id, company_name, company_key, sector_id, stage, priority, interest_level, next_action,
      next_action_due, amount_minor, currency, stage_since, last_activity_at, created_at)
    select u.id, 'Company number ' || n, 'companynumber' || n, (array['fintech', 'healthtech', 'agritech'])[n % 3 + 1],
      (array['sourced', 'reviewed', 'due-diligence', 'term-sheet', 'closed', 'passed'])[n % 6 + 1],
      (array['low', 'medium', 'high'])[n % 3 + 1], n % 10 + 1, 'Call the two founders', current_date + n % 40,
      n * 1000, 'USD', now() - n * interval '1 hour', now() - n % 30 * interval '1 day', now()
    from users u, generate_series(1, ${DEALS}) n`;

/** Starts the product on a database and waits for its address. */
async function startProduct(databaseUrl: string, dataDir: string) {
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, DEMO: '0', PORT: '0', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const part of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    const [, url] = /Kilele is at\s+(http\S+)/.exec(String(part)) ?? [];
    if (url !== undefined) return { url, child };
  }
  throw new Error('the product ended before it listened');
}

/** Milliseconds between 240 frames, while the first column is scrolled by so many pixels in each. */
const scroll = (pixels: number) => `(async () => {
  const column = document.querySelector('[data-column="sourced"]');
  const at = [await new Promise(requestAnimationFrame)];
  for (let n = 0; n < 240; n += 1) {
    column.scrollTop += ${pixels};
    at.push(await new Promise(requestAnimationFrame));
  }
  column.scrollTop = 0;
  return at.slice(1).map((moment, n) => moment - at[n]);
})()`;

/** From choosing a stage on a card until the card is in its new column. */
const MOVE = `(async () => {
  const card = document.querySelector('[data-column="sourced"] article');
  const selector = card.querySelector('select');
  const there = '[data-column="closed"] article[aria-label="' + card.ariaLabel + '"]';
  const from = performance.now();
  selector.value = 'closed';
  selector.dispatchEvent(new Event('change', { bubbles: true }));
  while (!document.querySelector(there)) await new Promise(requestAnimationFrame);
  return performance.now() - from;
})()`;

/** From a key in the search until the next frame shows it. */
const key = (letter: string) => `(async () => {
  const box = document.querySelector('main input[placeholder^="Search startup"]');
  const from = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, box.value + '${letter}');
  box.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise(requestAnimationFrame);
  return performance.now() - from;
})()`;

const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b);
const p95 = (all: readonly number[]) => percentile(sorted(all), 0.95);

/** Name, figure, unit and limit. */
async function measure(page: Page): Promise<[string, number, string, number][]> {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(`/api${BOARD}`)) calls += 1;
  });
  const since = performance.now();
  await page.goto(BOARD, { waitUntil: 'commit' });
  await page.getByRole('article').first().waitFor();
  const firstMs = performance.now() - since;
  await page.getByText(new RegExp(`^${DEALS.toLocaleString('en')} deals$`)).waitFor();
  const allMs = performance.now() - since;
  await page.waitForLoadState('networkidle');
  const reads = calls;
  const cards = await page.getByRole('article').count();
  const still = p95(await page.evaluate<number[]>(scroll(0)));
  const scrolled = p95(await page.evaluate<number[]>(scroll(120)));
  calls = 0;
  const moveMs = await page.evaluate<number>(MOVE);
  await page.getByText('Deal updated successfully!').first().waitFor();
  await page.waitForTimeout(1000);
  const callsOfMove = calls;
  const keys: number[] = [];
  for (const letter of 'company number 12') keys.push(await page.evaluate<number>(key(letter)));
  return [
    ['first cards after', firstMs, 'ms', 3000],
    ['all deals after', allMs, 'ms', 5000],
    ['calls until then', reads, '', Math.ceil(DEALS / 500) + 2],
    ['cards drawn', cards, '', 100],
    ['at rest, a frame p95', still, 'ms', Number.POSITIVE_INFINITY],
    ['scrolling, a frame p95', scrolled, 'ms', Math.max(34, 2 * still)],
    ['a move shows after', moveMs, 'ms', 200],
    ['calls of a move', callsOfMove, '', 3],
    ['a key in the search p95', p95(keys), 'ms', 100],
  ];
}

const dataDir = await mkdtemp(join(tmpdir(), 'kilele-bench-'));
const database = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn() {}, error() {} } });
const pool = createPool({ connectionString: database.url, maxConnections: 1, statementTimeoutMs: 600_000 });
await prepareDatabase(pool);
const product = await startProduct(database.url, dataDir);
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : await sparticuz.executablePath();
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await chromium.launch({ executablePath, args });
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 860 } });
  const data = { email: 'a@mail.example', password: 'a long enough phrase', firstName: 'A', lastName: 'O' };
  await page.request.post('/api/account/sign-up/email', { data });
  await pool.query(`${SEED}; analyze deals`);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  console.log(`A board of ${DEALS} deals, the page's processor ${values.slower} × slower`);
  const figures = await measure(page);
  for (const [name, value, unit, most] of figures) {
    const figure = `${name.padEnd(26)}${value.toFixed(0).padStart(6)} ${unit.padEnd(3)}`;
    const verdict = `at most ${most.toFixed(0)}: ${value <= most ? 'kept' : 'NOT kept'}`;
    console.log(`${figure} ${Number.isFinite(most) ? verdict : 'the yardstick of the next'}`);
  }
  if (values.slower === '1' && figures.some(([, value, , most]) => value > most)) process.exitCode = 1;
} finally {
  await browser.close();
  product.child.kill('SIGTERM');
  await once(product.child, 'exit');
  await pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
