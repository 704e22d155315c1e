import { expect, it } from 'vitest';
import type { Fact, MetricFacts } from '../contract.ts';
import { factSeries } from './fact-series.ts';

const fact = (value: number, period: string | null, label: string, more: Partial<Fact> = {}): Fact => ({
  metric: 'revenue',
  value,
  unit: 'money',
  currency: 'KES',
  period,
  rate: null,
  about: null,
  source: { kind: 'document', label, documentId: 1, version: 1 },
  quote: null,
  level: 'document',
  ...more,
});
const metric = (facts: Fact[]): MetricFacts => ({
  metric: facts[0]?.metric ?? 'revenue',
  facts,
  believed: facts[0] ?? null,
  status: 'single',
  contradictions: [],
  questions: [],
});

it('a year and its months stand on one scale, as what they are a month', () => {
  const months = ['2025-01', '2025-12'].map((period) =>
    fact(3_000_000, period, 'Traction', { rate: 'monthly' }),
  );
  expect(factSeries(metric([fact(36_000_000, '2025', 'Accounts'), ...months]))).toMatchObject({
    isMonthly: true,
    currency: 'KES',
    series: ['Accounts', 'Traction'],
    rows: [
      { date: '2025-01-31', values: [3_000_000, 3_000_000] },
      { date: '2025-12-31', values: [3_000_000, 3_000_000] },
    ],
  });
});

it('what stands on a day is drawn on it, each currency apart, and nothing from one day', () => {
  const cash = (value: number, period: string | null, more: Partial<Fact> = {}) =>
    fact(value, period, 'Accounts', { metric: 'cash', ...more });
  expect(
    factSeries(metric([cash(9, '2024'), cash(15, '2025'), cash(1, '2023', { currency: 'USD' })]))?.rows,
  ).toEqual([
    { date: '2024-12-31', values: [9] },
    { date: '2025-12-31', values: [15] },
  ]);
  expect(factSeries(metric([cash(9, '2025'), cash(15, null)]))).toBeNull();
  expect(factSeries(metric([]))).toBeNull();
});

it('a group’s figures and rates of another kind are not drawn with those of the company', () => {
  const years = [fact(1, '2024', 'Deck'), fact(9, '2025', 'Deck')];
  expect(factSeries(metric([...years, fact(50, '2025', 'Group', { about: 'group' })]))?.series).toEqual([
    'Deck',
  ]);
  const churn = (value: number, period: string, rate: string) =>
    fact(value, period, 'Deck', { metric: 'churn', unit: 'percent', currency: null, rate });
  expect(factSeries(metric([churn(3, '2026-06', 'monthly'), churn(22, '2025-12', 'annual')]))).toBeNull();
});

it('a month that may be a year is not drawn', () => {
  expect(
    factSeries(metric([fact(1, '2024', 'Deck'), fact(9, '2025-12', 'Deck', { rate: 'month or year' })]))
      ?.rows,
  ).toHaveLength(2);
});
