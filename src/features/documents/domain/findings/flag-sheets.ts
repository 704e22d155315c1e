import { inNumber } from './finding-text.ts';
import { distinctQuotes, type FlagRule } from '../extraction.ts';
import { contradiction, GRAVE, LEAST_APART } from '../sums/told-twice.ts';
import { type NamedRow, type NamedTable, namedTablesIn, numberOf } from '../tables/named-table.ts';
import { quoteOf } from '../text/folded-page.ts';
import { documentDate } from '../text/document-date.ts';
import { pagesOf } from '../text/passage.ts';

/** A line of a table by its name, with what it is of each year. */
type YearRow = {
  readonly row: NamedRow;
  readonly label: string;
  readonly values: ReadonlyMap<number, number>;
};

/** Other plans, other money, or a part: what may well be another number. */
const OF_ANOTHER_CASE =
  /\b(?:case|scenarios?|sensitivit\w+|downside|upside|low|high|worst|best|stress|budgets?|targets?|restated|proforma|pro forma|before|after|variance|actual vs|versus|alternative|segment|branch|division|region|site|per|by|cas|scenarios?|sensibilite|bas|haut|budget|objectifs?|retraite|avant|apres|ecart|par)\b/;
const IS_A_YEAR =
  /^(?:fy ?|ye ?|exercice |annee )?(20[0-4]\d)(?: ?(?:a|e|f|p|b|act\w*|aud\w*|est\w*|fc\w*|forecast|plan|proj\w*|reel|prev\w*|certifie\w*))?\.?(?: ?\([^()]{0,12}\))?$/;
const REVENUE =
  /^(?:(?:total(?: of)?|net|annual|sum of|all|total des|somme des) )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)(?: (?:total|net|nette?s?|totales?))?$/;
const IN_BRACKETS = /\([^()]*\)|,.*$/g;
const ROWS_ALIKE = 2;

const labelOf = (name: string): string => {
  const plain = name.replaceAll(IN_BRACKETS, ' ').replaceAll(/\s+/g, ' ').trim();
  return REVENUE.test(plain) ? 'revenue' : plain;
};

/** What a sheet is called, and the line right over the table. */
const namesOf = (titles: string): string[] => {
  const lines = titles.split(' | ');
  return [lines[0] ?? '', lines.at(-1) ?? ''];
};

/** The rows of a table under a head of years; none where it is of another plan, or of a part. */
function yearRowsIn({ head, rows, titles }: NamedTable): YearRow[] {
  const years = head.map((cell) => Number(IS_A_YEAR.exec(cell)?.[1] ?? 0));
  if (
    years.filter((year) => year > 0).length < ROWS_ALIKE ||
    OF_ANOTHER_CASE.test([...namesOf(titles), ...head].join(' | '))
  )
    return [];
  if (new Set(years.filter((year) => year > 0)).size < years.filter((year) => year > 0).length) return [];
  return rows.flatMap((row) => {
    const [name = ''] = row.names;
    if (row.cells[0] !== name) return [];
    const values = years.flatMap((year, column): [number, number][] => {
      const value = year > 0 ? numberOf(row.cells[column] ?? '') : null;
      return value === null ? [] : [[year, value]];
    });
    return values.length < ROWS_ALIKE ? [] : [{ row, label: labelOf(name), values: new Map(values) }];
  });
}

/** `Base year revenue 2025 (audited)`, `Revenue 2024 (actual)`: what one year brought, on a line of its own. */
const OF_ONE_YEAR =
  /^(?:(?:base[- ]year|reported|audited|actual|total) )*(?:revenues?|sales|turnover|chiffre d'affaires|ventes|recettes)(?: (?:realisee?s?|actual|achieved|of|in|for|de|en))*,? (?:fy ?)?(20[0-4]\d)\b/;
const IS_SETTLED = /\b(?:actual|audited|base[- ]year|reel|realisee?s?|certifie|audite)\b/;
/** Farther apart they may be in other units. */
const MOST_APART = 2;

/** The income of a year that is over on a line of its own, of which all tables that have the year say something else. */
function settledOtherwise(
  tables: readonly NamedTable[],
  rows: readonly YearRow[],
  written: number,
): readonly [NamedRow, number, NamedRow, number] | null {
  for (const row of tables.flatMap((table) => table.rows)) {
    const [name = '', beside = ''] = row.names;
    const year = Number(OF_ONE_YEAR.exec(name)?.[1] ?? 0);
    const numbers = row.cells.flatMap((cell) => numberOf(cell) ?? []);
    const [value] = numbers;
    const isSettled = year < written || IS_SETTLED.test(`${name} ${beside}`);
    if (year === 0 || numbers.length !== 1 || value === undefined || !isSettled) continue;
    const told = rows.flatMap((one) => {
      const of = one.label === 'revenue' ? one.values.get(year) : undefined;
      return of === undefined ? [] : [{ row: one.row, of }];
    });
    const [first] = told;
    const isApart = ({ of }: { readonly of: number }): boolean => {
      const [less = 0, more = 0] = [value, of].toSorted((a, b) => a - b);
      return more - less > LEAST_APART * more && more < MOST_APART * less;
    };
    if (first && told.every(isApart)) return [row, value, first.row, first.of];
  }
  return null;
}

/** The first line that two tables have in common, the same in most years and another number in one. */
function toldOtherwise(
  tables: readonly (readonly YearRow[])[],
): readonly [NamedRow, number, NamedRow, number] | null {
  for (const [index, table] of tables.entries())
    for (const one of table)
      for (const other of tables.slice(index + 1).flat()) {
        if (other.label !== one.label) continue;
        const both = [...one.values].flatMap(([year, a]) => {
          const b = other.values.get(year);
          return b === undefined ? [] : [[a, b] as const];
        });
        const apart = both.filter(
          ([a, b]) => Math.abs(Math.abs(a) - Math.abs(b)) > LEAST_APART * Math.max(Math.abs(a), Math.abs(b)),
        );
        const [first] = apart;
        if (first && apart.length * 2 < both.length) return [one.row, first[0], other.row, first[1]];
      }
  return null;
}

/** What two sheets of a paper say of one line and year: other numbers, in units that they have in common. */
export const flagSheets: FlagRule = ({ passages }) => {
  const tables = pagesOf(passages).flatMap(namedTablesIn);
  const rows = tables.map(yearRowsIn);
  const written = documentDate(pagesOf(passages))?.year ?? 0;
  const told = toldOtherwise(rows) ?? settledOtherwise(tables, rows.flat(), written);
  if (!told) return [];
  const [one, a, other, b] = told;
  const quotes = distinctQuotes([one, other].map(({ page, start, end }) => quoteOf(page, start, end)));
  const isGrave = Math.abs(a - b) > GRAVE * Math.max(Math.abs(a), Math.abs(b));
  return [contradiction(inNumber(a), inNumber(b), quotes, isGrave ? 'critical' : 'high')];
};
