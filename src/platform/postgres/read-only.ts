import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Whether the database takes no changes, as a standby does and one that was set so. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isReadOnly: boolean }>`
    select pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as is_read_only`.execute(
    db,
  );
  return rows[0]?.isReadOnly ?? false;
}
