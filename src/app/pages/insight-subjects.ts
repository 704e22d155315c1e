import type { matchingEndpoints } from '#features/matching/contract.ts';
import type { startupEndpoints } from '#features/startups/contract.ts';
import { useAddress } from '#shared/web/use-address.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';

export const startupHooks = endpointHooks<typeof startupEndpoints>();

const matchingHooks = endpointHooks<typeof matchingEndpoints>();

/** What an analysis is about: a startup of one's own, somebody else's for an investor, or an investor's thesis. */
export type Subject =
  | {
      readonly kind: 'startup';
      readonly id: number;
      readonly name: string;
      readonly isOwn: boolean;
      readonly canEdit: boolean;
    }
  | { readonly kind: 'thesis' };

export type Own = { readonly id: number; readonly name: string; readonly role: string };

/** The sides a member can look from. */
export type Sides = { readonly startups: readonly Own[]; readonly isInvestor: boolean };

/** The member's startups and whether they invest, with the loading state of both. */
export function useSides() {
  const profile = startupHooks.useCall('GET /api/profile', {});
  const sides = matchingHooks.useCall('GET /api/matching/sides', {}, { staleTimeMs: 30_000 });
  const data: Sides | undefined =
    profile.data && sides.data
      ? { startups: profile.data.startups, isInvestor: sides.data.investorId !== null }
      : undefined;
  return {
    data,
    error: profile.error ?? sides.error,
    isFetching: profile.isFetching || sides.isFetching,
    refetch: () => Promise.all([profile.refetch(), sides.refetch()]),
  };
}

const asId = (text: string | null): number | null =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

/** What the address asks for, else the only thing there is; undefined while it has to be chosen or is read. */
export function useSubject({ startups, isInvestor }: Sides): Subject | undefined {
  const [search] = useAddress();
  const asked = asId(search.get('startup'));
  const own = startups.find(({ id }) => id === asked) ?? (startups.length === 1 ? startups[0] : undefined);
  const isOthers = isInvestor && asked !== null && !startups.some(({ id }) => id === asked);
  const others = startupHooks.useCall(
    'GET /api/startups/{id}',
    { params: { id: asked ?? 1 } },
    { enabled: isOthers },
  );
  if (isOthers && others.isPending) return undefined;
  if (isOthers && others.data) {
    return { kind: 'startup', id: others.data.id, name: others.data.name, isOwn: false, canEdit: false };
  }
  const isThesis = isInvestor && (search.get('startup') === 'thesis' || startups.length === 0);
  if (isThesis || own === undefined) return isThesis ? { kind: 'thesis' } : undefined;
  return { kind: 'startup', id: own.id, name: own.name, isOwn: true, canEdit: own.role !== 'viewer' };
}
