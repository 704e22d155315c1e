import { StripChart } from '#shared/web/chart/strip-chart.tsx';
import { DataTable } from '#shared/web/ui/data-table.tsx';
import { TextLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import { Why } from '#shared/web/ui/why.tsx';
import type { MetricComparison, Peer } from '../contract/peers.ts';
import { METRICS } from '../domain/peer-metrics.ts';
import { METRIC_LABELS, metricText } from './metric-words.ts';

/** Percent of the way from the lowest to the highest; on a logarithmic scale where nothing is below zero. */
function placeOf(value: number, lowest: number, highest: number): number {
  const scaled = (x: number) => (lowest < 0 ? x : Math.log1p(x));
  const span = scaled(highest) - scaled(lowest);
  return span === 0 ? 50 : ((scaled(value) - scaled(lowest)) / span) * 100;
}

/** The range of the peers with their median, and the startup on it. */
function Strip({ figure }: { figure: MetricComparison }) {
  const { own, lowest, median, highest } = figure;
  if (lowest === null || highest === null || median === null) return null;
  const ends = [Math.min(lowest, own ?? lowest), Math.max(highest, own ?? highest)] as const;
  return <StripChart ticks={[placeOf(median, ...ends)]} dot={own === null ? null : placeOf(own, ...ends)} />;
}

const placeText = ({ n, rank }: MetricComparison) =>
  n === 0 || rank === null ? `n = ${n}` : `${rank} of ${n + 1}`;

/** Each figure of the startup among its peers: its own, the median, where it stands and of how many. */
export function PeerFiguresTable({
  standings,
  name,
}: {
  standings: readonly MetricComparison[];
  name: string;
}) {
  return (
    <DataTable
      label="Among its peers"
      rows={standings}
      keyOf={({ metric }) => metric}
      columns={[
        { name: 'Figure', render: ({ metric }) => METRIC_LABELS[metric] },
        {
          name,
          isNumber: true,
          className: 'text-base font-bold',
          render: ({ metric, own }) => metricText(metric, own),
        },
        {
          name: 'Lowest to highest (line: median)',
          from: 'sm',
          className: 'w-2/5',
          render: (figure) => <Strip figure={figure} />,
        },
        { name: 'Median', isNumber: true, render: ({ metric, median }) => metricText(metric, median) },
        { name: 'Place', isNumber: true, className: 'text-soft whitespace-nowrap', render: placeText },
      ]}
    />
  );
}

/** The startup on top, its peers below, figure by figure. */
export function PeersTable({ startup, peers }: { startup: Peer; peers: readonly Peer[] }) {
  return (
    <DataTable
      label="Comparison"
      className="min-w-160 sm:min-w-180"
      rows={[startup, ...peers]}
      keyOf={({ id }) => id}
      rowClassName={({ id }) => (id === startup.id ? 'bg-tint font-semibold' : undefined)}
      columns={[
        {
          name: 'Startup',
          className: 'max-w-52 break-words',
          render: ({ id, name, isDemo }) => (
            <span className="inline-flex flex-wrap items-center gap-2 pl-2">
              <TextLink href={`/startups/${id}`}>{name}</TextLink>
              {isDemo ? <Tag tone="warn">Demo</Tag> : null}
            </span>
          ),
        },
        { name: 'Stage', from: 'sm', className: 'whitespace-nowrap', render: ({ stage }) => stage },
        { name: 'Country', from: 'sm', render: ({ country }) => country ?? '–' },
        ...METRICS.map((metric) => ({
          name: METRIC_LABELS[metric],
          isNumber: true,
          className: 'whitespace-nowrap',
          render: (row: Peer) =>
            metric === 'growthPercent' && row.growthText !== null ? (
              <Why label={row.growthPercent === null ? 'In dollars' : metricText(metric, row.growthPercent)}>
                <p className="pr-6">{row.growthText}</p>
              </Why>
            ) : (
              metricText(metric, row[metric])
            ),
        })),
      ]}
    />
  );
}
