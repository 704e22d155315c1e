import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { legalEndpoints } from '../contract.ts';

export const legal = endpointHooks<typeof legalEndpoints>();
