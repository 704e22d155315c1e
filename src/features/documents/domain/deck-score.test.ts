import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK_SECTION_WEIGHTS, deckScore, type DeckSection } from './deck-score.ts';

const ALL = Object.keys(DECK_SECTION_WEIGHTS) as DeckSection[];

test('the section weights sum to 100', () => {
  expect(Object.values(DECK_SECTION_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
});

test('problem and traction with two numbers and a high and a low flag in 100 words', () => {
  const got = deckScore({
    sectionsFound: ['problem', 'traction'],
    numericFacts: 2,
    flags: { high: 1, low: 1 },
    words: 100,
  });
  expect(got.coverageFraction).toBeCloseTo(0.22, 12);
  // Little is covered, so the gate lets 0.22 / 0.4 of it through.
  expect(got.scorePercent).toBeCloseTo(0.55 * (45 * 0.22 + 15 * 0.25 + 40 * 0.7), 12);
  expect(got.confidenceFraction).toBeCloseTo(0.25 * 0.61, 12);
});

test('a section named twice counts once', () => {
  const twice = deckScore({ sectionsFound: ['ask', 'ask'], numericFacts: 0, flags: {}, words: 0 });
  expect(twice.coverageFraction).toBe(0.06);
});

test('bounded; another section, number or one flag less never hurts, and a graver one never helps', () => {
  const findings = fc.record({
    sectionsFound: fc.subarray(ALL),
    numericFacts: fc.nat(20),
    flags: fc.record({
      critical: fc.nat(2),
      high: fc.integer({ min: 1, max: 3 }),
      medium: fc.nat(3),
      low: fc.nat(3),
    }),
    words: fc.nat(5000),
  });
  fc.assert(
    fc.property(findings, fc.constantFrom(...ALL), (one, section) => {
      const { scorePercent } = deckScore(one);
      expect(scorePercent).toBeGreaterThanOrEqual(0);
      expect(scorePercent).toBeLessThanOrEqual(100 + 1e-9);
      const better = [
        { ...one, sectionsFound: [...one.sectionsFound, section] },
        { ...one, numericFacts: one.numericFacts + 1 },
        { ...one, flags: { ...one.flags, high: one.flags.high - 1 } },
        { ...one, flags: { ...one.flags, high: one.flags.high - 1, medium: one.flags.medium + 1 } },
      ];
      for (const next of better)
        expect(deckScore(next).scorePercent).toBeGreaterThanOrEqual(scorePercent - 1e-9);
    }),
  );
});
