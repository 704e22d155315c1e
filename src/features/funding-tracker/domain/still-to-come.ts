// The rule and a worked example: docs/rules/books-in-any-currency.md
import { addMonths, daysBetween } from '#shared/domain/calendar.ts';
import { exact, ONE, ratio, toNumber } from '#shared/domain/exact.ts';
import type { RoundAmounts } from '../domain.ts';

/** What is still to come of a round by the day it closes; a year from now where no day is stated. */
export type StillToCome = {
  /** Target less received, minor units of the round's currency. */
  readonly outstandingMinor: number;
  readonly closesOn: string;
  /** What one unit of the currency is worth on that day, 1 being today. */
  readonly worth: number;
  /** What the target would have to rise by for the same dollars, minor units. */
  readonly shortMinor: number;
};

/**
 * A currency that loses `devaluationPct` a year is worth (1 - d)^(days / 365) of today on the day the round closes, so
 * the same dollars take outstanding / worth of it. A day that has passed is today.
 */
export function stillToCome(
  { targetMinor, receivedMinor }: Pick<RoundAmounts, 'targetMinor' | 'receivedMinor'>,
  { devaluationPct, closeDate, today }: { devaluationPct: number; closeDate: string | null; today: string },
): StillToCome {
  const closesOn = closeDate ?? addMonths(today, 12);
  const days = Math.max(0, daysBetween(today, closesOn));
  const worth = ONE.minus(exact(devaluationPct).div(100)).pow(exact(days).div(365));
  const outstandingMinor = Math.max(0, targetMinor - receivedMinor);
  const needed = ratio(exact(outstandingMinor), worth)?.toDecimalPlaces(0).toNumber() ?? outstandingMinor;
  return { outstandingMinor, closesOn, worth: toNumber(worth) ?? 1, shortMinor: needed - outstandingMinor };
}
