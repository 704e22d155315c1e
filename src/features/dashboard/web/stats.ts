import { endpointHooks } from '#shared/web/use-endpoint.ts';
import { INVESTING, useWorkingFor } from '#shared/web/working-for.ts';
import type { dashboardEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof dashboardEndpoints>();

/** Read again whenever the screen is come back to; its parts appear within this time. */
const FRESH_MS = 2000;

/** The figures of whom one works for. */
export function useDashboardStats() {
  const side = useWorkingFor();
  const query = side === null ? {} : side === INVESTING ? ({ side } as const) : { startup: Number(side) };
  return useCall('GET /api/dashboard/stats', { query }, { staleTimeMs: FRESH_MS });
}
