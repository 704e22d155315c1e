import { formatAmount, formatAmountShort, formatDate, formatMultiple } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioHistory } from '../contract/overview.ts';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();
const STALE_MS = 30_000;

/** What the line comes to on its last day with a value; null before there is one. */
function findingOf(points: PortfolioHistory['points']): string | null {
  const last = points.findLast(({ value }) => value !== null);
  if (last?.value == null || last.paidIn === 0) return null;
  const { date, value, received, paidIn } = last;
  const multiple = formatMultiple((value + received) / paidIn);
  const back = received === 0 ? '' : ` and ${formatAmount(received)} received`;
  return `${formatAmount(value)} of value${back} on ${formatDate(date)}: ${multiple} of the ${formatAmount(paidIn)} paid in.`;
}

/** The value of the whole portfolio over time beside what was paid in and received. Nothing before there are two days. */
export function ValueChart() {
  const result = useCall('GET /api/portfolio/history', {}, { staleTimeMs: STALE_MS });
  const { data, error } = result;
  if (error && !data) return <LoadError what="the value over time" result={result} />;
  if (data === undefined) return <SkeletonLines count={8} label="Loading the value over time" />;
  if (data.points.length < 2) return null;
  const finding = findingOf(data.points);
  return (
    <Card>
      <CardHeader title="Value over time" note={finding ?? 'A day without an exchange rate has no value.'} />
      <LineChart
        label="Value over time"
        said={finding ?? 'Value over time'}
        series={['Value', 'Paid in', 'Received']}
        rows={data.points.map(({ date, value, paidIn, received }) => ({
          date,
          values: [value, paidIn, received],
        }))}
        format={(value) => formatAmount(value)}
        formatShort={(value) => formatAmountShort(value)}
      />
    </Card>
  );
}
