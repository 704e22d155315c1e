import type { accountCalls } from '#shared/contract/account.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { accountEndpoints } from '../contract.ts';
import type { admissionEndpoints } from '../contract/admission.ts';

export const accounts = endpointHooks<
  typeof accountEndpoints & typeof admissionEndpoints & typeof accountCalls
>();
