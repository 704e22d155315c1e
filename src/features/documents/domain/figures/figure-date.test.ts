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

test('what stands in brackets with its own time tells of when the figure before them is', () => {
  const told = timesOf(
    'The chair reported turnover of KES 64 million (first half of 2025: KES 59 million) and a net loss of KES 3 million.',
  );
  expect(told.map(([value, period]) => [value, period])).toEqual([
    [64e6, '2026-H1'],
    [59e6, '2025-H1'],
    [-3e6, '2026-H1'],
  ]);
  const months = timesOf('September sales came to KES 12 million (August KES 11 million).');
  expect(months.map(([, period]) => period)).toEqual(['2026-09', '2026-08']);
  const parts = timesOf('Sales of KES 36 million in the third quarter (July 11, August 12, September 13).');
  expect(parts[0]).toContain('2026-Q3');
});

test('the same quarter of another year is that quarter, and growth over it is of the later one', () => {
  const told = timesOf(
    'Sales came to KES 36 million from July to September, against KES 30 million in the same quarter of 2025, that is 20% more.',
  );
  expect(told.map(([value, period]) => [value, period])).toEqual([
    [36e6, '2026-Q3'],
    [30e6, '2025-Q3'],
    [20, '2026-Q3'],
  ]);
  expect(timesOf('Les ventes montent de 62 % par rapport au deuxième trimestre de l’an passé.')[0]).toContain(
    '2026-Q2, annual',
  );
});

test('what is hoped for this year is of the year, whatever else is dated', () => {
  const told = timesOf('The board hopes for KES 19 million of sales this year and meets again in December.');
  expect(told).toContainEqual([19e6, '2026', null]);
});

test('the day on which something was handed in dates none of its figures', () => {
  const told = timesOf('The levy for 2025, on sales of KES 43 million, was lodged on 28 March.');
  expect(told).toContainEqual([43e6, '2025', null]);
});

test('the heads of a table are no time that a sentence goes back to', () => {
  const told = timesOf(
    'KES m\tQ3 2026\tQ3 2025',
    'Revenue\t36\t30',
    'Sales are 20% above the same quarter last year.',
  );
  expect(told).toContainEqual([20, '2026-Q3', 'revenue']);
});

test('accounts at the end of a month are of the year as far as it, or of the year that ended then', () => {
  const told = timesOf(
    '2. Comptes au 30 septembre 2026',
    'La directrice présente des ventes de 612 M FCFA et un résultat net de 24 M. Trésorerie : 53 M.',
  );
  expect(told.map(([value, period]) => [value, period])).toEqual([
    [612e6, '2026-01 to 2026-09'],
    [24e6, '2026-01 to 2026-09'],
    [53e6, '2026-09'],
  ]);
  expect(timesOf('Accounts to 30 June 2026 show revenue of KES 31.4 million.')).toContainEqual([
    31.4e6,
    '2026',
    null,
  ]);
});

test('a heading that names its time twice is of the one with its year', () => {
  const told = timesOf(
    '7.2 First quarter, July to September 2026',
    'Finance reported sales of KES 214 million.',
  );
  expect(told).toContainEqual([214e6, '2026-Q3', null]);
});
