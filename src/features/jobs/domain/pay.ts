import type { CurrencyCode } from '#shared/domain/currency.ts';
import { toMinor } from '#shared/domain/money.ts';
import type { PayPeriod } from './vocabulary.ts';

type Range = { readonly min?: number | null; readonly max?: number | null };

/** Pay as somebody states it, in major units. */
export type StatedPay = {
  readonly salaryMin?: number | null;
  readonly salaryMax?: number | null;
  readonly currency?: CurrencyCode | null;
  readonly payPeriod?: PayPeriod | null;
};

/** Pay as it is kept: all null where none is stated. */
export type Pay = {
  readonly minMinor: number | null;
  readonly maxMinor: number | null;
  readonly currency: CurrencyCode | null;
  readonly period: PayPeriod | null;
};

/** Whether both ends are stated and the lower one lies above the other. */
export const isReversed = ({ min, max }: Range): boolean => min != null && max != null && min > max;

/** Whether an amount is finer than its currency's smallest unit, such as half a CFA franc. */
export const isTooFine = (amount: number | null | undefined, currency: CurrencyCode): boolean =>
  amount != null && toMinor(amount, currency) === null;

/** Pay always has a currency and a period: US dollars a year where they are left unsaid. */
export function payOf({ salaryMin = null, salaryMax = null, currency, payPeriod }: StatedPay): Pay {
  if (salaryMin === null && salaryMax === null)
    return { minMinor: null, maxMinor: null, currency: null, period: null };
  const stated = currency ?? 'USD';
  return {
    minMinor: salaryMin === null ? null : toMinor(salaryMin, stated),
    maxMinor: salaryMax === null ? null : toMinor(salaryMax, stated),
    currency: stated,
    period: payPeriod ?? 'year',
  };
}
