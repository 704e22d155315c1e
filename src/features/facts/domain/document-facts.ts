import type { EvidenceLevel } from '#shared/domain/catalogue/vocabularies.ts';
import type { Fact, FactQuote, Metric } from './fact.ts';

/** A figure of a document as the reader of documents publishes it. */
type Stated = {
  readonly kind: string;
  readonly account?: string | null;
  readonly value: number;
  readonly currency: string | null;
  readonly unit: Fact['unit'];
  readonly period: string | null;
  readonly isForecast?: boolean;
  readonly quote: FactQuote;
};

type Analysed = {
  readonly documentId: number;
  readonly version: number;
  readonly title: string;
  readonly type: string;
  readonly analysis: {
    readonly numbers: readonly Stated[];
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
const UNITS: Partial<Record<Metric, Fact['unit']>> = { growth: 'percent', runway: 'months' };
const COUNTS: ReadonlySet<Metric> = new Set(['users', 'customers', 'headcount']);

const metricOf = ({ kind, account }: Stated): Metric | null =>
  (account == null ? OF_KIND[kind] : OF_ACCOUNT[account]) ?? null;
const unitOf = (metric: Metric): Fact['unit'] => UNITS[metric] ?? (COUNTS.has(metric) ? 'count' : 'money');

/** `2025-09, monthly` as a date and a rate; the last month of a year said in prose of what flows is the year. */
function timeOf(metric: Metric, { period, account }: Stated): { period: string | null; rate: string | null } {
  const parts = (period ?? '').split(', ');
  const date = parts.find((part) => /^\d/.test(part)) ?? null;
  const rate = parts.find((part) => /^[a-z]/.test(part)) ?? null;
  const isYearEnd =
    account == null && metric === 'revenue' && rate === null && date !== null && date.endsWith('-12');
  return { period: isYearEnd ? date.slice(0, 4) : date, rate: metric === 'burn' ? null : rate };
}

/** Accounts an auditor has seen are worth more than what a company says of itself. */
const levelOf = ({ type, analysis }: Analysed): EvidenceLevel =>
  type === 'financial_statements' && analysis.strengths.some(({ code }) => code === 'AUDITED')
    ? 'third-party-document'
    : 'document';

/** The facts a document states: no plans, nothing whose unit does not fit, each figure once. */
export function documentFacts(document: Analysed): Fact[] {
  const { documentId, version, title, analysis } = document;
  const seen = new Set<string>();
  return analysis.numbers.flatMap((stated): Fact[] => {
    const metric = metricOf(stated);
    if (metric === null || stated.isForecast === true || stated.unit !== unitOf(metric)) return [];
    const { value, unit, currency, quote } = stated;
    const { period, rate } = timeOf(metric, stated);
    const key = [metric, value, currency, period, rate].join('|');
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
        source: { kind: 'document', label: title, documentId, version },
        quote,
        level: levelOf(document),
      },
    ];
  });
}
