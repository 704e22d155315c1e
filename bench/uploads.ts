// Ten files of 100 MB sent in parts at once and kept as documents, by the product as `npm start` runs it, on a database of its
// own: how much more memory the server holds meanwhile, and the processes beside it. The aim: less than 150 MB.
// `node bench/uploads.ts [--files 10]`
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import PdfWriter from 'pdfkit';
import { startupForm } from '../test/forms.ts';

const { values } = parseArgs({ options: { files: { type: 'string', default: '10' } } });
const FILES = Number(values.files);
const MB = 1024 * 1024;
const ATTACHED = 99 * MB;
const PART = 4 * MB;
const AIM_MB = 150;

/** A PDF of one page, with an attachment that nothing can pack. */
function largePdf(): Promise<Buffer> {
  const pdf = new PdfWriter({ compress: false });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  pdf.text('Traction: 8,640 active traders in September 2026.');
  pdf.file(randomBytes(ATTACHED), { name: 'attached.bin' });
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(parts))));
}

const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const address = probe.address();
const port = typeof address === 'object' && address ? address.port : 0;
probe.close();
await once(probe, 'close');
const url = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'kilele-uploads-'));
const server = spawn(process.execPath, ['tools/start.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
  },
});

type Held = { readonly server: number; readonly beside: number };

/** Resident megabytes of the server, and of the programs of Node beside it. */
function held(): Held {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, kilobytes, name]) => ({
      pid: Number(pid),
      parent: Number(parent),
      megabytes: Number(kilobytes) / 1024,
      name: name ?? '',
    }));
  const own = rows.find(({ pid }) => pid === server.pid);
  const beside = rows.filter(({ parent, name }) => parent === server.pid && !name.startsWith('postgres'));
  return { server: own?.megabytes ?? 0, beside: beside.reduce((sum, { megabytes }) => sum + megabytes, 0) };
}

let cookie = '';
async function ask(
  method: string,
  path: string,
  body?: string | FormData | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${url}${path}`, { method, body, headers: { origin: url, cookie, ...headers } });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
const json = { 'content-type': 'application/json' };

/** Sends a file in parts, the n-th unlike any other, and keeps it as a document of a startup. */
async function upload(file: Buffer, n: number, startupId: number): Promise<void> {
  const made = await ask('POST', '/api/uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': `${file.length}`,
    'upload-metadata': `filename ${Buffer.from(`deck-${n}.pdf`).toString('base64')}`,
  });
  const path = made.headers.get('location') ?? '';
  for (let at = 0; at < file.length; at += PART) {
    const part = new Uint8Array(file.subarray(at, at + PART));
    if (at === PART * 2) part[0] = n;
    await ask('PATCH', path, part, {
      'tus-resumable': '1.0.0',
      'upload-offset': `${at}`,
      'content-type': 'application/offset+octet-stream',
    });
  }
  const form = new FormData();
  form.set('upload', path.split('/').at(-1) ?? '');
  form.set('startupId', String(startupId));
  await ask('POST', '/api/documents', form);
}

try {
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (tries > 600) throw new Error('the product did not start');
    await sleep(100);
  }
  const person = {
    email: 'ada@example.test',
    password: 'a long enough phrase',
    firstName: 'Ada',
    lastName: 'Obi',
  };
  const signed = await ask('POST', '/api/account/sign-up/email', JSON.stringify(person), json);
  cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const startup = await ask('POST', '/api/startups', JSON.stringify(startupForm('Mtajiline')), json);
  const { id } = (await startup.json()) as { id: number };
  const file = await largePdf();
  await upload(file, 100, id);
  await sleep(3_000);
  const before = held();
  let peak: Held = before;
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const now = held();
      peak = { server: Math.max(peak.server, now.server), beside: Math.max(peak.beside, now.beside) };
      await sleep(100);
    }
  })();
  const since = performance.now();
  await Promise.all(Array.from({ length: FILES }, (_, n) => upload(file, n, id)));
  const seconds = (performance.now() - since) / 1000;
  await sleep(3_000);
  over.abort();
  await watching;
  const growth = peak.server - before.server;
  const line = (name: string, from: number, to: number) =>
    `${name.padEnd(24)} ${from.toFixed(0).padStart(5)} MB before, ${to.toFixed(0).padStart(5)} MB at most`;
  console.log(`${FILES} files of ${(file.length / MB).toFixed(0)} MB in ${seconds.toFixed(0)} s`);
  console.log(line('server', before.server, peak.server));
  console.log(line('processes beside it', before.beside, peak.beside));
  console.log(`the server holds ${growth.toFixed(0)} MB more; the aim is less than ${AIM_MB}`);
  if (growth >= AIM_MB) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
