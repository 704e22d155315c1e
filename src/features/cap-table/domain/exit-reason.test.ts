import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomTables } from '#test/random-tables.ts';
import type { CapTableEntry } from './entry.ts';
import { exitView } from './exit-scenario.ts';
import { holderParts } from './exit-reason.ts';
import { valueOf } from './refusal.ts';

const sumOf = (products: readonly { shares: number; each: number }[]) =>
  products.reduce((total, { shares, each }) => total + shares * each, 0);

const ENTRIES: CapTableEntry[] = [
  { shareholderName: 'Ama', shareholderType: 'founder', shares: 6_000_000, shareClass: 'Common' },
  {
    shareholderName: 'Esi',
    shareholderType: 'employee',
    shares: 500_000,
    shareClass: 'Options',
    exercisePrice: '0.5',
  },
  {
    shareholderName: 'Fund',
    shareholderType: 'investor',
    shares: 2_000_000,
    shareClass: 'Seed',
    originalIssuePrice: '0.5',
    participation: 'capped',
    participationCap: 3,
  },
  {
    shareholderName: 'Ama',
    shareholderType: 'founder',
    shares: 1_000_000,
    shareClass: 'Series A',
    originalIssuePrice: 2,
  },
];

describe('the reason of a payout', () => {
  it('is the sum of shares times what each takes: common, an option above its strike, a preference and a share', () => {
    const ask = (holder: string, exitValue: number) =>
      valueOf(holderParts(ENTRIES, {}, { exitValue, holder }));
    // 9M less preferences of 3M; 6M common and 2M participating share the rest at 0.75, before the options' 0.5 each.
    expect(ask('Esi', 9_000_000)).toMatchObject([{ id: 'Options', takes: 'exercise' }]);
    const [option] = ask('Esi', 9_000_000);
    expect(sumOf(option?.products ?? [])).toBeCloseTo(option?.payout ?? 0, 2);
    expect(ask('Ama', 4_000_000)).toMatchObject([
      { id: 'Common', takes: 'common', products: [{ shares: 6_000_000, each: 0.125 }], payout: 750_000 },
      { id: 'Series A', takes: 'preference', products: [{ shares: 1_000_000, each: 2 }], payout: 2_000_000 },
    ]);
    expect(ask('Fund', 4_000_000)).toMatchObject([
      {
        takes: 'preference and a share',
        products: [
          { shares: 2_000_000, each: 0.5 },
          { shares: 2_000_000, each: 0.125 },
        ],
        payout: 1_250_000,
      },
    ]);
    // At its cap of three times its price it takes that, not its preference and a share.
    expect(ask('Fund', 12_500_000)).toMatchObject([
      { products: [{ shares: 2_000_000, each: 1.5 }], payout: 3_000_000 },
    ]);
  });

  it('adds up in 500 random tables: products to parts, parts to holders, holders to the exit', () => {
    const exits = fc.integer({ min: 1_000, max: 1e8 });
    fc.assert(
      fc.property(randomTables, exits, ({ entries, convertibles }, exitValue) => {
        // Without common shares nobody is there for what preferences leave.
        fc.pre(entries.some(({ shareClass }) => shareClass === 'Common'));
        const request = { convertibles, exitValues: [exitValue], asOf: '2026-11-22' };
        const view = exitView(entries, request);
        if (!view.ok) return;
        const [scenario] = view.value.scenarios;
        if (scenario === undefined) return;
        const { parts, distribution, distributable, notesRepaid } = scenario;
        const total = distributable + notesRepaid;
        const about = (value: number, of: number, parties: number, more = 0) =>
          expect(Math.abs(value - of)).toBeLessThanOrEqual(0.011 * parties + more);
        for (const { products, payout, takes } of parts)
          if (takes !== 'cash' && takes !== 'repayment') {
            // Shares are told to two decimals and dollars to ten.
            const cut = products.reduce((sum, { shares, each }) => sum + shares * 1e-10 + each * 0.01, 0);
            about(sumOf(products), payout, 1, cut);
          }
        about(
          parts.reduce((sum, { payout }) => sum + payout, 0),
          total,
          parts.length,
        );
        about(
          distribution.reduce((sum, { payout }) => sum + payout, 0),
          total,
          1,
        );
        for (const { shareholder, payout } of distribution) {
          const own = valueOf(holderParts(entries, request, { exitValue, holder: shareholder }));
          about(
            own.reduce((sum, each) => sum + each.payout, 0),
            payout,
            own.length + 1,
          );
        }
      }),
      { numRuns: 500 },
    );
  }, 60_000);
});
