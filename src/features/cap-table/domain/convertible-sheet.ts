import { isCalendarDate } from '#shared/domain/calendar.ts';
import { type CurrencyCode, currencyOf } from '#shared/domain/currency.ts';
import { div, fixed, HUNDRED, parseFixed, toText } from '#shared/domain/fixed.ts';
import { foldedHeading } from '#shared/domain/sheet/column.ts';
import type { ConvertibleKind } from '#shared/domain/catalogue/convertibles.ts';
import type { CapitalisationRules, Convertible } from './convertible.ts';
import { plainNumber } from './draft.ts';
import { draftFieldOf, draftLabel } from './draft-column.ts';
import type { StatedConvertible } from './stated-convertible.ts';

/** The columns in which a sheet keeps SAFEs and notes, each a row of its own beside the holdings. */
const COLUMNS = [
  ['instrument', 'Instrument', []],
  ['id', 'Instrument id', []],
  ['amount', 'Convertible amount', ['amount', 'amountusd', 'principal', 'purchaseamount']],
  ['currency', 'Currency', ['ccy']],
  ['cap', 'Valuation cap', ['cap', 'valuationcapusd']],
  ['discount', 'Discount', ['discountrate']],
  ['mfn', 'MFN', ['mostfavourednation']],
  ['issueDate', 'Issue date', ['issued', 'issuedon', 'dateofissue']],
  ['interest', 'Interest', ['interestrate']],
  ['dayCount', 'Day count', []],
  ['compounding', 'Compounding', []],
  ['onExit', 'On exit', []],
  ['repaymentMultiple', 'Repayment multiple', []],
  ['capitalisation', 'Cap counts', []],
] as const;
type Field = (typeof COLUMNS)[number][0];

/** Headings of these columns, which the reader of holdings leaves alone. */
export const CONVERTIBLE_HEADINGS: readonly string[] = COLUMNS.map(([, label]) => label);

/** As many as a table keeps. */
const MOST = 200;

const HOLDER = draftLabel('shareholderName');
const CLASS = draftLabel('shareClass');
const NAMES: Record<ConvertibleKind, string> = {
  SAFE_POST: 'SAFE',
  SAFE_PRE: 'SAFE (pre-money)',
  NOTE: 'Note',
};

const RULES = [
  'includeOutstandingShares',
  'includeOutstandingOptions',
  'includeOutstandingUnissuedOptions',
  'includeThisSecurity',
  'includeOtherConvertingSecurities',
  'includeOptionPoolTopupForPromisedOptions',
  'includeAdditionalOptionPoolTopup',
  'includeNewMoney',
] as const satisfies readonly (keyof CapitalisationRules)[];

const textOf = (value: number | string | null | undefined): string =>
  value === null || value === undefined ? '' : toText(fixed(value));

function cellsOf(each: StatedConvertible): Record<Field, string> {
  const { interest, capitalisation } = each;
  const periods = interest?.periods.map(
    ({ rate, startDate, endDate }) => `${textOf(rate)} ${startDate} ${endDate}`,
  );
  return {
    instrument: NAMES[each.kind],
    id: each.id,
    amount: textOf(each.amount),
    currency: each.currency ?? '',
    cap: textOf(each.cap),
    discount: textOf(each.discount),
    mfn: each.mfn === undefined ? '' : each.mfn ? 'Yes' : 'No',
    issueDate: each.issueDate ?? '',
    interest: periods?.join('; ') ?? '',
    dayCount: interest?.dayCount ?? '',
    compounding: interest?.compounding ?? '',
    onExit: each.onExit ?? '',
    repaymentMultiple: textOf(each.repaymentMultiple),
    capitalisation: capitalisation ? RULES.filter((rule) => capitalisation[rule]).join(' ') || 'nothing' : '',
  };
}

/** A sheet of holdings with the SAFEs and notes after them; headings first. */
export function withConvertibles(
  grid: readonly string[][],
  convertibles: readonly StatedConvertible[],
): string[][] {
  const [headings = [], ...rows] = grid;
  if (convertibles.length === 0) return [headings, ...rows];
  const all = convertibles.map(cellsOf);
  const used = COLUMNS.filter(([field]) => all.some((cells) => cells[field] !== ''));
  const lines = convertibles.map((each, index) => {
    const own = headings.map((heading) =>
      heading === HOLDER ? (each.holder ?? '') : heading === CLASS ? NAMES[each.kind] : '',
    );
    return [...own, ...used.map(([field]) => all[index]?.[field] ?? '')];
  });
  return [
    [...headings, ...used.map(([, label]) => label)],
    ...rows.map((row) => [...row, ...used.map(() => '')]),
    ...lines,
  ];
}

export type ReadConvertibles = {
  /** The sheet without the rows of SAFEs and notes. */
  readonly grid: string[][];
  /** Null where the sheet has no column for them. */
  readonly convertibles: readonly StatedConvertible[] | null;
  /** Rows that could not be read, in sentences. */
  readonly problems: readonly string[];
};

/** Where each column is, its own name before what else it is called; -1 for none. */
function placesOf(headings: readonly string[]): Record<Field, number> {
  const names = headings.map(foldedHeading);
  const placeOf = ([field, label, aliases]: (typeof COLUMNS)[number]) =>
    [label, field, ...aliases]
      .map((name) => names.indexOf(foldedHeading(name)))
      .find((place) => place >= 0) ?? -1;
  // Every field of the type is visited.
  return Object.fromEntries(COLUMNS.map((column) => [column[0], placeOf(column)])) as Record<Field, number>;
}

/** Takes the SAFEs and notes out of a sheet: the rows that name an instrument. */
export function readConvertibles(sheet: readonly string[][]): ReadConvertibles {
  const at = sheet.findIndex((row) => row.some((cell) => foldedHeading(cell) === 'instrument'));
  const headings = sheet[at];
  if (headings === undefined) return { grid: [...sheet], convertibles: null, problems: [] };
  const places = placesOf(headings);
  const holderAt = headings.findIndex((heading) => draftFieldOf(heading) === 'shareholderName');
  const convertibles: StatedConvertible[] = [];
  const problems: string[] = [];
  const grid = sheet.filter((row, line) => {
    const cell = (place: number) => (row[place] ?? '').trim();
    if (line <= at || cell(places.instrument) === '') return true;
    const fields = Object.fromEntries(COLUMNS.map(([field]) => [field, cell(places[field])])) as Cells;
    const read = convertibleOf(fields, cell(holderAt), convertibles.length + 1);
    const isTwice = typeof read !== 'string' && convertibles.some(({ id }) => id === read.id);
    if (typeof read === 'string') problems.push(`Row ${line + 1} is not read: ${read}`);
    else if (convertibles.length >= MOST)
      problems.push(`Row ${line + 1} is not read: a table holds at most ${MOST} SAFEs and notes.`);
    else if (isTwice) problems.push(`Row ${line + 1} is not read: ${read.id} stands above already.`);
    else convertibles.push(read);
    return false;
  });
  return { grid, convertibles, problems };
}

type Cells = Readonly<Record<Field, string>>;

/** The convertible of a row, or what is wrong with it: a cell that cannot be read is never passed over. */
function convertibleOf(cells: Cells, holder: string, number: number): StatedConvertible | string {
  const kind = kindOf(cells.instrument);
  if (kind === null) return `${cells.instrument} is no SAFE, pre-money SAFE or note.`;
  const amount = numberAboveZero(cells.amount);
  if (amount === null) return 'its amount must be above 0.';
  const currency = cells.currency === '' ? undefined : currencyOf(cells.currency);
  if (currency === null) return `${cells.currency} is no currency; write a code such as NGN.`;
  const cap = cells.cap === '' ? undefined : numberAboveZero(cells.cap);
  if (cap === null) return 'its valuation cap must be above 0.';
  const discount = cells.discount === '' ? undefined : fractionOf(cells.discount);
  if (discount === null) return 'its discount must be from 0 to below 100%.';
  const mfn = cells.mfn === '' ? undefined : yesOf(cells.mfn);
  if (mfn === null) return 'MFN must be yes or no.';
  if (cells.issueDate !== '' && !isCalendarDate(cells.issueDate))
    return 'its issue date is written YYYY-MM-DD.';
  const terms = termsOf(cells);
  if (typeof terms === 'string') return terms;
  return {
    id: cells.id || `${NAMES[kind]} ${number}`,
    kind,
    ...(holder === '' ? {} : { holder }),
    amount,
    ...currencyField(currency),
    ...(cap === undefined ? {} : { cap }),
    ...(discount === undefined ? {} : { discount }),
    ...(mfn === undefined ? {} : { mfn }),
    ...(cells.issueDate === '' ? {} : { issueDate: cells.issueDate }),
    ...terms,
  };
}

/** Dollars are what an amount is in where nothing is stated. */
const currencyField = (currency: CurrencyCode | undefined) =>
  currency === undefined || currency === 'USD' ? {} : { currency };

type Terms = Pick<Convertible, 'interest' | 'onExit' | 'repaymentMultiple' | 'capitalisation'>;

/** Interest, what a note takes at an exit, and what the cap counts. */
function termsOf(cells: Cells): Terms | string {
  const periods = cells.interest === '' ? [] : cells.interest.split(';').map(periodOf);
  if (periods.includes(null)) return 'its interest is a rate and two days, such as 8% 2026-01-05 2027-01-05.';
  const dayCount = DAY_COUNTS.find((each) => each === cells.dayCount.toUpperCase());
  if (cells.dayCount !== '' && dayCount === undefined) return 'its day count is ACTUAL_365 or 30_360.';
  const compounding = COMPOUNDINGS.find((each) => each === cells.compounding.toUpperCase());
  if (cells.compounding !== '' && compounding === undefined)
    return 'its compounding is SIMPLE or COMPOUNDING.';
  const onExit = ON_EXIT.find((each) => each === cells.onExit.toLowerCase());
  if (cells.onExit !== '' && onExit === undefined) return 'on exit it is greater, repay or convert.';
  const multiple =
    cells.repaymentMultiple === '' ? undefined : numberAboveZero(cells.repaymentMultiple.replace(/x$/i, ''));
  if (multiple === null) return 'its repayment multiple must be above 0.';
  const counted = new Set(cells.capitalisation.split(/\s+/));
  const unknown = [...counted].filter((word) => !['', 'nothing', ...RULES].includes(word));
  if (unknown.length > 0) return `its cap cannot count ${unknown.join(', ')}.`;
  return {
    ...(periods.length === 0
      ? {}
      : {
          interest: {
            periods: periods.filter((each) => each !== null),
            ...(dayCount === undefined ? {} : { dayCount }),
            ...(compounding === undefined ? {} : { compounding }),
          },
        }),
    ...(onExit === undefined ? {} : { onExit }),
    ...(multiple === undefined ? {} : { repaymentMultiple: multiple }),
    ...(cells.capitalisation === ''
      ? {}
      : {
          // Every switch of the type is in the list.
          capitalisation: Object.fromEntries(
            RULES.map((rule) => [rule, counted.has(rule)]),
          ) as CapitalisationRules,
        }),
  };
}

const DAY_COUNTS = ['ACTUAL_365', '30_360'] as const;
const COMPOUNDINGS = ['SIMPLE', 'COMPOUNDING'] as const;
const ON_EXIT = ['greater', 'repay', 'convert'] as const;

/** "250,000" and "250000.50" as the plainest text of the number; null unless it is above 0. */
function numberAboveZero(text: string): string | null {
  const plain = plainNumber(text);
  const value = plain === null ? null : parseFixed(plain);
  return value === null || value <= 0n ? null : toText(value);
}

function yesOf(text: string): boolean | null {
  if (/^(y|yes|true|1|x)$/i.test(text)) return true;
  return /^(n|no|false|0)$/i.test(text) ? false : null;
}

function kindOf(text: string): ConvertibleKind | null {
  const plain = text.toLowerCase();
  if (/note|loan/.test(plain)) return 'NOTE';
  if (!/safe/.test(plain)) return null;
  return /pre/.test(plain) ? 'SAFE_PRE' : 'SAFE_POST';
}

/** "20%", "20 %" and "0.2" as 0.2; null unless from 0 to below 1. */
function fractionOf(text: string): string | null {
  const [, digits = '', percent = ''] = /^([\d.,]+)\s*(%?)$/.exec(text) ?? [];
  const plain = plainNumber(digits);
  const value = plain === null ? null : parseFixed(plain);
  if (value === null) return null;
  const fraction = percent === '%' ? div(value, HUNDRED) : value;
  return fraction < fixed(1) ? toText(fraction) : null;
}

function periodOf(text: string) {
  const [rate = '', startDate = '', endDate = ''] = text.trim().split(/\s+/);
  const fraction = fractionOf(rate);
  const isRead = fraction !== null && isCalendarDate(startDate) && isCalendarDate(endDate);
  return isRead ? { rate: fraction, startDate, endDate } : null;
}
