import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from './refusal.ts';
import { RUNS } from '#test/exits.ts';
import { accelerate, scheduleMonths, vestedAt, vestedBySchedule } from './vesting.ts';
import { ALLOCATION_TYPES, equalTranches, trancheShares } from './vesting-allocation.ts';

const sum = (shares: readonly number[]) => shares.reduce((total, each) => total + each, 0);

describe('vesting in equal steps (Open Cap Format)', () => {
  const grant = { quantity: 960, startDate: '2023-08-31' };

  it('holds everything back until the cliff, then releases it at once', () => {
    expect(valueOf(vestedAt(grant, '2024-08-30'))).toMatchObject({
      monthsElapsed: 11,
      vested: 0,
      unvested: 960,
    });
    expect(valueOf(vestedAt(grant, '2024-08-31'))).toMatchObject({
      monthsElapsed: 12,
      vested: 240,
      vestedPct: 25,
    });
  });

  it('lets the last day of a short month stand in for the 31st', () => {
    expect(valueOf(vestedAt(grant, '2025-02-27')).monthsElapsed).toBe(17);
    expect(valueOf(vestedAt(grant, '2025-02-28'))).toMatchObject({ monthsElapsed: 18, vested: 360 });
    expect(valueOf(vestedAt({ ...grant, startDate: '2023-02-28' }, '2024-02-28')).monthsElapsed).toBe(12);
  });

  it('vests nothing before the start and everything at the end', () => {
    expect(valueOf(vestedAt(grant, '2023-08-30'))).toMatchObject({ monthsElapsed: -1, vested: 0 });
    expect(valueOf(vestedAt(grant, '2027-08-31'))).toMatchObject({
      monthsElapsed: 48,
      vested: 960,
      vestedPct: 100,
    });
  });

  it('vests by quarter when the frequency is three months', () => {
    const quarterly = { quantity: 1000, startDate: '2024-01-01', frequencyMonths: 3 };
    expect(valueOf(vestedAt(quarterly, '2025-06-30')).vested).toBe(313);
    expect(
      valueOf(vestedAt({ ...quarterly, allocationType: 'CUMULATIVE_ROUND_DOWN' }, '2025-06-30')).vested,
    ).toBe(312);
    expect(valueOf(vestedAt({ ...quarterly, allocationType: 'FRACTIONAL' }, '2025-06-30')).vested).toBe(
      312.5,
    );
  });

  it.each([
    [{ ...grant, quantity: 0 }, 'SHARES_INVALID'],
    [{ ...grant, startDate: '2023-02-30' }, 'DATE_INVALID'],
    [{ ...grant, frequencyMonths: 7 }, 'VESTING_INVALID'],
    [{ ...grant, cliffMonths: 1.5 }, 'VESTING_INVALID'],
    [{ ...grant, allocationType: 'BY_MOOD' as never }, 'VESTING_TYPE_NOT_SUPPORTED'],
  ])('refuses %j', (terms, code) => {
    expect(vestedAt(terms, '2025-01-01')).toMatchObject({ ok: false, code });
  });
});

describe('allocation types: 10 shares over 4 tranches, 2.5 each', () => {
  it.each([
    ['CUMULATIVE_ROUNDING', [3, 2, 3, 2]],
    ['CUMULATIVE_ROUND_DOWN', [2, 3, 2, 3]],
    ['FRONT_LOADED', [3, 3, 2, 2]],
    ['BACK_LOADED', [2, 2, 3, 3]],
    ['FRONT_LOADED_TO_SINGLE_TRANCHE', [4, 2, 2, 2]],
    ['BACK_LOADED_TO_SINGLE_TRANCHE', [2, 2, 2, 4]],
    ['FRACTIONAL', [2.5, 2.5, 2.5, 2.5]],
  ] as const)('%s', (type, shares) => {
    expect(trancheShares(10, equalTranches(4), type)).toEqual(shares);
  });
});

describe('schedules of unequal portions', () => {
  const yearly = [
    { month: 12, portion: '1/10' },
    { month: 24, portion: '2/10' },
    { month: 36, portion: '3/10' },
    { month: 48, portion: '4/10' },
  ];

  it('adds up the portions that are due', () => {
    expect(valueOf(vestedBySchedule(1003, yearly, [11, 12, 24, 36, 48, 60]))).toEqual([
      0, 100, 301, 602, 1003, 1003,
    ]);
  });

  it('takes a remainder portion from what is left', () => {
    const steps = [
      { month: 1, portion: 0.4 },
      { month: 2, portion: '1/5', remainder: true },
    ];
    expect(valueOf(vestedBySchedule(1000, steps, [1, 2]))).toEqual([400, 520]);
  });

  it('refuses more than the whole and portions that are none', () => {
    const over = [...yearly, { month: 60, portion: '1/100' }];
    expect(vestedBySchedule(100, over, [60])).toMatchObject({ ok: false, code: 'PORTION_INVALID' });
    for (const portion of ['1/0', '3/2'])
      expect(vestedBySchedule(100, [{ month: 1, portion }], [1])).toMatchObject({
        ok: false,
        code: 'PORTION_INVALID',
      });
  });
});

describe('acceleration', () => {
  const half = { fraction: '0.5', trigger: 'SINGLE' } as const;
  const full = { fraction: 1, trigger: 'DOUBLE' } as const;

  it('vests the fraction of the rest, rounded down, on an exit', () => {
    expect(valueOf(accelerate(101, 200, half, { exit: true, terminated: false }))).toBe(150);
    expect(valueOf(accelerate(101, 200, half, { exit: false, terminated: true }))).toBe(101);
  });

  it('needs exit and termination for a double trigger', () => {
    expect(valueOf(accelerate(101, 200, full, { exit: true, terminated: false }))).toBe(101);
    expect(valueOf(accelerate(101, 200, full, { exit: true, terminated: true }))).toBe(200);
  });

  it('refuses a fraction above 1', () => {
    expect(accelerate(1, 2, { fraction: 2, trigger: 'SINGLE' }, { exit: true, terminated: true }).ok).toBe(
      false,
    );
  });
});

it('reads schedule texts', () => {
  expect(['4-year', '3 years', '36 months', '18-month', 'whenever', undefined].map(scheduleMonths)).toEqual([
    48, 36, 36, 18, 48, 48,
  ]);
});

describe('vesting laws', () => {
  const quantity = fc.integer({ min: 1, max: 10_000_000 });

  it('never falls with time, is 0 before the cliff and everything at the end', () => {
    const frequency = fc.constantFrom(1, 3, 6, 12);
    const type = fc.constantFrom(...ALLOCATION_TYPES);
    fc.assert(
      fc.property(
        quantity,
        frequency,
        type,
        fc.integer({ min: 0, max: 24 }),
        (shares, every, type, cliff) => {
          const terms = {
            quantity: shares,
            startDate: '2020-01-31',
            cliffMonths: cliff,
            frequencyMonths: every,
          };
          const series = [0, 5, 11, 12, 13, 24, 37, 47, 48, 90].map((month) => {
            const asOf = `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-28`;
            return valueOf(vestedAt({ ...terms, allocationType: type }, asOf));
          });
          for (const [index, { monthsElapsed, vested }] of series.entries()) {
            expect(vested).toBeGreaterThanOrEqual(series[index - 1]?.vested ?? 0);
            expect(monthsElapsed < cliff && vested > 0).toBe(false);
            expect(monthsElapsed >= 48 && vested < shares).toBe(false);
          }
        },
      ),
      RUNS,
    );
  });

  it('shares the whole quantity out, whatever the allocation type', () => {
    fc.assert(
      fc.property(
        quantity,
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom(...ALLOCATION_TYPES),
        (shares, n, type) => {
          const tranches = trancheShares(shares, equalTranches(n), type) ?? [];
          expect(tranches).toHaveLength(n);
          const dust = type === 'FRACTIONAL' ? 1e-5 : 0;
          expect(Math.abs(sum(tranches) - shares)).toBeLessThanOrEqual(dust);
        },
      ),
      RUNS,
    );
  });
});
