import { expect, test } from 'vitest';
import { comparables, median } from './comparables.ts';

test('500,000 of revenue at a median of 3, less 30% for not being listed', () => {
  expect(comparables({ revenue: 500_000, multiples: [6, 2, 4, 1] })).toEqual({
    medianMultiple: 3,
    growthAdjustment: 1,
    value: 1_050_000,
  });
});

test('growing at 125% among peers at 44% is worth a quarter more', () => {
  const answer = comparables({ revenue: 500_000, multiples: [3], growth: 125, peerGrowth: 44, dlomPct: 0 });
  expect(answer).toEqual({ medianMultiple: 3, growthAdjustment: 1.25, value: 1_875_000 });
});

test('the growth adjustment stays between a half and two', () => {
  const adjusted = (growth: number, peerGrowth: number) =>
    comparables({ revenue: 1, multiples: [1], growth, peerGrowth }).growthAdjustment;
  expect(adjusted(900, 0)).toBe(2);
  expect(adjusted(-90, 0)).toBe(0.5);
  expect(adjusted(-100, 0)).toBe(0.5);
  expect(adjusted(10, -100)).toBe(2);
});

test('no peers, no value', () => {
  expect(median([])).toBeNull();
  expect(comparables({ revenue: 500_000, multiples: [] }).value).toBeNull();
});
