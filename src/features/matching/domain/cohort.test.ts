import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OutlookFacts, outlookOf } from './cohort.ts';

const nothing = { raiseUsd: null, ageYears: null, priorRounds: null };
const chance = (facts: Partial<OutlookFacts>) =>
  outlookOf({ ...nothing, stage: 'seed', ...facts }, '').probability;

test('the four stages with a cohort have its base rate where nothing else is known', () => {
  const rates = ['seed', 'series-a', 'series-b', 'series-c'].map((stage) => chance({ stage }));
  expect(rates).toEqual([0.43, 0.51, 0.48, 0.46]);
});

test('a six-year-old seed company that raised once: 0.427 → logit −0.293, −0.470 for age, +0.366 for the round', () => {
  const moved = -0.2926 - 0.009 - 0.096 * 4.9 + 0.436 * 0.84;
  expect(chance({ ageYears: 6, priorRounds: 1 })).toBeCloseTo(1 / (1 + Math.exp(-moved)), 2);
  const { adjustments } = outlookOf({ ...nothing, stage: 'seed', ageYears: 6, priorRounds: 1 }, 'Seed');
  expect(adjustments).toEqual([
    'The age of the company (usual in the cohort: 1.1 years): 11 points less.',
    'Earlier rounds (usual in the cohort: 0.16): 9 points more.',
  ]);
});

test('the cohort is named with its size and rate', () => {
  const outlook = outlookOf({ ...nothing, stage: 'seed' }, 'Seed');
  expect(outlook.count).toBe(2140);
  expect(outlook.cohort).toContain('2,140 Seed rounds, 43 %');
  expect(outlook.adjustments).toEqual([]);
});

test('a stage without a cohort says so', () => {
  const outlook = outlookOf({ ...nothing, stage: 'growth' }, 'Growth');
  expect(outlook).toMatchObject({ probability: null, count: 0 });
  expect(outlook.cohort).toContain('No cohort of Growth');
});

test('a stage that is not stated is compared with rounds of which it was not either', () => {
  const outlook = outlookOf({ ...nothing, stage: null }, '');
  expect(outlook).toMatchObject({ probability: 0.37, count: 3109 });
});

test('stays between .05 and .85, falls with age and grows with earlier rounds', () => {
  const amount = fc.double({ min: 0, max: 1e13, noNaN: true });
  fc.assert(
    fc.property(amount, fc.nat(60), fc.nat(9), (raiseUsd, ageYears, priorRounds) => {
      const here = Number(chance({ raiseUsd, ageYears, priorRounds }));
      expect(here).toBeGreaterThanOrEqual(0.05);
      expect(here).toBeLessThanOrEqual(0.85);
      expect(Number(chance({ raiseUsd, ageYears: ageYears + 1, priorRounds }))).toBeLessThanOrEqual(here);
      expect(Number(chance({ raiseUsd, ageYears, priorRounds: priorRounds + 1 }))).toBeGreaterThanOrEqual(
        here,
      );
    }),
  );
});
