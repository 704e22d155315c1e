import type pg from 'pg';

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  generated: boolean;
  is_view: boolean;
  table_comment: string | null;
  column_comment: string | null;
};

/** A column that a view reads, of a table or of another view. */
type ViewSource = { view: string; source: string; column_name: string };

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
    (c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS') as generated,
    t.table_type = 'VIEW' as is_view, obj_description(c.table_name::regclass) as table_comment,
    col_description(c.table_name::regclass, c.ordinal_position) as column_comment
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.table_name <> 'schema_migrations'
  order by c.table_name collate "C", c.ordinal_position`;

const VIEW_SOURCES = `
  select distinct v.relname as view, s.relname as source, a.attname as column_name
  from pg_rewrite r
  join pg_class v on v.oid = r.ev_class and v.relkind = 'v'
  join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = r.oid
    and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0 and d.refobjid <> v.oid
  join pg_class s on s.oid = d.refobjid
  join pg_attribute a on a.attrelid = s.oid and a.attnum = d.refobjsubid
  where v.relnamespace = 'public'::regnamespace`;

/** Whether a view's column may be null: as the columns of the same name it reads, unless a comment says otherwise. */
function viewColumnIsNullable(
  { table_name, column_name, column_comment }: Column,
  columns: ReadonlyMap<string, Column>,
  sources: readonly ViewSource[],
): boolean {
  if (column_comment === 'not null') return false;
  const read = sources.filter((source) => source.view === table_name && source.column_name === column_name);
  return (
    read.length === 0 ||
    read.some(({ source }) => {
      const column = columns.get(`${source}.${column_name}`);
      if (!column) return true;
      return column.is_view ? viewColumnIsNullable(column, columns, sources) : column.nullable;
    })
  );
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function columnLine({ column_name, udt_name, nullable, generated, is_view }: Column): string {
  const known = TYPES[udt_name];
  if (!known) throw new Error(`no TypeScript type for ${udt_name} (${column_name})`);
  const orNull = nullable ? ' | null' : '';
  const read = known[0] + orNull;
  const name = camelCase(column_name);
  if (is_view) return `  ${name}: Published<${read}>;`;
  const write = (known[1] ?? known[0]) + orNull;
  const optional = generated || nullable;
  if (read === write && !optional) return `  ${name}: ${read};`;
  return `  ${name}: ColumnType<${read}, ${write}${optional ? ' | undefined' : ''}, ${write}>;`;
}

/** The types of a migrated database's tables and views, as the text of `tables.ts`. */
export async function generateTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const { rows: sources } = await pool.query<ViewSource>(VIEW_SOURCES);
  const columns = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]));
  const read = rows.map((row) =>
    row.is_view ? { ...row, nullable: viewColumnIsNullable(row, columns, sources) } : row,
  );
  const tables = Map.groupBy(read, (row) => row.table_name);
  const pascal = (name: string) => camelCase(`_${name}`);
  const shapes = [...tables].map(([name, own]) => {
    const comment = own[0]?.table_comment;
    if (!comment) throw new Error(`${name} has no comment that says whose it is`);
    return `/** ${comment} */\nexport type ${pascal(name)} = {\n${own.map(columnLine).join('\n')}\n};\n`;
  });
  const index = [...tables.keys()].map((name) => `  ${camelCase(name)}: ${pascal(name)};`).join('\n');
  return [
    '// Generated from the migrated database by `npm run db:types`; a test keeps it true.',
    "import type { ColumnType } from 'kysely';\n",
    '/** A column of a view: read by everybody, written by nobody. */',
    'type Published<T> = ColumnType<T, never, never>;\n',
    ...shapes,
    `export type DB = {\n${index}\n};\n`,
  ].join('\n');
}
