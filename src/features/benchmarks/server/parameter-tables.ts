import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invalid, notFound } from '#platform/http/errors.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { ageMonths, isFresher } from '#shared/domain/dated-source.ts';
import {
  freshestTables,
  type ParameterTable,
  type ParameterTables,
  readParameterTable,
} from '#shared/domain/parameter-table.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { BenchmarkTable } from '../contract.ts';
import { deleteTable, findTables, insertTable, type TableRow, upsertShippedTable } from './queries.ts';

const FOLDER = fileURLToPath(new URL('../../../../reference-data/', import.meta.url));
const SHIPPED = /^(country-risk|sector-multiples)-[\d-]+\.csv$/;
/** Every table was judged when it came. */
const ALWAYS = '9999-12-31';

/** A stored table. Throws a `RangeError` for one that cannot be read: only good ones are kept. */
function stored({ kind, asOf, body }: Pick<TableRow, 'kind' | 'asOf' | 'body'>): ParameterTable {
  const read = readParameterTable(body, ALWAYS);
  if ('problem' in read) throw new RangeError(`the table of ${kind} of ${asOf}: ${read.problem}`);
  return read.table;
}

/** The tables that come with the product, from its files: `country-risk-2025-01.csv`. */
export function shippedTables(): { readonly table: ParameterTable; readonly body: string }[] {
  return readdirSync(FOLDER)
    .filter((name) => SHIPPED.test(name))
    .toSorted()
    .map((name) => {
      const body = readFileSync(FOLDER + name, 'utf8');
      const read = readParameterTable(body, ALWAYS);
      if ('problem' in read) throw new RangeError(`${name}: ${read.problem}`);
      return { table: read.table, body };
    });
}

/** Puts the tables that come with the product into the database. */
export async function keepShippedTables(db: Db): Promise<void> {
  for (const { table, body } of shippedTables())
    await upsertShippedTable(db, { kind: table.kind, asOf: table.source.date, body });
}

/** The tables in use: the freshest of each kind. */
export async function findParameterTables(db: Db): Promise<ParameterTables> {
  return freshestTables((await findTables(db)).map(stored));
}

const rowsOf = (table: ParameterTable): number =>
  table.kind === 'country-risk' ? table.countries.size : Object.keys(table.industries).length;

/** All tables as admins see them. */
export async function listTables(db: Db, now: Date): Promise<BenchmarkTable[]> {
  const rows = await findTables(db);
  const used = new Set(rows.filter(({ kind }, at) => rows[at - 1]?.kind !== kind));
  return rows.map((row) => {
    const table = stored(row);
    const { name, url = null, date } = table.source;
    return {
      id: row.id,
      kind: row.kind,
      name,
      url,
      date,
      ageMonths: ageMonths(table.source, dayOf(now)) ?? 0,
      rows: rowsOf(table),
      isShipped: row.isShipped,
      isUsed: used.has(row),
    };
  });
}

/** Keeps a table an admin sends, which must be fresher than the one in use. */
export async function addTable(
  { db, actor, now }: { db: Db; actor: { readonly id: UserId }; now: Date },
  body: string,
): Promise<BenchmarkTable> {
  const read = readParameterTable(body, dayOf(now));
  if ('problem' in read) throw invalid('csv', read.problem);
  const { kind, source } = read.table;
  await takeTurns(db, 'parameter tables');
  const inUse = (await listTables(db, now)).find((each) => each.kind === kind && each.isUsed);
  if (inUse !== undefined && !isFresher(source.date, inUse.date))
    throw invalid(
      'csv',
      `The table is of ${source.date}; the one in use, of ${inUse.date}, is just as recent.`,
    );
  await insertTable(db, actor.id, { kind, asOf: source.date, body, now });
  const added = (await listTables(db, now)).find((each) => each.kind === kind && each.date === source.date);
  if (added === undefined) throw notFound();
  return added;
}

export async function removeTable(db: Db, id: number): Promise<void> {
  if (!(await deleteTable(db, id))) throw notFound();
}
