import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combineValues, methodConfidence } from './combination.ts';

test('1 and 4 million with equal confidence meet at 2 million, in the middle of the logarithms', () => {
  const answer = combineValues({
    scorecard: { value: 1_000_000, confidence: 0.4 },
    comparables: { value: 4_000_000, confidence: 0.4 },
  });
  expect(answer.fairValue).toBe(2_000_000);
  expect(answer.weights).toEqual({ scorecard: 0.5, comparables: 0.5 });
  // One standard deviation is ln 2 either way.
  expect(answer.dispersion).toBeCloseTo(Math.LN2, 12);
  expect(answer.range?.min).toBeCloseTo(1_000_000, 6);
  expect(answer.range?.max).toBeCloseTo(4_000_000, 6);
});

test('what is zero, negative, missing or hardly believed is not weighted', () => {
  const kept = { value: 3_000_000, confidence: 0.3 };
  const answer = combineValues({
    kept,
    zero: { value: 0, confidence: 0.9 },
    negative: { value: -5, confidence: 0.9 },
    missing: { value: null, confidence: 0.9 },
    doubted: { value: 9_000_000, confidence: 0.04 },
  });
  expect(answer).toEqual(combineValues({ kept }));
  expect(answer).toMatchObject({ fairValue: 3_000_000, weights: { kept: 1 }, dispersion: 0 });
  expect(answer.range?.max).toBeCloseTo(3_000_000 * Math.exp(0.6 * 0.7), 6);
});

test('the range narrows from 0.6 to 0.15 as the confidences add up', () => {
  const widthOf = (confidence: number) => {
    const { range } = combineValues({ scorecard: { value: 1_000_000, confidence } });
    return Math.log((range?.max ?? 0) / 1_000_000);
  };
  expect([0.1, 0.5, 0.75, 0.9].map(widthOf)).toEqual(
    [0.54, 0.3, 0.15, 0.15].map((each) => expect.closeTo(each, 9)),
  );
});

test('nothing usable has no fair value and no range', () => {
  const nothing = { fairValue: null, range: null, dispersion: null, weights: {} };
  expect(combineValues({})).toEqual(nothing);
  expect(combineValues({ berkus: { value: 500_000, confidence: 0 } })).toEqual(nothing);
});

test('confidence = stage fit x completeness x quality, in hundredths, 0 below 0.05', () => {
  expect(methodConfidence('scorecard', 'seed', 1, 0.6)).toBe(0.42);
  expect(methodConfidence('comparables', 'seed', 0.5, 0.8)).toBe(0.16);
  expect(methodConfidence('discountedCashFlow', 'pre-seed', 0.7, 0.6)).toBe(0);
  expect(methodConfidence('berkus', 'series-a', 0.5, 1)).toBe(0.05);
  expect(methodConfidence('berkus', 'growth', 1, 1)).toBe(0);
});

const estimates = fc.dictionary(
  fc.constantFrom('berkus', 'scorecard', 'comparables', 'discountedCashFlow', 'firstChicago'),
  fc.record({
    value: fc.double({ min: 1, max: 1e10, noNaN: true }),
    confidence: fc.integer({ min: 5, max: 100 }).map((hundredths) => hundredths / 100),
  }),
  { minKeys: 1 },
);

test('the fair value lies in its range, and the weights sum to 1', () => {
  fc.assert(
    fc.property(estimates, (methods) => {
      const { fairValue, range, weights } = combineValues(methods);
      expect(range?.min).toBeLessThanOrEqual(fairValue ?? Number.NaN);
      expect(range?.max).toBeGreaterThanOrEqual(fairValue ?? Number.NaN);
      const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
      expect(total).toBeCloseTo(1, 12);
    }),
    { numRuns: 500 },
  );
});

test('equal values are the fair value', () => {
  fc.assert(
    fc.property(estimates, fc.double({ min: 1, max: 1e10, noNaN: true }), (methods, value) => {
      const same = Object.entries(methods).map(
        ([name, { confidence }]) => [name, { value, confidence }] as const,
      );
      expect(combineValues(Object.fromEntries(same)).fairValue).toBe(value);
    }),
    { numRuns: 500 },
  );
});

test('k times every value is k times fair value and range', () => {
  fc.assert(
    fc.property(estimates, fc.double({ min: 0.01, max: 100, noNaN: true }), (methods, k) => {
      const scaled = Object.entries(methods).map(
        ([name, { value, confidence }]) => [name, { value: value * k, confidence }] as const,
      );
      const before = combineValues(methods);
      const after = combineValues(Object.fromEntries(scaled));
      const ratios = [
        (after.fairValue ?? 0) / (before.fairValue ?? 1),
        (after.range?.min ?? 0) / (before.range?.min ?? 1),
        (after.range?.max ?? 0) / (before.range?.max ?? 1),
      ];
      for (const ratio of ratios) expect(Math.abs(ratio / k - 1)).toBeLessThan(1e-9);
    }),
    { numRuns: 500 },
  );
});
