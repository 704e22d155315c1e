import { BlockedNote } from '#features/blocks/web/blocks-card.tsx';
import { useBlocked } from '#features/blocks/web/unblock.ts';
import { MessagesPage } from '#features/messages/web/messages-page.tsx';
import { SafetyMenu } from './safety-menu.tsx';

/** `/messages`: conversations, with blocking, unblocking and reporting in each. */
export function MessagesScreen() {
  const blocked = useBlocked();
  return (
    <MessagesPage
      renderMenu={({ id, other }, items) =>
        other === null ? null : <SafetyMenu person={other} report={{ kind: 'thread', id }} items={items} />
      }
      renderClosed={({ other }) => {
        const person = blocked?.find(({ id }) => id === other?.id);
        return person ? <BlockedNote person={person} /> : null;
      }}
    />
  );
}
