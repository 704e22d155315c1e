import type { Quantity } from '#shared/domain/exact.ts';
import { done } from '#features/cap-table/domain/refusal.ts';
import { accelerate, vestedAt, vestedBySchedule } from '#features/cap-table/domain/vesting.ts';
import {
  ALLOCATION_TYPES,
  type AllocationType,
  equalTranches,
  trancheShares,
} from '#features/cap-table/domain/vesting-allocation.ts';
import { answer, asGiven, field, type Given, list, numeric } from './equity-given.ts';

function vestedAtOp(given: Given): unknown {
  const quantity = field<number>(given, 'quantity', 0);
  const terms = {
    quantity,
    startDate: field<string>(given, 'startDate start', ''),
    cliffMonths: field<number | undefined>(given, 'cliffMonths cliff', undefined),
    totalMonths: field<number | undefined>(given, 'totalMonths total months', undefined),
    frequencyMonths: field<number | undefined>(
      given,
      'frequencyMonths frequency periodMonths period',
      undefined,
    ),
    allocationType: allocationOf(given),
  };
  return answer(vestedAt(terms, field<string>(given, 'asOf', '')), (state) => {
    const more = acceleratedShares(given, state.vested, quantity);
    if (!more.ok) return more;
    const vested = more.value;
    return { ...state, vested, unvested: quantity - vested, vestedPct: (100 * vested) / quantity };
  });
}

/** Acceleration is in the case itself or in its `acceleration`; without events it has happened. */
function acceleratedShares(given: Given, vested: number, quantity: number) {
  const stated = field<unknown>(given, 'accelerationFraction acceleration', undefined);
  if (stated === undefined) return done(vested);
  const terms = typeof stated === 'object' ? asGiven(stated) : given;
  const events = { ...given, ...terms };
  const double = field<string>(events, 'trigger accelerationTrigger', 'single')
    .toLowerCase()
    .startsWith('double');
  return accelerate(
    vested,
    quantity,
    {
      fraction: typeof stated === 'object' ? (numeric(terms, 'fraction') ?? 1) : (stated as Quantity),
      trigger: double ? 'DOUBLE' : 'SINGLE',
    },
    {
      exit: field<boolean>(events, 'exit exited', true),
      terminated: field<boolean>(events, 'terminated termination', true),
    },
  );
}

function allocationOf(given: Given): AllocationType | undefined {
  return field<AllocationType | undefined>(given, 'allocationType allocation_type allocation', undefined);
}

function tranchesOp(given: Given): unknown {
  const quantity = field<number>(given, 'quantity', 0);
  const tranches = equalTranches(field<number>(given, 'tranches n', 0));
  return Object.fromEntries(ALLOCATION_TYPES.map((type) => [type, trancheShares(quantity, tranches, type)]));
}

function scheduleOp(given: Given): unknown {
  const steps = list(given, 'tranches', 'schedule').map((step) => ({
    month: field<number>(step, 'month months', 0),
    portion: field<string | number>(step, 'portion', 0),
    remainder: field<boolean | undefined>(step, 'remainder', undefined),
  }));
  const quantity = field<number>(given, 'quantity', 0);
  const months = field<number[]>(given, 'atMonths', []);
  return answer(vestedBySchedule(quantity, steps, months, allocationOf(given)), (vested) => ({ vested }));
}

/** A portion of the whole grant, and of what has not vested: two schedules of one step after what has vested. */
function portionOp(given: Given): unknown {
  const quantity = field<number>(given, 'quantity', 0);
  const vested = field<number>(given, 'alreadyVested vested', 0);
  const portion = field<string>(given, 'portion', '');
  const before = { month: 0, portion: `${vested}/${quantity}` };
  const step = (remainder: boolean) =>
    vestedBySchedule(quantity, [before, { month: 1, portion, remainder }], [1], 'FRACTIONAL');
  return answer(step(false), ([ofWhole = 0]) =>
    answer(step(true), ([ofRemainder = 0]) => ({
      ofWhole: ofWhole - vested,
      ofRemainder: ofRemainder - vested,
    })),
  );
}

export const ops: Record<string, (given: unknown) => unknown> = {
  'vesting.vestedAt': (given) => vestedAtOp(asGiven(given)),
  'vesting.tranches': (given) => tranchesOp(asGiven(given)),
  'vesting.schedule': (given) => scheduleOp(asGiven(given)),
  'vesting.portion': (given) => portionOp(asGiven(given)),
};
