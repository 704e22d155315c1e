import { expect, it } from 'vitest';
import { compareFacts } from './agreement.ts';
import type { Fact } from './fact.ts';
import type { Convert } from './gap.ts';
import { heldInOne } from './one-account.ts';
import { statedParts } from './stated-part.ts';

const RATES: Readonly<Record<string, number>> = { USD: 1, TTD: 6.8 };
const convert: Convert = (value, from, to) => (value / (RATES[from] ?? 1)) * (RATES[to] ?? 1);
const cash = (value: number, from: string, period: string, more: Partial<Fact> = {}): Fact => ({
  metric: 'cash',
  value,
  unit: 'money',
  currency: 'TTD',
  period,
  rate: null,
  about: null,
  source: { kind: 'document', label: from, documentId: from.length, version: 1 },
  quote: null,
  level: 'document',
  ...more,
});
const one = { about: 'one account' } as const;
const model = {
  source: { kind: 'model', label: 'Model', documentId: null, version: null },
  currency: 'USD',
} as const;
const told = (...facts: readonly Fact[]) =>
  compareFacts(heldInOne(facts, convert), convert).flatMap(({ contradictions }) =>
    contradictions.map(({ believed, against }) => [believed.value, against.value].toSorted((a, b) => a - b)),
  );

const letter = cash(2_840_000, 'Letter', '2026-09');
const september = cash(1_190_000, 'Statement', '2026-09', one);
const october = cash(1_080_000, 'Statement', '2026-10', one);

it('an account holds all there is where another source tells its balance as all cash', () => {
  expect(told(letter, september, october)).toEqual([]);
  expect(told(letter, september, october, cash(158_900, 'Model', '2026-10', model))).toEqual([
    [1_190_000, 2_840_000],
  ]);
  expect(told(letter, september, october, cash(1_080_000, 'Board pack', '2026-10'))).toEqual([
    [1_190_000, 2_840_000],
  ]);
});

it('and not where that source tells more, another day, another account or itself', () => {
  expect(told(letter, september, october, cash(400_000, 'Model', '2026-10', model))).toEqual([]);
  expect(told(letter, september, october, cash(1_080_000, 'Board pack', '2026-08'))).toEqual([]);
  expect(told(letter, september, october, cash(1_080_000, 'Other bank', '2026-10', one))).toEqual([]);
  expect(told(letter, september, october, cash(1_080_000, 'Statement', '2026-10'))).toEqual([]);
});

it('of the one account there is, how far apart its balance and all cash are tells nothing else', () => {
  const all = { about: 'all in one account' } as const;
  expect(told(cash(9_600_000, 'Letter', '2026-09', all), september)).toEqual([[1_190_000, 9_600_000]]);
  expect(told(cash(9_600_000, 'Letter', '2026-09'), september)).toEqual([]);
});

it('where both tell of the one account, no amount of another paper tells why they differ', () => {
  const all = { about: 'all in one account' } as const;
  const quote = { page: 1, start: 400, end: 409, text: '1,190,000' };
  const pack = cash(1_190_000, 'Board pack', '2026-09', { quote });
  const beside = {
    kind: 'other',
    value: 1_650_000,
    currency: 'TTD',
    unit: 'money',
    period: null,
    label: 'Spent in the quarter',
    quote: { ...quote, start: 340, end: 349, text: '1,650,000' },
  } as const;
  const parts = statedParts([
    {
      documentId: 'Board pack'.length,
      version: 1,
      title: '',
      type: 'financial_statements',
      analysis: { numbers: [beside], strengths: [] },
    },
  ]);
  const letterOf = (more: Partial<Fact>) => cash(2_840_000, 'Letter', '2026-09', more);
  const found = (of: Fact) =>
    compareFacts(heldInOne([pack, september, of], convert), convert, parts).flatMap(
      ({ contradictions }) => contradictions.length > 0,
    );
  expect(found(letterOf(all))).toContain(true);
  expect(found(letterOf({}))).not.toContain(true);
});

it('all is in one account where a source that agrees with the one believed says so', () => {
  const all = { about: 'all in one account' } as const;
  const pack = cash(2_840_000, 'Board pack', '2026-09');
  expect(told(pack, cash(2_840_000, 'Letter', '2026-09', all), september)).toEqual([[1_190_000, 2_840_000]]);
});

it('a paper of about that time that tells of one account alone says so of the one statement there is', () => {
  const model158 = cash(400_000, 'Model', '2026-09', model);
  const heldBy = (months: readonly string[], ...facts: readonly Fact[]) =>
    compareFacts(heldInOne(facts, convert, { account: months, bank: [] }), convert).flatMap(
      ({ contradictions }) => contradictions.map(({ believed, against }) => [believed.value, against.value]),
    );
  expect(heldBy(['2026-08'], model158, september)).toEqual([[400_000, 1_190_000]]);
  expect(heldBy([], model158, september)).toEqual([]);
  expect(heldBy(['2025-12'], model158, september)).toEqual([]);
  expect(heldBy(['2027-03'], model158, september)).toEqual([]);
  expect(heldBy(['2026-08'], model158, september, cash(900_000, 'Other bank', '2026-09', one))).toEqual([]);
});

it('a paper of about that time that tells of one bank alone says so of the one letter of a bank there is', () => {
  const letterOfBank = cash(1_190_000, 'Bank letter', '2026-09', { about: 'one bank' });
  const heldAt = (bank: readonly string[], ...facts: readonly Fact[]) =>
    compareFacts(heldInOne(facts, convert, { account: [], bank }), convert).flatMap(({ contradictions }) =>
      contradictions.map(({ believed, against }) =>
        [believed.value, against.value].toSorted((a, b) => a - b),
      ),
    );
  expect(heldAt(['2026-10'], letter, letterOfBank)).toEqual([[1_190_000, 2_840_000]]);
  expect(heldAt([], letter, letterOfBank)).toEqual([]);
  expect(heldAt(['2026-10'], letter, september)).toEqual([]);
  expect(heldAt([], cash(900_000, 'Letter', '2026-09'), letterOfBank)).toEqual([[900_000, 1_190_000]]);
});
