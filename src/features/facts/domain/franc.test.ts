import { expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { inFrancOf } from './franc.ts';

const fact = (currency: string, text: string | null): Fact => ({
  metric: 'cash',
  value: 9,
  unit: 'money',
  currency,
  period: '2026-06',
  rate: null,
  about: null,
  source: { kind: 'document', label: 'Letter', documentId: 1, version: 1 },
  quote: text === null ? null : { page: 1, start: 0, end: text.length, text },
  level: 'document',
});
const francs = (...facts: readonly Fact[]) => inFrancOf(facts).map(({ currency }) => currency);

it('FCFA is the franc of the union that the rest is in, and stays as read where that is not told', () => {
  expect(francs(fact('XOF', '9 MFCFA'), fact('XAF', null))).toEqual(['XAF', 'XAF']);
  expect(francs(fact('XAF', '9 MFCFA'), fact('XOF', null))).toEqual(['XOF', 'XOF']);
  expect(francs(fact('XOF', '9 MFCFA'), fact('USD', null))).toEqual(['XOF', 'USD']);
  expect(francs(fact('XOF', '9 MFCFA'), fact('XAF', null), fact('XOF', null))).toEqual(['XOF', 'XAF', 'XOF']);
  expect(francs(fact('XOF', 'XOF 9m'), fact('XAF', null))).toEqual(['XOF', 'XAF']);
});
