import { type CurrencyCode, minorDigits } from './currency.ts';
import { exact } from './exact.ts';

/** Major to minor units, the nearest where the amount is finer (halves away from zero): a cent of 1.005 is 1.01. */
export function nearestMinor(amount: number | string, currency: CurrencyCode): number {
  return (
    exact(amount)
      .times(`1e${minorDigits(currency)}`)
      .toDecimalPlaces(0)
      .toNumber() + 0
  );
}
