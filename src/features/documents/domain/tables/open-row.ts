import { type Account, accountOf, COUNTED, unitOfLabel } from '../words/account.ts';
import { cellNumber, isNilCell, isUnit, type Separators, valuesOf } from './cell-number.ts';
import { firstOf, type Heads } from './table-head.ts';
import { type Cell, type Line, moneyCells } from './table.ts';
import { countBeside } from './unit-beside.ts';

export type Candidate = readonly (number | null)[];
/** A row whose numbers may be read in several ways: all of them, with what its words and cells say. */
export type OpenRow = {
  readonly line: Line;
  readonly label: string;
  readonly account: Account | null;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** Which head each value stands under; -1 without heads. */
  readonly under: readonly number[];
  readonly candidates: readonly Candidate[];
  readonly unit: 'money' | 'count' | 'percent' | null;
  readonly mark: string;
  /** Whether it is one of the lines that a total below it adds up. */
  readonly isPart?: boolean;
  /** Whether its figures say their scale themselves: `9.4m`. */
  readonly isScaled?: boolean;
  /** Whether its label says that it is planned. */
  readonly isPlanned?: boolean;
};

/** What a row is of: the cell that names an account, be there words of something else beside it; else the longest. */
export function labelOf(line: Line): string {
  const areWords = (text: string): boolean =>
    cellNumber(text) === null && !isNilCell(text) && /[a-z]/.test(text);
  const texts = line.cells.map(({ text }) => text);
  const first = texts.findIndex((text) => cellNumber(text) !== null);
  const before = texts.slice(0, Math.max(0, first)).filter(areWords);
  // What stands behind the figures is a remark on them.
  const words = before.some((text) => text.length > 2) ? before : texts.filter(areWords);
  const own = words.length > 1 ? words.filter((text) => text.length > 2 && accountOf(text) !== null) : [];
  if (own.length === 1 && own[0] !== undefined) return own[0];
  return words.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** The rows of one head, each with every way it can be read. */
export function openRow(
  line: Line,
  label: string,
  heads: Heads | null,
  separators: Separators,
): OpenRow | null {
  return line.tail ? openLoose(line, label, heads) : openCells(line, label, heads, separators);
}

function openCells(line: Line, label: string, heads: Heads | null, separators: Separators): OpenRow | null {
  const numbers = moneyCells(line).filter((cell) => !isOrdinal(cell, line));
  const places = new Map(heads?.heads.map(({ column }, index) => [column, index] as const).toReversed());
  const found = numbers.flatMap((cell) => {
    const head = places.get(cell.column) ?? -1;
    if (!heads) return [{ cell, head: -1 }];
    return head >= 0 && heads.heads[head]?.time && firstOf(heads, head) ? [{ cell, head }] : [];
  });
  // A share that stands beside amounts is none of them.
  const isShare = ({ cell }: { readonly cell: Cell }): boolean => cellNumber(cell.text)?.isPercent === true;
  const kept = found.every(isShare) ? found : found.filter((one) => !isShare(one));
  if (kept.length === 0 || (!heads && kept.length > 1) || HOLDS_ITS_NUMBER.test(label)) return null;
  const read = kept.flatMap(({ cell }) => cellNumber(cell.text) ?? []);
  const choices = read.map(({ body, isNegative, power }) =>
    valuesOf(body, separators).map((value) => (isNegative ? -value : value) * 10 ** power),
  );
  if (choices.some((values) => values.length === 0)) return null;
  const most = Math.max(...choices.map((values) => values.length));
  const candidates = Array.from({ length: most }, (_, way) =>
    choices.map((values) => values[way] ?? values[0] ?? 0),
  );
  const beside = countBeside(line, label);
  // `Payback   7.0 months`
  const areCounted = read.every(({ mark }) => isUnit(mark));
  const unit = read.every((one) => one.isPercent)
    ? 'percent'
    : areCounted
      ? 'count'
      : (beside ?? unitOfLabel(label));
  const account = accountOf(label);
  return {
    line,
    label,
    // `Sales   tonnes   410`: no sum.
    account: beside === null || (account !== null && COUNTED.has(account)) ? account : null,
    spans: kept.map(({ cell }) => cell),
    under: kept.map(({ head }) => head),
    candidates,
    unit,
    ...(read.every(({ power }) => power > 0) ? { isScaled: true } : {}),
    mark: read.find(({ mark }) => mark !== '' && !isUnit(mark))?.mark ?? '',
  };
}

/** `9   Turnover   16,044`, `3.1   Staff?   64, all on contracts`: the number of a line before its label, and not `73   Turnover`, its value. */
function isOrdinal(cell: Cell, { cells }: Line): boolean {
  if (cell !== cells[0]) return false;
  const [, label = '', ...others] = cells.map(({ text }) => text);
  if (!/^\d{1,2}(?:\.\d{1,2})?$/.test(cell.text) || !/^[a-z]{3}/.test(label)) return false;
  return (
    others.some((text) => cellNumber(text) !== null || text.length > LONGEST_REMARK) ||
    (accountOf(label) === null && !cell.text.includes('.'))
  );
}
const LONGEST_REMARK = 12;
/** `Orders ..... 7,019   (6,480)`: leaders to a number within the label, and what stands behind is another time's. */
const HOLDS_ITS_NUMBER = /(?:\.{3,}|…) ?\S{0,4} ?[-(]?\d/;

const DIGITS = /^([(-])?(?:[₦$€£₵])?(\d[\d,.']*)(%)?(\))?$/;
const MOST_PARTS = 14;
const MOST_WAYS = 64;

/** All the ways in which a row of digits parted by blanks makes `count` numbers, an own small note before them or not. */
function waysOf(
  parts: readonly Cell[],
  count: number,
  hasOwnNotes = false,
): { from: number; to: number }[][] {
  const ways: { from: number; to: number }[][] = [];
  const isGroup = (index: number): boolean => /^\d{3}\)?%?$/.test(parts[index]?.text ?? '');
  const opens = (index: number): boolean =>
    /^[(-]?[₦$€£₵]?(?:[1-9]\d{0,2}|0)$/.test(parts[index]?.text ?? '');
  const place = (at: number, done: { from: number; to: number }[]): void => {
    if (ways.length >= MOST_WAYS) return;
    if (at === parts.length) {
      if (done.length === count) ways.push(done);
      return;
    }
    if (done.length === count) return;
    if (/^[(-]?0\d/.test(parts[at]?.text ?? '')) return;
    let to = at + 1;
    place(to, [...done, { from: at, to }]);
    if (!opens(at)) return;
    while (to < parts.length && isGroup(to)) {
      to += 1;
      if (!parts[to - 2]?.text.endsWith(')')) place(to, [...done, { from: at, to }]);
      else return;
    }
  };
  place(0, []);
  const note = !hasOwnNotes && /^\d{1,2}$/.test(parts[0]?.text ?? '');
  if (note) place(1, []);
  return ways;
}

/** Digits behind a label that may be one number or two, where no head says how many: both are kept. */
function openUnheaded(line: Line, label: string): OpenRow | null {
  const parts = line.tail ?? [];
  if (parts.length < LEAST_DOUBTFUL || parts.length > MOST_PARTS) return null;
  const candidates = [1, 2].flatMap((count) =>
    waysOf(parts, count).map((way) =>
      way.map(({ from, to }) =>
        Number(
          parts
            .slice(from, to)
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\D/g, ''),
        ),
      ),
    ),
  );
  if (candidates.length < 2) return null;
  return { line, label, account: accountOf(label), spans: [], under: [], candidates, unit: null, mark: '' };
}
const LEAST_DOUBTFUL = 4;

function openLoose(line: Line, label: string, heads: Heads | null): OpenRow | null {
  const parts = line.tail ?? [];
  if (!heads) return openUnheaded(line, label);
  const valued = heads.heads.flatMap(({ time }, index) => (time && firstOf(heads, index) ? [index] : []));
  const count = valued.length;
  if (parts.length > MOST_PARTS || count === 0) return null;
  const read = waysOf(parts, count, heads.hasNotes).flatMap((way) => {
    const values = way.map(({ from, to }): number | null | undefined => {
      const text = parts
        .slice(from, to)
        .map((part) => part.text)
        .join(' ');
      if (isNilCell(text)) return null;
      const digits = DIGITS.exec(text.replaceAll(' ', ''));
      const [only, other] = valuesOf(digits?.[2] ?? '', { thousands: '', decimal: '' });
      if (only === undefined || other !== undefined) return undefined;
      return digits?.[1] === undefined ? only : -only;
    });
    return values.includes(undefined) ? [] : [{ way, values: values.map((value) => value ?? null) }];
  });
  const [first, other] = read;
  // `41 800 000 31 200 000`: where no note is told of, 41 is none that leaves sums far apart.
  const isFirst =
    other !== undefined &&
    !heads.areNotesTold &&
    read.slice(1).every(({ way, values }) => way[0]?.from === 1 && isFarther(values, first?.values ?? []));
  const ways = isFirst ? read.slice(0, 1) : read;
  if (!first || first.values.every((value) => value === null)) return null;
  const spans = first.way.map(({ from, to }) => ({
    start: parts[from]?.start ?? 0,
    end: parts[to - 1]?.end ?? 0,
  }));
  const isPercent = parts.every(({ text }) => text.endsWith('%'));
  return {
    line,
    label,
    account: accountOf(label),
    spans:
      ways.length === 1
        ? spans
        : first.way.map(({ from, to }) => ({ start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 })),
    under: valued,
    candidates: ways.map(({ values }) => values),
    unit: isPercent ? 'percent' : unitOfLabel(label),
    mark: '',
  };
}

/** How many times the largest of a row is its smallest. */
const spread = (values: readonly (number | null)[]): number => {
  const sizes = values.flatMap((value) => (value ? [Math.abs(value)] : []));
  return sizes.length === 0 ? 1 : Math.max(...sizes) / Math.min(...sizes);
};
const FAR_APART = 3;
const isFarther = (one: readonly (number | null)[], other: readonly (number | null)[]): boolean =>
  spread(one) > FAR_APART * spread(other);

/** The span of each value under the reading chosen. */
export function spansOf({ line, candidates, spans }: OpenRow): readonly { start: number; end: number }[] {
  const [chosen] = candidates;
  if (!line.tail || !chosen) return spans;
  const parts = line.tail;
  for (const way of waysOf(parts, chosen.length)) {
    const values = way.map(({ from, to }) => {
      const text = parts
        .slice(from, to)
        .map((part) => part.text)
        .join('');
      const digits = DIGITS.exec(text);
      const value = valuesOf(digits?.[2] ?? '', { thousands: '', decimal: '' })[0] ?? null;
      return value === null || digits?.[1] === undefined ? value : -value;
    });
    if (values.every((value, index) => value === chosen[index]))
      return way.map(({ from, to }) => ({ start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 }));
  }
  return spans;
}
