import { expect, it, test } from 'vitest';
import { accountRowsOf, rowsOf } from '#test/table-rows.ts';

test('scale and currency of a cover hold for the pages after it', () => {
  expect(
    rowsOf(
      'SAHEL SA, Dakar, Sénégal\nExercice clos le 31 décembre 2024\n(montants en milliers de FCFA)',
      'REF\tLIBELLÉS\tNOTE\tExercice N\tExercice N-1\nXB\tChiffre d’affaires\t21\t2 845 300\t2 610 700',
    ),
  ).toEqual(['revenue: 2845300000 XOF 2024, 2610700000 XOF 2023']);
});

test.each([
  [
    'in a sentence that ends on the next line, with paragraphs between',
    'Polyclinique du Fleuve SA, Dakar. Comptes au 31/12/2024. Sauf\nindication contraire, en millions de FCFA.\n\nL’année a été bonne.\nNous avons ouvert un étage.',
    '\t2024\t2023\nChiffre d’affaires\t1 420\t1 310',
  ],
  [
    'at the foot of the page',
    'Polyclinique du Fleuve SA, Dakar',
    'COMPTE DE RÉSULTAT\n\t2024\t2023\nChiffre d’affaires\t1 420\t1 310\n\nPolyclinique du Fleuve, montants en millions de FCFA\t2',
  ],
])('what all amounts are in holds wherever it is said: %s', (_where, ...pages) => {
  expect(rowsOf(...pages)).toContain('revenue: 1420000000 XOF 2024, 1310000000 XOF 2023');
});

test('two scales for all amounts are none', () => {
  expect(
    rowsOf(
      '\t2024\nRevenue\t1,200\nCash\t80\n\nAll amounts in thousands of naira.',
      'All amounts in millions of naira.',
    )[0],
  ).toBe('revenue: 1200 NGN 2024');
});

test('a currency that nothing tells stays open', () => {
  expect(rowsOf('\t2024\nRevenue\t1,200\nCash\t80')).toEqual([
    'revenue: 1200 money 2024',
    'cash: 80 money 2024',
  ]);
});

it('a paper that says what its numbers are in is not read in what else it names', () => {
  expect(
    accountRowsOf(
      'Monrovia. Numbers are in US dollars; a quarter of sales is in Liberian dollars, turned at LRD 183.\n\n\tQ3 2025\tQ2 2025\nSales\t184,300\t161,900\nGross profit\t82,900\t71,200',
    )[0],
  ).toBe('revenue: 184300 USD 2025-Q3, 161900 USD 2025-Q2');
});
