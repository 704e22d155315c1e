import { daysBetween } from '#shared/domain/calendar.ts';
import { type CurrencyCode, OLDEST_RATE_DAYS } from '#shared/domain/currency.ts';
import { exact, ONE, type Exact } from '#shared/domain/exact.ts';

/** One `base` was `rate` of `quote` on a day, says `source`. */
export type FxRate = {
  readonly base: CurrencyCode;
  readonly quote: CurrencyCode;
  readonly date: string;
  readonly rate: number;
  readonly source: string;
};

/** A rate as it was used, and the entries it was made of: none for a currency into itself. */
export type UsedRate = { readonly rate: Exact; readonly from: readonly FxRate[] };

/** The CFA francs are pegged to the euro, so a chain over it is as good as a rate. */
const BRIDGE: CurrencyCode = 'EUR';

/** Finds the rate of a day. Rates are held by pair, newest first; of one day, the earlier in the list goes first. */
export type RateBook = (from: CurrencyCode, to: CurrencyCode, date: string) => UsedRate | null;

/**
 * A book of rates: the last one on or before the day and at most 92 days old, in either direction, else over the
 * euro; null when there is none. Nothing is interpolated.
 */
export function rateBook(rates: readonly FxRate[]): RateBook {
  const newestFirst = rates.toSorted((a, b) => b.date.localeCompare(a.date));
  const pairOf = (one: string, other: string) => [one, other].toSorted().join('/');
  const byPair = Map.groupBy(newestFirst, ({ base, quote }) => pairOf(base, quote));
  const direct: RateBook = (from, to, date) => {
    if (from === to) return { rate: ONE, from: [] };
    const found = byPair.get(pairOf(from, to))?.find((entry) => entry.date <= date);
    if (found === undefined || daysBetween(found.date, date) > OLDEST_RATE_DAYS) return null;
    return { rate: found.base === from ? exact(found.rate) : ONE.div(found.rate), from: [found] };
  };
  const find: RateBook = (from, to, date) => {
    const straight = direct(from, to, date);
    if (straight !== null || from === BRIDGE || to === BRIDGE) return straight;
    const [first, second] = [direct(from, BRIDGE, date), direct(BRIDGE, to, date)];
    if (first === null || second === null) return null;
    return { rate: first.rate.times(second.rate), from: [...first.from, ...second.from] };
  };
  return remembered(find);
}

/** The same book, each question looked up once. */
function remembered(find: RateBook): RateBook {
  const answers = new Map<string, UsedRate | null>();
  return (from, to, date) => {
    const key = from + to + date;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = find(from, to, date);
    answers.set(key, found);
    return found;
  };
}
