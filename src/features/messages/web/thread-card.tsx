import type { ReactNode } from 'react';
import { isStatus, messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Avatar } from '#shared/web/ui/avatar.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { LinkButton, PageLink, TextLink } from '#shared/web/ui/link.tsx';
import type { MenuItem } from '#shared/web/ui/menu.tsx';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#shared/web/ui/state.tsx';
import { DemoTag } from '#shared/web/ui/tag.tsx';
import type { messageEndpoints, Thread } from '../contract.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import type { Outbox } from './outbox.ts';
import { otherName } from './thread-words.ts';

const { useCall, useSend } = endpointHooks<typeof messageEndpoints>();

/** The thread's menu: its own items with blocking and reporting, given by the page that knows how. */
export type RenderMenu = (thread: Thread, items: readonly MenuItem[]) => ReactNode;

function useMuteItem(thread: Thread | undefined): MenuItem[] {
  const { mutate } = useSend('PUT /api/threads/{id}/mute', {
    refreshes: ['GET /api/threads', 'GET /api/threads/{id}', 'GET /api/threads/unread'],
    onSuccess: ({ muted }) => toast({ title: muted ? 'Muted' : 'No longer muted' }),
    onError: (error) =>
      toast({ title: 'That did not work', description: messageOf(error), variant: 'destructive' }),
  });
  if (thread === undefined) return [];
  const { id, isMuted } = thread;
  return [
    {
      label: isMuted ? 'Unmute' : 'Mute',
      icon: 'bell',
      onSelect: () => mutate({ params: { id }, body: { muted: !isMuted } }),
    },
  ];
}

function Heading({ thread, menu }: { thread: Thread; menu: ReactNode }) {
  const { other, subject, subjectHref } = thread;
  const name = otherName(thread);
  return (
    <header className="flex items-center gap-3 border-b p-3">
      <PageLink
        href="/messages"
        aria-label="All conversations"
        className="text-soft hover:text-ink grid size-11 place-items-center lg:hidden"
      >
        <Icon name="back" />
      </PageLink>
      <Avatar name={name} imageUrl={other?.profileImageUrl ?? null} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-base font-semibold">
          {other === null ? (
            name
          ) : (
            <PageLink href={`/people/${other.id}`} className="underline-offset-4 hover:underline">
              {name}
            </PageLink>
          )}{' '}
          <DemoTag isDemo={other?.isDemo ?? false} />
        </h2>
        <p className="text-soft truncate text-sm">
          About {subjectHref === null ? subject : <TextLink href={subjectHref}>{subject}</TextLink>}
        </p>
      </div>
      {menu}
    </header>
  );
}

/** What stands where nobody can write any more, given by the page that knows why; null says no more than that. */
export type RenderClosed = (thread: Thread) => ReactNode;

export type ThreadCardProps = {
  id: number;
  userId: string;
  outbox: Outbox;
  renderMenu: RenderMenu;
  renderClosed: RenderClosed;
};

/** One conversation: who, what was said, and the typing box. */
export function ThreadCard({ id, userId, outbox, renderMenu, renderClosed }: ThreadCardProps) {
  const { data, error, isFetching, refetch } = useCall(
    'GET /api/threads/{id}',
    { params: { id } },
    { staleTimeMs: 0 },
  );
  const items = useMuteItem(data);
  if (isStatus(error, 404) || isStatus(error, 400)) {
    return (
      <EmptyState
        title="Conversation not found"
        icon="message"
        action={<LinkButton href="/messages">All conversations</LinkButton>}
      />
    );
  }
  if (error && !data) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return <ErrorState title="We could not load this conversation" error={error} {...retry} />;
  }
  return (
    <section
      aria-label={data === undefined ? 'Conversation' : `Conversation with ${otherName(data)}`}
      className="bg-card flex h-[calc(100dvh-8.5rem)] min-h-80 flex-col rounded-md border lg:h-[calc(100dvh-14rem)]"
    >
      {data === undefined ? (
        <div className="p-4">
          <SkeletonLines count={6} label="Loading the conversation" />
        </div>
      ) : (
        <>
          <Heading thread={data} menu={renderMenu(data, items)} />
          <MessageList thread={data} outbox={outbox} />
          {data.isClosed ? (
            (renderClosed(data) ?? (
              <p className="text-soft border-t p-4 text-sm">
                No more messages can be sent in this conversation.
              </p>
            ))
          ) : (
            <MessageForm
              userId={userId}
              threadId={id}
              otherName={otherName(data)}
              onSend={(content) => outbox.send(id, content)}
            />
          )}
        </>
      )}
    </section>
  );
}
