import type { notificationEndpoints } from '#features/notifications/contract.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import { LinkButton } from '#shared/web/ui/link.tsx';
import { CountBadge } from '#shared/web/ui/tag.tsx';

const { useCall } = endpointHooks<typeof notificationEndpoints>();
const CALLS = ['GET /api/notifications/unread'];

/** Links to the inbox, with a live count of unread notifications. */
export function NotificationsLink() {
  useLive('notifications', CALLS);
  const { data } = useCall('GET /api/notifications/unread', {}, { staleTimeMs: 30_000 });
  const unread = data?.unread ?? 0;
  return (
    <LinkButton href="/notifications" icon="bell" variant="quiet" className="min-w-11 px-2! 2xl:px-3!">
      <span className="sr-only">Notifications</span>
      <CountBadge count={unread} label={`${unread} unread`} />
    </LinkButton>
  );
}
