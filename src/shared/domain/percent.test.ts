import { array, assert, integer, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { percentages, percentageUnits, percentOf } from './percent.ts';

test('three equal founders', () => {
  expect(percentages([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
  expect(percentages([1, 1, 1], 0)).toEqual([34, 33, 33]);
  expect(percentageUnits([7_000_000, 3_000_000, 1_250_000], 4)).toEqual([622_222, 266_667, 111_111]);
});

test('an empty table has no percentages', () => {
  expect(percentages([])).toBeNull();
  expect(percentages([0, 0])).toBeNull();
});

test('what is written sums to exactly 100', () => {
  assert(
    property(array(nat(), { maxLength: 20 }), integer({ min: 0, max: 6 }), (weights, decimals) => {
      const shown = percentages([1, ...weights], decimals) ?? [];
      const digits = shown.map((percent) => BigInt(percent.toFixed(decimals).replace('.', '')));
      expect(digits.reduce((left, right) => left + right, 0n)).toBe(100n * 10n ** BigInt(decimals));
    }),
  );
});

test('one part of a whole', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(1, 8)).toBe(13);
  expect(percentOf(1, 8, 1)).toBe(12.5);
  expect(percentOf(1.005, 100, 2)).toBe(1.01);
  expect(percentOf(0, 4)).toBe(0);
  expect(percentOf(0, 0)).toBeNull();
});
