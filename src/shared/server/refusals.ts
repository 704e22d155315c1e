import { AppError, invalid } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';

export const IN_THE_FUTURE = 'Must not be in the future';

/** Refuses a calendar date `YYYY-MM-DD` after today, in UTC. */
export function refuseFuture(path: string, date: string, now: Date): void {
  if (date > dayOf(now)) throw invalid(path, IN_THE_FUTURE);
}

/** A newer version was saved since the one that was edited; answered with it, so that nothing typed is lost. */
export const changedMeanwhile = (current: unknown) =>
  new AppError('conflict', 'This was changed since you opened it.', { current });

/** To whoever writes to a demo profile. */
export const nobodyThere = (name: string) =>
  new AppError('conflict', `${name} is a demo profile: no one is there to answer.`);

/** A typed amount in minor units; one finer than its currency has is refused by name. */
export function minorUnits(path: string, amount: number, currency: CurrencyCode): number {
  const units = toMinor(amount, currency);
  if (units === null) throw invalid(path, `${currency} has no smaller unit than that`);
  return units;
}
