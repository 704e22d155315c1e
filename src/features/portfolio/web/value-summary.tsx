import { formatAmount, formatAmountShort, formatCount, formatMultiple } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import { SparkLine } from '#shared/web/chart/spark-line.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioOverview } from '../contract/overview.ts';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();

/** The value over time; nothing until it is known, and nothing where it cannot be had: the figure stands beside it. */
function Course() {
  const { data } = useCall('GET /api/portfolio/history', {}, { staleTimeMs: 30_000 });
  const values = (data?.points ?? []).flatMap(({ value }) => value ?? []);
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  const label = `Value over time, from ${formatAmount(first)} to ${formatAmount(last)}`;
  return <SparkLine values={values} label={label} />;
}

function Value({ overview: { summary, coverage } }: { overview: PortfolioOverview }) {
  const { totalInvested, currentValue, proceeds, tvpi } = summary;
  const left = coverage.total - coverage.included;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="tabular text-4xl font-bold tracking-tighter">
            {currentValue === null ? 'Not known' : formatAmountShort(currentValue)}
          </span>
          {tvpi === null ? null : (
            <span className="tabular text-green text-xl font-bold tracking-tight">
              {formatMultiple(tvpi)}
            </span>
          )}
        </p>
        <Course />
      </div>
      <p className="text-soft mt-1 text-sm">
        {totalInvested === null
          ? 'Exchange rates are missing.'
          : `Value today, on ${formatAmountShort(totalInvested)} paid in, gross; ${formatAmountShort(proceeds ?? 0)} received.`}
        {left === 0 ? '' : ` Without ${formatCount(left, 'investment')} that wait for a rate.`}
      </p>
    </>
  );
}

/** What an investor holds in one figure, for the screen that begins the day. */
export function ValueSummary() {
  const result = useCall('GET /api/portfolio/overview', {}, { staleTimeMs: 30_000 });
  const { data, error } = result;
  if (error && !data) return <LoadError what="your portfolio" result={result} />;
  return (
    <Card>
      <CardHeader
        title="Portfolio"
        actions={
          <TextLink href="/portfolio">
            {data === undefined || data.summary.activeCompanies === 0
              ? 'Portfolio'
              : formatCount(data.summary.activeCompanies, 'company', 'companies')}
          </TextLink>
        }
      />
      {data === undefined ? (
        <SkeletonLines count={3} label="Loading your portfolio" />
      ) : data.coverage.total === 0 ? (
        <p className="text-soft">
          Nothing recorded yet. What you record here counts in your matches, and its returns are calculated.
        </p>
      ) : (
        <Value overview={data} />
      )}
    </Card>
  );
}
