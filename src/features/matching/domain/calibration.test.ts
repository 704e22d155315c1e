import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairProbability } from './calibration.ts';

test('a score of 80 with twenty deals behind the investor is right about one time in thirteen', () => {
  expect(pairProbability(80, 20)).toBeCloseTo(0.8 / (1 + Math.exp(2.228)), 12);
  expect(pairProbability(80, 20)).toBeCloseTo(0.0778, 3);
});

test('no evidence gives no confidence', () => {
  expect(pairProbability(95, 0)).toBe(0);
});

test('grows with the score and with the evidence, and stays below 1', () => {
  const score = fc.double({ min: 0, max: 99, noNaN: true });
  fc.assert(
    fc.property(score, fc.nat(500), (percent, n) => {
      const chance = pairProbability(percent, n);
      expect(pairProbability(percent + 1, n)).toBeGreaterThanOrEqual(chance);
      expect(pairProbability(percent, n + 1)).toBeGreaterThan(chance);
      expect(pairProbability(100, n)).toBeLessThan(1);
    }),
  );
});
