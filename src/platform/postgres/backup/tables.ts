import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { StartRefused } from '../../start-refused.ts';

/** A table as it was: its columns that are not computed, how many rows, and a sum that no order of rows changes. */
export const TableMeasure = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.string(),
  sum: z.string(),
});
export type TableMeasure = z.infer<typeof TableMeasure>;
export type Table = Pick<TableMeasure, 'schema' | 'name' | 'columns'>;

const SCHEMAS = ['public', 'pgboss'];
const PIECE_BYTES = 4 * 1024 * 1024;

// Text of values must not depend on who writes or reads it.
const PLAIN = `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC';
  set extra_float_digits to 3; set bytea_output to 'hex'; set statement_timeout to 0; set lock_timeout to 0`;

export async function speakPlainly(client: Client): Promise<void> {
  await client.query(PLAIN);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${quoted(schema)}.${quoted(name)}`;
const columnsOf = ({ columns }: Table) => columns.map(quoted).join(', ');

/** Every table with rows of its own, those of extensions aside. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname = any($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function measureTable(client: Client, table: Table): Promise<TableMeasure> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*)::text as rows,
       coalesce(sum(('x' || left(encode(sha256(convert_to(t::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
     from (select ${columnsOf(table)} from ${nameOf(table)}) t`,
  );
  return { ...table, rows: rows[0]?.rows ?? '0', sum: rows[0]?.sum ?? '0' };
}

/** The rows of a table as PostgreSQL's COPY writes them, in pieces that fit in memory. */
export async function* copyOut(client: Client, table: Table): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy ${nameOf(table)} (${columnsOf(table)}) to stdout`));
  let held: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

export async function copyIn(client: Client, table: Table, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(
    Readable.from(pieces),
    client.query(copyFrom(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`)),
  );
}

export type Sequence = { readonly name: string; readonly value: string };

/** Where each sequence stands; those never used are left out. */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  );
  return rows;
}

/**
 * Takes triggers and references away from tables, so that rows may come in any order. Answers the statements that bring both
 * back, which checks every reference. To be called within a transaction, by the owner of the tables.
 */
export async function loosen(client: Client, tables: readonly Table[]): Promise<string[]> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = any(select oid from pg_namespace where nspname = any($1))`,
    [SCHEMAS],
  );
  for (const { table, name } of references) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  for (const table of tables) await client.query(`alter table ${nameOf(table)} disable trigger user`);
  return [
    ...tables.map((table) => `alter table ${nameOf(table)} enable trigger user`),
    ...references.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  ];
}

export async function emptyTables(client: Client, tables: readonly Table[]): Promise<void> {
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
}

export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [name, value]);
}

export const isEqual = (one: TableMeasure, other: TableMeasure): boolean =>
  one.rows === other.rows && one.sum === other.sum;

/** Throws {@link StartRefused} naming the first table that is not what it was. */
export async function requireEqual(client: Client, measures: readonly TableMeasure[]): Promise<void> {
  for (const measure of measures) {
    const found = await measureTable(client, measure);
    if (!isEqual(found, measure)) {
      throw new StartRefused(
        `Table ${measure.name} came back with ${found.rows} rows, and ${measure.rows} were saved` +
          `${found.rows === measure.rows ? ', but not the same ones' : ''}. Nothing was restored.`,
      );
    }
  }
}
