import type { matchingEndpoints } from '#features/matching/contract.ts';
import { useCurrentUser } from '#shared/web/session.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';

const { useCall } = endpointHooks<typeof matchingEndpoints>();

/** The reader's own cards in the two directories; `isKnown` is false until it is clear which they are. */
export function useOwnSides() {
  const isMember = useCurrentUser() !== null;
  const { data, isError } = useCall(
    'GET /api/matching/sides',
    {},
    { enabled: isMember, staleTimeMs: MINUTE_MS },
  );
  return {
    isKnown: !isMember || data !== undefined || isError,
    isOwnStartup: (id: number) => data?.startups.some((startup) => startup.id === id) === true,
    hasInvestorProfile: typeof data?.investorId === 'number',
    isOwnInvestor: (id: number) => data?.investorId === id,
  };
}
