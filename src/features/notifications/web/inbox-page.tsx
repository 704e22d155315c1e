import { formatRelative } from '#shared/web/format.ts';
import { toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { usePage } from '#shared/web/use-page.ts';
import { CardList } from '#shared/web/ui/card.tsx';
import { Button } from '#shared/web/ui/button.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import type { IconName } from '#shared/web/ui/icon-paths.ts';
import { LinkButton, PageLink } from '#shared/web/ui/link.tsx';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { PagedList } from '#shared/web/ui/paged-list.tsx';
import { EmptyState } from '#shared/web/ui/state.tsx';
import { Tag } from '#shared/web/ui/tag.tsx';
import type { Notification, notificationEndpoints } from '../contract.ts';
import type { NotificationKind } from '../domain.ts';

const { useList, useCall, useSend } = endpointHooks<typeof notificationEndpoints>();
const REFRESHES = ['GET /api/notifications', 'GET /api/notifications/unread'];

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  introduction: 'handshake',
  offer: 'coins',
  message: 'message',
  connection: 'people',
  recommendation: 'star',
  document: 'document',
  'saved-search': 'search',
  team: 'building',
  'investor-verification': 'shield',
  job: 'rocket',
};
const iconOf = (kind: string): IconName => (kind in ICONS ? ICONS[kind as NotificationKind] : 'bell');

const ROW = 'flex min-h-11 items-start gap-3 py-3';

function Line({ kind, content, createdAt, readAt }: Notification) {
  const isNew = readAt === null;
  return (
    <>
      <Icon
        name={iconOf(kind)}
        className={isNew ? 'text-green mt-0.5 shrink-0' : 'text-faint mt-0.5 shrink-0'}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className={isNew ? 'min-w-0 font-semibold break-words' : 'min-w-0 break-words'}>{content}</span>
        <span className="flex items-baseline gap-2">
          {isNew ? <Tag tone="good">New</Tag> : null}
          <time dateTime={createdAt} className="text-soft text-sm">
            {formatRelative(createdAt)}
          </time>
        </span>
      </span>
    </>
  );
}

/** Whoever follows a notification has read it. */
function Item({ note, onFollow }: { note: Notification; onFollow: (id: number) => void }) {
  const { id, href, readAt } = note;
  if (href === null)
    return (
      <li className={ROW}>
        <Line {...note} />
      </li>
    );
  return (
    <li>
      <PageLink
        href={href}
        onClick={readAt === null ? () => onFollow(id) : undefined}
        className={`${ROW} hover:bg-sunk -mx-2 rounded-md px-2`}
      >
        <Line {...note} />
      </PageLink>
    </li>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing here yet"
      icon="bell"
      action={<LinkButton href="/network">Find people to meet</LinkButton>}
    >
      You will see here when someone asks to meet you, writes to you, shares a document, joins your team or
      vouches for you.
    </EmptyState>
  );
}

/** Everything that concerned the person, newest first. */
export function InboxPage() {
  useLive('notifications', REFRESHES);
  const paging = usePage();
  const notifications = useList('GET /api/notifications', { query: paging.query }, { staleTimeMs: 0 });
  const { data } = useCall('GET /api/notifications/unread', {}, { staleTimeMs: 30_000 });
  const { mutate, isPending } = useSend('POST /api/notifications/read', {
    refreshes: REFRESHES,
    onError: toastError,
  });
  const unread = data?.unread;
  return (
    <>
      <PageHeader
        title="Inbox"
        note={
          unread === undefined ? undefined : unread === 0 ? 'You have seen everything.' : `${unread} unread`
        }
        actions={
          <>
            {unread ? (
              <Button icon="check" pending={isPending} onClick={() => mutate({ body: {} })}>
                Mark all as read
              </Button>
            ) : null}
            <LinkButton href="/settings/notifications" icon="bell">
              Notification settings
            </LinkButton>
          </>
        }
      />
      <PagedList name="your inbox" result={notifications} paging={paging} empty={<NothingYet />}>
        {(items) => (
          <CardList>
            {items.map((note) => (
              <Item key={note.id} note={note} onFollow={(id) => mutate({ body: { ids: [id] } })} />
            ))}
          </CardList>
        )}
      </PagedList>
    </>
  );
}
