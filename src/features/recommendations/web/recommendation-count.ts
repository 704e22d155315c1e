import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { recommendationEndpoints } from '../contract.ts';

export const { useList, useSend } = endpointHooks<typeof recommendationEndpoints>();

/** How many recommendations are shown on the own profile; null while it is not known. */
export function useRecommendationCount(): number | null {
  return useList('GET /api/users/recommendations', {}).data?.total ?? null;
}
