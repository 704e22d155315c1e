import { toast, toastError } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';
import type { blockEndpoints } from '../contract.ts';

const { useCall, useSend } = endpointHooks<typeof blockEndpoints>();

/** Whom the person has blocked; undefined until it is known. */
export const useBlocked = (): readonly OtherPerson[] | undefined =>
  useCall('GET /api/blocks', {}, { staleTimeMs: 30_000 }).data;

/** Ends a block; what was hidden is there again. */
export function useUnblock(userId: string, name: string): { unblock: () => void; isPending: boolean } {
  const { mutate, isPending } = useSend('DELETE /api/blocks/{userId}', {
    refreshes: 'all',
    onSuccess: () => toast({ title: `${name} is no longer blocked` }),
    onError: toastError,
  });
  return { unblock: () => mutate({ params: { userId } }), isPending };
}
