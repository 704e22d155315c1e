import { formatCount } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Skeleton } from '#shared/web/ui/skeleton.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { networkEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof networkEndpoints>();

/** The network in five figures, each counted from rows. */
export function StatsList() {
  const { data, error, isError, isFetching, refetch } = useCall(
    'GET /api/network/stats',
    {},
    { staleTimeMs: 30_000 },
  );
  if (isError) return <LoadError what="your figures" result={{ error, refetch, isFetching }} />;
  const grid = 'grid grid-cols-2 gap-3 *:last:col-span-2 md:grid-cols-3 lg:grid-cols-5 lg:*:last:col-span-1';
  if (data === undefined)
    return (
      <output aria-label="Loading your figures" className={grid}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} className="h-28" />
        ))}
      </output>
    );
  const days = `Last ${data.days} days`;
  const { percent, n } = data.introductions;
  return (
    <div className={grid}>
      <StatCard label="Connections" value={data.connections} />
      <StatCard label="New Connections" value={data.newConnections} note={days} />
      <StatCard label="Profile Views" value={data.profileViews} note={days} />
      <StatCard label="Pending Invitations" value={data.invitations} />
      <StatCard
        label="Introductions Answered"
        value={percent === null ? null : `${percent}%`}
        note={percent === null ? `${n} sent; shown from 5 on` : `Of ${formatCount(n, 'request')} you sent`}
      />
    </div>
  );
}
