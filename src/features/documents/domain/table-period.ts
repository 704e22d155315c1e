import { CODES } from './currency-word.ts';
import { datesIn, monthsAsDate, monthsUpTo } from './period.ts';

/** What a column's head says of time: a whole date, or a part of one that its neighbours complete. */
export type ColumnTime =
  | { readonly kind: 'date'; readonly date: string; readonly isForecast: boolean }
  | { readonly kind: 'month'; readonly month: number; readonly isForecast: boolean }
  | { readonly kind: 'quarter'; readonly quarter: number; readonly isForecast: boolean }
  | { readonly kind: 'half'; readonly half: number; readonly isForecast: boolean }
  | { readonly kind: 'relative'; readonly yearsBack: number; readonly isForecast: boolean };

const MONTH_NAMES = [
  'january|janvier|janv|jan',
  'february|fevrier|fevr|feb|fev',
  'march|mars|mar',
  'april|avril|avr|apr',
  'may|mai',
  'june|juin|jun',
  'july|juillet|juil|jul',
  'august|aout|aug',
  'september|septembre|sept|sep',
  'october|octobre|oct',
  'november|novembre|nov',
  'december|decembre|dec',
];
const MONTHS = MONTH_NAMES.map((names) => new RegExp(`^(?:${names})\\.?$`));

const monthOf = (word: string): number => MONTHS.findIndex((names) => names.test(word)) + 1;
const two = (value: number): string => String(value).padStart(2, '0');

const ASIDE =
  /\((?:[^()]{0,24})\)|\b(?:group|company|audited|unaudited|actuals?|reel|realise|restated|retraite|net|total|forecast|budget(?:ed)?|projected|projections?|plan(?:ned)?|previsions?|previsionnel|prevu|prev|proj|est|bud|fcst|act|hyp(?:othese)?s?|estimates?|estime|secured|contracted|committed|latest|outlook|provisional|provisoire|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven) months|full|target(?:ed)?|objectif|goal|note|for the|for|the|fye|y\/e|year|period|months?|ended|ending|as at|as of|at|au|le|a fin|fin|end|exercice|ex|clos|annee|year[- ]to[- ]date|ytd|cumul\w*|ltm|ttm|last twelve|trailing twelve|derniers mois|to|in|en)\b|[:*+&]/g;
const FORECAST =
  /\b(?:forecast|budget(?:ed)?|projected|projections?|planned|previsions?|previsionnel|prevu|prev|proj|est|bud|fcst|hyp(?:othese)?s?|estimates?|estime|target(?:ed)?|objectif|goal)\b/;
const UNIT = new RegExp(
  `['\`´]?000'?s?\\b|\\b(?:${CODES}|nairas?|kshs?|rands?|ghc|cedis?|ushs?|tshs?|frw|f ?cfa|birr|dhs?|dt|rs|rp|shs|n|r)\\b|\\b(?:us|gh)[₵¢$]|[₦$€£₵¢₹]|\\b(?:thousands?|millions?|milliers|lakhs?|crores?|cr|mn|m)\\b`,
  'g',
);
const OWN_YEAR = /^(?:fy ?'?)?(20[0-4]\d|(?<=fy ?'?)\d\d) ?([aefbp])$/;
/** `Mar-24 A`, `Q2 25 F`: a letter for actual, estimate, forecast, budget or plan. */
const LETTERED = /^(.*\d) ?\(?([aefbp])\)?$/;
const FISCAL = /^(?:fy ?)?(20[0-4]\d) ?[/-] ?(?:20)?(\d\d)$/;
const SHORT_MONTH = /^(?:\d{1,2}[-' ]+)?([a-z]{3,9})\.?[-' ]+'?(\d\d)$/;
const SHORT_PART = /^(?:([qths])([1-4])|([1-4])([qth])|(hy))[-' ]*(?:fy ?'?)?(?:20)?(\d\d)$/;
/** `9M 2025`, `6m25`: the first months of a year. */
const FIRST_MONTHS =
  /^(?:(?:cumul|ytd|to date) ?)?([3-9]|1[01])(?:m|[- ]?mois|[- ]?months)[-' ]*(?:fy ?'?)?(?:20)?(\d\d)$/;
const SHORT_DAY = /^\d{1,2}[/.-](\d{1,2})[/.-](\d\d)$/;
const TO_DATE = /\b(?:ytd|year[- ]to[- ]date|cumul\w*)\b/;
const TRAILING = /\b(?:ltm|ttm|(?:last|trailing) (?:twelve|12) months|(?:12|douze) derniers mois)\b/;

/** What every time has in it. */
const MAY_BE_TIME = new RegExp(`\\d|year|period|exercice|annee|\\bn\\b|\\b(?:${MONTH_NAMES.join('|')})\\b`);

/** `31-Mar-2025`. */
const HYPHENED = /\b(\d{1,2})-([a-z]{3,9})-((?:19|20)\d\d)\b/g;

/** Reads a folded cell that heads a column; null where it is not of a time. */
export function columnTime(text: string): ColumnTime | null {
  const whole = text.trim().replaceAll(HYPHENED, '$1 $2 $3');
  if (whole.length > 60 || /^[-+]/.test(whole) || !MAY_BE_TIME.test(whole)) return null;
  const marked = FORECAST.test(whole);
  const relative = /^(?:exercice |annee |year |net |montants? )?n(?: ?- ?([12]))?$/.exec(whole);
  if (relative) return { kind: 'relative', yearsBack: Number(relative[1] ?? 0), isForecast: marked };
  if (/^(?:current|this) (?:year|period)$|^exercice en cours$/.test(whole))
    return { kind: 'relative', yearsBack: 0, isForecast: marked };
  if (/^(?:prior|previous|last) (?:year|period)$|^exercice precedent$/.test(whole))
    return { kind: 'relative', yearsBack: 1, isForecast: marked };
  const lettered = LETTERED.exec(whole);
  const plain = lettered && !OWN_YEAR.test(whole) ? columnTime(lettered[1] ?? '') : null;
  if (plain) return { ...plain, isForecast: lettered?.[2] !== 'a' };
  const own = OWN_YEAR.exec(whole);
  if (own) {
    const year = own[1] ?? '';
    return {
      kind: 'date',
      date: year.length === 2 ? `20${year}` : year,
      isForecast: marked || own[2] !== 'a',
    };
  }
  const fiscal = FISCAL.exec(whole);
  if (fiscal && (Number(fiscal[1]) + 1) % 100 === Number(fiscal[2]))
    return { kind: 'date', date: `20${fiscal[2]}`, isForecast: marked };
  const over = (date: string): string => {
    if (!/^\d{4}-\d\d$/.test(date)) return date;
    if (TRAILING.test(whole)) return monthsUpTo(date, 12);
    return TO_DATE.test(whole) ? monthsAsDate(`${date.slice(0, 4)}-01`, date) : date;
  };
  const found = (date: string): ColumnTime => ({ kind: 'date', date: over(date), isForecast: marked });
  const dates = datesIn(whole);
  const [only, second] = dates;
  const bare = whole.replaceAll(ASIDE, ' ').replaceAll(UNIT, ' ').replaceAll(/\s+/g, ' ').trim();
  const part = SHORT_PART.exec(bare);
  if (part) {
    const [, letter = part[4] ?? 'h', count = part[3] ?? '1'] = part;
    return found(`20${part[6]}-${letter === 'q' || letter === 't' ? 'Q' : 'H'}${count}`);
  }
  const first = FIRST_MONTHS.exec(bare) ?? FIRST_MONTHS.exec(whole);
  if (first) return found(monthsAsDate(`20${first[2]}-01`, `20${first[2]}-${two(Number(first[1]))}`));
  if (only && !second) {
    const rest = `${whole.slice(0, only.start)} ${whole.slice(only.end)}`;
    const left = rest
      .replaceAll(ASIDE, ' ')
      .replaceAll(UNIT, ' ')
      .replaceAll(/\b\d{1,2}(?:st|nd|rd|th|er)?\b/g, ' ')
      .trim();
    return /[a-z\d]/.test(left) ? null : found(only.date);
  }
  const short = SHORT_MONTH.exec(bare);
  const shortMonth = short ? monthOf(short[1] ?? '') : 0;
  if (short && shortMonth > 0) return found(`20${short[2]}-${two(shortMonth)}`);
  const day = SHORT_DAY.exec(bare);
  if (day && Number(day[1]) >= 1 && Number(day[1]) <= 12) return found(`20${day[2]}-${two(Number(day[1]))}`);
  const month = monthOf(bare);
  if (month > 0) return { kind: 'month', month, isForecast: marked };
  const span = partOfMonths(whole);
  if (span) return { ...span, isForecast: marked };
  const half = /^[hs]([12])$/.exec(bare)?.[1];
  if (half !== undefined) return { kind: 'half', half: Number(half), isForecast: marked };
  const quarter = /^(?:[qt]([1-4])|([1-4])[qt])$/
    .exec(bare)
    ?.slice(1)
    .find((one) => one !== undefined);
  return quarter === undefined ? null : { kind: 'quarter', quarter: Number(quarter), isForecast: marked };
}

/** `january to march`: a quarter or a half. */
function partOfMonths(
  text: string,
): { kind: 'quarter'; quarter: number } | { kind: 'half'; half: number } | null {
  const [, from = '', to = ''] =
    /^([a-z]{3,9})\.? ?(?:to|a|au|-|until|through) ?([a-z]{3,9})\.?$/.exec(text) ?? [];
  const [first, last] = [monthOf(from), monthOf(to)];
  if (first === 0 || last === 0) return null;
  if (last - first === 2 && last % 3 === 0) return { kind: 'quarter', quarter: last / 3 };
  return last - first === 5 && last % 6 === 0 ? { kind: 'half', half: last / 6 } : null;
}

type Part = Extract<ColumnTime, { kind: 'month' | 'quarter' | 'half' }>;

/** Whether a head names a month, a quarter or a half without its year. */
export const isPart = (time: ColumnTime): time is Part =>
  time.kind === 'month' || time.kind === 'quarter' || time.kind === 'half';

/** A part of a year, which is told elsewhere: `2026-06`, `2026-Q2`, `2026-H1`. */
export function partOf(year: number | string, time: Part): string {
  if (time.kind === 'month') return `${year}-${two(time.month)}`;
  return time.kind === 'quarter' ? `${year}-Q${time.quarter}` : `${year}-H${time.half}`;
}

/** The month a part ends with. */
export function lastMonthOf(time: Part): number {
  if (time.kind === 'month') return time.month;
  return time.kind === 'quarter' ? time.quarter * 3 : time.half * 6;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
/** The month a part of a year ends with. */
const placeOf = (time: ColumnTime): number | null => {
  if (isPart(time)) return lastMonthOf(time);
  if (time.kind !== 'date') return null;
  const [, month, part, count] = /-(?:(\d\d)|([QH])(\d))$/.exec(time.date) ?? [];
  return month === undefined
    ? part === undefined
      ? null
      : Number(count) * (part === 'Q' ? 3 : 6)
    : Number(month);
};

/** Months back that can only mean a new year: tables also run from the newest to the oldest. */
const TURN = 5;

const written = (time: ColumnTime, year: number, title: string | null): string => {
  if (isPart(time)) return partOf(year, time);
  const part = time.kind === 'relative' ? /-[HQ]\d$/.exec(title ?? '')?.[0] : undefined;
  return `${year}${part ?? ''}`;
};

/** Runs of months or quarters without a year that stand beside each other, as the first and the one behind the last. */
function partsIn(times: readonly (ColumnTime | null)[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, time] of times.entries()) {
    if (!time || !isPart(time)) continue;
    const last = runs.at(-1);
    if (last?.to === index) last.to = index + 1;
    else runs.push({ from: index, to: index + 1 });
  }
  return runs;
}

/**
 * The year of the first of a run of parts. A part with its year beside them says it best; then a year that ends the run, which
 * is its total, or heads a run that fills it; then the title.
 */
function firstYear(
  times: readonly (ColumnTime | null)[],
  { from, to }: { from: number; to: number },
  titleYear: number | null,
): number | null {
  const own = times.slice(from, to).flatMap((time) => (time ? (placeOf(time) ?? []) : []));
  const [first = 0] = own;
  const turns = (count: number): number =>
    own.slice(1, count).filter((place, index) => place < (own[index] ?? 0) - TURN).length;
  const ups = (count: number): number =>
    own.slice(1, count).filter((place, index) => place > (own[index] ?? 0) + TURN).length;
  const [before, after] = [times[from - 1] ?? null, times[to] ?? null];
  if (before?.kind === 'date') {
    const place = placeOf(before);
    if (place !== null) return yearOf(before.date) + (first < place - TURN ? 1 : 0);
  }
  if (after?.kind === 'date') {
    const place = placeOf(after);
    const last = own.at(-1) ?? 0;
    const year = yearOf(after.date);
    const lastYear = place !== null && last > place + TURN ? year - 1 : year;
    if (place !== null || to - from > 1) return lastYear - turns(own.length) + ups(own.length);
  }
  if (titleYear !== null) return titleYear - turns(own.length);
  const isWhole = times[from]?.kind === 'quarter' ? own.length === 4 : own.length === 12;
  return before?.kind === 'date' && isWhole ? yearOf(before.date) : null;
}

/**
 * The dates of a table's columns from left to right; null where the year is nowhere told. `Jan 2026, Feb, … Apr` are of
 * one year, `Nov 2025, Dec, Jan` turn over, `Q1 … Q4, 2025` are of the year that is their total; `N, N-1` count from the
 * year of the title.
 */
export function columnDates(times: readonly (ColumnTime | null)[], title: string | null): (string | null)[] {
  const titleYear = title === null ? null : yearOf(title);
  const years: (number | null)[] = times.map((time) => {
    if (time?.kind === 'date') return yearOf(time.date);
    return time?.kind === 'relative' && titleYear !== null ? titleYear - time.yearsBack : null;
  });
  for (const run of partsIn(times)) {
    let year = firstYear(times, run, titleYear);
    let before: number | null = null;
    for (let index = run.from; index < run.to; index += 1) {
      const time = times[index];
      const place: number = (time && placeOf(time)) ?? 0;
      if (year !== null && before !== null && place < before - TURN) year += 1;
      else if (year !== null && before !== null && place > before + TURN) year -= 1;
      years[index] = year;
      before = place;
    }
  }
  return times.map((time, index) => {
    if (!time) return null;
    if (time.kind === 'date') return time.date;
    const year = years[index] ?? null;
    return year === null ? null : written(time, year, title);
  });
}

/** The period that months or quarters beside each other make together; null where they are not in one row. */
export function periodOver(dates: readonly (string | null)[]): string | null {
  const own = dates.filter((date) => date !== null && /-(?:\d\d|Q[1-4])$/.test(date)).map(String);
  const months = own.flatMap((date) => {
    const quarter = Number(/-Q([1-4])$/.exec(date)?.[1] ?? 0);
    return quarter === 0
      ? [date]
      : [-2, -1, 0].map((back) => `${date.slice(0, 4)}-${two(quarter * 3 + back)}`);
  });
  const place = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  const isRow = months.every((month, index) => {
    const before = months[index - 1];
    return before === undefined || place(month) === place(before) + 1;
  });
  const [first] = months;
  const last = months.at(-1);
  return own.length >= 2 && isRow && first !== undefined && last !== undefined
    ? monthsAsDate(first, last)
    : null;
}
