import { StripChart } from '#shared/web/chart/strip-chart.tsx';
import { formatDollars, formatNumber } from '#shared/web/format.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { ValuationAnswer } from '../contract/answer.ts';

type Benchmarks = NonNullable<ValuationAnswer['benchmarks']>;
type Benchmark = Benchmarks['roundSize'];

type LineProps = { label: string; text: (value: number) => string; benchmark: Benchmark; why: string };

function BenchmarkLine({ label, text, benchmark, why }: LineProps) {
  const { value, percentile, n, scope, note } = benchmark;
  return (
    <li className="grid content-start gap-2">
      <h3 className="text-soft text-sm font-medium">{label}</h3>
      <p className="tabular text-2xl font-bold tracking-tight">
        {value === null ? <span className="text-faint text-base">Not known</span> : text(value)}
      </p>
      {percentile === null ? null : (
        <StripChart
          label={`${label}: above ${formatNumber(percentile, 0)}% of them`}
          band={[0, percentile]}
          dot={percentile}
        />
      )}
      <p className="text-soft flex flex-wrap items-center gap-2 text-sm">
        {percentile === null
          ? `${formatNumber(n)} to compare with.`
          : `Above ${formatNumber(percentile, 0)}% of ${formatNumber(n)}.`}
        {note === undefined ? null : <Tag tone="warn">Thin data</Tag>}
      </p>
      <Why label="Compared with what?">
        <p className="pr-6">
          Closed equity rounds with the same {scope}, dollars by the rate of their day. {why}{' '}
          {note === undefined ? '' : note.message}
        </p>
      </Why>
    </li>
  );
}

function StepUp({ stepUp, basis }: { stepUp: number; basis: ValuationAnswer['basis'] }) {
  const last = basis.find(({ label }) => label === 'Post-money of the last round');
  return (
    <li className="grid content-start gap-2">
      <h3 className="text-soft text-sm font-medium">Against the last round</h3>
      <p className="tabular text-2xl font-bold tracking-tight">{formatNumber(stepUp, 2)}×</p>
      <p className="text-soft text-sm">
        {stepUp < 1
          ? 'Below the last post-money valuation: a down round.'
          : 'Fair value over its post-money.'}
      </p>
      <Why label="Which round?">
        <p className="pr-6">
          {typeof last?.value === 'number' ? formatDollars(last.value) : ''} after it: {last?.origin}. A
          post-money valuation overstates the value of common shares if the new class has better terms.
        </p>
      </Why>
    </li>
  );
}

/** The valuation beside the last round and beside closed rounds of the stage. */
export function BenchmarksCard({ valuation }: { valuation: ValuationAnswer }) {
  const { benchmarks, stepUp, basis } = valuation;
  if (benchmarks === null) return null;
  return (
    <Card>
      <CardHeader title="How it compares" note="Compared with closed rounds and your own last round." />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <BenchmarkLine
          label="Value over revenue"
          text={(value) => `${formatNumber(value, 1)}×`}
          benchmark={benchmarks.valueToRevenue}
          why="Their valuations are not public, so each round is assumed to have sold 20%."
        />
        <BenchmarkLine
          label="Size of the round"
          text={formatDollars}
          benchmark={benchmarks.roundSize}
          why="Larger is not necessarily better."
        />
        {stepUp === null ? null : <StepUp stepUp={stepUp} basis={basis} />}
      </ul>
    </Card>
  );
}
