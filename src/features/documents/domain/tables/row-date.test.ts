import { expect, test } from 'vitest';
import { rowsOf } from '#test/table-rows.ts';

test('lines of income and costs that have no name of the accounts are of the year, not of its last day', () => {
  const rows = rowsOf(
    'COMPTE DE RESULTAT (FCFA)\n\t\tNOTE\tAU 31/12/2026\tAU 31/12/2025\nTA Ventes de marchandises\t+\t21\t71 300 000\t66 000 000\nRG Transports\t-\t23\t4 100 500\t3 900 000\nXC VALEUR AJOUTEE\t\t\t31 000 000\t28 400 000\nRK Charges de personnel\t-\t27\t12 200 000\t11 800 000\nXE RESULTAT D’EXPLOITATION\t\t\t9 900 000\t8 150 000\nXI RESULTAT NET\t\t\t6 100 000\t5 050 000',
  );
  expect(rows).toContain('transports: 4100500 XOF 2026, 3900000 XOF 2025');
  expect(rows).toContain('valeur ajoutee: 31000000 XOF 2026, 28400000 XOF 2025');
});

test.each(['LTM', 'last 12 months', 'rolling twelve months', '12 derniers mois'])(
  'what a row says of twelve months is of those that end with its quarter: %s',
  (words) => {
    expect(rowsOf(`KES'000\n\tQ2 2026\tQ3 2026\nRevenue\t90\t95\nEBITDA (${words})\t31\t33`)).toContain(
      'ebitda: 31000 KES 2025-07 to 2026-06, 33000 KES 2025-10 to 2026-09',
    );
  },
);

test('under heads that tell no year a row is of the year it names', () => {
  expect(
    rowsOf(
      'UGX million\tQ1\tQ2\tQ3\tQ4\tFull year\nFY2024 revenue\t39\t46\t52\t61\t198\nFY2025 revenue\t61\t74\t88\t102\t325',
    ),
  ).toEqual([
    'fy2024 revenue: 39000000 UGX 2024-Q1, 46000000 UGX 2024-Q2, 52000000 UGX 2024-Q3, 61000000 UGX 2024-Q4, 198000000 UGX 2024',
    'fy2025 revenue: 61000000 UGX 2025-Q1, 74000000 UGX 2025-Q2, 88000000 UGX 2025-Q3, 102000000 UGX 2025-Q4, 325000000 UGX 2025',
  ]);
});
