import { useState } from 'react';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { isStatus } from '#shared/web/api-error.ts';
import { formatCount, formatDate, formatNumber } from '#shared/web/format.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { useDebounced } from '#shared/web/use-debounced.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { Combobox } from '#shared/web/ui/combobox.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { SkeletonCards } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { StatCard } from '#shared/web/ui/stat-card.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { peerEndpoints } from '../contract.ts';
import type { Comparison } from '../contract/peers.ts';
import { PeersTable, PeerFiguresTable } from './peers-table.tsx';
import { METRIC_LABELS, metricText } from './metric-words.ts';

const { useCall } = endpointHooks<typeof peerEndpoints>();
const startups = endpointHooks<typeof startupEndpoints>();
const OFFERED = 20;

/** A startup found by typing; the member's own come first. */
function Picker({
  id,
  name,
  onPick,
}: {
  id: number | null;
  name: string | null;
  onPick: (id: number) => void;
}) {
  const user = useCurrentUser();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const own = startups.useCall('GET /api/profile', {}, { enabled: user !== null });
  const found = startups.useList(
    'GET /api/startups',
    { query: { limit: OFFERED, ...(q === '' ? {} : { q }) } },
    { keepPrevious: true },
  );
  const mine = q === '' ? (own.data?.startups ?? []) : [];
  const rows = [...mine, ...(found.data?.items ?? [])];
  const options = rows
    .filter((row, index) => rows.findIndex((other) => other.id === row.id) === index)
    .map((row) => ({ value: String(row.id), label: `${row.name} - ${row.sector}` }));
  const isListed = id === null || options.some(({ value }) => value === String(id));
  return (
    <Combobox
      label="Startup"
      required
      placeholder="Type a name"
      options={isListed ? options : [{ value: String(id), label: name ?? `Startup ${id}` }, ...options]}
      value={id === null ? null : String(id)}
      onSearch={setText}
      onChange={(value) => (value === null ? undefined : onPick(Number(value)))}
      className="sm:max-w-96"
    />
  );
}

/** The three figures that place the startup best: those with most peers known, its own too. */
function Loudest({ standings }: Pick<Comparison, 'standings'>) {
  const known = standings.filter(({ rank, n }) => rank !== null && n > 0).toSorted((a, b) => b.n - a.n);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {known.slice(0, 3).map(({ metric, own, rank, n, median }) => (
        <StatCard
          key={metric}
          label={METRIC_LABELS[metric]}
          value={metricText(metric, own)}
          note={`Place ${rank ?? 0} of ${n + 1}; the median peer has ${metricText(metric, median)}.`}
        />
      ))}
    </div>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { startup, total, peers, peersAre, widened, standings, demoPeers, asOf } = comparison;
  const basis = `n = ${formatCount(total, 'peer')}: ${peersAre}. As of ${formatDate(asOf)}.`;
  if (peers.length === 0)
    return (
      <EmptyState
        title={`${startup.name} is the only startup of its sector here`}
        icon="building"
        action={<LinkButton href={`/startups/${startup.id}`}>See {startup.name}</LinkButton>}
      >
        There is no startup to compare it with yet.
      </EmptyState>
    );
  return (
    <>
      {widened === null ? null : (
        <output className="bg-amber-tint text-amber rounded-md px-4 py-3 text-sm font-medium">
          {widened}
        </output>
      )}
      <Loudest standings={standings} />
      <Card>
        <CardHeader
          title={`${startup.name} among its peers`}
          note={
            <>
              {basis} Figures as each startup states them, in dollars at that day’s rate. What is not stated
              is left out.{' '}
              {demoPeers > 0 ? (
                <Tag tone="warn">{formatCount(demoPeers, 'demo startup')}, invented</Tag>
              ) : null}
            </>
          }
        />
        <PeerFiguresTable standings={standings} name={startup.name} />
      </Card>
      <Card>
        <CardHeader
          title="Side by side"
          note={total > peers.length ? `The closest ${peers.length} of ${formatNumber(total)}.` : undefined}
        />
        <PeersTable startup={startup} peers={peers} />
      </Card>
    </>
  );
}

/** A startup beside those of its sector, stage and country. */
export function CompetitiveTab() {
  const [search, change] = useAddress();
  const asked = Number(search.get('startup'));
  const id = Number.isInteger(asked) && asked > 0 ? asked : null;
  const { data, error, refetch, isFetching } = useCall(
    'GET /api/market/competitors/{id}',
    { params: { id: id ?? 1 } },
    { enabled: id !== null },
  );
  return (
    <div className="grid gap-5">
      <Picker id={id} name={data?.startup.name ?? null} onPick={(startup) => change({ startup })} />
      {id === null ? (
        <EmptyState title="Choose a startup" icon="search">
          It is compared with startups of the same sector, stage and country: team, users, revenue, growth and
          funding.
        </EmptyState>
      ) : error && !isFetching ? (
        isStatus(error, 404) ? (
          <EmptyState title="Startup not found" icon="search">
            It is not public, or no longer public. Choose another one.
          </EmptyState>
        ) : (
          <ErrorState
            title="We could not compare this startup"
            error={error}
            onRetry={() => void refetch()}
          />
        )
      ) : data === undefined ? (
        <SkeletonCards count={3} label="Finding peers" />
      ) : (
        <Compared comparison={data} />
      )}
    </div>
  );
}
