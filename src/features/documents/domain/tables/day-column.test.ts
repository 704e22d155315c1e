import { expect, test } from 'vitest';
import { rowsOf } from '#test/table-rows.ts';

test('what a bank lent is owed on the day of its letter, and not on the day the loan began', () => {
  const rows = rowsOf(
    'Outstanding loans, in GHS\nLoan\tStart date\tBalance owed\tRate\nOven\t03/2024\t98,452\t11%\nVan\t09/2025\t51,806\t12%',
  );
  expect(rows.join()).not.toMatch(/2024-03|2025-09/);
});

test('what is drawn of a limit is a sum, and no day', () => {
  const rows = rowsOf(
    'Loans at 30 June 2025, in GHS\nBank\tLimit\tDrawn\tLast instalment\nOven\t98,452\t61,300\t2028\nVan\t51,806\t20,400\t2027',
  );
  expect(rows.join()).toContain('61300 GHS 2025-06');
});
