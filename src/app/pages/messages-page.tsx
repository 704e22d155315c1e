import { MessagesPage } from '#features/messages/web/messages-page.tsx';
import { SafetyMenu } from './safety-menu.tsx';

/** `/messages`: conversations, with blocking and reporting in each. */
export function MessagesScreen() {
  return (
    <MessagesPage
      renderMenu={({ id, other }, items) =>
        other === null ? null : <SafetyMenu person={other} report={{ kind: 'thread', id }} items={items} />
      }
    />
  );
}
