import { type Account, OF_INCOME, plainLabel } from '../words/account.ts';
import type { OpenRow } from './open-row.ts';
import { IS_TURNOVER } from './row-neighbour.ts';
import { added, isEach, lastDigit, sumsOf } from './row-sum.ts';

const PROFITS: ReadonlySet<Account> = new Set([
  'grossProfit',
  'ebitda',
  'operatingProfit',
  'profitBeforeTax',
  'netProfit',
]);
/** Words that end a sum of income less costs. */
const OF_PROFIT =
  /\b(?:gross|net|nets|nette|margin|marge|profit|profits|loss|result|resultat|surplus|deficit|contribution|benefice|brut|brute|earnings|kept|left|remains|reste|solde|short by|after everything|after all)\b/;
const OF_MONEY_HELD =
  /\b(?:cash|balances?|tresorerie|soldes?|banks?|banques?|movements?|mouvements?|flux|variation)\b/;
/** Money that comes in or is owed, and is no income: what is left of a debt is what is owed net. */
const OF_MONEY_IN =
  /\b(?:raised?|opening|balance|cash|grants?|loans?|debts?|borrowings?|dettes?|emprunts?|levee|solde|tresorerie|capital|budget|ouverture|subventions?)\b/;
/** What customers pay through a company to others. */
const OF_THROUGHPUT =
  /\b(?:gmv|bookings|gross (?:merchandise|transaction|order)|(?:volumes?|value|payments) (?:handled|processed|of orders|traites?|des commandes)|volume d'affaires)\b/;
/** What one of a thing is sold or lent for: what becomes of it is no statement. */
const IS_A_PRICE =
  /^(?:(?:average|mean|list|sale|selling|retail|full) )?(?:prices?|prix|tarifs?|principal)\b/;
const MOST_LINES = 12;

type Structure = {
  readonly income: number;
  readonly incomeParts: readonly number[];
  readonly costs: readonly number[];
  readonly profit: number;
};

/** The first rows of a statement as income, its parts before it, the costs below it and the profit they leave. */
function structureOf(sums: readonly (readonly number[] | null)[], digit: number): Structure | null {
  const [first = -1] = sums.flatMap((row, index) => (row === null ? [] : [index]));
  if (first < 0) return null;
  for (let income = first; income < Math.min(sums.length, first + MOST_LINES); income += 1) {
    const whole = sums[income];
    if (!whole || whole.some((value) => value <= 0)) return null;
    const above = sums.flatMap((row, index) => (row && index < income ? [{ row, index }] : []));
    const total = added(
      above.map(({ row }) => row),
      whole.length,
    );
    const areParts = above.length === 0 || (above.length >= 2 && isEach(total, whole, digit, above.length));
    if (!areParts) continue;
    const costs: number[] = [];
    for (let at = income + 1; at < Math.min(sums.length, income + MOST_LINES); at += 1) {
      const row = sums[at];
      if (!row) continue;
      if (row.length !== whole.length) break;
      const spent = costs.map((index) => (sums[index] ?? []).map(Math.abs));
      const left = added([whole, ...spent.map((one) => one.map((value) => -value))], whole.length);
      if (costs.length > 0 && isEach(left, row, digit, costs.length + 1))
        return { income, incomeParts: above.map(({ index }) => index), costs, profit: at };
      costs.push(at);
    }
  }
  return null;
}

/** What a company pays for. */
const IS_A_FEE =
  /\b(?:professional|audit|legal|bank|consult\w*|directors'?|accounting|listing) (?:fees|services)\b|^honoraires$/;
/** Above a profit and without the costs between, the first row is the income where it says what came in. */
function withFirstIncome(rows: readonly OpenRow[]): OpenRow[] {
  const sums = rows.map(sumsOf);
  const first = sums.findIndex((row) => row !== null);
  const top = rows[first];
  // Nothing is left of an income but a part of it.
  const profits = rows.flatMap(({ account }, index) =>
    account !== null && PROFITS.has(account) ? [sums[index] ?? []] : [],
  );
  const isIncome =
    top !== undefined &&
    top.account === null &&
    OF_INCOME.test(top.label) &&
    !OF_MONEY_IN.test(top.label) &&
    !IS_A_FEE.test(top.label) &&
    !IS_A_PRICE.test(top.label) &&
    (sums[first] ?? []).every(
      (value, column) => value > 0 && profits.every((row) => value >= (row[column] ?? 0)),
    ) &&
    rows.every(({ account }) => account !== 'revenue') &&
    rows.slice(first + 1).some(({ account }) => account !== null && PROFITS.has(account));
  return rows.map((row, index) =>
    isIncome && index === first ? { ...row, account: 'revenue', unit: 'money' } : row,
  );
}

/**
 * Rows named by what they add up to. Whatever a business calls its income and its costs, the first rows of a statement are
 * those whose difference is a profit: the income is what the lines above it make together, and those lines are parts of it.
 * A cost alone between income and the first of several profits is that of sales, and so is the first before overheads.
 */
export function bySums(read: readonly OpenRow[]): readonly OpenRow[] {
  // What passes through a company stands above its income and adds up with nothing.
  const sums = read.map((row) =>
    row.account === null && OF_THROUGHPUT.test(row.label) ? null : sumsOf(row),
  );
  // `Agents' pay` is a cost, `agents` are counted: what is not money by its label is only where the sums close with it.
  const isCount = read.map(({ unit }) => unit === 'count');
  const digit = lastDigit(read);
  const structure =
    structureOf(
      sums.map((row, index) => (isCount[index] ? null : row)),
      digit,
    ) ??
    structureOf(sums, digit) ??
    // `Staff   148   170`: what staff cost, where the sums close with it alone.
    structureOf(
      read.map((row, index) =>
        row.account === 'headcount' ? sumsOf({ ...row, account: null, unit: null }) : (sums[index] ?? null),
      ),
      digit,
    );
  if (!structure) return withFirstIncome(withIncomeParts(withWholeIncome(read, sums, digit), sums, digit));
  const { income, incomeParts, costs, profit } = structure;
  const [top, end] = [read[income], read[profit]];
  const isProfit =
    end &&
    (end.account === null
      ? OF_PROFIT.test(end.label) || end.label === ''
      : PROFITS.has(end.account) || end.account === 'revenue');
  if (!top || !end || !isProfit || IS_A_PRICE.test(top.label)) return read;
  // What is left of money held is money held.
  if (OF_MONEY_IN.test(top.label) || OF_MONEY_HELD.test(end.label)) return read;
  if (top.account !== null && top.account !== 'revenue') return read;
  const goesOn = read
    .slice(profit + 1)
    .some(({ account, label }) => (account !== null && PROFITS.has(account)) || OF_PROFIT.test(label));
  // `Gross sales` less returns are net sales where they say so or a gross profit is named below.
  const isNetIncome =
    end.account === 'revenue' &&
    (IS_TURNOVER.test(end.label) || read.slice(profit + 1).some(({ account }) => account === 'grossProfit'));
  if (isNetIncome) return read;
  const isGross =
    end.account === 'grossProfit' ||
    /^(?:gross|brut)$/.test(plainLabel(end.label)) ||
    ((end.account === null || end.account === 'revenue') && goesOn);
  const [cost, otherCost] = costs;
  const ofTrade = isGross ? undefined : costOfTrade(read, costs);
  const sold = soldAmong(read, incomeParts, top);
  return read.map((row, index): OpenRow => {
    if (index === sold) return row;
    if (index === income) return { ...row, account: sold === undefined ? 'revenue' : null, unit: 'money' };
    if (incomeParts.includes(index)) return asPart(row);
    if (index === profit && isGross) return { ...row, account: 'grossProfit', unit: 'money' };
    const isCostOfSales =
      row.account === null && (isGross ? index === cost && otherCost === undefined : index === ofTrade);
    if (isCostOfSales) return { ...row, account: 'costOfSales', unit: 'money' };
    const isRest =
      isGross && index === profit + 1 && row.account === null && isRestOf(read, sums, index, digit);
    if (isRest) return { ...row, account: 'operatingExpenses', unit: 'money' };
    const isPaid = row.account === 'headcount' && costs.includes(index);
    return isPaid ? { ...row, account: 'staffCosts', unit: 'money' } : row;
  });
}

/** Grants and the like that are added to what is sold. */
const ADDED_TO_SALES =
  /\b(?:other|autres?|grants?|subventions?|interests?|interets?|sundry|divers|financ\w+|stockee?s?|immobilisee?s?|reprises?|transferts?)\b/;
/** `Chiffre d'affaires`, `Subventions`, `Total des produits`: the line of what is sold, where all others of an income are added to it. */
function soldAmong(
  rows: readonly OpenRow[],
  parts: readonly number[],
  whole: Pick<OpenRow, 'label'>,
): number | undefined {
  const sold = parts.filter((index) => rows[index]?.account === 'revenue');
  const isSold = (index: number): boolean => sold.includes(index);
  const areAdded = parts.every((index) => isSold(index) || ADDED_TO_SALES.test(rows[index]?.label ?? ''));
  return sold.length === 1 && areAdded && !IS_TURNOVER.test(whole.label) ? sold[0] : undefined;
}

/** What a company spends whatever it sells. */
const OF_OVERHEADS =
  /\b(?:staff|salar(?:y|ies|ied)|salaires?|wages|pay|payroll|people|teams?|crews?|personnel|remuneration|rents?|rental|loyers?|offices?|bureaux?|siege|admin\w*|overheads?|general|generaux|marketing|publicite|advertising|selling|interests?|interets?|insurance|assurances?|deprec\w*|amort\w*|licen[cs]es?|licence|fees|honoraires|audit|professional|running|other|others|autres?|rest|expenses|charges|engineering|engineers|technology|development|research|r&d|operations|operating|exploitation|training|formation|travel|utilities|tax(?:es)?|impots?|software|programmes?|management|direction)\b/;
const OVERHEADS: ReadonlySet<Account | null> = new Set([
  'staffCosts',
  'operatingExpenses',
  'depreciation',
  'financeCosts',
]);
/** `Bales bought, power` above `Wages and transport`: of costs that leave one result, the first before overheads is that of what is sold. */
function costOfTrade(rows: readonly OpenRow[], costs: readonly number[]): number | undefined {
  const isOverhead = (index: number): boolean =>
    OVERHEADS.has(rows[index]?.account ?? null) || OF_OVERHEADS.test(rows[index]?.label ?? '');
  const [first, ...others] = costs;
  return first !== undefined && !isOverhead(first) && others.some(isOverhead) ? first : undefined;
}

const RESULTS: ReadonlySet<Account> = new Set(['ebitda', 'operatingProfit']);
/** Whether the one row between a gross profit and a result is what the one has less than the other. */
function isRestOf(
  rows: readonly OpenRow[],
  sums: readonly (readonly number[] | null)[],
  index: number,
  digit: number,
): boolean {
  const [gross, cost, result] = [sums[index - 1], sums[index], sums[index + 1]];
  const account = rows[index + 1]?.account ?? null;
  if (!gross || !cost || !result || account === null || !RESULTS.has(account)) return false;
  const left = added([gross, cost.map((value) => -Math.abs(value))], gross.length);
  return cost.length === gross.length && isEach(left, result, digit, 2);
}

/** What comes in anew each month is a part of all income, and is told by its own name. */
const asPart = (row: OpenRow): OpenRow =>
  row.account === 'recurringRevenueMonthly' || row.account === 'recurringRevenueAnnual'
    ? row
    : { ...row, account: null, unit: 'money', isPart: true };

const FEWEST_SUMS = 3;
const OF_COSTS = /\b(?:costs?|expenses?|charges?|couts?|depenses|paid|payees?)\b/;
/** Lines of income above the one that adds them up in every column: `Tolls`, `Sales`, `Both`. */
function withWholeIncome(
  rows: readonly OpenRow[],
  sums: readonly (readonly number[] | null)[],
  digit: number,
): readonly OpenRow[] {
  const at = rows.length - 1;
  const [whole, parts] = [sums[at], sums.slice(0, -1)];
  const areIncome = rows.every(
    ({ label, account }, index) =>
      !OF_COSTS.test(label) &&
      (account === null || account === 'revenue') &&
      (index === at || OF_INCOME.test(label)),
  );
  if (!areIncome || !whole || parts.length < 2 || whole.length < FEWEST_SUMS || parts.includes(null))
    return rows;
  const made = added(
    parts.flatMap((part) => (part ? [part] : [])),
    whole.length,
  );
  return isEach(made, whole, digit, 1)
    ? rows.map((row, index): OpenRow =>
        index === at ? { ...row, account: 'revenue', unit: 'money' } : asPart(row),
      )
    : rows;
}

/** The lines straight above an income that make it are parts of it, be there no profit below. */
function withIncomeParts(
  rows: readonly OpenRow[],
  sums: readonly (readonly number[] | null)[],
  digit: number,
): OpenRow[] {
  const at = rows.findIndex(({ account, label }) => account === 'revenue' && OF_ALL.test(label));
  const whole = sums[at];
  if (!whole) return [...rows];
  for (let from = at - 2; from >= Math.max(0, at - MOST_LINES); from -= 1) {
    const parts = sums.slice(from, at);
    if (parts.includes(null)) return [...rows];
    const made = added(
      parts.flatMap((one) => (one ? [one] : [])),
      whole.length,
    );
    if (isEach(made, whole, digit, parts.length))
      return rows.map((row, index): OpenRow => (index >= from && index < at ? asPart(row) : row));
  }
  return [...rows];
}
const OF_ALL = /\b(?:total|totals|all|ensemble|chiffre d'affaires|revenues?|turnover|sales)\b/;
