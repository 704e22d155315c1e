import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketScore, type MarketFigures } from './score.ts';

const figures: MarketFigures = {
  deals12: 6,
  dealsPrev12: 2,
  funding12: 300_000,
  fundingPrev12: 0,
  marketGrowthPercent: 25,
  penetrationPercent: 40,
  activeStartups: 40,
  hhi: 0.5,
};

test('deals doubled and funding fourfold, pseudo-counts included', () => {
  const got = marketScore(figures);
  expect(got.trendScore).toBeCloseTo((100 * 8) / 9, 9);
  expect(got.growthPotential).toBeCloseTo(30 + 24, 9);
  expect(got.competitiveIntensity).toBeCloseTo(50 * (1 - 1 / Math.E), 9);
  expect(got).toMatchObject({ deals: 8, thinData: false });
});

test('four deals in two years are thin data', () => {
  expect(marketScore({ ...figures, deals12: 3, dealsPrev12: 1 })).toMatchObject({ deals: 4, thinData: true });
});

test('a shrinking market has no growth potential from growth', () => {
  expect(marketScore({ ...figures, marketGrowthPercent: -20 }).growthPotential).toBeCloseTo(24, 9);
});

test('all three scores are bounded', () => {
  const count = fc.nat(10_000);
  const money = fc.nat(2_000_000_000);
  const any = fc.record({
    deals12: count,
    dealsPrev12: count,
    funding12: money,
    fundingPrev12: money,
    marketGrowthPercent: fc.double({ min: -100, max: 900, noNaN: true }),
    penetrationPercent: fc.double({ min: 0, max: 100, noNaN: true }),
    activeStartups: count,
    hhi: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(any, (one) => {
      const got = marketScore(one);
      for (const score of [got.trendScore, got.growthPotential, got.competitiveIntensity]) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    }),
  );
});
