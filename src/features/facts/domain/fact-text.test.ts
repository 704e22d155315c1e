import { expect, it } from 'vitest';
import { compareFacts } from './agreement.ts';
import type { Fact, Metric } from './fact.ts';
import { ENGLISH } from './difference-text-en.ts';
import { aboutText, subjectText, whenText } from './fact-text.ts';

const fact = (metric: Metric, more: Partial<Fact> = {}): Fact => ({
  metric,
  value: 100,
  unit: 'money',
  currency: 'KES',
  period: '2025-07 to 2026-06',
  rate: null,
  about: null,
  source: { kind: 'document', label: 'Deck', documentId: 1, version: 1 },
  quote: null,
  level: 'document',
  ...more,
});
const accounts = {
  level: 'third-party-document',
  source: { kind: 'document', label: 'Accounts', documentId: 2, version: 1 },
} as const;
const percent = { unit: 'percent', currency: null } as const;

it('says that a figure is the most there may be, and none of nothing', () => {
  const told = (believed: Fact, against: Fact) =>
    compareFacts([believed, against], () => null).flatMap(({ contradictions }) =>
      contradictions.map(ENGLISH.sentence),
    );
  const minutes = { kind: 'document', label: 'Minutes', documentId: 2, version: 1 } as const;
  const board = fact('ask', { value: 60, about: 'at most', period: null, source: minutes });
  expect(told(fact('ask', { period: null }), board)).toEqual([
    'Ask is KSh 100 (Deck) and KSh 60 at most (Minutes), 67% apart',
  ]);
  const none = fact('debt', { value: 0, currency: null, about: 'at most', period: '2025-12' });
  expect(told(fact('debt', { ...accounts, period: '2025' }), none)).toEqual([
    'Debt at the end of 2025 is none (Deck) and KSh 100 (Accounts)',
  ]);
  expect([aboutText(board), aboutText(none)]).toEqual(['At most', null]);
});

it('says when a figure is of, and how often where the period does not say', () => {
  const said = [
    fact('revenue'),
    fact('revenue', { period: '2025-09', rate: 'monthly' }),
    fact('revenue', { period: '2025', rate: 'monthly' }),
    fact('revenue', { period: '2026', rate: 'of either kind' }),
    fact('revenue', { period: '2025-12', rate: 'month or year' }),
    fact('churn', { ...percent, period: '2026-06', rate: 'monthly' }),
    fact('churn', { ...percent, period: null, rate: 'annual' }),
    fact('ask', { period: null }),
    fact('revenue', { period: null }),
  ].map(whenText);
  expect(said).toEqual([
    'Year to Jun 2026',
    'Sept 2025',
    '2025, per month',
    '2026, calendar or financial year',
    'Dec 2025, month or year',
    'Jun 2026, per month',
    'Now, per year',
    'Now',
    'Not dated',
  ]);
});

it('says what a figure is of', () => {
  const said = (['group', 'on average', 'one account', 'all in one account', 'pre-money', null] as const).map(
    (about) => aboutText(fact('cash', { about })),
  );
  expect(said).toEqual(['Group', 'Average', 'One account', 'All cash, in one account', 'Pre-money', null]);
  // A holder may be called anything.
  expect(aboutText(fact('ownership', { about: 'group' }))).toBe('group');
  expect(aboutText(fact('growth', { about: 'revenue' }))).toBe('Revenue');
});

it('names what two sources tell differently', () => {
  const subject = (metric: Metric, more: Partial<Fact> = {}, against: Partial<Fact> = more) =>
    subjectText({ believed: fact(metric, more), against: fact(metric, against) });
  expect([
    subject('revenue'),
    subject('ebitda', { about: 'group', period: '2025' }),
    subject('customerShare', { about: 'group', period: '2025' }),
    subject('headcount', { about: 'on average' }),
    subject('customers'),
    subject('customers', { period: '2025' }),
    subject('cash', { about: 'one account', period: '2026-06' }),
    subject('cash', { about: 'one account', period: '2026-06' }, {}),
    subject('churn', { ...percent, rate: 'annual', period: '2025' }),
    subject('churn', { ...percent, rate: 'monthly', period: '2025-Q2', about: 'riders' }),
    subject('valuation', { about: 'pre-money', period: null }),
    subject('ownership', { about: 'Wambui Karanu', period: null }),
    subject('growth', { about: 'revenue', period: '2025' }),
    subject('revenue', { period: '2025', rate: 'monthly' }),
    subject('burn', { period: '2026-Q3' }),
  ]).toEqual([
    'Revenue of the year to Jun 2026',
    'The group’s EBITDA of 2025',
    'The group’s largest customer’s share of 2025',
    'Average headcount of the year to Jun 2026',
    'Customers at the end of Jun 2026',
    'Customers at the end of 2025',
    'Cash in one account at the end of Jun 2026',
    'Cash at the end of Jun 2026',
    'Annual churn of 2025',
    'Monthly churn of riders of Q2 2025',
    'Pre-money valuation',
    'Wambui Karanu’s share',
    'Revenue growth of 2025',
    'Revenue of 2025, per month',
    'Monthly burn of Q3 2026',
  ]);
});

const tell = (metric: Metric, facts: readonly Fact[]): string[] =>
  (compareFacts(facts, () => null).find((one) => one.metric === metric)?.contradictions ?? []).map(
    ENGLISH.sentence,
  );

it('tells a contradiction in one sentence: percentages in points, one account by its name', () => {
  const own = { ...percent, about: 'Wambui Karanu', period: null };
  expect(
    tell('ownership', [
      fact('ownership', { ...own, value: 55 }),
      fact('ownership', { ...own, ...accounts, value: 48 }),
    ]),
  ).toEqual(['Wambui Karanu’s share is 55% (Deck) and 48% (Accounts), 7 points apart']);
  expect(
    tell('cash', [
      fact('cash', { value: 24_000_000, about: 'one account', period: '2026-06' }),
      fact('cash', { ...accounts, value: 15_000_000, period: '2026-06' }),
    ]),
  ).toEqual([
    'Cash at the end of Jun 2026 is KSh 24,000,000 in one account (Deck) and KSh 15,000,000 (Accounts), 60% apart',
  ]);
});

it('a year that may be of either kind is no newer than the financial year of its name, and a group’s figure no better than the company’s own', () => {
  const believed = (...facts: readonly Fact[]) =>
    compareFacts(facts, () => null).find(({ metric }) => metric === 'revenue')?.believed?.value;
  const vague = fact('revenue', { value: 9, period: '2026', rate: 'of either kind' });
  expect(believed(vague, fact('revenue', { value: 5 }))).toBe(5);
  expect(believed(vague, fact('revenue', { value: 4, period: '2024-07 to 2025-06' }))).toBe(9);
  expect(believed(fact('revenue', { value: 7, about: 'group' }), fact('revenue', { value: 5 }))).toBe(5);
});
