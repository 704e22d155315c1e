import { StripChart } from '#shared/web/chart/strip-chart.tsx';
import { formatDate, formatDollars } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { ValuationAnswer } from '../contract/answer.ts';

type Range = { min: number; max: number };

function RangePicture({ fairValue, range }: { fairValue: number; range: Range }) {
  const span = range.max - range.min || 1;
  return (
    <figure>
      <StripChart
        label={`Between ${formatDollars(range.min)} and ${formatDollars(range.max)}, fair value ${formatDollars(fairValue)}`}
        band={[0, 100]}
        ticks={[0, 100]}
        dot={((fairValue - range.min) / span) * 100}
      />
      <figcaption className="tabular text-soft flex justify-between gap-4 text-sm">
        <span>Min {formatDollars(range.min)}</span>
        <span>Max {formatDollars(range.max)}</span>
      </figcaption>
    </figure>
  );
}

function Basis({ basis }: { basis: ValuationAnswer['basis'] }) {
  return (
    <Why label="What it is based on">
      <dl className="grid gap-2 pr-6">
        {basis.map(({ label, value, origin }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>
              {value === null ? 'Not known' : typeof value === 'number' ? formatDollars(value) : value}{' '}
              <span className="text-soft">({origin})</span>
            </dd>
          </div>
        ))}
      </dl>
    </Why>
  );
}

/** The fair value with its range, the reasoning, and what it stands on. */
export function RecommendationCard({ valuation }: { valuation: ValuationAnswer }) {
  const { recommendation, basis, asOf, version } = valuation;
  const { fairValue, range, reasoning } = recommendation;
  return (
    <Card className="grid gap-4">
      <CardHeader
        title="Recommendation"
        note={`Pre-money, USD, as of ${formatDate(asOf)}. Version ${version}.`}
      />
      <div>
        <h3 className="text-soft text-sm font-medium">Fair Value</h3>
        {fairValue === null ? (
          <p className="text-faint text-xl font-semibold">Not yet: every method lacks inputs.</p>
        ) : (
          <p className="tabular text-3xl font-bold tracking-tighter break-all">{formatDollars(fairValue)}</p>
        )}
      </div>
      {fairValue === null || range === null ? null : <RangePicture fairValue={fairValue} range={range} />}
      <div className="flex flex-wrap gap-x-6">
        <Why label="Why this value?">
          <p className="pr-6">
            The fair value is the geometric mean of the methods, weighted by confidence, so that one extreme
            value does not dominate. The range is one weighted standard deviation either way, at least 15%,
            and wider when confidence is low.
          </p>
        </Why>
        <Basis basis={basis} />
      </div>
      <ul className="list-disc pl-5 text-sm break-words">
        {reasoning.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}
