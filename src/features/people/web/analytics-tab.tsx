import { USER_TYPE_LABELS } from '#shared/domain/catalogue/vocabularies.ts';
import { ColumnChart } from '#shared/web/chart/column-chart.tsx';
import { formatCount, formatDate, formatNumber } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { ProgressBar } from '#shared/web/ui/score.tsx';
import { EmptyState, LoadError } from '#shared/web/ui/state.tsx';
import type { networkEndpoints } from '../contract.ts';
import type { NetworkAnalytics } from '../contract/network.ts';

const kindLabels: Readonly<Record<string, string>> = USER_TYPE_LABELS;
const { useCall } = endpointHooks<typeof networkEndpoints>();

/** `2026-11` is "Nov 2026". */
const monthName = (month: string) => formatDate(`${month}-01`).replace(/^1 /, '');

function ConnectionsOverTime({ months }: Pick<NetworkAnalytics, 'months'>) {
  const total = months.at(-1)?.total ?? 0;
  const added = months.reduce((sum, month) => sum + month.added, 0);
  return (
    <Card>
      <CardHeader
        title="Connections over time"
        note={`${formatCount(total, 'connection')} now, ${added} made in 12 months`}
      />
      <ColumnChart
        label="Connections"
        head="Month"
        columns={months.map(({ month }) => monthName(month))}
        series={[{ name: 'Connections', values: months.map((month) => month.total), format: formatNumber }]}
        said={`${formatCount(total, 'connection')} now, ${months[0]?.total ?? 0} twelve months ago`}
      />
    </Card>
  );
}

function ProfileViews({ views }: Pick<NetworkAnalytics, 'views'>) {
  const { days, viewers, kinds, weeks } = views;
  const note = `${formatCount(views.views, 'view')} by ${formatCount(viewers, 'person', 'people')} in ${days} days`;
  return (
    <Card>
      <CardHeader title="Profile views" note={note} />
      {weeks === null ? (
        <p className="text-soft">
          Weekly views are shown once at least five people have viewed your profile, to keep visitors
          anonymous.
        </p>
      ) : (
        <ColumnChart
          label="Profile views"
          head="Week"
          columns={weeks.map(({ week }) => formatDate(week))}
          series={[{ name: 'Views', values: weeks.map((week) => week.views), format: formatNumber }]}
          said={`${formatCount(views.views, 'view')} of your profile in ${weeks.length} weeks`}
        />
      )}
      {kinds === null ? null : (
        <ul className="mt-4 grid gap-2 text-sm">
          {kinds.map(({ kind, count }) => (
            <li key={kind} className="grid grid-cols-[6rem_1fr_3rem] items-center gap-3">
              <span className="text-soft">{kindLabels[kind] ?? 'Member'}</span>
              <ProgressBar percent={(count / viewers) * 100} />
              <span className="tabular text-right">{count}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

type RateProps = { title: string; percent: number | null; sentence: string };

function Rate({ title, percent, sentence }: RateProps) {
  return (
    <div>
      <h3 className="text-soft text-sm font-medium">{title}</h3>
      <p className="tabular text-2xl font-bold tracking-tight">
        {percent === null ? <span className="text-faint text-lg font-semibold">Not yet</span> : `${percent}%`}
      </p>
      <p className="text-soft text-sm">{sentence}</p>
    </div>
  );
}

function Introductions({ sent, received }: Pick<NetworkAnalytics, 'sent' | 'received'>) {
  const sentSentence =
    sent.percent === null
      ? `${formatCount(sent.n, 'request')} so far. The rate is shown from five requests on, to keep individual answers private.`
      : `${sent.answered} of ${formatCount(sent.n, 'request')} answered (n = ${sent.n})`;
  const receivedSentence =
    received.n === 0
      ? 'No one has asked to be introduced to you yet.'
      : `You answered ${received.answered} of ${formatCount(received.n, 'request')} (n = ${received.n})`;
  return (
    <Card>
      <CardHeader title="Introductions" note="How often requests get an answer" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Rate title="Answered by others" percent={sent.percent} sentence={sentSentence} />
        <Rate title="Answered by you" percent={received.percent} sentence={receivedSentence} />
      </div>
    </Card>
  );
}

/** The person's own figures, drawn, with how many each rests on. */
export function AnalyticsTab() {
  const { data, error, isError, isFetching, refetch } = useCall(
    'GET /api/network/analytics',
    {},
    { staleTimeMs: 30_000 },
  );
  if (isError) return <LoadError what="your analytics" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <SkeletonCards count={3} label="Loading your analytics" />;
  const isEmpty =
    data.months.at(-1)?.total === 0 && data.views.views === 0 && data.sent.n === 0 && data.received.n === 0;
  if (isEmpty)
    return (
      <EmptyState title="Nothing to count yet" icon="chart">
        Charts of your connections, profile views and answered introductions appear here as soon as there is
        data.
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ConnectionsOverTime months={data.months} />
      <ProfileViews views={data.views} />
      <Introductions sent={data.sent} received={data.received} />
    </div>
  );
}
