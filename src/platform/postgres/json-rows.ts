import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** A column that refers to a table by one of its columns. */
type Reference = { readonly column: string; readonly to: string; readonly key: string };

/** A table with its columns and what they refer to, as the database names them. */
export type CatalogueTable = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly references: readonly Reference[];
};

/** Every table, from the catalogue, by name. */
export async function findTables(db: Db): Promise<CatalogueTable[]> {
  const { rows } = await sql<CatalogueTable>`
    select t.relname as table,
      (select array_agg(c.attname::text) from pg_attribute c where c.attrelid = t.oid and c.attnum > 0) as columns,
      coalesce((select jsonb_agg(jsonb_build_object('column', a.attname, 'to', p.relname, 'key', k.attname)
          order by a.attname)
        from pg_constraint f join pg_class p on p.oid = f.confrelid
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
        join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
        where f.conrelid = t.oid and f.contype = 'f' and cardinality(f.conkey) = 1), '[]') as references
    from pg_class t where t.relkind = 'r' and t.relnamespace = current_schema()::text::regnamespace
    order by t.relname`.execute(db);
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

/** Whether a table whose name came from the catalogue has a row, as `alias`, of which a condition holds. */
export const existsRow = (table: string, alias: string, where: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql`exists (select from ${sql.table(table)} as ${sql.id(alias)} where ${where})`;
