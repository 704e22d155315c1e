import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { queueKey } from '#features/messages/domain.ts';
import { readStored } from '#shared/web/browser-storage.ts';

const Sender = lazy(async () => {
  const { useOutbox } = await import('#features/messages/web/outbox.ts');
  return {
    default: function Sender({ userId }: { userId: string }) {
      useOutbox(userId);
      return null;
    },
  };
});

/** Sends what was typed without a line, whichever screen is open; the messages page does so itself. */
export function OutboxSender({ userId }: { userId: string }) {
  const [path] = useLocation();
  if (path.startsWith('/messages') || readStored(queueKey(userId)) === null) return null;
  return (
    <Suspense>
      <Sender userId={userId} />
    </Suspense>
  );
}
