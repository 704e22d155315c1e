// Memory of a process and its embedded database while nobody asks for anything: on the first start, which fills in the demo,
// and on the second. Linux alone tells. `node bench/idle.ts`. What several processes of the database share counts once.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import server from '../tools/server-flags.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IDLE_S = 40;
const KILOBYTES = 1024;
const AIM_MEGABYTES = 220;
const MAPPING = /^[0-9a-f]+-[0-9a-f]+ \S+ ([0-9a-f]+) \S+ \d+ *(.*)$/;

/** A process and those it started. */
function familyOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((other) => parentOf(other) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

function parentOf(pid: number): number | null {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return null;
  }
}

/** Nothing for a process that has ended since it was found. */
function mappingsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/smaps`, 'utf8');
  } catch {
    return '';
  }
}

/** Kilobytes of some processes: files count once however many use them, memory of their own by their share of it. */
function kilobytesOf(pids: readonly number[]): number {
  const files = new Map<string, number>();
  let own = 0;
  for (const pid of pids) {
    let file: string | null = null;
    for (const line of mappingsOf(pid).split('\n')) {
      const [, offset = '', name = ''] = MAPPING.exec(line) ?? [];
      if (offset !== '') file = /^\/(?!dev\/|SYSV|memfd)/.test(name) ? `${name} ${offset}` : null;
      const [, measure = '', text = '0'] = /^(Rss|Pss|Anonymous): +(\d+)/.exec(line) ?? [];
      if (file === null && measure === 'Pss') own += Number(text);
      if (file !== null && measure === 'Rss') files.set(file, Math.max(files.get(file) ?? 0, Number(text)));
    }
  }
  return own + [...files.values()].reduce((sum, each) => sum + each, 0);
}

const megabytes = (pids: readonly number[]) => Math.round(kilobytesOf(pids) / KILOBYTES);

async function measure(dataDir: string, label: string): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [...server.flags, 'tools/start.ts', '--no-build'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...server.environment,
      DATA_DIR: dataDir,
      PORT: '3987',
      LOG_LEVEL: 'warn',
      DEMO: '1',
      NODE_ENV: 'production',
      TRUST_PROXY: '1',
      BASE_URL: 'http://localhost:3987',
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const answers = () =>
    fetch('http://127.0.0.1:3987/readyz').then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await answers())) await sleep(200);
  if (child.pid === undefined || child.exitCode !== null) throw new Error('the server did not start');
  await sleep(IDLE_S * 1000);
  const [own, ...database] = familyOf(child.pid);
  const [process_, postgres] = [megabytes(own === undefined ? [] : [own]), megabytes(database)];
  console.log(
    `${label}: process ${process_} MB, database ${postgres} MB, together ${process_ + postgres} MB`,
  );
  child.kill('SIGTERM');
  await ended;
  return process_ + postgres;
}

const dataDir = await mkdtemp(join(tmpdir(), 'kilele-idle-'));
try {
  await measure(dataDir, 'first start, which fills in the demo');
  const together = await measure(dataDir, 'second start');
  console.log(`aim ${AIM_MEGABYTES} MB: ${together <= AIM_MEGABYTES ? 'met' : 'MISSED'}`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
