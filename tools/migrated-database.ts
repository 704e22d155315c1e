import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/postgres/migrate.ts';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded/embedded-postgres.ts';
import { MIGRATIONS } from '../src/app/server/start.ts';

/** Asks the database at DATABASE_URL as it is, or an empty one with every migration that is gone afterwards. */
export async function onMigratedDatabase<T>(ask: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const outside = process.env['DATABASE_URL'];
  if (outside !== undefined) return withPool(outside, ask);
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-migrated-'));
  const log = {
    info: () => {},
    warn: () => {},
    error: (text: string) => void process.stderr.write(`${text}\n`),
  };
  try {
    const embedded = await startEmbeddedPostgres({ dataDir, log });
    try {
      return await withPool(embedded.url, async (pool) => {
        await migrate(pool, MIGRATIONS);
        return ask(pool);
      });
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function withPool<T>(connectionString: string, ask: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString });
  try {
    return await ask(pool);
  } finally {
    await pool.end();
  }
}
