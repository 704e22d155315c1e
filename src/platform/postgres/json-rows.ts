import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** Rows of a table whose name came from the catalogue, each as the JSON that `row` makes of `t`. */
export async function findJsonRows(
  db: Db,
  table: string,
  { row, where }: { row: RawBuilder<unknown>; where: RawBuilder<unknown> },
): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select ${row} as row from ${sql.table(table)} t where ${where}`.execute(db);
  return rows.map((found) => found.row);
}
