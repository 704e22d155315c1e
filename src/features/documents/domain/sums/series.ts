import type { Account } from '../words/account.ts';
import type { Extraction } from '../extraction.ts';
import { isOfOneBuyer } from '../findings/flag-concentration.ts';
import type { Rate } from '../words/period.ts';
import { MONTH_NAMES, monthOfName } from '../words/period-word.ts';
import { plainNumber } from '../words/plain-number.ts';
import { powerOfScale, SCALE_LETTERS, SCALE_WORDS } from '../words/scale-word.ts';
import type { PlacedPassage } from '../text/section.ts';

/** A value of a time: the month its period ends in, counted from year 0, and how many months it is long. */
export type Point = {
  readonly month: number;
  readonly span: number;
  readonly value: number;
  readonly isForecast: boolean;
  readonly rate: Rate | null;
  readonly passage: PlacedPassage;
  /** The part of it that it may miss for having been rounded, where that counts. */
  readonly rounding?: number;
};

/** Values of one thing over time, oldest first. What is told twice of a time stands there twice. */
export type Series = {
  readonly label: string;
  readonly account: Account | null;
  readonly passage: PlacedPassage;
  readonly points: readonly Point[];
  /** Whether its table says that it is of money. */
  readonly isMoney?: boolean;
};

const A_YEAR = 12;

/** The month, counted from year 0, in which a date as precise as it is written ends; null for spans. */
export function lastMonthOf(date: string | null): number | null {
  const [, year, part = '', month] = /^(\d{4})(?:-(?:([HQ]\d)|(\d\d)))?$/.exec(date ?? '') ?? [];
  if (year === undefined) return null;
  const start = Number(year) * A_YEAR;
  if (month !== undefined) return start + Number(month);
  if (part.startsWith('H')) return start + 6 * Number(part.slice(1));
  if (part.startsWith('Q')) return start + 3 * Number(part.slice(1));
  return start + A_YEAR;
}

const SPANS: Readonly<Record<string, number>> = { H: 6, Q: 3, '': A_YEAR };

/** The months a date is of: the last of them, and how many they are. */
export function monthsOf(date: string): { readonly month: number; readonly span: number } | null {
  const [first = '', last = first] = date.split(' to ');
  const [from, month] = [lastMonthOf(first), lastMonthOf(last)];
  if (from === null || month === null) return null;
  return { month, span: first === last ? (SPANS[date.slice(5, 6)] ?? 1) : month - from + 1 };
}

export const stemsOf = (text: string): string[] =>
  (text.match(/[a-z]{4,}|\bgmv\b/g) ?? []).flatMap((word) => (OF_ANY.has(word) ? [] : [word.slice(0, 5)]));
/** Short words that name nothing. */
const OF_ANY: ReadonlySet<string> = new Set(
  'sold year before from with over were than that have been this last more most each kept rose grew next half also just such much many very both only then they them when what will into made cost paid same time rate past went came once per pour avec dans plus nous leur sont fois mois bond cours hors dont sous sans vers chez tout tous elle ainsi moyen moyenne average mean total'.split(
    ' ',
  ),
);

/** Whether a sentence has a word of the label of a row, be it in another form. */
export function sharesWord(label: string, text: string): boolean {
  const spoken = new Set(stemsOf(text));
  return stemsOf(label.replaceAll(OF_UNITS, ' ')).some((stem) => spoken.has(stem));
}

const YEAR = '20[0-4]\\d';
const timeIn = (short: string): RegExp =>
  new RegExp(
    `(?<![a-z\\d.,])(?:(?:\\d{1,2}(?:st|nd|rd|th|er)? (?:of )?)?(?<name>${MONTH_NAMES})\\.?(?:[ -]?'?(?<full>${YEAR})|${short}(?<short>\\d\\d)(?![\\d]|[.,]\\d))?|(?:(?<part>[qtsh])(?<count>[1-4])|(?<back>[1-4])(?<behind>[qt]))(?:[ -]?(?:fy ?)?'?(?<partFull>${YEAR})|[ -]?(?:fy ?)?'?(?<partShort>\\d\\d)(?![\\d]|[.,]\\d))?|(?:\\d{1,2}[/.])?(?<ordinal>0[1-9]|1[0-2]|[1-9](?=/))[/.](?<of>${YEAR})|(?<of8601>${YEAR})-(?<ordinal8601>0[1-9]|1[0-2])(?:-\\d\\d)?|(?:fy ?'?|exercice |annee |year )?(?<year>${YEAR})|fy ?'?(?<fiscal>\\d\\d))(?![a-z\\d]|[.,]\\d)`,
    'g',
  );
const TIME = timeIn(" ?['-]");
/** In a line of nothing but times `jan 25` is of a year. */
const TIME_OF_HEAD = timeIn("[-' ]{0,2}");
const SCALE = `${SCALE_WORDS}|${SCALE_LETTERS}`;
const AMOUNT = new RegExp(
  `(?<![\\d.,])(?<sign>\\((?=(?![^()]*[a-z]{3})[^()]*\\))|-)?(?:[$€£₦₵₹] ?)?(?<body>\\d{1,3}(?:[ ,.']\\d{3})+(?!\\d)(?:[.,]\\d{1,2}(?!\\d))?|\\d{1,12}(?:[.,]\\d{1,3})?)(?!\\d)(?: ?(?<scale>${SCALE})(?![a-z]))?(?<share> ?(?:%|percent|per cent|pour cent|x\\b|times|fois))?`,
  'g',
);
/** Words of what is to come. */
export const AHEAD =
  /\b(?:will|forecast|projected|expects?|expected|targets?|targeting|plan to|plans? to|aims?|goal|would|could|should|if|previsions?|prevu|prevoyons|objectif|visons|d'ici|serait|devrait|pourrait|si)\b/;
const PLANNED = /^ ?\(?(?:plan\w*|forecast|budget|target|objectif|prev\w*|est|[efpb])\b/;
const OF_UNITS =
  /\b(?:months?|monthly|quarters?|years?|mois|mensuel\w*|trimestres?|annees?|exercices?|end of|fin de|millions?|thousands?|milliers|francs?|shillings?|dollars?|dinars?|dirhams?|crores?|lakhs?)\b/g;

type Moment = {
  readonly month: number;
  readonly span: number;
  readonly isDated: boolean;
  readonly isForecast: boolean;
};
type Token = { readonly start: number } & (
  | { readonly time: Moment; readonly value: null }
  | { readonly time: null; readonly value: number }
);
/** A line as the times and amounts in it, and the words beside them. */
type Line = {
  readonly tokens: readonly Token[];
  readonly words: string;
  /** No word stands behind its first number. */
  readonly isRow: boolean;
  readonly isSentence: boolean;
};

const yearOf = (text: string): number => Number(text.length === 2 ? `20${text}` : text) * A_YEAR;

function momentOf(groups: Readonly<Record<string, string | undefined>>): Omit<Moment, 'isForecast'> | null {
  const { name, full, short, part, count, back, behind, partFull, partShort, year, fiscal } = groups;
  const { ordinal, of, ordinal8601, of8601 } = groups;
  const whole = year ?? fiscal;
  if (whole !== undefined) return { month: yearOf(whole) + A_YEAR, span: A_YEAR, isDated: true };
  const [numbered, number] = [of ?? of8601, ordinal ?? ordinal8601];
  if (numbered !== undefined) return { month: yearOf(numbered) + Number(number), span: 1, isDated: true };
  const told = full ?? short ?? partFull ?? partShort;
  const start = yearOf(told ?? '2000');
  if (name !== undefined)
    return { month: start + (monthOfName(name) ?? 0), span: 1, isDated: told !== undefined };
  const span = /[hs]/.test(part ?? behind ?? '') ? 6 : 3;
  return { month: start + span * Number(count ?? back), span, isDated: told !== undefined };
}

/** The text of a passage with its cells apart: a number never reaches from one into the next. */
const cellsOf = ({ page, start, end }: PlacedPassage): string =>
  page.text
    .slice(start, end)
    .replaceAll(/[|\t\n]/g, '  ')
    .replaceAll(THOUSANDS, '   ');
const THOUSANDS = /(?<!\d)'000s?\b|(?<=\()000s?\b/g;

const lineOf = (passage: PlacedPassage, isHead = false): Line => readLine(cellsOf(passage), isHead);
function readLine(text: string, isHead = false): Line {
  const tokens: Token[] = [];
  let rest = text.replaceAll(isHead ? TIME_OF_HEAD : TIME, (found, ...all) => {
    const groups: Record<string, string | undefined> = all.at(-1);
    const start: number = all.at(-3);
    const time = momentOf(groups);
    if (time)
      tokens.push({
        start,
        time: { ...time, isForecast: PLANNED.test(text.slice(start + found.length)) },
        value: null,
      });
    return ' '.repeat(found.length);
  });
  rest = rest.replaceAll(AMOUNT, (found, ...all) => {
    const { sign, body = '', scale, share } = all.at(-1) as Record<string, string | undefined>;
    const value = plainNumber(body) * 10 ** (powerOfScale(scale ?? '') ?? 0);
    if (share === undefined)
      tokens.push({ start: all.at(-3), time: null, value: sign === undefined ? value : -value });
    return ' '.repeat(found.length);
  });
  const behind = rest.slice(Math.min(...tokens.map(({ start }) => start)));
  const words = rest
    .replaceAll(OF_UNITS, ' ')
    .replaceAll(/[^a-z']+/g, ' ')
    .trim();
  return {
    tokens: tokens.toSorted((a, b) => a.start - b.start),
    words,
    isRow: !/[a-z]{3}/.test(behind),
    isSentence: /[.!?]$/.test(text),
  };
}

const timesOf = ({ tokens }: Line): Moment[] => tokens.flatMap(({ time }) => time ?? []);
const valuesOf = ({ tokens }: Line): number[] => tokens.flatMap(({ value }) => value ?? []);

/** Months that say no year, in the order they stand in: rising, or falling where the first is the last that is told. */
function inOrder(times: readonly Moment[]): Moment[] {
  if (times.every(({ isDated }) => isDated)) return [...times];
  const after = (from: number, to: number): number => ((to - from + A_YEAR - 1) % A_YEAR) + 1;
  const steps = times.slice(1).map(({ month }, index) => after(times[index]?.month ?? 0, month));
  const isFalling = steps.filter((step) => step > A_YEAR / 2).length * 2 > steps.length;
  let at = times[0]?.month ?? 0;
  return times.map((time, index) => {
    const step = index === 0 ? 0 : after(times[index - 1]?.month ?? 0, time.month);
    at += isFalling ? (step === 0 ? 0 : step - A_YEAR) : step;
    return { ...time, month: at };
  });
}

/** Times beside as many values, as a series; null where they are not alike or one is told twice. */
function pointsOf(
  times: readonly Moment[],
  values: readonly number[],
  passageOf: (index: number) => PlacedPassage,
): Point[] | null {
  const isOnce = (all: readonly Moment[]) => new Set(all.map(({ month }) => month)).size === all.length;
  const ordered = inOrder(times);
  const isAlike = times.every(({ span }) => span === times[0]?.span);
  if (!isAlike || !isOnce(ordered) || times.length !== values.length) return null;
  return ordered
    .map(({ month, span, isForecast }, index) => ({
      month,
      span,
      isForecast,
      value: values[index] ?? 0,
      rate: null,
      passage: passageOf(index),
    }))
    .toSorted((a, b) => a.month - b.month);
}

/** Numbers at the end of a line with one space between them. */
const apartIn = (text: string): number[] =>
  /(?:(?<= )\(?-?\d[\d,.']*\)?(?: |$))+$/.exec(text)?.[0].trim().split(' ').map(plainNumber) ?? [];

/** `41 800 000 31 200 000` as two numbers: as many groups of three digits behind the first of each. */
function groupedIn(text: string, count: number): number[] {
  const parts = /(?:\d{1,3} )+\d{3}$/.exec(text)?.[0].split(' ') ?? [];
  const size = parts.length / count;
  const isGrouped =
    size > 1 &&
    Number.isInteger(size) &&
    parts.every((part, at) => (at % size === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  return isGrouped
    ? Array.from({ length: count }, (_, at) => Number(parts.slice(at * size, (at + 1) * size).join('')))
    : [];
}

const FEWEST = 2;
const FEWEST_UNDATED = 3;
const ROWS_BELOW = 8;
const LONGEST_HEAD = 140;
const LONGEST_WORDS = 24;

/** A line of times over lines that end in as many numbers, be it without columns. */
function headedSeries(passages: readonly PlacedPassage[]): Series[] {
  return passages.flatMap((head, index): Series[] => {
    if (head.text.length > LONGEST_HEAD) return [];
    const line = lineOf(head, true);
    const times = timesOf(line);
    const isHead = times.length >= FEWEST && valuesOf(line).length === 0 && !line.isSentence;
    if (!isHead || line.words.length > LONGEST_WORDS) return [];
    const below = passages.slice(index + 1, index + 1 + ROWS_BELOW).filter(({ page }) => page === head.page);
    return below.flatMap((passage): Series[] => {
      const row = lineOf(passage);
      if (timesOf(row).length > 0 || row.words === '' || row.isSentence || !row.isRow) return [];
      const read = [apartIn(passage.text), valuesOf(row), groupedIn(passage.text, times.length)];
      const values = read.find(({ length }) => length === times.length) ?? [];
      const points = pointsOf(times, values, () => passage);
      return points ? [{ label: row.words, account: null, passage, points }] : [];
    });
  });
}

const LINES_ABOVE = 3;
const MOST_DOWN = 60;
const MOST_COLUMNS = 6;

/** What the lines above a list call it: the next that says a thing, or all of them. */
function titleAbove(passages: readonly PlacedPassage[], index: number): string {
  const above = passages
    .slice(Math.max(0, index - LINES_ABOVE), index)
    .filter(({ page }) => page === passages[index]?.page)
    .map(({ text }) => text.replaceAll(OF_UNITS, ' '));
  const title = above.at(-1) ?? '';
  return stemsOf(title).length > 0 ? title : above.join(' | ');
}

const isByTurns = ({ tokens }: Line): boolean =>
  tokens.every(({ time }, at) => at === 0 || (time === null) !== (tokens[at - 1]?.time === null));

type Row = {
  readonly time: Moment;
  readonly values: readonly number[];
  readonly words: string;
  readonly passage: PlacedPassage;
};
/** A line of one time with its values, or of times and values by turns: rows that were put together. */
function rowsOf(passage: PlacedPassage): Row[] {
  const line = lineOf(passage);
  const { words } = line;
  const [times, values] = [timesOf(line), valuesOf(line)];
  const isPairs = times.length > 1 && words === '' && times.length === values.length && isByTurns(line);
  if (words.length > LONGEST_WORDS || values.length === 0 || values.length > MOST_COLUMNS) return [];
  return times.length === 1 || isPairs
    ? times.map((time, at) => ({ time, values: isPairs ? values.slice(at, at + 1) : values, words, passage }))
    : [];
}

/** Lines of a time and as many values each, rising or falling, under what says what they are of. */
function listedSeries(passages: readonly PlacedPassage[]): Series[] {
  const found: Series[] = [];
  for (let index = 0; index < passages.length; index += 1) {
    const rows: Row[] = [];
    let next = index;
    for (; next < Math.min(passages.length, index + MOST_DOWN); next += 1) {
      const passage = passages[next];
      const read = passage ? rowsOf(passage) : [];
      const first = rows[0] ?? read[0];
      const isNext = ({ time, values, words, passage: { page } }: Row): boolean =>
        page === first?.passage.page &&
        words === first.words &&
        time.span === first.time.span &&
        values.length === first.values.length;
      if (read.length === 0 || !read.every(isNext)) break;
      rows.push(...read);
    }
    const [first] = rows;
    const isDated = rows.every(({ time }) => time.isDated);
    if (!first || rows.length < (isDated ? FEWEST : FEWEST_UNDATED)) continue;
    const label = /[a-z]{4}/.test(first.words) ? first.words : titleAbove(passages, index);
    for (let column = 0; column < first.values.length; column += 1) {
      const points = pointsOf(
        rows.map(({ time }) => time),
        rows.map(({ values }) => values[column] ?? 0),
        (at) => rows[at]?.passage ?? first.passage,
      );
      if (points) found.push({ label, account: null, passage: first.passage, points });
    }
    index = next - 1;
  }
  return found;
}

/** `Jan 1,900 / Feb 2,010 / Mar 2,150`, `from 850 in 2023 to 1,900 in 2024`: times and values by turns. */
function spokenSeries(passages: readonly PlacedPassage[]): Series[] {
  return passages.flatMap((passage, index): Series[] => {
    const line = lineOf(passage);
    const [times, values] = [timesOf(line), valuesOf(line)];
    const isDated = times.every((time) => time.isDated);
    if (!isByTurns(line) || AHEAD.test(passage.text) || times.length < (isDated ? FEWEST : FEWEST_UNDATED))
      return [];
    const points = pointsOf(times, values, () => passage);
    const label = stemsOf(line.words).length > 0 ? line.words : titleAbove(passages, index);
    return points ? [{ label, account: null, passage, points }] : [];
  });
}

const A_MARK = '(?: (?:only|about|some|environ|seulement))* ?[^a-z\\d]{0,3}(?:[a-z]{1,4}[$₵]? ?)?$';
const COMPARED = new RegExp(
  `\\b(?:against|versus|vs\\.?|contre|compared (?:with|to)|up from|from|par rapport a|au lieu de)${A_MARK}`,
);
const FROM = new RegExp(`\\b(?:from|de)${A_MARK}`);
const TO = new RegExp(`\\b(?:to|a)${A_MARK}`);
/**
 * `R14.2 million against R12.9 million`: a value and the one it is compared with, a year or another time before. `isOf` tells by
 * the words before and behind the two whether they are of what is asked.
 */
export function comparedIn(
  passage: PlacedPassage,
  months: number,
  isOf: (before: string, behind: string) => boolean,
): Point[] {
  const text = cellsOf(passage);
  const { tokens } = lineOf(passage);
  const amounts = tokens.filter(({ value, start }) => value !== null && value > 0 && start >= 0);
  const before = (index: number): string => text.slice(0, amounts[index]?.start ?? 0);
  // `To £6.48m (2025: £5.4m)`, `in 2024 (1,000 meals)`: what was, in brackets with its time.
  const isBracketed = (index: number): boolean => {
    const open = before(index).lastIndexOf('(');
    const inside = before(index).slice(open + 1);
    return (
      open > (amounts[index - 1]?.start ?? 0) &&
      inside.length <= LONGEST_ASIDE &&
      !/\)|\b(?:plan|budget|target|forecast|objectif|prev\w*)\b/.test(inside) &&
      tokens.some(
        ({ time, start }) => time !== null && start > open - TIME_BEFORE && start < before(index).length,
      )
    );
  };
  const at = amounts.findIndex(
    (_, index) => index > 0 && (COMPARED.test(before(index)) || isBracketed(index)),
  );
  const isFromTo = amounts.length === 2 && FROM.test(before(0)) && TO.test(before(1));
  const [first, last] = isFromTo ? [0, 1] : at < 0 ? [-1, -1] : [at, at - 1];
  const compared = [amounts[first], amounts[last]].flatMap((one) =>
    one && one.value !== null ? [{ value: one.value, start: one.start }] : [],
  );
  const [was = 0, is = 0] = compared.map(({ value }) => value);
  const ends = compared.map(({ start }) => start);
  if (!isOf(text.slice(0, Math.min(...ends)), text.slice(Math.max(...ends)))) return [];
  // `6,214 million (2024: 5,307)`: the scale is not told again.
  const isOfOneScale = was > 0 && is / was < MOST_TIMES && was / is < MOST_TIMES;
  return compared.length < 2 || !isOfOneScale
    ? []
    : twoPoints(
        passage,
        months,
        compared.map(({ value, start }) => ({ value, rounding: roundingAt(text, start) })),
      );
}
/** Two values of which the first is what the second was so many months before, as a series of one label. */
const twoPoints = (
  passage: PlacedPassage,
  months: number,
  values: readonly { readonly value: number; readonly rounding: number }[],
): Point[] =>
  values.map(({ value, rounding }, index) => ({
    month: months * (index + 1),
    span: months,
    value,
    isForecast: false,
    rate: null,
    passage,
    rounding,
  }));

const LINES_OF_TILE = 3;
/** `₦1.18bn` over `our revenue` over `(₦710m in 2025: +66%)`: the figure of a tile and, beside a growth, what it was. */
export function comparedOnTile(passage: PlacedPassage, growth: RegExp, months: number): Point[] {
  const { text } = passage.page;
  const at = passage.start + text.slice(passage.start, passage.end).search(growth);
  if (at < passage.start) return [];
  const from = text.lastIndexOf('\n', at) + 1;
  const [line = '', ...above] = [
    text.slice(from).split('\n')[0] ?? '',
    ...text.slice(0, from).split('\n').toReversed(),
  ].filter((one) => one.trim() !== '');
  const cells = line.split('\t');
  const column = text.slice(from, at).split('\t').length - 1;
  const oneOf = (cell: string, isAlone: boolean) => {
    const { tokens, words } = readLine(cell.replaceAll(/[()]/g, ' '));
    const values = tokens.flatMap(({ value, start }) =>
      value === null || value <= 0 ? [] : [{ value, rounding: roundingAt(cell, start) }],
    );
    return values.length === 1 && cell.length <= LONGEST_CELL && (!isAlone || words.length <= LONGEST_MARK)
      ? values
      : [];
  };
  const was = oneOf(cells[column] ?? '', false);
  const is = above.slice(0, LINES_OF_TILE).flatMap((one) => {
    const others = one.split('\t');
    return others.length === cells.length ? oneOf(others[column] ?? '', true) : [];
  });
  return was.length > 0 && is.length > 0 ? twoPoints(passage, months, [...was, ...is.slice(0, 1)]) : [];
}
const LONGEST_CELL = 60;
const LONGEST_MARK = 4;
const TIME_BEFORE = 12;
const LONGEST_ASIDE = 24;
const MOST_TIMES = 50;

/** Half of the last digit that an amount is written with, as a part of it. */
export function roundingAt(text: string, start: number): number {
  const written = /\d[\d.,' ]*\d|\d/.exec(text.slice(start))?.[0] ?? '';
  const digits = written.replaceAll(/\D/g, '').replace(/^0+/, '');
  const told = /[.,]\d{1,2}$/.test(written) ? digits : digits.replace(/0+$/, '');
  return told === '' ? 0 : 0.5 / Number(told);
}

type Place = { readonly page: PlacedPassage['page']; readonly start: number };

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
      if (values.length < FEWEST) return [];
      const passage = passageAt({ page, start });
      if (!passage) return [];
      const told = values.flatMap(({ date, value, unit, isForecast }): Point[] => {
        const time = unit === 'percent' || date === null ? null : monthsOf(date);
        return time ? [{ ...time, value, isForecast, rate: null, passage }] : [];
      });
      const isMoney = values.every(({ unit, currency }) => unit === 'money' && currency !== null);
      return ofEachSpan(told).map((points) => ({ label, account, passage, points, isMoney }));
    }),
  );
}

/** Years, halves, quarters and months apart, where two times or more are told. */
const ofEachSpan = (points: readonly Point[]): Point[][] =>
  [...Map.groupBy(points, ({ span }) => span).values()]
    .filter((all) => new Set(all.map(({ month }) => month)).size >= FEWEST)
    .map((all) => all.toSorted((a, b) => a.month - b.month));

/** What was earned, wherever it is told, by currency: in sentences, and down a column that has a row for each time. */
function figureSeries({ figures }: Pick<Extraction, 'figures'>): Series[] {
  const told = figures.filter(
    (figure) =>
      figure.unit !== 'percent' &&
      !figure.isForecast &&
      (figure.account === null
        ? figure.kind === 'revenue' && figure.unit === 'money' && !isOfOneBuyer(figure)
        : true),
  );
  const subjectOf = ({ kind, account, currency }: (typeof told)[number]): string =>
    `${kind === 'revenue' && (account === null || account === 'revenue') ? 'revenue' : account} ${currency}`;
  return [...Map.groupBy(told, subjectOf).values()].flatMap((all): Series[] => {
    const points = all.flatMap(({ date, value, rate, passage }): Point[] => {
      const time = date === null ? null : monthsOf(date);
      return time ? [{ ...time, value, rate, passage, isForecast: false }] : [];
    });
    const account = all.find((figure) => figure.account !== null)?.account ?? 'revenue';
    return ofEachSpan(points).flatMap((own) => {
      const passage = own[0]?.passage;
      return passage ? [{ label: account, account, passage, points: own }] : [];
    });
  });
}

/** Every value that is told over time: in tables, in lists, under a line of times, in one line, and in sentences. */
export function seriesIn(extraction: Pick<Extraction, 'tables' | 'passages' | 'figures'>): readonly Series[] {
  const known = KNOWN.get(extraction) ?? readSeries(extraction);
  KNOWN.set(extraction, known);
  return known;
}
const KNOWN = new WeakMap<object, readonly Series[]>();

function readSeries(extraction: Pick<Extraction, 'tables' | 'passages' | 'figures'>): Series[] {
  const read = tableSeries(extraction);
  const known = new Set(read.map(({ passage }) => passage));
  const { passages } = extraction;
  const written = [...headedSeries(passages), ...listedSeries(passages), ...spokenSeries(passages)];
  return [...read, ...figureSeries(extraction), ...written.filter(({ passage }) => !known.has(passage))];
}
