import type { FlagCode } from '../document.ts';
import { distinctQuotes, type Extraction, type Sign } from '../extraction.ts';
import type { FindingTexts } from './finding-text.ts';
import { INCOME, OTHER_SUBJECT } from '../sums/growth-claim.ts';
import { numberOf } from '../tables/named-table.ts';
import { type FoldedPage, quoteOf } from '../text/folded-page.ts';
import { pagesOf } from '../text/passage.ts';
import type { TableReading, TableRow, TableValue } from '../tables/table-reading.ts';
import { GROWTH_ROW } from '../words/account.ts';

/** Points, and the share of the growth, that a row may be off. */
const POINTS = 2;
const SHARE = 0.1;

const CHANGE_ROW =
  /^(?:change|variation|evolution|increase|hausse)(?: (?:on|over|from|sur|par rapport a|vs))? ?(?:the |l'|last |prior |previous |year before|year|an(?:nee)?(?: precedente?| derniere?)?|n-1)*(?: ?%)?$/;
const isOfYears = ({ values }: TableRow): boolean => values.some(({ date }) => date?.length === 4);
const isGrowth = ({ label, account, values, isAside, holder }: TableRow): boolean =>
  account === null &&
  isAside !== true &&
  holder === undefined &&
  values.length > 0 &&
  values.every(({ unit }) => unit === 'percent') &&
  (GROWTH_ROW.test(label) || CHANGE_ROW.test(label)) &&
  (INCOME.test(label) || !OTHER_SUBJECT.test(label));
const isIncome = ({ account, values, isAside }: TableRow): boolean =>
  account === 'revenue' && isAside !== true && values.some(({ unit }) => unit === 'money');

/** By how many percent the value of a year is above that of the year before; null where the row does not tell both. */
function growthIn({ values }: TableRow, { date }: TableValue): number | null {
  if (date?.length !== 4) return null;
  const of = (year: number) =>
    values.find((one) => one.date === String(year) && one.unit !== 'percent')?.value ?? 0;
  const [was, is] = [of(Number(date) - 1), of(Number(date))];
  return was > 0 && is > 0 ? 100 * (is / was - 1) : null;
}
const isNear = (told: number, made: number): boolean =>
  Math.abs(told - made) <= Math.max(POINTS, SHARE * Math.abs(made));

/** The row of income that a row of growth stands below: the nearest above it, where nothing else stands between that may grow. */
function incomeOver({ rows }: TableReading, growth: TableRow): TableRow | undefined {
  const above = rows.filter(({ end }) => end <= growth.start);
  return INCOME.test(growth.label)
    ? above.findLast(isIncome)
    : [above.at(-1)].find((row) => row && isIncome(row));
}

/** A row of growth that the row of income over it does not make, in a year that no other row makes either. */
export function growthInRows({ tables }: Extraction): Sign<FlagCode>[] {
  return tables
    .flatMap((table) =>
      table.rows
        .filter((row) => isGrowth(row) && isOfYears(row))
        .flatMap((row): Sign<FlagCode>[] => {
          const income = incomeOver(table, row);
          if (!income) return [];
          const held = row.values.flatMap((value) => {
            const made = growthIn(income, value);
            return made === null ? [] : [{ value, made }];
          });
          const wrong = held.filter(({ value, made }) => !isNear(value.value, made));
          const [first] = wrong;
          const isElse = ({ value }: { value: TableValue }): boolean =>
            tables.some(({ rows }) =>
              rows.some((one) => {
                const made = one === income ? null : growthIn(one, value);
                return made !== null && Math.abs(made - value.value) <= 1;
              }),
            );
          // Where none agrees the row is of something that the table does not tell.
          if (!first || wrong.some(isElse) || (wrong.length === held.length && held.length > 1)) return [];
          return [
            {
              code: 'GROWTH_MISMATCH',
              quotes: distinctQuotes([row, income].map(({ start, end }) => quoteOf(table.page, start, end))),
              why: ({ growthIs }: FindingTexts) => growthIs(first.value.value, first.made),
            },
          ];
        }),
    )
    .slice(0, 1);
}

const IS_CHANGE =
  /\b(?:growth|change|croissance|variation|evolution|hausse|progression|increase)\b(?!.*\b(?:capital|staff|effectifs?)\b)/;
const A_YEAR = /^(?:fy ?)?(20\d\d)\b/;
/** `2024  10.0  60%` under `Year | Turnover | Change`: a column of growth that the column of income beside it does not make. */
export function growthDownRows({ passages }: Extraction): Sign<FlagCode>[] {
  return pagesOf(passages)
    .flatMap(yearsDownIn)
    .flatMap(({ page, head, rows }): Sign<FlagCode>[] => {
      const income = head.findIndex((cell) => INCOME.test(cell) && !IS_CHANGE.test(cell));
      const change = head.findIndex((cell, at) => at > income && IS_CHANGE.test(cell));
      if (income < 0 || change < 0) return [];
      const told = rows.flatMap((row, at) => {
        const before = rows[at - 1];
        const [was, is, percent] = [before?.cells[income], row.cells[income], row.cells[change]].map((cell) =>
          numberOf(cell ?? ''),
        );
        const isNext = before !== undefined && row.year === before.year + 1;
        return isNext && was && is && percent !== null && percent !== undefined
          ? [{ row, percent, made: 100 * (is / was - 1) }]
          : [];
      });
      const wrong = told.filter(({ percent, made }) => !isNear(percent, made));
      const [first] = wrong;
      if (!first || (wrong.length === told.length && told.length > 1)) return [];
      return [
        {
          code: 'GROWTH_MISMATCH',
          quotes: [quoteOf(page, first.row.start, first.row.end)],
          why: ({ growthIs }: FindingTexts) => growthIs(first.percent, first.made),
        },
      ];
    })
    .slice(0, 1);
}
type YearsDown = {
  readonly page: FoldedPage;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly year: number;
    readonly cells: readonly string[];
    readonly start: number;
    readonly end: number;
  }[];
};
/** Tables whose rows are years, one below the other, under a head of words. */
function yearsDownIn(page: FoldedPage): YearsDown[] {
  const tables: { page: FoldedPage; head: string[]; rows: YearsDown['rows'][number][] }[] = [];
  let at = 0;
  let head: string[] | null = null;
  for (const line of page.text.split('\n')) {
    const [start, end] = [at, at + line.length];
    at = end + 1;
    const cells = line.split('\t').map((cell) => cell.trim());
    const year = Number(A_YEAR.exec(cells[0] ?? '')?.[1] ?? 0);
    const last = tables.at(-1);
    if (cells.length < 3) head = null;
    else if (year === 0) {
      head = cells;
      tables.push({ page, head, rows: [] });
    } else if (head !== null && last) last.rows.push({ year, cells, start, end });
  }
  return tables.filter(({ rows }) => rows.length > 1);
}
