import type { NamedRow, RowList } from './row-list.ts';

/** Rows of a list up to the row they make, which closes it, and that row. */
export type Parted = { readonly rows: readonly NamedRow[]; readonly sum: NamedRow | null };

const FEWEST = 3;
const SAME = 0.002;
const isMade = (parts: readonly NamedRow[], numbers: readonly number[]): boolean => {
  const width = numbers.length;
  return (
    width > 0 &&
    parts.every((part) => part.numbers.length === width) &&
    numbers.every(
      (number, column) =>
        number > 0 &&
        Math.abs(parts.reduce((all, part) => all + (part.numbers[column] ?? 0), 0) - number) <= number * SAME,
    )
  );
};

/** A list ends with the first row that is what all rows above it make, whatever it is called; what follows is another table. */
export function partedOf({ rows }: RowList): Parted | null {
  const at = rows.findIndex((row, index) => index >= FEWEST && isMade(rows.slice(0, index), row.numbers));
  return at < 0 ? null : { rows: rows.slice(0, at), sum: rows[at] ?? null };
}

/** `Hotel groups (6)`, `Fashion shops, 212 accounts`: several in one row. */
export const OF_A_KIND =
  /\((?:\d+|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b[^)]{0,20}\)|, \d+ [a-z]+/;
