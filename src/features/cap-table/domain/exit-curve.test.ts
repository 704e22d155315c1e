import { describe, expect, it } from 'vitest';
import type { CapTableEntry } from './entry.ts';
import { payoutCurve } from './exit-curve.ts';
import { exitView } from './exit-scenario.ts';
import { valueOf } from './refusal.ts';

const ama: CapTableEntry = {
  shareholderName: 'Ama',
  shareholderType: 'founder',
  shares: 6_000_000,
  shareClass: 'Common',
};
const seed: CapTableEntry = {
  shareholderName: 'Seed Fund',
  shareholderType: 'investor',
  shares: 2_000_000,
  shareClass: 'Seed',
  originalIssuePrice: '0.5',
};
const seriesA: CapTableEntry = {
  ...seed,
  shareholderName: 'Fund',
  shares: 4_000_000,
  shareClass: 'Series A',
  originalIssuePrice: '1.5',
};

describe('the payout curve', () => {
  const curve = valueOf(payoutCurve([ama, seed, seriesA], {}, 30_000_000));

  it('has a point wherever a slope changes: each rank repaid, each conversion, and the end', () => {
    expect(curve.classes).toEqual(['Common', 'Seed', 'Series A']);
    expect(curve.points.map(({ exitValue, payouts }) => ({ exitValue, payouts }))).toEqual([
      { exitValue: 0, payouts: [0, 0, 0] },
      { exitValue: 6_000_000, payouts: [0, 0, 6_000_000] },
      { exitValue: 7_000_000, payouts: [0, 1_000_000, 6_000_000] },
      { exitValue: 10_000_000, payouts: [3_000_000, 1_000_000, 6_000_000] },
      { exitValue: 18_000_000, payouts: [9_000_000, 3_000_000, 6_000_000] },
      { exitValue: 30_000_000, payouts: [15_000_000, 5_000_000, 10_000_000] },
    ]);
  });

  it('tells at each point what a common share gets and who has converted', () => {
    expect(curve.points.map(({ commonPerShare, converted }) => [commonPerShare, converted.join()])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
      [0.5, ''],
      [1.5, 'Seed'],
      [2.5, 'Seed,Series A'],
    ]);
  });

  it('is straight in between: half way from 10M to 18M lies half way', () => {
    const view = valueOf(exitView([ama, seed, seriesA], { exitValues: [14_000_000] }));
    expect(view.scenarios[0]?.distribution.map(({ payout }) => payout)).toEqual([
      6_000_000, 6_000_000, 2_000_000,
    ]);
  });

  it('starts above the debt and states exits before costs', () => {
    const indebted = valueOf(payoutCurve([ama], { debt: 500_000, transactionCostPct: 10 }, 1_500_000));
    expect(indebted.points).toMatchObject([
      { exitValue: 0, payouts: [0], distributable: 0 },
      { exitValue: 500_000, payouts: [0], distributable: 0 },
      { exitValue: 1_500_000, payouts: [900_000], distributable: 900_000 },
    ]);
  });

  it('needs somewhere to end', () => {
    expect(payoutCurve([ama], {}, 0)).toMatchObject({ ok: false, code: 'EXIT_VALUE_INVALID' });
  });
});
