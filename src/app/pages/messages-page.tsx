import { useWaiting } from '#features/introductions/web/waiting.ts';
import { MessagesPage } from '#features/messages/web/messages-page.tsx';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { CountBadge } from '#shared/web/ui/tag.tsx';
import { SafetyMenu } from './safety-menu.tsx';

function IntroductionsLink() {
  const waiting = useWaiting();
  return (
    <LinkButton href="/introductions" icon="handshake">
      Introductions
      <CountBadge count={waiting} label={`${waiting} waiting for you`} />
    </LinkButton>
  );
}

/** `/messages`: conversations, with blocking and reporting in each. */
export function MessagesScreen() {
  return (
    <MessagesPage
      actions={<IntroductionsLink />}
      renderMenu={({ id, other }, items) =>
        other === null ? null : <SafetyMenu person={other} report={{ kind: 'thread', id }} items={items} />
      }
    />
  );
}
