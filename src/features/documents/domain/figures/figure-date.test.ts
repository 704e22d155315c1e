import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const timesOf = (...lines: string[]) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: ['Zawadi Ltd', 'October 2026', 'Growth', ...lines].join('\n') }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ value, period, about }) => [value, period, about]);

test('what something grew from dates neither the growth nor what stands behind it', () => {
  expect(timesOf('+140%', 'revenue growth, 2025 on 2024')).toContainEqual([140, '2025', 'revenue']);
  const line = timesOf('About KES 48m of revenue in 2025, up 44% on 2024; gross margin 35%.');
  expect(line).toContainEqual([48e6, '2025', null]);
  expect(line).toContainEqual([35, '2025', 'gross margin']);
});

test('a date belongs to the figure it stands beside', () => {
  const line =
    'The third quarter (July to September 2026) closed with revenue of K5.43 million: 1.74 in July.';
  expect(timesOf(line)).toContainEqual([5.43e6, '2026-Q3', null]);
  expect(timesOf('Same period 2025\tUGX 4.31bn').map(([, period]) => period)).not.toContain('2025');
});

test('what is told behind a sentence that begins with a time is of that time', () => {
  const told = timesOf('In 2025 we sold goods for KES 40 million. EBITDA was KES 3 million.');
  expect(told).toContainEqual([3e6, '2025', 'ebitda']);
});

test('the day accounts were approved dates none of their figures', () => {
  const told = timesOf('1. Results of 2025', 'The accounts approved in June show sales of KES 40 million.');
  expect(told).toContainEqual([40e6, '2025', null]);
});

test('months joined by a dash are those from one to the other', () => {
  expect(timesOf('Sales April–June: KES 12 million')).toContainEqual([12e6, '2026-Q2', null]);
  expect(timesOf('Sales in April-June were KES 12 million.')).toContainEqual([12e6, '2026-Q2', null]);
});

test('a year told by the month it closed with is the year, and what the paper tells without a date is of its end', () => {
  const told = timesOf(
    'L’exercice clos fin août se solde par 40 millions de FCFA de ventes.',
    'La consommation de trésorerie est de 3 millions de FCFA par mois.',
  );
  expect(told).toContainEqual([40e6, '2026', null]);
  expect(told).toContainEqual([3e6, '2026-08, monthly', null]);
});

test('what all accounts together held is cash', () => {
  const told = analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: 'Zawadi Ltd\nOur bank accounts together held KES 7 million on 30 June 2026.' }],
  }).numbers.map(({ kind, value }) => [kind, value]);
  expect(told).toContainEqual(['cash', 7e6]);
});
