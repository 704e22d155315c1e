// The rule and a worked example: docs/rules/convertible-note.md
import { daysBetween, isCalendarDate } from '#shared/domain/calendar.ts';
import { days30360 } from './day-count.ts';
import { exact, type Quantity } from '#shared/domain/exact.ts';
import { cut, div, type Fixed, fixed, mul, ONE, parseFixed, sum, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';

/** A stretch of time at one yearly rate (a fraction: 0.08 is 8%). */
export type AccrualPeriod = {
  readonly rate: Quantity;
  readonly startDate: string;
  readonly endDate: string;
};

/** A note's interest terms; names and values as in Open Cap Format. Defaults: ACTUAL_365 and SIMPLE. */
export type InterestTerms = {
  readonly principal: Quantity;
  readonly periods: readonly AccrualPeriod[];
  readonly dayCount?: 'ACTUAL_365' | '30_360';
  readonly compounding?: 'SIMPLE' | 'COMPOUNDING';
};

type AccruedInterest = {
  readonly yearFraction: Fixed;
  readonly interest: Fixed;
  readonly total: Fixed;
};

/**
 * Interest of a convertible note: P r t when simple, P((1 + r)^t - 1) when compounding, over one or more accrual
 * periods; t by ACT/365 or US 30/360.
 */
export function accrueInterest(terms: InterestTerms): Outcome<AccruedInterest> {
  const { dayCount = 'ACTUAL_365', compounding = 'SIMPLE' } = terms;
  if (dayCount !== 'ACTUAL_365' && dayCount !== '30_360') {
    return refuse('DAY_COUNT_NOT_SUPPORTED', 'dayCount', 'Days are counted ACTUAL_365 or 30_360.');
  }
  if (compounding !== 'SIMPLE' && compounding !== 'COMPOUNDING') {
    return refuse('METHOD_NOT_SUPPORTED', 'compounding', 'Interest is SIMPLE or COMPOUNDING.');
  }
  const principal = parseFixed(terms.principal);
  if (principal === null || principal < 0n) {
    return refuse('AMOUNT_INVALID', 'principal', 'The principal must be an amount of 0 or more.');
  }
  const stretches = readPeriods(terms.periods, dayCount);
  if (!stretches.ok) return stretches;
  const yearFraction = sum(stretches.value.map(({ years }) => years));
  const interest =
    compounding === 'SIMPLE' ? simple(principal, stretches.value) : compound(principal, stretches.value);
  return done({ yearFraction, interest, total: principal + interest });
}

type Stretch = { readonly rate: Fixed; readonly years: Fixed };

function simple(principal: Fixed, stretches: readonly Stretch[]): Fixed {
  return sum(stretches.map(({ rate, years }) => mul(principal, mul(rate, years))));
}

function compound(principal: Fixed, stretches: readonly Stretch[]): Fixed {
  const factor = stretches.reduce((product, stretch) => mul(product, growth(stretch)), ONE);
  return mul(principal, factor - ONE);
}

/** (1 + rate)^years, to 34 digits. */
function growth({ rate, years }: Stretch): Fixed {
  return cut(exact(toText(ONE + rate)).pow(toText(years)));
}

function readPeriods(
  periods: readonly AccrualPeriod[],
  dayCount: 'ACTUAL_365' | '30_360',
): Outcome<Stretch[]> {
  const stretches: Stretch[] = [];
  for (const [index, period] of periods.entries()) {
    const { startDate: start, endDate: end } = period;
    if (!isCalendarDate(start) || !isCalendarDate(end) || end < start) {
      return refuse(
        'DATE_INVALID',
        `periods.${index}`,
        'Interest runs from a date to the same or a later date.',
      );
    }
    const rate = parseFixed(period.rate);
    if (rate === null || rate < 0n) {
      return refuse(
        'RATE_INVALID',
        `periods.${index}.rate`,
        'The interest rate must be a fraction of 0 or more.',
      );
    }
    stretches.push({ rate, years: yearFraction(start, end, dayCount) });
  }
  return done(stretches);
}

function yearFraction(start: string, end: string, dayCount: 'ACTUAL_365' | '30_360'): Fixed {
  return dayCount === '30_360'
    ? div(fixed(days30360(start, end)), fixed(360))
    : div(fixed(daysBetween(start, end)), fixed(365));
}
