import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { administrationEndpoints } from '../contract.ts';
import type { peopleEndpoints } from '../contract/people.ts';
import type { systemEndpoints } from '../contract/system.ts';

export const administration = endpointHooks<
  typeof administrationEndpoints & typeof peopleEndpoints & typeof systemEndpoints
>();
