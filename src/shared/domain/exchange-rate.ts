// The rule and a worked example: docs/rules/currency-conversion.md
import { Decimal } from 'decimal.js';
import { addDays, dayText, daysBetween } from './calendar.ts';
import { type CurrencyCode, minorDigits } from './currency.ts';
import { type Exact, exact, ONE } from './exact.ts';
import type { Money } from './money.ts';

/** One `base` was `rate` of `quote` on a day (`YYYY-MM-DD`), says `source`. */
export type ExchangeRate = {
  readonly base: CurrencyCode;
  readonly quote: CurrencyCode;
  readonly date: string;
  readonly rate: number;
  readonly source: string;
};

/** How a rate was come by: of the day itself, up to 45 days before it, between two, the last known, or a fixed peg. */
export type RateBasis = 'day' | 'earlier' | 'estimated' | 'old' | 'peg';

/**
 * A rate as it is used: one `from` is `times / over` of `to`, the quotient of which is `rate`. Kept as two numbers, the
 * way back is their exact inverse. `ageDays` is that of the oldest entry it rests on.
 */
export type UsedRate = {
  readonly from: CurrencyCode;
  readonly to: CurrencyCode;
  readonly day: string;
  readonly times: Exact;
  readonly over: Exact;
  readonly rate: Exact;
  readonly basis: RateBasis;
  readonly ageDays: number;
  readonly entries: readonly ExchangeRate[];
};

/** Finds the rate of a day; null where nothing is known that near. */
export type RateBook = (from: CurrencyCode, to: CurrencyCode, day: string) => UsedRate | null;

/** An amount in another currency, and the rate that made it: null where there was nothing to convert. */
export type Conversion = Money & {
  readonly original: Money;
  readonly rate: UsedRate | null;
};

/** A rate this many days before a day is taken for it. */
export const NEAR_DAYS = 45;
/** Where there is no later one to go between, the last known rate serves as long as this. */
export const OLDEST_DAYS = 365;

const HUB: CurrencyCode = 'USD';
const EURO: CurrencyCode = 'EUR';
/** Units for one euro, fixed by treaty. */
const PEGS: Partial<Record<CurrencyCode, string>> = { XOF: '655.957', XAF: '655.957' };
/** The introduction of the euro, at which the rate was fixed. */
const PEGGED_SINCE = '1999-01-01';

/** Whether a currency has a fixed rate to the euro, so that no table needs to list it. */
export const isPegged = (code: CurrencyCode): boolean => PEGS[code] !== undefined;

// Wide enough that a product and its quotient come back to the 34 digits they started from.
const Wide = Decimal.clone({ precision: 100, rounding: Decimal.ROUND_HALF_UP });

type Fraction = { readonly times: Exact; readonly over: Exact };
const WHOLE: Fraction = { times: ONE, over: ONE };
const inverse = ({ times, over }: Fraction): Fraction => ({ times: over, over: times });
const product = (a: Fraction, b: Fraction): Fraction => ({
  times: new Wide(a.times).times(b.times),
  over: new Wide(a.over).times(b.over),
});

/** A dated rate of a pair, in its own direction. */
type Point = { readonly date: string; readonly value: Fraction; readonly entry: ExchangeRate };
/** What is known of a pair on a day. */
type Leg = Pick<UsedRate, 'basis' | 'ageDays' | 'entries'> & { readonly value: Fraction };
const NO_LEG: Leg = { value: WHOLE, basis: 'day', ageDays: 0, entries: [] };

/** The place of the last point on or before a day in points by date, -1 for none. */
function lastBefore(points: readonly Point[], day: string): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.date ?? '') <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const quotient = ({ times, over }: Fraction): Exact => times.div(over);

// Room for the powers of a root to come back to 34 digits.
const Root = Decimal.clone({ precision: 50, rounding: Decimal.ROUND_HALF_UP });
/** By what a rate grows a day from a point to `next`: a root is slow, and all days between two points are asked for in a row. */
const growths = new WeakMap<Point, { readonly next: Point; readonly daily: Decimal }>();

function dailyGrowth(first: Point, next: Point): Decimal {
  const known = growths.get(first);
  if (known?.next === next) return known.daily;
  const ratio = new Root(quotient(next.value)).div(quotient(first.value));
  const daily = ratio.pow(new Root(1).div(daysBetween(first.date, next.date)));
  growths.set(first, { next, daily });
  return daily;
}

/** The geometric mean of two points, weighed by how near the day is to each. */
function between(first: Point, second: Point, day: string): Leg {
  const ageDays = daysBetween(first.date, day);
  return {
    value: { times: quotient(first.value).times(dailyGrowth(first, second).pow(ageDays)), over: ONE },
    basis: 'estimated',
    ageDays,
    entries: [first.entry, second.entry],
  };
}

function legOn(points: readonly Point[], day: string): Leg | null {
  const at = lastBefore(points, day);
  const [last, next] = [points[at], points[at + 1]];
  if (last === undefined) return null;
  const ageDays = daysBetween(last.date, day);
  const isNear = ageDays <= NEAR_DAYS;
  if (!isNear && next !== undefined) return between(last, next, day);
  if (ageDays > OLDEST_DAYS) return null;
  const basis = ageDays === 0 ? 'day' : isNear ? 'earlier' : 'old';
  return { value: last.value, basis, ageDays, entries: [last.entry] };
}

const ORDER: readonly RateBasis[] = ['peg', 'day', 'earlier', 'estimated', 'old'];
const rank = ({ basis }: Leg): number => ORDER.indexOf(basis);

/** Two legs in a row are as good as the worse of them. */
function joined(first: Leg, second: Leg): Leg {
  return {
    value: product(first.value, second.value),
    basis: rank(first) > rank(second) ? first.basis : second.basis,
    ageDays: Math.max(first.ageDays, second.ageDays),
    entries: [...new Set([...first.entries, ...second.entries])],
  };
}

const pairOf = (one: CurrencyCode, other: CurrencyCode): string => [one, other].toSorted().join('/');

/** Rates by pair, in the alphabet's direction, oldest first. */
export type RateTable = ReadonlyMap<string, readonly Point[]>;

/** Sorts rates into a table; of one pair and day the first in the list stands, before what is in the table `under` it. */
export function rateTable(rates: readonly ExchangeRate[], under: RateTable = new Map()): RateTable {
  const byPair = Map.groupBy(rates, ({ base, quote }) => pairOf(base, quote));
  const pointOf = (entry: ExchangeRate): Point => {
    const value = { times: exact(entry.rate), over: ONE };
    return { date: entry.date, value: entry.base < entry.quote ? value : inverse(value), entry };
  };
  const merged = [...byPair].map(([pair, entries]): [string, Point[]] => {
    const lastFirst = [...(under.get(pair) ?? []), ...entries.map(pointOf).toReversed()];
    const byDay = new Map(lastFirst.map((point) => [point.date, point]));
    return [pair, [...byDay.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))];
  });
  return new Map([...under, ...merged]);
}

const pegLeg = (code: CurrencyCode, perEuro: string): Leg => ({
  value: { times: exact(perEuro), over: ONE },
  basis: 'peg',
  ageDays: 0,
  entries: [
    { base: EURO, quote: code, date: PEGGED_SINCE, rate: Number(perEuro), source: 'Fixed by treaty' },
  ],
});

/** What one euro is in a currency by its peg; null for one that floats. */
function pegOf(code: CurrencyCode): Leg | null {
  if (code === EURO) return NO_LEG;
  const perEuro = PEGS[code];
  return perEuro === undefined ? null : pegLeg(code, perEuro);
}

const backwards = (leg: Leg): Leg => ({ ...leg, value: inverse(leg.value) });

/** The better founded of two; on equal terms the younger, then the first. */
function better(first: Leg | null, second: Leg | null): Leg | null {
  if (first === null || second === null) return first ?? second;
  const order = rank(first) - rank(second) || first.ageDays - second.ageDays;
  return order <= 0 ? first : second;
}

/**
 * A book of rates. Of a day it takes the rate of the day, else the last within 45 days before it, else one between two
 * (geometric, marked estimated), else the last known up to a year old; crosses go through the dollar, and pegs are exact.
 * Of several rates for a pair and day the first in the list counts: give a member's own before the reference.
 */
export function rateBook(rates: readonly ExchangeRate[], under?: RateTable): RateBook {
  const points = rateTable(rates, under);
  const direct = (from: CurrencyCode, to: CurrencyCode, day: string): Leg | null => {
    if (from === to) return NO_LEG;
    const leg = legOn(points.get(pairOf(from, to)) ?? [], day);
    return leg !== null && from > to ? backwards(leg) : leg;
  };
  const perDollar = (code: CurrencyCode, day: string): Leg | null => {
    const own = direct(HUB, code, day);
    const [peg, euro] = [pegOf(code), direct(HUB, EURO, day)];
    if (code === EURO || peg === null || euro === null) return own;
    return better(own, { ...joined(euro, peg), basis: euro.basis });
  };
  const across = (from: CurrencyCode, to: CurrencyCode, day: string): Leg | null => {
    const [away, home] = [perDollar(from, day), perDollar(to, day)];
    return away === null || home === null ? null : joined(backwards(away), home);
  };
  const legOf = (from: CurrencyCode, to: CurrencyCode, day: string): Leg | null => {
    const [away, home] = [pegOf(from), pegOf(to)];
    if (away !== null && home !== null) return joined(backwards(away), home);
    return from === HUB || to === HUB
      ? across(from, to, day)
      : better(direct(from, to, day), across(from, to, day));
  };
  return remembered((from, to, day) => {
    if (from === to) return used({ from, to, day }, NO_LEG);
    const leg = legOf(from, to, day);
    return leg && used({ from, to, day }, leg);
  });
}

function used(asked: Pick<UsedRate, 'from' | 'to' | 'day'>, { value, ...leg }: Leg): UsedRate {
  return {
    ...asked,
    ...value,
    ...leg,
    rate: exact(new Wide(value.times).div(value.over).toSignificantDigits(34)),
  };
}

const MOST_REMEMBERED = 50_000;

/** The same book, each question looked up once. */
function remembered(find: RateBook): RateBook {
  const answers = new Map<string, UsedRate | null>();
  return (from, to, day) => {
    const key = from + to + day;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const found = find(from, to, day);
    if (answers.size >= MOST_REMEMBERED) answers.clear();
    answers.set(key, found);
    return found;
  };
}

/** An amount at a rate, with digits to spare: the inverse rate leads back to it exactly. */
export const atRate = (amount: Exact | number | string, { times, over }: Fraction): Exact =>
  new Wide(amount).times(times).div(over);

/**
 * An amount in another currency at the rate of a day, rounded to its minor unit (halves away from zero). Null where the
 * book has no rate for the day, or the result is more than can be counted in minor units.
 */
export function convertMoney(money: Money, to: CurrencyCode, day: string, book: RateBook): Conversion | null {
  const original = { amountMinor: money.amountMinor, currency: money.currency };
  if (money.currency === to) return { ...original, original, rate: null };
  const rate = book(money.currency, to, day);
  if (rate === null) return null;
  const shift = minorDigits(to) - minorDigits(money.currency);
  const amountMinor = atRate(money.amountMinor, rate).times(`1e${shift}`).toDecimalPlaces(0).toNumber() + 0;
  return Number.isSafeInteger(amountMinor) ? { amountMinor, currency: to, original, rate } : null;
}

/** "1 USD = 1,326.16 NGN": the way round in which the number is not small. */
function rateText({ from, to, rate, times, over }: UsedRate): string {
  const isSmall = rate.lessThan(1);
  const shown = isSmall ? new Wide(over).div(times) : rate;
  const number = shown
    .toSignificantDigits(6)
    .toNumber()
    .toLocaleString('en-US', { maximumFractionDigits: 6 });
  return isSmall ? `1 ${to} = ${number} ${from}` : `1 ${from} = ${number} ${to}`;
}

const BASIS_TEXT: Readonly<Record<RateBasis, (rate: UsedRate) => string>> = {
  day: () => '',
  peg: () => '',
  earlier: ({ ageDays }) => `, ${ageDays} days before`,
  estimated: () => ', estimated between the two',
  old: ({ ageDays }) => `, the last known, ${ageDays} days old`,
};

/** "1 USD = 1,326.16 NGN (currency-api, 29 Sept 2026, the last known, 54 days old)": why an amount is what it is. */
export function rateExplanation(rate: UsedRate): string {
  const days = [...new Set(rate.entries.map(({ date }) => dayText(date)))];
  const sources = [...new Set(rate.entries.map(({ source }) => source))];
  const where = [sources.join(' and '), days.join(' and ')].filter((part) => part !== '').join(', ');
  return `${rateText(rate)} (${where}${BASIS_TEXT[rate.basis](rate)})`;
}

/** Why there is no figure: `No rate from NGN to USD is known for 3 Jan 2022`. */
export const missingRateText = (from: CurrencyCode, to: CurrencyCode, day: string): string =>
  `No rate from ${from} to ${to} is known for ${dayText(day)}`;

/** Days over which one rate to the dollar holds: `dollars` for one unit of the currency. */
export type DollarSpan = { readonly from: string; readonly until: string; readonly dollars: string };

/** What a currency is in dollars on every day that a book answers, as spans of days from `days`, its dated rates. */
export function dollarSpans(code: CurrencyCode, days: readonly string[], book: RateBook): DollarSpan[] {
  const sorted = [...new Set(days)].toSorted();
  return sorted.flatMap((start, at) => {
    const next = sorted[at + 1];
    const near = addDays(start, NEAR_DAYS);
    const end = next === undefined ? addDays(start, OLDEST_DAYS) : addDays(next, -1);
    const until = next !== undefined && end > near ? near : end;
    const gap = Math.max(0, daysBetween(until, end));
    const estimated = Array.from({ length: gap }, (_, day) => addDays(until, day + 1));
    return [{ from: start, until }, ...estimated.map((day) => ({ from: day, until: day }))].flatMap(
      (span) => {
        const rate = book(code, HUB, span.from);
        return rate === null ? [] : [{ ...span, dollars: rate.rate.toString() }];
      },
    );
  });
}
