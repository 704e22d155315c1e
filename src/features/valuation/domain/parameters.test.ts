import { expect, test } from 'vitest';
import { TABLES } from '#test/parameter-tables.ts';
import { riskFactorStep, SCORECARD_WEIGHT_PCT } from './parameters.ts';
import { berkusCap, regionalAverage } from './regional-average.ts';
import { INDIA_ROUNDS, NORTH_AMERICA_ROUNDS } from './round-sizes.ts';
import { sourceQuality } from './source.ts';

test("country premiums: A. Damodaran's January 2025 table", () => {
  const { countries, maturePremiumPct } = TABLES.countryRisk;
  expect(countries.size).toBe(45);
  expect(maturePremiumPct + (countries.get('NG')?.premiumPct ?? 0)).toBeCloseTo(14.34, 10);
  expect(countries.get('RW')).toEqual({ rating: 'B2', premiumPct: 7.34, corporateTaxPct: 30 });
  expect(countries.get('US')?.premiumPct).toBe(0);
});

test('average pre-money: median round / 20% less the round; India stands in for Nigeria', () => {
  const seed = regionalAverage('seed', 'NG', '2026-01-01');
  expect(seed?.preMoney).toBe(1_400_000);
  expect(seed?.quality).toBe(0.6);
  expect(seed?.note).toContain('India');
  expect(regionalAverage('seed', 'IN', '2026-01-01')?.note).toBeNull();
  expect(regionalAverage('series-a', 'US', '2026-01-01')?.preMoney).toBe(12_000_000);
  expect(regionalAverage('growth', 'NG', '2026-01-01')).toBeNull();
});

test('thirty closed deals of our own replace the table', () => {
  const deals = Array.from({ length: 30 }, (_, index) => (index + 1) * 100_000);
  expect(regionalAverage('seed', 'NG', '2026-01-01', deals)).toMatchObject({
    preMoney: 1_550_000,
    quality: 1,
  });
  expect(regionalAverage('seed', 'NG', '2026-01-01', deals.slice(1))?.preMoney).toBe(1_400_000);
});

test('caps and steps: US figures, and what replaces them elsewhere', () => {
  expect(berkusCap('US').cap).toBe(500_000);
  expect(berkusCap('KE').cap).toBe(480_000);
  expect(riskFactorStep(1_400_000, false)).toBe(140_000);
  expect(riskFactorStep(9_000_000, false)).toBe(250_000);
  expect(riskFactorStep(1_400_000, true)).toBe(250_000);
});

test('quartiles rise, weights sum to 100, and a table ages out after two years', () => {
  for (const { p25, p50, p75 } of [...INDIA_ROUNDS, ...NORTH_AMERICA_ROUNDS]) {
    expect([p25, p50, p75]).toEqual([p25, p50, p75].toSorted((a, b) => a - b));
  }
  expect(Object.values(SCORECARD_WEIGHT_PCT).reduce((sum: number, weight) => sum + weight, 0)).toBe(100);
  const source = { name: 'rounds of 2021', date: '2021-12' };
  expect(sourceQuality(source, '2023-11-30')).toBe(0.8);
  expect(sourceQuality(source, '2023-12-01')).toBe(0.6);
  expect(sourceQuality({ name: 'undated', date: null }, '2023-01-01')).toBe(0.6);
});
