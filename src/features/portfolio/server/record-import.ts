import { invalid } from '#platform/http/errors.ts';
import type { Db } from '#platform/postgres/db.ts';
import { dayText } from '#shared/domain/calendar.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { formatMoneyExact } from '#shared/domain/money.ts';
import { type ImportReport, type ReportRow, reportOf } from '#shared/domain/sheet/report.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Member } from '#shared/server/context.ts';
import { sentSheet } from '#shared/server/sheet-import.ts';
import type { z } from 'zod';
import { IN_THE_FUTURE } from '#shared/server/refusals.ts';
import type { ImportForm } from '../contract/import.ts';
import { OutsideCompanyForm } from '../contract/outside-company.ts';
import { RECORD_SHEET, type RecordColumn, type RecordRow } from '../domain/import-sheet.ts';
import { companiesOf, type LedgerEvent, type LedgerInvestment, timelineProblem } from '../domain/ledger.ts';
import {
  findInvestments,
  findScope,
  findStartupsByIds,
  insertInvestment,
  type InvestmentValues,
} from './queries.ts';
import { insertCompany } from './queries-companies.ts';
import { type EventValues, findEvents, insertEvent } from './queries-events.ts';
import { findStartupIdsByName, insertImport } from './queries-imports.ts';
import { MOST_RECORDS } from './record-entry.ts';
import { type NewRecord, readRecord, recordKey } from './record-row.ts';

type Sent = z.infer<typeof ImportForm>;

type Investment = LedgerInvestment & InvestmentValues;
type Event = LedgerEvent & EventValues;

/** What rows are compared with; grows with each row that is taken. */
type Portfolio = {
  readonly ownerId: string;
  readonly today: string;
  /** Companies by id: startups of the directory, those held, and those new to both under numbers below zero. */
  readonly names: Map<number, string>;
  /** By name in small letters. What is held goes before the directory. */
  readonly heldByName: Map<string, number[]>;
  readonly idsByName: ReadonlyMap<string, readonly number[]>;
  /** What a file says of companies outside the directory, under their numbers below zero. */
  readonly described: Map<number, OutsideCompanyForm>;
  /** The firm each company is shared with. */
  readonly firmIds: ReadonlyMap<number, number | null>;
  /** One's own, which have to agree with what comes. */
  readonly investments: Investment[];
  readonly events: Event[];
  /** All that the export shows, colleagues' too, by what they have in common. */
  readonly known: Map<string, (Investment | Event)[]>;
  readonly currencies: Map<number, CurrencyCode>;
};

const keyOf = (row: Investment | Event): string =>
  recordKey('dealDate' in row ? { type: 'investment', values: row } : { type: 'event', values: row });

/** By name in small letters, each company once. */
function idsByNameOf(companies: readonly { readonly key: string; readonly id: number }[]) {
  const groups = Map.groupBy(companies, ({ key }) => key);
  return new Map([...groups].map(([key, own]) => [key, [...new Set(own.map(({ id }) => id))]]));
}

async function portfolioOf(
  db: Db,
  actor: Member,
  { rows, today }: { rows: readonly RecordRow[]; today: string },
): Promise<Portfolio> {
  const named = rows.flatMap(({ cells }) => (cells.startup ? [cells.startup] : []));
  const found = await findStartupIdsByName(db, [...new Set(named)]);
  const given = rows.map(({ cells }) => Number(cells.startupId)).filter((id) => id > 0 && id < 2 ** 31);
  const ids = [...new Set([...given.filter(Number.isInteger), ...found.map(({ id }) => id)])];
  const scope = await findScope(db, actor.id);
  const isOwn = ({ ownerId }: { ownerId: string }) => ownerId === actor.id;
  const held = (await findInvestments(db, scope)).toReversed();
  const events = await findEvents(db, scope);
  const investments = held.filter(isOwn);
  return {
    ownerId: actor.id,
    today,
    names: new Map([
      ...held.map((row) => [row.startupId, row.startupName] as const),
      ...(await findStartupsByIds(db, ids)).map(({ id, name }) => [id, name] as const),
    ]),
    heldByName: idsByNameOf(held.map((row) => ({ key: row.startupName.toLowerCase(), id: row.startupId }))),
    idsByName: idsByNameOf(found),
    described: new Map(),
    firmIds: new Map(investments.map(({ startupId, firmId }) => [startupId, firmId])),
    investments,
    events: events.filter(isOwn),
    known: Map.groupBy<string, Investment | Event>([...held, ...events], keyOf),
    currencies: new Map(held.toReversed().map((row) => [row.startupId, row.currency])),
  };
}

type Fault = { readonly column: RecordColumn; readonly message: string };

/** A company outside the directory, as a row describes it; a name alone may be a slip of the pen. */
function describedIn({ cells, values }: RecordRow, portfolio: Portfolio): number | Fault {
  const { startup: name } = cells;
  const form = OutsideCompanyForm.safeParse({
    name,
    country: values.country ?? '',
    sector: values.sector ?? '',
  });
  if (!form.success) {
    const hint = 'give its Country and Sector to keep it as one outside the directory';
    return { column: 'startup', message: `There is no startup called ${name}: ${hint}` };
  }
  const id = -1 - portfolio.described.size;
  portfolio.described.set(id, form.data);
  portfolio.names.set(id, form.data.name);
  portfolio.heldByName.set(name.toLowerCase(), [id]);
  return id;
}

/** The company a row is about: by its id here, else by name among what is held, else in the directory, else as described. */
function startupOf(row: RecordRow, portfolio: Portfolio): number | Fault {
  const { startupId, startup } = row.cells;
  const id = Number(startupId);
  if (startupId !== '' && id > 0 && portfolio.names.has(id)) return id;
  if (startupId !== '' && startup === '')
    return { column: 'startupId', message: `There is no startup ${startupId}` };
  if (startup === '') return { column: 'startup', message: 'Please name a startup' };
  const key = startup.toLowerCase();
  const ids = portfolio.heldByName.get(key) ?? portfolio.idsByName.get(key) ?? [];
  if (ids.length > 1)
    return { column: 'startup', message: 'Several startups bear this name: give the Startup ID' };
  return ids[0] ?? describedIn(row, portfolio);
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
function take(record: NewRecord, portfolio: Portfolio): string | null {
  const { type, values } = record;
  const { investments, events, ownerId, known, currencies } = portfolio;
  const own = { id: 1_000_000 + investments.length + events.length, ownerId };
  const deals = type === 'investment' ? [{ ...values, ...own }] : [];
  const moves = type === 'event' ? [{ ...values, ...own }] : [];
  const isOfCompany = (row: { startupId: number }) => row.startupId === values.startupId;
  const [ledger] = companiesOf(
    [...investments.filter(isOfCompany), ...deals],
    [...events.filter(isOfCompany), ...moves],
  );
  if (ledger === undefined) return 'There is no investment of yours in this startup yet';
  const problem = timelineProblem(ledger);
  if (problem === null) {
    investments.push(...deals);
    events.push(...moves);
    const key = recordKey(record);
    known.set(key, [...(known.get(key) ?? []), ...deals, ...moves]);
    if (!currencies.has(values.startupId)) currencies.set(values.startupId, values.currency);
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
    currency: portfolio.currencies.get(startupId) ?? null,
  };
  const { record, errors } = readRecord(row, company);
  if (record === undefined) return refused(...errors);
  const { values } = record;
  const date = record.type === 'investment' ? record.values.dealDate : record.values.date;
  if (date > portfolio.today) return refused({ column: 'date', message: IN_THE_FUTURE });
  const alike = portfolio.known.get(recordKey(record)) ?? [];
  // Of several alike the file numbers all but the first.
  const number = row.values.number ?? 1;
  if (!Number.isInteger(number) || number < 1 || number > alike.length + 1)
    return refused({
      column: 'number',
      message: `Must be a whole number from 1 to ${alike.length + 1} here`,
    });
  const held = alike[number - 1];
  if (held !== undefined) {
    const differs = differing(row, values, held);
    if (differs.length === 0) return { ...told, outcome: 'same' };
    return { ...told, outcome: 'changed', detail: `What is there differs in ${differs.join(', ')}` };
  }
  const problem = take(record, portfolio);
  if (problem !== null) return refused({ column: 'date', message: problem });
  const amount = values.amountMinor === null ? [] : [formatMoneyExact(values.amountMinor, values.currency)];
  const outside = portfolio.described.has(startupId) ? ['a company outside the directory'] : [];
  return { ...told, outcome: 'new', detail: [...amount, dayText(date), ...outside].join(', '), record };
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
  batch: {
    records: readonly NewRecord[];
    portfolio: Pick<Portfolio, 'firmIds' | 'described'>;
    fileName: string;
    now: Date;
  },
): Promise<number> {
  const { records, portfolio, fileName, now } = batch;
  const companies = new Map<number, number>();
  for (const [id, company] of portfolio.described)
    if (records.some(({ values }) => values.startupId === id))
      companies.set(id, await insertCompany(db, actor.id, { ...company, now }));
  const file = { kind: 'records', fileName, rowCount: records.length, now } as const;
  const importId = await insertImport(db, actor.id, file);
  for (const { type, values } of records) {
    const startupId = companies.get(values.startupId) ?? values.startupId;
    const firmId = portfolio.firmIds.get(startupId) ?? null;
    const author = { owner: actor.id, by: actor.id, firmId, importId, now };
    if (type === 'investment') await insertInvestment(db, { ...values, startupId }, author);
    else await insertEvent(db, { ...values, startupId }, author);
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
  const batch = { records, portfolio, fileName: sent.fileName, now };
  const importId = preview || records.length === 0 ? null : await store(db, actor, batch);
  return { importId, report: reportOf(sheet, rows) };
}
