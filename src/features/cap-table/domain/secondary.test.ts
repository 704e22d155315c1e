import { describe, expect, it } from 'vitest';
import { buildCapTable } from './cap-table.ts';
import type { CapTableEntry } from './entry.ts';
import { valueOf } from './refusal.ts';
import { cancelShares, exerciseOptions, repayConvertible, sellSecondary, splitShares } from './secondary.ts';
import type { Table } from './table.ts';

const rows: CapTableEntry[] = [
  {
    shareholderName: 'Ama',
    shareholderType: 'founder',
    shares: 600,
    shareClass: 'Common',
    vesting: { total: 600, vested: 300 },
  },
  {
    shareholderName: 'Esi',
    shareholderType: 'employee',
    shares: 100,
    shareClass: 'Options',
    exercisePrice: '0.50',
  },
  { shareholderName: 'Plan', shareholderType: 'pool', shares: 100, shareClass: 'Unissued pool' },
  {
    shareholderName: 'Fund',
    shareholderType: 'investor',
    shares: 200,
    shareClass: 'Series A Preferred',
    investedAmount: 1_000,
    liquidationPreference: 2,
  },
];
const table: Table = { entries: rows, convertibles: [{ id: 'N', kind: 'NOTE', amount: 50 }] };

const shape = ({ entries }: Table) =>
  entries.map((each) => [each.shareholderName, each.shares, each.shareClass]);
const total = ({ entries }: Table) => entries.reduce((sum, { shares }) => sum + shares, 0);

describe('what happens to shares between rounds', () => {
  it('a secondary sale moves shares and the class’s rights with them', () => {
    const sold = valueOf(
      sellSecondary(table, { holder: 'Fund', shareClass: 'Series A Preferred', shares: 50, buyer: 'Late' }),
    );
    expect(total(sold)).toBe(1000);
    expect(sold.entries.at(-1)).toMatchObject({
      shareholderName: 'Late',
      shares: 50,
      originalIssuePrice: '5',
      liquidationPreference: 2,
    });
    const [exit] = valueOf(buildCapTable({ shares: sold.entries, exitValues: [2_000] })).scenarios;
    expect(exit?.distribution.slice(0, 2)).toEqual([
      { shareholder: 'Fund', payout: 1_500 },
      { shareholder: 'Late', payout: 500 },
    ]);
  });

  it('what is left of a cancelled or sold holding keeps its price per share', () => {
    const move = { holder: 'Fund', shareClass: 'Series A Preferred', shares: 150, toPool: false };
    const left = valueOf(cancelShares(table, move));
    expect(left.entries.at(-1)).toMatchObject({ shares: 50, originalIssuePrice: '5' });
    expect(left.entries.at(-1)).not.toHaveProperty('investedAmount');
    const [exit] = valueOf(buildCapTable({ shares: left.entries, exitValues: [500] })).scenarios;
    expect(exit?.distribution[0]).toEqual({ shareholder: 'Fund', payout: 500 });
  });

  it('a founder sells vested shares first', () => {
    const sold = valueOf(
      sellSecondary(table, { holder: 'Ama', shareClass: 'Common', shares: 100, buyer: 'Late' }),
    );
    expect(sold.entries[0]).toMatchObject({ shares: 500, vesting: { total: 500, vested: 200 } });
    expect(table.entries[0]?.shares).toBe(600);
  });

  it('exercising options keeps the fully diluted count', () => {
    const exercised = valueOf(exerciseOptions(table, { holder: 'Esi', shareClass: 'Options', shares: 40 }));
    expect(total(exercised)).toBe(1000);
    expect(shape(exercised).at(-1)).toEqual(['Esi', 40, 'Common']);
  });

  it('cancelled options return to the pool, or vanish', () => {
    const move = { holder: 'Esi', shareClass: 'Options', shares: 100 };
    expect(shape(valueOf(cancelShares(table, move)))[1]).toEqual(['Plan', 200, 'Unissued pool']);
    expect(total(valueOf(cancelShares(table, { ...move, toPool: false })))).toBe(900);
  });

  it('a split multiplies counts, divides prices and leaves every payout', () => {
    const split = valueOf(splitShares(table, 10));
    expect(split.entries[0]).toMatchObject({ shares: 6_000, vesting: { total: 6_000, vested: 3_000 } });
    expect(split.entries[1]?.exercisePrice).toBe('0.05');
    const distribution = (entries: readonly CapTableEntry[]) =>
      valueOf(buildCapTable({ shares: entries, exitValues: [5_000, 1_500] })).scenarios.map(
        (each) => each.distribution,
      );
    expect(distribution(split.entries)).toEqual(distribution(rows));
    expect(valueOf(splitShares(split, '0.1')).entries[0]?.shares).toBe(600);
  });

  it('a repaid note is gone', () => {
    expect(valueOf(repayConvertible(table, 'N')).convertibles).toEqual([]);
  });

  it('refuses what cannot be done', () => {
    const ama = { holder: 'Ama', shareClass: 'Common' };
    expect(sellSecondary(table, { ...ama, shares: 601, buyer: 'X' })).toMatchObject({
      code: 'HOLDING_TOO_SMALL',
    });
    expect(cancelShares(table, { ...ama, shares: 0 })).toMatchObject({ code: 'SHARES_INVALID' });
    expect(exerciseOptions(table, { ...ama, shares: 1 })).toMatchObject({ code: 'CLASS_TYPE_NOT_SUPPORTED' });
    expect(splitShares(table, '1/3')).toMatchObject({ code: 'SPLIT_INVALID' });
    expect(splitShares(table, '0.333')).toMatchObject({ code: 'SPLIT_INVALID' });
    expect(repayConvertible(table, 'X')).toMatchObject({ code: 'CONVERTIBLE_UNKNOWN' });
  });
});
