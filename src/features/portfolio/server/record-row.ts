import type { CurrencyCode } from '#shared/domain/currency.ts';
import { type Money, toMajor } from '#shared/domain/money.ts';
import { readAmount } from '#shared/domain/sheet/cell.ts';
import type { CellError } from '#shared/domain/sheet/sheet.ts';
import { EVENT_FORMS } from '../contract/event.ts';
import { InvestmentTerms } from '../contract/investment.ts';
import type { RecordColumn, RecordRow } from '../domain/import-sheet.ts';
import type { EventKind } from '../domain/ledger.ts';
import { formErrors } from './import-answer.ts';
import type { InvestmentValues } from './queries.ts';
import type { EventValues } from './queries-events.ts';
import { valuesOf } from './record-entry.ts';

/** What a good row becomes. */
export type NewRecord =
  | { readonly type: 'investment'; readonly values: InvestmentValues }
  | { readonly type: 'event'; readonly values: EventValues };

/** What records have in common that are taken for the same one. */
export const recordKey = (record: NewRecord): string => {
  const { startupId, amountMinor, currency } = record.values;
  const [kind, day] =
    record.type === 'investment'
      ? ['investment', record.values.dealDate]
      : [record.values.kind, record.values.date];
  return [startupId, kind, day, amountMinor, currency].join(' ');
};

export type ParsedRecord =
  | { readonly record: NewRecord; readonly errors?: undefined }
  | { readonly record?: undefined; readonly errors: readonly CellError<RecordColumn>[] };

/** The company a row is about; `currency` is that of its investment, null where there is none yet. */
export type RowCompany = {
  readonly id: number;
  readonly name: string;
  readonly currency: CurrencyCode | null;
};

/** Columns under which a form's fields stand in a file. */
const FORM_COLUMNS: Readonly<Record<string, RecordColumn>> = {
  dealDate: 'date',
  date: 'date',
  investmentAmount: 'amount',
  amount: 'amount',
  currency: 'currency',
  roundType: 'roundType',
  equityPercentage: 'equityPercentage',
  valuation: 'valuation',
  postMoney: 'valuation',
  leadInvestor: 'leadInvestor',
  boardSeat: 'boardSeat',
  liquidationPreference: 'liquidationPreference',
  antiDilutionRights: 'antiDilutionRights',
  soldPercentage: 'soldPercentage',
  raised: 'raised',
  runwayMonths: 'runwayMonths',
  reason: 'reason',
  evidence: 'evidence',
  notes: 'notes',
};

type Amounts = Readonly<Record<'amount' | 'valuation' | 'raised', Money | null>>;

/** The amounts of a row in one currency: the row's own, else the one its amount names, else `currency`. */
function amountsOf({ values }: RecordRow, currency: CurrencyCode | null) {
  const errors: CellError<RecordColumn>[] = [];
  const read = (column: keyof Amounts, expected: CurrencyCode | null): Money | null => {
    const text = values[column];
    const cell = text === null ? null : readAmount(text, expected);
    if (cell?.problem !== undefined) errors.push({ column, message: cell.problem });
    return cell?.value ?? null;
  };
  const stated = values.currency ?? currency;
  const amount = read('amount', stated);
  const others = stated ?? amount?.currency ?? null;
  return {
    amounts: { amount, valuation: read('valuation', others), raised: read('raised', others) },
    errors,
  };
}

const major = (money: Money | null): number | undefined =>
  money === null ? undefined : toMajor(money.amountMinor, money.currency);

function readInvestment(row: RecordRow, company: RowCompany): ParsedRecord {
  const { values, errors: found } = row;
  const { amounts, errors } = amountsOf(row, null);
  const form = InvestmentTerms.safeParse({
    dealDate: values.date ?? '',
    investmentAmount: major(amounts.amount),
    currency: values.currency ?? amounts.amount?.currency,
    roundType: values.roundType ?? '',
    equityPercentage: values.equityPercentage,
    valuation: major(amounts.valuation),
    leadInvestor: values.leadInvestor ?? false,
    boardSeat: values.boardSeat ?? false,
    liquidationPreference: values.liquidationPreference,
    antiDilutionRights: values.antiDilutionRights,
    notes: values.notes,
  });
  const faults = [...found, ...errors];
  if (!form.success) return { errors: [...faults, ...formErrors(form.error, FORM_COLUMNS, faults)] };
  if (faults.length > 0) return { errors: faults };
  return { record: { type: 'investment', values: valuesOf(form.data, company) } };
}

/** What the form of each kind is filled in with. */
function eventInput(kind: EventKind, { values }: RecordRow, { amount, valuation, raised }: Amounts) {
  const { reason, evidence, runwayMonths } = values;
  const told = { date: values.date ?? '', reason, evidence };
  if (kind === 'write-off') return told;
  const paid = { ...told, currency: values.currency ?? undefined };
  if (kind === 'round') return { ...paid, raised: major(raised), postMoney: major(valuation), runwayMonths };
  if (kind === 'mark') return { ...paid, amount: major(amount), runwayMonths };
  if (kind === 'distribution') return { ...paid, amount: major(amount) };
  return { ...paid, amount: major(amount), soldPercentage: values.soldPercentage ?? undefined };
}

function readEvent(kind: EventKind, row: RecordRow, company: RowCompany): ParsedRecord {
  if (company.currency === null)
    return { errors: [{ column: 'startup', message: 'There is no investment in this startup yet' }] };
  const { amounts, errors } = amountsOf(row, company.currency);
  const form = EVENT_FORMS[kind].safeParse(eventInput(kind, row, amounts));
  const faults = [...row.errors, ...errors];
  if (!form.success) return { errors: [...faults, ...formErrors(form.error, FORM_COLUMNS, faults)] };
  if (faults.length > 0) return { errors: faults };
  const told: Record<string, unknown> = form.data;
  const number = (name: string) => (typeof told[name] === 'number' ? told[name] : null);
  const minor = (name: string, money: Money | null) => (name in told ? (money?.amountMinor ?? null) : null);
  const { date, reason, evidence } = form.data;
  const values: EventValues = {
    startupId: company.id,
    kind,
    date,
    currency: row.values.currency ?? company.currency,
    amountMinor: kind === 'round' ? minor('postMoney', amounts.valuation) : minor('amount', amounts.amount),
    raisedMinor: minor('raised', amounts.raised),
    soldPercentage: number('soldPercentage'),
    runwayMonths: number('runwayMonths'),
    reason: reason ?? null,
    evidence: evidence ?? null,
  };
  return { record: { type: 'event', values } };
}

/** The record a row describes, judged by the form that a person would fill in for it. */
export function readRecord(row: RecordRow, company: RowCompany): ParsedRecord {
  const type = row.values.type ?? 'investment';
  return type === 'investment' ? readInvestment(row, company) : readEvent(type, row, company);
}
