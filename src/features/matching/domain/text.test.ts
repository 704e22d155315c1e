import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drained } from './steps.ts';
import { tellingWords, termHash, textCosine, textStatisticsSteps, textTerms, textVector } from './text.ts';

const corpus = ['Mobile payments for merchants', 'Solar credit for farmers', 'Payments for farmers', ''];
const statistics = drained(textStatisticsSteps(corpus));
const cosine = (one: string, other: string) => {
  const [left, right] = [textVector(one, statistics), textVector(other, statistics)];
  return left && right && textCosine(left, right);
};

test('words and neighbouring pairs, without accents, case and stop words', () => {
  expect(textTerms('Crédit for the Farmers of Ségou')).toEqual([
    'credit',
    'farmers',
    'segou',
    'credit farmers',
    'farmers segou',
  ]);
});

test('empty texts are not counted and have no vector', () => {
  expect(statistics.documents).toBe(3);
  expect(statistics.documentFrequency.get(termHash('payments'))).toBe(2);
  expect(textVector('the of', statistics)).toBeNull();
});

test('the same text has cosine 1, a text without common words 0, a rare common word tells more', () => {
  expect(cosine('Mobile payments', 'mobile PAYMENTS')).toBeCloseTo(1, 6);
  expect(cosine('Solar credit', 'Mobile payments')).toBe(0);
  expect(cosine('solar payments', 'solar school')).toBeGreaterThan(
    cosine('solar payments', 'payments school') ?? 1,
  );
});

test('telling words are those that both use and not everybody does, the longest first', () => {
  const one = 'We build cold storage and payments for African farmers, a platform';
  expect(tellingWords(one, 'Farmers, storage and platforms across Africa: we build payments')).toEqual([
    'payments',
    'farmers',
    'storage',
  ]);
  expect(tellingWords(one, '')).toEqual([]);
});

test('cosine is symmetric and between 0 and 1', () => {
  const words = fc.array(fc.constantFrom('payments', 'solar', 'credit', 'school', 'truck'), { minLength: 1 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      const there = cosine(one.join(' '), other.join(' ')) ?? -1;
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(1);
      expect(cosine(other.join(' '), one.join(' '))).toBe(there);
    }),
  );
});
