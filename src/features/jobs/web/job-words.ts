import { currencyOf } from '#shared/domain/currency.ts';
import { formatMoney, toMinor } from '#shared/domain/money.ts';
import { formatPercent } from '#shared/web/format.ts';
import type { Job } from '../contract/job.ts';
import type { PayPeriod } from '../domain/vocabulary.ts';

const PERIODS: Readonly<Record<PayPeriod, string>> = {
  hour: 'an hour',
  day: 'a day',
  month: 'a month',
  year: 'a year',
};

function rangeOf(min: number | null, max: number | null, format: (value: number) => string): string | null {
  if (min !== null && max !== null) return min === max ? format(min) : `${format(min)} – ${format(max)}`;
  if (min !== null) return `From ${format(min)}`;
  return max === null ? null : `Up to ${format(max)}`;
}

type Pay = Pick<Job, 'salaryMin' | 'salaryMax' | 'currency' | 'payPeriod'>;

/** `₦450,000 – ₦650,000 a month`; null where no pay is stated. */
export function payLine({ salaryMin, salaryMax, currency, payPeriod }: Pay): string | null {
  const code = currencyOf(currency ?? '');
  if (code === null || payPeriod === null) return null;
  const range = rangeOf(salaryMin, salaryMax, (amount) => formatMoney(toMinor(amount, code) ?? 0, code));
  return range === null ? null : `${range} ${PERIODS[payPeriod]}`;
}

/** `0.5% – 1.5% equity`; null where none is stated. */
export function equityLine({ equityMin, equityMax }: Pick<Job, 'equityMin' | 'equityMax'>): string | null {
  const range = rangeOf(equityMin, equityMax, (share) =>
    formatPercent(share, Number.isInteger(share) ? 0 : 1),
  );
  return range === null ? null : `${range} equity`;
}
