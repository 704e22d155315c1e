import { invalid } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import { dayText } from '#shared/domain/calendar.ts';
import { formatMoneyExact } from '#shared/domain/money.ts';
import { type ImportReport, type ReportRow, reportOf } from '#shared/domain/sheet/report.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Member } from '#shared/server/context.ts';
import { sentSheet } from '#shared/server/sheet-import.ts';
import type { z } from 'zod';
import { IN_THE_FUTURE } from '#shared/server/refusals.ts';
import type { ImportForm } from '../contract/import.ts';
import { RECORD_SHEET, type RecordColumn, type RecordRow } from '../domain/import-sheet.ts';
import { companiesOf, type LedgerEvent, type LedgerInvestment, timelineProblem } from '../domain/ledger.ts';
import {
  findInvestments,
  findScope,
  findStartupsByIds,
  insertInvestment,
  type InvestmentValues,
} from './queries.ts';
import { type EventValues, findEvents, insertEvent } from './queries-events.ts';
import { findStartupIdsByName, insertImport } from './queries-imports.ts';
import { MOST_RECORDS } from './record-entry.ts';
import { type NewRecord, readRecord } from './record-row.ts';

type Sent = z.infer<typeof ImportForm>;

/** What rows are compared with; grows with each row that is taken. */
type Portfolio = {
  readonly ownerId: string;
  readonly today: string;
  readonly names: ReadonlyMap<number, string>;
  readonly idsByName: ReadonlyMap<string, readonly number[]>;
  /** The firm each company is shared with. */
  readonly firmIds: ReadonlyMap<number, number | null>;
  readonly investments: (LedgerInvestment & InvestmentValues)[];
  readonly events: (LedgerEvent & EventValues)[];
};

async function portfolioOf(
  db: Db,
  actor: Member,
  { rows, today }: { rows: readonly RecordRow[]; today: string },
): Promise<Portfolio> {
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

type Fault = { readonly column: RecordColumn; readonly message: string };

function startupOf({ cells }: RecordRow, { names, idsByName }: Portfolio): number | Fault {
  const id = Number(cells.startupId);
  if (cells.startupId !== '')
    return names.has(id) ? id : { column: 'startupId', message: `There is no startup ${cells.startupId}` };
  if (cells.startup === '') return { column: 'startup', message: 'Please name a startup' };
  const ids = idsByName.get(cells.startup.toLowerCase()) ?? [];
  if (ids.length > 1)
    return { column: 'startup', message: 'Several startups bear this name: give the Startup ID' };
  return ids[0] ?? { column: 'startup', message: `There is no startup called ${cells.startup}` };
}

/** The record that is there already for a new one: of the same company, day and amount. */
function heldFor({ type, values }: NewRecord, { investments, events }: Portfolio) {
  const isSame = (row: { startupId: number; amountMinor: number | null; currency: string }) =>
    row.startupId === values.startupId &&
    row.amountMinor === values.amountMinor &&
    row.currency === values.currency;
  return type === 'investment'
    ? investments.find((row) => isSame(row) && row.dealDate === values.dealDate)
    : events.find((row) => isSame(row) && row.kind === values.kind && row.date === values.date);
}

/** What else is compared of a record, by column. */
const COMPARED = {
  roundType: 'roundType',
  equityPercentage: 'equityPercentage',
  valuation: 'valuationMinor',
  leadInvestor: 'leadInvestor',
  boardSeat: 'boardSeat',
  liquidationPreference: 'liquidationPreference',
  antiDilutionRights: 'antiDilutionRights',
  notes: 'notes',
  raised: 'raisedMinor',
  soldPercentage: 'soldPercentage',
  runwayMonths: 'runwayMonths',
  reason: 'reason',
  evidence: 'evidence',
} as const satisfies Partial<Record<RecordColumn, string>>;
type ComparedColumn = keyof typeof COMPARED;

function differing({ cells }: RecordRow, values: object, held: object): string[] {
  const [wanted, had] = [new Map(Object.entries(values)), new Map(Object.entries(held))];
  return (Object.keys(COMPARED) as ComparedColumn[])
    .filter((column) => {
      const field = COMPARED[column];
      return cells[column] !== '' && wanted.has(field) && wanted.get(field) !== had.get(field);
    })
    .map((column) => RECORD_SHEET.columns[column].label);
}

/** Takes the record into what later rows are compared with; the sentence that says why it cannot be, else null. */
function take({ type, values }: NewRecord, portfolio: Portfolio): string | null {
  const { investments, events, ownerId } = portfolio;
  const own = { id: 1_000_000 + investments.length + events.length, ownerId };
  const deals = type === 'investment' ? [{ ...values, ...own }] : [];
  const moves = type === 'event' ? [{ ...values, ...own }] : [];
  const isOfCompany = (row: { startupId: number }) => row.startupId === values.startupId;
  const [ledger] = companiesOf(
    [...investments.filter(isOfCompany), ...deals],
    [...events.filter(isOfCompany), ...moves],
  );
  const problem = ledger ? timelineProblem(ledger) : null;
  if (problem === null) {
    investments.push(...deals);
    events.push(...moves);
  }
  return problem;
}

type ImportedRecord = ReportRow<RecordColumn> & { readonly record: NewRecord | null };

/** One row of a file: new, there already or refused. */
function compareRecord(row: RecordRow, portfolio: Portfolio): ImportedRecord {
  const { line, cells } = row;
  const title = `${cells.type || 'Investment'}: ${cells.startup || cells.startupId}, ${cells.date}`;
  const told = { line, title, detail: '', errors: [], record: null };
  const refused = (...errors: readonly Fault[]) => ({ ...told, outcome: 'refused', errors }) as const;
  const startupId = startupOf(row, portfolio);
  if (typeof startupId !== 'number') return refused(...row.errors, startupId);
  if (row.errors.some(({ column }) => column === 'type')) return refused(...row.errors);
  const company = {
    id: startupId,
    name: portfolio.names.get(startupId) ?? '',
    currency: portfolio.investments.find((each) => each.startupId === startupId)?.currency ?? null,
  };
  const { record, errors } = readRecord(row, company);
  if (record === undefined) return refused(...errors);
  const { values } = record;
  const date = record.type === 'investment' ? record.values.dealDate : record.values.date;
  if (date > portfolio.today) return refused({ column: 'date', message: IN_THE_FUTURE });
  const held = heldFor(record, portfolio);
  if (held !== undefined) {
    const differs = differing(row, values, held);
    if (differs.length === 0) return { ...told, outcome: 'same' };
    return { ...told, outcome: 'changed', detail: `What is there differs in ${differs.join(', ')}` };
  }
  const problem = take(record, portfolio);
  if (problem !== null) return refused({ column: 'date', message: problem });
  const amount = values.amountMinor === null ? [] : [formatMoneyExact(values.amountMinor, values.currency)];
  return { ...told, outcome: 'new', detail: [...amount, dayText(date)].join(', '), record };
}

/** What became of a company follows its deals and comes in the order it happened. */
function inOrder(rows: readonly RecordRow[]): RecordRow[] {
  const isDeal = ({ values }: RecordRow) => (values.type ?? 'investment') === 'investment';
  const later = rows.filter((row) => !isDeal(row));
  const dateOf = ({ values, cells }: RecordRow) => values.date ?? cells.date;
  return [...rows.filter(isDeal), ...later.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)))];
}

async function store(
  db: Db,
  actor: Member,
  batch: { records: readonly NewRecord[]; firmIds: Portfolio['firmIds']; fileName: string; now: Date },
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

/** Reads a file of records, and unless it is a preview stores those that are fine and new as one import. */
export async function importRecords(
  { actor, db, now }: { actor: Member; db: Db; now: Date },
  { preview, sent }: { preview: boolean; sent: Sent },
): Promise<{ importId: number | null; report: ImportReport }> {
  const sheet = sentSheet(RECORD_SHEET, sent);
  const portfolio = await portfolioOf(db, actor, { rows: sheet.rows, today: dayOf(now) });
  const rows = inOrder(sheet.rows).map((row) => compareRecord(row, portfolio));
  if (portfolio.investments.length + portfolio.events.length > MOST_RECORDS)
    throw invalid('csv', 'A portfolio keeps at most 5,000 records');
  const records = rows.flatMap(({ record }) => record ?? []);
  const batch = { records, firmIds: portfolio.firmIds, fileName: sent.fileName, now };
  const importId = preview || records.length === 0 ? null : await store(db, actor, batch);
  return { importId, report: reportOf(sheet, rows) };
}
