import { expect, test } from 'vitest';
import { rowsWritten } from '#test/table-rows.ts';

test('what stands beside a row says what it counts, and a title of another table is not of the rows above it', () => {
  expect(
    rowsWritten(
      "KES'000 unless a row says other\n\tUnit\t2024\t2025\nTyres sold\tno.\t410\t520\nTurnover\tKES'000\t9,100\t11,300\nSales\ttonnes\t31\t36\nGross margin\t%\t31\t33\nHeads on payroll\tno.\t21\t24",
    ),
  ).toEqual([
    'tyres sold 410  2024, 520  2025',
    'revenue 9100000 KES 2024, 11300000 KES 2025',
    'sales 31  2024, 36  2025',
    'gross margin 31  2024, 33  2025',
    'headcount 21  2024, 24  2025',
  ]);
  expect(
    rowsWritten(
      '\t2024\t2025\nLoads carried\t2,140\t3,865\nAverage price (MAD)\t69\t71\nMoney (kMAD)\n\t2024\t2025\nSales\t14,766\t27,635',
    ),
  ).toEqual([
    'loads carried 2140  2024, 3865  2025',
    'average price (mad) 69 MAD 2024, 71 MAD 2025',
    'revenue 14766000 MAD 2024, 27635000 MAD 2025',
  ]);
});

test('what the forms of OHADA call a line is no unit', () => {
  expect(
    rowsWritten(
      'En milliers de FCFA\nLibellés\tRéf\tNote\t2025\t2024\nEmprunts et dettes financières\tDA\t16\t61 200\t74 500\nFrais financiers\tRM\t29\t4 310\t5 020',
    ),
  ).toEqual([
    'borrowings 61200000 XOF 2025, 74500000 XOF 2024',
    'financeCosts 4310000 XOF 2025, 5020000 XOF 2024',
  ]);
});

test('a row whose cell names a currency is of money, whatever its label', () => {
  expect(
    rowsWritten('\tUnit\t2025\t2026\nBank and other lines\tPKR m\t310\t280\nCash\tPKR m\t41\t52'),
  ).toEqual([
    'bank and other lines 310000000 PKR 2025, 280000000 PKR 2026',
    'cash 41000000 PKR 2025, 52000000 PKR 2026',
  ]);
});
