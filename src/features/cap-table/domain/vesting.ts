// The rule and a worked example: docs/rules/vesting.md
import { isCalendarDate } from '#shared/domain/calendar.ts';
import { monthsElapsed } from './day-count.ts';
import type { Quantity } from '#shared/domain/exact.ts';
import { div, fixed, floorToInteger, ONE, parseFixed, toNumber } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import {
  ALLOCATION_TYPES,
  type AllocationType,
  equalTranches,
  fractionalShares,
  type Tranche,
  trancheShares,
} from './vesting-allocation.ts';
import { parsePortion } from './vesting-portion.ts';
import { PROBLEMS } from './input-problem.ts';

/** Terms of a grant that vests in equal steps after a cliff. Months; defaults 12, 48, 1 and CUMULATIVE_ROUNDING. */
export type VestingTerms = {
  readonly quantity: number;
  readonly startDate: string;
  readonly cliffMonths?: number;
  readonly totalMonths?: number;
  readonly frequencyMonths?: number;
  readonly allocationType?: AllocationType;
};

type VestedState = {
  readonly monthsElapsed: number;
  readonly vested: number;
  readonly unvested: number;
  /** 0–100, unrounded. */
  readonly vestedPct: number;
};

/**
 * What has vested by a date. Months keep the day the grant started on, or the month's last day; nothing vests before the
 * cliff, and what the cliff held back vests on it (Open Cap Format, VESTING_START_DAY_OR_LAST_DAY_OF_MONTH).
 */
export function vestedAt(terms: VestingTerms, asOf: string): Outcome<VestedState> {
  const { quantity, cliffMonths = 12, totalMonths = 48, frequencyMonths = 1 } = terms;
  const { allocationType = 'CUMULATIVE_ROUNDING' } = terms;
  if (!isCalendarDate(terms.startDate))
    return refuse('DATE_INVALID', 'startDate', 'The vesting start is not a date (YYYY-MM-DD).');
  if (!isCalendarDate(asOf))
    return refuse('DATE_INVALID', 'asOf', 'The reporting date is not a date (YYYY-MM-DD).');
  if (!isCount(quantity)) return refuse('SHARES_INVALID', 'quantity', PROBLEMS.shares);
  if (!isCount(totalMonths) || !isCount(frequencyMonths) || totalMonths % frequencyMonths !== 0) {
    return refuse(
      'VESTING_INVALID',
      'totalMonths',
      'Total months must be a whole multiple of the frequency.',
    );
  }
  if (cliffMonths !== 0 && !isCount(cliffMonths)) {
    return refuse('VESTING_INVALID', 'cliffMonths', 'The cliff must be a whole number of months.');
  }
  if (!ALLOCATION_TYPES.includes(allocationType)) {
    return refuse('VESTING_TYPE_NOT_SUPPORTED', 'allocationType', 'This allocation type is not supported.');
  }
  const months = monthsElapsed(terms.startDate, asOf);
  const count = totalMonths / frequencyMonths;
  const steps = months < cliffMonths ? 0 : Math.max(0, Math.min(count, Math.floor(months / frequencyMonths)));
  const vested = firstTranches(quantity, count, steps, allocationType);
  return done({ monthsElapsed: months, ...split(quantity, vested) });
}

function firstTranches(quantity: number, count: number, steps: number, allocation: AllocationType): number {
  if (steps === count) return quantity;
  if (allocation === 'FRACTIONAL') {
    return fractionalShares(quantity, { numerator: BigInt(steps), denominator: BigInt(count) });
  }
  const shares = trancheShares(quantity, equalTranches(count), allocation) ?? [];
  return shares.slice(0, steps).reduce((total, each) => total + each, 0);
}

function split(quantity: number, vested: number): Omit<VestedState, 'monthsElapsed'> {
  const unvested = toNumber(fixed(quantity) - fixed(vested));
  return { vested, unvested, vestedPct: toNumber(div(100n * fixed(vested), fixed(quantity))) };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

export type ScheduleStep = {
  readonly month: number;
  readonly portion: string | number;
  readonly remainder?: boolean;
};

/** Cumulative vested shares at each of `atMonths`, for a schedule of unequal portions. */
export function vestedBySchedule(
  quantity: number,
  steps: readonly ScheduleStep[],
  atMonths: readonly number[],
  allocation: AllocationType = 'CUMULATIVE_ROUNDING',
): Outcome<number[]> {
  if (!isCount(quantity)) return refuse('SHARES_INVALID', 'quantity', PROBLEMS.shares);
  const ordered = steps.toSorted((a, b) => a.month - b.month);
  const tranches: Tranche[] = [];
  for (const { portion, remainder } of ordered) {
    const parsed = parsePortion(portion);
    if (!parsed) return refuse('PORTION_INVALID', 'tranches', 'A portion must be from 0 to 1, such as 1/48.');
    tranches.push({ portion: parsed, remainder });
  }
  const shares = trancheShares(quantity, tranches, allocation);
  if (!shares)
    return refuse('PORTION_INVALID', 'tranches', 'The portions add up to more than the whole grant.');
  return done(
    atMonths.map((month) =>
      ordered.reduce((total, step, index) => (step.month <= month ? total + (shares[index] ?? 0) : total), 0),
    ),
  );
}

export type Acceleration = { readonly fraction: Quantity; readonly trigger: 'SINGLE' | 'DOUBLE' };
type AccelerationEvents = { readonly exit: boolean; readonly terminated: boolean };

/** Vested shares after acceleration: the fraction of the unvested rest, rounded down, once the trigger is met. */
export function accelerate(
  vested: number,
  quantity: number,
  acceleration: Acceleration,
  events: AccelerationEvents,
): Outcome<number> {
  const fraction = parseFixed(acceleration.fraction);
  if (fraction === null || fraction < 0n || fraction > ONE) {
    return refuse(
      'PORTION_INVALID',
      'acceleration.fraction',
      'The accelerated fraction must be from 0 to 1.',
    );
  }
  const met = events.exit && (acceleration.trigger === 'SINGLE' || events.terminated);
  if (!met) return done(vested);
  return done(vested + floorToInteger(((fixed(quantity) - fixed(vested)) * fraction) / ONE));
}

/** Months of a schedule text such as "4-year", "4 years" or "36 months"; 48 when it says neither. */
export function scheduleMonths(text: string | undefined): number {
  const match = /^(\d+)[- ]?(year|month)/i.exec(text?.trim() ?? '');
  if (!match) return 48;
  return Number(match[1]) * (match[2]?.toLowerCase() === 'year' ? 12 : 1);
}
