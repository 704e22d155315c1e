import { startEmbeddedPostgres, urlOfRunning } from './embedded/embedded-postgres.ts';
import { StartRefused } from '../start-refused.ts';
import { createClient } from './connect.ts';

type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;

export type Database = {
  url: string;
  /** The same past any pooler, for what needs a session: migrations, notifications, backups. */
  directUrl: string;
  /** False only while an embedded database is being restarted. */
  isUp(): boolean;
  /** Ends an embedded database; leaves an outside one alone. */
  stop(): Promise<void>;
};

type Where = {
  readonly databaseUrl?: string;
  readonly databaseDirectUrl?: string | undefined;
  readonly dataDir: string;
};

const OLDEST_VERSION = 15;

/**
 * The database of this process: the one `DATABASE_URL` names, or an embedded one under the data folder.
 * Throws {@link StartRefused} when there is none to be had.
 */
export async function openDatabase(env: Where, log: Log): Promise<Database> {
  const { databaseUrl: url, dataDir } = env;
  if (!url) {
    const embedded = await startEmbeddedPostgres({ dataDir, log });
    return { ...embedded, directUrl: embedded.url };
  }
  const directUrl = env.databaseDirectUrl ?? url;
  await requireFitting(directUrl);
  return { url, directUrl, isUp: () => true, stop: async () => {} };
}

/** Throws {@link StartRefused} for an outside database on which the product cannot work; `setting` is what names it. */
export async function requireFitting(connectionString: string, setting = 'DATABASE_URL'): Promise<void> {
  const { version, encoding } = await readServer(connectionString, setting);
  if (version < OLDEST_VERSION) {
    throw new StartRefused(`${setting} is a PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
  }
  if (encoding !== 'UTF8') {
    throw new StartRefused(
      `The database at ${setting} is in ${encoding}, and UTF8 is needed. Create it with ` +
        `create database kilele owner kilele encoding 'UTF8' template template0`,
    );
  }
}

const silent: Log = { info() {}, warn() {}, error() {} };

/**
 * The same database for a program of the operator's: that of a running server, or started for the while. `mayRun` is false
 * where no server can be at work on it.
 */
export async function openForTool(
  env: Where,
): Promise<Pick<Database, 'url' | 'stop'> & { readonly mayRun: boolean }> {
  const running = env.databaseUrl ? null : urlOfRunning(env.dataDir);
  if (running && (await isAnswering(running))) return { url: running, mayRun: true, stop: async () => {} };
  const opened = await openDatabase(env, silent);
  return { url: opened.directUrl, mayRun: env.databaseUrl !== undefined, stop: () => opened.stop() };
}

const isAnswering = (url: string): Promise<boolean> =>
  readServer(url).then(
    () => true,
    () => false,
  );

async function readServer(
  connectionString: string,
  setting = 'DATABASE_URL',
): Promise<{ version: number; encoding: string }> {
  const client = createClient({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    );
    const { version, encoding } = rows[0] ?? { version: '', encoding: '' };
    return { version: Math.trunc(Number(version) / 10_000), encoding };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartRefused(`The database at ${setting} does not answer: ${message || code}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}
