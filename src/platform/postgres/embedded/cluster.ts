import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, canEnter, giveTo } from './account.ts';
import { StartRefused } from '../../start-refused.ts';

export const DATABASE = 'kilele';
const SOCKET = '.s.PGSQL.5432';
// The kernel's limit for a socket's path, without the closing zero.
const SOCKET_PATH_BYTES = 107;

export type Cluster = {
  /** The cluster's folder, free of links. */
  folder: string;
  binaries: string;
  account: Account;
  logFile: string;
};

// For a small machine and many short statements. No parallel workers: they need more of /dev/shm than a
// container has, and on two cores gain nothing. The process holds the only copy, hence wal_level minimal.
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  synchronous_commit: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '512MB',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
  client_connection_check_interval: '1s',
  cluster_name: 'kilele',
};

// Since 18 each page that is not in memory is read by another process, which takes three times the processor of reading it.
const FIRST_WITH_IO_METHOD = 18;
const READING = { io_method: 'sync' };

/**
 * Makes the cluster, whole or not at all: it is built beside its place and moved there when complete.
 * Collation is PostgreSQL's own C.UTF-8: it knows the letters of every language for upper and lower case and
 * sorts by code point, so an update of the operating system's libraries never invalidates an index.
 */
export function initCluster(cluster: Cluster): void {
  if (statSync(cluster.folder, { throwIfNoEntry: false })) return;
  const draft = `${cluster.folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(draft, cluster.account);
  const common = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const safety = ['--data-checksums', '--auth=trust', '--no-instructions'];
  runTool(cluster, draft, 'initdb', [`--username=${DATABASE}`, ...common, ...safety]);
  runTool(cluster, draft, 'postgres', ['--single', 'postgres'], `CREATE DATABASE ${DATABASE};\n`);
  renameSync(draft, cluster.folder);
  syncFolder(dirname(cluster.folder));
}

const majorIn = (text: string): string | undefined => /\d+/.exec(text)?.[0];

/** Which PostgreSQL made a folder; null where there is none. */
export function majorOf(folder: string): string | null {
  const file = join(folder, 'PG_VERSION');
  return existsSync(file) ? (majorIn(readFileSync(file, 'utf8')) ?? null) : null;
}

/** A folder of another PostgreSQL is not started: its own says why in words for those who know it. */
export function requireMajor({ folder, binaries, account }: Cluster): void {
  const made = majorOf(folder);
  const version = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], {
    cwd: folder,
    encoding: 'utf8',
    env: toolEnv(),
    ...account,
  });
  const brought = majorIn(version.stdout ?? '');
  if (brought === undefined || made === brought) return;
  throw new StartRefused(
    `${folder} was made by PostgreSQL ${made}, and this version brings ${brought}. ` +
      'Run `npm run upgrade:postgres`: it copies every row over and keeps the older folder.',
  );
}

function runTool(cluster: Cluster, folder: string, tool: string, args: string[], input = ''): void {
  const { status, error, stderr } = spawnSync(
    join(cluster.binaries, 'bin', tool),
    [...args.slice(0, 1), '-D', folderFor(folder, cluster.account), ...args.slice(1)],
    { cwd: folder, input, encoding: 'utf8', env: toolEnv(), ...cluster.account },
  );
  if (status !== 0) {
    const why = error?.message ?? stderr.trim().split('\n').slice(-3).join(' ');
    throw new StartRefused(`The database could not be made in ${cluster.folder}: ${why}`);
  }
}

/** Starts the database process. It leads its own session, so that Ctrl-C does not reach it before us. */
export function spawnPostgres(cluster: Cluster, socketFolder: string): ChildProcess {
  const log = openSync(cluster.logFile, 'a', 0o600);
  const socket = socketFolder === cluster.folder ? '.' : `"${socketFolder}"`;
  const reading = Number(majorOf(cluster.folder)) >= FIRST_WITH_IO_METHOD ? READING : {};
  const settings = Object.entries({ ...SETTINGS, ...reading, unix_socket_directories: socket });
  try {
    return spawn(
      join(cluster.binaries, 'bin', 'postgres'),
      [
        '-D',
        folderFor(cluster.folder, cluster.account),
        ...settings.flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      {
        cwd: cluster.folder,
        detached: true,
        stdio: ['ignore', log, log],
        env: toolEnv(),
        ...cluster.account,
      },
    );
  } finally {
    closeSync(log);
  }
}

/** Waits until the database takes connections; false when it ended instead. */
export async function isReady(cluster: Cluster, child: ChildProcess): Promise<boolean> {
  child.once('error', () => {});
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    if (readStatus(cluster, child.pid) === 'ready') return true;
    await sleep(10);
  }
  return false;
}

/** The last thing the database said, for the message when it does not start. */
export function lastWords(cluster: Cluster): string {
  const lines = readFileSync(cluster.logFile, 'utf8').trim().split('\n');
  const telling = lines.slice(-20).filter((line) => /(FATAL|PANIC|ERROR|could not)/.test(line));
  return (telling.at(-1) ?? lines.at(-1) ?? '').replace(/^.*?(?=FATAL|PANIC|ERROR)/, '');
}

/** The cluster's own folder, or a short private one where its path is too long for a socket. */
export function socketFolderOf(folder: string): string {
  if (Buffer.byteLength(join(folder, SOCKET)) <= SOCKET_PATH_BYTES) return folder;
  const { dev, ino } = statSync(folder, { bigint: true });
  return join(tmpdir(), `kilele-${dev.toString(36)}-${ino.toString(36)}`);
}

export function makeSocketFolder({ folder, account }: Cluster): string {
  const short = socketFolderOf(folder);
  if (short === folder) return folder;
  rmSync(short, { recursive: true, force: true });
  mkdirSync(short, { mode: 0o700 });
  giveTo(short, account);
  return short;
}

// An account that may not enter the folders above reaches its cluster through its working folder, which the
// process enters before it gives up root.
function folderFor(folder: string, account: Account): string {
  return process.platform === 'linux' && !canEnter(folder, account) ? '/proc/self/cwd' : folder;
}

function readStatus(cluster: Cluster, pid: number | undefined): string | null {
  try {
    const lines = readFileSync(join(cluster.folder, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid ? (lines[7]?.trim() ?? null) : null;
  } catch {
    return null;
  }
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

// Nothing of the server's own settings, so that no PG* variable or secret reaches the database.
const toolEnv = (): NodeJS.ProcessEnv => ({ LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin' });
