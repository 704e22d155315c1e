import { describe, expect, it } from 'vitest';
import { buildCapTable } from './cap-table.ts';
import type { CapTableEntry } from './entry.ts';
import { toNumber } from '#shared/domain/fixed.ts';
import { valueOf } from './refusal.ts';
import { closeRound, type RoundClose } from './round-close.ts';
import { compareOwnership, runScenario } from './scenario.ts';
import type { Table } from './table.ts';

const founders: CapTableEntry = {
  shareholderName: 'Ama',
  shareholderType: 'founder',
  shares: 9_900_000,
  shareClass: 'Common',
};
const pool: CapTableEntry = {
  shareholderName: 'Plan',
  shareholderType: 'pool',
  shares: 100_000,
  shareClass: 'Unissued pool',
};
const guide: Table = {
  entries: [founders, pool],
  convertibles: [
    { id: 'A', kind: 'SAFE_POST', holder: 'Angel', amount: 200_000, cap: 4_000_000 },
    { id: 'B', kind: 'SAFE_POST', holder: 'Club', amount: 800_000, cap: 8_000_000 },
  ],
};
const seriesA: RoundClose = {
  shareClass: 'Series A',
  preMoney: 15_000_000,
  newMoney: [{ investor: 'Fund', amount: 5_000_000 }],
  poolIncrease: 1_695_000,
};

describe('closing a round on a table (YC user guide)', () => {
  const { table } = valueOf(closeRound(guide, seriesA));

  it('issues whole shares: SAFEs as shadow series at their own price, the fund at $1.1144', () => {
    const issued = table.entries
      .slice(2)
      .map((each) => [each.shareholderName, each.shares, each.shareClass, each.originalIssuePrice]);
    expect(issued).toEqual([
      ['Angel', 588_235, 'Series A-2', '0.34'],
      ['Club', 1_176_470, 'Series A-1', '0.68'],
      ['Fund', 4_486_719, 'Series A', '1.1144'],
    ]);
    expect(table.entries[1]?.shares).toBe(1_795_000);
    expect(table.convertibles).toEqual([]);
    expect(guide.entries).toHaveLength(2);
  });

  it('gives every series its money back first, not more', () => {
    const { preferences } = valueOf(buildCapTable({ shares: table.entries }));
    expect(preferences).toBeCloseTo(6_000_000, -1);
    expect(preferences).toBeLessThanOrEqual(6_000_000);
  });

  it('ranks the shadow series with the round’s class, above what came before', () => {
    expect(table.entries.slice(2).map(({ seniority }) => seniority)).toEqual([1, 1, 1]);
    const later = valueOf(closeRound(table, { ...seriesA, shareClass: 'Series B' })).table;
    expect(later.entries.at(-1)?.seniority).toBe(4);
  });

  it('shows the dilution, each column summing to 100', () => {
    const changes = compareOwnership(guide, table);
    expect(changes[0]).toEqual({
      shareholder: 'Ama',
      before: 84.15,
      after: 55.1642,
      difference: -28.9858,
      sharesBefore: 9_900_000,
      sharesAfter: 9_900_000,
    });
    for (const column of ['before', 'after'] as const) {
      const units = changes.map((each) => Math.round(each[column] * 10_000));
      expect(units.reduce((sum, each) => sum + each, 0)).toBe(1_000_000);
    }
  });

  it('appears in the answer of a cap table call', () => {
    const { round } = valueOf(
      buildCapTable({ shares: guide.entries, convertibles: guide.convertibles, round: seriesA }),
    );
    expect(round).toMatchObject({
      pricePerShare: 1.1144,
      newShares: 4_486_719,
      poolIncrease: 1_695_000,
      postMoney: 20_000_000,
    });
    const refused = buildCapTable({ shares: guide.entries, round: { ...seriesA, preMoney: -1 } });
    expect(refused).toMatchObject({ ok: false, code: 'PRE_MONEY_INVALID', path: 'round.preMoney' });
  });
});

describe('a down round', () => {
  const earlier: CapTableEntry = {
    shareholderName: 'Seed Fund',
    shareholderType: 'investor',
    shares: 2_000_000,
    shareClass: 'Series Seed',
    originalIssuePrice: 1,
    antiDilution: 'Weighted Average',
  };
  const before: Table = { entries: [{ ...founders, shares: 8_000_000 }, earlier], convertibles: [] };
  const down: RoundClose = {
    shareClass: 'Series A',
    preMoney: 5_000_000,
    newMoney: [{ investor: 'Fund', amount: 2_000_000 }],
  };

  it('prices first, then adjusts: $0.50, and 1 × (10M + 2M)/(10M + 4M) = 0.857143', () => {
    const { round, adjustments, table } = valueOf(closeRound(before, down));
    expect(toNumber(round.pricePerShare)).toBe(0.5);
    expect(adjustments).toEqual([
      { shareholder: 'Seed Fund', shareClass: 'Series Seed', before: '1', after: '0.8571428571' },
    ]);
    const rows = valueOf(buildCapTable({ shares: table.entries })).shareholders;
    expect(rows.map(({ percentage }) => percentage)).toEqual(
      [55.814, 16.2791, 27.907].map((each) => expect.closeTo(each, 3)),
    );
  });

  it('tells every figure on the shares after the adjustment', () => {
    const { round, unadjusted } = valueOf(closeRound(before, down));
    // 2M preferred became 2,333,333 as converted: 14,333,333 shares at $0.50.
    expect(toNumber(round.postFullyDiluted, 2)).toBe(14_333_333.33);
    expect(toNumber(round.postMoney, 2)).toBe(7_166_666.67);
    expect(toNumber(round.ownership.newInvestors, 4)).toBe(27.907);
    expect(toNumber(unadjusted.postMoney, 2)).toBe(7_000_000);
    const { existing, pool, convertibles, newInvestors } = round.ownership;
    expect(toNumber(existing + pool + convertibles + newInvestors)).toBe(100);
  });

  it('adjusts by what was issued: a price of four decimals and whole shares', () => {
    const odd = { ...down, preMoney: 3_333_333 };
    const { adjustments } = valueOf(closeRound(before, odd));
    // $0.3333 and floor(2,000,000 / 0.3333) = 6,000,600 shares: (10,000,000 + 0.3333 × 6,000,600) / 16,000,600.
    const expected = (10_000_000 + 0.3333 * 6_000_600) / 16_000_600;
    expect(Number(adjustments[0]?.after)).toBeCloseTo(expected, 9);
  });

  it('prices on the adjusted count when asked: the full ratchet is paid by the common alone', () => {
    const ratchet = {
      ...before,
      entries: [before.entries[0] ?? earlier, { ...earlier, antiDilution: 'Full Ratchet' }],
    };
    const { round } = valueOf(closeRound(ratchet, { ...down, priceOn: 'adjusted' }));
    expect(toNumber(round.pricePerShare, 8)).toBe(0.375);
    expect(toNumber(round.postMoney, 2)).toBe(7_000_000);
  });

  it('leaves series without a right and up rounds alone', () => {
    const plain = {
      ...before,
      entries: [before.entries[0] ?? earlier, { ...earlier, antiDilution: 'None' }],
    };
    expect(valueOf(closeRound(plain, down)).adjustments).toEqual([]);
    expect(valueOf(closeRound(before, { ...down, preMoney: 20_000_000 })).adjustments).toEqual([]);
  });

  it('is refused when no price settles or the price rounds to nothing', () => {
    const heavy = { ...earlier, shares: 6_000_000, antiDilution: 'Full Ratchet' };
    const drowned = closeRound(
      { ...before, entries: [heavy, { ...founders, shares: 1_000 }] },
      { ...down, priceOn: 'adjusted' },
    );
    expect(drowned).toMatchObject({ ok: false, code: 'ROUND_PRICE_NOT_FOUND' });
    expect(closeRound(before, { ...down, preMoney: 100 })).toMatchObject({
      ok: false,
      code: 'ROUND_PRICE_NOT_FOUND',
    });
  });
});

describe('a scenario', () => {
  it('plays steps in order and leaves the table it started from', () => {
    const states = valueOf(
      runScenario({ entries: [founders, pool], convertibles: [] }, [
        { kind: 'convertible', convertible: { id: 'S', kind: 'SAFE_POST', amount: 500_000, cap: 5_000_000 } },
        { kind: 'round', round: { ...seriesA, poolIncrease: undefined, poolTargetPct: 10 } },
        { kind: 'split', factor: 2 },
        {
          kind: 'secondary',
          sale: { holder: 'Ama', shareClass: 'Common', shares: 1_000_000, buyer: 'Late' },
        },
      ]),
    );
    expect(states.map(({ round }) => round !== null)).toEqual([false, true, false, false]);
    expect(toNumber(states[1]?.round?.round.ownership.pool ?? 0n, 8)).toBe(10);
    expect(states[3]?.table.entries[0]?.shares).toBe(18_800_000);
  });

  it('names the step that is refused', () => {
    const steps = [{ kind: 'split', factor: 2 } as const, { kind: 'repayment', id: 'none' } as const];
    expect(runScenario(guide, steps)).toMatchObject({
      ok: false,
      code: 'CONVERTIBLE_UNKNOWN',
      path: 'steps.1.id',
    });
    expect(runScenario(guide, [{ kind: 'merger' } as never])).toMatchObject({
      code: 'METHOD_NOT_SUPPORTED',
      path: 'steps.0.kind',
    });
  });
});
