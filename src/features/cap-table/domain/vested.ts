// The rule and a worked example: docs/rules/vesting.md
import { div, fixed, floorToInteger, mul, ONE, toNumber } from '#shared/domain/fixed.ts';
import { monthsElapsed } from './day-count.ts';
import type { CapTableEntry, EntryVesting } from './entry.ts';
import { done, type Outcome, refuse } from './refusal.ts';
import { accelerate, scheduleMonths, type ScheduleStep, vestedAt, vestedBySchedule } from './vesting.ts';

/** What has vested of a row's vesting total, and whether somebody typed it or the schedule says so. */
export type Vested = { readonly shares: number; readonly by: 'typed' | 'schedule' };

/** Shares the schedule gives by a day; null without a start date. Refuses terms it cannot read. */
export function scheduledShares(vesting: EntryVesting, asOf: string): Outcome<number | null> {
  const { total, startDate, cliff, schedule, frequency, allocation } = vesting;
  if (startDate === undefined || total === 0) return done(null);
  if (vesting.steps !== undefined && vesting.steps !== '') {
    const steps = readSteps(vesting.steps);
    if (!steps.ok) return steps;
    const months = Math.max(0, monthsElapsed(startDate, asOf));
    const vested = startDate > asOf ? done([0]) : vestedBySchedule(total, steps.value, [months], allocation);
    return vested.ok ? done(vested.value[0] ?? 0) : { ...vested, path: 'steps' };
  }
  const due = vestedAt(
    {
      quantity: total,
      startDate,
      cliffMonths: cliff,
      totalMonths: scheduleMonths(schedule),
      frequencyMonths: frequency,
      allocationType: allocation,
    },
    asOf,
  );
  return due.ok ? done(due.value.vested) : due;
}

/** What has vested: the typed figure where there is one, else the schedule's on the day; null where neither is known. */
export function vestedOf({ vesting }: CapTableEntry, asOf: string | undefined): Vested | null {
  if (!vesting) return null;
  if (vesting.vested !== undefined) return { shares: vesting.vested, by: 'typed' };
  if (asOf === undefined) return null;
  const due = scheduledShares(vesting, asOf);
  return due.ok && due.value !== null ? { shares: due.value, by: 'schedule' } : null;
}

/** Percent of the vesting total, unrounded; null where nothing is known. */
export function vestedPct(entry: CapTableEntry, asOf: string | undefined): number | null {
  const vested = vestedOf(entry, asOf);
  if (!vested || !entry.vesting || entry.vesting.total === 0) return null;
  return toNumber(div(100n * fixed(vested.shares), fixed(entry.vesting.total)));
}

export type ExitTerms = { readonly asOf?: string; readonly terminated?: boolean };

/** Whole shares of a row that are vested once an exit has accelerated them; all of them where nothing vests. */
export function sharesVestedAtExit(entry: CapTableEntry, { asOf, terminated = false }: ExitTerms): number {
  const { vesting, shares } = entry;
  if (!vesting || vesting.total === 0) return shares;
  const vested = vestedOf(entry, asOf)?.shares ?? 0;
  const { acceleration, trigger = 'SINGLE', total } = vesting;
  const more =
    acceleration === undefined
      ? done(vested)
      : accelerate(vested, total, { fraction: acceleration, trigger }, { exit: true, terminated });
  const part = div(fixed(more.ok ? more.value : vested), fixed(total));
  return Math.min(shares, floorToInteger(mul(fixed(shares), part) + ONE / 10n ** 15n));
}

/** The first row whose unequal steps cannot be read, or vest more than the whole. */
export function checkSteps(entries: readonly Pick<CapTableEntry, 'vesting'>[]): Outcome<null> {
  for (const [row, { vesting }] of entries.entries()) {
    const steps = vesting?.steps === undefined || vesting.steps === '' ? null : readSteps(vesting.steps);
    const vested = steps?.ok ? vestedBySchedule(1, steps.value, []) : steps;
    if (vested && !vested.ok) return { ...vested, path: `shares.${row}.vesting.steps` };
  }
  return done(null);
}

/** Reads "12: 1/4, 24: 25%, 36: 1/2 of rest": months from the start, and the part of the whole that vests then. */
export function readSteps(text: string): Outcome<ScheduleStep[]> {
  const steps: ScheduleStep[] = [];
  for (const part of text.split(',')) {
    const [, month, portion = '', percent, rest] =
      /^\s*(\d{1,3})\s*:\s*([\d./]+)\s*(%?)(\s+of rest)?\s*$/.exec(part) ?? [];
    if (month === undefined || (percent === '%' && portion.includes('/'))) {
      return refuse('PORTION_INVALID', 'steps', 'Write steps as month and part, such as 12: 1/4, 24: 3/4.');
    }
    steps.push({
      month: Number(month),
      portion: percent === '%' ? `${portion}/100` : portion,
      remainder: rest !== undefined,
    });
  }
  return done(steps);
}
