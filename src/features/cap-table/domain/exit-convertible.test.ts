import { describe, expect, it } from 'vitest';
import { buildCapTable } from './cap-table.ts';
import type { Convertible } from './convertible.ts';
import type { CapTableEntry } from './entry.ts';
import { convertAtCaps } from './exit-convertible.ts';
import { fixed, toNumber } from '#shared/domain/fixed.ts';
import { valueOf } from './refusal.ts';

const founders: CapTableEntry = {
  shareholderName: 'Ama',
  shareholderType: 'founder',
  shares: 8_000_000,
  shareClass: 'Common',
};
const safe: Convertible = { id: 'S1', kind: 'SAFE_POST', holder: 'Angel', amount: 1_000_000, cap: 5_000_000 };
const note: Convertible = { id: 'N1', kind: 'NOTE', amount: 400_000 };

const payouts = (convertibles: Convertible[], exitValue: number) => {
  const [exit] = valueOf(
    buildCapTable({ shares: [founders], convertibles, exitValues: [exitValue] }),
  ).scenarios;
  return Object.fromEntries(exit?.distribution.map(({ shareholder, payout }) => [shareholder, payout]) ?? []);
};

describe('convertibles before a round', () => {
  it('own at their caps S / (1 - sum of amount / cap): the YC guide’s 11,764,705 shares', () => {
    const guide: Convertible[] = [
      { id: 'A', kind: 'SAFE_POST', amount: 200_000, cap: 4_000_000 },
      { id: 'B', kind: 'SAFE_POST', amount: 800_000, cap: 8_000_000 },
      { id: 'C', kind: 'SAFE_POST', amount: 50_000, discount: '0.2' },
    ];
    const converted = valueOf(convertAtCaps(guide, fixed(10_000_000), 0n));
    expect(converted.map(({ shares }) => (shares === null ? null : toNumber(shares, 2)))).toEqual([
      588_235.29,
      1_176_470.59,
      null,
    ]);
  });

  it('are listed beside the table, whose percentages stay those of its rows', () => {
    const table = valueOf(buildCapTable({ shares: [founders], convertibles: [safe] }));
    expect(table.shareholders[0]?.percentage).toBe(100);
    expect(table.convertibles).toEqual([
      { id: 'S1', holder: 'Angel', amount: 1_000_000, sharesAtCap: 2_000_000, percentageAtCap: 20 },
    ]);
  });

  it('at an exit a SAFE takes the larger of its money and its shares at the cap', () => {
    expect(payouts([safe], 600_000)).toEqual({ Ama: 0, Angel: 600_000 });
    expect(payouts([safe], 4_000_000)).toEqual({ Ama: 3_000_000, Angel: 1_000_000 });
    expect(payouts([safe], 10_000_000)).toEqual({ Ama: 8_000_000, Angel: 2_000_000 });
  });

  it('at an exit notes are repaid first and an uncapped SAFE gets its money', () => {
    const uncapped: Convertible = { ...safe, cap: undefined };
    expect(payouts([note, uncapped], 900_000)).toEqual({ Ama: 0, Angel: 500_000 });
    expect(payouts([note, uncapped], 10_000_000)).toEqual({ Ama: 8_600_000, Angel: 1_000_000 });
  });

  it('at an exit a SAFE ranks with the most junior preferred', () => {
    const seed = {
      ...founders,
      shareholderName: 'Seed',
      shares: 1_000_000,
      shareClass: 'Seed',
      investedAmount: 1_000_000,
    };
    const seriesA = { ...seed, shareholderName: 'Fund', shareClass: 'Series A' };
    const request = { shares: [founders, seed, seriesA], convertibles: [safe], exitValues: [1_500_000] };
    expect(valueOf(buildCapTable(request)).scenarios[0]?.distribution.slice(0, 3)).toEqual([
      { shareholder: 'Fund', payout: 1_000_000 },
      { shareholder: 'Angel', payout: 250_000 },
      { shareholder: 'Seed', payout: 250_000 },
    ]);
  });

  it('are refused when they promise the whole company', () => {
    const all = { ...safe, cap: 1_000_000 };
    expect(buildCapTable({ shares: [founders], convertibles: [all] })).toMatchObject({
      ok: false,
      code: 'SAFE_OVERSOLD',
    });
  });
});
