/** Something written on a line: where it begins and ends, in points or characters. */
export type Placed = { readonly from: number; readonly to: number; readonly isNumber: boolean };

type Range = { from: number; to: number };

/** Ranges that touch, put together, from left to right. */
function merged(ranges: readonly Range[]): Range[] {
  const found: Range[] = [];
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}

const overlap = (one: Range, other: Range): number =>
  Math.min(one.to, other.to) - Math.max(one.from, other.from);
const distance = (one: Range, other: Range): number =>
  Math.abs((one.from + one.to) / 2 - (other.from + other.to) / 2);

const FEWEST_ROWS = 3;
const ALIGNED = 2;
/** Where words begin under each other in several rows, the first of them aside. */
function alignedStarts(rows: readonly (readonly Placed[])[]): number[] {
  const begun = rows
    .flatMap((row) => row.slice(1).flatMap(({ from, isNumber }) => (isNumber ? [] : [from])))
    .toSorted((a, b) => a - b);
  const groups: { at: number; count: number }[] = [];
  for (const at of begun) {
    const last = groups.at(-1);
    if (last && at - last.at <= ALIGNED) last.count += 1;
    else groups.push({ at, count: 1 });
  }
  return groups.filter(({ count }) => count >= FEWEST_ROWS).map(({ at }) => at);
}

/** The cells of rows but for words that reach from one column into the next: over where words of several other rows begin. */
function withoutBridges(rows: readonly (readonly Placed[])[]): readonly Placed[] {
  const starts = alignedStarts(rows);
  return rows
    .flat()
    .filter(
      ({ from, to, isNumber }) =>
        isNumber || !starts.some((at) => from < at - 2 * ALIGNED && to > at + 2 * ALIGNED),
    );
}

/**
 * The columns of rows of placed cells. Numbers make columns where they stand above each other; words beside them do
 * where they reach over none, or only begin before one. What spans several columns makes none.
 */
export function columnsOf(rows: readonly (readonly Placed[])[]): Range[] {
  const several = withoutBridges(rows.filter((row) => row.length > 1));
  const numeric = merged(several.filter(({ isNumber }) => isNumber));
  const words = several.flatMap((cell): Range[] => {
    if (cell.isNumber) return [];
    const first = numeric.find((column) => overlap(cell, column) > 0);
    if (!first) return [{ from: cell.from, to: cell.to }];
    return cell.from < first.from && !isHead(cell, first) ? [{ from: cell.from, to: first.from - 0.01 }] : [];
  });
  const between = merged(words).flatMap((word) =>
    numeric
      .filter(({ from, to }) => from < word.to && to > word.from)
      .reduce<Range[]>(
        (parts, { from, to }) =>
          parts.flatMap((part) => [
            { from: part.from, to: Math.min(part.to, from - 0.01) },
            { from: Math.max(part.from, to + 0.01), to: part.to },
          ]),
        [word],
      )
      .filter(({ from, to }) => to > from),
  );
  return underHeads(
    [...numeric, ...between].toSorted((a, b) => a.from - b.from),
    rows,
  );
}

/**
 * Words that stand above the numbers only, short of a column of numbers that nothing in their line stands over, head it: they are
 * centred over a cell in which numbers stand to the right.
 */
function underHeads(columns: readonly Range[], rows: readonly (readonly Placed[])[]): Range[] {
  const first = rows.findIndex((row) => row.length > 1 && row.slice(1).some(({ isNumber }) => isNumber));
  const [heads, body] = [rows.slice(0, first), rows.slice(first).flat()];
  const found: Range[] = [];
  for (const column of columns) {
    const last = found.at(-1);
    const isOver = (cell: Range): boolean => last !== undefined && overlap(cell, last) > 0;
    const own = heads.filter((row) => row.length > 1 && row.some(isOver));
    const isHeadOfIt =
      last !== undefined &&
      found.length > 1 &&
      own.length > 0 &&
      !body.some(isOver) &&
      body.some((cell) => cell.isNumber && overlap(cell, column) > 0) &&
      own.every((row) => !row.some((cell) => !isOver(cell) && overlap(cell, column) > 0));
    if (isHeadOfIt) found[found.length - 1] = { from: last.from, to: column.to };
    else found.push(column);
  }
  return found;
}

/** Words above a column are its head where they end or are centred as it is, or stand mostly over it. */
function isHead(cell: Range, column: Range): boolean {
  const width = cell.to - cell.from;
  const reach = Math.max(2, width * 0.12);
  return (
    Math.abs(cell.to - column.to) <= reach ||
    distance(cell, column) <= reach ||
    column.from - cell.from < width / 2
  );
}

/** The column a cell stands in: the one it overlaps most; words before a number's column stay in their own. */
export function columnFor(cell: Placed, columns: readonly Range[]): number {
  let best = -1;
  let score = -Infinity;
  for (const [index, column] of columns.entries()) {
    const shared = overlap(cell, column);
    const value = shared > 0 ? shared + 1e6 : -distance(cell, column);
    if (value > score) [best, score] = [index, value];
  }
  return best;
}
