import { expect, it } from 'vitest';
import { rowsOf } from '#test/table-rows.ts';

it('a sentence of accounts gives its line in the scale that all of them are in', () => {
  const page =
    'Zawadi Ltd\nFigures in thousands of shillings (KES).\n\t2025\t2024\nRevenue\t9,400\t7,100\nNet profit\t310\t450\n\nLoans disbursed in the year: 31,200. Cash and bank balances at 31 December 2025: 2,180. Borrowings: 1,400 at 31 December 2025.';
  expect(rowsOf(page).slice(2)).toEqual(['cash: 2180000 KES 2025-12', 'borrowings: 1400000 KES 2025-12']);
  expect(rowsOf(page.replace('Figures in thousands of shillings (KES).', 'Accounts'))).toHaveLength(2);
});
