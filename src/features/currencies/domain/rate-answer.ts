import { isCalendarDate } from '#shared/domain/calendar.ts';
import { type CurrencyCode, CURRENCY_CODES } from '#shared/domain/currency.ts';
import { isPegged } from '#shared/domain/exchange-rate.ts';
import type { ReferenceRate } from './rate-file.ts';

/** Currencies a table of rates is expected to hold: pegged ones are computed. */
export const EXPECTED: readonly CurrencyCode[] = CURRENCY_CODES.filter(
  (code) => code !== 'USD' && !isPegged(code),
);

/** With fewer of the currencies than this a table is taken to be cut off. */
const FEWEST_FRACTION = 0.9;
/** A rate this many times the last one, or this part of it, is a fault until somebody says otherwise. */
const LARGEST_LEAP = 5;

type Read =
  | {
      readonly rates: readonly ReferenceRate[];
      readonly leftOut: readonly CurrencyCode[];
      readonly problem: null;
    }
  | { readonly problem: string };

const refused = (problem: string): Read => ({ problem });

/** A property of an object that may hold anything. */
const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

function leaps(perDollar: number, known: number | undefined): boolean {
  return known !== undefined && (perDollar > known * LARGEST_LEAP || perDollar < known / LARGEST_LEAP);
}

/**
 * Reads `{"date": "2026-11-21", "usd": {"ngn": 1330.5, …}}` as it came from outside. A table is refused whole, with a
 * sentence that says why, when it is of another shape or base, of a day to come or before the one at hand, holds a rate
 * that is no number above zero, or lacks more than a tenth of the currencies. Single rates that are missing or leap from the
 * last known one (`known`) are left out and named. Currencies that are not in the catalogue are passed over.
 */
export function readRateAnswer(
  text: string,
  { today, newest, known }: { today: string; newest: string | null; known: ReadonlyMap<string, number> },
): Read {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return refused('The rate table is incomplete: it is not valid JSON.');
  }
  const [date, table] = [at(answer, 'date'), at(answer, 'usd')];
  if (typeof date !== 'string' || !isCalendarDate(date)) return refused('The rate table has no date.');
  if (date > today) return refused(`The rate table is dated ${date}, which is in the future.`);
  if (newest !== null && date < newest)
    return refused(`The rate table is dated ${date}, older than the current one of ${newest}.`);
  if (typeof table !== 'object' || table === null)
    return refused('The table has no rates for the US dollar.');
  const [rates, leftOut]: [ReferenceRate[], CurrencyCode[]] = [[], []];
  for (const currency of EXPECTED) {
    const perDollar = at(table, currency.toLowerCase());
    if (perDollar === undefined) {
      leftOut.push(currency);
      continue;
    }
    if (typeof perDollar !== 'number' || !Number.isFinite(perDollar) || perDollar <= 0 || perDollar > 1e12)
      return refused(`The rate of ${currency} is not a number above zero.`);
    if (leaps(perDollar, known.get(currency))) leftOut.push(currency);
    else rates.push({ currency, date, perDollar });
  }
  if (rates.length < EXPECTED.length * FEWEST_FRACTION)
    return refused(`The table has plausible rates for ${rates.length} of ${EXPECTED.length} currencies.`);
  return { rates, leftOut, problem: null };
}
