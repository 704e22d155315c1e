import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatDate } from '#shared/web/format.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { Button } from '#shared/web/ui/button.tsx';
import { classNames } from '#shared/web/ui/class-names.ts';
import { SkeletonLines } from '#shared/web/ui/skeleton.tsx';
import { LoadError } from '#shared/web/ui/state.tsx';
import type { Message, messageEndpoints, Thread } from '../contract.ts';
import { OutboxList } from './outbox-list.tsx';
import type { Outbox } from './outbox.ts';

const { useList, useSend } = endpointHooks<typeof messageEndpoints>();
const PAGE = 50;
const NEAR_END_PX = 120;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

function Bubble({ message }: { message: Message }) {
  const { content, isMine, createdAt } = message;
  return (
    <li
      className={classNames('max-w-[85%] md:max-w-[70%]', isMine ? 'justify-self-end' : 'justify-self-start')}
    >
      <span className="sr-only">{isMine ? 'You' : 'They'}: </span>
      <p
        className={classNames(
          'rounded-md px-3 py-2 break-words whitespace-pre-wrap',
          isMine ? 'bg-tint' : 'bg-sunk',
        )}
      >
        {content}
      </p>
      <time dateTime={createdAt} className={classNames('text-soft block text-xs', isMine && 'text-right')}>
        {clock.format(new Date(createdAt))}
      </time>
    </li>
  );
}

/** Messages in the order they were written, with a line where a day begins. */
function Days({ messages }: { messages: readonly Message[] }) {
  return messages.map((message, index) => {
    const day = formatDate(message.createdAt);
    const before = messages[index - 1];
    const isNewDay = before === undefined || formatDate(before.createdAt) !== day;
    return [
      isNewDay ? (
        <li key={`day ${message.id}`} className="text-soft my-1 text-center text-xs">
          {day}
        </li>
      ) : null,
      <Bubble key={message.id} message={message} />,
    ];
  });
}

/** Everything before a message, one page at a time. */
function Earlier({ threadId, before }: { threadId: number; before: number }) {
  const [open, setOpen] = useState(false);
  const query = { before, limit: PAGE };
  const { data, isFetching } = useList(
    'GET /api/threads/{id}/messages',
    { params: { id: threadId }, query },
    { enabled: open, keepPrevious: true },
  );
  const items = data?.items.toReversed() ?? [];
  const first = items[0];
  if (!open || data === undefined) {
    return (
      <li className="text-center">
        <Button icon="clock" pending={open && isFetching} onClick={() => setOpen(true)}>
          Earlier messages
        </Button>
      </li>
    );
  }
  return (
    <>
      {first !== undefined && items.length === PAGE ? (
        <Earlier threadId={threadId} before={first.id} />
      ) : null}
      <Days messages={items} />
    </>
  );
}

/** Tells the server what has been seen, while the page is in sight. */
function useReadMarker(thread: Thread, newest: Message | undefined): void {
  const { mutate } = useSend('POST /api/threads/{id}/read', {
    refreshes: ['GET /api/threads', 'GET /api/threads/{id}', 'GET /api/threads/unread'],
  });
  const { id, unreadCount } = thread;
  const newestId = newest?.id;
  useEffect(() => {
    const mark = () => {
      if (unreadCount > 0 && newestId !== undefined && document.visibilityState === 'visible')
        mutate({ params: { id }, body: { messageId: newestId } });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unreadCount, newestId, mutate]);
}

/** Keeps the newest message in sight, unless the reader has scrolled back. */
function useStickToEnd() {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  });
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
  };
  return { ref: box, onScroll };
}

export function MessageList({ thread, outbox }: { thread: Thread; outbox: Outbox }) {
  const { data, error, isFetching, refetch } = useList(
    'GET /api/threads/{id}/messages',
    { params: { id: thread.id }, query: { limit: PAGE } },
    { staleTimeMs: 0 },
  );
  const messages = data?.items.toReversed() ?? [];
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  const waiting = outbox.pending.filter(
    ({ threadId, clientId }) => threadId === thread.id && !arrived.has(clientId),
  );
  useReadMarker(thread, messages.at(-1));
  const stick = useStickToEnd();
  const [first] = messages;
  return (
    <div
      {...stick}
      role="log"
      aria-label="Messages"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
    >
      {error && !data ? (
        <LoadError what="the messages" result={{ error, refetch, isFetching }} />
      ) : data === undefined ? (
        <SkeletonLines count={6} label="Loading messages" />
      ) : (
        <ol className="grid gap-3">
          {first !== undefined && data.total > messages.length ? (
            <Earlier threadId={thread.id} before={first.id} />
          ) : null}
          <Days messages={messages} />
          <OutboxList messages={waiting} outbox={outbox} />
        </ol>
      )}
    </div>
  );
}
