import { expect, test } from 'vitest';
import { berkus, riskFactorSummation, scorecard } from './score-methods.ts';

test('Berkus: a maximum of 500,000 for each of five factors', () => {
  expect(berkus([0.4, 0.8, 0.5, 0.25, 0]).value).toBe(975_000);
  expect(berkus(['0.1', '0.2', '0', '0', '0'], 480_000).value).toBe(144_000);
  expect(berkus([1.7, -3, 0, 0, 0]).value).toBe(500_000);
});

test("Scorecard (Bill Payne's weights 30/25/15/10/10/5/5)", () => {
  // 0.30 x 1.5 + 0.25 x 0.8 + 0.15 + 0.10 x 1.2 + 0.10 x 0.5 + 0.05 + 0.05 = 1.07
  expect(scorecard(1_400_000, [1.5, 0.8, 1, 1.2, 0.5, 1, 1])).toEqual({ multiplier: 1.07, value: 1_498_000 });
  expect(scorecard(1_000_000, [9, 9, 9, 9, 9, 9, 9]).value).toBe(1_500_000);
  expect(scorecard(1_000_000, []).value).toBe(1_000_000);
});

test('Risk factor summation adds steps and stops at zero', () => {
  const scores = [2, 1, 0, -1, 0, 0, 1, 0, 0, -2, 1, 1];
  expect(riskFactorSummation(1_400_000, scores, 140_000)).toEqual({ netScore: 3, value: 1_820_000 });
  expect(riskFactorSummation(1_400_000, Array(12).fill(-5), 250_000)).toEqual({ netScore: -24, value: 0 });
});
