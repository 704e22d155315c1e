import { expect, test } from 'vitest';
import { pagesOf, rowsOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

test('digits that may be one number or two are not one', () => {
  const text = 'Comptes en FCFA\nChiffre d’affaires 412 880 365 210\nTrésorerie 21 306';
  const { numbers, tables } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
  expect(numbers.map(({ value }) => value)).toEqual([21_306]);
  expect(tables?.[0]?.unsure[0]?.candidates).toContainEqual([412_880, 365_210]);
});

test('lines that are numbered by letters are read without them, which are no scale', () => {
  const lines = [
    ['RA', 'Achats de marchandises', '-702 400 -596 200'],
    ['RK', 'Charges de personnel', '-236 900 -208 500'],
    ['RM', 'Frais financiers', '-14 300 -17 400'],
    ['XB', "Chiffre d'affaires", '1 346 300 1 170 750'],
  ];
  for (const join of ['\t', ' '])
    expect(
      rowsOf(
        `Montants en FCFA\nRéf${join}Libellé\t2025\t2024\n${lines.map(([ref, label, values = '']) => `${ref}${join}${label}\t${values.replace(/(?<=00) /, '\t')}`).join('\n')}`,
      ),
    ).toContain('financeCosts: 14300 XOF 2025, 17400 XOF 2024');
});

test('cells are never joined where no head tells their time', () => {
  const { numbers } = analyseDocument({
    type: 'pitch_deck',
    pages: pagesOf('Premier essai\tSecond essai\nRecettes en FCFA\t612 400\t518 900'),
  });
  expect(numbers.filter(({ value }) => value > 1e6)).toEqual([]);
});

test('notes have a column of their own, so that no digit of a sum is one', () => {
  expect(
    rowsOf(
      "Compte de résultat\nEn millions de FCFA\t\tNote\t2024 2023\nChiffre d'affaires\t\t3\t5 120 4 816\nMarge brute\t\t\t730 645",
    ),
  ).toEqual([
    'revenue: 5120000000 XOF 2024, 4816000000 XOF 2023',
    'grossProfit: 730000000 XOF 2024, 645000000 XOF 2023',
  ]);
});

test('thousands are no note where none is told and the sums would be far apart', () => {
  const rows = rowsOf(
    "Montants en FCFA\nT3 2025 T2 2025 T3 2024\nChiffre d'affaires 41 800 000 31 200 000 19 600 000\nMarge brute 24 500 000 17 800 000 10 700 000",
  );
  expect(rows[0]).toBe('revenue: 41800000 XOF 2025-Q3, 31200000 XOF 2025-Q2, 19600000 XOF 2024-Q3');
  expect(rowsOf('Notes 2025 2024\nRevenue 41 800 000 31 200 000')[0]).toContain('not sure');
});

test('labels may stand behind the numbers, small ones are values all the same', () => {
  expect(
    rowsOf('GHS million, 2024\n\n156.1\tTurnover\n73\tCost of sales\n83.1\tGross profit\n16\tFinance costs'),
  ).toEqual([
    'revenue: 156100000 GHS 2024',
    'costOfSales: 73000000 GHS 2024',
    'grossProfit: 83100000 GHS 2024',
    'financeCosts: 16000000 GHS 2024',
  ]);
});
