import { datesIn, monthsAsDate } from './period.ts';

/** What a column's head says of time: a whole date, or a part of one that its neighbours complete. */
export type ColumnTime =
  | { readonly kind: 'date'; readonly date: string; readonly isForecast: boolean }
  | { readonly kind: 'month'; readonly month: number; readonly isForecast: boolean }
  | { readonly kind: 'quarter'; readonly quarter: number; readonly isForecast: boolean }
  | { readonly kind: 'relative'; readonly yearsBack: number; readonly isForecast: boolean };

const MONTHS = [
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
].map((names) => new RegExp(`^(?:${names})\\.?$`));

const monthOf = (word: string): number => MONTHS.findIndex((names) => names.test(word)) + 1;
const two = (value: number): string => String(value).padStart(2, '0');

const ASIDE =
  /\((?:[^()]{0,24})\)|\b(?:group|company|audited|unaudited|actuals?|reel|realise|restated|retraite|net|total|forecast|budget(?:ed)?|projected|projections?|plan(?:ned)?|previsions?|previsionnel|prevu|estimates?|estime|note|for the|for|the|year|period|months?|ended|ending|as at|as of|at|au|le|a fin|fin|end|exercice|clos|annee|ytd|to|in|en|ytd)\b|[:*]/g;
const FORECAST =
  /\b(?:forecast|budget(?:ed)?|projected|projections?|planned|previsions?|previsionnel|prevu|estimates?|estime|target)\b/;
const UNIT =
  /['`´]?000'?s?\b|\b(?:usd|ngn|kes|kshs?|zar|ghs|ugx|tzs|egp|rwf|xof|xaf|f ?cfa|etb|zmw|mad|tnd|shs|n|r)\b|[₦$€£₵]|\b(?:thousands?|millions?|milliers|mn|m)\b/g;
const OWN_YEAR = /^(?:fy ?'?)?(20[0-4]\d|(?<=fy ?'?)\d\d) ?([aefbp])$/;
const FISCAL = /^(?:fy ?)?(20[0-4]\d) ?[/-] ?(?:20)?(\d\d)$/;
const SHORT_MONTH = /^([a-z]{3,9})\.?[-' ]+'?(\d\d)$/;
const SHORT_PART = /^([qth])([1-4])[-' ]+'?(\d\d)$/;

/** Reads a folded cell that heads a column; null where it is not of a time. */
export function columnTime(text: string): ColumnTime | null {
  const whole = text.trim();
  if (whole === '' || whole.length > 60 || /^[-+]/.test(whole)) return null;
  const marked = FORECAST.test(whole);
  const relative = /^(?:exercice |annee |year )?n(?: ?- ?([12]))?$/.exec(whole);
  if (relative) return { kind: 'relative', yearsBack: Number(relative[1] ?? 0), isForecast: marked };
  if (/^(?:current|this) (?:year|period)$|^exercice en cours$/.test(whole))
    return { kind: 'relative', yearsBack: 0, isForecast: marked };
  if (/^(?:prior|previous|last) (?:year|period)$|^exercice precedent$/.test(whole))
    return { kind: 'relative', yearsBack: 1, isForecast: marked };
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
  const dates = datesIn(whole);
  const [only, second] = dates;
  if (only && !second) {
    const rest = `${whole.slice(0, only.start)} ${whole.slice(only.end)}`;
    const left = rest
      .replaceAll(ASIDE, ' ')
      .replaceAll(UNIT, ' ')
      .replaceAll(/\b\d{1,2}(?:st|nd|rd|th|er)?\b/g, ' ')
      .trim();
    return /[a-z\d]/.test(left) ? null : { kind: 'date', date: only.date, isForecast: marked };
  }
  const bare = whole.replaceAll(ASIDE, ' ').replaceAll(UNIT, ' ').replaceAll(/\s+/g, ' ').trim();
  const short = SHORT_MONTH.exec(bare);
  const shortMonth = short ? monthOf(short[1] ?? '') : 0;
  if (short && shortMonth > 0)
    return { kind: 'date', date: `20${short[2]}-${two(shortMonth)}`, isForecast: marked };
  const part = SHORT_PART.exec(bare);
  if (part)
    return {
      kind: 'date',
      date: `20${part[3]}-${part[1] === 'h' ? 'H' : 'Q'}${part[2]}`,
      isForecast: marked,
    };
  const month = monthOf(bare);
  if (month > 0) return { kind: 'month', month, isForecast: marked };
  const quarter = /^[qt]([1-4])$/.exec(bare)?.[1];
  return quarter === undefined ? null : { kind: 'quarter', quarter: Number(quarter), isForecast: marked };
}

const yearIn = (time: ColumnTime | null): number | null =>
  time?.kind === 'date' ? Number(time.date.slice(0, 4)) : null;
const placeIn = (time: ColumnTime): number =>
  time.kind === 'month' ? time.month : time.kind === 'quarter' ? time.quarter * 3 : monthIn(time);
const monthIn = (time: ColumnTime): number =>
  time.kind === 'date' ? Number(/-(\d\d)$/.exec(time.date)?.[1] ?? 0) : 0;

/** Months back that can only mean a new year: tables also run from the newest to the oldest. */
const TURN = 5;

const written = (time: ColumnTime, year: number): string =>
  time.kind === 'month'
    ? `${year}-${two(time.month)}`
    : time.kind === 'quarter'
      ? `${year}-Q${time.quarter}`
      : `${year}`;

/**
 * The dates of a table's columns from left to right; null where the year is nowhere told. `Jan 2026, Feb, … Apr` are of
 * one year, `Nov 2025, Dec, Jan` turn over; `N, N-1` count from the year of the title.
 */
export function columnDates(times: readonly (ColumnTime | null)[], title: string | null): (string | null)[] {
  const titleYear = title === null ? null : Number(title.slice(0, 4));
  const years: (number | null)[] = times.map(yearIn);
  let before: { year: number; place: number } | null = null;
  for (const [index, time] of times.entries()) {
    if (!time) continue;
    if (time.kind === 'relative') years[index] = titleYear === null ? null : titleYear - time.yearsBack;
    else if (time.kind !== 'date' && before)
      years[index] = before.year + (placeIn(time) < before.place - TURN ? 1 : 0);
    const year: number | null = years[index] ?? null;
    if (year !== null && time.kind !== 'relative') before = { year, place: placeIn(time) };
  }
  let after: { year: number; place: number } | null = null;
  for (const [index, time] of [...times.entries()].toReversed()) {
    if (!time || time.kind === 'relative') continue;
    if (years[index] == null) {
      const year: number | null = after
        ? after.year - (placeIn(time) > after.place + TURN ? 1 : 0)
        : titleYear;
      years[index] = year;
    }
    const year: number | null = years[index] ?? null;
    if (year !== null) after = { year, place: placeIn(time) };
  }
  return times.map((time, index) => {
    if (!time) return null;
    if (time.kind === 'date') return time.date;
    const year = years[index] ?? null;
    return year === null ? null : written(time, year);
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
