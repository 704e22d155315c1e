import { currencyOf, type CurrencyCode } from '../currency.ts';
import { type Money, parseMoney, toMinor } from '../money.ts';
import { hasBidiOverride, hasForbiddenCharacter, REFUSED_CHARACTER } from '../text.ts';
import { type DayFirst, dayFirstOf, plainDay } from './day.ts';
import { type DecimalMark, decimalMarkOf, plainNumber, UNCLEAR } from './number.ts';

/** The value of a cell, or a sentence saying what to write instead. */
export type Cell<Value> =
  | { readonly value: Value; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: string };

/** Reads the cells of one column: first all of them, to learn how they are written, then one by one. */
export type CellReader<Value> = (column: readonly string[]) => (text: string) => Cell<Value>;

/** Text of at most `max` characters, on one line unless said; characters that hide or reorder others are refused. */
export function textCell(max: number, { multiline = false } = {}): CellReader<string> {
  return () => (text) => {
    if (Array.from(text).length > max)
      return { problem: `At most ${max.toLocaleString('en-US')} characters` };
    if (!multiline && /[\n\r\t]/.test(text)) return { problem: 'Must be a single line' };
    if (hasForbiddenCharacter(text, multiline) || hasBidiOverride(text, multiline))
      return { problem: REFUSED_CHARACTER };
    return { value: text };
  };
}

/** One of a list of terms in any spelling; `find` answers null for what it does not know. */
export function termCell<Value>(find: (text: string) => Value | null, message: string): CellReader<Value> {
  return () => (text) => {
    const value = find(text);
    return value === null ? { problem: message } : { value };
  };
}

/** A number as plain digits, without loss; `suffix` is what may follow it, such as `%`. */
export function digitsCell(message: string, suffix = ''): CellReader<string> {
  return (column) => {
    const bare = (text: string) => (suffix !== '' && text.endsWith(suffix) ? text.slice(0, -1) : text);
    const mark: DecimalMark = decimalMarkOf(column.map(bare));
    return (text) => {
      const value = plainNumber(bare(text), mark);
      if (value === UNCLEAR)
        return { problem: `“${text}” can be read in two ways: write it without a mark for thousands` };
      return value === null ? { problem: message } : { value };
    };
  };
}

/** The same as a number. */
export function numberCell(message = 'Must be a number', suffix = ''): CellReader<number> {
  const digits = digitsCell(message, suffix);
  return (column) => {
    const read = digits(column);
    return (text) => {
      const cell = read(text);
      return cell.problem === undefined ? { value: Number(cell.value) } : cell;
    };
  };
}

/** A day as `YYYY-MM-DD`. */
export function dayCell(message = 'Must be a date such as 2026-12-31'): CellReader<string> {
  return (column) => {
    const dayFirst: DayFirst = dayFirstOf(column);
    return (text) => {
      const value = plainDay(text, dayFirst);
      if (value === UNCLEAR)
        return { problem: `“${text}” can be read in two ways: write the year, the month and the day` };
      return value === null ? { problem: message } : { value };
    };
  };
}

const NO = new Set(['no', 'false', '0', 'n']);
const YES = new Set(['yes', 'true', '1', 'y', 'x']);

/** Yes, true, 1 or x; no, false or 0. */
export function yesCell(): CellReader<boolean> {
  return termCell((text) => {
    const word = text.toLowerCase();
    return YES.has(word) ? true : NO.has(word) ? false : null;
  }, 'Must be yes or no');
}

/** A currency by its code. */
export const currencyCell = (): CellReader<CurrencyCode> =>
  termCell(currencyOf, 'Must be a code such as USD');

/**
 * An amount beside the currency of its row, null where the row names none: `250000`, `$250K`, `NGN 20m`. Without any
 * currency it is in dollars.
 */
export function readAmount(text: string, currency: CurrencyCode | null): Cell<Money> {
  const money = parseMoney(text, currency ?? 'USD');
  if (money === null) {
    const number = plainNumber(text);
    const isTooFine =
      currency !== null &&
      number !== null &&
      number !== UNCLEAR &&
      toMinor(Math.abs(Number(number)), currency) === null;
    return {
      problem: isTooFine
        ? `${currency} has no smaller unit than that`
        : 'Write it like 250000, $250K or NGN 20m',
    };
  }
  if (currency !== null && money.currency !== currency)
    return { problem: `This is in ${money.currency}, but the currency of the row is ${currency}` };
  return { value: { amountMinor: money.amountMinor, currency: money.currency } };
}
