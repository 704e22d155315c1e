import { expect, test } from 'vitest';
import { sectorRevenueMultiple } from './sector-multiple.ts';

test('a sector is the mean of its industries', () => {
  expect(sectorRevenueMultiple('FinTech')).toBe(4.35);
  expect(sectorRevenueMultiple('fintech')).toBe(4.35);
  expect(sectorRevenueMultiple('Logistics')).toBe(2.15);
  expect(sectorRevenueMultiple('FoodTech')).toBe(2.2);
  expect(sectorRevenueMultiple('CleanTech')).toBe(3.8);
  expect(sectorRevenueMultiple('Gaming')).toBe(3.15);
  expect(sectorRevenueMultiple(null)).toBe(3.15);
});
