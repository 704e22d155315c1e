import type { CurrencyCode } from '#shared/domain/currency.ts';
import { differs, type Extraction } from '../extraction.ts';
import { cellsOf, itemOf, pairsOf, type Row, rowOf } from './itemised-row.ts';
import { inSentence } from './itemised-sentence.ts';
import type { Quantity } from './quantity.ts';
import { cellsAtTabs } from '../text/passage.ts';
import type { PlacedPassage } from '../text/section.ts';

/** One part of a whole that a paper sets out: what it is called and how much it is. */
export type Item = {
  /** Folded words of the part, without its number. */
  readonly label: string;
  /** The same words as they stand. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'money' | 'percent' | 'count';
  readonly currency: CurrencyCode | null;
  /** Whether a scale is written with the number itself. */
  readonly isScaled: boolean;
  /** What is counted, behind the number. */
  readonly noun: string;
  readonly passage: PlacedPassage;
};

/**
 * Parts that stand together: lines of a list, cells of one column, or the items of one sentence, in whatever order name
 * and number come.
 */
export type Itemised = {
  readonly items: readonly Item[];
  /** What its last line says they make; null where none does. */
  readonly total: Item | null;
  /** The head of its column, the words of its own sentence before the first item, and the lines above, nearest first. */
  readonly over: readonly string[];
  /** The lines above, nearest first. */
  readonly above: readonly PlacedPassage[];
  readonly below: readonly PlacedPassage[];
  readonly isSentence: boolean;
  /** Whether all but the first say that they are parts of it. */
  readonly isOfFirst: boolean;
  /** Which of how many columns of its rows it is. */
  readonly column: number;
  readonly width: number;
};

const LINES_ABOVE = 6;
const LINES_BELOW = 2;
const FEWEST = 2;
const MOST_ROWS = 60;

const A_YEAR = /^(?:\d{1,2}[./]\d{1,2}[./])?(?:19|20)\d\d(?:[-/]\d{2,4})?$/;

/** The words over one column: those of the head behind as many tabs where it has as few cells, else of the one that has as many as the rows. */
function headOf(
  above: readonly PlacedPassage[],
  column: number,
  { values: { length: width }, columns }: Pick<Row, 'values' | 'columns'>,
): string {
  for (const line of above.slice(0, 2)) {
    const cells = cellsOf(line);
    if (cells.some(({ text }) => !/[a-z%]/.test(text) && !A_YEAR.test(text))) continue;
    const own = cells.find((cell) => cell.column > 0 && cell.column === columns?.[column]);
    if (own && cells.length === cellsAtTabs(line).length) return own.text;
    // Names stand before numbers, sometimes with a class or a year beside them.
    if (cells.length >= width && cells.length > 1) return cells[cells.length - width + column]?.text ?? '';
  }
  return '';
}

/** A row whose last columns are empty: `Option pool   80,000   8 %` among holders who paid something. */
function withoutLast({ values, columns, passage }: Row, first: Row): Row['values'] | null {
  const last = columns?.at(-1) ?? 0;
  if (cellsOf(passage).some(({ text, column }) => column > last && /\d/.test(text))) return null;
  const isUnder = columns?.every((column, at) => column === first.columns?.[at]) ?? false;
  const isAlike = values.every((value, at) => isOfKind(value, first.values[at]));
  return isUnder && isAlike ? first.values.map((_, at) => values[at]) : null;
}

/** A row with as many numbers as the first: a total may stand under the last columns alone, and a lone number beside a count. */
function alike(row: Row, first: Row): Row | null {
  const width = first.values.length;
  if (row.values.length < width && row.withYears?.values.length === width)
    return { ...row, ...row.withYears };
  if (row.values.length === width) return width > 1 || isOfKind(row.values[0], first.values[0]) ? row : null;
  if (row.isSum && row.values.length < width) {
    const missing: undefined[] = Array.from({ length: width - row.values.length });
    return { ...row, values: [...missing, ...row.values] };
  }
  // `Unissued pool  n/a  10.0`: nothing stands where others have words.
  const spare = row.values.length - width;
  if (spare > 0 && row.values.slice(0, spare).every((one) => one?.value === 0))
    return { ...row, values: row.values.slice(spare) };
  const under = row.values.length < width ? withoutLast(row, first) : null;
  if (under) return { ...row, values: under };
  const [of] = first.values;
  const same = row.values.filter((one) => isOfKind(one, of));
  return width === 1 && same.length === 1 ? { ...row, values: same } : null;
}
const isOfKind = (one: Quantity | undefined, other: Quantity | undefined): boolean =>
  one?.unit === other?.unit && one?.currency === other?.currency;

/** The one number of a total under the column that makes it, and not under the last. */
function underItsColumn(row: Row, parts: readonly Row[]): Row {
  const [only, ...more] = row.values.filter((one) => one !== undefined);
  if (!only || more.length > 0) return row;
  const own = row.values.findIndex((_, column) => {
    const made = parts.reduce((sum, { values }) => sum + (values[column]?.value ?? 0), 0);
    return !differs(made, only.value, MADE);
  });
  return own < 0
    ? row
    : { ...row, values: row.values.map((_, column) => (column === own ? only : undefined)) };
}

const FEWEST_MADE = 3;
/** Whether a row is what others make, column by column. */
const isMade = (parts: readonly Row[], { values }: Row): boolean =>
  values.every((value, column) => {
    const made = parts.reduce((sum, part) => sum + (part.values[column]?.value ?? 0), 0);
    return value !== undefined && value.value > 0 && !differs(made, value.value, MADE);
  });
const MADE = 0.002;

const around = (passages: readonly PlacedPassage[], from: number, to: number) => {
  const page = passages[from]?.page;
  return {
    above: passages
      .slice(Math.max(0, from - LINES_ABOVE), from)
      .filter((one) => one.page === page)
      .toReversed(),
    below: passages.slice(to, to + LINES_BELOW).filter((one) => one.page === page),
  };
};

/** Rows that say they are of the one above: `Invoices 1,240`, `of which: Delta 806`. */
function partsOfRows(rows: readonly Row[], near: Pick<Itemised, 'above' | 'below'>): Itemised[] {
  return rows.flatMap((whole, at): Itemised[] => {
    const behind = rows.slice(at + 1);
    const end = behind.findIndex(({ isPart }) => !isPart);
    const parts = end < 0 ? behind : behind.slice(0, end);
    const items = [whole, ...parts].flatMap((row) => {
      const value = row.values.find((one) => one !== undefined);
      return value ? [itemOf(row, value)] : [];
    });
    return whole.isPart || parts.length === 0 || parts.length === rows.length - 1
      ? []
      : [
          {
            items,
            total: null,
            over: near.above.map(({ text }) => text),
            ...near,
            isSentence: false,
            isOfFirst: true,
            column: 0,
            width: 1,
          },
        ];
  });
}

function listed(passages: readonly PlacedPassage[], home: Extraction['home']): Itemised[] {
  const found: Itemised[] = [];
  const rowsAt = passages.map((passage) => pairsOf(passage, home) ?? [rowOf(passage, home)]);
  let index = 0;
  while (index < passages.length) {
    const [first] = rowsAt[index] ?? [];
    const from = index;
    if (!first || first.label === '' || first.isSentence) {
      index += 1;
      continue;
    }
    const rows: Row[] = [];
    let isEnded = false;
    while (index < passages.length && rows.length < MOST_ROWS && !isEnded) {
      const [row, ...beside] = rowsAt[index] ?? [];
      if (!row || row.passage.page !== first.passage.page) break;
      // The last item of a list may end it like a sentence.
      if (row.isSentence && !/[;,]$/.test(rows.at(-1)?.passage.text ?? '')) break;
      const even = alike(row, first);
      if (!even || !(row.isFirst === first.isFirst || row.isSum)) break;
      rows.push(even, ...beside.flatMap((one) => one ?? []));
      isEnded = row.isSum && rows.length > FEWEST;
      index += 1;
    }
    if (index === from) index += 1;
    // What all rows above make closes them, whatever it is called; what follows is another list.
    const closing = rows.findIndex((row, at) => at >= FEWEST_MADE && isMade(rows.slice(0, at), row));
    const last = rows[closing];
    if (last && !rows.slice(0, closing).some(({ isSum }) => isSum)) {
      rows.splice(closing, rows.length, { ...last, isSum: true });
      index = Math.max(from + 1, passages.indexOf(last.passage) + 1);
    }
    // `Total need 180`, the parts that make it, and then the bank's loan: what makes the first row closes them, too.
    const opened = rows.findIndex((_, at) => at >= FEWEST_MADE && isMade(rows.slice(1, at + 1), first));
    const lastPart = rows[opened];
    if (lastPart && opened < rows.length - 1 && !rows.slice(1).some(({ isSum }) => isSum)) {
      rows.splice(opened + 1);
      index = Math.max(from + 1, passages.indexOf(lastPart.passage) + 1);
    }
    const near = around(passages, from, index);
    found.push(...partsOfRows(rows, near));
    const width = first.values.length;
    const parts = rows.filter(({ isSum }) => !isSum);
    const sums = rows.filter(({ isSum }) => isSum).map((row) => underItsColumn(row, parts));
    if (parts.length < FEWEST) continue;
    const heading = first.passage.heading?.text ?? '';
    for (let column = 0; column < width; column += 1) {
      const items = parts.flatMap((row) =>
        ((value) => (value ? [itemOf(row, value)] : []))(row.values[column]),
      );
      const kinds = new Set(
        items.filter(({ value }) => value > 0).map(({ unit, currency }) => `${unit} ${currency ?? ''}`),
      );
      if (kinds.size > 1) continue;
      const sum = sums.at(-1);
      const of = sum?.values[column];
      const head = headOf(near.above, column, first);
      found.push({
        items,
        total: sum && of ? itemOf(sum, of) : null,
        over: [head, ...near.above.map(({ text }) => text), heading],
        ...near,
        isSentence: false,
        isOfFirst: !first.isPart && parts.slice(1).every(({ isPart }) => isPart),
        column,
        width,
      });
    }
  }
  return found;
}

/** Every set of parts that a paper sets out, in reading order: those of lines before those of sentences. */
export function itemisedIn({ passages, home }: Pick<Extraction, 'passages' | 'home'>): Itemised[] {
  const lists = listed(passages, home);
  const inLists = new Set(lists.flatMap(({ items }) => items.map(({ passage }) => passage)));
  const sentences = passages.flatMap((passage, index) =>
    inLists.has(passage) ? [] : inSentence(passage, around(passages, index, index + 1), home),
  );
  return [...lists, ...sentences].slice(0, MOST_SETS);
}
const MOST_SETS = 400;
