import type { EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import { type Fact, type FactQuote, type FactSource, type Metric, OF_NOW } from './fact.ts';

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
  readonly about?: string | null;
  readonly quote: FactQuote;
};

export type Analysed = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly type: string;
  readonly analysis: {
    readonly numbers: readonly Stated[];
    readonly recognisedPages?: readonly number[];
    readonly strengths: readonly { readonly code: string }[];
  };
};

const OF_ACCOUNT: Readonly<Record<string, Metric>> = {
  revenue: 'revenue',
  recurringRevenueMonthly: 'recurringRevenue',
  recurringRevenueAnnual: 'recurringRevenue',
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
  founders: 'foundersShare',
  ebitda: 'ebitda',
  'net profit': 'netProfit',
  'net loss': 'netProfit',
  debt: 'debt',
  churn: 'churn',
  'monthly churn': 'churn',
  'annual churn': 'churn',
  'customer acquisition cost': 'acquisitionCost',
  'lifetime value': 'lifetimeValue',
  'largest customer': 'customerShare',
};
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
const COUNTS: ReadonlySet<Metric> = new Set(['users', 'customers', 'headcount']);

function metricOf({ kind, account, about, unit }: Stated): Metric | null {
  if (account != null) return OF_ACCOUNT[account] ?? null;
  if (kind !== 'other') return OF_KIND[kind] ?? null;
  if (about == null) return null;
  return OF_LINE[about] ?? (unit === 'percent' ? 'ownership' : null);
}
const unitOf = (metric: Metric): Fact['unit'] => UNITS[metric] ?? (COUNTS.has(metric) ? 'count' : 'money');

/**
 * `2025-09, monthly` as a date and a rate. Revenue "of December 2025" in prose may be of the month or of the year: it is
 * compared with neither, and months from one to another are a period of their own. A head count nobody dated is of now,
 * as that of a profile.
 */
function timeOf(
  metric: Metric,
  { period, account, about, isDateInferred }: Stated,
): { period: string | null; rate: string | null } {
  const parts = (period ?? '').split(', ');
  const isOfNow = isDateInferred === true && OF_NOW.has(metric);
  const date = isOfNow ? null : (parts.find((part) => /^\d\S*$/.test(part)) ?? null);
  const rate = parts.find((part) => /^[a-z]/.test(part)) ?? null;
  // Of customers lost a month, a year or since ever.
  if (metric === 'churn')
    return about === 'churn'
      ? { period: null, rate: null }
      : { period: date, rate: (about ?? '').replace(' churn', '') };
  const isUnclear =
    account == null && metric === 'revenue' && rate === null && date !== null && date.endsWith('-12');
  return { period: date, rate: metric === 'burn' ? null : isUnclear ? 'month or year' : rate };
}

/** Accounts an auditor has seen are worth more than what a company says of itself. */
const levelOf = ({ type, analysis }: Analysed): EvidenceLevel =>
  type === 'financial_statements' && analysis.strengths.some(({ code }) => code === 'AUDITED')
    ? 'third-party-document'
    : 'document';

/** The gross margin of each period for which a document has both lines, in percent. */
function marginsOf(document: Analysed): Fact[] {
  const lines = (...accounts: readonly string[]) =>
    document.analysis.numbers.filter(
      ({ account, isForecast, unit }) =>
        account != null && accounts.includes(account) && isForecast !== true && unit === 'money',
    );
  const profits = lines('grossProfit');
  const costs = lines('costOfSales');
  return lines('revenue').flatMap((revenue): Fact[] => {
    const same = (list: readonly Stated[]) =>
      list.find(({ period, currency }) => period === revenue.period && currency === revenue.currency);
    const cost = same(costs);
    const profit = same(profits)?.value ?? (cost && revenue.value - Math.abs(cost.value));
    if (profit === undefined || revenue.value <= 0) return [];
    const { period, rate } = timeOf('grossMargin', revenue);
    return [
      {
        metric: 'grossMargin',
        value: Math.round((1000 * profit) / revenue.value) / 10,
        unit: 'percent',
        currency: null,
        period,
        rate,
        about: null,
        source: {
          ...sourceOf(document),
          kind: 'derived',
          label: `Gross profit over revenue, ${document.title}`,
        },
        quote: null,
        level: levelOf(document),
      },
    ];
  });
}

const sourceOf = ({ documentId, version, title }: Analysed): FactSource => ({
  kind: 'document',
  label: title,
  documentId,
  version,
});

/**
 * The facts a document states: no plans, nothing whose unit does not fit, each figure once; and the gross margin its
 * lines make.
 */
export function documentFacts(document: Analysed): Fact[] {
  const { analysis, type } = document;
  const recognised = new Set(analysis.recognisedPages);
  const seen = new Set<string>();
  const stated = analysis.numbers.flatMap((stated): Fact[] => {
    const metric = metricOf(stated);
    if (metric === null || stated.isForecast === true || stated.unit !== unitOf(metric)) return [];
    if (metric === 'ask' && !ASKING.has(type)) return [];
    const { unit, currency, quote } = stated;
    const value = stated.about === 'net loss' ? -Math.abs(stated.value) : stated.value;
    const about = metric === 'growth' || metric === 'ownership' ? (stated.about ?? null) : null;
    const { period, rate } = timeOf(metric, stated);
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
        source: sourceOf(document),
        quote,
        // What was read from a picture may be misread.
        level: recognised.has(quote.page) ? 'claimed' : levelOf(document),
      },
    ];
  });
  return [...stated, ...marginsOf(document)];
}
