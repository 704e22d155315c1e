import { formatAmount, formatAmountShort, formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioHistory } from '../contract/overview.ts';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();
const STALE_MS = 30_000;

function milestones({ points, trough, breakEvenDate, selfFundedDate }: PortfolioHistory): string {
  const last = points.at(-1);
  const position = last?.value == null ? null : last.netCash + last.value;
  const side = position === null ? '' : position < 0 ? 'below' : 'above';
  const sentences = [
    trough === null ? '' : `Net cash was lowest at ${formatAmount(trough)}.`,
    position === null
      ? ''
      : `Value and receipts together are ${formatAmount(Math.abs(position))} ${side} what was paid in.`,
    // A first day held at cost is even by definition and says nothing.
    breakEvenDate === null || breakEvenDate === points[0]?.date
      ? ''
      : `Break-even on ${formatDate(breakEvenDate)}.`,
    selfFundedDate === null ? '' : `Receipts alone repaid it by ${formatDate(selfFundedDate)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Net cash over time, and the same with the value held: the J-curve of a fund. */
export function NetCashChart() {
  const result = useCall('GET /api/portfolio/history', {}, { staleTimeMs: STALE_MS });
  const { data, error } = result;
  if (error && !data) return <LoadError what="the J-curve" result={result} />;
  if (data === undefined) return <SkeletonLines count={6} label="Loading the J-curve" />;
  if (data.points.length < 2) return null;
  const finding = milestones(data);
  return (
    <Card>
      <CardHeader title="J-curve" note={finding} />
      <LineChart
        label="J-curve"
        said={`J-curve. ${finding}`}
        series={['Net position', 'Net cash']}
        rows={data.points.map(({ date, value, netCash }) => ({
          date,
          values: [value === null ? null : netCash + value, netCash],
        }))}
        format={(value) => formatAmount(value)}
        formatShort={(value) => formatAmountShort(value)}
      />
    </Card>
  );
}
