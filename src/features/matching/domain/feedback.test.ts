import { expect, test } from 'vitest';
import { INVESTOR_REASONS, investorWeightsAfter, reasonOf, startupWeightsAfter } from './feedback.ts';
import { INVESTOR_WEIGHTS } from './investor-fractions.ts';
import { STARTUP_WEIGHTS } from './startup-fractions.ts';

const sumOf = (weights: Readonly<Record<string, number>>) =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

test('two investors whose cheque is too small: cheque goes from .30 to .60 of 1.30', () => {
  const weights = startupWeightsAfter(['cheque-too-small', 'cheque-too-small']);
  expect(weights.cheque).toBeCloseTo(0.6 / 1.3, 9);
  expect(weights.experience).toBeCloseTo(0.25 / 1.3, 9);
  expect(sumOf(weights)).toBeCloseTo(1, 9);
});

test('a criterion is raised four times at most', () => {
  const four = investorWeightsAfter(Array.from({ length: 4 }, () => 'wrong-stage'));
  expect(investorWeightsAfter(Array.from({ length: 40 }, () => 'wrong-stage'))).toEqual(four);
  expect(four.stage).toBeCloseTo(0.54 / 1.36, 9);
});

test('without feedback, or with reasons no criterion stands for, the shipped weights count', () => {
  expect(startupWeightsAfter([])).toBe(STARTUP_WEIGHTS);
  const weights = investorWeightsAfter(['other', 'already-in-touch', 'unheard of']);
  for (const [key, weight] of Object.entries(INVESTOR_WEIGHTS))
    expect(Object.entries(weights).find(([name]) => name === key)?.[1]).toBeCloseTo(weight, 12);
});

test('each side has its own reasons', () => {
  expect(reasonOf('investor', 'off-thesis')?.criterion).toBe('thesis');
  expect(reasonOf('startup', 'off-thesis')).toBeNull();
  expect(new Set(INVESTOR_REASONS.map(({ id }) => id)).size).toBe(INVESTOR_REASONS.length);
});
