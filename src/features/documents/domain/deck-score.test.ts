import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECK_SECTION_WEIGHTS, deckScore, type DeckSection } from './deck-score.ts';

const ALL = Object.keys(DECK_SECTION_WEIGHTS) as DeckSection[];

test('the section weights sum to 100', () => {
  expect(Object.values(DECK_SECTION_WEIGHTS).reduce<number>((sum, weight) => sum + weight, 0)).toBe(100);
});

test('problem and traction with two numbers and two contradictions in 100 words', () => {
  const got = deckScore({
    sectionsFound: ['problem', 'traction'],
    numericFacts: 2,
    contradictions: 2,
    words: 100,
  });
  expect(got.coverageFraction).toBeCloseTo(0.22, 12);
  expect(got.scorePercent).toBeCloseTo(13.2 + 5 + 10, 12);
  expect(got.confidenceFraction).toBeCloseTo(0.25 * 0.61, 12);
});

test('a section named twice counts once', () => {
  const twice = deckScore({ sectionsFound: ['ask', 'ask'], numericFacts: 0, contradictions: 0, words: 0 });
  expect(twice.coverageFraction).toBe(0.06);
});

test('bounded; another section, number or less contradiction never hurts', () => {
  const findings = fc.record({
    sectionsFound: fc.subarray(ALL),
    numericFacts: fc.nat(20),
    contradictions: fc.integer({ min: 1, max: 9 }),
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
        { ...one, contradictions: one.contradictions - 1 },
      ];
      for (const next of better)
        expect(deckScore(next).scorePercent).toBeGreaterThanOrEqual(scorePercent - 1e-9);
    }),
  );
});
