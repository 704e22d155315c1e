import { formatAmount, formatAmountShort, formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LineChart } from '#shared/web/chart/line-chart.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioHistory } from '../contract/overview.ts';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();
const chart = {
  format: (value: number) => formatAmount(value),
  formatShort: (value: number) => formatAmountShort(value),
};

function milestones({ points, trough, breakEvenDate, selfFundedDate }: PortfolioHistory): string {
  const last = points.at(-1);
  const position = last?.value == null ? null : last.netCash + last.value;
  const side = position === null ? '' : position < 0 ? 'below' : 'above';
  const sentences = [
    trough === null ? '' : `Lowest net cash ${formatAmount(trough)}.`,
    position === null
      ? ''
      : `Value and receipts are ${formatAmount(Math.abs(position))} ${side} what was paid in.`,
    // A first day held at cost is even by definition and says nothing.
    breakEvenDate === null || breakEvenDate === points[0]?.date
      ? ''
      : `Even on ${formatDate(breakEvenDate)}.`,
    selfFundedDate === null ? '' : `Receipts alone made up for it on ${formatDate(selfFundedDate)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

/** What the portfolio was worth beside what went in, and the J-curve. */
export function HistoryChart() {
  const result = useCall('GET /api/portfolio/history', {});
  const { data, error } = result;
  if (error && !data) return <LoadError what="the history" result={result} />;
  if (data === undefined) return <SkeletonLines count={6} label="Loading the history" />;
  if (data.points.length < 2) return null;
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card>
        <CardHeader
          title="Value and money paid in"
          note="In dollars at the rates of each day. Days without a rate have no value."
        />
        <LineChart
          label="Value and money paid in"
          series={['Value', 'Paid in', 'Received']}
          rows={data.points.map(({ date, value, paidIn, received }) => ({
            date,
            values: [value, paidIn, received],
          }))}
          {...chart}
        />
      </Card>
      <Card>
        <CardHeader title="J-curve" note={milestones(data)} />
        <LineChart
          label="J-curve"
          series={['Net position', 'Net cash']}
          rows={data.points.map(({ date, value, netCash }) => ({
            date,
            values: [value === null ? null : netCash + value, netCash],
          }))}
          {...chart}
        />
      </Card>
    </div>
  );
}
