import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toastError } from '#shared/web/toast.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { useLive } from '#shared/web/use-live.ts';
import type {
  roomContentEndpoints,
  roomEndpoints,
  roomGuestEndpoints,
  roomRecordEndpoints,
} from '../contract.ts';

export const room = endpointHooks<typeof roomEndpoints>();
export const content = endpointHooks<typeof roomContentEndpoints>();
export const guests = endpointHooks<typeof roomGuestEndpoints>();
export const record = endpointHooks<typeof roomRecordEndpoints>();

/** Pages as they were given: each is read once, and let go of when the document is taken away. */
export const PAGE_CALLS = [
  'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}',
  'GET /api/startups/{id}/room/documents/{documentId}/pages/{page}/text',
];

/** Everything of a room that may be in sight, and that says whether the open page may still be. */
export const ROOM_CALLS = [
  'GET /api/startups/{id}/room',
  'GET /api/startups/{id}/room/search',
  'GET /api/startups/{id}/room/documents/{documentId}',
  'GET /api/startups/{id}/room/guests',
];

/** What a call that changes the room makes read again, and what is said when it is refused. */
export const refreshesRoom = { refreshes: ROOM_CALLS, onError: toastError };

/** The longest time a timer of the browser can wait for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Reads the room again when somebody changed it, and when the clock takes something away. */
export function useRoomLive(endsAt: string | null): void {
  const cache = useQueryClient();
  useLive('data-room', ROOM_CALLS);
  // A file that was sent has pages when it has been read.
  useLive('documents', ROOM_CALLS);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const wait = Math.min(Math.max(0, Date.parse(endsAt) - Date.now()) + 50, LONGEST_WAIT_MS);
    const timer = setTimeout(() => {
      for (const name of ROOM_CALLS) void cache.invalidateQueries({ queryKey: [name] });
    }, wait);
    return () => clearTimeout(timer);
  }, [cache, endsAt]);
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** What of the room is open, as the address says it. */
export function useRoomPlace() {
  const [search, change] = useAddress();
  const as = whole(search.get('as'));
  return {
    tab: search.get('tab') ?? 'documents',
    documentId: whole(search.get('document')),
    page: whole(search.get('page')) ?? 1,
    /** A PDF is read by its words. */
    isText: search.get('show') === 'text',
    as,
    query: as === null ? {} : { as },
    change,
  };
}
