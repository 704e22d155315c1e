import { expect, it } from 'vitest';
import { rowsOf } from '#test/table-rows.ts';
import { accountOf } from '../words/account.ts';

it('the measure that brackets name is what a row is of, and a row of numbers is counted', () => {
  expect([accountOf('dont abonnements (mrr)'), accountOf('abonnements')]).toEqual([
    'recurringRevenueMonthly',
    'users',
  ]);
  const rows = rowsOf(
    'Zawadi, reporting (KMAD)\nIndicateur\tMai 2026\tJuin 2026\nChiffre d’affaires du mois\t640\t702\nSalariés gérés, nombre\t3140\t3260\nCharges du mois\t810\t815',
  );
  expect(rows).toContain('salaries geres, nombre: 3140 count 2026-05, 3260 count 2026-06');
});

it('what stands under a sign for percent alone is in no scale of its paper', () => {
  expect(rowsOf("Zawadi model, RWF '000\nSales by channel\t%\nShops\t66\nKiosks\t34").slice(-2)).toEqual([
    'shops: 66 percent null',
    'kiosks: 34 percent null',
  ]);
});
