import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { type CatalogueTable, findTables } from './json-rows.ts';
import { FILES_TABLE } from './stored-files.ts';

/** What files of one kind take: those that rows of one table show; null for files that no row shows, such as pictures of people. */
export type KindUse = { readonly table: string | null; readonly files: number; readonly bytes: number };
/** What is the most, by the id of whose it is. */
export type OwnerUse = { readonly id: string; readonly files: number; readonly bytes: number };

const LONGEST_WAY = 3;

type Tables = ReadonlyMap<string, CatalogueTable>;

/** From a row, as `alias`, to the id of the startup it hangs on; null where its table leads to none. */
function startupOf(
  tables: Tables,
  table: CatalogueTable,
  { alias, steps }: { alias: string; steps: number },
): RawBuilder<unknown> | null {
  const direct = table.references.find(({ to }) => to === 'startups');
  if (direct) return sql.ref(`${alias}.${direct.column}`);
  if (steps === 0) return null;
  for (const { column, to, key } of table.references) {
    const parent = tables.get(to);
    if (!parent || to === 'users' || to === table.table || to === FILES_TABLE) continue;
    const above = `${alias}_up`;
    const found = startupOf(tables, parent, { alias: above, steps: steps - 1 });
    if (found !== null)
      return sql`(select ${found} from ${sql.table(to)} ${sql.id(above)} where ${sql.ref(`${above}.${key}`)} = ${sql.ref(`${alias}.${column}`)})`;
  }
  return null;
}

/** Rows that show a file: the table, the column, and what the file is known by. */
const referring = (tables: Tables) =>
  [...tables.values()].flatMap((table) =>
    table.references.flatMap(({ column, to, key }) => (to === FILES_TABLE ? [{ table, column, key }] : [])),
  );

/** What stored files take, by the tables that show them: each file once in a kind. */
export async function findUseByKind(db: Db): Promise<KindUse[]> {
  const tables = new Map((await findTables(db)).map((table) => [table.table, table]));
  const shown = referring(tables).map(({ table: { table: name }, column, key }) => ({
    name,
    exists: sql`exists (select from ${sql.table(name)} r where ${sql.ref(`r.${column}`)} = ${sql.ref(`f.${key}`)})`,
  }));
  const anyOf = (columns: typeof shown) =>
    sql.join([sql`false`, ...columns.map(({ exists }) => exists)], sql` or `);
  const use = sql`count(*)::int as files, coalesce(sum(f.size_bytes), 0)::float8 as bytes from stored_files f`;
  const kinds = [...Map.groupBy(shown, ({ name }) => name)].map(
    ([name, columns]) => sql`select ${name}::text as "table", ${use} where ${anyOf(columns)}`,
  );
  const rest = sql`select null::text as "table", ${use} where not (${anyOf(shown)})`;
  const { rows } = await sql<KindUse>`select * from (${sql.join([...kinds, rest], sql` union all `)}) kinds
    where files > 0 order by bytes desc`.execute(db);
  return rows;
}

/** The people whose files take the most. */
export async function findLargestOwners(db: Db, limit: number): Promise<OwnerUse[]> {
  const { rows } =
    await sql<OwnerUse>`select owner_id as id, count(*)::int as files, sum(size_bytes)::float8 as bytes
    from stored_files where owner_id is not null group by 1 order by 3 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

/** The startups whose rows show the files that take the most. */
export async function findLargestStartups(db: Db, limit: number): Promise<OwnerUse[]> {
  const tables = new Map((await findTables(db)).map((table) => [table.table, table]));
  const ways = referring(tables).flatMap(({ table, column, key }) => {
    const startup = startupOf(tables, table, { alias: 'r', steps: LONGEST_WAY });
    return startup === null
      ? []
      : [
          sql`select ${startup} as id, f.key, f.size_bytes from ${sql.table(table.table)} r
            join stored_files f on ${sql.ref(`f.${key}`)} = ${sql.ref(`r.${column}`)}`,
        ];
  });
  if (ways.length === 0) return [];
  // `union` leaves each file once to a startup.
  const { rows } = await sql<OwnerUse>`
    select id::text as id, count(*)::int as files, sum(size_bytes)::float8 as bytes
    from (${sql.join(ways, sql` union `)}) files
    where id is not null group by 1 order by 3 desc, 1 limit ${limit}`.execute(db);
  return rows;
}

/** The largest tables with their indexes, in bytes. */
export async function findLargestTables(db: Db, limit: number): Promise<{ table: string; bytes: number }[]> {
  const { rows } = await sql<{ table: string; bytes: number }>`
    select relname::text as "table", pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = current_schema()::text::regnamespace
    order by 2 desc limit ${limit}`.execute(db);
  return rows;
}
