import type { Account } from './account.ts';
import type { Extraction } from './extraction.ts';
import { monthOfName } from './period.ts';
import type { PlacedPassage } from './section.ts';
import type { TableValue } from './statement.ts';

/** A value at a time: months since year 0 of the end of its period. */
type Point = { readonly month: number; readonly value: number };

/** Values of one thing at three times or more, or at two a year apart, oldest first. */
export type Series = {
  readonly label: string;
  readonly account: Account | null;
  readonly passage: PlacedPassage;
  readonly points: readonly Point[];
};

/** The month, counted from year 0, in which a date as precise as it is written ends; null for spans. */
export function lastMonthOf(date: string | null): number | null {
  const [, year, part = '', month] = /^(\d{4})(?:-(?:([HQ]\d)|(\d\d)))?$/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  const start = Number(year) * 12;
  if (month !== undefined) return start + Number(month);
  if (part.startsWith('H')) return start + 6 * Number(part.slice(1));
  if (part.startsWith('Q')) return start + 3 * Number(part.slice(1));
  return start + 12;
}

const stemsOf = (text: string): string[] => (text.match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 5));

/** Whether a sentence has a word of the label of a row, be it in another form. */
export function sharesWord(label: string, text: string): boolean {
  const spoken = new Set(stemsOf(text));
  return stemsOf(label).some((stem) => spoken.has(stem));
}

const HEAD =
  /\b(?:(?<month>[a-z]{3,9})\.?[-' ]{0,2}(?:20)?(?<monthYear>\d\d)|(?<part>[qt])(?<quarter>[1-4])[-' ]{0,2}(?:20)?(?<quarterYear>\d\d)|(?:fy ?)?(?<year>20[0-4]\d))\b(?![.,]\d)/g;
const FEWEST_HEADS = 2;
const ROWS_BELOW = 6;
const VALUE = /^\(?-?\d[\d,.']*\)?$/;

function headsIn(text: string): number[] {
  return [...text.matchAll(HEAD)].flatMap(({ groups = {} }): number[] => {
    const { month, monthYear, quarter, quarterYear, year } = groups;
    if (year !== undefined) return [Number(year) * 12 + 12];
    if (quarter !== undefined) return [(2000 + Number(quarterYear)) * 12 + 3 * Number(quarter)];
    const number = monthOfName(month ?? '');
    return number === null ? [] : [(2000 + Number(monthYear)) * 12 + number];
  });
}

const isRising = (months: readonly number[]): boolean =>
  months.every((month, index) => index === 0 || month > (months[index - 1] ?? 0));

/** `41 800 000 31 200 000` as two numbers: as many groups of three digits behind the first of each. */
function groupedIn(parts: readonly string[], count: number): string[] | null {
  const size = parts.length / count;
  if (size <= 1 || !Number.isInteger(size)) return null;
  const isGrouped = parts.every((part, at) => (at % size === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  return isGrouped
    ? Array.from({ length: count }, (_, at) => parts.slice(at * size, (at + 1) * size).join(''))
    : null;
}

/** A line of periods over lines that end in as many numbers, be it without columns. */
function looseSeries(passages: readonly PlacedPassage[]): Series[] {
  return passages.flatMap((head, index): Series[] => {
    if (head.text.length > 140 || /[.!?]$/.test(head.text)) return [];
    const months = headsIn(head.text);
    const isAlone = new Set(months).size === months.length && !/[a-z]/.test(head.text.replaceAll(HEAD, ' '));
    if (months.length < FEWEST_HEADS || !(isRising(months) || isAlone)) return [];
    const below = passages.slice(index + 1, index + 1 + ROWS_BELOW).filter(({ page }) => page === head.page);
    return below.flatMap((passage): Series[] => {
      const start = passage.text.search(/\s\(?-?\d/);
      const label = passage.text.slice(0, Math.max(0, start)).trim();
      const parts = passage.text.slice(start).trim().split(/\s+/);
      const values = groupedIn(parts, months.length) ?? parts;
      const isRow = values.length === months.length && values.every((value) => VALUE.test(value));
      if (!isRow || label === '') return [];
      const points = values
        .map((value, at) => ({ month: months[at] ?? 0, value: Number(value.replaceAll(/[(),']/g, '')) }))
        .toSorted((a, b) => a.month - b.month);
      return [{ label, account: null, passage, points }];
    });
  });
}

type Place = { readonly page: PlacedPassage['page']; readonly start: number };

/** Months, quarters or years: of those in one row the kind that most of its values are of. */
function alikeIn(values: readonly TableValue[]): readonly TableValue[] {
  const kinds = Map.groupBy(values, ({ date }) => date?.replaceAll(/\d/g, '0') ?? '');
  const [most] = [...kinds.values()].toSorted((a, b) => b.length - a.length);
  return most && most.length > 2 ? most : values;
}

function tableSeries({ tables, passages }: Pick<Extraction, 'tables' | 'passages'>): Series[] {
  const byPage = Map.groupBy(passages, ({ page }) => page);
  const passageAt = ({ page, start }: Place): PlacedPassage | undefined => {
    const own = byPage.get(page) ?? [];
    let [low, high] = [0, own.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((own[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return own[low];
  };
  return tables.flatMap(({ page, rows }) =>
    rows.flatMap(({ label, account, values, start }): Series[] => {
      const dated = alikeIn(values).flatMap(({ date, value, unit }) => {
        const month = unit === 'percent' ? null : lastMonthOf(date);
        return month === null ? [] : [{ month, value }];
      });
      const points = [...new Map(dated.map((point) => [point.month, point])).values()].toSorted(
        (a, b) => a.month - b.month,
      );
      const passage = points.length < FEWEST_HEADS ? undefined : passageAt({ page, start });
      return passage ? [{ label, account, passage, points }] : [];
    }),
  );
}

const FEWEST_DOWN = 3;

/** What stands down a column, a row for each month or quarter. */
function columnSeries({ figures }: Pick<Extraction, 'figures'>): Series[] {
  const told = figures.filter(
    ({ account, isForecast, date }) => account !== null && !isForecast && /-/.test(date ?? ''),
  );
  return [...Map.groupBy(told, ({ account, currency }) => `${account} ${currency}`).values()].flatMap(
    (all): Series[] => {
      const [first] = all;
      const rows = new Set(all.map(({ passage }) => passage));
      const points = [...new Map(all.map(({ date, value }) => [lastMonthOf(date) ?? 0, value]))]
        .map(([month, value]) => ({ month, value }))
        .filter(({ month }) => month > 0)
        .toSorted((a, b) => a.month - b.month);
      return first && rows.size >= FEWEST_DOWN && rows.size === points.length
        ? [{ label: first.account ?? '', account: first.account, passage: first.passage, points }]
        : [];
    },
  );
}

/** Every row or column of figures over time: of tables, and of lines under a line of periods. */
export function seriesIn(extraction: Pick<Extraction, 'tables' | 'passages' | 'figures'>): Series[] {
  const read = tableSeries(extraction);
  const known = new Set(read.map(({ passage }) => passage));
  return [
    ...read,
    ...columnSeries(extraction),
    ...looseSeries(extraction.passages).filter(({ passage }) => !known.has(passage)),
  ];
}

/** Growth a year, quarter or month (12, 3, 1) that a series shows from its first value to its last, in percent. */
export function paceOf(points: readonly Point[], months: number): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.value <= 0 || last.value <= 0 || last.month <= first.month) return null;
  return ((last.value / first.value) ** (months / (last.month - first.month)) - 1) * 100;
}

/** Growth of the last value on the one so many months before it; null where none stands there. */
export function lastStepOf(points: readonly Point[], months: number): number | null {
  const last = points.at(-1);
  const before = points.find(({ month }) => last !== undefined && month === last.month - months);
  return last && before && before.value > 0 ? (last.value / before.value - 1) * 100 : null;
}

/** Growth over the last year of a series, in percent; null where no value stands a year before its last. */
export function lastYearOf(points: readonly Point[]): number | null {
  const last = points.at(-1);
  const before = points.find(({ month }) => last !== undefined && month === last.month - 12);
  return last && before && before.value > 0 ? (last.value / before.value - 1) * 100 : null;
}
