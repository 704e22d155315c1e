import type { peopleEndpoints } from '#features/people/contract.ts';
import { formatCount, formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';

const { useList } = endpointHooks<typeof peopleEndpoints>();
const FIRST = { query: { limit: 20 } };

/** How many connections there are; null while it is not known. */
export function useConnectionCount(): number | null {
  return useList('GET /api/users/connections', FIRST).data?.total ?? null;
}

/** The newest connections, and the way to all of them. */
export function ProfileNetwork() {
  const { data, error, isError, isFetching, refetch } = useList('GET /api/users/connections', FIRST);
  if (isError)
    return (
      <ErrorState
        title="We could not load your connections"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined) return <SkeletonLines label="Loading your connections" />;
  if (data.items.length === 0)
    return (
      <EmptyState
        title="No connections yet"
        icon="people"
        action={<LinkButton href="/network">Find people</LinkButton>}
      >
        Connect with people you know or want to know; they appear here once they accept.
      </EmptyState>
    );
  return (
    <Card>
      <CardHeader
        title="Network"
        note={formatCount(data.total, 'connection')}
        actions={<LinkButton href="/network?tab=network">My Network</LinkButton>}
      />
      <ul className="divide-y">
        {data.items.map(({ id, status, connectedUser, connectedAt }) => {
          const name = [connectedUser.firstName, connectedUser.lastName].filter(Boolean).join(' ');
          return (
            <li key={id} className="flex items-center gap-3 py-3">
              <Avatar name={name} imageUrl={connectedUser.profileImageUrl} />
              <div className="min-w-0 flex-1">
                <TextLink href={`/people/${connectedUser.id}`}>{name}</TextLink>
                <p className="text-soft text-sm break-words">
                  {connectedUser.headline ?? `Since ${formatDate(connectedAt)}`}
                </p>
              </div>
              <Tag tone={status === 'accepted' ? 'good' : 'plain'}>{status}</Tag>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
