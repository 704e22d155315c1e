import type { CurrencyCode } from '#shared/domain/currency.ts';
import {
  type Account,
  accountOf,
  COUNTED,
  GROWTH_ROW,
  mayBePercent,
  OF_INCOME,
  plainLabel,
  RUNWAY_ROW,
  STANDING,
  unitOfLabel,
} from '../words/account.ts';
import { cellNumber, isNilCell, isUnit, type Separators, separatorsOf, valuesOf } from './cell-number.ts';
import { CODES, currencyOfMark } from '../words/currency-word.ts';
import { namesPersons } from '../words/buyer-word.ts';
import type { NumberKind } from '../document.ts';
import { type FoldedPage, wholeText } from '../text/folded-page.ts';
import { fiscalEndOf } from '../text/document-date.ts';
import { datesIn, fiscalPart, monthsUpTo } from '../words/period.ts';
import { timesIn, type Written } from '../words/period-bare.ts';
import { MONTH_NAMES, monthOfName, twoDigits } from '../words/period-word.ts';
import {
  type Context,
  besideColumns,
  firstOf,
  type Heads,
  headsFrom,
  isHeadLine,
  isTitleLine,
  isUnitLine,
  moneyCells,
  OF_PAPER,
  OF_WORTH,
  ofTitle,
  overColumns,
  takeUnit,
} from './table-head.ts';
import { apartFromTurned, INCOMES, turnedUpright } from './turned-table.ts';
import { apartFromOwners, readOwners } from './owner-table.ts';
import { holds, IDENTITIES, type Identity } from './statement-identity.ts';
import { readTrialBalance, trialHeadIn } from './trial-balance.ts';
import { type Cell, isYear, type Line, type TableBlock, tablesOf } from './table.ts';
import {
  type ColumnTime,
  columnTime,
  isPart,
  isUnitAlone,
  monthsOf,
  partOf,
  statusTime,
  upTo,
} from './table-period.ts';
import { currencyOfDocument, scaleOfLabel, scaleOfTable, type TableScale } from './table-scale.ts';
import { isSameUnit, namesRowsOnly, unitBelow, unitDeclared, unitSaid, unitWithin } from './unit-scope.ts';

/** A figure of a table: its span on the folded page, the value in whole units, and what it is of. */
export type TableValue = {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  readonly unit: 'money' | 'count' | 'percent';
  readonly currency: CurrencyCode | null;
  readonly date: string | null;
  readonly isForecast: boolean;
  /** What the head of its column says it is, where no account does. */
  readonly kind?: NumberKind;
};

/** A row as read. `candidates` holds what it may say where that is not sure; its values are none then. */
export type TableRow = {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly account: Account | null;
  readonly values: readonly TableValue[];
  readonly candidates: readonly (readonly number[])[];
  /** Of a table of owners: whose share it is. */
  readonly holder?: string;
  /** What its figures are of that neither account nor kind says: `gross margin`, `pre-money`. */
  readonly about?: string;
  /** Whether it is one of the lines that a total below it adds up, and so not the whole of anything. */
  readonly isPart?: boolean;
  /** Whether it stands beside others of its time, in a table with its periods down the side. */
  readonly isTurned?: boolean;
  /** Whether it is a figure set apart, with its name below or above it. */
  readonly isTile?: boolean;
};

/** A sum that was tested: the name of the rule, whether it holds, and the values it was tested on. */
export type TableCheck = {
  readonly identity: Identity;
  readonly holds: boolean;
  readonly total: TableValue;
  readonly parts: readonly TableValue[];
};

export type TableReading = {
  readonly page: FoldedPage;
  readonly rows: readonly TableRow[];
  readonly checks: readonly TableCheck[];
  /** Whether its arithmetic told which of several readings is right. */
  readonly isSettled: boolean;
};

const FORECAST =
  /\b(?:forecasts?|budget|projections?|projected|previsions?|previsionnel(?:le)?s?|business plan|plan d'affaires)\b/;
const FRENCH =
  /\b(?:exercice|chiffre d'affaires|montants|milliers|resultat|actif|passif|charges|ventes|tresorerie|bilan|comptes|societe)\b/g;
type Candidate = readonly (number | null)[];
type Open = {
  readonly line: Line;
  readonly label: string;
  readonly account: Account | null;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
  /** Which head each value stands under; -1 without heads. */
  readonly under: readonly number[];
  readonly candidates: readonly Candidate[];
  readonly unit: 'money' | 'count' | 'percent' | null;
  readonly mark: string;
  /** Whether it is one of the lines that a total below it adds up. */
  readonly isPart?: boolean;
};

/** What a row is of: the cell that names an account, be there words of something else beside it; else the longest. */
function labelOf(line: Line): string {
  const areWords = (text: string): boolean =>
    cellNumber(text) === null && !isNilCell(text) && /[a-z]/.test(text);
  const texts = line.cells.map(({ text }) => text);
  const first = texts.findIndex((text) => cellNumber(text) !== null);
  const before = texts.slice(0, Math.max(0, first)).filter(areWords);
  // What stands behind the figures is a remark on them.
  const words = before.some((text) => text.length > 2) ? before : texts.filter(areWords);
  const own = words.length > 1 ? words.filter((text) => text.length > 2 && accountOf(text) !== null) : [];
  if (own.length === 1 && own[0] !== undefined) return own[0];
  return words.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** The rows of one head, each with every way it can be read. */
function openRow(line: Line, label: string, heads: Heads | null, separators: Separators): Open | null {
  return line.tail ? openLoose(line, label, heads) : openCells(line, label, heads, separators);
}

function openCells(line: Line, label: string, heads: Heads | null, separators: Separators): Open | null {
  const numbers = moneyCells(line).filter((cell) => !isOrdinal(cell, line));
  const places = new Map(heads?.heads.map(({ column }, index) => [column, index] as const).toReversed());
  const found = numbers.flatMap((cell) => {
    const head = places.get(cell.column) ?? -1;
    if (!heads) return [{ cell, head: -1 }];
    return head >= 0 && heads.heads[head]?.time && firstOf(heads, head) ? [{ cell, head }] : [];
  });
  // A share that stands beside amounts is none of them.
  const isShare = ({ cell }: { readonly cell: Cell }): boolean => cellNumber(cell.text)?.isPercent === true;
  const kept = found.every(isShare) ? found : found.filter((one) => !isShare(one));
  if (kept.length === 0 || (!heads && kept.length > 1)) return null;
  const read = kept.flatMap(({ cell }) => cellNumber(cell.text) ?? []);
  const choices = read.map(({ body, isNegative, power }) =>
    valuesOf(body, separators).map((value) => (isNegative ? -value : value) * 10 ** power),
  );
  if (choices.some((values) => values.length === 0)) return null;
  const most = Math.max(...choices.map((values) => values.length));
  const candidates = Array.from({ length: most }, (_, way) =>
    choices.map((values) => values[way] ?? values[0] ?? 0),
  );
  const beside = countBeside(line, label);
  // `Payback   7.0 months`
  const areCounted = read.every(({ mark }) => isUnit(mark));
  const unit = read.every((one) => one.isPercent)
    ? 'percent'
    : areCounted
      ? 'count'
      : (beside ?? unitOfLabel(label));
  const account = accountOf(label);
  return {
    line,
    label,
    // `Sales   tonnes   410`: no sum.
    account: beside === null || (account !== null && COUNTED.has(account)) ? account : null,
    spans: kept.map(({ cell }) => cell),
    under: kept.map(({ head }) => head),
    candidates,
    unit,
    mark: read.find(({ mark }) => mark !== '' && !isUnit(mark))?.mark ?? '',
  };
}

/** `9   Turnover   16,044`, `4   Staff   64, all on contracts`: the number of a line before its label, and not `73   Turnover`, its value. */
const isOrdinal = (cell: Cell, { cells }: Line): boolean =>
  cell === cells[0] &&
  /^\d{1,2}$/.test(cell.text) &&
  /^[a-z]{3}/.test(cells[1]?.text ?? '') &&
  (accountOf(cells[1]?.text ?? '') === null ||
    cells.slice(2).some(({ text }) => cellNumber(text) !== null || text.length > LONGEST_REMARK));
const LONGEST_REMARK = 12;

const DIGITS = /^([(-])?(?:[₦$€£₵])?(\d[\d,.']*)(%)?(\))?$/;
const MOST_PARTS = 14;
const MOST_WAYS = 64;

/** All the ways in which a row of digits parted by blanks makes `count` numbers, an own small note before them or not. */
function waysOf(
  parts: readonly Cell[],
  count: number,
  hasOwnNotes = false,
): { from: number; to: number }[][] {
  const ways: { from: number; to: number }[][] = [];
  const isGroup = (index: number): boolean => /^\d{3}\)?%?$/.test(parts[index]?.text ?? '');
  const opens = (index: number): boolean =>
    /^[(-]?[₦$€£₵]?(?:[1-9]\d{0,2}|0)$/.test(parts[index]?.text ?? '');
  const place = (at: number, done: { from: number; to: number }[]): void => {
    if (ways.length >= MOST_WAYS) return;
    if (at === parts.length) {
      if (done.length === count) ways.push(done);
      return;
    }
    if (done.length === count) return;
    if (/^[(-]?0\d/.test(parts[at]?.text ?? '')) return;
    let to = at + 1;
    place(to, [...done, { from: at, to }]);
    if (!opens(at)) return;
    while (to < parts.length && isGroup(to)) {
      to += 1;
      if (!parts[to - 2]?.text.endsWith(')')) place(to, [...done, { from: at, to }]);
      else return;
    }
  };
  place(0, []);
  const note = !hasOwnNotes && /^\d{1,2}$/.test(parts[0]?.text ?? '');
  if (note) place(1, []);
  return ways;
}

/** Digits behind a label that may be one number or two, where no head says how many: both are kept. */
function openUnheaded(line: Line, label: string): Open | null {
  const parts = line.tail ?? [];
  if (parts.length < LEAST_DOUBTFUL || parts.length > MOST_PARTS) return null;
  const candidates = [1, 2].flatMap((count) =>
    waysOf(parts, count).map((way) =>
      way.map(({ from, to }) =>
        Number(
          parts
            .slice(from, to)
            .map(({ text }) => text)
            .join('')
            .replaceAll(/\D/g, ''),
        ),
      ),
    ),
  );
  if (candidates.length < 2) return null;
  return { line, label, account: accountOf(label), spans: [], under: [], candidates, unit: null, mark: '' };
}
const LEAST_DOUBTFUL = 4;

function openLoose(line: Line, label: string, heads: Heads | null): Open | null {
  const parts = line.tail ?? [];
  if (!heads) return openUnheaded(line, label);
  const valued = heads.heads.flatMap(({ time }, index) => (time && firstOf(heads, index) ? [index] : []));
  const count = valued.length;
  if (parts.length > MOST_PARTS || count === 0) return null;
  const read = waysOf(parts, count, heads.hasNotes).flatMap((way) => {
    const values = way.map(({ from, to }): number | null | undefined => {
      const text = parts
        .slice(from, to)
        .map((part) => part.text)
        .join(' ');
      if (isNilCell(text)) return null;
      const digits = DIGITS.exec(text.replaceAll(' ', ''));
      const [only, other] = valuesOf(digits?.[2] ?? '', { thousands: '', decimal: '' });
      if (only === undefined || other !== undefined) return undefined;
      return digits?.[1] === undefined ? only : -only;
    });
    return values.includes(undefined) ? [] : [{ way, values: values.map((value) => value ?? null) }];
  });
  const [first, other] = read;
  // `41 800 000 31 200 000`: where no note is told of, 41 is none that leaves sums far apart.
  const isFirst =
    other !== undefined &&
    !heads.areNotesTold &&
    read.slice(1).every(({ way, values }) => way[0]?.from === 1 && isFarther(values, first?.values ?? []));
  const ways = isFirst ? read.slice(0, 1) : read;
  if (!first || first.values.every((value) => value === null)) return null;
  const spans = first.way.map(({ from, to }) => ({
    start: parts[from]?.start ?? 0,
    end: parts[to - 1]?.end ?? 0,
  }));
  const isPercent = parts.every(({ text }) => text.endsWith('%'));
  return {
    line,
    label,
    account: accountOf(label),
    spans:
      ways.length === 1
        ? spans
        : first.way.map(({ from, to }) => ({ start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 })),
    under: valued,
    candidates: ways.map(({ values }) => values),
    unit: isPercent ? 'percent' : unitOfLabel(label),
    mark: '',
  };
}

/** How many times the largest of a row is its smallest. */
const spread = (values: readonly (number | null)[]): number => {
  const sizes = values.flatMap((value) => (value ? [Math.abs(value)] : []));
  return sizes.length === 0 ? 1 : Math.max(...sizes) / Math.min(...sizes);
};
const FAR_APART = 3;
const isFarther = (one: readonly (number | null)[], other: readonly (number | null)[]): boolean =>
  spread(one) > FAR_APART * spread(other);

/** The worth of the last digit that any value of these candidates shows. */
function lastDigit(rows: readonly Open[]): number {
  let decimals = 0;
  for (const value of rows.flatMap(({ candidates }) => candidates.flat()))
    if (value !== null) decimals = Math.max(decimals, /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0);
  return 10 ** -Math.min(decimals, 6);
}

const byAccount = (rows: readonly Open[], account: Account): Open | undefined =>
  rows.find((row) => row.account === account && row.unit === 'money');

/** Of several readings of rows, those under which a sum closes in every column, where they are the only ones. */
function settle(rows: readonly Open[]): { rows: Open[]; isSettled: boolean } {
  let settled = [...rows];
  let isSettled = false;
  for (const identity of IDENTITIES) {
    const total = byAccount(settled, identity.total);
    const parts = identity.parts.map(({ account }) => byAccount(settled, account));
    if (!total || parts.includes(undefined)) continue;
    const involved = [total, ...parts.flatMap((part) => part ?? [])];
    if (involved.every(({ candidates }) => candidates.length === 1)) continue;
    if (involved.reduce((product, { candidates }) => product * candidates.length, 1) > MOST_CHOICES) continue;
    const closing = combinations(involved.map(({ candidates }) => candidates)).filter((choice) => {
      const [sum = [], ...terms] = choice;
      const digit = lastDigit(involved);
      return sum.every((value, column) => {
        const isClosed = holds(
          identity,
          value,
          terms.map((term) => term[column]),
          digit,
        );
        return isClosed === true || (isClosed === null && value === null);
      });
    });
    const [only, other] = closing;
    if (!only || other) continue;
    isSettled = true;
    settled = settled.map((row) => {
      const at = involved.indexOf(row);
      const chosen = only[at];
      return at < 0 || !chosen ? row : { ...row, candidates: [chosen] };
    });
  }
  return { rows: settled, isSettled };
}
const MOST_CHOICES = 512;

const combinations = (choices: readonly (readonly Candidate[])[]): Candidate[][] =>
  choices.reduce<Candidate[][]>(
    (made, options) => made.flatMap((before) => options.map((option) => [...before, option])),
    [[]],
  );

const OF_RESULTS: ReadonlySet<Account> = new Set(['revenue', 'costOfSales', 'operatingProfit']);
/** What lines of income above it make, less costs or not. */
const IN_RESULTS: ReadonlySet<Account> = new Set([
  'revenue',
  'grossProfit',
  'totalExpenses',
  'ebitda',
  'operatingProfit',
  'profitBeforeTax',
  'netProfit',
]);
const OF_A_BALANCE: ReadonlySet<Account> = new Set([
  'inventories',
  'currentAssets',
  'totalAssets',
  'nonCurrentAssets',
]);

const OF_CASH =
  /\b(?:cash|tresorerie|encaissements?|decaissements?|receipts|payments|paid|inflows?|outflows?|collections|levee|raised?|resultat|result)\b/;

const isNoCount = ({ candidates: [only = []] }: Open): boolean =>
  only.some((value) => value !== null && (value < 0 || !Number.isInteger(value)));

const IS_TURNOVER = /\b(?:chiffre d'affaires|turnover|revenue from|sales|net revenue)\b/;
const IS_ALL_INCOME =
  /^(?:(?:total |ensemble )?(?:des |de )?produits(?: d'exploitation| totaux)?|(?:total )?incomes?|income in all)$/;
const IS_ORDINARY = /^resultat (?:courant|des activites ordinaires)$/;

/** What ends one side of a balance sheet without a name of its own. */
const OF_THE_SIDE = /^(?:(?:grand )?totals?|totaux|total general)$/;
const ARE_OWNED: ReadonlySet<Account | null> = new Set([...OF_A_BALANCE, 'receivables', 'cash']);
const ARE_OWED: ReadonlySet<Account | null> = new Set([
  'equity',
  'borrowings',
  'nonCurrentLiabilities',
  'currentLiabilities',
  'totalLiabilities',
]);
/** The side of a balance sheet that a sum below its lines ends, where the lines are of one side and none is larger. */
function wholeSide({ candidates: [whole = []] }: Open, rows: readonly Open[]): Account | null {
  const last = rows.findLastIndex(({ account }) => account === 'totalAssets');
  const own = rows.slice(last + 1);
  const isLargest = own.every(({ candidates: [only = []] }) =>
    only.every((value, index) => value === null || value <= (whole[index] ?? value)),
  );
  const isOf = (accounts: ReadonlySet<Account | null>): boolean =>
    own.filter(({ account }) => accounts.has(account)).length >= LEAST_OF_A_SIDE;
  if (!isLargest || isOf(ARE_OWNED) === isOf(ARE_OWED)) return null;
  return isOf(ARE_OWNED) ? 'totalAssets' : 'totalEquityAndLiabilities';
}
const LEAST_OF_A_SIDE = 2;

const ARE_SOLD = /^(?:subscriptions|abonnements)$/;
/** What customers owe is written as customers in a balance sheet; an opening and a closing are of cash where cash moves. */
function ofBalance(rows: readonly Open[]): Open[] {
  const isBalance = rows.some(({ account }) => account !== null && OF_A_BALANCE.has(account));
  const isOfCash = rows.some(({ label }) => OF_CASH.test(label));
  const isOfStatement = rows.some(({ account }) => account !== null && !COUNTED.has(account));
  const hasBeforeTax = rows.some(
    ({ account, label }) => account === 'profitBeforeTax' && !IS_ORDINARY.test(plainLabel(label)),
  );
  const hasTurnover = rows.some(({ account, label }) => account === 'revenue' && IS_TURNOVER.test(label));
  const lastResult = rows.findLastIndex(({ account }) => account !== null && IN_RESULTS.has(account));
  return rows.map((row, index): Open => {
    const plain = plainLabel(row.label);
    const side =
      row.account === null && OF_THE_SIDE.test(plain) ? wholeSide(row, rows.slice(0, index)) : null;
    if (side !== null) return { ...row, account: side, unit: 'money' };
    // Above what a statement makes of them, subscriptions are what they bring in.
    if (row.account === 'users' && index < lastResult && ARE_SOLD.test(plain))
      return { ...row, account: null, unit: null };
    // Beside what is sold, all that comes in is another line.
    if (hasTurnover && row.account === 'revenue' && IS_ALL_INCOME.test(plain))
      return { ...row, account: null, unit: 'money' };
    if (isBalance && /^(?:clients|customers)$/.test(plain))
      return { ...row, account: 'receivables', unit: 'money' };
    // Nobody employs 9.1 people less: what is paid for them.
    if (row.account === 'headcount' && isOfStatement && isNoCount(row))
      return { ...row, account: 'staffCosts', unit: 'money' };
    // Between the ordinary result and tax stands what is not of every year.
    if (row.account === 'profitBeforeTax' && hasBeforeTax && IS_ORDINARY.test(plain))
      return { ...row, account: null, unit: 'money' };
    const isBare = /^(?:opening|closing|ouverture|cloture)$/.test(plain);
    return isBare && !isOfCash ? { ...row, account: null, unit: null } : row;
  });
}

/** The values of a row in the only way it can be read; null where there are several, none, or it is no sum. */
const sumsOf = ({ candidates, unit, account }: Open): readonly number[] | null => {
  const [only, other] = candidates;
  if (!only || other || unit === 'percent' || (account !== null && COUNTED.has(account))) return null;
  const values = only.flatMap((value) => value ?? []);
  const isSum = values.some((value) => Math.abs(value) >= SMALLEST_SUM || !Number.isInteger(value));
  return values.length === only.length && isSum ? values : null;
};
/** Smaller whole numbers add up by chance; `5.2` is of millions or crore. */
const SMALLEST_SUM = 10;
const added = (rows: readonly (readonly number[])[], width: number): number[] =>
  Array.from({ length: width }, (_, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
const isEach = (one: readonly number[], other: readonly number[], digit: number, parts: number): boolean =>
  one.length === other.length &&
  one.every(
    (value, column) =>
      Math.abs(value - (other[column] ?? Infinity)) <= digit * (parts > 2 ? parts : 1) + isSlip(value),
  );
const isSlip = (value: number): number => 1e-9 * Math.max(1, Math.abs(value));

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
/** Money that comes in and is no income. */
const OF_MONEY_IN =
  /\b(?:raised?|opening|balance|cash|grants?|loans?|levee|solde|tresorerie|capital|budget|ouverture|subventions?)\b/;
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
function withFirstIncome(rows: readonly Open[]): Open[] {
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
function named(rows: readonly Open[]): Open[] {
  const read = ofBalance(rows);
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
    ) ?? structureOf(sums, digit);
  if (!structure) return withFirstIncome(withIncomeParts(withWholeIncome(read, sums, digit), sums, digit));
  const { income, incomeParts, costs, profit } = structure;
  const [top, end] = [read[income], read[profit]];
  const isProfit =
    end &&
    (end.account === null
      ? OF_PROFIT.test(end.label) || end.label === ''
      : PROFITS.has(end.account) || end.account === 'revenue');
  if (!top || !end || !isProfit || OF_MONEY_IN.test(top.label) || IS_A_PRICE.test(top.label)) return read;
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
  return read.map((row, index): Open => {
    if (index === income) return { ...row, account: 'revenue', unit: 'money' };
    if (incomeParts.includes(index)) return asPart(row);
    if (index === profit && isGross) return { ...row, account: 'grossProfit', unit: 'money' };
    const isCostOfSales =
      row.account === null && (isGross ? index === cost && otherCost === undefined : index === ofTrade);
    if (isCostOfSales) return { ...row, account: 'costOfSales', unit: 'money' };
    const isRest =
      isGross && index === profit + 1 && row.account === null && isRestOf(read, sums, index, digit);
    return isRest ? { ...row, account: 'operatingExpenses', unit: 'money' } : row;
  });
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
function costOfTrade(rows: readonly Open[], costs: readonly number[]): number | undefined {
  const isOverhead = (index: number): boolean =>
    OVERHEADS.has(rows[index]?.account ?? null) || OF_OVERHEADS.test(rows[index]?.label ?? '');
  const [first, ...others] = costs;
  return first !== undefined && !isOverhead(first) && others.some(isOverhead) ? first : undefined;
}

const RESULTS: ReadonlySet<Account> = new Set(['ebitda', 'operatingProfit']);
/** Whether the one row between a gross profit and a result is what the one has less than the other. */
function isRestOf(
  rows: readonly Open[],
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
const asPart = (row: Open): Open =>
  row.account === 'recurringRevenueMonthly' || row.account === 'recurringRevenueAnnual'
    ? row
    : { ...row, account: null, unit: 'money', isPart: true };

const FEWEST_SUMS = 3;
const OF_COSTS = /\b(?:costs?|expenses?|charges?|couts?|depenses|paid|payees?)\b/;
/** Lines of income above the one that adds them up in every column: `Tolls`, `Sales`, `Both`. */
function withWholeIncome(
  rows: readonly Open[],
  sums: readonly (readonly number[] | null)[],
  digit: number,
): readonly Open[] {
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
    ? rows.map((row, index): Open =>
        index === at ? { ...row, account: 'revenue', unit: 'money' } : asPart(row),
      )
    : rows;
}

/** The lines straight above an income that make it are parts of it, be there no profit below. */
function withIncomeParts(
  rows: readonly Open[],
  sums: readonly (readonly number[] | null)[],
  digit: number,
): Open[] {
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
      return rows.map((row, index): Open => (index >= from && index < at ? asPart(row) : row));
  }
  return [...rows];
}
const OF_ALL = /\b(?:total|totals|all|ensemble|chiffre d'affaires|revenues?|turnover|sales)\b/;

/** The span of each value under the reading chosen. */
function spansOf({ line, candidates, spans }: Open): readonly { start: number; end: number }[] {
  const [chosen] = candidates;
  if (!line.tail || !chosen) return spans;
  const parts = line.tail;
  for (const way of waysOf(parts, chosen.length)) {
    const values = way.map(({ from, to }) => {
      const text = parts
        .slice(from, to)
        .map((part) => part.text)
        .join('');
      const digits = DIGITS.exec(text);
      const value = valuesOf(digits?.[2] ?? '', { thousands: '', decimal: '' })[0] ?? null;
      return value === null || digits?.[1] === undefined ? value : -value;
    });
    if (values.every((value, index) => value === chosen[index]))
      return way.map(({ from, to }) => ({ start: parts[from]?.start ?? 0, end: parts[to - 1]?.end ?? 0 }));
  }
  return spans;
}

/** `MRR, December`, `riders in June`: of the month of each year, and no date of an end of year. */
const IN_A_MONTH =
  /(?:,| in| en| \(|^)[ (]*(?:of |au |fin )?(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/;
const monthNamed = (label: string): string | null => {
  const found = label.match(/[a-z]{3,9}/g)?.flatMap((word) => monthOfName(word) ?? []) ?? [];
  return found[0] === undefined ? null : String(found[0]).padStart(2, '0');
};

/** `MRR, last month`: of the month that a quarter or half of the heads ends with. */
const LAST_MONTH =
  /\b(?:last|final|closing) month\b|\bdernier mois\b|\bmonth[- ]end\b|\bfin de (?:trimestre|semestre)\b/;
function monthEnding(date: string): string | null {
  const [, year, half, quarter] = /^(\d{4})-(?:H([12])|Q([1-4]))$/.exec(date) ?? [];
  if (year === undefined) return null;
  const month = half === undefined ? 3 * Number(quarter) : 6 * Number(half);
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** A day that the label of a row names is of its value, where no head is and it is not the end of what is told. */
function dateInLabel(label: string, now: string | null = null): string | null {
  const isLoan = OF_LOAN.test(label);
  const told = datesIn(label).filter(
    ({ start, date }) =>
      !OF_AN_END.test(label.slice(0, start)) &&
      !(isLoan && now !== null && date.slice(0, now.length) > now.slice(0, date.length)),
  );
  const dates = new Set(told.map(({ date }) => date));
  const [only] = dates;
  return dates.size === 1 && only !== undefined ? only : null;
}

/** `Equipment loan (due 2028)`, `Bank loan (14 %, to 2028)`. */
const OF_AN_END =
  /\b(?:due|until|till|matur\w+|expir\w+|repayable|ends?|ending|echeance|echoit|jusqu\S*|rembours\w*|valable|valid)(?: [a-z]+){0,2} $|[,;(] ?(?:to|a|au) $/;
/** What is owed ends one day, which its name may say. */
const OF_LOAN =
  /\b(?:loans?|borrowings?|credits?|emprunts?|prets?|facilit(?:y|ies)|leas(?:e|es|ing)|bonds?|overdrafts?|mortgages?|debts?|dettes?|obligations)\b/;
/** The title of a list of them. */
const OF_LOANS =
  /\b(?:loans|borrowings|emprunts|prets|lenders?|preteurs?|bank debts?|dettes bancaires|credits bancaires)\b/;
/** The latest month that a paper can report on. */
const nowOf = ({ written, title }: Context): string | null =>
  written === null ? (title?.split(' to ').at(-1) ?? null) : `${written.year}-${twoDigits(written.month)}`;

/** A row of one value below columns of years is of the day its label tells, or of the last of two years. */
const isAlone = ({ candidates: [chosen] }: Open): boolean =>
  (chosen?.filter((value) => value !== null).length ?? 0) === 1;
const LAST_OF_TWO = /\b20[0-4]\d ?(?:-|to|and|a|et|au?) ?(20[0-4]\d)\b/;
/** `Levée envisagée` below years: of none of them. */
const IS_SOUGHT =
  /\b(?:sought|asked|requested|wanted|envisagee?|recherchee?|souhaitee?|sollicitee?|avant (?:la )?levee|pre-?money)\b/;
/** With heads above it, a loan is of the day they say. */
const dateAlone = (label: string): string | null =>
  OF_LOAN.test(label) ? null : (LAST_OF_TWO.exec(label)?.[1] ?? dateInLabel(label));
/** `Bank, 31 March` in a paper of April 2026: the last such day. */
function dayInLabel(label: string, { title }: Context): string | null {
  const month = /\b\d{1,2} [a-z]{3,9}\b/.test(label) ? monthNamed(label) : null;
  const own = /^(\d{4})-(\d\d)$/.exec(title ?? '');
  return month === null || !own ? null : `${Number(own[1]) - (month > (own[2] ?? '') ? 1 : 0)}-${month}`;
}

/** Quarters or months down the side of a table whose title says what they are of: `Sales`, then `First quarter   610   742`. */
const accountOfPart = (label: string, heads: Heads | null, { subject }: Context): Account | null => {
  const time = subject === null ? null : (columnTime(plainLabel(label)) ?? wordedPart(label));
  return time !== null && isPart(time) === (heads !== null) ? subject : null;
};
const WORDED =
  /^(?:(first|1st|premier|1er)|(second|2nd|deuxieme|2e)|(third|3rd|troisieme|3e)|(fourth|4th|last|quatrieme|4e)) (quarter|half|trimestre|semestre)$/;
function wordedPart(label: string): ColumnTime | null {
  const found = WORDED.exec(plainLabel(label));
  if (!found) return null;
  const count = found.slice(1, 5).findIndex((word) => word !== undefined) + 1;
  return /half|semestre/.test(found[5] ?? '')
    ? { kind: 'half', half: count, isForecast: false }
    : { kind: 'quarter', quarter: count, isForecast: false };
}
function partOfYear(label: string, year: string | null): string | null {
  const time = columnTime(label) ?? wordedPart(label);
  return year !== null && /^\d{4}$/.test(year) && time !== null && isPart(time) ? partOf(year, time) : year;
}

/** What stands does so at the end of the months its column is of. */
const asDay = (date: string): string => date.split(' to ').at(-1) ?? date;
/** `Fee income in the half-year` under the day it ends with. */
const OF_A_PART = /\b(?:in|for|of|over) the (?:half|quarter)\b|\bdu (?:semestre|trimestre)\b/;
const partEnding = (date: string, label: string): string =>
  monthsUpTo(date, /\b(?:half|semestre)/.test(label) ? 6 : 3);

/** `Last twelve months, KES million`: a title of columns that say their last month only. */
const OF_TWELVE =
  /^(?:.{0,40}[,:(-] ?)?(?:(?:last|trailing|rolling) (?:twelve|12) months|ltm|ttm|(?:twelve|12) months? rolling|(?:12|douze) (?:derniers mois|mois glissants))(?:[,:( )-].{0,40})?$/;
const TWELVE = 12;
const isOfTwelve = ({ text }: Line): boolean => text.length <= LONGEST_TITLE && OF_TWELVE.test(text);
/** `EBITDA (LTM)` under a quarter: of the year that ends with it. */
const TRAILING = /\b(?:ltm|ttm|(?:last|trailing) twelve months|12 mois glissants|douze mois glissants)\b/;
const lastMonth = (date: string): string =>
  asDay(monthEnding(date) ?? (date.length === 4 ? `${date}-12` : date));

/** A flow under `31 December 2025` is of the year, where the columns are years apart. */
function dateOf(row: Open, heads: Heads | null, index: number, context: Context): string | null {
  if (!heads) {
    const date =
      dateInLabel(row.label, nowOf(context)) ??
      dateInLabel(row.line.text, nowOf(context)) ??
      dayInLabel(row.label, context) ??
      (row.account === null && !context.isTitled ? null : context.title);
    const isStanding = context.isBalance || (row.account !== null && STANDING.has(row.account));
    return date !== null && isStanding ? asDay(date) : date;
  }
  const date = heads.dates[index] ?? null;
  if (isAlone(row) && IS_SOUGHT.test(row.label)) return null;
  const alone = isAlone(row) ? dateAlone(row.label) : null;
  if (alone !== null) return alone;
  if (isAlone(row) && heads.dates.length > 1 && RUNWAY_ROW.test(row.label)) return null;
  const month = date?.length === 4 && IN_A_MONTH.test(row.label) ? monthNamed(row.label) : null;
  if (date !== null && month !== null) return `${date}-${month}`;
  if (date !== null && LAST_MONTH.test(row.label)) return monthEnding(date) ?? date;
  if (date !== null && row.account !== null && !STANDING.has(row.account) && TRAILING.test(row.label))
    return monthsUpTo(lastMonth(date), 12);
  if (date === null || (row.account === null && (row.unit !== 'money' || !context.isOfResults)))
    return date !== null && context.isBalance ? asDay(date) : date;
  if (row.account !== null && STANDING.has(row.account))
    return date.length === 4 && AT_YEAR_END.test(row.label)
      ? `${date}-${twoDigits(context.fiscalEnd ?? DECEMBER)}`
      : asDay(date);
  if (row.account !== null && isNoSum(row.account)) return date;
  if (OF_A_PART.test(row.label) && /^\d{4}-\d\d$/.test(date)) return partEnding(date, row.label);
  const months = heads.dates.flatMap((one) => one ?? []);
  const isMonth = /^\d{4}-\d\d$/.test(date);
  // `Objectif 2026   Réalisé au 30/09/2026`
  const isWithin =
    isMonth &&
    months.includes(date.slice(0, 4)) &&
    Number(date.slice(5)) !== (context.fiscalEnd ?? DECEMBER) &&
    LAST_DAY.test(heads.heads[index]?.text ?? '');
  if (isWithin) return upTo(date, context.fiscalEnd);
  const areYears =
    isMonth &&
    ((new Set(months.map((one) => one.slice(4))).size === 1 && areYearEnds(heads, context)) ||
      // `Year ended 30 June 2025` beside `30 June 2024`
      (months.some((one) => one.length === 4) &&
        months.filter((one) => /^\d{4}-\d\d$/.test(one)).length === 1));
  return areYears ? date.slice(0, 4) : date;
}

/** Whether months of one name are ends of years: told by their day or their title, or apart by years, each in one column. */
function areYearEnds({ heads, dates }: Heads, { isFirm }: Context): boolean {
  const told = dates.flatMap((date) => date ?? []);
  return (
    isFirm ||
    heads.some(({ text }) => LAST_DAY.test(text)) ||
    (told.length > 1 && new Set(told).size === told.length)
  );
}
const LAST_DAY = /(?:^|[^\d.,])(?:2[89]|3[01])(?!\d)/;

/** `Staff at year end`, `salariés en fin d'exercice`: on the last day of each year. */
const AT_YEAR_END =
  /\b(?:at |by |as at )?(?:the )?(?:year|period)[- ]?(?:end|close)\b|\b(?:end|close) of (?:the )?(?:financial |fiscal )?year\b|\bfin d['e] ?(?:annee|exercice|periode)\b|\ba la cloture\b/;
const DECEMBER = 12;
/** `Total` below lines of a table that its title says the income of. */
const IS_SUM = /^(?:grand )?totals?$/;
const isSumOf = (label: string, heads: Heads | null): boolean => heads !== null && IS_SUM.test(label);
/** `Sales`, and `Sales by region` over what they make together. */
const isOfIncome = (title: string, hasSum: boolean): boolean =>
  accountOf(title) === 'revenue' || (hasSum && accountOf(title.replace(BY_PARTS, '')) === 'revenue');
const BY_PARTS = / (?:by|par) .*$/;

function close(
  row: Open,
  heads: Heads | null,
  context: Context,
  inherited: TableScale | null = null,
): TableRow {
  const { line, label, candidates } = row;
  const ofTitle =
    row.account === null
      ? (accountOfPart(label, heads, context) ?? (isSumOf(label, heads) ? context.subject : null))
      : null;
  const account = ofTitle ?? row.account;
  const base = { start: line.start, end: line.end, label, account, ...(row.isPart ? { isPart: true } : {}) };
  const [chosen] = candidates;
  const unitOwn = ofTitle && row.unit === null ? 'money' : RUNWAY_ROW.test(label) ? 'count' : row.unit;
  const own =
    scaleOfLabel(label, context.home) ??
    unitBeside(line, label, context) ??
    (row.unit === 'money' ? inherited : null);
  if (!chosen || candidates.length > 1)
    return { ...base, values: [], candidates: candidates.map((way) => way.flatMap((value) => value ?? [])) };
  const isShare =
    row.unit === 'percent' ||
    (mayBePercent(label) &&
      chosen.every((value) => value === null || Math.abs(value) < 1) &&
      account === null);
  const spans = spansOf(row);
  const isPlanTold = heads?.heads.some(({ time }) => time?.isForecast) ?? false;
  const values = chosen.flatMap((value, index): TableValue[] => {
    const span = spans[index];
    if (value === null || value === 0 || !span) return [];
    const head = row.under[index] ?? -1;
    if (heads?.heads[head]?.isSum && account !== null && isNoSum(account)) return [];
    const table = heads?.heads[head]?.unit ?? null;
    // A row that does not say what it counts is money where its table is.
    const unit = isShare
      ? 'percent'
      : (unitOwn ?? (table || context.unit || row.mark !== '' ? 'money' : 'count'));
    const marked = row.mark === '' ? null : currencyOfMark(row.mark, context.home);
    // What is marked with another currency than the table's is written in full.
    const scaled = isOtherThan(marked, table ?? context.unit) ? null : (table ?? context.unit);
    const factor =
      unit === 'money' ? (own?.factor ?? scaled?.factor ?? 1) : unit === 'count' ? (own?.factor ?? 1) : 1;
    return [
      {
        start: span.start,
        end: span.end,
        value: precise(value * factor),
        unit,
        currency:
          unit === 'money'
            ? (marked ?? own?.currency ?? table?.currency ?? context.unit?.currency ?? context.currency)
            : null,
        date: heads
          ? partOfYear(label, dateOf(row, heads, head, context))
          : dateOf(row, heads, head, context),
        isForecast:
          (context.isForecast && !isPlanTold && !IS_ACTUAL.test(heads?.heads[head]?.text ?? '')) ||
          (heads?.heads[head]?.time?.isForecast ?? false),
        ...(isShare && account === null && Math.abs(value) >= 1 && GROWTH_ROW.test(label)
          ? { kind: 'growth' as const }
          : {}),
      },
    ];
  });
  return { ...base, values: [...values, ...remarked(row, account, context)], candidates: [] };
}

/** `Buyers   310   402   418 at 30 September`: what a remark behind a row counts on another day. */
function remarked(
  { line, spans }: Open,
  account: Account | null,
  { written, hasDecimalComma }: Context,
): TableValue[] {
  const last = Math.max(...spans.map(({ end }) => end));
  if (account === null || !COUNTED.has(account)) return [];
  return line.cells.flatMap(({ text, start }): TableValue[] => {
    const number = start >= last ? (COUNTED_THEN.exec(text)?.groups?.['number'] ?? null) : null;
    const [time, other] = number === null ? [] : timesIn(text, written);
    if (number === null || !time || other || time.start < number.length) return [];
    const read = separatorsOf([number], hasDecimalComma);
    const value = read === null ? undefined : valuesOf(number, read).find(Number.isInteger);
    return value === undefined
      ? []
      : [
          {
            start,
            end: start + number.length,
            value,
            unit: 'count',
            currency: null,
            date: asDay(time.date),
            isForecast: false,
          },
        ];
  });
}
const COUNTED_THEN =
  /^(?<number>\d[\d ,.]*\d|\d) (?:(?:as )?(?:at|of|on)|by|end|in|au|fin|a fin|en) [^.;,]{3,24}$/;

/** `Chiffre d'affaires   kF   6854`: what a cell of its own says a row is in. */
function unitBeside({ cells }: Line, label: string, { home }: Context): TableScale | null {
  const told = cells
    .map(({ text }) => (text === label ? '' : text.replace(/ ?\/ ?(?:month|mo|mois)$/, '')))
    .find(
      (text) =>
        text !== '' && text.length <= LONGEST_UNIT && cellNumber(text) === null && !text.includes('/'),
    );
  return told === undefined || columnTime(told) !== null ? null : scaleOfTable(told, home);
}
const LONGEST_UNIT = 12;

/** `Casings sold   no.   1,284`, `Margin   %   41`: what a cell of its own says a row counts, where that is no money. */
function countBeside({ cells }: Line, label: string): 'count' | 'percent' | null {
  const told = cells.find(({ text }) => text !== label && (text === '%' || OF_THINGS.test(text)));
  return told === undefined ? null : told.text === '%' ? 'percent' : 'count';
}
const OF_THINGS =
  /^(?:#|n°|nos?\.?|nb\.?|nbre|nombre|number|count|people|persons?|pers\.?|personnes|heads|ftes?|etp|units?|unites?|pcs|pieces|litres?|kgs?|tonnes?|tons|t|kms?|ha|kwh|mwh|days?|jours?|hours?|heures?|months|mois|times)$/;

/** A column that says it is no plan, whatever the title is of. */
const IS_ACTUAL = /\b(?:actuals?|act|audited|reel|realise)\b|\d ?\(?a\)?$/;

const isOtherThan = (marked: CurrencyCode | null, unit: TableScale | null): boolean =>
  marked !== null && unit !== null && unit.currency !== null && unit.currency !== marked;

/** What stands on a day or is a rate has no sum over months. */
const isNoSum = (account: Account): boolean =>
  STANDING.has(account) || ['recurringRevenueMonthly', 'recurringRevenueAnnual', 'burn'].includes(account);

const precise = (value: number): number => Number(value.toPrecision(15));

/** The sums that can be tested among the rows read, column by column. */
function checksOf(rows: readonly Open[], read: readonly TableRow[]): TableCheck[] {
  const digit = lastDigit(rows);
  const rowOf = (account: Account): TableRow | undefined =>
    read.find((row) => row.account === account && row.values.some(({ unit }) => unit === 'money'));
  return IDENTITIES.flatMap((identity) => {
    const total = rowOf(identity.total);
    const parts = identity.parts.map(({ account }) => rowOf(account));
    if (!total || parts.includes(undefined)) return [];
    return total.values.flatMap((sum, column): TableCheck[] => {
      const terms = parts.flatMap((part) => {
        const value = part?.values.find(
          ({ date, currency }) => date === sum.date && currency === sum.currency,
        );
        return value && part?.values.length === total.values.length ? [part.values[column] ?? value] : [];
      });
      if (terms.length < parts.length) return [];
      const factor = scaleBetween(rows, total, sum);
      const isHeld = holds(
        identity,
        sum.value,
        terms.map(({ value }) => value),
        digit * factor,
      );
      return isHeld === null ? [] : [{ identity, holds: isHeld, total: sum, parts: terms }];
    });
  });
}

/** How much larger a value is than its digits: the scale of its table. */
function scaleBetween(rows: readonly Open[], row: TableRow, value: TableValue): number {
  const raw = rows
    .find(({ line }) => line.start === row.start)
    ?.candidates[0]?.find((one) => one !== null && one !== 0);
  const first = row.values[0] ?? value;
  return raw ? Math.abs(first.value / raw) : 1;
}

/** `Where we stood at 31 December 2025` between rows: what follows is of that day, under heads of its own. */
const isTitleOfOther = (line: Line, body: readonly Line[]): boolean =>
  line.tail === null &&
  line.cells.length === 1 &&
  body.some((one) => moneyCells(one).length > 1) &&
  OF_A_DAY.test(line.text) &&
  datesIn(line.text).some(({ date }) => /-\d\d$/.test(date));
const OF_A_DAY = /\b(?:at|on|as of|au|a la date du|le)\b/;

/** Parts a block where a new head begins, or another unit: an income statement and a balance sheet may stand on one page. */
function tablesWithin(block: TableBlock, context: Context): { head: Line[]; body: Line[] }[] {
  const tables: { head: Line[]; body: Line[] }[] = [];
  let head: Line[] = [];
  let body: Line[] = [];
  let unit = context.unit;
  for (const line of block.lines) {
    const told = isNoRow(line) ? unitOfLine(line, context.home) : null;
    const said = told !== null && namesRowsOnly(line.text, told, unit) ? null : told;
    const within = said && unitWithin(said, unit);
    const opensHead =
      isHeadLine(line) || isTitleOfOther(line, body) || (within !== null && !isSameUnit(within, unit));
    const goesWithHead = opensHead || (isUnitLine(line, context.home) && body.length === 0);
    unit = within ?? unit;
    if (opensHead && body.every(isNoRow)) {
      // Titles and the upper lines of the heads.
      for (const one of body) head.push(one);
      body = [];
    } else if (opensHead) {
      // `Money (KES thousand)` below the rows of one table is of the next.
      const rows = body.findLastIndex((one) => !isNoRow(one)) + 1;
      const isUnit = [...body.slice(rows), line].some((one) => unitOfLine(one, context.home) !== null);
      const until = isUnit ? rows : body.length;
      tables.push({ head, body: body.slice(0, until) });
      head = body.slice(until);
      body = [];
    }
    if (goesWithHead) head = [...head, line];
    else if (
      body.length === 0 &&
      isNoRow(line) &&
      (line.cells.length > 1 || (head.length > 0 && (line.cells[0]?.column ?? 0) > 0))
    )
      head = [...head, line];
    else body.push(line);
  }
  return [...tables, { head, body }];
}
const isNoRow = (line: Line): boolean => line.tail === null && moneyCells(line).length === 0;
const unitOfLine = ({ text, cells }: Line, home: CurrencyCode): TableScale | null =>
  unitSaid(text, home) ??
  cells.map((cell) => scaleOfTable(cell.text, home)).find((one) => one !== null) ??
  null;

/** Whole numbers far below every sum of their table, with no word for money beside them, are of things. */
const isOfThings = ({ unit, candidates, mark }: Open, smallest: number): boolean =>
  unit === null &&
  mark === '' &&
  Number.isFinite(smallest) &&
  (candidates[0] ?? []).every(
    (value) => value === null || (Number.isInteger(value) && value >= 0 && value * FAR_BELOW <= smallest),
  );
const FAR_BELOW = 50;
/** Which of the numbers of a row are written with a decimal. */
const decimalsIn = ({ line, candidates: [only = []], mark }: Open): boolean[] =>
  mark === '' && line.tail === null && only.length > 1
    ? moneyCells(line).map(({ text }) => /\d[.,]\d{1,2}\)?$/.test(text))
    : [];
/** `Cases shipped   1,940   2,870` beside `Revenue   310.0   468.0`: things, where every sum has a decimal. */
const isInWholes = (row: Open): boolean => {
  const decimals = decimalsIn(row);
  return decimals.length > 1 && !decimals.some(Boolean);
};
/** Lines of a statement that say no unit are sums as those beside them are. */
const isLargeSum = ({ candidates: [only = []] }: Open): boolean =>
  only.every((value) => value === null || Math.abs(value) >= LEAST_SUM);
const LEAST_SUM = 1000;
const LEAST_ACCOUNTS = 3;
const OF_USES =
  /(?:^|[|(] ?)(?:uses?|emplois?|purpose|what for|objet|utilisations?)(?: ?(?:\||$)| (?:of (?:the )?(?:funds|proceeds|money)|de(?:s|s? la)? (?:fonds|levee|somme)|amount|montant|share|part|%|[a-z]{1,4} ?(?:m|mn|million|thousand|crore|lakh)s?)\b)|\bwhere (?:it|the money) goes\b|\bwhat .{2,40} (?:buys|pays for)\b/;
/** Heads of a table that counts those who work. */
const OF_PEOPLE =
  /\b(?:people|staff|teams?|head ?count|head count|employees|workforce|payroll|crew|personnel|effectifs?|equipes?|salaries|permanents?|postes|heads(?=$))\b/;
/** As many as one line of such a table may count, as what a table of sums would have to be above. */
const MOST_PEOPLE = 1_000_000;

/** Titles in cells beside each other, each on its own. */
const cellsAsLines = ({ cells }: Line): Line[] =>
  cells.map((cell): Line => ({ ...cell, cells: [cell], tail: null }));

const LONGEST_TITLE = 120;
/** `calls answered (Q2: 8,400)`: the time of the number behind it. */
const OF_A_VALUE = /^ ?: ?(?:[a-z$€£₦₵]{1,4} ?)?\d/;

/** `September 2022 (1)`: where a title sends to a note. */
const NOTE_BEHIND = / ?(?:\(\d\)|\*{1,3})$/;

/** `RCS Lyon 2014 B 00712`: the year in which a company was written into a register. */
const IN_A_REGISTER =
  /\b(?:rcs|rccm|rc|reg(?:istration|istered|\.)?(?: no\.?| number)?|company (?:no\.?|number))[ .:#°-]{1,4}(?:[a-z][a-z' -]{1,30} )?(?:19|20)\d\d ?(?:[-/ ] ?)?(?:[a-z]{1,2}[ -]?)?\d{2,}\b/g;

function takeTitles(lines: readonly Line[], context: Context): void {
  for (const { text: printed } of lines) {
    const line = printed.replace(NOTE_BEHIND, '').replace(IN_A_REGISTER, ' ');
    takeUnit(line, context);
    // A title may be the first sentence of a line that goes on.
    const text = line.length <= LONGEST_TITLE ? line : (line.split(/\. /)[0] ?? line);
    const time = columnTime(text);
    const told = datesIn(text).find(
      ({ start, end }) => !OF_AN_END.test(text.slice(0, start)) && !OF_A_VALUE.test(text.slice(end)),
    );
    const isSoFar = told !== undefined && SO_FAR.test(text.slice(0, told.start));
    const until = isSoFar ? upTo(told.date, context.fiscalEnd) : told?.date;
    const date = time?.kind === 'date' ? time.date : (until ?? stretchIn(text, context.written));
    const isFirm = SAYS_ITS_YEAR.test(text);
    // What sentences speak of further down takes nothing back of the year the accounts say they are of.
    const isAside = context.isFirm && !isFirm && (text.length > LONGEST_NAME || WITHIN_A_MONTH.test(text));
    if (date !== undefined && text.length <= LONGEST_TITLE && !isAside && !OF_PAPER.test(text)) {
      context.isTitled = true;
      context.isFirm = isFirm;
      context.isOfOther = false;
      // A year alone below `six months to 30 june 2025` is the year of those months.
      context.title = isYear(text) ? (ofTitle([date], context.title)[0] ?? date) : date;
    }
    if (text.length <= 80)
      context.isForecast = FORECAST.test(text) || (context.isForecast && date === undefined);
  }
}

/** `Compte cumulé à fin septembre 2026`: of the months of the year as far as that. */
const SO_FAR = /\b(?:ytd|year[- ]to[- ]date|cumul\w*)\b[^.;,]{0,24}$/;

/** `Exercice du 1er janvier au 31 décembre 2025`, `for the year ended 30 June 2026`. */
const SAYS_ITS_YEAR =
  /\b(?:years?|exercices?|annee|periode?|months|mois|quarter|trimestre|semestre)\b[^.;]{0,20}\b(?:ended|ending|to|clos|close|du|au|from)\b/;
const LONGEST_NAME = 60;
/** `Casablanca, 18 April 2026`: the day somebody signed, where no accounts end. */
const WITHIN_A_MONTH = new RegExp(
  `(?<![\\d/.-])(?:0?[1-9]|1\\d|2[0-7])(?:(?:st|nd|rd|th|er)? (?:of )?(?:${MONTH_NAMES})|[/.](?:0?\\d|1[0-2])[/.]20\\d\\d)(?![a-z\\d])`,
);

/** `Nine months to September`, `Premier semestre`: what a title says without a year, counted from the day of the paper. */
const stretchIn = (text: string, written: Written | null): string | undefined =>
  timesIn(text, written).find(
    ({ date, end }) => /-[QH]\d$| to /.test(date) && !OF_A_VALUE.test(text.slice(end)),
  )?.date;

/** What a column holds by its head, where that says no time. */
type Measure = {
  readonly unit: TableValue['unit'];
  readonly scale: TableScale | null;
  readonly kind?: NumberKind;
  /** The account whose parts it counts. */
  readonly counted?: Account;
  readonly date?: string | null;
};

const OF_SHARES =
  /^(?:%|percent|per cent|percentage|part|share|pct|pourcentage|quote-part)(?: ?\(?%\)?)?(?: .{0,20})?$/;
/** What a round brought, in a table that says beside it what the company was worth. */
const OF_ROUNDS =
  /^(?:(?:cash|money|capital|amounts?|sums?|funds|new money) )?(?:in|paid(?: in| up)?|invested|raised|subscribed|put in)$|^(?:amounts?|sums?|montants?|sommes?|apports?|investissements?|investments?|fonds)(?: (?:levee?s?|investie?s?|souscrite?s?|apportee?s?|versee?s?|en numeraire))?$|^(?:levee|souscription)s?$/;
const OF_STAFF =
  /^(?:(?:permanent|full-?time|number of|nombre de) )?(?:staff|people|persons|head ?count|heads|employees|effectifs?|salaries|personnes)$/;
const CODE = new RegExp(`\\b(?:${CODES}|fcfa)\\b`);
const WHOLE = /^(?:all|totals?|ensemble|sum|together|in all|au total|total general)\b/;

/** What amounts under a head are in, be it a currency alone. */
function scaleOfHead(text: string, home: CurrencyCode): TableScale | null {
  const code = CODE.exec(text)?.[0];
  const named = code === undefined ? null : currencyOfMark(code, home);
  return (
    scaleOfTable(text, home) ??
    scaleOfLabel(text, home) ??
    (named === null ? null : { currency: named, factor: 1 })
  );
}
const isOfMoney = (text: string, home: CurrencyCode): boolean => scaleOfHead(text, home) !== null;
/** `Montant` beside labels under `Milliers FCFA`: a column of what the stub is in. */
const OF_AMOUNTS = /^(?:amounts?|sums?|montants?|sommes?|valeurs?|values?)$/;

/** What is still owed of each loan. */
const OF_BALANCES =
  /^(?:(?:closing|loan|outstanding|current) )?balances?(?: (?:due|owed|outstanding|left))?$|^(?:outstanding|(?:still )?owed|amounts? (?:owed|outstanding|due)|left to (?:pay|repay)|soldes?(?: (?:du|restant))?|encours|restant du|reste (?:du|a payer|a rembourser)|capital restant(?: du)?)$/;
/** What was set aside, spent or drawn, and what is left of it. */
const OF_SPENDING =
  /^(?:(?:amounts? |total )?(?:budget(?:ed|e)?|spent|used|committed|disbursed|drawn|undrawn|limits?|remaining|left|unspent|received|allocated|granted)|depensee?s?|engagee?s?|decaissee?s?|reste|reliquat|alloue|accorde|recue?s?|plafonds?)$/;
/** A column of what each row is in, and that of the figures beside it. */
const OF_UNITS = /^(?:units?|unites?|currency|devise|monnaie)$/;
const OF_FIGURES =
  /^(?:how (?:much|many)|figures?|chiffres?|combien|levels?|niveaux?|results?|resultats?|actuals?|today|now)$/;
const OF_RATES =
  /^(?:(?:interest|annual) )?rates?(?: of interest)?$|^(?:interest|interet|taux(?: d'interet| annuel)?)$/;

const isOfSpending = (text: string): boolean => OF_SPENDING.test(text) || OF_BALANCES.test(text);

function measureOf(text: string, home: CurrencyCode): Measure | null {
  if (OF_RATES.test(text)) return { unit: 'percent', scale: null };
  if (OF_SHARES.test(text)) return { unit: 'percent', scale: null, kind: 'other' };
  const account = OF_STAFF.test(text) ? 'headcount' : accountOf(text);
  if (account !== null && COUNTED.has(account))
    return { unit: 'count', scale: null, counted: account, date: dateInLabel(text) };
  const scale = scaleOfHead(text, home);
  if (OF_WORTH.test(text)) return { unit: 'money', scale, kind: 'valuation' };
  return scale === null ? null : { unit: 'money', scale };
}

/** `Use   ₹ crore   %` over `Fifth plant   26.0   65`, `Round   USD invested   Pre-money USD`: columns told by what they are in. */
function readMeasured({ page, lines, above }: TableBlock, context: Context): TableReading | null {
  const at = lines.findIndex((line) => moneyCells(line).length > 0);
  const body = at < 1 ? [] : lines.slice(at);
  const head = lines.slice(0, Math.max(0, at));
  const columns = [...new Set(body.flatMap(moneyCells).map(({ column }) => column))];
  const isTimed = (line: Line): boolean =>
    isHeadLine(line) && (body.includes(line) || line.cells.some(({ column }) => columns.includes(column)));
  if (lines.some((line) => line.tail !== null || isTimed(line))) return null;
  // Figures set apart below their names are rows of nothing.
  if (body.filter((line) => labelOf(line) === '').length > body.length / 2) return null;
  const headOf = (column: number): string | undefined =>
    head.flatMap(({ cells }) => cells.filter((cell) => cell.column === column)).at(-1)?.text;
  const stub = scaleOfHead(head.at(-1)?.cells[0]?.text ?? '', context.home);
  const areRounds = columns.some((column) => OF_WORTH.test(headOf(column) ?? ''));
  const units = head
    .flatMap(({ cells }) => cells.slice(1).filter(({ text }) => OF_UNITS.test(text)))
    .at(-1)?.column;
  const hasUnits = units !== undefined;
  // `Snapshot 30 Sep 2026   Value   Unit`
  const dateOver =
    datesIn(head.map(({ text }) => text).join(' '))[0]?.date ??
    above.flatMap(({ text }) => dateStated(text) ?? []).at(-1) ??
    (context.isTitled ? context.title : null);
  const areLoans = [...head, ...above.slice(-2)].some(({ text }) => OF_LOANS.test(text));
  const measures = new Map(
    columns.flatMap((column) => {
      const text = headOf(column);
      const measure =
        text === undefined
          ? null
          : areRounds && OF_ROUNDS.test(text)
            ? ({ unit: 'money', scale: null } as const)
            : (OF_AMOUNTS.test(text) && stub !== null) || (areLoans && OF_BALANCES.test(text))
              ? ({ unit: 'money', scale: stub } as const)
              : (hasUnits && (OF_AMOUNTS.test(text) || OF_FIGURES.test(text) || isOfSpending(text))) ||
                  (context.unit !== null && isOfSpending(text))
                ? ({ unit: 'money', scale: null } as const)
                : measureOf(text, context.home);
      const heads = head.flatMap(({ cells }) => cells.filter((cell) => cell.column === column));
      const date = measure?.date ?? timeOver(heads, context);
      return measure === null ? [] : [[column, { ...measure, date }] as const];
    }),
  );
  const counted = [...measures.values()].find((measure) => measure.counted !== undefined)?.counted ?? null;
  const areShares =
    [...measures.values()].every(({ unit }) => unit === 'percent') &&
    body.every(({ cells }) => cells.length <= 2);
  if (measures.size === 0 || (columns.length < 2 && counted === null && !areShares && !hasUnits)) return null;
  // A limit beside what is drawn of it, or a budget beside what is spent, are not both the account.
  const areLimits = columns.filter((column) => isOfSpending(headOf(column) ?? '')).length > 1;
  const isOfUses = head.some(({ cells }) => OF_USES.test(cells.map(({ text }) => text).join(' | ')));
  const separators = separatorsOf(
    body.flatMap(moneyCells).flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  ) ?? { thousands: '', decimal: '' };
  const rows = body.flatMap((line): TableRow[] => {
    const label = labelOf(line);
    const isSum = WHOLE.test(label) || label === '';
    const account = isSum
      ? areLoans
        ? 'borrowings'
        : counted
      : isOfUses || counted !== null || areLimits
        ? null
        : accountOf(label);
    const time = line.cells.map(({ text }) => columnTime(text)).find((one) => one?.kind === 'date');
    const values = moneyCells(line).flatMap((cell): TableValue[] => {
      const [measure, read] = [measures.get(cell.column), cellNumber(cell.text)];
      const [value, other] = read ? valuesOf(read.body, separators) : [];
      if (!measure || !read || value === undefined || other !== undefined || value === 0) return [];
      // `₹9.6 crore`: what an amount is marked with goes before the column of units.
      const marked = read.mark === '' ? null : currencyOfMark(read.mark, context.home);
      const own: Pick<Measure, 'unit' | 'scale'> | null =
        !hasUnits || measure.unit !== 'money'
          ? null
          : marked === null
            ? unitIn(line, units, account, context)
            : { unit: 'money', scale: { currency: marked, factor: 1 } };
      const unit = read.isPercent ? 'percent' : (own?.unit ?? measure.unit);
      const signed = (read.isNegative ? -value : value) * 10 ** read.power;
      const scale = own?.scale ?? measure.scale ?? context.unit;
      return [
        {
          start: cell.start,
          end: cell.end,
          value: precise(unit === 'money' ? signed * (scale?.factor ?? 1) : signed),
          unit,
          currency: unit === 'money' ? (scale?.currency ?? context.unit?.currency ?? context.currency) : null,
          date: IS_SOUGHT.test(label)
            ? null
            : ((time?.kind === 'date' ? time.date : null) ??
              dateInLabel(label) ??
              dayInLabel(label, context) ??
              measure.date ??
              dateInLabel(line.cells.find(({ column }) => column === units)?.text ?? '') ??
              (hasUnits ? dateOver : areLoans ? context.title : null)),
          isForecast: context.isForecast,
          ...(measure.kind === undefined ? {} : { kind: measure.kind }),
        },
      ];
    });
    const isCounted = account !== null && COUNTED.has(account);
    return values.length === 0
      ? []
      : [
          {
            start: line.start,
            end: line.end,
            label,
            account: isCounted === values.some(({ unit }) => unit === 'count') ? account : null,
            candidates: [],
            values,
          },
        ];
  });
  return rows.length < 2 ? null : { page, rows, checks: [], isSettled: false };
}

/** `we confirm the following as at 31 October 2026`: the day of what stands below. */
const dateStated = (text: string): string | undefined =>
  datesIn(text).find(({ start }) => OF_STATING.test(text.slice(0, start)))?.date;
const OF_STATING =
  /\b(?:as (?:at|of)|(?:at )?(?:the )?close of business(?: of)?|arretee?s?|situation|a la date)(?: (?:the|close|of|business|on|au|du|le|\d{1,2}(?:st|nd|rd|th|er)?))* $/;

/** `H1 income` over `Rs. lakh`: of when a column is, by the company's own year. */
function timeOver(heads: readonly Cell[], { written, fiscalEnd }: Context): string | null {
  const date = heads.flatMap(({ text }) => timesIn(text, written))[0]?.date ?? null;
  const part = /^\d{4}(-[HQ]\d)$/.exec(date ?? '')?.[1];
  if (part === undefined || fiscalEnd === null || written === null) return date;
  const now = `${written.year}-${twoDigits(written.month)}`;
  return (
    [1, 0, -1]
      .map((later) => fiscalPart(`${written.year + later}${part}`, fiscalEnd))
      .find((one) => monthsOf(one)[1] <= now) ?? date
  );
}

/** What the cell of a row in a column of units says: a currency with its scale, a share or things; nothing, where no account is named, is no money. */
function unitIn(
  { cells }: Line,
  column: number,
  account: Account | null,
  { home }: Context,
): Pick<Measure, 'unit' | 'scale'> | null {
  const told = cells.find((cell) => cell.column === column)?.text ?? '';
  const scale = scaleOfTable(told.replace(PER_EACH, ''), home);
  if (scale !== null) return { unit: 'money', scale };
  if (OF_PERCENT.test(told)) return { unit: 'percent', scale: null };
  return told === '' && account !== null && !COUNTED.has(account) ? null : { unit: 'count', scale: null };
}

/** `KES a month`, `R/site` */
const PER_EACH = /(?<=\S) ?(?:\/| (?:a|an|per|each|par) ).*$/;
const OF_PERCENT = /^(?:%|per ?cent|pct|percentage|pour ?cent|pourcentage)(?: |$)/;

/** `7.00   Inventories`: the number and the name of a note, and no row. */
function numberedTitle({ cells, tail }: Line): string | null {
  const [first, second, other] = cells;
  const isNumbered =
    tail === null &&
    other === undefined &&
    first !== undefined &&
    second !== undefined &&
    /^\d{1,2}(?:\.\d{1,2})?$/.test(first.text) &&
    /^[a-z][^\d]{3,60}$/.test(second.text);
  return isNumbered ? second.text : null;
}

type Whole = Pick<Open, 'label' | 'account'> & { readonly parts: readonly Open[] };
/** Of these the whole is meant: what makes it, one account or one loan, is none of it. */
const WHOLES: ReadonlySet<Account> = new Set(['cash', 'borrowings']);
const isUnnamed = (label: string): boolean =>
  label === '' ||
  /^(?:(?:grand |sub-?)?totals?(?: general)?|all|together|in all|ensemble|au total|en tout)$/.test(label);
/** `Total cash and cash equivalents` names what it is the whole of. */
const isWhole = ({ account, label }: Open): boolean =>
  account !== null && WHOLES.has(account) && /^total\b/.test(label);

const NUMBERED = /^\d{1,2}[.)] ?/;
/** Sums that stand below their parts without a name: they are of what the heading above the parts says. */
class Totals {
  #heading = '';
  /** The heading above headings. */
  #outer = '';
  #parts: Open[] = [];
  #sums: Open[] = [];

  /** `over` stands above the head, the nearest last. */
  constructor(head: readonly Line[], over: readonly Line[]) {
    const texts = [...head.flatMap(({ cells }) => cells), ...over.toReversed()].map(({ text }) => text);
    const told = texts
      .map((text) => text.replace(NUMBERED, ''))
      .find((text) => accountOf(text) !== null && columnTime(text) === null);
    this.open(told ?? '');
  }

  open(heading: string): void {
    if (this.#parts.length === 0) this.#outer = this.#heading;
    this.#heading = heading.replace(NUMBERED, '');
    this.#parts = [];
  }

  /** What a row without a name of its own is, and of what, or null; others are parts. */
  add(row: Open): Whole | null {
    if (!isUnnamed(row.label) && !isWhole(row)) {
      const [only, other] = row.candidates;
      const account = accountOf(this.#heading);
      // Under a head of people, `Rearing sites  33` is a part of them, too.
      const areCounted = account !== null && COUNTED.has(account);
      if (only && !other && row.unit !== 'percent' && (row.unit !== 'count' || areCounted))
        this.#parts.push(row);
      return null;
    }
    const values = sumsOf(row);
    if (values === null) return null;
    // A part that has nothing in a column leaves it out.
    const made = (parts: readonly Open[]): number[] =>
      row.under.map((head) =>
        parts.reduce((sum, { under, candidates: [only] }) => sum + (only?.[under.indexOf(head)] ?? 0), 0),
      );
    const makes = (parts: readonly Open[]): boolean =>
      parts.length > 1 && isEach(made(parts), values, 1, parts.length);
    const parts = this.#parts;
    if (isWhole(row)) {
      const areParts = makes(parts);
      if (areParts) this.#sums = [...this.#sums, row];
      this.#parts = areParts ? [] : [...parts, row];
      return areParts ? { label: row.label, account: row.account, parts } : null;
    }
    const heading = makes(parts) ? this.#heading : makes([...this.#sums, ...parts]) ? this.#outer : '';
    if (heading !== '') {
      this.#sums = heading === this.#outer ? [] : [...this.#sums, row];
      this.#parts = [];
    }
    const account = accountOf(heading) ?? accountOf(`total ${heading}`);
    return heading === '' || account === null ? null : { label: heading, account, parts };
  }
}

function readTable(
  page: FoldedPage,
  { head, body, title, over }: { head: Line[]; body: Line[]; title: string; over: readonly Line[] },
  context: Context,
): TableReading {
  takeTitles(
    head.filter((line) => !isHeadLine(line) && line.cells.length === 1),
    context,
  );
  const heads = besideColumns(overColumns(headsFrom(head, body, context) ?? context.heads, body), body);
  // `Payer  What for  KES million`: the one column of amounts says what it is in.
  const units = head.flatMap(({ cells }) =>
    cells.filter(({ text }) => scaleOfTable(text, context.home) !== null),
  );
  if (!heads && units.length === 1 && units[0]) takeUnit(units[0].text, context);
  if (heads) context.heads = heads;
  const separators = separatorsOf(
    body
      .filter((line) => unitOfLabel(labelOf(line)) !== 'count')
      .flatMap(moneyCells)
      .filter(({ column }) => !heads || heads.heads.some((head) => head.column === column && head.time))
      .flatMap(({ text }) => cellNumber(text)?.body ?? []),
    context.hasDecimalComma,
  );
  // `73.0   Purchases`: the labels stand behind.
  const areBehind =
    body.filter(({ cells: [first] }) => first !== undefined && cellNumber(first.text) !== null).length >
    body.length / 2;
  let before = '';
  const rows: Open[] = [];
  const totals = new Totals(head, over);
  for (const line of body) {
    const own = labelOf(line);
    if (line.tail === null && moneyCells(line).length === 0) {
      const { unit } = context;
      takeTitles([line], context);
      // Another unit begins another table.
      context.unit = unit;
      before = line.cells.length === 1 ? line.text : '';
      totals.open(before);
      continue;
    }
    const numbered = areBehind ? null : numberedTitle(line);
    if (numbered !== null) {
      totals.open(numbered);
      continue;
    }
    const wrapped = `${before} ${own}`;
    const isWrapped =
      before !== '' && own !== '' && accountOf(wrapped) !== null && accountOf(before) === null;
    const label = line.tail ? (line.cells[0]?.text ?? '') : own === '' ? before : isWrapped ? wrapped : own;
    const row = openRow(line, label, heads, separators ?? { thousands: '', decimal: '' });
    const whole = row === null ? null : totals.add(row);
    if (row && whole) {
      const { parts, ...named } = whole;
      if (named.account !== null && WHOLES.has(named.account))
        for (const part of parts) rows[rows.indexOf(part)] = { ...part, account: null, isPart: true };
      const isCount = named.account !== null && COUNTED.has(named.account);
      if (isCount)
        for (const part of parts) rows[rows.indexOf(part)] = { ...part, unit: part.unit ?? 'count' };
      rows.push({ ...row, ...named, unit: isCount ? 'count' : 'money' });
    } else if (row && label !== '') rows.push(row);
    before = '';
  }
  // What a sum is to be spent on is no stock and no cash of the company's.
  const isOfUses =
    head.some(({ cells }) => OF_USES.test(cells.map(({ text }) => text).join(' | '))) || OF_USES.test(title);
  const { rows: settled, isSettled } = settle(
    isOfUses ? rows.map((row): Open => ({ ...row, account: null })) : named(rows),
  );
  const sums = settled
    .filter(({ unit }) => unit === 'money')
    .flatMap(({ candidates }) => candidates[0] ?? []);
  const smallest = sums.reduce<number>(
    (least, value) => (value ? Math.min(least, Math.abs(value)) : least),
    Infinity,
  );
  const isStatement =
    settled.filter(({ account }) => account !== null && !COUNTED.has(account)).length >= LEAST_ACCOUNTS;
  const isOfPeople =
    sums.length === 0 &&
    !head.some(({ cells }) => cells.slice(1).some(({ text }) => isOfMoney(text, context.home))) &&
    OF_PEOPLE.test([title, ...head.map(({ text }) => text)].join(' '));
  const names = (accounts: ReadonlySet<Account>): boolean =>
    settled.some(({ account }) => account !== null && accounts.has(account));
  const isBalance = names(OF_A_BALANCE) && !names(OF_RESULTS);
  const isOfResults = isStatement && names(OF_RESULTS) && !names(OF_A_BALANCE);
  const areAmounts = !heads && units.length === 1;
  const ofMoney = settled.filter(({ unit }) => unit === 'money');
  const areDecimal =
    ofMoney.length > 1 &&
    ofMoney.map(decimalsIn).every((decimals) => decimals.length > 0 && decimals.every(Boolean));
  const unitIn = (row: Open): Open['unit'] => {
    if (areAmounts && row.account === null && WITH_THEM.test(row.label)) return 'money';
    if (isOfThings(row, smallest) || (isOfPeople && row.unit === null && isOfThings(row, MOST_PEOPLE)))
      return 'count';
    if (row.unit === null && areDecimal && isInWholes(row)) return 'count';
    return row.unit === null && isStatement && isLargeSum(row) ? 'money' : row.unit;
  };
  // Rows below one that says its unit are in the same, where neither the table nor its columns say one.
  const isToldAbove = context.unit !== null || heads?.heads.some(({ unit }) => unit !== null);
  let inherited: TableScale | null = null;
  const read = settled.map((row) => {
    const said =
      isToldAbove || (row.unit !== 'money' && row.unit !== null)
        ? null
        : scaleOfLabel(row.label, context.home);
    // A label that ends in a currency is of money, whatever it is called.
    const unit = row.unit === 'money' || said?.currency ? said : null;
    inherited = unit ?? inherited;
    const own = { ...context, isBalance, isOfResults, ...(isOfUses ? { title: null } : {}) };
    const account = isOfPeople && isWholeOf(row, settled) ? 'headcount' : row.account;
    return close({ ...row, account, unit: unit === null ? unitIn(row) : 'money' }, heads, own, inherited);
  });
  return { page, rows: withCosts(read), checks: checksOf(settled, read), isSettled };
}

/** Whether a row without a name of its own, `All`, `Total`, is what the rows above it make. */
function isWholeOf(row: Open, rows: readonly Open[]): boolean {
  if (row.account !== null || !WHOLE.test(row.label)) return false;
  const first = ({ candidates: [only = []] }: Open): number => only[0] ?? 0;
  const parts = rows.slice(0, rows.indexOf(row));
  return (
    parts.length >= 2 &&
    parts.every(({ account, unit }) => account === null && unit !== 'percent') &&
    parts.reduce((sum, part) => sum + first(part), 0) === first(row)
  );
}

/** `Clients actuels` beside a column of sums: what is sold to them. */
const WITH_THEM = /^(?:(?:existing|present|current|other|autres) )?(?:clients?|customers?)\b/;

const COSTS: ReadonlySet<Account> = new Set([
  'costOfSales',
  'staffCosts',
  'operatingExpenses',
  'depreciation',
]);
const firstValue = (rows: readonly TableRow[], account: Account): number | undefined =>
  rows.find((row) => row.account === account)?.values[0]?.value;

const OWNED: ReadonlySet<Account> = new Set([...OF_A_BALANCE, 'receivables', 'equity']);

/** Finance costs and a charge of tax are sums spent, also where a statement writes what goes out in brackets. */
function withCosts(rows: readonly TableRow[]): TableRow[] {
  const [before, tax, after] = [
    firstValue(rows, 'profitBeforeTax'),
    firstValue(rows, 'incomeTax'),
    firstValue(rows, 'netProfit'),
  ];
  const isAdded =
    before !== undefined && tax !== undefined && after !== undefined && tax !== 0 && before !== after
      ? Math.sign(tax) === Math.sign(after - before)
      : rows.some(
          ({ account, values }) =>
            account !== null && COSTS.has(account) && values.some(({ value }) => value < 0),
        );
  // Beside what is owned, a loan in brackets is owed.
  const isOfBalance = rows.some(({ account }) => account !== null && OWNED.has(account));
  return rows.map((row) => {
    if (row.account === 'borrowings' && isOfBalance)
      return { ...row, values: row.values.map((one) => ({ ...one, value: Math.abs(one.value) })) };
    const isCost = row.account === 'financeCosts' || (row.account === 'incomeTax' && isAdded);
    if (!isCost) return row;
    const turned = (value: number): number => (row.account === 'financeCosts' ? Math.abs(value) : -value);
    return { ...row, values: row.values.map((one) => ({ ...one, value: turned(one.value) })) };
  });
}

/** Whether most rows have a number for each head that is known. */
const fills = (body: readonly Line[], heads: Heads | null): boolean => {
  const counts = body.map((line) => moneyCells(line).length).filter((count) => count > 0);
  const wanted = heads?.heads.filter(({ time }) => time !== null).length ?? 0;
  return counts.filter((count) => count >= wanted).length > counts.length / 2;
};

const OF_COHORTS =
  /\bcohort(?:e?s)?\b|\b(?:joined|joining|signed up|sign-?up|acquired|inscription|arrivee)\b/;
/** A table that stands on its side, read upright: each of its values is in the line that its time begins. */
function readTurned(block: TableBlock, context: Context): TableReading | null {
  const upright = turnedUpright(block, context.home);
  if (upright === null) return null;
  const { head, body, year, planned } = upright;
  const own: Context = { ...context, title: year ?? context.title, heads: null };
  const read = readTable(block.page, { head, body, title: '', over: [] }, own);
  context.unit = own.unit;
  const isOfIncome = read.rows.some(({ account }) => INCOMES.has(account));
  // Those who came in a month are a part of all there were.
  const areCohorts = OF_COHORTS.test(head[0]?.cells.find(({ column }) => column === 0)?.text ?? '');
  const rows = read.rows
    .flatMap((row) =>
      row.values.length === 0
        ? [row]
        : row.values.map((value): TableRow => {
            const line = block.lines.find(({ start, end }) => start <= value.start && value.end <= end);
            const isOfPersons = isOfIncome && row.account === null && value.unit === 'count';
            const account = isOfPersons && namesPersons(row.label) ? 'customers' : row.account;
            return {
              ...row,
              isTurned: true,
              account: areCohorts ? null : account,
              ...(areCohorts ? { isPart: true } : {}),
              start: line?.start ?? row.start,
              end: line?.end ?? row.end,
              values: [planned.has(row.start) ? { ...value, isForecast: true } : value],
            };
          }),
    )
    .toSorted((a, b) => (a.values[0]?.start ?? a.start) - (b.values[0]?.start ?? b.start));
  return rows.every(({ values }) => values.length === 0) ? null : { ...read, rows };
}

/** A table is read as one where it has a head of periods, a scale, or rows of the chart of accounts. */
const isTable = ({ rows }: TableReading, hadHead: boolean, context: Context): boolean =>
  hadHead ||
  rows.some(({ candidates, account }) => candidates.length > 0 && account !== null) ||
  (rows.length >= 2 && (context.unit !== null || rows.filter(({ account }) => account !== null).length >= 2));

/**
 * Reads the tables of folded pages: rows to accounts, columns to periods, scales and currencies. Of several readings the
 * one whose sums close is taken; where none does, a row has candidates and no values. `home` decides signs that several
 * countries share. Periods without a year are counted from the day the paper was `written`. In accounts, scale, currency and heads
 * hold on for the pages that follow, and `named`, which their file is called by, is the period of what no title dates.
 */
export function readTables(
  pages: readonly FoldedPage[],
  home: CurrencyCode | null,
  isAccounts: boolean,
  { written, named }: { readonly written: Written | null; readonly named: string | null } = NO_TIME,
): TableReading[] {
  const whole = wholeText(pages);
  const declared = unitDeclared(pages, home ?? 'USD', isAccounts);
  const context: Context = {
    home: home ?? 'USD',
    hasDecimalComma: pages.reduce((count, { text }) => count + (text.match(FRENCH)?.length ?? 0), 0) >= 2,
    currency: currencyOfDocument(pages.map(({ text }) => text).join('\n'), home),
    written,
    fiscalEnd: fiscalEndOf(pages) ?? (OF_FISCAL_YEAR.test(whole) ? usualYearEnd(home, whole) : null),
    declared,
    isAccounts,
    unit: declared,
    title: isAccounts ? named : null,
    isTitled: false,
    isFirm: false,
    isOfOther: false,
    ofPage: null,
    subject: null,
    stretch: null,
    isForecast: false,
    isBalance: false,
    isOfResults: false,
    heads: null,
  };
  // The cover says of which year accounts are, however much stands between it and their first table.
  const [cover] = isAccounts ? pages : [];
  if (cover)
    takeTitles(
      linesAlone(cover).filter(({ text }) => SAYS_ITS_YEAR.test(text)),
      context,
    );
  const stated = (page: FoldedPage): TableReading[] => {
    const unit = declared ?? context.unit;
    const reading = isAccounts && unit !== null ? readStated(page, unit, context) : null;
    return reading === null ? [] : [reading];
  };
  return pages.flatMap((page) => {
    context.isTitled = false;
    context.isOfOther = false;
    context.ofPage = null;
    if (!isAccounts)
      Object.assign(context, { unit: declared, title: null, isFirm: false, heads: null, isForecast: false });
    const blocks = tablesOf(page);
    if (blocks.length === 0) {
      takeTitles(linesAlone(page), context);
      return stated(page);
    }
    const tables = blocks.flatMap((block, index) => readBlock(block, index === blocks.length - 1, context));
    return [...tables, ...stated(page)];
  });
}

/** The tables of a block, each in the unit said nearest to it. */
function readBlock(block: TableBlock, isLast: boolean, context: Context): TableReading[] {
  const noted = unitBelow(block, isLast, context);
  const carried = context.unit;
  const tables = [withoutEnds(block)]
    .flatMap(besideEachOther)
    .flatMap(apartFromOwners)
    .flatMap(byWords)
    .flatMap(byHeads)
    .flatMap(apartFromTurned)
    .flatMap((part) => {
      endTitle(part.above, context);
      takeTitles(part.above, context);
      context.ofPage ??= { title: context.title };
      if (noted !== null) context.unit = unitWithin(noted, carried);
      return readPart(part, context);
    });
  if (noted !== null) context.unit = carried;
  return tables;
}

function readPart(block: TableBlock, context: Context): TableReading[] {
  context.stretch = block.above.slice(-2).some(isOfTwelve) ? TWELVE : null;
  const ledger = trialHeadIn(block);
  if (ledger) takeTitles(block.lines.slice(0, ledger.from).flatMap(cellsAsLines), context);
  const owners =
    (ledger && readTrialBalance(block, ledger, context)) ??
    readOwners(block.page, block, context.title) ??
    readTurned(block, context) ??
    readMeasured(block, context);
  if (owners) return [owners];
  return tablesWithin(block, context).flatMap((table, index, tables) => {
    if (index > 0) endTitle([...(tables[index - 1]?.body.slice(-1) ?? []), ...table.head], context);
    const over = [
      ...table.head.filter(({ cells }) => cells.length === 1),
      ...(index === 0 ? block.above.slice(-2) : (tables[index - 1]?.body.slice(-1) ?? []).filter(isNoRow)),
    ];
    const hasSum = table.body.some((line) => IS_SUM.test(labelOf(line)));
    const titles = [
      ...over,
      ...(hasSum ? table.head.slice(-1).flatMap(({ cells }) => cells.slice(0, 1)) : []),
    ];
    context.subject = titles.some(({ text }) => isOfIncome(text, hasSum)) ? 'revenue' : null;
    // `Tableau de bord 2e trimestre 2025   en millions d'ariary`: titles in cells beside each other.
    const numeric = table.body.flatMap(moneyCells).map(({ column }) => column);
    for (const line of table.head)
      if (line.tail === null && isTitleLine(line, numeric)) takeTitles(cellsAsLines(line), context);
    const own = headsFrom(table.head, table.body, context);
    const isOther = index === 0 ? block.above.length > 0 : !fills(table.body, context.heads);
    if (!own && isOther) context.heads = null;
    // `Revenue (KES m)` beside `Outlets`: its rows say what they are in, and none is in what a table above was.
    const isTold = ({ text }: Line): boolean => scaleOfTable(text, context.home) !== null;
    const isHeadTold = table.head.some(isTold);
    const isOwnTold = isHeadTold || block.above.slice(-2).some(isTold);
    const areRowsTold = table.body.some((line) => scaleOfLabel(labelOf(line), context.home) !== null);
    if (own && !context.isAccounts && areRowsTold && !isOwnTold) context.unit = context.declared;
    // Below a unit of its own, a table has the times of the one above, and not what its columns were in.
    if (!own && isHeadTold && context.heads) context.heads = withoutUnits(context.heads);
    const title = index === 0 ? (block.above.at(-1)?.text ?? '') : '';
    const reading = readTable(block.page, { ...table, title, over }, context);
    return isTable(reading, own !== null || context.heads !== null, context) ? [reading] : [];
  });
}

const withoutUnits = (heads: Heads): Heads => ({
  ...heads,
  heads: heads.heads.map((head) => ({ ...head, unit: null })),
});

const NO_TIME = { written: null, named: null };

/** A time said between two tables is of the second, until another title. */
function endTitle(lines: readonly Line[], context: Context): void {
  const isLocal = context.ofPage !== null && context.ofPage.title !== context.title;
  context.isOfOther ||= isLocal && lines.some(isShortTitle);
}
const isShortTitle = ({ text, cells, tail }: Line): boolean =>
  tail === null && cells.length <= 1 && text.length <= LONGEST_NAME && cellNumber(text) === null;

/** `Cash and equivalents at 31 December 2025: 2,180.`: a line of the accounts within a sentence of theirs, without a mark. */
const STATED =
  /(?<=^|[.;:] |\n)(?<label>[a-z][a-z ,'()/-]{3,60}?)(?: (?:at|as at|on|au|a fin|fin) (?<day>[^:.;\t\n]{4,24}?))? ?: ?\n?(?<number>\d{1,3}(?:[ ,]\d{3})+)(?= ?(?:[.;\n]|$)| (?:at|as at|on|au|a fin|fin) (?<then>[^:.;\t\n]{4,24}))/g;

/** What sentences of accounts give in the scale that all their amounts are in. */
function readStated(
  page: FoldedPage,
  { factor, currency }: TableScale,
  context: Context,
): TableReading | null {
  const rows = [...page.text.matchAll(STATED)].flatMap(({ 0: words, index, groups = {} }): TableRow[] => {
    const { label = '', day, then, number = '' } = groups;
    const account = accountOf(label);
    if (account === null || COUNTED.has(account)) return [];
    const date = datesIn(day ?? then ?? '')[0]?.date ?? context.title;
    const end = index + words.length;
    const value = {
      start: end - number.length,
      end,
      value: Number(number.replaceAll(/\D/g, '')) * factor,
      unit: 'money',
      currency: currency ?? context.currency,
      date: date !== null && STANDING.has(account) ? asDay(date) : date,
      isForecast: false,
    } as const;
    return [{ start: index, end, label, account, values: [value], candidates: [] }];
  });
  return rows.length === 0 ? null : { page, rows, checks: [], isSettled: false };
}

/** Two tables beside each other, each with its own labels: one after the other. */
function besideEachOther(block: TableBlock): TableBlock[] {
  const rows = block.lines.filter((line) => line.tail === null && moneyCells(line).length > 0);
  const isLabel = ({ text }: Cell): boolean =>
    cellNumber(text) === null && !isNilCell(text) && /[a-z]{3}/.test(text) && !isUnitAlone(text);
  // Months or days down the side, and a white column before the labels of the other table.
  const taken = new Set(block.lines.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const isApart = ([first]: readonly Cell[], { column }: Cell): boolean =>
    columnTime(first?.text ?? '')?.kind === 'date' && !taken.has(column - 1);
  const starts = Map.groupBy(
    rows.flatMap(({ cells }) =>
      cells.flatMap((cell, index) =>
        isLabel(cell) &&
        (isLabel(cells[0] ?? cell) || isApart(cells, cell)) &&
        cells.slice(1, index).some(({ text }) => cellNumber(text) !== null) &&
        cells.slice(index + 1).some(({ text }) => cellNumber(text) !== null)
          ? [cell.column]
          : [],
      ),
    ),
    (column) => column,
  );
  const [found] = [...starts].toSorted(([, a], [, b]) => b.length - a.length);
  if (!found || found[1].length < LEAST_BESIDE || found[1].length < rows.length / 3) return [block];
  const [at] = found;
  const half = (keep: (cell: Cell) => boolean): Line[] =>
    block.lines.flatMap((line): Line[] => {
      const cells = line.cells.filter(keep);
      const [first] = cells;
      const last = cells.at(-1);
      return line.tail !== null || !first || !last
        ? []
        : [
            {
              ...line,
              cells,
              start: first.start,
              end: last.end,
              text: line.text.slice(first.start - line.start, last.end - line.start),
            },
          ];
    });
  return [
    { ...block, lines: half(({ column }) => column < at) },
    { ...block, lines: half(({ column }) => column >= at) },
  ];
}
const LEAST_BESIDE = 3;

const OF_ENDS =
  /^(?:(?:loan|final|last) )?(?:ends?|ending|end date|until|matur\w+|due(?: date| on| in)?|expir\w+|repaid by|repayable|repayment(?: date| by)?|last (?:instalment|payment)|(?:date d')?echeances?(?: finale)?|fin|terme|jusqu\S*|derniere echeance)$/;
const OF_BEGINNINGS =
  /^(?:(?:date )?(?:granted|drawn(?: down)?|disbursed|opened|signed|taken out|mise? en place|debloque|accorde|octroye|souscrit|signe)(?: (?:on|in|le))?|start(?: date|ed)?|date (?:de (?:signature|mise en place|deblocage)|d'octroi)|octroi|deblocage)$/;
/** A table without its columns of days on which something begins or ends: no row is of such a day. */
function withoutEnds(block: TableBlock): TableBlock {
  return [OF_ENDS, OF_BEGINNINGS].reduce(withoutDays, block);
}

function withoutDays(block: TableBlock, words: RegExp): TableBlock {
  const head = block.lines.findIndex(({ cells }) => cells.some(({ text }) => words.test(text)));
  const column = block.lines[head]?.cells.find(({ text }) => words.test(text))?.column;
  if (column === undefined || (block.lines[head]?.cells.length ?? 0) < LEAST_HEADS) return block;
  return {
    ...block,
    lines: block.lines.map((line, index) => {
      const cells = line.cells.filter((cell) => cell.column !== column);
      return index <= head || line.tail !== null || cells.length === line.cells.length || cells.length === 0
        ? line
        : { ...line, cells, text: cells.map(({ text }) => text).join('\t') };
    }),
  };
}
const LEAST_HEADS = 3;

/** `Grant, in euros` over `Line   Budget   Spent   Left`: a title and the heads of another table than the rows above. */
function opensByWords(lines: readonly Line[], at: number): boolean {
  const [title, head, ...below] = lines.slice(at - 1);
  const numeric = new Set(
    below
      .slice(0, 2)
      .flatMap(moneyCells)
      .map(({ column }) => column),
  );
  const over = head?.cells.slice(1) ?? [];
  return (
    title?.cells.length === 1 &&
    moneyCells(title).length === 0 &&
    head?.tail === null &&
    over.length >= FEWEST_OVER &&
    over.every(
      ({ text, column }) =>
        numeric.has(column) &&
        /^[a-z][^\d]{2,}$/.test(text) &&
        !isUnitAlone(text) &&
        columnTime(text) === null,
    ) &&
    over.filter(({ text }) => statusTime(text) !== null).length < FEWEST_OVER
  );
}
const FEWEST_OVER = 2;

/** A block parted where the heads of another table stand between its rows. */
function byWords(block: TableBlock): TableBlock[] {
  const first = block.lines.findIndex((line) => moneyCells(line).length > 1);
  const at = block.lines.findIndex(
    (_, index) => first >= 0 && index > first + 1 && opensByWords(block.lines, index),
  );
  if (at < 0) return [block];
  const above = block.lines.slice(at - 1, at);
  return [
    { ...block, lines: block.lines.slice(0, at - 1) },
    ...byWords({ ...block, lines: block.lines.slice(at), above }),
  ];
}

/** A block parted where heads of periods begin below a table without any: owners above a statement, uses above a plan. */
function byHeads(block: TableBlock): TableBlock[] {
  const first = block.lines.findIndex((line) => line.tail === null && moneyCells(line).length > 0);
  const at = block.lines.findIndex((line, index) => index > first && first >= 0 && isHeadLine(line));
  const before = block.lines.slice(0, at);
  const isParted =
    at > 0 &&
    !before.some(isHeadLine) &&
    before.some(({ cells }) => cells.some(({ text }) => isColumnHead(text))) &&
    (block.lines[at]?.cells ?? []).every(({ text }) => isYear(text) || cellNumber(text) === null);
  if (!isParted) return [block];
  const last = before.findLastIndex((line) => moneyCells(line).length > 0) + 1;
  return [
    { ...block, lines: before.slice(0, last) },
    { ...block, lines: block.lines.slice(at), above: before.slice(last) },
  ];
}
const isColumnHead = (text: string): boolean => OF_SHARES.test(text) || OF_STAFF.test(text);

/** A year of a company that may begin in another month than January. */
const OF_FISCAL_YEAR = /\bfy ?'?\d\d|\b20\d\d[-/]\d\d\b/;

/** The month in which the years of companies end where a currency is of, if not in December. */
function usualYearEnd(home: CurrencyCode | null, text: string): number | null {
  const place = home ?? (/\b(?:crores?|lakhs?|cr)\b/.test(text) ? 'INR' : null);
  return place === 'INR' ? 3 : place === 'PKR' || place === 'BDT' ? 6 : place === 'NPR' ? 7 : null;
}

const FIRST_LINES = 12;

/** The short lines a page without a table begins with: a cover says period, currency and scale. */
function linesAlone(page: FoldedPage): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const text of page.text.split('\n').slice(0, FIRST_LINES)) {
    const line = text.trim();
    if (line !== '') lines.push({ start: from, end: from + text.length, text: line, cells: [], tail: null });
    from += text.length + 1;
  }
  return lines;
}
