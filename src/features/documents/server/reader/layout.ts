import { isAccountName } from '../../domain/words/account.ts';
import { columnFor, columnsOf, type Placed } from '../../domain/tables/column.ts';
import { cellNumber, isNilCell } from '../../domain/tables/cell-number.ts';
import { columnTime } from '../../domain/tables/table-period.ts';
import { scaleOfTable } from '../../domain/tables/table-scale.ts';

/** A piece of text as it lies on a page: `x` from the left and `y` of its baseline from the top, in points. */
export type TextRun = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The size of its letters. */
  readonly size: number;
};

/** Runs of one line that belong together: a phrase or a cell. */
type Segment = {
  text: string;
  readonly x: number;
  to: number;
  readonly y: number;
  readonly size: number;
  /** The runs it is made of, where it is of several. */
  readonly pieces: TextRun[];
};
type TextLine = {
  readonly y: number;
  /** The baseline of its last line, where its cells are of several. */
  readonly bottom?: number;
  readonly size: number;
  readonly segments: Segment[];
};
const gapBetween = (before: TextLine, line: TextLine): number => line.y - (before.bottom ?? before.y);

/** Gaps in letter sizes: below the first none, from the second on a new cell. */
const JOINED = 0.12;
const APART = 1.1;
/** Two numbers printed apart are two cells at a smaller gap. */
const NUMBERS_APART = 0.45;
const SAME_LINE = 0.4;
const RAISED = 0.75;

/** A mark stands before its number, at most at the other side of its column. */
const MARK_APART = 10;
const MARK_ALONE = /^(?:[₦$€£₵¢(-]|us\$|gh₵|ksh|kes|ngn|usd|eur|zar|ghs|r|n)$/i;
const NOTE = /^\(?[\d*†‡]{1,2}\)?$/;
/** What ends in a digit and is followed by small raised digits has a footnote. */
const withNote = (text: string): string => ` [${text.replaceAll(/[()]/g, '')}]`;

/** The width of each letter of a line in a typewriter's face, whose blank is as wide as a digit; null in any other. */
function typewriterWidth(runs: readonly TextRun[]): number | null {
  const widths = runs.map(({ text, width }) => width / text.length).filter((width) => width > 0);
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  const hasWords = runs.some(({ text }) => /\p{L}{3}/u.test(text));
  return hasWords && widths.length > 1 && most - least <= most * SAME_WIDTH ? most : null;
}
const SAME_WIDTH = 0.02;
/** One blank parts no numbers there, two do. */
const BLANKS_APART = 1.5;

function segmentsOf(runs: readonly TextRun[]): Segment[] {
  const letter = typewriterWidth(runs);
  const segments: Segment[] = [];
  for (const { text, x, y, width, size } of runs.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1);
    const gap = last ? x - last.to : Infinity;
    const em = Math.max(size, last?.size ?? 0) || 10;
    if (last && size < last.size * RAISED && gap < em * 0.6 && NOTE.test(text.trim())) {
      last.text += withNote(text.trim());
      last.to = Math.max(last.to, x + width);
      continue;
    }
    const isMark =
      last !== undefined &&
      gap <= em * MARK_APART &&
      MARK_ALONE.test(last.text.trim()) &&
      /^[\d(-]/.test(text.trim());
    const areNumbers =
      last !== undefined &&
      gap > (letter === null ? em * NUMBERS_APART : letter * BLANKS_APART) &&
      isNumeric(last.text) &&
      isNumeric(text);
    if (!last || (gap > em * APART && !isMark) || areNumbers) {
      segments.push({ text, x, to: x + width, y, size, pieces: [{ text, x, y, width, size }] });
      continue;
    }
    // The same words painted twice, to look bold.
    if (gap < -0.5 * width && last.text.endsWith(text)) continue;
    const blank = gap > em * JOINED && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : '';
    last.text += blank + text;
    last.pieces.push({ text, x, y, width, size });
    last.to = Math.max(last.to, x + width);
  }
  return segments.filter(({ text }) => text.trim() !== '');
}

/** What stands on one baseline, from the top to the bottom. */
function onLines<T extends { readonly y: number; readonly size: number }>(
  placed: readonly T[],
): { y: number; size: number; items: T[] }[] {
  const lines: { y: number; size: number; items: T[] }[] = [];
  for (const one of placed.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    const reach = Math.max(one.size, last?.size ?? 0) * SAME_LINE;
    if (last && one.y - last.y <= reach) {
      last.items.push(one);
      if (one.size > last.size) [last.size, last.y] = [one.size, one.y];
    } else lines.push({ y: one.y, size: one.size, items: [one] });
  }
  return lines;
}
const linesOf = (runs: readonly TextRun[]): TextLine[] =>
  onLines(runs.filter(({ text }) => text.trim() !== '')).map(({ y, size, items }) => ({
    y,
    size,
    segments: segmentsOf(items),
  }));

/** One side of a page on its own baselines, which those of the other side may have drawn together. */
const sideOf = (lines: readonly TextLine[], keep: (one: Segment) => boolean): TextLine[] =>
  onLines(lines.flatMap(({ segments }) => segments.filter(keep))).map(({ y, size, items }) => ({
    y,
    size,
    segments: items.toSorted((a, b) => a.x - b.x),
  }));

const isNumeric = (text: string): boolean => {
  const folded = text
    .trim()
    .toLowerCase()
    .replaceAll('−', '-')
    .replaceAll('–', '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ');
  return (
    cellNumber(folded) !== null ||
    isNilCell(folded) ||
    (/^[-(]{0,2}[\d.,%() ']+\)?-?$/.test(folded) && !/^-.*-$/.test(folded))
  );
};
const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** Sentences rather than cells: three words and more a line, and few numbers alone. */
function isProse(lines: readonly (readonly Segment[])[]): boolean {
  if (lines.length < LEAST_LINES) return false;
  const segments = lines.flat();
  const words = segments.map(({ text }) => wordCount(text)).toSorted((a, b) => a - b);
  const numbers = segments.filter(({ text }) => isNumeric(text)).length;
  return (words[Math.floor(words.length / 2)] ?? 0) >= 3 && numbers <= segments.length * 0.2;
}
const LEAST_LINES = 4;

type Gutter = { readonly x: number; readonly from: number; readonly to: number };

/** A month, a quarter or a year, which heads a column. */
const isTime = (text: string): boolean => columnTime(text.trim().toLowerCase()) !== null;
const isLabel = ({ text }: Segment): boolean => !isNumeric(text) && !isTime(text) && /\p{L}{3}/u.test(text);

/** The words that begin a line, or end one of numbers. */
const labelIn = (segments: readonly Segment[]): Segment | undefined => {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first && isLabel(first)) return first;
  return last &&
    segments.length > 1 &&
    isLabel(last) &&
    segments.slice(0, -1).every(({ text }) => isNumeric(text))
    ? last
    : undefined;
};

/** What stands on one side of a strip: sentences that run on over their lines, and rows of a label with numbers. */
type Half = {
  readonly isOwnColumn: boolean;
  readonly hasProse: boolean;
  readonly hasRows: boolean;
  /** Whether labels stand behind the numbers of its rows. */
  readonly isBehind: boolean;
};

function halfOf(lines: readonly (readonly Segment[])[]): Half {
  const own = lines.filter((segments) => segments.length > 0);
  const named = own.filter((segments) => labelIn(segments) !== undefined);
  const labelled = named.filter((segments) => segments.some(({ text }) => isNumeric(text)));
  const runningOn = own.filter(
    ([first, other]) =>
      first && !other && /^\p{Ll}/u.test(first.text.trim()) && wordCount(first.text) >= LEAST_WORDS,
  );
  const labels = new Set(labelled.map((segments) => labelIn(segments)?.text.trim()));
  return {
    isOwnColumn: own.length >= LEAST_LINES && named.length >= own.length * OWN,
    hasProse: runningOn.length >= LEAST_RUNNING_ON,
    isBehind:
      labelled.filter(([first]) => first && isNumeric(first.text)).length > labelled.length * MOSTLY_BEHIND,
    hasRows: labelled.length >= LEAST_ROWS && labels.size >= labelled.length * OWN,
  };
}
const LEAST_ROWS = 3;
const MOSTLY_BEHIND = 0.2;
const LEAST_RUNNING_ON = 2;
/** Fewer words are the end of a head. */
const LEAST_WORDS = 3;
/** A half is a column of its own where so many of its lines begin with words, and a list of rows where so many differ. */
const OWN = 0.7;

/** A label or a number left of the strip with a number right of it, in letters as large and without a label of its own: one row. */
function isRowAcross(segments: readonly Segment[], x: number): boolean {
  const right = segments.filter((one) => one.x >= x);
  const left = segments.filter((one) => one.to <= x);
  const isOwnRow =
    right.length > 1 && labelIn(right) !== undefined && !left.some(({ text }) => isNumeric(text));
  if (isOwnRow) return false;
  const before = left.at(-1);
  const [after] = right;
  return (
    before !== undefined &&
    after !== undefined &&
    isNumeric(after.text) &&
    (isNumeric(before.text) || !isTime(after.text)) &&
    after.size < before.size * LARGER
  );
}
const LARGER = 1.25;

/** `Montant   350 000 000 FCFA en une fois`, `Durée   du 1er juin …`: names of a few words, nearly each with what it is beside it. */
function areNamed(inside: readonly TextLine[], x: number): boolean {
  const rows = inside.map(({ segments }) => ({
    left: segments.filter((one) => one.to <= x),
    right: segments.filter((one) => one.x >= x),
  }));
  const named = rows.filter(({ left }) => left.length > 0);
  const counts = (side: 'left' | 'right'): number[] =>
    rows.flatMap((row) => row[side].map(({ text }) => wordCount(text)));
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  return (
    named.filter(({ right }) => right.length > 0).length >= named.length * MOST_NAMED &&
    named.every(
      ({ left: [name, other] }) =>
        name !== undefined &&
        other === undefined &&
        /^(?:\d{1,2}[.)] )?\p{Lu}/u.test(name.text.trim()) &&
        !/[.,;]$/.test(name.text.trim()) &&
        wordCount(name.text) <= LONGEST_LABEL,
    ) &&
    (mean(counts('right')) >= 2 * mean(counts('left')) ||
      rows.filter(({ right }) => right.some(({ text }) => /\d/.test(text))).length >= rows.length / TELLS)
  );
}
const MOST_NAMED = 0.8;
/** Among so many at least one has a figure, where they are as short as their names. */
const TELLS = 4;
const LONGEST_LABEL = 5;

/** Two short texts beside each other, of two long lines each and no number alone, of which one runs on over its lines. */
function areTwoTexts(sides: readonly (readonly (readonly Segment[])[])[]): boolean {
  const texts = sides.map((lines) => lines.filter((segments) => segments.length > 0));
  const isLong = ([one]: readonly Segment[]): boolean => wordCount(one?.text ?? '') >= WORDS_OF_A_LINE;
  return (
    texts.every(
      (lines) =>
        lines.every(([one, other]) => one !== undefined && other === undefined && !isNumeric(one.text)) &&
        lines.filter(isLong).length >= LONG_LINES,
    ) &&
    texts.some((lines) =>
      lines.some(
        (line, index) =>
          index > 0 && isLong(line) && isLong(lines[index - 1] ?? []) && /^\p{Ll}/u.test(line[0]?.text ?? ''),
      ),
    )
  );
}
const LONG_LINES = 2;
const WORDS_OF_A_LINE = 5;

/** What stands on either side of a strip, line by line. */
const sidesOf = (inside: readonly TextLine[], x: number): Segment[][][] =>
  [(one: Segment) => one.to <= x, (one: Segment) => one.x >= x].map((keep) =>
    withWholeCells(sideOf(inside, keep)).map(({ segments }) => segments),
  );

/** Runs of lines without a wider gap between two of them. */
function blocksOf(lines: readonly TextLine[], from: number, to: number): Omit<Gutter, 'x'>[] {
  const starts = lines.slice(from, to).flatMap((line, index) => {
    const before = lines[from + index - 1];
    const isApart =
      index === 0 || (before && gapBetween(before, line) > PARAGRAPH * Math.max(line.size, before.size));
    return isApart ? [from + index] : [];
  });
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
}

/** Whether a strip parts what stands beside it: sentences, or a table with labels of its own. */
function isParted(inside: readonly TextLine[], x: number): boolean {
  const sides = sidesOf(inside, x);
  if ((sides.every(isProse) || areTwoTexts(sides)) && !areNamed(inside, x)) return true;
  const halves = sides.map(halfOf);
  // Numbers before words may as well be those of labels left of them.
  const labels = inside.flatMap(({ segments }) => {
    const [left, right] = [segments.filter((one) => one.to <= x), segments.filter((one) => one.x >= x)];
    return right[0] && isNumeric(right[0].text) && labelIn(right) ? left : [];
  });
  const words = labels.map(({ text }) => wordCount(text)).toSorted((a, b) => a - b);
  const areLabels = words.length > 0 && (words[Math.floor(words.length / 2)] ?? 0) <= LEAST_WORDS;
  return halves.every(
    (half) => half.isOwnColumn && (half.hasProse || half.hasRows) && !(half.isBehind && areLabels),
  );
}

/** The white strip that parts the longest run of lines into two columns, of sentences or of tables, or null. */
function gutterOf(lines: readonly TextLine[]): Gutter | null {
  const all = lines.flatMap(({ segments }) => segments);
  if (all.length < 2 * LEAST_LINES) return null;
  const left = Math.min(...all.map(({ x }) => x));
  const right = Math.max(...all.map(({ to }) => to));
  const step = Math.max(4, (right - left) / 60);
  let best: Gutter | null = null;
  for (let x = left + (right - left) * 0.2; x <= left + (right - left) * 0.8; x += step) {
    let from = 0;
    for (let index = 0; index <= lines.length; index += 1) {
      const segments = lines[index]?.segments;
      const crosses =
        segments === undefined ||
        segments.some((one) => one.x < x + 2 && one.to > x - 2) ||
        (isRowAcross(segments, x) && isRowAcross(lines[index + 1]?.segments ?? [], x));
      if (!crosses) continue;
      const isAcross = (line: TextLine | undefined): boolean => isRowAcross(line?.segments ?? [], x);
      let end = index;
      while (from < end && isAcross(lines[from])) from += 1;
      while (end > from && isAcross(lines[end - 1])) end -= 1;
      const longest = best ? best.to - best.from : LONG_LINES - 1;
      const isLonger = end - from > longest;
      if (isLonger && isParted(lines.slice(from, end), x)) best = { x, from, to: end };
      // `EGP million | 2024 | 2025` below two texts keeps them from being parted together.
      else if (isLonger)
        for (const block of blocksOf(lines, from, end))
          if (block.to - block.from > longest && areTwoTexts(sidesOf(lines.slice(block.from, block.to), x)))
            best = { x, ...block };
      from = index + 1;
    }
  }
  return best;
}

/** Lines in the order they are read: of two columns the left one first. */
function inReadingOrder(lines: readonly TextLine[], depth = 0): TextLine[][] {
  const gutter = depth < 4 ? gutterOf(lines) : null;
  if (!gutter) return lines.length === 0 ? [] : [[...lines]];
  const { x, from, to } = gutter;
  const half = (keep: (one: Segment) => boolean): TextLine[] => sideOf(lines.slice(from, to), keep);
  return [
    ...inReadingOrder(lines.slice(0, from), depth + 1),
    ...inReadingOrder(
      half((one) => one.to <= x),
      depth + 1,
    ),
    ...inReadingOrder(
      half((one) => one.to > x),
      depth + 1,
    ),
    ...inReadingOrder(lines.slice(to), depth + 1),
  ];
}

const placed = (segment: Segment): Placed & { segment: Segment } => ({
  segment,
  from: segment.x,
  to: segment.to,
  isNumber: isNumeric(segment.text),
});

/** How far lines of one table lie apart at most, in letter sizes. */
const FAR = 4;
const MOST_BETWEEN = 3;

/** Whether a line is the next of a head, alone over its column: not below the first cell of all. */
function goesOnOver(
  before: TextLine | undefined,
  line: TextLine | undefined,
  first: TextLine | undefined,
): boolean {
  const [only, other] = line?.segments ?? [];
  const left = first?.segments[0]?.x ?? 0;
  return (
    only !== undefined &&
    other === undefined &&
    (before?.segments ?? []).some((one) => one.x > left + one.size && isBelow(one, only))
  );
}

/** Runs of lines of which most have several cells, with the lines between them. */
function tableSpans(lines: readonly TextLine[]): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let open = null as { from: number; to: number } | null;
  for (const [index, line] of lines.entries()) {
    const { segments, size } = line;
    const before = lines[index - 1];
    const isFar = before !== undefined && gapBetween(before, line) > FAR * Math.max(size, before.size);
    if (open && (isFar || index - open.to >= MOST_BETWEEN)) {
      spans.push(open);
      open = null;
    }
    const goesOn = open !== null && index === open.to && goesOnOver(before, line, lines[open.from]);
    if (segments.length < 2 && !goesOn) continue;
    open = { from: open?.from ?? index, to: index + 1 };
  }
  if (open) spans.push(open);
  return spans;
}

/** A gap wider than this, in letter sizes, is no blank between two words. */
const BLANK = 0.65;
type Columns = ReturnType<typeof columnsOf>;
const columnsUnder = (from: number, to: number, columns: Columns): Columns =>
  columns.filter((column) => column.from < to && column.to > from);
/** The one column a piece of text heads: set to its middle or its right side, give or take half a letter. */
function headedBy({ x, width, size }: Segment['pieces'][number], columns: Columns): Columns[number] | null {
  const [over, ...others] = columnsUnder(x, x + width, columns);
  if (!over || others.length > 0) return null;
  const apart = Math.min(Math.abs(x + width - over.to), Math.abs(x + width / 2 - (over.from + over.to) / 2));
  return apart <= size / 2 ? over : null;
}
/** Heads that stand close, such as `Jan Feb Mar`, are one stretch of text over several columns: each goes to its own, the words of a phrase stay together. */
function inColumns(segment: Segment, columns: Columns): Segment[] {
  const under = columnsUnder(segment.x, segment.to, columns);
  if (under.length < 2 || segment.pieces.length < 2) return [segment];
  const parts: Segment[] = [];
  for (const piece of segment.pieces) {
    const last = parts.at(-1);
    const before = last?.pieces.at(-1);
    const own = headedBy(piece, columns);
    const isOfAnother = own !== null && before !== undefined && (headedBy(before, columns) ?? own) !== own;
    const isSame =
      last !== undefined &&
      !isOfAnother &&
      piece.x - last.to <= BLANK * piece.size &&
      isLabel({ ...segment, text: last.text }) &&
      isLabel({ ...segment, text: piece.text });
    if (isSame) {
      last.text = `${last.text.trimEnd()} ${piece.text.trimStart()}`;
      last.to = piece.x + piece.width;
      last.pieces.push(piece);
    } else parts.push({ ...piece, to: piece.x + piece.width, pieces: [piece] });
  }
  return parts;
}

function rowText(line: TextLine, columns: Columns): string {
  const cells = columns.map((): string[] => []);
  for (const cell of line.segments.flatMap((segment) => inColumns(segment, columns)).map(placed)) {
    const at = columnFor(cell, columns);
    cells[Math.max(0, at)]?.push(cell.segment.text.trim());
  }
  return cells
    .map((parts) => parts.join(' '))
    .join('\t')
    .trimEnd();
}

type Span = { readonly from: number; readonly to: number };

/** Lines of which two numbers or more would come into one column. */
function meltedLines(lines: readonly TextLine[]): number {
  const columns = columnsOf(lines.map(({ segments }) => segments.map(placed)));
  return lines.filter(({ segments }) => {
    const taken = segments
      .map(placed)
      .filter(({ isNumber }) => isNumber)
      .map((cell) => columnFor(cell, columns));
    return new Set(taken).size < taken.length;
  }).length;
}

/**
 * Tables below each other, parted at the headings between them or the heads of the next where their columns stand elsewhere: put together, a column
 * of one would lie over the gap between two of another and melt them.
 */
function partedSpans(lines: readonly TextLine[], { from, to }: Span): Span[] {
  const melted = (span: Span): number => meltedLines(lines.slice(span.from, span.to));
  if (melted({ from, to }) === 0) return [{ from, to }];
  const parts: Span[] = [];
  let start = from;
  for (let at = from + 1; at <= to; at += 1) {
    const own = lines[at]?.segments ?? [];
    const isHeads = own.length > 1 && own.every(({ text }) => isTime(text) || !isNumeric(text));
    const isHeading =
      isHeads ||
      (own.length === 1 &&
        (lines[at - 1]?.segments.length ?? 0) > 1 &&
        !goesOnOver(lines[at - 1], lines[at], lines[from]));
    if (at < to && !isHeading) continue;
    const part = { from: start, to: at };
    const last = parts.at(-1);
    const both = last && { from: last.from, to: at };
    if (both && melted(both) <= melted(last) + melted(part)) parts[parts.length - 1] = both;
    else parts.push(part);
    start = at;
  }
  return parts;
}

/** How far the lines of one cell lie apart at most, and how exactly their ends or middles stand above each other, in letter sizes. */
const LINE_APART = 1.7;
const EDGE = 0.35;
const isBelow = (one: Segment, other: Segment): boolean => {
  const reach = EDGE * Math.max(one.size, other.size);
  return [one.x - other.x, one.to - other.to, (one.x + one.to - other.x - other.to) / 2].some(
    (apart) => Math.abs(apart) <= reach,
  );
};

/** `31,450,00`, `171,17`: a number that breaks off within its thousands, and `0`, `5`: the rest of one. */
const BROKEN = /^[^\d]{0,5}\d{1,3}(?:([ ,.'\u00a0\u202f])\d{2,3})*([ ,.'\u00a0\u202f])(\d{0,2})$/;
const REST = /^(\d{1,3})(?:([ ,.'\u00a0\u202f])\d{3}(?:\2\d{3})*)?[)%-]{0,2}$/;
/** What both make, where the rest fills the group that is open; it is `sure` where no decimals may end the first line. */
function wholeNumber(
  first: string,
  rest: string,
): { readonly text: string; readonly isSure: boolean } | null {
  const [start, end] = [BROKEN.exec(first), REST.exec(rest)];
  if (!start || !end) return null;
  const [, before, mark = '', open = ''] = start;
  const [, filling = '', other] = end;
  const isOne = (before ?? mark) === mark && (other ?? mark) === mark;
  return isOne && open.length + filling.length === GROUP
    ? { text: first + rest, isSure: before !== undefined || !/[.,]/.test(mark) }
    : null;
}
const GROUP = 3;
const LONGEST_REST = 12;
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
const isName = (text: string): boolean => isAccountName(folded(text));
const scaleIn = (text: string): number => scaleOfTable(folded(text), 'USD')?.factor ?? 1;

/** What a cell says that goes on in its next line without a blank: a number broken within its thousands, a word of a known name; else null. */
function wholeText(start: string, rest: string): { readonly text: string; readonly isSure: boolean } | null {
  const [first, last] = [start.trim(), rest.trim()];
  if (last.length > LONGEST_REST) return null;
  const number = wholeNumber(first, last);
  if (number) return number;
  const text = first + last;
  // `KSh'0` over `00`, `KES milli` over `on`
  const isUnit = scaleIn(text) > scaleIn(`${first} ${last}`);
  const isWord = /\p{L}$/u.test(first) && /^\p{Ll}/u.test(last) && !isName(last);
  return isUnit || (isWord && isName(text) && !isName(`${first} ${last}`)) ? { text, isSure: isUnit } : null;
}

/** One row of cells that go on in the next line, from what stands in both: null where they do not. */
function rowOfBoth(line: TextLine, next: TextLine): TextLine | null {
  if (gapBetween(line, next) > LINE_APART * Math.max(line.size, next.size)) return null;
  const taken = new Map<Segment, string>();
  const words: Segment[] = [];
  let isSure = true;
  for (const rest of next.segments) {
    const over = line.segments.filter((one) => isBelow(one, rest) && !taken.has(one));
    const [found] = over.flatMap((one) => {
      const whole = wholeText(one.text, rest.text);
      return whole ? [{ one, whole }] : [];
    });
    if (found) {
      taken.set(found.one, found.whole.text);
      isSure &&= found.whole.isSure || !isNumeric(rest.text);
    } else if (isNumeric(rest.text)) return null;
    else words.push(rest);
  }
  // `12.5` over `34` beside a label of its own is another row.
  const isJoined = next.segments.some(({ text }) => isNumeric(text)) && isSure;
  if (words.length > 0 && !isJoined) return null;
  for (const word of words) {
    const start = line.segments.find(
      (one) => !isNumeric(one.text) && Math.abs(one.x - word.x) <= EDGE * word.size,
    );
    if (!start || taken.has(start)) return null;
    taken.set(start, `${start.text.trim()} ${word.text.trim()}`);
  }
  return taken.size === 0
    ? null
    : {
        ...line,
        bottom: next.y,
        segments: line.segments.map((one) => {
          const text = taken.get(one);
          return text === undefined ? one : { ...one, text };
        }),
      };
}

/** Cells too narrow for what they say, `31,450,00` over `0`: joined, also where a label stands between the two lines. */
function withWholeCells(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const [before, last] = whole.slice(-2);
    const one = whole.at(-1);
    const joined = one && rowOfBoth(one, line);
    if (joined) {
      whole[whole.length - 1] = joined;
      continue;
    }
    const isBetween =
      before !== undefined &&
      last !== undefined &&
      last.segments.every((own) => before.segments.every(({ x, to }) => own.to <= x || own.x >= to));
    const around = isBetween ? rowOfBoth(before, line) : null;
    if (around && last)
      whole.splice(-2, 2, {
        ...last,
        y: before?.y ?? last.y,
        bottom: line.y,
        segments: [...last.segments, ...around.segments].toSorted((a, b) => a.x - b.x),
      });
    else whole.push(line);
  }
  return whole;
}

const plainText = ({ segments }: TextLine): string => segments.map(({ text }) => text.trim()).join('\t');

function blockText(printed: readonly TextLine[]): string[] {
  const lines = withWholeCells(printed);
  const texts = lines.map(plainText);
  for (const { from, to } of tableSpans(lines).flatMap((span) => partedSpans(lines, span))) {
    const rows = lines.slice(from, to);
    const columns = columnsOf(rows.map(({ segments }) => segments.map(placed)));
    if (columns.length < 2) continue;
    for (const [index, line] of rows.entries())
      texts[from + index] =
        line.segments.length === 1 &&
        !isNumeric(line.segments[0]?.text ?? '') &&
        (line.segments[0]?.x ?? 0) < (columns[1]?.from ?? 0) &&
        (line.segments[0]?.x ?? 0) <= (columns[0]?.to ?? 0)
          ? plainText(line)
          : rowText(line, columns);
  }
  return texts.map((text, index) => {
    const [line, before] = [lines[index], lines[index - 1]];
    const isApart = line && before && gapBetween(before, line) > PARAGRAPH * Math.max(line.size, before.size);
    return isApart ? `\n${text}` : text;
  });
}
/** A wider gap between two lines than this many letter sizes parts two paragraphs. */
const PARAGRAPH = 2.3;

/**
 * The text of a page from the places of its runs: lines in reading order, two columns one after the other, and rows of a
 * table with a tab for each column, an empty cell included.
 */
export function textOfLayout(runs: readonly TextRun[]): string {
  return inReadingOrder(linesOf(runs)).flatMap(blockText).join('\n');
}

/** As wide as one letter of a text that is set with letters of one width. */
const LETTER = 6;
const LEAST_ALIGNED = 3;
const SHORT_HEAD = 16;
const IS_RULE = /^[\s=_*.|+-]*$/;

/** Lines of plain text whose columns stand apart by blanks, as rows with a tab for each column; all others as they are. */
export function withColumns(text: string): string {
  const lines = text.split('\n');
  const segmentsAt = (line: string): Segment[] =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: part, index }) => ({
      text: part,
      x: index * LETTER,
      to: (index + part.length) * LETTER,
      y: 0,
      size: LETTER,
      pieces: [],
    }));
  const isRow = (line: string): boolean => {
    const [, ...cells] = /\S {2,}\S/.test(line) && !/[\t|]/.test(line) ? segmentsAt(line) : [];
    const areCells = cells.every(({ text }) => isNumeric(text) || isTime(text) || text.length <= SHORT_HEAD);
    const isBroken = cells.some(({ text }) => text.split('(').length !== text.split(')').length);
    return cells.some(({ text }) => isNumeric(text) || isTime(text)) && areCells && !isBroken;
  };
  // `Month   Tolls   Sales` over rows of as many cells: words alone are a row where they head others.
  const isHeadOf = (line: string, row: string): boolean => {
    const heads = /\t|\|/.test(line) ? [] : segmentsAt(line);
    return (
      heads.length > 2 &&
      heads.length === segmentsAt(row).length &&
      heads.every(({ text }) => text.length <= SHORT_HEAD + LETTER && !isNumeric(text))
    );
  };
  const found: string[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    let rows = 0;
    let last = from;
    while (to < lines.length && (isRow(lines[to] ?? '') || (to > from && to - last < MOST_BETWEEN))) {
      if (isRow(lines[to] ?? '')) [rows, last] = [rows + 1, to];
      to += 1;
    }
    if (rows < LEAST_ALIGNED) {
      found.push(lines[from] ?? '');
      continue;
    }
    const isHeaded = from > 0 && isHeadOf(lines[from - 1] ?? '', lines[from] ?? '');
    if (isHeaded) found.pop();
    const block = lines
      .slice(isHeaded ? from - 1 : from, last + 1)
      .filter((line) => line.trim() === '' || !IS_RULE.test(line));
    found.push(
      ...blockText(
        block.map((line, index) => ({ y: index * LETTER * 1.2, size: LETTER, segments: segmentsAt(line) })),
      ),
    );
    from = last;
  }
  return found.join('\n');
}
