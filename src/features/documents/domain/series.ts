import type { Account } from './account.ts';
import type { Extraction } from './extraction.ts';
import { monthOfName } from './period-word.ts';
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

const A_TIME =
  "(?:(?:end(?: of)?|fin) )?(?:(?<month>[a-z]{3,9})\\.?(?:[ -]?'?(?<full>20\\d\\d)| ?['-](?<short>\\d\\d))?|(?<part>[qt])(?<quarter>[1-4])(?:[ -]?'?(?<partFull>20\\d\\d)| ?['-](?<partShort>\\d\\d))?|(?:fy ?)?(?<year>20\\d\\d))";
const A_VALUE =
  "(?:[a-z]{1,4} ?|[$€£₦₵] ?)?(?<value>\\d{1,3}(?:[ ,.']\\d{3})+|\\d{1,12}(?:[.,]\\d{1,2})?)(?: ?(?:k|m|mn|bn|million|millions|thousand|milliers|lakhs?|crores?|[a-z]{2,12}))?";
const TIME_FIRST = new RegExp(`^[-•* ]*${A_TIME}[ .:|=–-]+${A_VALUE}$`);
const VALUE_FIRST = new RegExp(`^[-•* ]*${A_VALUE}[ .:|=–-]+(?:(?:in|en|at|a) )?${A_TIME}$`);

type TimeRow = {
  readonly month: number;
  readonly isDated: boolean;
  readonly step: 1 | 3 | 12;
  readonly value: number;
};

/** `Mar '23 ....... 1,200`, `15.4  June`: a time and a value, and nothing else. */
function timeRow({ text }: PlacedPassage): TimeRow | null {
  const { groups = {} } = TIME_FIRST.exec(text) ?? VALUE_FIRST.exec(text) ?? {};
  const { month, full, short, quarter, partFull, partShort, year, value = '' } = groups;
  const digits = /^\d{1,3}(?:[ ,.']\d{3})+$/.test(value)
    ? value.replaceAll(/\D/g, '')
    : value.replace(',', '.');
  const told = full ?? partFull ?? ((short ?? partShort) ? `20${short ?? partShort}` : null);
  const start = Number(told ?? 2000) * 12;
  if (!(Number(digits) > 0)) return null;
  if (year !== undefined)
    return { month: Number(year) * 12 + 12, isDated: true, step: 12, value: Number(digits) };
  if (quarter !== undefined)
    return { month: start + 3 * Number(quarter), isDated: told !== null, step: 3, value: Number(digits) };
  const own = monthOfName(month ?? '');
  return own === null ? null : { month: start + own, isDated: told !== null, step: 1, value: Number(digits) };
}

const A_YEAR = 12;
/** Months that say no year, in the order they stand in: rising, or falling where the first is the last that is told. */
function inOrder(rows: readonly TimeRow[]): Point[] {
  if (rows.every(({ isDated }) => isDated)) return rows.map(({ month, value }) => ({ month, value }));
  const after = (from: number, to: number): number => ((to - from + A_YEAR - 1) % A_YEAR) + 1;
  const steps = rows.slice(1).map(({ month }, index) => after(rows[index]?.month ?? 0, month));
  const isFalling = steps.filter((step) => step > A_YEAR / 2).length * 2 > steps.length;
  let at = rows[0]?.month ?? 0;
  return rows.map(({ month, value }, index) => {
    const step = index === 0 ? 0 : after(rows[index - 1]?.month ?? 0, month);
    at += isFalling ? (step === 0 ? 0 : step - A_YEAR) : step;
    return { month: at, value };
  });
}

const LINES_ABOVE = 3;
const OF_UNITS =
  /\b(?:months?|monthly|quarters?|mois|mensuel\w*|trimestres?|end of|fin de|millions?|thousands?|milliers|francs?|shillings?|dollars?|crores?|lakhs?)\b/g;

/** Lines of a time and a value each, rising or falling, under what says what they are of. */
function listedSeries(passages: readonly PlacedPassage[]): Series[] {
  const found: Series[] = [];
  for (let index = 0; index < passages.length; index += 1) {
    const first = passages[index];
    const rows: TimeRow[] = [];
    for (const passage of passages.slice(index, index + MOST_DOWN)) {
      const row = passage.page === first?.page ? timeRow(passage) : null;
      if (!row || row.step !== (rows[0]?.step ?? row.step)) break;
      rows.push(row);
    }
    if (!first || rows.length < FEWEST_DOWN) continue;
    const above = passages
      .slice(Math.max(0, index - LINES_ABOVE), index)
      .filter(({ page }) => page === first.page)
      .map(({ text }) => text.replaceAll(OF_UNITS, ' '));
    const title = above.at(-1) ?? '';
    const label = stemsOf(title).length > 0 ? title : above.join(' | ');
    const points = inOrder(rows).toSorted((a, b) => a.month - b.month);
    const isOnce = new Set(points.map(({ month }) => month)).size === points.length;
    if (isOnce) found.push({ label, account: null, passage: first, points });
    index += rows.length - 1;
  }
  return found;
}
const MOST_DOWN = 60;

/** Every row or column of figures over time: of tables, and of lines under a line of periods. */
export function seriesIn(extraction: Pick<Extraction, 'tables' | 'passages' | 'figures'>): Series[] {
  const read = tableSeries(extraction);
  const known = new Set(read.map(({ passage }) => passage));
  return [
    ...read,
    ...columnSeries(extraction),
    ...listedSeries(extraction.passages).filter(({ passage }) => !known.has(passage)),
    ...looseSeries(extraction.passages).filter(({ passage }) => !known.has(passage)),
  ];
}

/** Growth a year, quarter or month (12, 3, 1) that a series shows from its first value to its last, in percent. */
export function paceOf(points: readonly Point[], months: number): number | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.value <= 0 || last.value <= 0 || last.month <= first.month) return null;
  return ((last.value / first.value) ** (months / (last.month - first.month)) - 1) * 100;
}

/** Growth of the last value on the one of a month, be it of no year that is told; null where none stands there. */
export function sinceOf(
  points: readonly Point[],
  since: { readonly month: number; readonly isDated: boolean },
): number | null {
  const last = points.at(-1);
  const isThen = (month: number): boolean =>
    since.isDated ? month === since.month : month % A_YEAR === since.month % A_YEAR;
  const before = points.find(({ month }) => last !== undefined && month < last.month && isThen(month));
  return last && before && before.value > 0 ? (last.value / before.value - 1) * 100 : null;
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
