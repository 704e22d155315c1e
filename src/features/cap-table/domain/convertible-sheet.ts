import { isCalendarDate } from '#shared/domain/calendar.ts';
import { div, fixed, HUNDRED, parseFixed, toText } from '#shared/domain/fixed.ts';
import type { CapitalisationRules, Convertible, ConvertibleKind } from './convertible.ts';
import { plainNumber } from './draft.ts';

/** The columns in which a sheet keeps SAFEs and notes, each a row of its own beside the holdings. */
const COLUMNS = [
  ['instrument', 'Instrument'],
  ['id', 'Instrument id'],
  ['amount', 'Amount (USD)'],
  ['cap', 'Valuation cap'],
  ['discount', 'Discount'],
  ['mfn', 'MFN'],
  ['issueDate', 'Issue date'],
  ['interest', 'Interest'],
  ['dayCount', 'Day count'],
  ['compounding', 'Compounding'],
  ['onExit', 'On exit'],
  ['repaymentMultiple', 'Repayment multiple'],
  ['capitalisation', 'Cap counts'],
] as const;
type Field = (typeof COLUMNS)[number][0];

/** Headings of these columns, which the reader of holdings leaves alone. */
export const CONVERTIBLE_HEADINGS: readonly string[] = COLUMNS.map(([, label]) => label);

const HOLDER = 'Shareholder';
const CLASS = 'Share class';
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

function cellsOf(each: Convertible): Record<Field, string> {
  const { interest, capitalisation } = each;
  const periods = interest?.periods.map(
    ({ rate, startDate, endDate }) => `${textOf(rate)} ${startDate} ${endDate}`,
  );
  return {
    instrument: NAMES[each.kind],
    id: each.id,
    amount: textOf(each.amount),
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
  convertibles: readonly Convertible[],
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
  readonly convertibles: readonly Convertible[] | null;
  /** Rows that could not be read, in sentences. */
  readonly problems: readonly string[];
};

const folded = (text: string) => text.trim().toLowerCase();

/** Takes the SAFEs and notes out of a sheet. */
export function readConvertibles(sheet: readonly string[][]): ReadConvertibles {
  const at = sheet.findIndex((row) => row.some((cell) => folded(cell) === 'instrument'));
  const headings = sheet[at]?.map(folded) ?? [];
  if (at < 0) return { grid: [...sheet], convertibles: null, problems: [] };
  const columnOf = (label: string) => headings.indexOf(folded(label));
  const convertibles: Convertible[] = [];
  const problems: string[] = [];
  const grid = sheet.filter((row, line) => {
    const cell = (label: string) => (row[columnOf(label)] ?? '').trim();
    if (line <= at || cell('Instrument') === '') return true;
    const fields = Object.fromEntries(COLUMNS.map(([field, label]) => [field, cell(label)])) as Record<
      Field,
      string
    >;
    const read = convertibleOf(fields, cell(HOLDER), convertibles.length + 1);
    if (typeof read === 'string') problems.push(`Row ${line + 1} is not read: ${read}`);
    else convertibles.push(read);
    return false;
  });
  return { grid, convertibles, problems };
}

/** The convertible of a row, or what is wrong with it. */
function convertibleOf(cells: Record<Field, string>, holder: string, number: number): Convertible | string {
  const kind = kindOf(cells.instrument);
  if (kind === null) return `${cells.instrument} is no SAFE, pre-money SAFE or note.`;
  const [amount, cap, multiple] = [cells.amount, cells.cap, cells.repaymentMultiple].map(plainNumber);
  if (amount === null || amount === undefined || !(Number(amount) > 0)) return 'its amount must be above 0.';
  if (cells.cap !== '' && (cap === null || !(Number(cap) > 0))) return 'its valuation cap must be above 0.';
  const discount = cells.discount === '' ? undefined : fractionOf(cells.discount);
  if (discount === null) return 'its discount must be from 0 to below 100%.';
  if (cells.issueDate !== '' && !isCalendarDate(cells.issueDate))
    return 'its issue date is written YYYY-MM-DD.';
  const periods = cells.interest === '' ? [] : cells.interest.split(';').map(periodOf);
  if (periods.includes(null)) return 'its interest is a rate and two days, such as 8% 2026-01-05 2027-01-05.';
  const onExit = (['greater', 'repay', 'convert'] as const).find(
    (each) => each === cells.onExit.toLowerCase(),
  );
  if (cells.onExit !== '' && onExit === undefined) return 'on exit it is greater, repay or convert.';
  const dayCount = (['ACTUAL_365', '30_360'] as const).find((each) => each === cells.dayCount);
  const compounding = (['SIMPLE', 'COMPOUNDING'] as const).find((each) => each === cells.compounding);
  const counted = new Set(cells.capitalisation.split(' '));
  return {
    id: cells.id || `${NAMES[kind]} ${number}`,
    kind,
    ...(holder === '' ? {} : { holder }),
    amount,
    ...(cells.cap === '' ? {} : { cap }),
    ...(discount === undefined ? {} : { discount }),
    ...(cells.mfn === '' ? {} : { mfn: /^(y|yes|true|1)$/i.test(cells.mfn) }),
    ...(cells.issueDate === '' ? {} : { issueDate: cells.issueDate }),
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
    ...(cells.repaymentMultiple === '' || multiple === null ? {} : { repaymentMultiple: multiple }),
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

function kindOf(text: string): ConvertibleKind | null {
  const plain = folded(text);
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
