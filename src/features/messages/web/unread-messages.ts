import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import type { messageEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof messageEndpoints>();

const CALLS = [
  'GET /api/threads',
  'GET /api/threads/unread',
  'GET /api/threads/{id}',
  'GET /api/threads/{id}/messages',
];

/** Unread messages of conversations that are not muted, live. */
export function useUnreadMessages(): number {
  useLive('messages', CALLS);
  const { data } = useCall('GET /api/threads/unread', {}, { staleTimeMs: 30_000 });
  return data?.unread ?? 0;
}
