import { expect, it } from 'vitest';
import type { Fact } from './fact.ts';
import { inOwnCurrency } from './shared-mark.ts';

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
const currencies = (...facts: readonly Fact[]) => inOwnCurrency(facts).map(({ currency }) => currency);

it('FCFA is the franc of the union that the rest is in, and stays as read where that is not told', () => {
  expect(currencies(fact('XOF', '9 MFCFA'), fact('XAF', null))).toEqual(['XAF', 'XAF']);
  expect(currencies(fact('XAF', '9 MFCFA'), fact('XOF', null))).toEqual(['XOF', 'XOF']);
  expect(currencies(fact('XOF', '9 MFCFA'), fact('USD', null))).toEqual(['XOF', 'USD']);
  expect(currencies(fact('XOF', '9 MFCFA'), fact('XAF', null), fact('XOF', null))).toEqual([
    'XOF',
    'XAF',
    'XOF',
  ]);
  expect(currencies(fact('XOF', 'XOF 9m'), fact('XAF', null))).toEqual(['XOF', 'XAF']);
});

it('rupees and shillings are those of the country that the rest is of', () => {
  expect(currencies(fact('PKR', 'Rs 24 crore'), fact('INR', null))).toEqual(['INR', 'INR']);
  expect(currencies(fact('KES', 'Shs 4m'), fact('UGX', 'UGX 9m'))).toEqual(['UGX', 'UGX']);
  expect(currencies(fact('PKR', 'PKR 24 crore'), fact('INR', null))).toEqual(['PKR', 'INR']);
});

it('a paper that names no country counts in what its mark is elsewhere', () => {
  const sheet = (currency: string | null): Fact => ({ ...fact('USD', '391'), currency });
  const letter: Fact = { ...fact('UGX', null), source: { ...sheet(null).source, documentId: 2 } };
  const read = (mark: string, ...facts: readonly Fact[]) =>
    inOwnCurrency(facts, new Map([[1, mark]])).map(({ currency }) => currency);
  expect(read('shs', sheet(null), letter)).toEqual(['UGX', 'UGX']);
  expect(read('shs', sheet('USD'), letter)).toEqual(['USD', 'UGX']);
  expect(read('rs', sheet(null), letter)).toEqual([null, 'UGX']);
  expect(read('shs', sheet(null), letter, { ...letter, currency: 'KES' })).toEqual([null, 'UGX', 'KES']);
});
