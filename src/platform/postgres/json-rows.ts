import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** A table with some columns that refer to another one, and all its columns, as the database names them. */
export type ReferringTable = {
  readonly table: string;
  readonly references: readonly string[];
  readonly columns: readonly string[];
};

/** Every table that refers to `table` by one of these columns, from the catalogue. */
export async function findReferringTables(
  db: Db,
  table: string,
  columns: readonly string[],
): Promise<ReferringTable[]> {
  const { rows } = await sql<ReferringTable>`
    select t.relname as table, array_agg(distinct a.attname::text) as references,
      (select array_agg(c.attname::text) from pg_attribute c where c.attrelid = t.oid and c.attnum > 0) as columns
    from pg_constraint f
    join pg_class t on t.oid = f.conrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.confrelid = ${table}::regclass and cardinality(f.conkey) = 1 and a.attname = any(${columns})
    group by t.oid, t.relname order by t.relname`.execute(db);
  return rows;
}

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
