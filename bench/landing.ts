// Lighthouse where a visit begins and on ten pages of members: a phone on simulated slow 4G, a processor four times slower.
// Lighthouse is fetched when this runs, at the version below: it is as large as everything else together.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { MEMBER_PAGES } from '../test/member-pages.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const START = fileURLToPath(new URL('../tools/start.ts', import.meta.url));
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The largest text is to be read by then, wherever a visit begins. */
const AIM_LCP_MS = 1_400;
const AIM_FORM_LCP_MS = 1_800;
const FORMS = ['/sign-in', '/sign-up', '/reset-password'];
const PATHS = ['/', '/startups', '/startups/1', '/investors', '/investors/1', '/jobs', '/jobs/1', ...FORMS];

type Report = {
  readonly categories: Record<(typeof CATEGORIES)[number], { readonly score: number }>;
  readonly audits: Record<string, { readonly numericValue?: number }>;
};

const browserPath = async () => (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : sparticuz.executablePath());

function audit(url: string, chromePath: string, cookie: string | null): Report {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
    ...(cookie === null ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
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

async function explorerCookie(url: string, role: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/explore`, {
    method: 'POST',
    // Lighthouse holds this process up for longer than the server keeps a connection.
    headers: { 'content-type': 'application/json', origin: url, connection: 'close' },
    body: JSON.stringify({ role }),
  });
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  return cookie;
}

function print(path: string, reports: readonly Report[]): void {
  const of = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const lcpMs = of('largest-contentful-paint');
  const aimMs = FORMS.includes(path) ? AIM_FORM_LCP_MS : AIM_LCP_MS;
  const aim = ` (aim ${aimMs} ms: ${lcpMs <= aimMs ? 'met' : 'MISSED'})`;
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
  const measure = (path: string, cookie: string | null = null) => {
    const runs = Array.from({ length: RUNS }, () => audit(product.url + path, chromePath, cookie));
    print(path, runs);
  };
  for (const path of PATHS) measure(path);
  console.log('members');
  for (const [role, path] of MEMBER_PAGES) measure(path, await explorerCookie(product.url, role));
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
