// A server reduced to its durable part, for the fault tests: node tools/faults/ledger-writer.ts DATA_DIR
// Prints `ready`, then the id of each row once its insert is acknowledged. `fell` and `rose` tell of the database.
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import { StartRefused } from '../../src/platform/start-refused.ts';

const WRITERS = 8;
const say = (line: string) => void process.stdout.write(`${line}\n`);
const log = { info: () => {}, warn: console.error, error: console.error };

async function write(pool: Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const inserted = await pool
      .query<{ id: string }>('insert into ledger default values returning id')
      .catch(() => null);
    const id = inserted?.rows[0]?.id;
    if (id) say(id);
    else await new Promise((done) => setTimeout(done, 5));
  }
}

async function main(dataDir: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, log });
  database.onDown(() => say('fell'));
  database.onUp(() => say('rose'));
  const pool = new Pool({ connectionString: database.url, max: WRITERS });
  pool.on('error', () => {});
  await pool.query('create table if not exists ledger (id bigint generated always as identity primary key)');
  say('ready');
  const abort = new AbortController();
  const stop = () => abort.abort();
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  await Promise.all(Array.from({ length: WRITERS }, () => write(pool, abort.signal)));
  await pool.end();
  await database.stop();
}

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exit(1);
}
