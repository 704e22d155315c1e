import type { OpenRow } from './open-row.ts';
import { cellNumber, readingsOf } from './cell-number.ts';
import { type Heads, isOfChange } from './table-head.ts';
import type { TableRow, TableValue } from './table-reading.ts';

/** What a share of change may miss of what its row makes, in points, for having been rounded. */
const ROUNDING = 0.6;

/** By how many percent the newer of two values is above the other; null where that says nothing. */
const growthOf = ([newer, older]: readonly TableValue[]): number | null =>
  newer === undefined || older === undefined || older.value <= 0 || newer.value <= 0
    ? null
    : 100 * (newer.value / older.value - 1);

/** The two latest values of a row that came to be, the newest first. */
const latestOf = ({ values }: TableRow): TableValue[] =>
  values
    .filter(({ date, isForecast, unit }) => date !== null && !isForecast && unit !== 'percent')
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
    .slice(0, 2);

/** `Sales   640   512   +25%`: what a column of changes says of a row, where its two values make as much. Listed aside, as they tell it already. */
export function changesOf(
  heads: Heads | null,
  rows: readonly { readonly open: OpenRow; readonly row: TableRow }[],
): TableRow[] {
  const columns = heads?.heads.filter(({ time, text }) => time === null && isOfChange(text)) ?? [];
  return columns.flatMap(({ column, text }) =>
    rows.flatMap(({ open: { line }, row }): TableRow[] => {
      const cell = line.cells.find((one) => one.column === column);
      const read = cell ? cellNumber(cell.text) : null;
      const latest = latestOf(row);
      const growth = growthOf(latest);
      if (!cell || !read || growth === null || !(read.isPercent || text.includes('%'))) return [];
      const told = readingsOf(read.body)
        .map(({ value }) => (read.isNegative ? -value : value))
        .find((value) => Math.abs(value - growth) <= ROUNDING);
      if (told === undefined || told === 0) return [];
      const isOfSales = row.account === 'revenue';
      const value: TableValue = {
        start: cell.start,
        end: cell.end,
        value: told,
        unit: 'percent',
        currency: null,
        date: latest[0]?.date ?? null,
        isForecast: false,
        kind: isOfSales ? 'growth' : 'other',
      };
      return [
        {
          start: line.start,
          end: line.end,
          label: row.label,
          account: null,
          values: [value],
          candidates: [],
          isAside: true,
          ...(isOfSales ? { about: 'revenue' } : {}),
        },
      ];
    }),
  );
}
