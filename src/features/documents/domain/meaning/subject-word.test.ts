import { expect, test } from 'vitest';
import { namesSubject } from './subject-word.ts';

test('a sentence names its subject by one of its words, in either language', () => {
  expect(namesSubject('TAXES_UNPAID', 'contributions of july remain to be paid')).toBe(true);
  expect(namesSubject('TAXES_UNPAID', 'les cotisations de juillet restent a verser')).toBe(true);
  expect(namesSubject('TAXES_UNPAID', 'our buyers pay in six parts')).toBe(false);
  expect(namesSubject('LICENCE_MISSING', 'the permit was refused, and the ponds are stocked')).toBe(true);
  expect(namesSubject('LICENCE_MISSING', 'the silo was mended after the storm')).toBe(false);
});

test('a subject without words of its own is named by any sentence', () =>
  expect(namesSubject('GOVERNANCE_WEAK', 'he signs alone')).toBe(true));
