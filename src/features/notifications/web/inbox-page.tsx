import { formatRelative } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Notification, notificationEndpoints } from '../contract.ts';

const { useList, useCall, useSend } = endpointHooks<typeof notificationEndpoints>();
const PAGE_SIZE = 20;

export function useUnread(): number {
  const { data } = useCall('GET /api/notifications/unread', {}, { staleTimeMs: 30_000 });
  return data?.unread ?? 0;
}

function Item({ content, href, createdAt, readAt }: Notification) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <span className="flex min-w-0 items-baseline gap-2">
        {readAt === null ? <Tag tone="good">New</Tag> : null}
        {href === null ? (
          <span>{content}</span>
        ) : (
          <PageLink href={href} className="hover:text-green underline-offset-4 hover:underline">
            {content}
          </PageLink>
        )}
      </span>
      <time dateTime={createdAt} className="text-soft text-sm">
        {formatRelative(createdAt)}
      </time>
    </li>
  );
}

function Items({ page }: { page: number }) {
  const query = { limit: String(PAGE_SIZE), offset: String((page - 1) * PAGE_SIZE) };
  const { data, error, refetch, isFetching } = useList(
    'GET /api/notifications',
    { query },
    { staleTimeMs: 0 },
  );
  if (error && !data) {
    return (
      <ErrorState
        title="We could not load your inbox"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonLines count={6} />;
  if (data.items.length === 0) {
    return (
      <EmptyState title="Nothing here yet" icon="bell">
        When somebody asks to meet you, writes to you, joins your team or vouches for you, it is told here.
      </EmptyState>
    );
  }
  return (
    <ul className="bg-card divide-y rounded-md border px-4 md:px-5">
      {data.items.map((item) => (
        <Item key={item.id} {...item} />
      ))}
    </ul>
  );
}

/** Everything that concerned the person, newest first. */
export function InboxPage() {
  useLive('notifications', ['GET /api/notifications', 'GET /api/notifications/unread']);
  const [search, change] = useAddress();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const unread = useUnread();
  const list = useList('GET /api/notifications', { query: { limit: '1' } }, { staleTimeMs: 30_000 });
  const { mutate, isPending } = useSend('POST /api/notifications/read', {
    refreshes: ['GET /api/notifications', 'GET /api/notifications/unread'],
  });
  return (
    <>
      <PageHeader
        title="Inbox"
        note={unread === 0 ? 'You have seen everything.' : `${unread} unread`}
        actions={
          <>
            {unread === 0 ? null : (
              <Button icon="check" pending={isPending} onClick={() => mutate({ body: {} })}>
                Mark all as read
              </Button>
            )}
            <LinkButton href="/settings/notifications" icon="bell">
              What you hear of
            </LinkButton>
          </>
        }
      />
      <Items page={page} />
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={list.data?.total ?? 0}
        onPage={(next) => change({ page: next }, { push: true })}
      />
    </>
  );
}
