import { expect, test } from 'vitest';
import { rowsOf, rowsWritten } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (text: string, type: DocumentType = 'legal_docs'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, unit, period }) =>
      `${account ?? kind} ${value} ${currency ?? unit} ${period}`,
  );

test('a heading with a day begins a table of its own, under heads of its own', () => {
  const rows = rowsOf(
    'Accounts by quarter, 2023. Amounts in GHS\n\tQ1\tQ2\tQ3\tQ4\t2023\nTurnover\t110\t120\t130\t140\t500\nStaff costs\t31\t32\t33\t34\t130\nWhat we owned on 31 December 2023\n\t\t\t\tGHS\nStock\t\t\t\t204\nTotal assets\t\t\t\t1,037',
  );
  expect(rows[0]).toBe(
    'revenue: 110 GHS 2023-Q1, 120 GHS 2023-Q2, 130 GHS 2023-Q3, 140 GHS 2023-Q4, 500 GHS 2023',
  );
  expect(rows.slice(2)).toEqual(['inventories: 204 GHS 2023-12', 'totalAssets: 1037 GHS 2023-12']);
});

test('tables beside each other are two where months stand down the side of the first, and a white column parts them', () => {
  const numbers = numbersOf(
    'Shops by month of joining\t\t\t\tPer shop, KES\nCohort\tCustomers\tM0\t\t\tH1 2026\tH1 2025\n2026-01-01\t210\t100%\t\tDelivery fee\t180\t165\n2026-02-01\t244\t100%\t\tRevenue per shop per month\t1,900\t1,610\n2026-03-01\t251\t100%\t\tPayback (months)\t4.5\t6\n\t\t\t\tLTV / CAC\t3.2\t2.4',
  );
  expect(numbers).toEqual(
    expect.arrayContaining([
      'other 210 count 2026-01',
      'other 251 count 2026-03',
      'other 180 KES 2026-H1',
      'other 1900 KES 2026-H1',
      'other 4.5 count 2026-H1',
      'other 2.4 count 2025-H1',
    ]),
  );
  expect(numbers.join()).not.toContain('customers');
  expect(numbers.join()).not.toContain('180 KES 2026-01');
});

test('no ledger of days, receipts and payments is parted', () => {
  expect(
    rowsOf(
      'Cash 2026, KES\nMonth\tSales\tNote\tCosts\n2026-01\t1,200\tgood\t900\n2026-02\t1,310\tfair\t950\n2026-03\t1,150\tpoor\t940',
    ).filter((row) => row.startsWith('revenue')),
  ).toEqual(['revenue: 1200 KES 2026-01', 'revenue: 1310 KES 2026-02', 'revenue: 1150 KES 2026-03']);
});

test('heads without a time below a title begin a table of their own', () => {
  expect(
    rowsWritten(
      '\t2024\t2025\t2026\nStaff\t14\t15\t18\nBuyers\t9\t11\t12\nSpending of the grant, in euros\nLine\tBudget\tSpent\tLeft\nDrums\t168,000\t161,300\t6,700\nTraining\t64,000\t33,700\t30,300',
    ).slice(2),
  ).toEqual([
    'drums 168000 EUR null, 161300 EUR null, 6700 EUR null',
    'training 64000 EUR null, 33700 EUR null, 30300 EUR null',
  ]);
});

test.each(['Balance sheet, 30 September 2026', 'Bilan, 30 septembre 2026'])(
  'a balance sheet below months is of its own day: %s',
  (title) => {
    const rows = rowsOf(
      `KES'000\tJul 2026\tAug 2026\tSep 2026\nRevenue\t2,900\t3,000\t3,100\nCost of sales\t(1,900)\t(1,980)\t(2,040)\nGross profit\t1,000\t1,020\t1,060\n${title}\nCash\t4,830\nBank loans\t6,700`,
    );
    expect(rows).toContain('cash: 4830000 KES 2026-09');
    expect(rows).toContain('borrowings: 6700000 KES 2026-09');
  },
);

test('a statement above two tables beside each other keeps its own columns', () => {
  const rows = rowsOf(
    'Year ended 31 March 2025, KES million\n\t\t\t\tNote\t2025\t2024\nRevenue\t\t\t\t2\t640.5\t580.0\nCost of sales\t\t\t\t3\t(410.5)\t(390.0)\nGross profit\t\t\t\t\t230.0\t190.0\nBalance sheet\nAssets\t2025\t2024\tLiabilities\t\t2025\t2024\nPlant\t300.0\t310.0\tShare capital\t\t100.0\t100.0\nInventories\t90.0\t80.0\tTotal equity\t\t280.0\t250.0\nCash\t60.0\t30.0\tPayables\t\t170.0\t170.0\nTotal assets\t450.0\t420.0\tTotal\t\t450.0\t420.0',
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      'revenue: 640500000 KES 2025, 580000000 KES 2024',
      'grossProfit: 230000000 KES 2025, 190000000 KES 2024',
      'inventories: 90000000 KES 2025, 80000000 KES 2024',
      'equity: 280000000 KES 2025, 250000000 KES 2024',
    ]),
  );
});

test('two sides of a balance sheet under a title begin below an income statement that has columns of its own', () => {
  const rows = rowsOf(
    'Income, KES thousand\nLine\tJan-Sep 2025\tJan-Sep 2024\nSales\t612\t548\nCost of sales\t416\t378\nGross profit\t196\t170\nPosition at 30 September 2025, KES thousand\nAssets\tAmount\tLiabilities\tAmount\nInventories\t61\tBank loan\t118\nReceivables\t72\tTrade payables\t64\nCash\t38\tTax payable\t23',
  );
  expect(rows[0]).toBe('revenue: 612000 KES 2025-01 to 2025-09, 548000 KES 2024-01 to 2024-09');
  expect(rows).toContain('cash: 38000 KES 2025-09');
  expect(rows).toContain('borrowings: 118000 KES 2025-09');
});
