import type { FlagCode } from '../document.ts';
import {
  differs,
  type Extraction,
  figuresOf,
  type FlagRule,
  quoteFigure,
  quoteWhole,
  type Sign,
} from '../extraction.ts';
import type { Figure } from '../figures/figure-context.ts';
import { LIST_SCALES } from '../figures/figure-arithmetic.ts';
import { INCOME_BY_PARTS } from './flag-income-parts.ts';
import { incomeDeclared, incomeToldApart } from '../sums/income-apart.ts';
import { incomeByBuyers, incomeOfAllParts, incomeOfParts } from '../sums/itemised-income.ts';
import { incomeOfBeside } from '../sums/parts-behind.ts';
import { byRows } from '../sums/itemised-whole.ts';
import { numberOf } from '../sums/quantity.ts';
import { MARKS } from '../words/currency-word.ts';
import { quoteOf } from '../text/folded-page.ts';
import {
  A_RECORD,
  around,
  isIncomeItself,
  OF_REVENUE,
  OF_WHICH,
  PART_OF_INCOME,
} from '../sums/income-told.ts';
import { lastMonthOf } from '../sums/series.ts';
import type { TableRow, TableValue } from '../tables/table-reading.ts';
import {
  A_CASE,
  areFarApart,
  CALLED_BY_A_CASE,
  contradiction,
  digitsOf,
  GRAVE,
  isNear,
  LEAST_APART,
  MOST,
  otherIncome,
  isDifference,
  isMadeOfOthers,
  isOfCalendarYear,
  isToldOfAnother,
  rounding,
} from '../sums/told-twice.ts';
import { cellsAtTabs } from '../text/passage.ts';

type Told = {
  readonly page: Parameters<typeof quoteOf>[0];
  readonly row: TableRow;
  readonly value: TableValue;
};

const valuesOf = ({ tables }: Extraction): Told[] =>
  tables.flatMap(({ page, rows }) =>
    rows.flatMap((row) =>
      row.values.flatMap((value) =>
        value.unit === 'money' && !value.isForecast && row.holder === undefined ? [{ page, row, value }] : [],
      ),
    ),
  );

/** Rows of tables that were read as prose have more figures than words; years and percentages are none. */
function isSentence({ passage: { text } }: Figure): boolean {
  const words = text.match(/[a-z]{2,}/g)?.length ?? 0;
  const numbers = text.replaceAll(YEAR_OR_PERCENT, ' ').match(/\d[\d.,]*/g)?.length ?? 0;
  return words >= FEWEST_WORDS && words >= 2 * numbers;
}
const FEWEST_WORDS = 3;
const YEAR_OR_PERCENT = /\b(?:19|20)\d\d\b(?![.,]\d)|\d[\d.,]* ?%/g;

const FIGURE_CELL = /^\(?[^\d\t]{0,4}\d[\d.,' ]*\)?$/;
/** `Dividend paid   -   (15,000)   (15,000)`: a row whose columns are no years. */
const isRowOfSeveral = (passage: Figure['passage']): boolean =>
  cellsAtTabs(passage).filter((cell) => FIGURE_CELL.test(cell.trim())).length > 1;

/** What a sentence says of the whole that a date is of: a half is no part of itself. */
function ofWhole(text: string, date: string | null): string {
  const told = [A_RECORD, IN_SPITE, LED_BY, BESIDE_A_PLAN, AS_PER].reduce(
    (left, aside) => left.replace(aside, ''),
    text.split(OF_WHICH)[0] ?? '',
  );
  return date?.includes('-') ? told.replaceAll(PART_OF_YEAR, '') : told;
}
const IN_SPITE = /^(?:malgre|despite|in spite of|although|though|bien que|apres|after)\b[^,]*, /;
/** `As per the audited books`, `se solde par`: no part. */
const AS_PER = /\bas per [^.;,]*|\b(?:se sold\w+|s'est soldee?|se sont soldee?s) par\b/;
/** `Porté par l'Allemagne`, `led by our exports`: why, and not how much. */
const LED_BY = /,? ?\b(?:portee?s?|tiree?s?|soutenue?s?|driven|led|helped|carried) (?:par|by) [^.;]*/;
/** `6 % ahead of the budget of 1,398 million`: what it is held against. */
const BESIDE_A_PLAN =
  /,? ?(?:or )?\d[\d.,]* ?(?:%|per ?cent|pour cent) (?:ahead of|above|over|below|under|behind|better than|au-dessus|en dessous|au-dela|de plus que|de moins que)\b.*/;
const PART_OF_YEAR =
  /\b(?:first|second|half(?:[- ]year)?|quarter|(?:six|three|nine|ten) months|the same months of|premiers?|deuxieme|second|semestre|trimestre|mois)\b/g;

/** A year, a part of it, or the months told so far. */
const OF_A_STRETCH = /^\d{4}(?:-[HQ]\d|-\d\d to \d{4}-\d\d)?$/;
/** Income of a year or of months of it told in prose. */
const incomeInProse = (extraction: Extraction): Figure[] =>
  figuresOf(extraction, 'revenue')
    .filter(
      ({ unit, account, isForecast, rate, passage, date, holder }) =>
        unit === 'money' &&
        account === null &&
        holder === undefined &&
        !isForecast &&
        (rate === null || rate === 'annual') &&
        (date === null || OF_A_STRETCH.test(date)) &&
        !PART_OF_INCOME.test(ofWhole(passage.text, date)) &&
        !['problem', 'market', 'ask', 'competition'].some((id) => passage.under.includes(id)),
    )
    .filter((figure) => isIncomeItself(figure) && isSentence(figure) && !A_CASE.test(figure.passage.text))
    .filter((figure) => !isOfCalendarYear(figure, extraction) && !isOfGroup(figure, extraction))
    .slice(0, MOST);
/** Income of a group in a paper that tells its company's apart. */
const isOfGroup = ({ passage: { text } }: Figure, { passages }: Extraction): boolean =>
  /\bconsolid\w+/.test(text) &&
  passages.some((one) => /\b(?:standalone|stand-alone|unconsolidated|comptes sociaux)\b/.test(one.text));
const isOfACase = ({ page, row }: Told): boolean =>
  A_CASE.test(page.text) ||
  CALLED_BY_A_CASE.test(page.text) ||
  cellsAtTabs({ page, start: row.start, end: row.end }).some((cell) => CALLED_BY_A_CASE.test(cell));

/** `2025A   2026F   2027F`: what came to be is the same in every case. */
const hasCome = ({ row, value }: Told): boolean =>
  !value.isForecast && row.values.some(({ isForecast }) => isForecast);

/** The words of a row's label stand beside an amount: `97 million of commissions in 2025` beside a row `Commissions`. */
function echoes({ passage: { text }, numeral }: Figure, label: string): boolean {
  const words = label.replaceAll(/[^a-z' ]/g, ' ').trim();
  if (
    words.length < 6 ||
    !text.includes(words) ||
    /^(?:total|cash|net(?! (?:profit|income|result|loss|earnings)\b)|other|autres?|note)\b/.test(words)
  )
    return false;
  const escaped = words.replaceAll(/\s+/g, ' ');
  const behind = text.slice(numeral.end, numeral.end + escaped.length + 24);
  const before = text.slice(Math.max(0, numeral.start - escaped.length - 34), numeral.start);
  return (
    new RegExp(
      `^[^.;,]{0,14}\\b(?:of|de|d'|in|en)\\b ?(?:the |la |les )?${escaped}(?= (?:in|en|for|au|pour) |[.,;)]|$)`,
    ).test(behind) ||
    new RegExp(
      `(?:^|[.,;:] )(?:(?:our|total|nos|les|the) ){0,2}${escaped}(?: (?:of|were|was|came to|reached|stood at|ont atteint|de|totales?|atteignent|for|in|en|20\\d\\d|:|the|year|alone|only|brought|brings?|gave|made|earned|us|nous|ont|a|rapporte|donne))* ?[^a-z\\d]{0,3}(?:(?:${MARKS})\\.? ?)?$`,
    ).test(before)
  );
}

/** `9.84m` over `revenue, nine months`: a tile that names the income and nothing else, in accounts of one time. */
const TILE_OF_INCOME =
  /^\W*(?:[a-z]{1,4}\W{0,2})?\d[\d.,]* ?(?:m|bn|k|million|billion|thousand|cr|crore|lakh|mdh|mrd|mds?)?\.?(?: [a-z]{3,4})? (?:total |net )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes)(?:,? (?:for the )?(?:(?:nine|six|three|twelve|neuf|six|trois|douze|\d{1,2}) (?:months|mois)|half[- ]year|quarter|year|semestre|trimestre|exercice))?$/;
/** Income on a tile of accounts, and otherwise in the latest column of their table. */
function incomeOnTile(extraction: Extraction, income: readonly Told[]): Sign<FlagCode>[] {
  if (extraction.type !== 'financial_statements') return [];
  const ends = income.map(({ value }) => endOf(value.date));
  const latest = income[ends.indexOf(Math.max(...ends))]?.value.date;
  const same = income.filter(({ value }) => value.date !== null && value.date === latest);
  return figuresOf(extraction, 'revenue')
    .filter(
      ({ date, account, unit, passage }) =>
        (date === null || date === latest) &&
        account === null &&
        unit === 'money' &&
        TILE_OF_INCOME.test(passage.text),
    )
    .flatMap((figure) =>
      same.some(({ value }) => isNear(figure.value, value.value)) ? mismatch(figure, same) : [],
    );
}
const endOf = (date: string | null): number => lastMonthOf(date?.split(' to ').at(-1) ?? null) ?? 0;

/** Income told in prose and again, otherwise, in a table of the same year. */
function incomeTwice(extraction: Extraction): Sign<FlagCode>[] {
  const told = valuesOf(extraction);
  const income = told.filter(({ row }) => row.account === 'revenue');
  const years = income.map(({ value }) => value.date?.slice(0, 4) ?? '').toSorted();
  const isAccounts = extraction.type === 'financial_statements';
  const isUndated = isAccounts && income.every(({ value }) => value.date === null);
  const named = incomeInProse(extraction).flatMap((figure): Sign<FlagCode>[] => {
    const year = figure.date ?? (isAccounts ? (years.at(-1) ?? null) : null);
    const same = income.filter(
      ({ value }) =>
        (isUndated || (value.date === year && value.date !== null)) &&
        (value.currency === figure.currency || value.currency === null || figure.currency === null),
    );
    return mismatch(figure, same);
  });
  if (named.length > 0) return named.slice(0, 1);
  const onTile = incomeOnTile(extraction, income);
  if (onTile.length > 0) return onTile.slice(0, 1);
  const byLabel = Map.groupBy(told, ({ row }) => row.label);
  const loose = extraction.figures
    .filter(({ passage }) => !isRowOfSeveral(passage))
    .filter(
      ({ unit, account, holder, isForecast, isOfRow, numeral, passage }) =>
        (unit === 'money' || numeral.isScaled) &&
        account === null &&
        holder === undefined &&
        !isForecast &&
        isOfRow !== true &&
        !A_CASE.test(passage.text),
    )
    .slice(0, MOST);
  return loose
    .flatMap((figure) =>
      [...byLabel].flatMap(([label, all]) => {
        const year = figure.date ?? latestOf(all);
        if (year?.length !== 4 || PART_OF_ROW.test(around(figure)) || !echoes(figure, label)) return [];
        const same = all.filter(
          ({ value }) =>
            value.date === year && (value.currency === figure.currency || figure.currency === null),
        );
        return all.some(
          ({ row }) =>
            row.start >= figure.passage.start &&
            row.end <= figure.passage.end &&
            row.values.length > 0 &&
            figure.passage.page === all[0]?.page,
        )
          ? []
          : mismatch(figure, same);
      }),
    )
    .slice(0, 1);
}
/** The last of the times a row is told of: what a paper says of no time is of that. */
const latestOf = (told: readonly Told[]): string | null =>
  told.reduce<string | null>(
    (last, { value: { date } }) => (date !== null && date > (last ?? '') ? date : last),
    null,
  );
const PART_OF_ROW =
  /\b(?:of which|dont|includ(?:ing|es?|ed)|compren(?:d|nent|ant)|half|quarter|month|semestre|trimestre|mois|target|plan|budget|forecast|will|one|single|seul)\b/;

/** Whether a row tells an amount in any of its columns: then it is of another time there, or its time was misread here. */
const tells = ({ values }: TableRow, amount: number, allowed: number): boolean =>
  values.some(({ value }) => !differs(Math.abs(amount), Math.abs(value), allowed));

/** `Interest income: loans 53,120, bills 7,390`: of amounts that add up to the other, one is a part of it. */
function isListedTo({ passage: { text }, numeral, value }: Figure, whole: number): boolean {
  const numbers = [...text.matchAll(AN_AMOUNT)].map(([digits]) => numberOf(digits));
  const told = numberOf(text.slice(numeral.start, numeral.end).match(AN_AMOUNT)?.[0] ?? '');
  const sum = numbers.reduce((total, one) => total + one, 0);
  return numbers.length > 1 && told > 0 && !differs(sum * (value / told), whole, LEAST_APART);
}
const AN_AMOUNT = /(?<![\d.,])\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2})?|(?<![\d.,])\d+(?:[.,]\d+)?(?! ?%)/g;

/** `(56,300)  6,600  (49,700)`, as reported, reclassified and restated: its own row leads to the other amount. */
function isBridged({ passage: { text } }: Figure, { row }: Told): boolean {
  const [from = 0, by = 0, to = 0, ...more] = [...text.matchAll(AN_AMOUNT)].map(([digits]) =>
    numberOf(digits),
  );
  return (
    more.length === 0 &&
    by > 0 &&
    !differs(Math.abs(from - to), by, EXACT) &&
    LIST_SCALES.some((scale) => tells(row, to * scale, EXACT))
  );
}
const EXACT = 1e-6;

function mismatch(figure: Figure, told: readonly Told[]): Sign<FlagCode>[] {
  const agrees = ({ value }: Told): boolean =>
    !differs(Math.abs(figure.value), Math.abs(value.value), rounding(figure));
  // A row of goods for resale has the year's date, too.
  const first = told.find(({ value }) => isNear(figure.value, value.value)) ?? told[0];
  if (!first || told.some(agrees) || isToldOfAnother(figure) || isDifference(figure)) return [];
  if (told.some(({ value }) => isListedTo(figure, value.value))) return [];
  if (told.some(({ row }) => tells(row, figure.value, rounding(figure)))) return [];
  if (told.some((one) => isBridged(figure, one))) return [];
  const { page, row, value } = first;
  if (areFarApart(figure, value)) return [];
  const quotes = [quoteFigure(figure), quoteOf(page, row.start, row.end)];
  return [
    contradiction(figure, value, quotes, differs(figure.value, value.value, GRAVE) ? 'critical' : 'high'),
  ];
}

const IS_BREAKDOWN =
  /\b(?:ventilation|repartition|breakdown|analysis|split|disaggregat\w+|by (?:segment|product|activity|region|customer|line|service)|par (?:activite|produit|segment|client|region|metier)|where the (?:money|revenue|income) came|sources? of (?:revenue|income))\b/;

/** `Note 4 Revenue 2025 2024`: over what the income is made of. */
const NOTE_OF_INCOME =
  /^(?:note )?\d{1,2}(?:\.\d)?[a-z]?\W{1,4}(?:total |net )?(?:revenues?|sales|turnover|chiffre d'affaires|ventes)\b(?! (?:tax|growth|by|per|par|of|de))[^.;]{0,40}$/;
const MOST_HEADS = 3;

/** The income of a year in two tables that differ: in a summary and by months, in the statement and by kinds. */
function incomeInTables(extraction: Extraction): Sign<FlagCode>[] {
  const everywhere = valuesOf(extraction).filter(
    ({ row, value }) => row.account === 'revenue' && !row.isPart && value.date !== null && value.value > 0,
  );
  const income = everywhere.filter((one) => !isOfACase(one) || hasCome(one));
  const timeOf = ({ value }: Told): string => `${value.date} ${value.currency}`;
  const told = Map.groupBy(everywhere, timeOf);
  for (const [time, all] of Map.groupBy(income, timeOf)) {
    const [first] = all;
    const amounts = (told.get(time) ?? []).map(({ value }) => value.value);
    if (areCases(amounts) || isMadeOfOthers(amounts)) continue;
    const other = all.find(
      ({ page, row, value }) =>
        first !== undefined &&
        (page !== first.page || Math.abs(row.start - first.row.start) > FAR_APART) &&
        !PART_LABEL.test(row.label) &&
        !PART_LABEL.test(first.row.label) &&
        !tells(row, first.value.value, LEAST_APART) &&
        !tells(first.row, value.value, LEAST_APART) &&
        differs(
          value.value,
          first.value.value,
          LEAST_APART + roundingOf({ page, value }) + roundingOf(first),
        ) &&
        isNear(value.value, first.value.value),
    );
    if (first && other && all.length <= MOST_TOLD) {
      const quotes = [first, other].map(({ page, row }) => quoteOf(page, row.start, row.end));
      return [otherIncome(first.value, other.value.value, quotes)];
    }
  }
  // A list of what the income is made of, whose sum is the income in one column and not in another.
  for (const columns of byRows(extraction.itemised.filter(({ isSentence }) => !isSentence))) {
    const over = (columns[0]?.over ?? []).join(' | ');
    const totals = columns.flatMap(({ total }) => total ?? []);
    const [total] = totals;
    const isNote = (columns[0]?.over ?? []).slice(0, MOST_HEADS).some((line) => NOTE_OF_INCOME.test(line));
    if (!total || !(isNote || (IS_BREAKDOWN.test(over) && OF_REVENUE.test(over)))) continue;
    // A column of percents adds up to a hundred.
    const own = totals.map(({ value }) => value).filter((one) => one >= SMALLEST && one !== A_HUNDRED);
    const beside = income.filter(({ row, page }) => {
      const at = total.passage;
      return !(page === at.page && row.start <= at.end && row.end >= at.start);
    });
    const rowsOf = Map.groupBy(beside, ({ row }) => row);
    for (const values of rowsOf.values()) {
      if (values.length !== own.length) continue;
      const scale = LIST_SCALES.find((one) =>
        values.some(({ value }, index) => !differs((own[index] ?? 0) * one, value.value, 0.0005)),
      );
      const wrong = values.find(
        ({ value }, index) =>
          scale !== undefined && differs((own[index] ?? 0) * scale, value.value, LEAST_APART),
      );
      if (scale === undefined || !wrong) continue;
      const quotes = [quoteOf(wrong.page, wrong.row.start, wrong.row.end), quoteWhole(total.passage)];
      return [otherIncome(wrong.value, (own[values.indexOf(wrong)] ?? 0) * scale, quotes)];
    }
  }
  return [];
}

/** Half of the last digit that a table shows of a value, as a part of it: `1.2` million may be 1.24. */
function roundingOf({ page, value: { start, end } }: Pick<Told, 'page' | 'value'>): number {
  const digits = digitsOf(page.text.slice(start, end));
  return 0.55 / 10 ** Math.max(0, digits.length - 1) / Math.max(1, Number(digits[0] ?? 1));
}
/** Three amounts of one time are cases that might come: who contradicts himself says two. */
function areCases(told: readonly number[]): boolean {
  const amounts = told.toSorted((a, b) => a - b);
  const apart = amounts.filter((one, at) => at === 0 || differs(one, amounts[at - 1] ?? 0, LEAST_APART));
  return apart.length >= FEWEST_CASES && isNear(apart.at(-1) ?? 0, apart[0] ?? 0);
}
const FEWEST_CASES = 3;
const FAR_APART = 400;
const MOST_TOLD = 4;
const SMALLEST = 10;
const A_HUNDRED = 100;
const PART_LABEL =
  /\b(?:of which|dont|segment|export|subscription|recurring|services?|product|other|autres?|marchandises|produits fabriques|budget|plan|target|fees|commissions?|interest|hors|gross|brut|group|company|subscriptions?|abonnements?|charges?)\b/;

/** A year's income in prose, in tables and in its parts, that is told twice and differs. */
export const flagIncome: FlagRule = (extraction) =>
  [
    incomeTwice,
    incomeInTables,
    ...INCOME_BY_PARTS,
    incomeOfParts,
    incomeByBuyers,
    incomeOfAllParts,
    incomeOfBeside,
    incomeToldApart,
    incomeDeclared,
  ]
    .map((rule) => rule(extraction))
    .filter((found) => found.length > 0)
    .slice(0, 1)
    .flat();
