import type { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { createPool } from '../db.ts';
import { migrate } from '../migrate.ts';
import type { BackupTables } from './manifest.ts';

type Wanted = {
  readonly connectionString: string;
  readonly migrations: string;
  readonly described: BackupTables;
};

/** Makes the tables that are described, by the same migrations; answers whether those of the queue are of that version, too. */
export async function makeTables(
  client: Client,
  { connectionString, migrations, described }: Wanted,
): Promise<boolean> {
  const pool = createPool({ connectionString, maxConnections: 1 });
  try {
    await migrate(pool, migrations, { exactly: described.migrations });
  } finally {
    await pool.end();
  }
  if (described.queue === null) return true;
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('pgboss.version') is not null as there`,
  );
  if (!rows[0]?.there) await client.query(getConstructionPlans('pgboss'));
  const { rows: made } = await client.query<{ version: string }>('select version::text from pgboss.version');
  return made[0]?.version === described.queue;
}
