import { formatRelative } from '#shared/web/format.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { Pager } from '#shared/web/ui/pager.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { CountBadge, DemoTag } from '#shared/web/ui/tag.tsx';
import { PAGE_SIZE } from '#shared/domain/page-size.ts';
import type { messageEndpoints, Thread } from '../contract.ts';
import { otherName } from './thread-words.ts';

const { useList } = endpointHooks<typeof messageEndpoints>();

function Row({ thread, isOpen }: { thread: Thread; isOpen: boolean }) {
  const { id, lastMessage, lastAt, unreadCount, isMuted, subject, other } = thread;
  const name = otherName(thread);
  const preview = lastMessage ? `${lastMessage.isMine ? 'You: ' : ''}${lastMessage.content}` : subject;
  return (
    <li>
      <PageLink
        href={`/messages?thread=${id}`}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'flex items-start gap-3 px-4 py-3 outline-offset-[-2px]',
          isOpen ? 'bg-tint' : 'hover:bg-sunk',
        )}
      >
        <Avatar name={name} imageUrl={other?.profileImageUrl ?? null} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className={classNames('truncate', unreadCount > 0 ? 'font-bold' : 'font-semibold')}>
              {name}
            </span>
            <DemoTag isDemo={other?.isDemo ?? false} />
            <time dateTime={lastAt} className="text-soft shrink-0 text-xs">
              {formatRelative(lastAt)}
            </time>
          </span>
          <span className="flex items-center justify-between gap-2">
            <span className="text-soft truncate text-sm">{preview}</span>
            {isMuted ? (
              <>
                <Icon name="minus" className="text-faint size-4" />
                <span className="sr-only">muted</span>
              </>
            ) : (
              <CountBadge count={unreadCount} label={`${unreadCount} unread`} />
            )}
          </span>
        </span>
      </PageLink>
    </li>
  );
}

/** Conversations, latest first. */
export function ThreadList({ openId }: { openId: number | null }) {
  const [search, change] = useAddress();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, error, isFetching, refetch } = useList(
    'GET /api/threads',
    { query },
    { staleTimeMs: 0, keepPrevious: true },
  );
  if (error && !data) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return <ErrorState title="We could not load your conversations" error={error} {...retry} />;
  }
  if (!data) return <SkeletonLines count={8} label="Loading conversations" />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="No conversations yet"
        icon="message"
        action={
          <>
            <LinkButton variant="primary" href="/introductions">
              Introductions
            </LinkButton>
            <LinkButton href="/investors">Investors</LinkButton>
            <LinkButton href="/startups">Startups</LinkButton>
          </>
        }
      >
        A conversation opens when an introduction is accepted. Ask for one with Connect, on an investor’s or a
        startup’s page.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="bg-card divide-y overflow-hidden rounded-md border">
        {data.items.map((thread) => (
          <Row key={thread.id} thread={thread} isOpen={thread.id === openId} />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={PAGE_SIZE}
        total={data.total}
        onPage={(next) => change({ page: next === 1 ? null : next }, { push: true })}
      />
    </>
  );
}
