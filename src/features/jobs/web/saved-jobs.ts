import { messageOf } from '#shared/web/api-error.ts';
import { toast } from '#shared/web/toast.ts';

/** What shows whether a post is saved. */
export const SAVE_REFRESHES = ['GET /api/jobs', 'GET /api/jobs/{id}', 'GET /api/jobs/saved'];

/** Says that a change to a saved post did not get through. */
export const saveFailed = (error: Error) =>
  toast({ title: 'Not saved', description: messageOf(error), variant: 'destructive' });
