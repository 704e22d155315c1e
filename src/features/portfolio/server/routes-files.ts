import { readCsv, writeCsv } from '#shared/domain/csv.ts';
import { type RoundTypeId, roundTypeLabel } from '#shared/domain/catalogue/stages.ts';
import { toMajor } from '#shared/domain/money.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { invalid, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { ImportAnswer } from '../contract/import.ts';
import { portfolioFileEndpoints } from '../contract.ts';
import { ANTI_DILUTION } from '../domain/ledger.ts';
import { readSheet, RECORD_COLUMNS, type RecordColumn, type SheetRow } from '../domain/sheet.ts';
import {
  findInvestments,
  findScope,
  findStartupsByIds,
  insertInvestment,
  type InvestmentRow,
} from './queries.ts';
import { type EventRow, findEvents, insertEvent } from './queries-events.ts';
import { findImports, findStartupIdsByName, insertImport, undoImport } from './queries-imports.ts';
import { countRows, listed, MOST_ROWS } from './routes-judge.ts';
import { judgeRecord, type Judging, type NewRecord } from './routes-judge-record.ts';
import { MOST_RECORDS } from './record-entry.ts';

type Row = SheetRow<RecordColumn>;

function sheetOf(csv: string): { rows: Row[]; unknownColumns: string[] } {
  const sheet = readSheet(readCsv(csv), RECORD_COLUMNS, ['date', 'amount']);
  if (sheet.missing.length > 0) throw invalid('csv', `Columns are missing: ${sheet.missing.join(', ')}`);
  if (sheet.rows.length === 0) throw invalid('csv', 'The file has no rows');
  if (sheet.rows.length > MOST_ROWS)
    throw invalid('csv', `At most ${MOST_ROWS.toLocaleString('en-US')} rows at once`);
  const isDeal = ({ cells }: Row) => ['', 'investment'].includes(cells.type.toLowerCase());
  // What became of a company follows its deals and comes in the order it happened.
  const byDate = (a: Row, b: Row) => a.cells.date.localeCompare(b.cells.date);
  const rows = [...sheet.rows.filter(isDeal), ...sheet.rows.filter((row) => !isDeal(row)).toSorted(byDate)];
  return { rows, unknownColumns: [...sheet.unknown] };
}

async function judgingOf(db: Db, actor: Member, rows: readonly Row[], today: string): Promise<Judging> {
  const named = rows.flatMap(({ cells }) => (cells.startupId === '' && cells.startup ? [cells.startup] : []));
  const found = await findStartupIdsByName(db, [...new Set(named)]);
  const given = rows.map(({ cells }) => Number(cells.startupId)).filter((id) => id > 0 && id < 2 ** 31);
  const ids = [...new Set([...given.filter(Number.isInteger), ...found.map(({ id }) => id)])];
  const scope = await findScope(db, actor.id);
  const isOwn = ({ ownerId }: { ownerId: string }) => ownerId === actor.id;
  const investments = (await findInvestments(db, scope)).filter(isOwn);
  return {
    ownerId: actor.id,
    today,
    names: new Map((await findStartupsByIds(db, ids)).map(({ id, name }) => [id, name])),
    idsByName: new Map(
      [...Map.groupBy(found, ({ key }) => key)].map(([key, own]) => [key, own.map(({ id }) => id)]),
    ),
    firmIds: new Map(investments.map(({ startupId, firmId }) => [startupId, firmId])),
    investments,
    events: (await findEvents(db, scope)).filter(isOwn),
  };
}

async function keep(
  db: Db,
  actor: Member,
  batch: { records: readonly NewRecord[]; firmIds: Judging['firmIds']; fileName: string; now: Date },
): Promise<number> {
  const { records, firmIds, fileName, now } = batch;
  const file = { kind: 'records', fileName, rowCount: records.length, now } as const;
  const importId = await insertImport(db, actor.id, file);
  for (const record of records) {
    const firmId = firmIds.get(record.values.startupId) ?? null;
    const author = { owner: actor.id, by: actor.id, firmId, importId, now };
    if (record.type === 'investment') await insertInvestment(db, record.values, author);
    else await insertEvent(db, record.values, author);
  }
  return importId;
}

const blank = (value: number | string | null): string => (value === null ? '' : String(value));
const answer = (value: boolean): string => (value ? 'Yes' : 'No');

function dealCells(row: InvestmentRow): Partial<Record<RecordColumn, string>> {
  return {
    type: 'Investment',
    startup: row.startupName,
    startupId: String(row.startupId),
    date: row.dealDate,
    amount: String(toMajor(row.amountMinor, row.currency)),
    currency: row.currency,
    roundType: roundTypeLabel(row.roundType as RoundTypeId),
    equityPercentage: blank(row.equityPercentage),
    valuation: blank(row.valuationMinor && toMajor(row.valuationMinor, row.currency)),
    leadInvestor: answer(row.leadInvestor),
    boardSeat: answer(row.boardSeat),
    liquidationPreference: String(row.liquidationPreference),
    antiDilutionRights: ANTI_DILUTION.find(({ id }) => id === row.antiDilutionRights)?.label ?? '',
    notes: row.notes ?? '',
  };
}

function eventCells(row: EventRow, startup: string): Partial<Record<RecordColumn, string>> {
  const amount = row.amountMinor === null ? '' : String(toMajor(row.amountMinor, row.currency));
  return {
    type: row.kind.charAt(0).toUpperCase() + row.kind.slice(1),
    startup,
    startupId: String(row.startupId),
    date: row.date,
    currency: row.currency,
    ...(row.kind === 'round' ? { valuation: amount } : { amount }),
    raised: blank(row.raisedMinor && toMajor(row.raisedMinor, row.currency)),
    soldPercentage: blank(row.soldPercentage),
    runwayMonths: blank(row.runwayMonths),
    reason: row.reason ?? '',
    evidence: row.evidence ?? '',
  };
}

async function exportCsv(db: Db, actor: Member): Promise<string> {
  const scope = await findScope(db, actor.id);
  const [investments, events] = [await findInvestments(db, scope), await findEvents(db, scope)];
  const names = new Map(investments.map((row) => [row.startupId, row.startupName]));
  const columns = Object.keys(RECORD_COLUMNS) as RecordColumn[];
  const rows = [
    ...investments.toReversed().map(dealCells),
    ...events.flatMap((row) => {
      const startup = names.get(row.startupId);
      return startup === undefined ? [] : [eventCells(row, startup)];
    }),
  ];
  return writeCsv([Object.values(RECORD_COLUMNS), ...rows.map((row) => columns.map((id) => row[id] ?? ''))]);
}

export const portfolioFileRoutes = implement(portfolioFileEndpoints, {
  'POST /api/portfolio/import': async ({ actor, query, body, db, services }): Promise<ImportAnswer> => {
    const now = services.now();
    const { rows: given, unknownColumns } = sheetOf(body.csv);
    const judging = await judgingOf(db, actor, given, dayOf(now));
    const rows = given.map((row) => judgeRecord(row, judging));
    if (judging.investments.length + judging.events.length > MOST_RECORDS)
      throw invalid('csv', 'A portfolio keeps at most 5,000 records');
    const records = rows.flatMap((row) => (row.value !== null && row.isKnown !== true ? [row.value] : []));
    const isKept = !query.preview && records.length > 0;
    const batch = { records, firmIds: judging.firmIds, fileName: body.fileName, now };
    const importId = isKept ? await keep(db, actor, batch) : null;
    return {
      preview: query.preview,
      importId,
      counts: countRows(rows, isKept),
      unknownColumns,
      rows: listed(rows, isKept),
    };
  },

  'GET /api/portfolio/imports': async ({ actor, db }) => {
    const rows = await findImports(db, actor.id);
    const items = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    return { items, total: items.length };
  },

  'DELETE /api/portfolio/imports/{id}': async ({ actor, params, db, services }) => {
    const [batch] = await findImports(db, actor.id, params.id);
    if (batch === undefined || batch.undone) throw notFound();
    return { removed: await undoImport(db, actor.id, { id: params.id, now: services.now() }) };
  },

  'GET /api/portfolio/export': async ({ actor, db, services, reply }) => {
    const csv = await exportCsv(db, actor);
    const day = dayOf(services.now());
    return reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="portfolio-${day}.csv"`)
      .send(`\uFEFF${csv}`);
  },
});
