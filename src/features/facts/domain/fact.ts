import { EVIDENCE_LEVELS, type EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import { HONORIFICS } from '#shared/domain/person-name.ts';
import { endOf, monthsOf } from './fact-period.ts';

/** What facts of a company are about: a closed vocabulary. */
export const METRICS = [
  'revenue',
  'recurringRevenue',
  'grossProfit',
  'grossMargin',
  'ebitda',
  'netProfit',
  'cash',
  'debt',
  'burn',
  'runway',
  'customers',
  'users',
  'churn',
  'acquisitionCost',
  'lifetimeValue',
  'customerShare',
  'growth',
  'headcount',
  'ask',
  'valuation',
  'marketSize',
  'foundersShare',
  'ownership',
] as const;
export type Metric = (typeof METRICS)[number];

export const METRIC_LABELS: Readonly<Record<Metric, string>> = {
  revenue: 'Revenue',
  recurringRevenue: 'Recurring revenue',
  grossProfit: 'Gross profit',
  grossMargin: 'Gross margin',
  ebitda: 'EBITDA',
  netProfit: 'Net profit',
  cash: 'Cash',
  debt: 'Debt',
  burn: 'Monthly burn',
  runway: 'Runway',
  customers: 'Customers',
  users: 'Users',
  churn: 'Churn',
  acquisitionCost: 'Customer acquisition cost',
  lifetimeValue: 'Customer lifetime value',
  customerShare: 'Largest customer’s share',
  growth: 'Growth',
  headcount: 'Headcount',
  ask: 'Ask',
  valuation: 'Valuation',
  marketSize: 'Market size',
  foundersShare: 'Founders’ share',
  ownership: 'Ownership',
};

/** What stands on a day; the others flow over a period or are of the company as it is. */
export const STANDING: ReadonlySet<Metric> = new Set([
  'cash',
  'debt',
  'runway',
  'customers',
  'users',
  'headcount',
]);
/** What holds now unless it was said long ago. */
export const CURRENT: ReadonlySet<Metric> = new Set(['ask', 'valuation', 'foundersShare', 'ownership']);
/** The mean burn of up to half a year is held against the burn of its last month. */
const isOfLastMonth = (metric: Metric, period: string): boolean =>
  metric === 'burn' && monthsOf(period).count <= 6;
/** How often a figure comes whose time was not over when it was told, whose year may be of two kinds, or who does not tell. */
export const NOT_OVER = 'not over yet';
export const OF_EITHER_KIND = 'of either kind';
export const OF_ANY_RATE = 'of any rate';
/** Of those who bought or came at least once in twelve months, who need not be there at their end. */
export const OVER_A_YEAR = 'over twelve months';
/** What grew on the quarter before. */
export const QUARTERLY = 'quarterly revenue';
/** Whose cash: that of one account or one bank among those there may be, or all there is, which is in one. */
export const ONE_ACCOUNT = 'one account';
export const ONE_BANK = 'one bank';
/** Whether cash is a part of what there may be: that of one account or of one bank. */
export const isHeldInOne = ({ about }: { readonly about: string | null }): boolean =>
  about === ONE_ACCOUNT || about === ONE_BANK;
export const ALL_IN_ONE = 'all in one account';
/** Whom a share is of where somebody is named who need not be the largest customer. */
export const ONE_CUSTOMER = 'one customer';
/** Who came, went or did something, where all who buy or use are counted elsewhere. */
export const SOME = 'some of them';
/** Income with what is taken off it or paid on to others; what is spent before what comes in. */
export const GROSS = 'gross';
/** What is told beside a figure of all, and is none: it says why two figures differ. */
export const isToldBeside = ({ about }: Pick<Fact, 'about'>): boolean => about === SOME || about === GROSS;
/** Whoever once signed up or was served, whether or not they still use or buy: compared with such counts alone. */
const ONCE: ReadonlySet<string | null> = new Set(['registered', 'ever']);
export const isOfOnce = ({ about }: Pick<Fact, 'about'>): boolean => ONCE.has(about);
/** Who used a product within a month, by the name that all count them by. */
export const MONTHLY_ACTIVE = 'monthly active';
/** Customers who are told to be active: of a company that counts users alone, and nowhere in its papers, these are they. */
export const ACTIVE = 'active';
/** What another figure may not be above: what a board allows to be raised, a debt that is said to be none. */
export const AT_MOST = 'at most';
/** What another figure may not be below: a loan that was drawn and is repaid in one sum later. */
export const AT_LEAST = 'at least';
/** Of when a share is that an agreement tells as it is until money comes in: of now while the round is open. */
export const BEFORE_THE_ROUND = 'before the round';
/** What is of now where no time is told: a profile has none, and what a customer costs and brings is told as it is. */
export const OF_NOW: ReadonlySet<Metric> = new Set([
  'headcount',
  'churn',
  'acquisitionCost',
  'lifetimeValue',
]);

export const SOURCE_KINDS = [
  'profile',
  'tracker',
  'traction',
  'model',
  'cap-table',
  'document',
  'derived',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The words of a document a fact rests on. */
export type FactQuote = {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** What a figure was worked out of, before the source that has it: the first words of its label. */
export const HOW_MADE = {
  margin: 'Gross profit over revenue',
  ebitda: 'Operating profit before depreciation',
  debt: 'What is owed to lenders',
  founders: 'What its founders hold',
  annual: 'The month’s times twelve',
  runway: 'Cash over burn',
  burn: 'What an account lost a month',
  growth: 'From revenue of two periods',
} as const;

/** Where a fact is from; a document with its version, and the words unless they are computed. */
export type FactSource = {
  readonly kind: SourceKind;
  readonly label: string;
  readonly documentId: number | null;
  readonly version: number | null;
};

type FactUnit = 'money' | 'percent' | 'count' | 'months';

/**
 * One figure of a company with where it is from. `about` is what a share or a growth is of: a holder's name, `revenue`;
 * null where the metric says it. Money is in major units of `currency`; `period` is `2025`, `2025-H1`,
 * `2025-Q3`, `2025-09`, `2025-07 to 2026-06` or null, which is now for what is of now; `rate` tells a monthly or yearly flow from that of
 * the period.
 */
export type Fact = {
  readonly metric: Metric;
  readonly value: number;
  readonly unit: FactUnit;
  readonly currency: string | null;
  readonly period: string | null;
  readonly rate: string | null;
  readonly about: string | null;
  /** By which name those counted go, where it is one that all count them by. */
  readonly named?: typeof MONTHLY_ACTIVE;
  /** Of a share: what the same paper says it will be, in percent, once something has happened that may have happened since. */
  readonly later?: readonly number[];
  readonly source: FactSource;
  readonly quote: FactQuote | null;
  readonly level: EvidenceLevel;
};

/** How good the evidence of a fact is, from 0. */
export const rankOf = ({ level }: Pick<Fact, 'level'>): number => EVIDENCE_LEVELS.indexOf(level);
/** By how many levels one is better attested than the other. */
export const levelsApart = (one: Fact, other: Fact): number => rankOf(one) - rankOf(other);

export const isLimit = ({ about }: Pick<Fact, 'about'>): boolean => about === AT_MOST || about === AT_LEAST;

/**
 * What two facts must share to be of the same thing at the same time; null where their time is not told. The end of a
 * year and the year are one for what stands on a day.
 */
export function periodKey({ metric, period, rate }: Pick<Fact, 'metric' | 'period' | 'rate'>): string | null {
  if (period === null)
    return CURRENT.has(metric) || OF_NOW.has(metric) ? (rate === null ? 'now' : `now ${rate}`) : null;
  // A day within a month is not its end.
  if (/^\d{4}-\d\d-\d\d$/.test(period)) return period;
  const isOfDay = (STANDING.has(metric) && rate !== OVER_A_YEAR) || CURRENT.has(metric);
  const end = isOfDay || isOfLastMonth(metric, period) ? endOf(period) : period;
  const isUsual = rate === null || isOfDay || rate === rateOfPeriod(period);
  return isUsual ? end : `${end} ${rate}`;
}

const RATES: Readonly<Record<number, string>> = {
  1: 'monthly',
  3: 'quarterly',
  6: 'half-yearly',
  12: 'annual',
};
/** How often a flow of such a period comes, where it is told as that of the period. */
export const rateOfPeriod = (period: string): string | undefined => RATES[monthsOf(period).count];

/** `Wambui Karanu (founder)`, `Leïla Ben Amor, fondatrice`: what somebody is, behind the name. */
const IS_FOUNDER =
  /(?<=\p{L} *)(?:\(|, )(?:[^(),]{1,30}(?: ?[&/] ?| and | et ))?(?:co-?)?(?:founder|promoter|fondat(?:eur|rice)|promot(?:eur|rice))(?:(?: ?[&/,] ?| and | et )[^(),]{1,30})?\)?$/iu;
/** Whether a holder is told to be a founder where the share is told. */
export const isFounder = (holder: string): boolean => IS_FOUNDER.test(holder.trim());
/** A holder's name however it is written: `KARANU, Wambui` and `Wambui Karanu` are one. */
export const holderKey = (name: string): string =>
  (
    name
      .trim()
      .replace(IS_FOUNDER, '')
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  )
    .filter((word) => !HONORIFICS.has(word))
    .toSorted()
    .join(' ');
