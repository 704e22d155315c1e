import type pg from 'pg';

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  generated: boolean;
};

/** How a column is read, and how it may be written where that differs. */
const TYPES: Record<string, [read: string, write?: string]> = {
  text: ['string'],
  citext: ['string'],
  int4: ['number'],
  int8: ['number'],
  numeric: ['number'],
  bool: ['boolean'],
  date: ['string'],
  timestamptz: ['Date', 'Date | string'],
  jsonb: ['unknown', 'string'],
  _text: ['string[]'],
  tsvector: ['string'],
  bytea: ['Buffer'],
};

const COLUMNS = `
  select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
    (c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as generated
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migrations'
  order by c.table_name collate "C", c.ordinal_position`;

function columnLine({ column_name, udt_name, nullable, generated }: Column): string {
  const known = TYPES[udt_name];
  if (!known) throw new Error(`no TypeScript type for ${udt_name} (${column_name})`);
  const orNull = nullable ? ' | null' : '';
  const read = known[0] + orNull;
  const write = (known[1] ?? known[0]) + orNull;
  const optional = generated || nullable;
  if (read === write && !optional) return `  ${column_name}: ${read};`;
  return `  ${column_name}: ColumnType<${read}, ${write}${optional ? ' | undefined' : ''}, ${write}>;`;
}

/** The table types of a migrated database, as the text of `tables.ts`. */
export async function generateTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const tables = Map.groupBy(rows, (row) => row.table_name);
  const pascal = (name: string) =>
    name.replaceAll(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
  const shapes = [...tables].map(
    ([name, columns]) => `export type ${pascal(name)} = {\n${columns.map(columnLine).join('\n')}\n};\n`,
  );
  const index = [...tables.keys()].map((name) => `  ${name}: ${pascal(name)};`).join('\n');
  return [
    '// Generated from the migrated database by `npm run db:types`; a test keeps it true.',
    "import type { ColumnType } from 'kysely';\n",
    ...shapes,
    `export type DB = {\n${index}\n};\n`,
  ].join('\n');
}
