import type { Open } from './open-row.ts';
import { moneyCells } from './table.ts';

/** Whole numbers far below every sum of their table, with no word for money beside them, are of things. */
export const isOfThings = ({ unit, candidates, mark }: Open, smallest: number): boolean =>
  unit === null &&
  mark === '' &&
  Number.isFinite(smallest) &&
  (candidates[0] ?? []).every(
    (value) => value === null || (Number.isInteger(value) && value >= 0 && value * FAR_BELOW <= smallest),
  );
const FAR_BELOW = 50;
/** Which of the numbers of a row are written with a decimal. */
export const decimalsIn = ({ line, candidates: [only = []], mark }: Open): boolean[] =>
  mark === '' && line.tail === null && only.length > 1
    ? moneyCells(line).map(({ text }) => /\d[.,]\d{1,2}\)?$/.test(text))
    : [];
/** `Cases shipped   1,940   2,870` beside `Revenue   310.0   468.0`: things, where every sum has a decimal. */
export const isInWholes = (row: Open): boolean => {
  const decimals = decimalsIn(row);
  return decimals.length > 1 && !decimals.some(Boolean);
};
/** Lines of a statement that say no unit are sums as those beside them are. */
export const isLargeSum = ({ candidates: [only = []] }: Open): boolean =>
  only.every((value) => value === null || Math.abs(value) >= LEAST_SUM);
const LEAST_SUM = 1000;

/** As many as one line of such a table may count, as what a table of sums would have to be above. */
export const MOST_PEOPLE = 1_000_000;

/** `Clients actuels` beside a column of sums: what is sold to them. */
export const WITH_THEM = /^(?:(?:existing|present|current|other|autres) )?(?:clients?|customers?)\b/;
