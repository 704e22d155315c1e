import type { EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import { fold } from '#shared/domain/text.ts';
import {
  ALL_IN_ONE,
  AT_LEAST,
  AT_MOST,
  BEFORE_THE_ROUND,
  CURRENT,
  type Fact,
  type FactQuote,
  type FactSource,
  HOW_MADE,
  holderKey,
  isFounder,
  type Metric,
  MONTHLY_ACTIVE,
  NOT_OVER,
  OF_ANY_RATE,
  OF_EITHER_KIND,
  OVER_A_YEAR,
  OF_NOW,
  ONE_CUSTOMER,
  STANDING,
} from './fact.ts';
import { endOf, monthsBefore, monthsOf, yearTo } from './fact-period.ts';

/** A figure of a document as the reader of documents publishes it. */
type Stated = {
  readonly kind: string;
  readonly account?: string | null;
  readonly value: number;
  readonly currency: string | null;
  readonly unit: Fact['unit'];
  readonly period: string | null;
  readonly isForecast?: boolean;
  readonly isDateInferred?: boolean;
  /** What it is of is likely and no more: no fact rests on it. */
  readonly isLikely?: boolean;
  /** Listed alone, as the column of a parent beside its group's or a case that might come: no fact rests on it. */
  readonly isAside?: boolean;
  readonly about?: string | null;
  readonly label?: string | null;
  readonly quote: FactQuote;
};

export type Analysed = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly type: string;
  readonly analysis: {
    readonly time?: {
      readonly writtenIn: string | null;
      readonly yearEnd: number | null;
      readonly countsCalendarYears: boolean;
    };
    readonly identity?: { readonly subjects: readonly unknown[]; readonly founders?: readonly string[] };
    readonly scope?: 'group' | 'company' | 'subsidiary' | null;
    readonly keepsOneAccount?: boolean;
    readonly keepsOneBank?: boolean;
    readonly limits?: readonly {
      readonly of: 'debt' | 'ask' | 'customerShare';
      readonly side: 'most' | 'least';
      readonly value: number;
      readonly currency: string | null;
      readonly period: string | null;
      readonly quote: FactQuote;
    }[];
    readonly unplacedMark?: string | null;
    readonly numbers: readonly Stated[];
    readonly recognisedPages?: readonly number[];
    readonly strengths: readonly { readonly code: string }[];
  };
};

const OF_ACCOUNT: Readonly<Record<string, Metric>> = {
  revenue: 'revenue',
  recurringRevenueMonthly: 'recurringRevenue',
  recurringRevenueAnnual: 'recurringRevenue',
  grossProfit: 'grossProfit',
  ebitda: 'ebitda',
  netProfit: 'netProfit',
  cash: 'cash',
  closingCash: 'cash',
  borrowings: 'debt',
  burn: 'burn',
  customers: 'customers',
  users: 'users',
  headcount: 'headcount',
};
const OF_KIND: Readonly<Record<string, Metric>> = {
  revenue: 'revenue',
  growth: 'growth',
  users: 'users',
  customers: 'customers',
  ask: 'ask',
  valuation: 'valuation',
  runway: 'runway',
  burn: 'burn',
  cash: 'cash',
  market: 'marketSize',
  team: 'headcount',
};
/** Figures of no kind that say what they are of. */
const OF_LINE: Readonly<Record<string, Metric>> = {
  'gross margin': 'grossMargin',
  'gross profit': 'grossProfit',
  founders: 'foundersShare',
  ebitda: 'ebitda',
  'net profit': 'netProfit',
  'net loss': 'netProfit',
  debt: 'debt',
  'debt of the group': 'debt',
  'ebitda of the group': 'ebitda',
  'net profit of the group': 'netProfit',
  'customer acquisition cost': 'acquisitionCost',
  'lifetime value': 'lifetimeValue',
  'largest customer': 'customerShare',
  [ONE_CUSTOMER]: 'customerShare',
};
/** What a fact is of where that is less than its metric says. */
const PARTS: Readonly<Record<string, string>> = {
  [ONE_CUSTOMER]: ONE_CUSTOMER,
  'founders before the round': BEFORE_THE_ROUND,
  'debt of the group': 'group',
  'ebitda of the group': 'group',
  'net profit of the group': 'group',
};
/** What is told as of after a round holds where the round has its day, and the paper was written on it or later. */
const AFTER_THE_ROUND = 'founders after the round';
function isToCome(document: Analysed, { about, period, isDateInferred }: Stated): boolean {
  const [date] = partsOf(period);
  const written = writtenIn(document);
  const isOver =
    date !== null && isDateInferred !== true && written !== null && endOf(date) <= endOf(written);
  return about === AFTER_THE_ROUND && !isOver;
}
/** How often, and whose where not the customers': `monthly churn`, `churn of agents`. */
const CHURN = /^(?:(monthly|annual) )?churn(?: of (.+))?$/;
const UNITS: Partial<Record<Metric, Fact['unit']>> = {
  growth: 'percent',
  grossMargin: 'percent',
  foundersShare: 'percent',
  ownership: 'percent',
  churn: 'percent',
  customerShare: 'percent',
  runway: 'months',
};
/** What is asked for stands in a deck or a plan; sums in accounts and contracts are others. */
const ASKING: ReadonlySet<string> = new Set(['pitch_deck', 'business_plan']);
/** Recurring revenue of a sentence is a month's or a year's worth, whatever time it is of. */
const RATE_OF_RECURRING: Readonly<Record<string, string>> = {
  'recurring revenue': 'monthly',
  'annual recurring revenue': 'annual',
};
/** What a contract between two companies says of business may be the other's; holdings and terms of a round are this one's. */
const isOfTwo = ({ type, analysis }: Analysed): boolean =>
  type === 'legal_docs' && (analysis.identity?.subjects.length ?? 0) > 1;
/** Metrics of several things: whose share, what grew, before or after the money, all cash or one account's, on a day or on average. */
const SAYS_OF: ReadonlySet<Metric> = new Set([
  'ask',
  'revenue',
  'burn',
  'growth',
  'ownership',
  'valuation',
  'cash',
  'headcount',
  'users',
  'customers',
  'runway',
]);
const COUNTS: ReadonlySet<Metric> = new Set(['users', 'customers', 'headcount']);

/** A row of owners that founders share: `Founders (Ama Boateng, Kofi Mensah)`. */
const FOUNDERS =
  /^(?:(?:sub-?total|sous-total|total)[ :,–-]+)?(?:the |les |des )?(?:co-?)?(?:founders|promoters|founding team|fondat(?:eurs|rices)|promoteurs)\b/i;

/** `Fondateurs (C. Ndiaye)` above `Fondateurs (A. Sarr)`: what one of them holds. */
const ONE_FOUNDER =
  /^[^(]*\((?![^)]*(?:,|;|\/|&|\d|\b(?:and|et|two|three|four|deux|trois|quatre)\b))[^)]+\)$/i;
const isOfFounders = (about: string): boolean => FOUNDERS.test(about) && !ONE_FOUNDER.test(about);

function metricOf({ kind, account, about, unit }: Stated): Metric | null {
  if (account != null) return OF_ACCOUNT[account] ?? null;
  if (kind === 'revenue' && about !== null && about !== undefined && about in RATE_OF_RECURRING)
    return 'recurringRevenue';
  if (kind !== 'other') return OF_KIND[kind] ?? null;
  if (about == null) return null;
  if (unit === 'percent' && isOfFounders(about)) return 'foundersShare';
  if (CHURN.test(about)) return 'churn';
  return OF_LINE[about] ?? (unit === 'percent' ? 'ownership' : null);
}
const unitOf = (metric: Metric): Fact['unit'] => UNITS[metric] ?? (COUNTS.has(metric) ? 'count' : 'money');

/** What a document's dates are read by: the company's year end (12 for December) and the day they are read on. */
export type Clock = { readonly yearEnd: number; readonly today: string };

const DECEMBER = 12;
/** How long what a document says of now holds, in months: what is agreed on holds longer than what is asked for. */
const HOLDS = 9;
const ASKED_HOLDS = 4;
const NOW_HOLDS = 2;

/** Whether a document was written so many months or more before the day. */
function isOlder({ analysis: { time } }: Analysed, months: number, { today }: Clock): boolean {
  const written = time?.writtenIn ?? null;
  return written !== null && endOf(written) < monthsBefore(today.slice(0, 7), months);
}

/** Whether a year was over by the company's own years when a document was written, and not by the calendar's. */
function isOwnYear(year: string, { analysis: { time } }: Analysed, { yearEnd }: Clock): boolean {
  const written = time?.writtenIn ?? null;
  const closed = `${year}-${String(yearEnd).padStart(2, '0')}`;
  return (
    (time?.yearEnd ?? null) === null &&
    yearEnd !== DECEMBER &&
    written !== null &&
    closed <= written &&
    `${year}-12` > written
  );
}

/**
 * A year as the months it has in this document; null where they are not certain. What is told of a year that by the calendar was
 * not over yet is of the company's own year, where that was; so is the year before it in a column of the same accounts.
 */
function yearIn(document: Analysed, year: string, isOfAccounts: boolean, clock: Clock): string | null {
  const { time, numbers } = document.analysis;
  const own = time?.yearEnd ?? null;
  const next = String(Number(year) + 1);
  const isBesideOwn =
    isOfAccounts &&
    isOwnYear(next, document, clock) &&
    numbers.some(
      ({ account, period, isForecast }) => account != null && period === next && isForecast !== true,
    );
  if (isBesideOwn || isOwnYear(year, document, clock))
    return yearTo(`${year}-${String(clock.yearEnd).padStart(2, '0')}`);
  if (own === null ? clock.yearEnd === DECEMBER : own === DECEMBER) return year;
  return own === null || time?.countsCalendarYears === true
    ? null
    : yearTo(`${year}-${String(own).padStart(2, '0')}`);
}

/**
 * `2025-09, monthly` as a date and a rate. Revenue "of December 2025" in prose may be of the month or of the year: it is
 * compared with neither. What an old document says of now was then. A head count nobody dated, or of this month or the
 * last, is of now, as that of a profile. In a company whose years end in another month than December, a year that may be
 * of either kind is compared with none.
 */
function timeOf(metric: Metric, stated: Stated, document: Analysed, clock: Clock): Time {
  const { period, account, about, isDateInferred } = stated;
  const [date, rate] = partsOf(period);
  // A round told with a time that was over is one that was asked for then.
  if (metric === 'ask' && date !== null && isDateInferred !== true && isBefore(date, writtenIn(document)))
    return { period: date, rate: null };
  if (metric === 'valuation') return { period: valuedIn(stated, document, clock), rate: null };
  if (CURRENT.has(metric))
    return {
      period: isOlder(document, ASKING.has(document.type) ? ASKED_HOLDS : HOLDS, clock)
        ? writtenIn(document)
        : null,
      rate: null,
    };
  // Who bought in twelve months need not buy now.
  if ((metric === 'customers' || metric === 'users') && date !== null && isOfTwelveMonths(date))
    return { period: date, rate: OVER_A_YEAR };
  // Of customers lost a month or a year; those of no told time are held against none.
  const often = metric === 'churn' ? (CHURN.exec(about ?? '')?.[1] ?? OF_ANY_RATE) : null;
  if (OF_NOW.has(metric) && (date === null || isDateInferred === true))
    return { period: isOlder(document, NOW_HOLDS, clock) ? writtenIn(document) : null, rate: often };
  if (
    OF_NOW.has(metric) &&
    date !== null &&
    /-\d\d$/.test(date) &&
    endOf(date) <= clock.today.slice(0, 7) &&
    endOf(date) >= monthsBefore(clock.today.slice(0, 7), metric === 'headcount' ? NOW_HOLDS : 1)
  )
    return { period: null, rate: often };
  if (metric === 'recurringRevenue' && about != null)
    return { period: date, rate: RATE_OF_RECURRING[about] ?? rate };
  if (date !== null && /^\d{4}$/.test(date)) {
    const months = yearIn(document, date, account != null, clock);
    // The average of a year is of the year; what may be of either year is not of now.
    if (STANDING.has(metric) && about !== 'on average' && (months !== null || !OF_NOW.has(metric)))
      return { period: months === null || months === date ? months : endOf(months), rate: null };
    return months === null ? { period: date, rate: OF_EITHER_KIND } : { period: months, rate: often ?? rate };
  }
  if (often !== null) return { period: ofYearEnd(date, often, document, clock), rate: often };
  if (date !== null && isPartOfEitherYear(date, document, clock))
    return { period: date, rate: OF_EITHER_KIND };
  const isUnclear =
    account == null &&
    metric === 'revenue' &&
    rate === null &&
    date !== null &&
    date.endsWith('-12') &&
    !date.includes(' ');
  return { period: date, rate: metric === 'burn' ? null : isUnclear ? 'month or year' : rate };
}

/** What the company was valued at in a round some months ago is of that month; of a newer one it is of now. */
function valuedIn({ period, isDateInferred }: Stated, document: Analysed, { today }: Clock): string | null {
  const [date] = partsOf(period);
  const written = writtenIn(document);
  const isOfItsRound = date !== null && isDateInferred !== true && isBefore(date, written);
  const valued = isOfItsRound ? date : written;
  return valued !== null && endOf(valued) < monthsBefore(today.slice(0, 7), ASKED_HOLDS) ? valued : null;
}

const isOfTwelveMonths = (date: string): boolean => date.includes(' to ') && monthsOf(date).count >= DECEMBER;

/** A half or quarter, in a company whose years end in another month than December, of a paper that does not say which years it counts in. */
const isPartOfEitherYear = (date: string, { analysis: { time } }: Analysed, { yearEnd }: Clock): boolean =>
  /^\d{4}-[HQ]\d$/.test(date) &&
  yearEnd !== DECEMBER &&
  (time?.yearEnd ?? null) === null &&
  time?.countsCalendarYears !== true;

type Time = { readonly period: string | null; readonly rate: string | null };

/** What is lost in a year, told of the month the company's year ends with, is of that year. */
function ofYearEnd(
  date: string | null,
  often: string,
  { analysis: { time } }: Analysed,
  clock: Clock,
): string | null {
  const end = String(time?.yearEnd ?? clock.yearEnd).padStart(2, '0');
  if (date === null || often !== 'annual' || !/^\d{4}-\d\d$/.test(date) || !date.endsWith(`-${end}`))
    return date;
  return Number(end) === DECEMBER ? date.slice(0, 4) : yearTo(date);
}

/** What a deck or plan says of a time that was not over when it was written is hoped, or told so far. */
function overBy(document: Analysed, metric: Metric, time: Time): Time {
  const written = writtenIn(document);
  const isAhead =
    document.type !== 'financial_statements' &&
    !CURRENT.has(metric) &&
    time.period !== null &&
    time.rate !== OF_EITHER_KIND &&
    written !== null &&
    endOf(time.period) > endOf(written);
  return isAhead ? { period: time.period, rate: NOT_OVER } : time;
}

/** A date, and how often, as a number of a document has them: `2025-09, monthly`, `2025-01 to 2025-09`. */
function partsOf(period: string | null): [date: string | null, rate: string | null] {
  const parts = (period ?? '').split(', ');
  return [parts.find((part) => /^\d/.test(part)) ?? null, parts.find((part) => /^[a-z]/.test(part)) ?? null];
}

const isBefore = (date: string, written: string | null): boolean =>
  written !== null && endOf(date) < endOf(written);
const writtenIn = ({ analysis: { time } }: Analysed): string | null => time?.writtenIn ?? null;

/** All cash in one account is held against that account's balance. */
const allIn = (metric: Metric, { analysis }: Analysed): string | null =>
  metric === 'cash' && analysis.keepsOneAccount === true ? ALL_IN_ONE : null;

/** Holders, rounds and markets are the company's in either. */
const OF_NO_SCOPE: ReadonlySet<Metric> = new Set([...CURRENT, 'growth', 'marketSize', 'runway']);
const groupOf = (metric: Metric, { analysis: { scope } }: Analysed): string | null =>
  (scope === 'group' || scope === 'subsidiary') && !OF_NO_SCOPE.has(metric) ? scope : null;

/** Accounts an auditor has seen are worth more than what a company says of itself. */
const levelOf = ({ type, analysis }: Analysed): EvidenceLevel =>
  type === 'financial_statements' && analysis.strengths.some(({ code }) => code === 'AUDITED')
    ? 'third-party-document'
    : 'document';

/** What rows of a document say of accounts: sums of money, and no plans. */
const linesOf = ({ analysis }: Analysed, account: string): Stated[] =>
  analysis.numbers.filter(
    (one) =>
      one.account === account && one.isForecast !== true && one.isAside !== true && one.unit === 'money',
  );
/** The line of the same time and currency. */
const besideOf = (lines: readonly Stated[], { period, currency }: Stated): Stated | undefined =>
  lines.find((one) => one.period === period && one.currency === currency);

type Made = Pick<Fact, 'metric' | 'value' | 'unit' | 'currency'>;
/** A figure that lines of a document make; `of` gives its time, `how` says what it is made of. */
function madeOf(made: Made, of: Stated, how: string, document: Analysed, clock: Clock): Fact {
  return {
    ...made,
    ...timeOf(made.metric, of, document, clock),
    about: groupOf(made.metric, document),
    source: { ...sourceOf(document), kind: 'derived', label: `${how}, ${document.title}` },
    quote: null,
    level: levelOf(document),
  };
}

/** What sales cost, by its own name; what was bought, burnt or paid to people is one of the costs by their nature. */
const OF_SALES =
  /\b(?:cogs|cost(?:s|ing)? of (?!materials?|raw|production|purchases?)[a-z]+|direct (?:costs?|expenses)|variable costs|cout (?:total )?(?:des (?:ventes|services|produits|biens|marchandises)|de revient|d'achat des (?:ventes|marchandises))|couts (?:directs|variables|des ventes))\b/;
/**
 * The gross margin of each period for which a document has both lines, in percent: the line of gross profit, or of what sales
 * cost.
 */
function marginsOf(document: Analysed, clock: Clock): Fact[] {
  const [profits, costs] = [linesOf(document, 'grossProfit'), linesOf(document, 'costOfSales')];
  const ofSales = costs.filter(({ label }) => OF_SALES.test(fold(label ?? '')));
  const revenues = linesOf(document, 'revenue');
  return revenues.flatMap((revenue): Fact[] => {
    // Of two incomes of one time nobody tells which one the profit is of.
    const isOne = revenues.every((other) => other.period !== revenue.period || other.value === revenue.value);
    const cost = besideOf(ofSales, revenue);
    const profit = besideOf(profits, revenue)?.value ?? (cost && revenue.value - Math.abs(cost.value));
    if (!isOne || profit === undefined || revenue.value <= 0) return [];
    const value = Math.round((1000 * profit) / revenue.value) / 10;
    const made = { metric: 'grossMargin', value, unit: 'percent', currency: null } as const;
    return [madeOf(made, revenue, HOW_MADE.margin, document, clock)];
  });
}

/** EBITDA of each period as operating profit and depreciation make it, where no line gives it. */
function ebitdaOf(document: Analysed, clock: Clock): Fact[] {
  if (linesOf(document, 'ebitda').length > 0) return [];
  const losses = linesOf(document, 'depreciation');
  return linesOf(document, 'operatingProfit').flatMap((profit): Fact[] => {
    const lost = besideOf(losses, profit);
    if (!lost) return [];
    const value = profit.value + Math.abs(lost.value);
    const made = { metric: 'ebitda', value, unit: 'money', currency: profit.currency } as const;
    return [madeOf(made, profit, HOW_MADE.ebitda, document, clock)];
  });
}

/** `Sales` among the costs of a statement are what selling costs; what was lent or paid back in a year is not what is owed. */
const isFlow = (metric: Metric, { value, label }: Stated): boolean =>
  (metric === 'revenue' && value < 0) ||
  (metric === 'debt' && (value < 0 || LENT_IN_YEAR.test(fold(label ?? ''))));
const LENT_IN_YEAR =
  /\b(?:proceeds|repay\w*|repaid|drawdowns?|remboursements?|nouve(?:au|l|lle|aux))\b|, net(?:te?s?)?$/;

/** Lines of a balance sheet that are owed to lenders, those to its owners among them, and those of leases. */
const LENT =
  /\b(?:borrowings?|(?:term|bank|long[- ]term|short[- ]term|equipment|vehicle|working capital|secured|mortgage|(?:non[- ])?current) loans?|loans?,? (?:[a-z]+ ){1,3}bank|loans?,? (?:(?:falling )?due|repayable|payable) (?:within|after|in (?:less|more) than)|current (?:portion|part|maturities) of loans?|financial obligations|obligations financieres|credits? (?:a (?:court|moyen|long) terme|d'(?:investissement|equipement))|loans? (?:from|payable|notes?)|(?:bank )?overdrafts?|(?:export )?packing credits?|(?:pre|post)-?shipment (?:credits?|finance|loans?)|cash credits?|trust receipts?|(?:long|short)[- ]term (?:running )?(?:financ(?:e|ing)s?|debts?)|running financ(?:e|ing)|emprunts?|dettes? (?:financieres?|bancaires?)|decouverts?|concours bancaires|credits? bancaires?)\b/;
const BY_OWNERS =
  /\b(?:directors?|shareholders?|founders?|owners?|related|associes?|actionnaires?|dirigeants?|gerants?)\b/;
const NOT_OWED =
  /\b(?:interests?|proceeds|repay(?!able)\w*|repaid|drawn|drawdown|receivable|loans? (?:and advances )?to|interets?|remboursements?|nouve(?:au|l|lle|aux)|net|cost|charges?|total|totaux)\b/;
/** `Bank loan (total, current and non-current)`, `term loan (drawn 1 September)`: one loan, and no sum of others or flow. */
const OF_ONE_LOAN = /\((?:total|totaux|drawn|taken|signed|dated|tiree?|signee?)\b[^()]*\)/g;
/** What a page has that is a balance sheet, by its lines or, where its columns are of a group and its company, by their labels. */
const OF_BALANCE: ReadonlySet<string> = new Set(['equity', 'totalAssets', 'totalEquityAndLiabilities']);
const NAMES_BALANCE =
  /^(?:total (?:assets|equity(?: and liabilities)?|(?:de l')?actif|(?:du )?passif)|(?:shareholders'? )?equity|capitaux propres)$/;

/** What the lines of a balance sheet that are owed to lenders come to, without and with what owners lent; what owners alone lent is none. */
function debtOf(document: Analysed, clock: Clock): Fact[] {
  const { numbers } = document.analysis;
  const sheets = numbers.filter(
    ({ account, unit, label }) =>
      unit === 'money' &&
      (account == null ? NAMES_BALANCE.test(fold(label ?? '').trim()) : OF_BALANCE.has(account)),
  );
  const owed = numbers.filter(
    ({ label, unit, isForecast, isAside, period, currency, quote }) =>
      unit === 'money' &&
      isForecast !== true &&
      isAside !== true &&
      LENT.test(fold(label ?? '')) &&
      !NOT_OWED.test(fold(label ?? '').replaceAll(OF_ONE_LOAN, '')) &&
      sheets.some(
        (one) => one.period === period && one.currency === currency && one.quote.page === quote.page,
      ),
  );
  // A note on another page tells a line of its sheet again; two loans of one sum stand in one list.
  const once = owed.filter(
    (one, index) =>
      !owed
        .slice(0, index)
        .some(
          (other) =>
            other.period === one.period &&
            other.currency === one.currency &&
            Math.abs(other.value) === Math.abs(one.value) &&
            other.quote.page !== one.quote.page,
        ),
  );
  return [...Map.groupBy(once, ({ period, currency }) => `${period} ${currency}`).values()].flatMap(
    (lines) => {
      const [first] = lines;
      const byLenders = lines.filter(({ label }) => !BY_OWNERS.test(fold(label ?? '')));
      const isTold = (value: number): boolean =>
        lines.some((line) => line.account === 'borrowings' && Math.abs(line.value) === value);
      const sums = [byLenders, lines].map((part) =>
        part.reduce((sum, { value }) => sum + Math.abs(value), 0),
      );
      return first === undefined || byLenders.length === 0
        ? []
        : [...new Set(sums)]
            .filter((value) => value > 0 && !isTold(value))
            .map((value) =>
              madeOf(
                { metric: 'debt', value, unit: 'money', currency: first.currency },
                { ...first, about: null },
                HOW_MADE.debt,
                document,
                clock,
              ),
            );
    },
  );
}

/** What a cash sheet opens with is what was held at the end of the month before: the first of its months is told, be the rest planned. */
function openingOf(document: Analysed, clock: Clock): Fact[] {
  const lines = document.analysis.numbers.filter(
    ({ account, unit, period, isAside }) =>
      account === 'openingCash' && unit === 'money' && isAside !== true && /^\d{4}-\d\d$/.test(period ?? ''),
  );
  const [first] = lines.toSorted((a, b) => (a.period ?? '').localeCompare(b.period ?? ''));
  const written = writtenIn(document);
  if (!first?.period || written === null || first.period > written) return [];
  const held = { ...first, account: 'cash', period: monthsBefore(first.period, 1) };
  return [
    {
      metric: 'cash',
      value: first.value,
      unit: 'money',
      currency: first.currency,
      ...timeOf('cash', held, document, clock),
      about: allIn('cash', document) ?? groupOf('cash', document),
      source: sourceOf(document),
      quote: first.quote,
      level: levelOf(document),
    },
  ];
}

/** What those hold together whom a paper calls the founders, where it says what each of them holds and not what all do. */
function foundersOf(document: Analysed, facts: readonly Fact[]): Fact[] {
  const called = document.analysis.identity?.founders ?? [];
  const marked = facts.flatMap(({ metric, about }) =>
    metric === 'ownership' && about !== null && isFounder(about) ? [about] : [],
  );
  const named = new Set((called.length > 0 ? called : marked).map(holderKey));
  const held = facts.filter(
    ({ metric, about }) => metric === 'ownership' && about !== null && named.has(holderKey(about)),
  );
  const [first] = held;
  const isEach =
    held.length === named.size &&
    held.every(({ period }) => period === first?.period) &&
    new Set(held.map(({ about }) => holderKey(about ?? ''))).size === named.size;
  const isOfOneTime = held.every(({ later }) => later === undefined);
  if (
    first === undefined ||
    !isEach ||
    !isOfOneTime ||
    facts.some(({ metric }) => metric === 'foundersShare')
  )
    return [];
  const value = Number(held.reduce((sum, one) => sum + one.value, 0).toPrecision(12));
  const source = {
    ...first.source,
    kind: 'derived',
    label: `${HOW_MADE.founders}, ${document.title}`,
  } as const;
  return [{ ...first, metric: 'foundersShare', value, about: null, source, quote: null }];
}

/** What the two debts that accounts tell of one time on one page come to: what is owed for long and for short. */
function debtTogether(document: Analysed, facts: readonly Fact[]): Fact[] {
  if (document.type !== 'financial_statements') return [];
  const debts = facts.filter(({ metric, value, quote }) => metric === 'debt' && value > 0 && quote !== null);
  const alike = Map.groupBy(debts, ({ period, rate, currency, about, quote }) =>
    [period, rate, currency, about, quote?.page].join('|'),
  );
  return [...alike.values()].flatMap((group): Fact[] => {
    const [first] = group;
    if (first === undefined || group.length !== FEWEST_PARTS) return [];
    const value = group.reduce((sum, one) => sum + one.value, 0);
    const source = {
      ...first.source,
      kind: 'derived',
      label: `${HOW_MADE.debt}, ${document.title}`,
    } as const;
    return [{ ...first, value, source, quote: null }];
  });
}

/** What a paper tells by lenders or banks and as their sum. */
const IN_PARTS: ReadonlySet<Metric> = new Set(['debt', 'cash']);
const FEWEST_PARTS = 2;
/** The facts of a document without the amounts that another of the same thing and time is the sum of. */
function withoutParts(facts: readonly Fact[]): Fact[] {
  const alike = Map.groupBy(
    facts.filter(({ metric, period }) => IN_PARTS.has(metric) && period !== null),
    ({ metric, period, currency, about }) => [metric, period, currency, about].join('|'),
  );
  const parts = new Set(
    [...alike.values()].flatMap((group) => {
      const [whole, ...others] = group.toSorted((a, b) => b.value - a.value);
      const sum = others.reduce((total, { value }) => total + value, 0);
      const isWhole = whole !== undefined && Math.abs(whole.value - sum) <= 1e-9 * whole.value;
      return isWhole && others.length >= FEWEST_PARTS ? others : [];
    }),
  );
  return facts.filter((fact) => !parts.has(fact));
}

/** How near the parts of a sum that a sentence takes apart stand to it. */
const IN_ONE_SUM = 100;
/** The amounts of words right beside one. */
const amountsBeside = ({ quote }: Stated, numbers: readonly Stated[]): Stated[] =>
  numbers.filter(
    ({ unit, quote: { page, start } }) =>
      unit === 'money' &&
      page === quote.page &&
      start !== quote.start &&
      Math.abs(start - quote.start) <= IN_ONE_SUM,
  );
/** Whether an amount makes, with another right beside it, a third. */
function isPartOfSum(stated: Stated, numbers: readonly Stated[]): boolean {
  const beside = amountsBeside(stated, numbers).filter(({ currency }) => currency === stated.currency);
  return beside.some((part) =>
    beside.some(
      (sum) => part.value > 0 && Math.abs(stated.value + part.value - sum.value) <= 1e-9 * sum.value,
    ),
  );
}
/**
 * The debts of sentences that are parts of a sum told with them, and those in another currency beside such a one: a part of what is
 * asked for, or of all debts.
 */
function partsOfSums({ analysis: { numbers } }: Analysed): ReadonlySet<Stated> {
  const debts = numbers.filter((one) => one.account == null && metricOf(one) === 'debt');
  const parts = debts.filter((one) => isPartOfSum(one, numbers));
  const inOther = debts.filter((one) =>
    amountsBeside(one, parts).some(({ currency }) => currency !== one.currency),
  );
  return new Set([...parts, ...inOther]);
}

/** What a document says another figure is not above, or not below; what a contract of two allows may be the other's. */
function limitsOf(document: Analysed, clock: Clock): Fact[] {
  const told = (document.analysis.limits ?? []).filter(({ of }) => of !== 'ask' || !isOfTwo(document));
  return told.map(({ of: metric, side, value, currency, period, quote }) => {
    const unit = metric === 'customerShare' ? 'percent' : 'money';
    const stated = { kind: metric, value, currency, unit, period, quote } as const;
    const time = timeOf(metric, stated, document, clock);
    return {
      metric,
      value,
      unit,
      currency,
      ...(side === 'most' ? overBy(document, metric, time) : time),
      about: side === 'most' ? AT_MOST : AT_LEAST,
      source: sourceOf(document),
      quote,
      level: levelOf(document),
    };
  });
}

const sourceOf = ({ documentId, version, title }: Analysed): FactSource => ({
  kind: 'document',
  label: title,
  documentId,
  version,
});

/** The shares of holders, by their keys, that a paper tells of a time to come: `Holdings after conversion of the note`, `% after` beside `% before`. */
function sharesToCome({ analysis }: Analysed): ReadonlyMap<string, readonly number[]> {
  const planned = analysis.numbers.flatMap((stated) =>
    (stated.isForecast === true || stated.isAside === true) &&
    stated.unit === 'percent' &&
    metricOf(stated) === 'ownership' &&
    stated.about != null
      ? [{ key: holderKey(stated.about), value: stated.value }]
      : [],
  );
  const byHolder = Map.groupBy(planned, ({ key }) => key);
  return new Map([...byHolder].map(([key, shares]) => [key, shares.map(({ value }) => value)]));
}

/**
 * The facts a document states: no plans, nothing whose unit does not fit, each figure once; what its cash opens with; and the
 * gross margin and EBITDA its lines make.
 */
export function documentFacts(document: Analysed, clock: Clock): Fact[] {
  const { analysis, type } = document;
  const recognised = new Set(analysis.recognisedPages);
  const isShared = isOfTwo(document);
  const seen = new Set<string>();
  const partsOfSum = partsOfSums(document);
  const heldLater = sharesToCome(document);
  const stated = analysis.numbers.flatMap((stated): Fact[] => {
    const metric = stated.isLikely === true || stated.isAside === true ? null : metricOf(stated);
    if (metric === null || stated.isForecast === true || stated.unit !== unitOf(metric)) return [];
    if (metric === 'ask' && !ASKING.has(type)) return [];
    if (isShared && !CURRENT.has(metric)) return [];
    if (isFlow(metric, stated)) return [];
    if (partsOfSum.has(stated) || isToCome(document, stated)) return [];
    const { unit, currency, quote } = stated;
    const value = stated.about === 'net loss' ? -Math.abs(stated.value) : stated.value;
    const whose = metric === 'churn' ? (CHURN.exec(stated.about ?? '')?.[2] ?? null) : null;
    const part = PARTS[stated.about ?? ''] ?? null;
    const isMonthly = stated.about === MONTHLY_ACTIVE;
    const own = isMonthly
      ? null
      : SAYS_OF.has(metric)
        ? (stated.about ?? allIn(metric, document))
        : (whose ?? part);
    const about = own ?? groupOf(metric, document);
    const { period, rate } = overBy(document, metric, timeOf(metric, stated, document, clock));
    const key = [metric, value, currency, period, rate, about].join('|');
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        metric,
        value,
        unit,
        currency,
        period,
        rate,
        about,
        ...(isMonthly && { named: MONTHLY_ACTIVE }),
        ...(metric === 'ownership' && about !== null && heldLater.has(holderKey(about))
          ? { later: heldLater.get(holderKey(about)) ?? [] }
          : {}),
        source: sourceOf(document),
        quote,
        // What was read from a picture may be misread.
        level: recognised.has(quote.page) ? 'claimed' : levelOf(document),
      },
    ];
  });
  const whole = withoutParts(stated);
  return [
    ...whole,
    ...debtTogether(document, whole),
    ...foundersOf(document, stated),
    ...openingOf(document, clock),
    ...limitsOf(document, clock),
    ...marginsOf(document, clock),
    ...debtOf(document, clock),
    ...ebitdaOf(document, clock),
  ];
}
