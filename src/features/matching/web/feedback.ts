import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';
import { endpointHooks } from '#shared/web/use-endpoint.ts';
import type { feedbackEndpoints } from '../contract/feedback.ts';

export const { useSend } = endpointHooks<typeof feedbackEndpoints>();

/** Calls whose answers a word about a match changes. */
export const RANKED_CALLS = [
  'GET /api/advanced-matching',
  'GET /api/advanced-matching/{startupId}',
  'GET /api/matching/startups',
  'GET /api/matching/investors',
  'GET /api/matching/feedback',
  'GET /api/dashboard/stats',
  'GET /api/dashboard/matches',
] as const;

/** Takes a word back; the list is ranked as before. */
export function useTakeBack() {
  return useSend('DELETE /api/matching/feedback/{id}', {
    refreshes: RANKED_CALLS,
    onSuccess: () => toast({ title: 'Back in the list' }),
    onError: (error) =>
      toast({ title: 'This could not be undone', description: messageOf(error), variant: 'destructive' }),
  });
}
