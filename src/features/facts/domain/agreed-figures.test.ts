import { expect, test } from 'vitest';
import { type AgreedFigures, agreedFigures } from './agreed-figures.ts';
import { compareFacts } from './agreement.ts';
import type { Fact, Metric } from './fact.ts';
import type { Convert } from './gap.ts';
import { statedFacts } from './stated-facts.ts';

/** A hundred shillings are a dollar, on every day. */
const convert: Convert = (value, from, to) => (from === 'KES' && to === 'USD' ? value / 100 : null);
const TODAY = '2026-11-21';

const fact = (metric: Metric, value: number, more: Partial<Fact> = {}): Fact => ({
  metric,
  value,
  unit: 'count',
  currency: null,
  period: null,
  rate: null,
  about: null,
  source: { kind: 'document', label: 'Deck', documentId: 1, version: 1 },
  quote: null,
  level: 'document',
  ...more,
});
const ofProfile = {
  source: { kind: 'profile', label: 'Profile', documentId: null, version: null },
  level: 'claimed',
} as const;
const agreed = (...facts: Fact[]): AgreedFigures =>
  agreedFigures(compareFacts(facts, convert), convert, TODAY);

test('what is said of now is newer than what has a date', () => {
  const dated = fact('headcount', 40, { period: '2025-12' });
  expect(agreed(dated, fact('headcount', 12, ofProfile)).headcount).toBe(12);
  expect(agreed(dated).headcount).toBe(40);
});

test('of one time the best attested is agreed on, and a later time is before an earlier one', () => {
  const claimed = fact('users', 900, { period: '2026-10', level: 'claimed' });
  expect(agreed(claimed, fact('users', 700, { period: '2026-10' })).users).toBe(700);
  expect(agreed(claimed, fact('users', 700, { period: '2026-Q3' })).users).toBe(900);
  expect(agreed(claimed, fact('users', 700)).users).toBe(900);
});

test('the newest revenue told for a time makes a year of dollars', () => {
  const money = (value: number, more: Partial<Fact>) =>
    fact('revenue', value, { unit: 'money', currency: 'KES', ...more });
  const year = money(1_200_000, { period: '2025', rate: 'annual' });
  expect(agreed(year).annualRevenueUsd).toBe(12_000);
  expect(agreed(year, money(150_000, { period: '2026-10', rate: 'monthly' })).annualRevenueUsd).toBe(18_000);
  expect(agreed(year, money(450_000, { period: '2026-Q2' })).annualRevenueUsd).toBe(18_000);
  // Of the month or of the year: it is neither.
  expect(agreed(year, money(9, { period: '2026-12', rate: 'month or year' })).annualRevenueUsd).toBe(12_000);
  expect(agreed(year, money(9, { period: '2026', currency: 'XXX' })).annualRevenueUsd).toBe(12_000);
});

test('a runway is the newest that cash and burn of a document make, no hope and nothing old', () => {
  const months = (value: number, more: Partial<Fact>) => fact('runway', value, { unit: 'months', ...more });
  const derived = { kind: 'derived', label: 'Cash over burn', documentId: 1, version: 1 } as const;
  expect(agreed(months(18, { period: '2026-10' })).documentRunwayMonths).toBeNull();
  expect(agreed(months(7, { period: '2026-09', source: derived })).documentRunwayMonths).toBe(7);
  expect(agreed(months(7, { period: '2024-12', source: derived })).documentRunwayMonths).toBeNull();
});

test('a series says its month anew: the last figure of a month is the one, as on the profile', () => {
  const point = (date: string, value: number) =>
    ({ metric: 'users', date, value, currency: null, evidence: 'claimed' }) as const;
  const series = [point('2026-10-01', 100), point('2026-10-28', 140)];
  const facts = statedFacts({ teamSize: 3, raising: null, round: null, series });
  expect(facts.filter(({ metric }) => metric === 'users').map(({ value }) => value)).toEqual([140]);
});
