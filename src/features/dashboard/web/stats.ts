import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { dashboardEndpoints } from '../contract.ts';

const { useCall } = endpointHooks<typeof dashboardEndpoints>();

export const useDashboardStats = () => useCall('GET /api/dashboard/stats', {}, { staleTimeMs: 30_000 });
