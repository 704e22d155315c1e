import { type Expression, sql } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './tables.ts';

/** Where a row is, for {@link deleteRows}: also a row without a key of its own has a place. */
export const rowPlace = sql<string>`ctid`.as('ctid');

/** Removes the rows of a table that a query finds by their places; how many that were. */
export async function deleteRows(
  db: Db,
  table: keyof DB,
  found: Expression<{ ctid: string }>,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid in ${found}`.execute(
    db,
  );
  return Number(numAffectedRows);
}
