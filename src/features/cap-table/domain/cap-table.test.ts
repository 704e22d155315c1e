import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCapTable, type CapTableRequest } from './cap-table.ts';
import { type CapTableEntry, entryTypeByName } from './entry.ts';
import { valueOf } from './refusal.ts';
import { RUNS } from '#test/exits.ts';

const ama: CapTableEntry = {
  shareholderName: 'Ama',
  shareholderType: 'founder',
  shares: 5_000_000,
  shareClass: 'Common',
  vesting: { total: 5_000_000, vested: 1_250_000, cliff: 12, schedule: '4-year' },
  liquidationPreference: 1,
  antiDilution: 'None',
};
const kofi: CapTableEntry = { ...ama, shareholderName: 'Kofi', shares: 3_000_000, vesting: undefined };
const pool: CapTableEntry = {
  shareholderName: 'Plan',
  shareholderType: 'pool',
  shares: 1_000_000,
  shareClass: 'Option pool',
};
const fund: CapTableEntry = {
  shareholderName: 'Fund',
  shareholderType: 'investor',
  shares: 1_000_000,
  shareClass: 'Series Seed Preferred',
  investedAmount: 2_000_000,
};

const build = (shares: readonly CapTableEntry[], more: Partial<CapTableRequest> = {}) =>
  valueOf(buildCapTable({ shares, ...more }));

describe('a cap table', () => {
  it('counts, names the classes in order and shows what has vested', () => {
    const table = build([ama, kofi, pool, fund]);
    expect(table.totalShares).toBe(10_000_000);
    expect(table.shareClasses).toEqual(['Common', 'Option pool', 'Series Seed Preferred']);
    expect(table.shareholders.map(({ percentage, vestedPct }) => [percentage, vestedPct])).toEqual([
      [50, 25],
      [30, null],
      [10, null],
      [10, null],
    ]);
    expect(table.shareholders.map((row) => row.outstandingPercentage)).toEqual([
      55.5556,
      33.3333,
      null,
      11.1111,
    ]);
  });

  it('ignores the preference field of common shares, as the pre-filled form sends it', () => {
    const table = build([ama, kofi], { exitValues: [8_000_000] });
    expect(table.preferences).toBe(0);
    expect(table.scenarios[0]?.distribution).toEqual([
      { shareholder: 'Ama', payout: 5_000_000 },
      { shareholder: 'Kofi', payout: 3_000_000 },
    ]);
  });

  it('asks five usual exits, and with preferences where they are covered and where everyone converts', () => {
    expect(build([ama, kofi]).scenarios.map(({ exitValue }) => exitValue)).toEqual([
      5e6, 10e6, 25e6, 50e6, 100e6,
    ]);
    const { scenarios } = build([ama, kofi, pool, fund]);
    expect(scenarios.slice(5).map(({ scenarioName, exitValue }) => [scenarioName, exitValue])).toEqual([
      ['Preferences covered', 2_000_000],
      ['Everyone converts', 18_000_000],
    ]);
  });

  it('pays nothing on the unissued pool and sorts by payout, then name', () => {
    const [exit] = build([ama, kofi, pool, fund], { exitValues: [10_000_000] }).scenarios;
    expect(exit?.distribution).toEqual([
      { shareholder: 'Ama', payout: 5_000_000 },
      { shareholder: 'Kofi', payout: 3_000_000 },
      { shareholder: 'Fund', payout: 2_000_000 },
    ]);
  });

  it('ranks later preferred classes above earlier ones unless told otherwise', () => {
    const seriesA = { ...fund, shareholderName: 'Growth', shareClass: 'Series A Preferred' };
    const payouts = (rows: CapTableEntry[]) =>
      build(rows, { exitValues: [3_000_000] }).scenarios[0]?.distribution.slice(0, 2);
    expect(payouts([ama, fund, seriesA])).toEqual([
      { shareholder: 'Growth', payout: 2_000_000 },
      { shareholder: 'Fund', payout: 1_000_000 },
    ]);
    expect(payouts([ama, { ...fund, seniority: 2 }, { ...seriesA, seniority: 2 }])).toEqual([
      { shareholder: 'Fund', payout: 1_500_000 },
      { shareholder: 'Growth', payout: 1_500_000 },
    ]);
  });

  it('lets a row take its class’s terms, and rows with different terms keep their own', () => {
    const friend = { ...fund, shareholderName: 'Friend', shares: 500_000, investedAmount: undefined };
    const dear = { ...fund, shareholderName: 'Dear', investedAmount: 4_000_000 };
    const [exit] = build([ama, fund, friend, dear], { exitValues: [3_500_000] }).scenarios;
    expect(exit?.distribution.map(({ shareholder, payout }) => [shareholder, payout])).toEqual([
      ['Dear', 2_000_000],
      ['Fund', 1_000_000],
      ['Friend', 500_000],
      ['Ama', 0],
    ]);
  });

  it('counts preferred as converted in the percentages', () => {
    const table = build([
      { ...ama, shares: 900_000, vesting: undefined },
      { ...fund, shares: 400_000, conversionRatio: '1.5' },
    ]);
    expect(table.shareholders.map(({ percentage }) => percentage)).toEqual([60, 40]);
    expect(table.totalShares).toBe(1_300_000);
  });

  it('drops unvested shares at an exit when they are forfeited', () => {
    const [exit] = build([ama, kofi], { exitValues: [4_250_000], unvested: 'forfeit' }).scenarios;
    expect(exit?.distribution.map(({ payout }) => payout)).toEqual([3_000_000, 1_250_000]);
  });

  it('sums holders of the same name', () => {
    const [exit] = build([ama, { ...fund, shareholderName: 'Ama' }], { exitValues: [6_000_000] }).scenarios;
    expect(exit?.distribution).toEqual([{ shareholder: 'Ama', payout: 6_000_000 }]);
  });

  it('warns about rows that do not fit together', () => {
    const odd = { ...ama, vesting: { total: 4_000_000, vested: 3_000_000, startDate: '2025-01-01' } };
    const option = { ...kofi, shareholderName: 'Esi', shareholderType: 'employee', shareClass: 'Options' };
    const { warnings } = build([odd, option, { ...fund, investedAmount: undefined }], { asOf: '2026-01-01' });
    expect(warnings.map(({ code }) => code)).toEqual([
      'VESTING_TOTAL_NE_SHARES',
      'VESTED_ABOVE_SCHEDULE',
      'STRIKE_ASSUMED_ZERO',
      'LIQ_PREF_UNPRICED',
    ]);
  });
});

it.each([
  ['Unissued pool', 'UNISSUED_POOL'],
  ['Option Pool', 'UNISSUED_POOL'],
  ['Stock options', 'OPTION'],
  ['RSUs', 'OPTION'],
  ['Series B', 'PREFERRED'],
  ['Seed', 'PREFERRED'],
  ['Series A Common', 'COMMON'],
  ['Ordinary', 'COMMON'],
])('reads the class name %s as %s', (name, type) => {
  expect(entryTypeByName(name)).toBe(type);
});

describe('rows that are refused', () => {
  it.each([
    [{ shares: 0 }, 'SHARES_INVALID', 'shares.0.shares'],
    [{ shares: -5 }, 'SHARES_INVALID', 'shares.0.shares'],
    [{ shares: 1.5 }, 'SHARES_INVALID', 'shares.0.shares'],
    [{ shares: Infinity }, 'SHARES_INVALID', 'shares.0.shares'],
    [{ shareholderName: '  ' }, 'STAKEHOLDER_MISSING', 'shares.0.shareholderName'],
    [{ vesting: { total: 10, vested: 11 } }, 'VESTED_ABOVE_TOTAL', 'shares.0.vesting.vested'],
    [{ vesting: { total: 10, vested: -1 } }, 'VESTING_INVALID', 'shares.0.vesting'],
    [{ antiDilution: 'Pay to play' }, 'METHOD_NOT_SUPPORTED', 'shares.0.antiDilution'],
    [{ participation: 'maybe' }, 'PARTICIPATION_NOT_SUPPORTED', 'shares.0.participation'],
    [{ classType: 'TRACKING' as never }, 'CLASS_TYPE_NOT_SUPPORTED', 'shares.0.classType'],
    [{ liquidationPreference: -1 }, 'MULTIPLE_INVALID', 'shares.0.liquidationPreference'],
    [{ conversionRatio: 0 }, 'CONVERSION_RATIO_INVALID', 'shares.0.conversionRatio'],
    [{ seniority: Number.NaN }, 'SENIORITY_INVALID', 'shares.0.seniority'],
  ])('%j', (change, code, path) => {
    expect(buildCapTable({ shares: [{ ...ama, ...change }] })).toMatchObject({ ok: false, code, path });
  });

  it('an empty list, too many rows, too many shares, a bad exit', () => {
    expect(buildCapTable({ shares: [] })).toMatchObject({ ok: false, code: 'SHARES_EMPTY' });
    const many = Array.from({ length: 10_001 }, () => ama);
    expect(buildCapTable({ shares: many })).toMatchObject({ ok: false, code: 'TOO_MANY_ROWS' });
    const huge = { ...kofi, shares: Number.MAX_SAFE_INTEGER };
    expect(buildCapTable({ shares: [huge, huge] })).toMatchObject({ ok: false, code: 'SHARES_INVALID' });
    const exitValues = Array.from({ length: 101 }, (_, index) => index);
    expect(buildCapTable({ shares: [kofi], exitValues })).toMatchObject({
      code: 'TOO_MANY_ROWS',
      path: 'exitValues',
    });
    expect(buildCapTable({ shares: [kofi], exitValues: [-1] })).toMatchObject({ code: 'EXIT_VALUE_INVALID' });
  });
});

it('percentages lie in 0–100 and sum to exactly 100.0000; every exit is paid to the cent', () => {
  const row = fc.record({
    shares: fc.integer({ min: 1, max: 90_000_000 }),
    shareClass: fc.constantFrom('Common', 'Series A Preferred', 'Seed Preferred', 'Options', 'Unissued pool'),
    investedAmount: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }),
    conversionRatio: fc.constantFrom(undefined, '1.1', '2'),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.integer({ min: 0, max: 1e9 }), (rows, cents) => {
      const shares = [
        kofi,
        ...rows.map((each, index) => ({ ...kofi, ...each, shareholderName: `H${index}` })),
      ];
      const table = build(shares, { exitValues: [cents / 100] });
      const units = table.shareholders.map(({ percentage }) => Math.round(percentage * 10_000));
      expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
      expect(units.reduce((total, each) => total + each, 0)).toBe(1_000_000);
      const paid = table.scenarios[0]?.distribution.map(({ payout }) => Math.round(payout * 100)) ?? [];
      expect(paid.reduce((total, each) => total + each, 0)).toBe(cents);
    }),
    RUNS,
  );
});
