import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { formatCount, formatNumber } from '#shared/web/format.ts';
import { CountsRow } from '#shared/web/ui/counts-row.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { networkEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof networkEndpoints>();

const LABELS = [
  'Connections',
  'New Connections',
  'Profile Views',
  'Pending Invitations',
  'Introductions Answered',
] as const;

/** The network in five figures, each counted from rows. */
export function StatsList() {
  const { data, error, isError, isFetching, refetch } = useCall(
    'GET /api/network/stats',
    {},
    { staleTimeMs: 30_000 },
  );
  if (isError) return <LoadError what="your figures" result={{ error, refetch, isFetching }} />;
  if (data === undefined) return <CountsRow counts={LABELS.map((label) => ({ label, value: null }))} />;
  const days = `in ${data.days} days`;
  const { percent, n } = data.introductions;
  const answered =
    percent === null
      ? `shown after 5 requests, ${formatNumber(n)} sent`
      : `of ${formatCount(n, 'request')} you sent`;
  const figures = [
    { value: data.connections },
    { value: data.newConnections, note: days },
    { value: data.profileViews, note: days },
    { value: data.invitations },
    { value: percent === null ? '–' : `${percent}%`, note: answered },
  ];
  return (
    <CountsRow
      counts={LABELS.map((label, index) => {
        const { value, note } = figures[index] ?? { value: null };
        return { label, value: typeof value === 'number' ? formatNumber(value) : value, note };
      })}
    />
  );
}
