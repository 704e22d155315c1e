// Brings the embedded database of an older PostgreSQL to the one of this version, by a copy of every row: `npm run upgrade:postgres`.
// The product is stopped; the older folder is kept. Run again after an interruption, it begins anew.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBackup } from '../src/platform/postgres/backup/backup.ts';
import { restoreBackup } from '../src/platform/postgres/backup/restore.ts';
import { findPackage } from '../src/platform/postgres/embedded/binaries.ts';
import { majorOf } from '../src/platform/postgres/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { fetchOlder } from '../src/platform/postgres/embedded/older-postgres.ts';
import { StartRefused } from '../src/platform/start-refused.ts';
import { createFiles } from '../src/platform/storage/files.ts';
import { readEnv, secretsOf } from '../src/shared/server/env.ts';

const log = { info() {}, warn: console.error, error: console.error };
const env = readEnv();
const { dataDir } = env;
const files = createFiles(env.storageUrl, join(dataDir, 'files'));
const current = join(dataDir, 'postgres');
/** Both are made whole here before they are moved to their place. */
const draft = join(dataDir, 'postgres-upgrade');

/** The rows of the older folder, in one file. */
async function save(made: string): Promise<string> {
  const target = join(draft, 'rows.tar.gz');
  console.log(`Fetching PostgreSQL ${made}, and saving what is in ${current}`);
  const older = await startEmbeddedPostgres({
    dataDir,
    log,
    postgres: fetchOlder(made, join(draft, 'older')),
  });
  try {
    const secrets = secretsOf(env);
    await writeBackup({ connectionString: older.url, files: null, secrets, target, now: new Date() });
  } finally {
    await older.stop();
  }
  return target;
}

async function fill(source: string): Promise<void> {
  const newer = await startEmbeddedPostgres({ dataDir: draft, log });
  try {
    const migrations = fileURLToPath(new URL('../migrations', import.meta.url));
    const restore = { source, connectionString: newer.url, files, migrations };
    const { rows, tables, isQueueLeftOut } = await restoreBackup({ ...restore, onSecret() {} });
    console.log(`Copied and compared: ${rows} rows of ${tables} tables`);
    if (isQueueLeftOut) console.log('Background work that was waiting is left out.');
  } finally {
    await newer.stop();
  }
}

async function main(): Promise<void> {
  if (env.databaseUrl)
    throw new StartRefused('DATABASE_URL names a database outside, which is upgraded by its own tools.');
  const [made, brought] = [majorOf(current), /\d+/.exec(findPackage().version)?.[0] ?? ''];
  if (made === null || made === brought) {
    console.log(
      `Nothing to do: ${current} ${made === null ? 'is not there' : `is of PostgreSQL ${brought}`}.`,
    );
    return;
  }
  const kept = join(dataDir, `postgres-${made}`);
  if (existsSync(kept)) throw new StartRefused(`${kept} is there already; move it elsewhere first.`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o755 });
  await fill(await save(made));
  renameSync(current, kept);
  renameSync(join(draft, 'postgres'), current);
  rmSync(draft, { recursive: true, force: true });
  console.log(
    `${current} is of PostgreSQL ${brought} now. The older one is ${kept}: remove it once all is well.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
