// Lighthouse on the landing page: a phone on simulated slow 4G, with a processor four times slower.
// Lighthouse is fetched when this runs, at the version below: it is as large as everything else together.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const START = fileURLToPath(new URL('../tools/start.ts', import.meta.url));
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The largest text is to be read by then, wherever a visit begins. */
const AIM_LCP_MS = 1600;
const PATHS = ['/', '/startups', '/startups/1', '/investors', '/jobs'] as const;

type Report = {
  readonly categories: Record<(typeof CATEGORIES)[number], { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
};

const browserPath = async () => (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : sparticuz.executablePath());

function audit(url: string, chromePath: string): Report {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
  ];
  const said = execFileSync(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options],
    {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: chromePath },
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(said) as Report;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

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

function print(path: string, reports: readonly Report[]): void {
  const of = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const lcpMs = of('largest-contentful-paint');
  const aim = ` (aim ${AIM_LCP_MS} ms: ${lcpMs <= AIM_LCP_MS ? 'met' : 'MISSED'})`;
  const scores = CATEGORIES.map(
    (name) => `${name} ${Math.round(100 * median(reports.map(({ categories }) => categories[name].score)))}`,
  );
  const figures = [
    `LCP ${lcpMs.toFixed(0)} ms${aim}`,
    `shift ${of('cumulative-layout-shift').toFixed(3)}`,
    `blocked ${of('total-blocking-time').toFixed(0)} ms`,
    `all ${(of('total-byte-weight') / 1000).toFixed(0)} kB`,
  ];
  console.log(`${path.padEnd(12)}  ${[...figures, ...scores].join('  ')}`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'kilele-bench-'));
const product = await startProduct(dataDir);
try {
  const chromePath = await browserPath();
  for (const path of PATHS) {
    print(
      path,
      Array.from({ length: RUNS }, () => audit(product.url + path, chromePath)),
    );
  }
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
