import { cellNumber, type Separators, separatorsOf, valuesOf } from './cell-number.ts';
import type { FoldedPage } from '../text/folded-page.ts';
import { MONTH_NAMES, monthOfName } from '../words/period-word.ts';

/** A day as written; the year is null where the line leaves it to the head of the paper. */
export type WrittenDay = {
  readonly day: number;
  readonly month: number;
  readonly year: number | null;
  /** Whether day and month may be the other way round: both are numbers. */
  readonly isOpen: boolean;
};

/** A sum of money in a line, with where it stands; `to` is the last cell it reaches into. */
export type LedgerAmount = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly to: number;
};

/** A line of a paper as a ledger has them: its day, its words, its sums in the order they stand. */
export type LedgerLine = {
  readonly page: FoldedPage;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly day: WrittenDay | null;
  readonly amounts: readonly LedgerAmount[];
  readonly cells: readonly LedgerCell[];
};
export type LedgerCell = { readonly start: number; readonly text: string; readonly column: number };

const D = '(?:0?[1-9]|[12]\\d|3[01])';
const M = '(?:0?[1-9]|1[0-2])';
const Y = '(?:(?:19|20)\\d\\d|\\d\\d)';
const DAY = [
  `(?<y1>(?:19|20)\\d\\d)[-/.](?<m1>${M})[-/.](?<d1>${D})`,
  `(?<d2>${D})[-/.](?<m2>${D})[-/.](?<y2>${Y})`,
  `(?<d3>${D})(?:st|nd|rd|th|er)?[-/. ]{0,2}(?:of |de )?(?<m3>${MONTH_NAMES})\\.?(?:[-/., ']{0,2}(?<y3>${Y})(?!\\d))?`,
  `(?<m4>${MONTH_NAMES})\\.? ?(?<d4>${D})(?:st|nd|rd|th)?(?:,? ?(?<y4>(?:19|20)\\d\\d))?`,
].join('|');
const SHORT_DAY = (parting: string): string => `(?<d5>${D})${parting}(?<m5>${D})`;
/** Wherever in a text a day stands. */
const ANY_DAY = new RegExp(`(?<![\\d/.,-])(?:${DAY}|${SHORT_DAY('/')})(?![\\d/]|[.,]\\d)`, 'g');
/** The day a line opens with, be there a number or a code before it. */
const OPENS = new RegExp(
  `^(?:\\d{1,4}[.)]? ?[\\t ]|[a-z0-9]{8,14}[\\t ]+)?(?:${DAY}|${SHORT_DAY('[-/. ]')})(?![\\d/]|[.,]\\d)`,
);

function dayOf(groups: Readonly<Record<string, string | undefined>> | undefined): WrittenDay | null {
  if (!groups) return null;
  const of = (name: string): string | undefined =>
    [1, 2, 3, 4, 5].map((at) => groups[`${name}${at}`]).find((part) => part !== undefined);
  const [d, m, y] = [of('d'), of('m'), of('y')];
  if (d === undefined || m === undefined) return null;
  const named = monthOfName(m);
  const year = y === undefined ? null : Number(y.length === 2 ? `20${y}` : y);
  return {
    day: Number(d),
    month: named ?? Number(m),
    year,
    isOpen: named === null && groups['y1'] === undefined,
  };
}

/** The days a text names, in order, each with where it begins and ends. */
export const daysIn = (text: string): (WrittenDay & { readonly start: number; readonly end: number })[] =>
  [...text.matchAll(ANY_DAY)].flatMap(({ 0: written, index, groups }) => {
    const day = dayOf(groups);
    return day ? [{ ...day, start: index, end: index + written.length }] : [];
  });

const GROUPED = "\\d{1,3}(?:(?:,\\d{2,3})+|(?:\\.\\d{3})+|(?:'\\d{3})+|(?: \\d{3})+)";
/** A sum at the end of words: with its thousands or its cents, as nothing else is written. */
const AT_END = new RegExp(
  `(?:^|[ :=])((?:[a-z₦₹₱$€£₵]{1,4}\\.? ?)?[-+(]? ?(?:${GROUPED}(?:[.,]\\d{2})?|\\d+[.,]\\d{2})\\)?-?(?: ?(?:cr|dr|od|c|d|[a-z]{3}|fcfa)\\b\\.?)?)$`,
);
const IS_WORD = /^[a-z]{1,4}\.? /;
const OWED = / ?(?:dr|od|d|debiteur)\.?$/;
const SIDE = / ?(?:cr|dr|od|c|d|crediteur|debiteur)\.?$/;
const NIL = /^(?:-{1,3}|nil|n\/a|0)$/;

type Piece = { readonly start: number; readonly text: string; readonly column: number; readonly to: number };

/** The cells of a line: parted by tabs, by strokes or by several blanks. */
function cellsOf(page: FoldedPage, from: number, to: number): Piece[] {
  const line = page.text.slice(from, to);
  const parting = line.includes('\t') ? /\t/g : / ?\| ?| {2,}/g;
  const pieces: Piece[] = [];
  let at = 0;
  let column = 0;
  const push = (end: number): void => {
    const raw = line.slice(at, end);
    const text = raw.trim();
    if (text !== '')
      pieces.push({ start: from + at + raw.length - raw.trimStart().length, text, column, to: column });
    column += 1;
  };
  for (const { 0: mark, index } of line.matchAll(parting)) {
    push(index);
    at = index + mark.length;
  }
  push(line.length);
  return pieces;
}

/** `66 904` and `118` in two cells, which a wide blank of thousands has parted. */
function withJoined(pieces: readonly Piece[], page: FoldedPage): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isRest =
      last !== undefined &&
      piece.column === last.to + 1 &&
      /^(?:[-+(] ?)?\d{1,3}(?: \d{3})*$/.test(last.text) &&
      /^\d{3}(?: \d{3})*(?:[.,]\d{1,2})?\)?$/.test(piece.text);
    if (isRest) {
      const text = page.text.slice(last.start, piece.start + piece.text.length);
      joined[joined.length - 1] = { ...last, text, to: piece.column };
    } else joined.push(piece);
  }
  return joined;
}

type Written = { readonly start: number; readonly text: string; readonly to: number };

/** The sums of a line as written: cells that are a number alone, and those that words end with. */
function writtenIn(pieces: readonly Piece[], isCellEach: boolean): Written[] {
  return pieces.flatMap((piece): Written[] => {
    const { start, text, to } = piece;
    if (isCellEach && (NIL.test(text) || bodyOf(text) !== null)) return [{ start, text, to }];
    const found: Written[] = [];
    let rest = text;
    for (;;) {
      const written = AT_END.exec(rest)?.[1];
      // `EFT GROWERS COOP 38,660,000`: the word before it is no currency.
      const sum = written === undefined || bodyOf(written) !== null ? written : written.replace(IS_WORD, '');
      if (sum === undefined || bodyOf(sum) === null) break;
      found.unshift({ start: start + rest.length - sum.length, text: sum, to });
      rest = rest.slice(0, rest.length - sum.length).trimEnd();
    }
    return found;
  });
}

const bodyOf = (text: string): ReturnType<typeof cellNumber> => {
  const read = cellNumber(text.replaceAll('\t', ' ').replace(SIDE, ''));
  return read && !read.isPercent && read.power === 0 ? read : null;
};

function valueOf(text: string, separators: Separators): number | null {
  if (NIL.test(text)) return 0;
  const read = bodyOf(text);
  if (!read) return null;
  const [value] = valuesOf(read.body, separators);
  if (value === undefined) return null;
  return read.isNegative || (/\d ?\)?(?:dr|od|d|debiteur)\.?$/.test(text) && OWED.test(text))
    ? -value
    : value;
}

const OPENS_LINE = new RegExp(OPENS.source.replace('^', '^[ \\t]*'), 'gm');
/** How many lines of a page open with a day. */
export const datedLines = (page: FoldedPage): number => page.text.match(OPENS_LINE)?.length ?? 0;

const MOST_LINES = 20_000;
const LONGEST_LINE = 400;

/** The lines of a paper with their days and sums. `isJoined`: thousands may stand in cells of their own. */
export function ledgerLines(
  pages: readonly FoldedPage[],
  { isJoined }: { readonly isJoined: boolean },
): LedgerLine[] {
  const read: (Omit<LedgerLine, 'amounts'> & { readonly written: readonly Written[] })[] = [];
  for (const page of pages) {
    let from = 0;
    while (from <= page.text.length && read.length < MOST_LINES) {
      const found = page.text.indexOf('\n', from);
      const to = found < 0 ? page.text.length : found;
      const line = page.text.slice(from, Math.min(to, from + LONGEST_LINE));
      if (line.trim() !== '') {
        const opened = OPENS.exec(line.trimStart());
        const day = dayOf(opened?.groups);
        const pieces = cellsOf(page, from, Math.min(to, from + LONGEST_LINE));
        const cells = isJoined ? withJoined(pieces, page) : pieces;
        const behind = from + line.length - line.trimStart().length + (opened?.[0].length ?? 0);
        const written = writtenIn(cells, cells.length > 1).filter(
          ({ start, text }) => start >= behind && daysIn(text).every(({ end }) => end < text.length),
        );
        read.push({ page, start: from, end: to, text: line.trim(), day, cells: pieces, written });
      }
      from = to + 1;
    }
  }
  const bodies = read.flatMap(({ written }) => written.flatMap(({ text }) => bodyOf(text)?.body ?? []));
  const separators = separatorsOf(bodies.filter((body) => /[.,' ]/.test(body)).slice(0, 400), false) ?? {
    thousands: '',
    decimal: '',
  };
  return read.map(({ written, ...line }) => ({
    ...line,
    amounts: written.flatMap(({ start, text, to }) => {
      const value = valueOf(text, separators);
      return value === null ? [] : [{ start, end: start + text.length, value, to }];
    }),
  }));
}
