import { COUNTED } from '../words/account.ts';
import type { OpenRow } from './open-row.ts';

/** The worth of the last digit that any value of these candidates shows. */
export function lastDigit(rows: readonly OpenRow[]): number {
  let decimals = 0;
  for (const value of rows.flatMap(({ candidates }) => candidates.flat()))
    if (value !== null) decimals = Math.max(decimals, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
  return 10 ** -Math.min(decimals, 6);
}

/** The values of a row in the only way it can be read; null where there are several, none, or it is no sum. */
export const sumsOf = ({ candidates, unit, account }: OpenRow): readonly number[] | null => {
  const [only, other] = candidates;
  if (!only || other || unit === 'percent' || (account !== null && COUNTED.has(account))) return null;
  const values = only.flatMap((value) => value ?? []);
  const isSum = values.some((value) => Math.abs(value) >= SMALLEST_SUM || !Number.isInteger(value));
  return values.length === only.length && isSum ? values : null;
};
/** Smaller whole numbers add up by chance; `5.2` is of millions or crore. */
const SMALLEST_SUM = 10;
/** Rows added up column by column. */
export const added = (rows: readonly (readonly number[])[], width: number): number[] =>
  Array.from({ length: width }, (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
/** Whether two rows are the same in every column, but for what rounding so many parts leaves. */
export const isEach = (
  one: readonly number[],
  other: readonly number[],
  digit: number,
  parts: number,
): boolean =>
  one.length === other.length &&
  one.every(
    (value, column) =>
      Math.abs(value - (other[column] ?? Infinity)) <= digit * (parts > 2 ? parts : 1) + isSlip(value),
  );
const isSlip = (value: number): number => 1e-9 * Math.max(1, Math.abs(value));
