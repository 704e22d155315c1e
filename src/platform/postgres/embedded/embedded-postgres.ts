import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseAccount } from './account.ts';
import { findBinaries, type PostgresPackage } from './binaries.ts';
import {
  type Cluster,
  DATABASE,
  initCluster,
  isReady,
  lastWords,
  makeSocketFolder,
  requireMajor,
  socketFolderOf,
  spawnPostgres,
} from './cluster.ts';
import { stopLeftover } from './leftover.ts';
import { type FolderLock, lockFolder } from '../folder-lock.ts';
import { StartRefused } from '../../start-refused.ts';

type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;

export type EmbeddedPostgres = {
  /** As `pg.Pool` takes it, when fields are handier than `url`. */
  connection: { host: string; user: string; database: string };
  /** As `DATABASE_URL`; the host is a folder with a unix socket. */
  url: string;
  /** The database's process, null while it is being restarted. */
  pid(): number | null;
  isUp(): boolean;
  /** Called each time the database ends unasked; it is being restarted already. Returns how to stop listening. */
  onDown(listener: (reason: string) => void): () => void;
  /** Called each time it takes connections again. */
  onUp(listener: () => void): () => void;
  /** Lets running statements go, writes everything down, ends the process, frees the data folder. */
  stop(): Promise<void>;
};

const LOG_LIMIT_BYTES = 5_000_000;
const STOP_MS = 15_000;

type Start = {
  readonly dataDir: string;
  readonly log: Log;
  /** Another than the one that we bring. */
  readonly postgres?: PostgresPackage;
};

/**
 * Starts PostgreSQL on `dataDir/postgres` as a child process and keeps it up until `stop`.
 * Throws {@link StartRefused} when another server has the folder or the database cannot run here.
 */
export async function startEmbeddedPostgres(options: Start): Promise<EmbeddedPostgres> {
  try {
    mkdirSync(options.dataDir, { recursive: true });
    const dataDir = realpathSync(options.dataDir);
    const lock = await lockFolder(dataDir);
    return await startOn({ ...options, dataDir }, lock).catch(async (error: unknown) => {
      await lock.release();
      throw error;
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new StartRefused(`The data folder ${options.dataDir} cannot be used: ${message}`, { cause: error });
  }
}

async function startOn({ dataDir, log, postgres }: Start, lock: FolderLock): Promise<EmbeddedPostgres> {
  const cluster = prepare(dataDir, postgres);
  const socketFolder = makeSocketFolder(cluster);
  const keeper = new Keeper(cluster, socketFolder, log);
  await keeper.start();
  return {
    connection: { host: socketFolder, user: DATABASE, database: DATABASE },
    url: urlOf(socketFolder),
    pid: () => keeper.pid(),
    isUp: () => keeper.isUp,
    onDown: (listener) => listen(keeper.downListeners, listener),
    onUp: (listener) => listen(keeper.upListeners, listener),
    async stop() {
      await keeper.stop();
      if (socketFolder !== cluster.folder) rmSync(socketFolder, { recursive: true, force: true });
      await lock.release();
    },
  };
}

const urlOf = (socketFolder: string) =>
  `postgres://${DATABASE}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}`;

/** As `DATABASE_URL`, the database of a server that runs on `dataDir`; null where there was never one. */
export function urlOfRunning(dataDir: string): string | null {
  const folder = join(dataDir, 'postgres');
  return existsSync(folder) ? urlOf(socketFolderOf(realpathSync(folder))) : null;
}

function prepare(dataDir: string, postgres: PostgresPackage | undefined): Cluster {
  const folder = join(dataDir, 'postgres');
  const logFile = join(dataDir, 'postgres.log');
  const probe = join(dataDir, 'postgres.probe');
  mkdirSync(probe, { recursive: true });
  const account = chooseAccount(folder, probe);
  rmSync(probe, { recursive: true, force: true });
  const logBytes = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (logBytes > LOG_LIMIT_BYTES) rmSync(logFile);
  const cluster = { folder, logFile, account, binaries: findBinaries(dataDir, account, postgres) };
  initCluster(cluster);
  requireMajor(cluster);
  return cluster;
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps one database process running: a fallen one is restarted at once, then after ever longer pauses. */
class Keeper {
  isUp = false;
  readonly downListeners = new Set<(reason: string) => void>();
  readonly upListeners = new Set<() => void>();
  readonly #cluster: Cluster;
  readonly #socketFolder: string;
  readonly #log: Log;
  readonly #stopping = new AbortController();
  #child: ChildProcess | null = null;
  #restarting: Promise<void> | null = null;

  constructor(cluster: Cluster, socketFolder: string, log: Log) {
    this.#cluster = cluster;
    this.#socketFolder = socketFolder;
    this.#log = log;
  }

  pid(): number | null {
    return this.#child?.pid ?? null;
  }

  async start(): Promise<void> {
    if (await this.#launch()) return;
    throw new StartRefused(
      `The database did not start: ${lastWords(this.#cluster)} (more in ${this.#cluster.logFile})`,
    );
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#restarting;
    const child = this.#child;
    if (!child) return;
    const ended = once(child, 'exit');
    for (const [signal, waitMs] of [
      ['SIGINT', STOP_MS],
      ['SIGQUIT', 5000],
    ] as const) {
      child.kill(signal);
      if (await Promise.race([ended.then(() => true), sleep(waitMs, false, { ref: false })])) return;
    }
    child.kill('SIGKILL');
    await ended;
  }

  async #launch(): Promise<boolean> {
    const stopped = await stopLeftover(this.#cluster.folder);
    if (stopped > 0) this.#log.warn('Stopped a database that an earlier server had left running.');
    const child = spawnPostgres(this.#cluster, this.#socketFolder);
    if (!(await isReady(this.#cluster, child))) return false;
    this.#child = child;
    this.isUp = true;
    child.once('exit', (code, signal) => this.#onExit(signal ?? `exit code ${code}`));
    return true;
  }

  #onExit(reason: string): void {
    this.#child = null;
    this.isUp = false;
    if (this.#stopping.signal.aborted) return;
    this.#log.error(`The database ended (${reason}); restarting it.`);
    for (const listener of this.downListeners) listener(reason);
    this.#restarting = this.#restart();
  }

  async #restart(): Promise<void> {
    for (let pauseMs = 50; !this.#stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, 5000)) {
      if (await this.#launch()) {
        this.#log.info('The database is up again.');
        for (const listener of this.upListeners) listener();
        return;
      }
      this.#log.error(`The database did not start: ${lastWords(this.#cluster)}`);
      await sleep(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
    }
  }
}
