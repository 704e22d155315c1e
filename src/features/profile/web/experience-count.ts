import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { experienceEndpoints } from '../contract.ts';

export const { useList, useSend } = endpointHooks<typeof experienceEndpoints>();

/** How many entries there are; null while it is not known. */
export function useExperienceCount(): number | null {
  return useList('GET /api/users/experiences', {}).data?.total ?? null;
}
