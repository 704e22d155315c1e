import { expect, it } from 'vitest';
import type { Fact } from '../contract.ts';
import { amountShort, amountText, limitText, listedText, sideText, statedText } from './fact-words.ts';

const fact = (value: number, more: Partial<Fact> = {}): Fact => ({
  metric: 'debt',
  value,
  unit: 'money',
  currency: 'KES',
  period: '2025-12',
  rate: null,
  about: null,
  source: { kind: 'document', label: 'Accounts', documentId: 1, version: 1 },
  quote: null,
  level: 'third-party-document',
  ...more,
});

it('an amount whose currency is not known keeps its words beside a figure, and leaves them out beside an axis', () => {
  const amount = { value: 4_000_000, unit: 'money', currency: null } as const;
  expect([amountText(amount), amountShort(amount)]).toEqual(['4,000,000 (currency not stated)', '4,000,000']);
});

it('no debt is none, without a limit or a currency', () => {
  const none = fact(0, { currency: null, about: 'at most', level: 'document' });
  const owed = fact(12_000_000);
  expect([statedText(none), limitText(none), sideText(none, owed)]).toEqual(['None', null, null]);
});

it('a limit stands behind its figure, and only cash and customers have a whole', () => {
  const least = fact(20_000_000, { about: 'at least' });
  const owed = fact(12_000_000);
  expect([limitText(least), limitText(owed)]).toEqual(['at least', null]);
  expect([sideText(least, owed), sideText(owed, least)]).toEqual([null, null]);
  const all = fact(5, { metric: 'cash' });
  expect(sideText(all, fact(4, { metric: 'cash', about: 'one account' }))).toBe('All cash');
});

it('the list says how often a figure comes', () => {
  const listed = (believed: Fact) => listedText({ metric: believed.metric, believed });
  expect(listed(fact(4_150_000, { metric: 'revenue', rate: 'monthly' }))).toBe('KSh 4.2M a month');
  expect(listed(fact(4_150_000, { metric: 'burn', rate: 'monthly' }))).toBe('KSh 4.2M');
  expect(listed(fact(8.5, { metric: 'growth', unit: 'percent', rate: 'monthly' }))).toBe('8.5% a month');
  expect(listed(fact(0, { about: 'at most', currency: null }))).toBe('None');
});
