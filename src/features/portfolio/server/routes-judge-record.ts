import { z } from 'zod';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import { EVENT_FORMS } from '../contract/event.ts';
import { InvestmentForm } from '../contract/investment.ts';
import {
  companiesOf,
  type EventKind,
  type LedgerEvent,
  type LedgerInvestment,
  timelineProblem,
} from '../domain/ledger.ts';
import { numberCell, RECORD_COLUMNS, type RecordColumn, type SheetRow, truthCell } from '../domain/sheet.ts';
import type { InvestmentValues } from './queries.ts';
import type { EventValues } from './queries-events.ts';
import { issuesOf, type JudgedRow } from './routes-judge.ts';
import { valuesOf } from './record-entry.ts';

/** What a good row becomes. */
export type NewRecord =
  | { readonly type: 'investment'; readonly values: InvestmentValues }
  | { readonly type: 'event'; readonly values: EventValues };

/** What rows are judged against; grows with each row that is taken. */
export type Judging = {
  readonly ownerId: string;
  readonly today: string;
  readonly names: ReadonlyMap<number, string>;
  readonly idsByName: ReadonlyMap<string, readonly number[]>;
  /** The firm each company is shared with. */
  readonly firmIds: ReadonlyMap<number, number | null>;
  readonly investments: LedgerInvestment[];
  readonly events: LedgerEvent[];
};

type Cells = Record<RecordColumn, string>;
type Fault = { path: string; message: string };
const fault = (path: RecordColumn, message: string): Fault => ({ path: RECORD_COLUMNS[path], message });

const Type = z.enum(['investment', 'distribution', 'exit', 'write-off', 'mark', 'round']);

function startupOf(cells: Cells, { names, idsByName }: Judging): number | Fault {
  const id = Number(cells.startupId);
  if (cells.startupId !== '')
    return names.has(id) ? id : fault('startupId', `There is no startup ${cells.startupId}`);
  if (cells.startup === '') return fault('startup', 'Please name a startup');
  const ids = idsByName.get(cells.startup.toLowerCase()) ?? [];
  if (ids.length > 1) return fault('startup', 'Several startups bear this name: give the Startup ID');
  return ids[0] ?? fault('startup', `There is no startup called ${cells.startup}`);
}

function dealInput(cells: Cells, startupId: number) {
  return {
    startupId,
    dealDate: cells.date,
    investmentAmount: numberCell(cells.amount),
    currency: cells.currency || undefined,
    roundType: cells.roundType,
    equityPercentage: numberCell(cells.equityPercentage),
    valuation: numberCell(cells.valuation),
    leadInvestor: truthCell(cells.leadInvestor),
    boardSeat: truthCell(cells.boardSeat),
    liquidationPreference: numberCell(cells.liquidationPreference),
    antiDilutionRights: cells.antiDilutionRights,
    notes: cells.notes,
  };
}

function eventInput(kind: EventKind, cells: Cells) {
  const { date, reason, evidence } = cells;
  const told = { date, reason, evidence };
  const currency = cells.currency || undefined;
  const amount = numberCell(cells.amount);
  const runwayMonths = numberCell(cells.runwayMonths);
  if (kind === 'write-off') return told;
  if (kind === 'exit') return { ...told, currency, amount, soldPercentage: numberCell(cells.soldPercentage) };
  if (kind === 'mark') return { ...told, currency, amount, runwayMonths };
  if (kind === 'distribution') return { ...told, currency, amount };
  return {
    ...told,
    currency,
    raised: numberCell(cells.raised),
    postMoney: numberCell(cells.valuation),
    runwayMonths,
  };
}

/** Columns under which a form's fields stand in a file. */
const HEADINGS = {
  ...RECORD_COLUMNS,
  dealDate: RECORD_COLUMNS.date,
  investmentAmount: RECORD_COLUMNS.amount,
  postMoney: RECORD_COLUMNS.valuation,
};

type Understood = { value: NewRecord } | { errors: Fault[] };

function understandDeal(cells: Cells, startupId: number, judging: Judging): Understood {
  const form = InvestmentForm.safeParse(dealInput(cells, startupId));
  if (!form.success) return { errors: issuesOf(form.error, HEADINGS) };
  const { investmentAmount, valuation, currency } = form.data;
  for (const [path, amount] of [
    ['amount', investmentAmount],
    ['valuation', valuation ?? 0],
  ] as const) {
    if (toMinor(amount, currency) === null)
      return { errors: [fault(path, `${currency} has no smaller unit than that`)] };
  }
  return { value: { type: 'investment', values: valuesOf(form.data, judging.names.get(startupId) ?? '') } };
}

function understandEvent(kind: EventKind, cells: Cells, startupId: number, judging: Judging): Understood {
  const form = EVENT_FORMS[kind].safeParse(eventInput(kind, cells));
  if (!form.success) return { errors: issuesOf(form.error, HEADINGS) };
  const held = judging.investments.find((row) => row.startupId === startupId);
  if (held === undefined) return { errors: [fault('startup', 'There is no investment in this startup yet')] };
  const told: Record<string, unknown> = form.data;
  const currency = (told['currency'] as CurrencyCode | undefined) ?? held.currency;
  const number = (name: string) => (typeof told[name] === 'number' ? told[name] : null);
  const minor = (name: string) => {
    const amount = number(name);
    return amount === null ? null : (toMinor(amount, currency) ?? Number.NaN);
  };
  const [amountMinor, raisedMinor] = [minor(kind === 'round' ? 'postMoney' : 'amount'), minor('raised')];
  if (Number.isNaN(amountMinor) || Number.isNaN(raisedMinor))
    return { errors: [fault('amount', `${currency} has no smaller unit than that`)] };
  const { date, reason, evidence } = form.data;
  const values: EventValues = {
    startupId,
    kind,
    date,
    currency,
    amountMinor,
    raisedMinor,
    soldPercentage: number('soldPercentage'),
    runwayMonths: number('runwayMonths'),
    reason: reason ?? null,
    evidence: evidence ?? null,
  };
  return { value: { type: 'event', values } };
}

const isSameDeal = (a: LedgerInvestment, b: InvestmentValues): boolean =>
  a.startupId === b.startupId &&
  a.dealDate === b.dealDate &&
  a.amountMinor === b.amountMinor &&
  a.currency === b.currency;
const isSameEvent = (a: LedgerEvent, b: EventValues): boolean =>
  a.startupId === b.startupId &&
  a.kind === b.kind &&
  a.date === b.date &&
  a.amountMinor === b.amountMinor &&
  a.currency === b.currency;

function isKnown(record: NewRecord, { investments, events }: Judging): boolean {
  if (record.type === 'event') return events.some((row) => isSameEvent(row, record.values));
  return investments.some((row) => isSameDeal(row, record.values));
}

/** Takes the record into what later rows are judged against; the sentence that says why it cannot be, else null. */
function take(record: NewRecord, judging: Judging): string | null {
  const own = {
    id: 1_000_000 + judging.investments.length + judging.events.length,
    ownerId: judging.ownerId,
  };
  const deals = record.type === 'investment' ? [{ ...record.values, ...own }] : [];
  const moves = record.type === 'event' ? [{ ...record.values, ...own }] : [];
  const { startupId } = record.values;
  const isOwn = (row: { startupId: number }) => row.startupId === startupId;
  const [ledger] = companiesOf(
    [...judging.investments.filter(isOwn), ...deals],
    [...judging.events.filter(isOwn), ...moves],
  );
  const problem = ledger ? timelineProblem(ledger) : null;
  if (problem === null) {
    judging.investments.push(...deals);
    judging.events.push(...moves);
  }
  return problem;
}

/** One row of a file: kept, known or refused. */
export function judgeRecord({ cells, line }: SheetRow<RecordColumn>, judging: Judging): JudgedRow<NewRecord> {
  const type = Type.safeParse(cells.type.toLowerCase() || 'investment');
  const summary = `${cells.type || 'Investment'}: ${cells.startup || cells.startupId}, ${cells.date}`;
  const refused = (errors: readonly Fault[]) => ({ line, summary, value: null, errors });
  if (!type.success) return refused([fault('type', 'Unknown type')]);
  const startupId = startupOf(cells, judging);
  if (typeof startupId !== 'number') return refused([startupId]);
  const read =
    type.data === 'investment'
      ? understandDeal(cells, startupId, judging)
      : understandEvent(type.data, cells, startupId, judging);
  if ('errors' in read) return refused(read.errors);
  const date = read.value.type === 'investment' ? read.value.values.dealDate : read.value.values.date;
  if (date > judging.today) return refused([fault('date', 'Must not be in the future')]);
  if (isKnown(read.value, judging)) return { line, summary, value: read.value, isKnown: true, errors: [] };
  const problem = take(read.value, judging);
  return problem === null
    ? { line, summary, value: read.value, errors: [] }
    : refused([fault('date', problem)]);
}
