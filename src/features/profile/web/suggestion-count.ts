import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { suggestionEndpoints } from '../contract.ts';

export const { useList, useSend } = endpointHooks<typeof suggestionEndpoints>();

/** How many people are suggested to the reader; null while it is not known. */
export function useSuggestionCount(): number | null {
  return useList('GET /api/users/matches', {}).data?.total ?? null;
}
