import { describe, expect, it } from 'vitest';
import { buildCapTable, withVestedOn } from './cap-table.ts';
import type { CapTableEntry, EntryVesting } from './entry.ts';
import { valueOf } from './refusal.ts';
import { readSteps, scheduledShares, sharesVestedAtExit, vestedOf } from './vested.ts';

const row = (vesting: EntryVesting): CapTableEntry => ({
  shareholderName: 'Ama',
  shareholderType: 'founder',
  shares: 4_800,
  shareClass: 'Common',
  vesting,
});
const schedule: EntryVesting = { total: 4_800, startDate: '2024-01-31', cliff: 12, schedule: '4-year' };

describe('what has vested', () => {
  it('is the schedule’s figure where nobody typed one, and moves with time', () => {
    expect(vestedOf(row(schedule), '2025-01-30')).toEqual({ shares: 0, by: 'schedule' });
    expect(vestedOf(row(schedule), '2025-01-31')).toEqual({ shares: 1_200, by: 'schedule' });
    const table = valueOf(buildCapTable({ shares: [row(schedule)], asOf: '2025-01-31' }));
    expect(table.shareholders[0]).toMatchObject({ vestedPct: 25, vestedShares: 1_200, vestedBy: 'schedule' });
    expect(withVestedOn(table, '2026-01-31').shareholders[0]?.vestedPct).toBe(50);
  });

  it('is a typed figure where there is one, whatever the day', () => {
    const typed = { ...schedule, vested: 3_000 };
    expect(vestedOf(row(typed), '2025-01-31')).toEqual({ shares: 3_000, by: 'typed' });
    const { warnings } = valueOf(buildCapTable({ shares: [row(typed)], asOf: '2025-01-31' }));
    expect(warnings.map(({ code }) => code)).toContain('VESTED_ABOVE_SCHEDULE');
  });

  it('is not known without a start date or a figure', () => {
    expect(vestedOf(row({ total: 4_800, schedule: '4-year' }), '2025-01-31')).toBeNull();
  });

  it('follows unequal steps and quarters', () => {
    const steps = { ...schedule, steps: '12: 10%, 24: 1/5, 36: 0.7' };
    const at = (asOf: string) => valueOf(scheduledShares(steps, asOf));
    expect([at('2024-12-31'), at('2025-01-31'), at('2026-02-01'), at('2027-01-31')]).toEqual([
      0, 480, 1_440, 4_800,
    ]);
    expect(valueOf(scheduledShares({ ...schedule, frequency: 3 }, '2025-03-30'))).toBe(1_200);
    expect(valueOf(scheduledShares({ ...schedule, steps: '12: 1/4, 24: 1/2 of rest' }, '2026-02-01'))).toBe(
      3_000,
    );
    expect(readSteps('12: half')).toMatchObject({ ok: false, path: 'steps' });
    expect(
      valueOf(scheduledShares({ ...schedule, startDate: '2025-02-28', steps: '0: 1' }, '2025-02-27')),
    ).toBe(0);
  });
});

describe('acceleration at an exit', () => {
  const half = { ...schedule, acceleration: '0.5' } as const;
  const asOf = '2025-01-31';

  it('vests its part of the rest at once, or only with a dismissal', () => {
    expect(sharesVestedAtExit(row(schedule), { asOf })).toBe(1_200);
    expect(sharesVestedAtExit(row(half), { asOf })).toBe(3_000);
    const double = row({ ...half, trigger: 'DOUBLE' });
    expect(sharesVestedAtExit(double, { asOf })).toBe(1_200);
    expect(sharesVestedAtExit(double, { asOf, terminated: true })).toBe(3_000);
  });

  it('pays the accelerated shares when the unvested ones are forfeited', () => {
    const other = { ...row(schedule), shareholderName: 'Kofi', shares: 3_000, vesting: undefined };
    const pay = (unvested: 'forfeit' | 'outstanding') =>
      valueOf(
        buildCapTable({ shares: [row(half), other], exitValues: [6_000], unvested, asOf }),
      ).scenarios[0]?.distribution.find(({ shareholder }) => shareholder === 'Ama')?.payout;
    expect(pay('forfeit')).toBe(3_000);
    expect(pay('outstanding')).toBe(3_692.31);
  });
});
