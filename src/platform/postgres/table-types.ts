import type pg from 'pg';

type Column = {
  table_name: string;
  column_name: string;
  udt_name: string;
  nullable: boolean;
  generated: boolean;
  /** The texts a check lets in, as a union of literals; null when any text may be there. */
  texts: string | null;
  is_view: boolean;
  table_comment: string | null;
  column_comment: string | null;
};

/** A column that a view reads, of a table or of another view. */
type ViewSource = { view: string; source: string; column_name: string };

type Check = { table_name: string; column_name: string; definition: string };

/** How a column is read, and how it may be written where that differs. */
const TYPES: Record<string, [read: string, write?: string]> = {
  text: ['string'],
  citext: ['string'],
  int4: ['number'],
  int8: ['number'],
  float8: ['number'],
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

const CHECKS = `
  select c.conrelid::regclass::text as table_name, a.attname as column_name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'c' and c.connamespace = 'public'::regnamespace and cardinality(c.conkey) = 1`;

/** Of `check (column in ('one', 'two'))`: `'one' | 'two'`; null for any other check. */
function textsOf({ definition }: Check): string | null {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)?.[1];
  return list?.match(/'[^']*'(?=::text)/g)?.join(' | ') ?? null;
}

/** A view's column is as the columns of the same name it reads, unless a comment says that it is never null. */
function viewColumn(
  column: Column,
  columns: ReadonlyMap<string, Column>,
  sources: readonly ViewSource[],
): Column {
  const { table_name, column_name, column_comment } = column;
  const read = sources
    .filter((source) => source.view === table_name && source.column_name === column_name)
    .map(({ source }) => columns.get(`${source}.${column_name}`))
    .filter((source) => source !== undefined)
    .map((source) => (source.is_view ? viewColumn(source, columns, sources) : source));
  const [first] = read;
  return {
    ...column,
    nullable: column_comment !== 'not null' && (!first || read.some(({ nullable }) => nullable)),
    texts: first && read.every(({ texts }) => texts === first.texts) ? first.texts : null,
  };
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function columnLine({ column_name, udt_name, nullable, generated, texts, is_view }: Column): string {
  const known = TYPES[udt_name];
  if (!known) throw new Error(`no TypeScript type for ${udt_name} (${column_name})`);
  const orNull = nullable ? ' | null' : '';
  const read = (texts ?? known[0]) + orNull;
  const name = camelCase(column_name);
  if (is_view) return `  ${name}: Published<${read}>;`;
  const write = (texts ?? known[1] ?? known[0]) + orNull;
  const optional = generated || nullable;
  if (read === write && !optional) return `  ${name}: ${read};`;
  return `  ${name}: ColumnType<${read}, ${write}${optional ? ' | undefined' : ''}, ${write}>;`;
}

/** The types of a migrated database's tables and views, as the text of `tables.ts`. */
export async function generateTables(pool: pg.Pool): Promise<string> {
  const { rows: found } = await pool.query<Omit<Column, 'texts'>>(COLUMNS);
  const { rows: checks } = await pool.query<Check>(CHECKS);
  const texts = new Map(checks.map((each) => [`${each.table_name}.${each.column_name}`, textsOf(each)]));
  const rows = found.map((row) => ({
    ...row,
    texts: texts.get(`${row.table_name}.${row.column_name}`) ?? null,
  }));
  const { rows: sources } = await pool.query<ViewSource>(VIEW_SOURCES);
  const columns = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]));
  const read = rows.map((row) => (row.is_view ? viewColumn(row, columns, sources) : row));
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
    '/** A column of a view: read by everyone, written by no one. */',
    'type Published<T> = ColumnType<T, never, never>;\n',
    ...shapes,
    `export type DB = {\n${index}\n};\n`,
  ].join('\n');
}
