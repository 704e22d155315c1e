import { describe, expect, it } from 'vitest';
import { buildCapTable } from './cap-table.ts';
import type { Convertible } from './convertible.ts';
import type { CapTableEntry } from './entry.ts';
import { convertAtCaps } from './capped-conversion.ts';
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

  it('count in one column with the rows, at their caps; without a cap they do not', () => {
    const table = valueOf(buildCapTable({ shares: [founders], convertibles: [safe, note] }));
    expect(table.shareholders[0]?.percentage).toBe(80);
    expect(table.convertibles).toMatchObject([
      { id: 'S1', holder: 'Angel', amount: 1_000_000, sharesAtCap: 2_000_000, percentageAtCap: 20 },
      { id: 'N1', sharesAtCap: null, percentageAtCap: null },
    ]);
    expect(table.safesSellPct).toBe(20);
  });

  it('at an exit the parts tell the shares of each and add up to the payouts', () => {
    const capped = { ...note, cap: 2_000_000 };
    const request = { shares: [founders], convertibles: [safe, capped], exitValues: [20_000_000] };
    const [exit] = valueOf(buildCapTable(request)).scenarios;
    // The note converts into 400,000 / 2M of 8M shares, the SAFE into a fifth of the 12M that then count.
    expect(exit?.liquidityCapitalisation).toBe(12_000_000);
    expect(exit?.parts.map(({ id, takes, shares }) => [id, takes, shares])).toEqual([
      ['Common', 'common', 8_000_000],
      ['S1', 'conversion', 2_400_000],
      ['N1', 'conversion', 1_600_000],
    ]);
    const parts = exit?.parts.reduce((total, { payout }) => total + payout, 0);
    expect(parts).toBeCloseTo(20_000_000, 2);
  });

  it('at an exit a note follows its terms: always repaid, always converted, or twice its money', () => {
    const capped = { ...note, cap: 4_000_000 };
    expect(payouts([{ ...capped, onExit: 'repay' }], 40_000_000)['N1']).toBe(400_000);
    expect(payouts([capped], 40_000_000)['N1']).toBe(3_636_363.64);
    expect(payouts([{ ...capped, onExit: 'convert' }], 1_100_000)['N1']).toBe(100_000);
    expect(payouts([{ ...note, repaymentMultiple: 2 }], 40_000_000)['N1']).toBe(800_000);
  });

  it('at an exit a SAFE takes the larger of its money and its shares at the cap', () => {
    expect(payouts([safe], 600_000)).toEqual({ Ama: 0, Angel: 600_000 });
    expect(payouts([safe], 4_000_000)).toEqual({ Ama: 3_000_000, Angel: 1_000_000 });
    expect(payouts([safe], 10_000_000)).toEqual({ Ama: 8_000_000, Angel: 2_000_000 });
  });

  it('at an exit notes are repaid first and an uncapped SAFE gets its money', () => {
    const uncapped: Convertible = { ...safe, cap: undefined };
    expect(payouts([note, uncapped], 900_000)).toEqual({ Ama: 0, Angel: 500_000, N1: 400_000 });
    expect(payouts([note, uncapped], 10_000_000)).toEqual({
      Ama: 8_600_000,
      Angel: 1_000_000,
      N1: 400_000,
    });
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
