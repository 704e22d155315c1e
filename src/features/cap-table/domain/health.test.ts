import { describe, expect, it } from 'vitest';
import type { CapTableEntry } from './entry.ts';
import { fixed } from '#shared/domain/fixed.ts';
import { healthFindings } from './health.ts';

const vesting = { total: 1, vested: 0 };
const founder: CapTableEntry = {
  shareholderName: 'Ama',
  shareholderType: 'founder',
  shares: 700,
  shareClass: 'Common',
  vesting,
};
const pool: CapTableEntry = {
  shareholderName: 'Plan',
  shareholderType: 'pool',
  shares: 100,
  shareClass: 'Unissued pool',
};
const angel: CapTableEntry = {
  shareholderName: 'Angel',
  shareholderType: 'investor',
  shares: 200,
  shareClass: 'Seed Preferred',
  originalIssuePrice: 10,
};

const codes = (...args: Parameters<typeof healthFindings>) => healthFindings(...args).map(({ code }) => code);

describe('cap table health', () => {
  it('finds nothing in a table of founders who vest, a 10% pool and a 1x seed', () => {
    expect(codes([founder, pool, angel])).toEqual([]);
  });

  it('wants founders above half before a Series A, not after', () => {
    const small = { ...founder, shares: 250 };
    expect(codes([small, pool, angel])).toContain('FOUNDERS_BELOW_50_PRE_A');
    expect(codes([small, pool, { ...angel, shareClass: 'Series A' }])).not.toContain(
      'FOUNDERS_BELOW_50_PRE_A',
    );
    expect(codes([small, pool, angel], { stage: 'Series A' })).not.toContain('FOUNDERS_BELOW_50_PRE_A');
  });

  it('wants no investor above 30% before a seed round', () => {
    const early = { ...angel, shares: 400, shareClass: 'Common' };
    expect(codes([founder, pool, early])).toEqual(['SINGLE_INVESTOR_ABOVE_30_PRE_SEED']);
    expect(codes([founder, pool, early, angel])).not.toContain('SINGLE_INVESTOR_ABOVE_30_PRE_SEED');
  });

  it('wants a pool between 5% and 20%, the limits included', () => {
    expect(
      codes([
        { ...founder, shares: 950 },
        { ...pool, shares: 50 },
      ]),
    ).toEqual([]);
    expect(
      codes([
        { ...founder, shares: 951 },
        { ...pool, shares: 49 },
      ]),
    ).toEqual(['POOL_BELOW_5']);
    expect(
      codes([
        { ...founder, shares: 800 },
        { ...pool, shares: 200 },
      ]),
    ).toEqual([]);
    expect(
      codes([
        { ...founder, shares: 799 },
        { ...pool, shares: 201 },
      ]),
    ).toEqual(['POOL_ABOVE_20']);
  });

  it('wants founders to vest and those who left to hold little', () => {
    const left: CapTableEntry = {
      ...founder,
      shareholderName: 'Yaw',
      shareholderType: 'ex-founder',
      shares: 150,
      vesting: undefined,
    };
    expect(codes([founder, pool, left])).toEqual(['DEAD_EQUITY_ABOVE_10']);
    const [finding] = healthFindings([{ ...founder, vesting: undefined }, pool]);
    expect(finding).toMatchObject({
      code: 'FOUNDER_WITHOUT_VESTING',
      holders: ['Ama'],
      severity: 'critical',
    });
    expect(finding?.remedy).not.toBe('');
  });

  it('looks at rights: ratchets, multiples, stacks above the last post-money, convertibles', () => {
    expect(codes([founder, pool, { ...angel, antiDilution: 'Full Ratchet' }])).toEqual(['RATCHET_PRESENT']);
    expect(codes([founder, pool, { ...angel, liquidationPreference: 1.5 }])).toEqual(['MULTIPLE_ABOVE_1']);
    const [stack] = healthFindings([founder, pool, { ...angel, liquidationPreference: 6 }]);
    expect(stack).toMatchObject({ code: 'PREFERENCE_STACK_ABOVE_LAST_POST', value: 1.2, limit: 1 });
    expect(codes([founder, pool, angel], { convertibleShares: fixed(400) })).toEqual([
      'CONVERTIBLES_ABOVE_25',
    ]);
  });
});
