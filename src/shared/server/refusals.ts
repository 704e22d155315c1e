import { AppError, invalid } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';

export const IN_THE_FUTURE = 'Must not be in the future';

/** Refuses a calendar date `YYYY-MM-DD` after today, in UTC. */
export function refuseFuture(path: string, date: string, now: Date): void {
  if (date > dayOf(now)) throw invalid(path, IN_THE_FUTURE);
}

/** A newer version was saved since the one that was edited; answered with it, so that nothing typed is lost. */
export const changedMeanwhile = (current: unknown) =>
  new AppError('conflict', 'This was changed since you opened it.', { current });
