import type { OpenRow } from './open-row.ts';
import { type Line, moneyCells } from './table.ts';

/** Whole numbers far below every sum of their table, with no word for money beside them, are of things. */
const isOfThings = ({ unit, candidates, mark }: OpenRow, smallest: number): boolean =>
  unit === null &&
  mark === '' &&
  Number.isFinite(smallest) &&
  (candidates[0] ?? []).every(
    (value) => value === null || (Number.isInteger(value) && value >= 0 && value * FAR_BELOW <= smallest),
  );
const FAR_BELOW = 50;
/** Which of the numbers of a row are written with a decimal. */
const decimalsIn = ({ line, candidates: [only = []], mark }: OpenRow): boolean[] =>
  mark === '' && line.tail === null && only.length > 1
    ? moneyCells(line).map(({ text }) => /\d[.,]\d{1,2}\)?$/.test(text))
    : [];
/** `Cases shipped   1,940   2,870` beside `Revenue   310.0   468.0`: things, where every sum has a decimal. */
const isInWholes = (row: OpenRow): boolean => {
  const decimals = decimalsIn(row);
  return decimals.length > 1 && !decimals.some(Boolean);
};
/** Lines of a statement that say no unit are sums as those beside them are. */
const isLargeSum = ({ candidates: [only = []] }: OpenRow): boolean =>
  only.every((value) => value === null || Math.abs(value) >= LEAST_SUM);
const LEAST_SUM = 1000;

/** As many as one line of a table of people may count, as what a table of sums would have to be above. */
const MOST_PEOPLE = 1_000_000;

/** `Clients actuels` beside a column of sums: what is sold to them. */
const WITH_THEM = /^(?:(?:existing|present|current|other|autres) )?(?:clients?|customers?)\b/;

/** `Count at quarter end   Q1   Q2`, `Ratio, %   2025   2026`: what the head says that all rows are in. */
export function stubUnit(head: readonly Line[]): OpenRow['unit'] {
  const stubs = head.flatMap(({ cells: [first, second] }) =>
    first?.column === 0 && second ? [first.text] : [],
  );
  // `Cap table before   %`: the one column.
  const alone = head.flatMap(({ cells }) => (cells.length === 2 && cells[1] ? [cells[1].text] : []));
  if (stubs.some((text) => OF_PERCENT.test(text)) || alone.includes('%')) return 'percent';
  return stubs.some((text) => OF_COUNT.test(text)) ? 'count' : null;
}
const OF_PERCENT = /(?:^|[ ,(])(?:%|per ?cent|pour ?cent|pourcentages?)\)?$/;
const OF_COUNT = /^(?:counts?|numbers?|nombres?|effectifs?|volumes?)(?:$|[ ,(])/;

/** What a row is in by the others of its table, where it does not say so itself. */
export function unitsBeside(
  rows: readonly OpenRow[],
  table: {
    /** Whether its one column is of amounts. */
    readonly areAmounts: boolean;
    /** Whether its rows say what a sum is to be spent on. */
    readonly areUses: boolean;
    readonly isOfPeople: boolean;
    readonly isStatement: boolean;
    /** What the head of its labels says they are in. */
    readonly stub: OpenRow['unit'];
  },
): (row: OpenRow) => OpenRow['unit'] {
  const ofMoney = rows.filter(({ unit }) => unit === 'money');
  const smallest = ofMoney
    .flatMap(({ candidates: [only = []] }) => only)
    .reduce<number>((least, value) => (value ? Math.min(least, Math.abs(value)) : least), Infinity);
  const areDecimal =
    ofMoney.length > 1 &&
    ofMoney.map(decimalsIn).every((decimals) => decimals.length > 0 && decimals.every(Boolean));
  return (row) => {
    if (table.stub !== null && row.account === null && row.unit === null) return table.stub;
    if (table.areAmounts && row.account === null && (table.areUses || WITH_THEM.test(row.label)))
      return row.unit === 'percent' ? 'percent' : 'money';
    if (isOfThings(row, smallest) || (table.isOfPeople && row.unit === null && isOfThings(row, MOST_PEOPLE)))
      return 'count';
    if (row.unit === null && areDecimal && isInWholes(row)) return 'count';
    return row.unit === null && table.isStatement && isLargeSum(row) ? 'money' : row.unit;
  };
}
