import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { type Database, openDatabase } from '#platform/postgres/database.ts';
import type { Reach } from '#platform/postgres/connect.ts';
import { createDb, createPool } from '#platform/postgres/db.ts';
import { createPulse } from '#platform/postgres/pulse.ts';
import { warningsOf } from '#platform/http/visitor.ts';
import { requirePort } from '#platform/http/port.ts';
import { watchDisk } from '#platform/storage/disk-watch.ts';
import { differingSecrets } from '#platform/postgres/secret-fingerprints.ts';
import { writeBackup } from '#platform/postgres/backup/backup.ts';
import { spareMemory } from '#platform/spare-memory.ts';
import { StartRefused } from '#platform/start-refused.ts';
import { type Env, folderWarning, secretsOf } from '#shared/server/env.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { prepareAdministrator } from '#features/accounts/server/administrator.ts';
import { hasPeople } from '#features/accounts/server/queries-own.ts';
import { features } from './features.ts';
import { createServer } from './server.ts';
import type { Process } from '#shared/server/context.ts';
import { closeServices, createServices } from './services.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const MIGRATIONS = `${ROOT}migrations`;
export const DIST = `${ROOT}dist`;

type Running = { readonly url: string; close(): Promise<void> };

const plainLog = {
  info: (message: string) => void process.stdout.write(`${message}\n`),
  warn: (message: string) => void process.stderr.write(`${message}\n`),
  error: (message: string) => void process.stderr.write(`${message}\n`),
};

/** Brings a database to what this version of the product works with: its tables, and the rows that come with it. */
export async function prepareDatabase(
  pool: pg.Pool,
  before?: (missing: string[]) => Promise<void>,
): Promise<void> {
  await migrate(pool, MIGRATIONS, { before });
  const db = createDb(pool);
  for (const { ready } of features) if (ready) await db.transaction().execute(ready);
}

/** The database as it was, so that the program before this one can be gone back to; files do not change by a migration. */
async function backUpBefore(
  missing: string[],
  { database, env }: { database: Database; env: Env },
): Promise<void> {
  if (!env.backups) return;
  const { folder } = env.backups;
  const target = join(folder, `before-${missing[0]}.tar.gz`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(target, { force: true });
    const secrets = secretsOf(env);
    await writeBackup({
      connectionString: database.directUrl,
      files: null,
      secrets,
      target,
      now: new Date(),
    });
  } catch (error) {
    throw new StartRefused(
      `The database could not be saved before it is changed: ${(error as Error).message}. ` +
        'Make room in BACKUP_DIR, or set BACKUP_KEEP=0 to go on without.',
      { cause: error },
    );
  }
  plainLog.info(`Saved the database as it was: ${target}`);
}

/** How calls and background work reach the database. */
const reachOf = (database: Database, env: Env): Reach => ({
  connectionString: database.url,
  isPooled: env.databaseDirectUrl !== undefined,
});

/** Before anything looks at the tables: the account library checks them when it is made. */
async function prepareFirst(database: Database, env: Env): Promise<void> {
  const pool = createPool({ connectionString: database.directUrl, maxConnections: 1 });
  try {
    await prepareDatabase(pool, (missing) => backUpBefore(missing, { database, env }));
  } catch (error) {
    await pool.end();
    await database.stop();
    throw error;
  }
  await pool.end();
}

const SETTINGS: Readonly<Record<string, string>> = {
  'session-secret': 'SESSION_SECRET',
  'ledger-key': 'LEDGER_KEY',
};

/**
 * Several processes may share an outside database, each with a data folder of its own: people would be signed out
 * from one answer to the next, and files be missing.
 */
async function requireAgreement(services: Process): Promise<void> {
  const { env, db } = services;
  if (!env.databaseUrl) return;
  const [name] = await differingSecrets(db, secretsOf(env), env.statedSecrets);
  if (name !== undefined)
    throw new StartRefused(
      `This database was used with another ${name}. Copy the file ${name} from the DATA_DIR of the process that ` +
        `made it, or set ${SETTINGS[name] ?? name} to the same in every process.`,
    );
  const warning = folderWarning(env);
  if (warning !== null) plainLog.warn(warning);
}

/** A store that does not let us in is told before anybody's file is lost on it; one that is down may come back. */
async function requireStore({ files }: Process): Promise<void> {
  const { refused, down } = await files.tryOut();
  if (refused !== undefined) throw new StartRefused(refused);
  if (down !== undefined) plainLog.warn(down);
}

/**
 * Starts everything: the database (ours, unless DATABASE_URL names another), migrations, the demo on a first run,
 * background work and the HTTP server. `close` ends them in the opposite order, answers in flight first.
 */
export async function start(env: Env): Promise<Running> {
  for (const warning of warningsOf(env)) plainLog.warn(warning);
  if (env.port !== 0) await requirePort(env);
  const database = await openDatabase(env, plainLog);
  await prepareFirst(database, env);
  const disk = await watchDisk({ folder: env.dataDir, floorBytes: env.diskFloorBytes });
  const pulse = createPulse({ connectionString: database.directUrl });
  const jobs = createJobs<Process>({ ...reachOf(database, env), pulse });
  const hasRoom = () => disk.hasRoom();
  const services = createServices({ env, databaseUrl: database.url, jobs, pulse, hasRoom });
  const end = async () => {
    disk.stop();
    await closeServices(services);
    await database.stop();
  };
  try {
    await requireAgreement(services);
    await requireStore(services);
    for (const line of await prepareAdministrator(services)) plainLog.info(line);
    // What fills in the demo is loaded where it is filled in: it reads documents, by rules and weights that take megabytes.
    if (env.demo && !(await hasPeople(services.db))) {
      const { seedDemo } = await import('./demo.ts');
      await seedDemo(services);
    }
    const drain = { isOn: false };
    const server = await createServer(services, DIST, drain);
    spareMemory();
    const address = await server.listen({ port: env.port, host: env.host });
    const definitions = features.flatMap((feature) => feature.jobs ?? []);
    jobs
      .start(services, definitions, server.log)
      .catch((error: unknown) => server.log.error({ err: error }, 'background work did not start'));
    return {
      url: env.port === 0 ? address : env.baseUrl,
      async close() {
        drain.isOn = true;
        // Whoever reads a stream looks for another process now, before this one stops taking connections.
        services.events.endAll();
        await sleep(env.drainMs);
        await server.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
