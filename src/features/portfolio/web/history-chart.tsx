import { formatAmount, formatAmountShort, formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LineChart } from '#shared/web/ui/line-chart.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { ErrorState } from '#shared/web/ui/state.tsx';
import type { portfolioEndpoints } from '../contract.ts';
import type { PortfolioHistory } from '../contract/overview.ts';

const { useCall } = endpointHooks<typeof portfolioEndpoints>();
const chart = {
  format: (value: number) => formatAmount(value),
  formatShort: (value: number) => formatAmountShort(value),
};

function milestones({ trough, breakEvenDate, selfFundedDate }: PortfolioHistory): string {
  const lowest = trough === null ? '' : `Lowest net cash ${formatAmount(trough)}. `;
  const even =
    breakEvenDate === null
      ? 'Value and receipts do not yet make up for what was paid in.'
      : `Value and receipts made up for what was paid in on ${formatDate(breakEvenDate)}.`;
  const funded = selfFundedDate === null ? '' : ` Receipts alone did on ${formatDate(selfFundedDate)}.`;
  return lowest + even + funded;
}

/** What the portfolio was worth beside what went in, and the J-curve. */
export function HistoryChart() {
  const reading = useCall('GET /api/portfolio/history', {});
  const { data, error } = reading;
  if (error && !data)
    return (
      <ErrorState
        title="We could not load the history"
        error={error}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    );
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
