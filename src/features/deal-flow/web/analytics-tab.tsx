import { formatCount, formatDate, formatNumber, formatPercent } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { BarChart } from '#shared/web/chart/bar-chart.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { DealAnalytics } from '../contract/analytics.ts';
import type { dealReportEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof dealReportEndpoints>();

function timeText({ medianDays, stays }: DealAnalytics['funnel'][number]): string {
  if (medianDays === null) return 'no deal has left this stage yet';
  return `${formatNumber(medianDays, 1)} days, median of ${formatNumber(stays)}`;
}

function Funnel({ report }: { report: DealAnalytics }) {
  const rows = report.funnel.map((step) => ({
    key: step.stage,
    name: step.label,
    value: step.reached,
    text:
      step.conversionPercent === null
        ? formatNumber(step.reached)
        : `${formatNumber(step.reached)} (${formatPercent(step.conversionPercent)})`,
    note: timeText(step),
  }));
  return (
    <Card>
      <CardHeader
        title="Funnel"
        note="Deals that reached this stage or later; in brackets, the share of those that reached the previous stage."
      />
      <BarChart
        label="Deals that reached each stage"
        head={['Stage', 'Reached (from the stage before)', 'Time in stage']}
        rows={rows}
      />
    </Card>
  );
}

function PassReasons({ reasons }: { reasons: DealAnalytics['passReasons'] }) {
  if (reasons.length === 0) return null;
  const rows = reasons.map(({ reason, deals }) => ({
    key: reason,
    name: reason,
    value: deals,
    text: formatNumber(deals),
  }));
  return (
    <Card>
      <CardHeader title="Why you passed" note="Deals in Passed, by the reason given." />
      <BarChart label="Passed deals by reason" head={['Reason', 'Deals']} rows={rows} />
    </Card>
  );
}

/** Totals, conversion and time per stage over the whole pipeline, each with its definition. */
export function AnalyticsTab() {
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/portfolio/deal-flow/analytics',
    {},
    { staleTimeMs: 0 },
  );
  if (error && !data)
    return <LoadError what="the figures of your pipeline" result={{ error, refetch, isFetching }} />;
  if (!data) return <SkeletonCards count={4} label="Loading the figures" />;
  const { totalDeals, inDueDiligence, closedDeals, conversionRate, staleDeals, overdueActions } = data;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard
          label="Total Deals"
          value={formatNumber(totalDeals)}
          note={`${formatCount(staleDeals, 'stale deal')}, ${formatCount(overdueActions, 'overdue action')}`}
        />
        <StatCard label="In Due Diligence" value={formatNumber(inDueDiligence)} />
        <StatCard label="Closed Deals" value={formatNumber(closedDeals)} />
        <StatCard
          label="Conversion Rate"
          value={formatPercent(conversionRate)}
          why={{
            label: 'Why?',
            content: `Closed over all deals: ${formatNumber(closedDeals)} / ${formatNumber(totalDeals)} = ${formatPercent(conversionRate)}.`,
          }}
        />
      </div>
      <Funnel report={data} />
      <PassReasons reasons={data.passReasons} />
      <details className="bg-card rounded-md border p-4 text-sm">
        <summary className="min-h-11 font-semibold md:min-h-0">What these figures count</summary>
        <dl className="mt-3 grid gap-3">
          {data.definitions.map(({ term, text }) => (
            <div key={term}>
              <dt className="font-medium">{term}</dt>
              <dd className="text-soft">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-soft mt-3">
          As of {formatDate(data.asOf)}, your own deals and those shared with your firm.
        </p>
      </details>
    </div>
  );
}
