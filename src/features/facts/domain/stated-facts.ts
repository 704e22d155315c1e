import type { EvidenceLevel, TractionMetric } from '#shared/domain/catalogue/vocabularies.ts';
import { type Money, toMajor } from '#shared/domain/money.ts';
import type { Fact, FactSource, SourceKind } from './fact.ts';

type Known = Pick<Fact, 'metric' | 'value' | 'unit'> & Partial<Fact>;

const source = (kind: SourceKind, label: string): FactSource => ({
  kind,
  label,
  documentId: null,
  version: null,
});
const fact = (from: FactSource, known: Known): Fact => ({
  currency: null,
  period: null,
  rate: null,
  about: null,
  quote: null,
  level: 'claimed',
  ...known,
  source: from,
});
const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

export type StatedFigures = {
  readonly teamSize: number;
  readonly raising: Money | null;
  readonly round: object | null;
  readonly series: readonly {
    readonly metric: TractionMetric;
    readonly date: string;
    readonly value: number;
    readonly currency: string | null;
    readonly evidence: EvidenceLevel;
  }[];
};

/** Of the figures of one month the last: a series says it anew, and the profile shows that. */
function lastOfMonths(series: StatedFigures['series']): StatedFigures['series'] {
  const last = new Map(series.map((point) => [`${point.metric} ${monthOf(point.date)}`, point]));
  return [...last.values()];
}

/** What a series counts, as a fact: customers and users are as of a day, the others of a month. */
const OF_SERIES: Readonly<Record<TractionMetric, Pick<Fact, 'metric' | 'unit' | 'rate'>>> = {
  users: { metric: 'users', unit: 'count', rate: null },
  paying_customers: { metric: 'customers', unit: 'count', rate: null },
  monthly_revenue: { metric: 'revenue', unit: 'money', rate: 'monthly' },
  growth: { metric: 'growth', unit: 'percent', rate: 'monthly' },
};

/** What profile, funding tracker and traction say. */
export function statedFacts({ teamSize, raising, round, series }: StatedFigures): Fact[] {
  const profile = source('profile', 'Profile');
  const traction = source('traction', 'Traction');
  const ask = raising && {
    metric: 'ask' as const,
    value: toMajor(raising.amountMinor, raising.currency),
    unit: 'money' as const,
    currency: raising.currency,
  };
  return [
    fact(profile, { metric: 'headcount', value: teamSize, unit: 'count' }),
    ...(ask ? [fact(round ? source('tracker', 'Funding tracker') : profile, ask)] : []),
    ...lastOfMonths(series).map(({ metric, date, value, currency, evidence }) =>
      fact(traction, {
        ...OF_SERIES[metric],
        value,
        currency,
        period: monthOf(date),
        level: evidence,
      }),
    ),
  ];
}

export type ToolFigures = {
  readonly model: {
    readonly version: number;
    readonly asOf: string;
    readonly cashUsd: number | null;
    readonly monthlyBurnUsd: number | null;
    readonly annualRevenueUsd: number | null;
    readonly revenueYear: number;
    readonly acquisitionCostUsd: number | null;
    readonly lifetimeValueUsd: number | null;
    readonly churn: { readonly percent: number; readonly period: 'monthly' | 'annual' } | null;
  } | null;
  readonly capTable: {
    readonly version: number;
    readonly foundersPercent: number | null;
    readonly holders: readonly { readonly name: string; readonly percent: number }[];
  } | null;
};

/** What the team's own model and cap table say, in dollars as they count. */
export function toolFacts({ model, capTable }: ToolFigures): Fact[] {
  const facts: Fact[] = [];
  if (model) {
    const from = source('model', `Financial model v${model.version}`);
    const period = monthOf(model.asOf);
    const sums = [
      ['revenue', model.annualRevenueUsd, String(model.revenueYear)],
      ['cash', model.cashUsd, period],
      ['burn', model.monthlyBurnUsd, period],
      ['acquisitionCost', model.acquisitionCostUsd, period],
      ['lifetimeValue', model.lifetimeValueUsd, period],
    ] as const;
    for (const [metric, value, of] of sums)
      if (value !== null && value > 0)
        facts.push(fact(from, { metric, value, unit: 'money', currency: 'USD', period: of }));
    if (model.churn) {
      const { percent, period: rate } = model.churn;
      facts.push(fact(from, { metric: 'churn', value: percent, unit: 'percent', period, rate }));
    }
  }
  if (capTable) {
    const from = source('cap-table', `Cap table v${capTable.version}`);
    if (capTable.foundersPercent !== null)
      facts.push(fact(from, { metric: 'foundersShare', value: capTable.foundersPercent, unit: 'percent' }));
    for (const { name, percent } of capTable.holders)
      facts.push(fact(from, { metric: 'ownership', value: percent, unit: 'percent', about: name }));
  }
  return facts;
}
