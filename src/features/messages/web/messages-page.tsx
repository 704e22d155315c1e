import { useCurrentUser } from '#shared/web/session.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { PageHeader } from '#shared/web/ui/page-header.tsx';
import { useOutbox } from './outbox.ts';
import { type RenderClosed, type RenderMenu, ThreadCard } from './thread-card.tsx';
import { ThreadList } from './thread-list.tsx';
import { useUnreadMessages } from './unread-messages.ts';

export type MessagesPageProps = { renderMenu: RenderMenu; renderClosed: RenderClosed };

function Panes({ userId, ...render }: MessagesPageProps & { userId: string }) {
  const [search] = useAddress();
  const asked = search.get('thread');
  const openId = asked !== null && /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : null;
  const unread = useUnreadMessages();
  const outbox = useOutbox(userId);
  return (
    <>
      <div className={openId === null ? undefined : 'max-lg:sr-only'}>
        <PageHeader title="Messages" note={unread === 0 ? 'No unread messages.' : `${unread} unread`} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={openId === null ? 'min-w-0' : 'hidden min-w-0 lg:block'}>
          <ThreadList openId={openId} />
        </div>
        {openId === null ? (
          <p className="text-soft hidden min-h-96 place-items-center rounded-md border border-dashed p-8 lg:grid">
            Choose a conversation to read it here.
          </p>
        ) : (
          <ThreadCard key={openId} id={openId} userId={userId} outbox={outbox} {...render} />
        )}
      </div>
    </>
  );
}

/** Conversations and the open one: side by side, on a phone one at a time. */
export function MessagesPage(props: MessagesPageProps) {
  const user = useCurrentUser();
  return user === null ? null : <Panes {...props} userId={user.id} />;
}
