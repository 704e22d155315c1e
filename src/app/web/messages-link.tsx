import type { messageEndpoints } from '#features/messages/contract.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { LinkButton, type LinkButtonProps } from '#shared/web/ui/link.tsx';
import { CountBadge } from '#shared/web/ui/tag.tsx';

const { useCall } = endpointHooks<typeof messageEndpoints>();
const CALLS = ['GET /api/threads', 'GET /api/threads/unread'];

export type MessagesLinkProps = Omit<LinkButtonProps, 'href' | 'icon' | 'children'> & {
  /** Where there is no room, the word is for screen readers only. */
  hideLabel?: boolean;
};

/** Links to the conversations, with a live count of unread messages. */
export function MessagesLink({ hideLabel = false, ...rest }: MessagesLinkProps) {
  useLive('messages', CALLS);
  const { data } = useCall('GET /api/threads/unread', {}, { staleTimeMs: 30_000 });
  const unread = data?.unread ?? 0;
  return (
    <LinkButton {...rest} href="/messages" icon="message">
      <span className={hideLabel ? 'sr-only' : undefined}>Messages</span>
      <CountBadge count={unread} label={`${unread} unread`} />
    </LinkButton>
  );
}
