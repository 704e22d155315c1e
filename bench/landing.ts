// How soon the landing page and the directory are there on a slow phone: largest contentful paint, layout shift and
// what crossed the line. Follows Lighthouse's simulated settings for phones (slow 4G: 1.6 Mbps, 150 ms a round trip; a
// processor four times slower; 412 × 823 points), measured in Chromium instead of modelled, with a cold cache.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/app/test-browser.ts';

const START = fileURLToPath(new URL('../tools/start.ts', import.meta.url));
const RUNS = 5;
const SETTLE_MS = 2_500;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER_CPU = 4;
/** The first screen of a visit, and one that comes on top of it. */
const PAGES = [
  { path: '/', aimLcpMs: 1600, aimJsKb: 110 },
  { path: '/startups', aimLcpMs: null, aimJsKb: 180 },
] as const;

type Visit = {
  readonly lcpMs: number;
  readonly shift: number;
  readonly jsKb: number;
  readonly allKb: number;
};

/** Runs in the page, before anything else of it. */
const WATCH = `
  globalThis.seen = { lcp: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Set<string>();
  const bytes = { js: 0, all: 0 };
  await devtools.send('Network.enable');
  devtools.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.js += encodedDataLength;
  });
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.addInitScript({ content: WATCH });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const { lcp, shift } = await page.evaluate<{ lcp: number; shift: number }>('seen');
  await context.close();
  return { lcpMs: lcp, shift, jsKb: bytes.js / 1000, allKb: bytes.all / 1000 };
}

const median = (visits: readonly Visit[], of: keyof Visit): number =>
  visits.map((each) => each[of]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;

/** Starts the product on a data folder of its own, with the demo, and waits for its address. */
async function startProduct(dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: '1', PORT: '0', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [START], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`the product ended:\n${printed}`)));
    child.stdout.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /Kilele is at\s+(http\S+)/.exec(printed);
      if (found?.[1]) resolve(found[1]);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
}

const dataDir = await mkdtemp(join(tmpdir(), 'kilele-bench-'));
const product = await startProduct(dataDir);
const browser = await launchBrowser();
try {
  for (const { path, aimLcpMs, aimJsKb } of PAGES) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, product.url + path));
    const [lcpMs, jsKb] = [median(visits, 'lcpMs'), median(visits, 'jsKb')];
    const met = (value: number, aim: number, unit: string) =>
      `${aim} ${unit}: ${value <= aim ? 'met' : 'MISSED'}`;
    console.log(
      [
        path.padEnd(10),
        `LCP ${lcpMs.toFixed(0).padStart(5)} ms${aimLcpMs === null ? '' : ` (aim ${met(lcpMs, aimLcpMs, 'ms')})`}`,
        `shift ${median(visits, 'shift').toFixed(3)}`,
        `JavaScript ${jsKb.toFixed(0)} kB with headers (aim ${met(jsKb, aimJsKb, 'kB')})`,
        `all ${median(visits, 'allKb').toFixed(0)} kB`,
      ].join('  '),
    );
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
