import fc from 'fast-check';
import { expect, test } from 'vitest';
import { performanceScore, riskLevel } from './company-score.ts';

test('MOIC 2, raised again, nine months of runway: 36 + 20 + 10', () => {
  const { scorePercent, components } = performanceScore({
    moic: 2,
    raisedAgainWithin24Months: true,
    runwayMonths: 9,
  });
  expect(scorePercent).toBe(66);
  expect(components.map(({ points }) => Math.round(points))).toEqual([36, 20, 10]);
});

test('from a quarter of the money to eight times it, and nothing for what is not known', () => {
  const score = (moic: number | null, runwayMonths: number | null, cashPositive = false) =>
    performanceScore({ moic, raisedAgainWithin24Months: false, runwayMonths, cashPositive }).scorePercent;
  expect(score(0.25, 0)).toBe(0);
  expect(score(0, null)).toBe(0);
  expect(score(null, null)).toBe(0);
  expect(score(8, 18)).toBe(80);
  expect(score(8, null, true)).toBe(80);
});

test('risk: strict below 0.8 and 6 months, low from 1.5 and 12 months', () => {
  const risk = (moic: number | null, runwayMonths: number | null) => riskLevel({ moic, runwayMonths });
  expect(risk(0.79, 24)).toBe('High');
  expect(risk(3, 5.9)).toBe('High');
  expect(risk(0.8, 6)).toBe('Medium');
  expect(risk(1.5, 12)).toBe('Low');
  expect(risk(1.5, null)).toBe('Medium');
  expect(risk(null, 18)).toBe('Medium');
  expect(riskLevel({ moic: 2, runwayMonths: null, cashPositive: true })).toBe('Low');
});

test('better never scores lower, and scores stay between 0 and 100', () => {
  const number = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.boolean(), number, (moic, runwayMonths, raised, more) => {
      const score = (m: number, r: number, again: boolean) =>
        performanceScore({ moic: m, runwayMonths: r, raisedAgainWithin24Months: again }).scorePercent;
      const base = score(moic, runwayMonths, raised);
      expect(base).toBeGreaterThanOrEqual(0);
      expect(score(moic + more, runwayMonths + more, true)).toBeLessThanOrEqual(100);
      expect(score(moic + more, runwayMonths, raised)).toBeGreaterThanOrEqual(base);
      expect(score(moic, runwayMonths + more, raised)).toBeGreaterThanOrEqual(base);
      expect(score(moic, runwayMonths, true)).toBeGreaterThanOrEqual(base);
    }),
    { numRuns: 500 },
  );
});
