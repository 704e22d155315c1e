import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { peopleEndpoints } from '../contract.ts';

export const { useList } = endpointHooks<typeof peopleEndpoints>();

export const MOST_SHOWN = 100;

/** How many invitations wait for the person's answer. */
export function useInvitationCount(): number {
  return useList('GET /api/users/invitations', { query: { limit: MOST_SHOWN } }).data?.total ?? 0;
}
