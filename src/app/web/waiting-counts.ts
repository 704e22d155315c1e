import { useWaiting } from '#features/introductions/web/waiting.ts';
import { useUnreadMessages } from '#features/messages/web/unread-messages.ts';
import type { notificationEndpoints } from '#features/notifications/contract.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';

const { useCall } = endpointHooks<typeof notificationEndpoints>();

/** What waits for the person at a destination: how many, and in words for those who do not see the place. */
export type WaitingCount = { readonly count: number; readonly words: string };

/** Live counts by destination; the API is asked once for all places that show them. */
export function useWaitingCounts(): ReadonlyMap<string, WaitingCount> {
  useLive('notifications', ['GET /api/notifications/unread']);
  const inbox = useCall('GET /api/notifications/unread', {}, { staleTimeMs: 30_000 }).data?.unread ?? 0;
  const unread = useUnreadMessages();
  const waiting = useWaiting();
  return new Map([
    ['/messages', { count: unread, words: `${unread} unread` }],
    ['/notifications', { count: inbox, words: `${inbox} unread` }],
    ['/introductions', { count: waiting, words: `${waiting} waiting for you` }],
  ]);
}
