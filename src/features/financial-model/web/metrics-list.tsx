import { formatDate, formatPercent } from '#shared/web/format.ts';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import type { ModelAnswer } from '../contract/answer.ts';
import { fixed, moneyIn } from './metric-words.ts';
import { MetricReason } from './metric-reason.tsx';

type MetricName = keyof ModelAnswer['explanations'];

function Reason({ model, name, source }: { model: ModelAnswer; name: MetricName; source: string }) {
  return (
    <MetricReason explained={model.explanations[name]}>
      <p className="text-soft">
        {source} Inputs: version {model.version}, {formatDate(model.createdAt)}.
      </p>
    </MetricReason>
  );
}

const SAAS = 'Definition: refopedia.pages.dev, SaaS metrics.';

const OWN = 'Our projection; assumptions are listed below.';

type Shown = {
  name: MetricName;
  label: string;
  value: string | null;
  of?: string;
  good: string;
  source: string;
};

function mainMetrics({ metrics, explanations, currency }: ModelAnswer): Shown[] {
  const isUnlimited = explanations.runway.note?.code === 'CASH_POSITIVE';
  return [
    {
      name: 'ltv_cac',
      label: 'LTV/CAC Ratio',
      value: fixed(metrics.ltv_cac, 1),
      good: '3 or more is good.',
      source: SAAS,
    },
    {
      name: 'burnRate',
      label: 'Burn Rate',
      value: metrics.burnRate === null ? null : moneyIn(currency)(metrics.burnRate),
      of: 'a month',
      good: 'Cash used per month in year 1.',
      source: OWN,
    },
    {
      name: 'runway',
      label: 'Runway (months)',
      value: isUnlimited ? 'Unlimited' : fixed(metrics.runway, 1),
      good: explanations.runway.note?.message ?? '18 months after a round is good.',
      source: OWN,
    },
    {
      name: 'rule40',
      label: 'Rule of 40 (%)',
      value: metrics.rule40 === null ? null : formatPercent(metrics.rule40, 1),
      good: explanations.rule40.note?.message ?? '40% or more is good.',
      source: 'Definition: Brad Feld, the rule of 40.',
    },
  ];
}

const EXTRA: readonly { name: keyof ModelAnswer['extra']; label: string; unit: string }[] = [
  { name: 'arpaMonthly', label: 'Revenue per customer', unit: 'CURRENCY a month' },
  { name: 'annualChurnPct', label: 'Churn in a year', unit: '%' },
  { name: 'cacPaybackMonths', label: 'CAC payback', unit: 'months' },
  { name: 'burnMultiple', label: 'Burn multiple', unit: 'x' },
  { name: 'magicNumber', label: 'Magic number', unit: 'x' },
  { name: 'runwayProjected', label: 'Runway, projected', unit: 'months' },
  { name: 'grossProfitYear1', label: 'Gross profit, year 1', unit: 'CURRENCY' },
];

/** The four figures of a model, and what follows from them, each with its reason. */
export function MetricsList({ model }: { model: ModelAnswer }) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {mainMetrics(model).map(({ name, label, value, of, good, source }) => (
          <StatCard
            key={name}
            label={label}
            value={value}
            {...(of === undefined ? {} : { of })}
            note={good}
            why={{ label: 'Why?', content: <Reason model={model} name={name} source={source} /> }}
          />
        ))}
      </div>
      <details>
        <summary className="text-green flex min-h-11 cursor-pointer items-center text-sm font-medium md:min-h-9">
          More figures
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {EXTRA.map(({ name, label, unit }) => (
            <StatCard
              key={name}
              label={label}
              value={fixed(model.extra[name], 1)}
              of={unit.replace('CURRENCY', model.currency)}
              why={{ label: 'Why?', content: <Reason model={model} name={name} source={SAAS} /> }}
            />
          ))}
        </div>
      </details>
    </div>
  );
}
