import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { formatRelative } from '#shared/web/format.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Card, CardHeader } from '#shared/web/ui/card.tsx';
import { PageLink, TextLink } from '#shared/web/ui/link.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { ActivityItem, dashboardEndpoints } from '../contract.ts';

const { useList } = endpointHooks<typeof dashboardEndpoints>();

function Item({ content, createdAt, href, count }: ActivityItem) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
      <span className="min-w-0 break-words">
        {href === null ? (
          content
        ) : (
          <PageLink href={href} className="hover:text-green underline-offset-4 hover:underline">
            {content}
          </PageLink>
        )}
        {count === 1 ? null : <span className="text-soft tabular"> {count} times</span>}
      </span>
      <time dateTime={createdAt} className="text-soft shrink-0 text-xs">
        {formatRelative(createdAt)}
      </time>
    </li>
  );
}

/** What happened lately, at most five things. */
export function ActivityCard() {
  useLive('notifications', ['GET /api/dashboard/activity', 'GET /api/notifications/unread']);
  const { data, error, refetch, isFetching } = useList(
    'GET /api/dashboard/activity',
    {},
    { staleTimeMs: 30_000 },
  );
  if (error && !data) return <LoadError what="your activity" result={{ error, refetch, isFetching }} />;
  return (
    <Card>
      <CardHeader title="Recent Activity" actions={<TextLink href="/notifications">All</TextLink>} />
      {data === undefined ? (
        <SkeletonLines />
      ) : data.items.length === 0 ? (
        <p className="text-soft">No recent activity</p>
      ) : (
        <ul className="divide-y">
          {data.items.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ul>
      )}
    </Card>
  );
}
