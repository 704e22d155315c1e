import { Button } from '#shared/web/ui/button.tsx';
import { Icon } from '#shared/web/ui/icon.tsx';
import { type Pending } from '../domain.ts';
import type { Outbox } from './outbox.ts';

function PendingItem({ message, outbox }: { message: Pending; outbox: Outbox }) {
  const { content, problem, clientId } = message;
  return (
    <li className="ml-auto grid max-w-[85%] justify-items-end gap-1 md:max-w-[70%]">
      <p className="bg-tint rounded-md border border-dashed px-3 py-2 break-words whitespace-pre-wrap">
        {content}
      </p>
      {problem === null ? (
        <p className="text-soft flex items-center gap-1 text-xs">
          {outbox.isStuck ? <Icon name="offline" className="size-3.5" /> : null}
          {outbox.isStuck ? 'Waiting for connection' : 'Sending'}
        </p>
      ) : (
        <p className="text-red flex flex-wrap items-center gap-2 text-xs">
          Not sent: {problem}
          <Button onClick={() => outbox.discard(clientId)}>Discard</Button>
        </p>
      )}
    </li>
  );
}

/** What a thread has on its way, below what has arrived. */
export function OutboxList({ messages, outbox }: { messages: readonly Pending[]; outbox: Outbox }) {
  return messages.map((message) => <PendingItem key={message.clientId} message={message} outbox={outbox} />);
}
