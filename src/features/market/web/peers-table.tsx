import { TextLink } from '#shared/web/ui/link.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Metric, MetricStanding, Peer } from '../contract/peers.ts';
import { METRIC_LABELS, metricText } from './metric-words.ts';

/** Percent of the way from the lowest to the highest; on a logarithmic scale where nothing is below zero. */
function placeOf(value: number, lowest: number, highest: number): string {
  const scaled = (x: number) => (lowest < 0 ? x : Math.log1p(x));
  const span = scaled(highest) - scaled(lowest);
  return `${span === 0 ? 50 : ((scaled(value) - scaled(lowest)) / span) * 100}%`;
}

/** The range of the peers with their median, and the startup on it. */
function Strip({ standing }: { standing: MetricStanding }) {
  const { own, lowest, median, highest } = standing;
  if (lowest === null || highest === null || median === null) return null;
  const ends = [Math.min(lowest, own ?? lowest), Math.max(highest, own ?? highest)] as const;
  const middle = placeOf(median, ...ends);
  return (
    <svg aria-hidden="true" className="block h-4 w-full min-w-24 overflow-visible">
      <line x2="100%" y1="8" y2="8" strokeWidth="3" strokeLinecap="round" className="stroke-line" />
      <line x1={middle} x2={middle} y1="2" y2="14" strokeWidth="2" className="stroke-ink" />
      {own === null ? null : <circle cx={placeOf(own, ...ends)} cy="8" r="5.5" className="fill-green" />}
    </svg>
  );
}

/** Each figure of the startup among its peers: its own, the median, where it stands and of how many. */
export function StandingsTable({ standings, name }: { standings: readonly MetricStanding[]; name: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section aria-label="Among its peers" tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-soft border-b text-right">
            <th className="py-2 pr-3 text-left font-medium">Figure</th>
            <th className="py-2 pl-3 font-medium">{name}</th>
            <th className="hidden w-2/5 py-2 pr-3 pl-6 text-left font-medium sm:table-cell">
              Lowest to highest (line: median)
            </th>
            <th className="py-2 pl-3 font-medium">Median</th>
            <th className="py-2 pl-3 font-medium">Place</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <tr key={standing.metric} className="border-b text-right last:border-0">
              <th scope="row" className="py-2 pr-3 text-left font-medium">
                {METRIC_LABELS[standing.metric]}
              </th>
              <td className="py-2 pl-3 text-base font-bold">{metricText(standing.metric, standing.own)}</td>
              <td className="hidden py-2 pr-3 pl-6 sm:table-cell">
                <Strip standing={standing} />
              </td>
              <td className="py-2 pl-3">{metricText(standing.metric, standing.median)}</td>
              <td className="text-soft py-2 pl-3 whitespace-nowrap">
                {standing.n === 0
                  ? 'n = 0'
                  : standing.rank === null
                    ? `n = ${standing.n}`
                    : `${standing.rank} of ${standing.n + 1}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const COLUMNS: readonly Metric[] = [
  'teamSize',
  'users',
  'monthlyRevenueUsd',
  'growthPercent',
  'raisingUsd',
  'fundingUsd',
];

/** The startup on top, its peers below, figure by figure. */
export function PeersTable({ startup, peers }: { startup: Peer; peers: readonly Peer[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section aria-label="Comparison" tabIndex={0} className="overflow-x-auto">
      <table className="tabular w-full min-w-160 text-sm sm:min-w-180">
        <thead>
          <tr className="text-soft border-b text-right">
            <th className="py-2 pr-3 text-left font-medium">Startup</th>
            <th className="hidden py-2 pr-3 text-left font-medium sm:table-cell">Stage</th>
            <th className="hidden py-2 text-left font-medium sm:table-cell">Country</th>
            {COLUMNS.map((metric) => (
              <th key={metric} className="py-2 pl-3 font-medium">
                {METRIC_LABELS[metric]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[startup, ...peers].map((row) => (
            <tr
              key={row.id}
              className={`border-b text-right last:border-0 ${row.id === startup.id ? 'bg-tint font-semibold' : ''}`}
            >
              <th scope="row" className="max-w-52 py-2 pr-3 pl-2 text-left font-medium break-words">
                <span className="inline-flex flex-wrap items-center gap-2">
                  <TextLink href={`/startups/${row.id}`}>{row.name}</TextLink>
                  {row.isDemo ? <Tag tone="warn">Demo</Tag> : null}
                </span>
              </th>
              <td className="hidden py-2 pr-3 text-left whitespace-nowrap sm:table-cell">{row.stage}</td>
              <td className="hidden py-2 text-left sm:table-cell">{row.country ?? '–'}</td>
              {COLUMNS.map((metric) => (
                <td key={metric} className="py-2 pl-3 whitespace-nowrap">
                  {metricText(metric, row[metric])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
