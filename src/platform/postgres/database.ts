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
  const version = await readVersion(directUrl);
  if (version < OLDEST_VERSION) {
    throw new StartRefused(`DATABASE_URL is a PostgreSQL ${version}; ${OLDEST_VERSION} or newer is needed.`);
  }
  return { url, directUrl, isUp: () => true, stop: async () => {} };
}

const silent: Log = { info() {}, warn() {}, error() {} };

/** The same database for a program of the operator's: that of a running server, or started for the while. */
export async function openForTool(env: Where): Promise<Pick<Database, 'url' | 'stop'>> {
  const running = env.databaseUrl ? null : urlOfRunning(env.dataDir);
  if (running && (await isAnswering(running))) return { url: running, stop: async () => {} };
  const opened = await openDatabase(env, silent);
  return { url: opened.directUrl, stop: () => opened.stop() };
}

const isAnswering = (url: string): Promise<boolean> =>
  readVersion(url).then(
    () => true,
    () => false,
  );

async function readVersion(connectionString: string): Promise<number> {
  const client = createClient({ connectionString, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version_num') as version`,
    );
    return Math.trunc(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartRefused(`The database at DATABASE_URL does not answer: ${message || code}`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}
