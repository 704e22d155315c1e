import { useLive } from '#shared/web/use-live.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { introductionEndpoints } from '../contract.ts';
import { STANDINGS_CALL } from './standing.ts';

const { useCall } = endpointHooks<typeof introductionEndpoints>();

const CALLS = [
  'GET /api/introductions',
  'GET /api/introductions/waiting',
  'GET /api/introductions/budget',
  STANDINGS_CALL,
];

/** How many requests wait for the person, live. */
export function useWaiting(): number {
  useLive('introductions', CALLS);
  const { data } = useCall('GET /api/introductions/waiting', {}, { staleTimeMs: 30_000 });
  return data?.waiting ?? 0;
}
