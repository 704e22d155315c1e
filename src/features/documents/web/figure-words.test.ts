import { expect, it } from 'vitest';
import type { ExtractedNumber } from '../contract/analysis.ts';
import { isInItsWords, isNamed, kindLabel, whenText } from './figure-words.ts';

const number = (more: Partial<ExtractedNumber>): ExtractedNumber => ({
  kind: 'other',
  value: 3,
  currency: null,
  unit: 'percent',
  period: null,
  evidence: 'claim',
  quote: { page: 1, start: 0, end: 1, text: '3' },
  ...more,
});

it('names a figure by what it is of', () => {
  const named = [
    number({ about: 'monthly churn' }),
    number({ about: 'monthly churn of agents' }),
    number({ about: 'raised', unit: 'money' }),
    number({ about: 'customer acquisition cost', unit: 'money' }),
    number({ about: 'largest customer' }),
    number({ about: 'Wambui Karanu' }),
    number({ kind: 'growth', about: 'revenue' }),
    number({ kind: 'valuation', about: 'pre-money', unit: 'money' }),
    number({ kind: 'cash', about: 'one account', unit: 'money' }),
    number({ kind: 'revenue', unit: 'money' }),
    number({ kind: 'cash', unit: 'money', isLikely: true }),
    number({}),
    number({ unit: 'count', label: 'litres\na day' }),
    number({ account: 'netProfit', unit: 'money', label: 'Résultat de la période' }),
    number({ kind: 'expenses', account: 'costOfSales', unit: 'money' }),
    number({ account: 'receivables', unit: 'money', label: 'Créances clients' }),
  ];
  expect(named.map(kindLabel)).toEqual([
    'Monthly churn',
    'Monthly churn of agents',
    'Raised',
    'Customer acquisition cost',
    'Largest customer’s share',
    'Share of Wambui Karanu',
    'Revenue growth',
    'Pre-money valuation',
    'Cash in one account',
    'Revenue',
    'Likely cash',
    'Other',
    'Litres a day',
    'Net profit',
    'Cost of sales',
    'Créances clients',
  ]);
  expect(named.map(isNamed)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(named.filter(isInItsWords).map(kindLabel)).toEqual(['Litres a day', 'Créances clients']);
});

it('says when a figure is of', () => {
  const periods = [null, '2025-07 to 2026-06', '2026-06, monthly', 'annual'];
  expect(periods.map((period) => whenText(number({ period })))).toEqual([
    'Not dated',
    'Year to Jun 2026',
    'Jun 2026, per month',
    'Per year',
  ]);
});
