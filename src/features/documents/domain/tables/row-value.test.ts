import { expect, test } from 'vitest';
import { accountRowsOf, rowsWritten } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

test('a remark that is a number and a day is what the row counts then', () => {
  expect(
    rowsWritten(
      'Plan\n\t2025\t2026 E\tRemark\nHouseholds connected\t8,940\t13,600\t13,010 at 30 September\nStaff\t84\t109\tfour left in May',
    ),
  ).toEqual(['customers 8940  2025, 13600  2026, 13010  2026-09', 'headcount 84  2025, 109  2026']);
});

test('a row called a budget and no more is planned', () => {
  const text =
    'Revenue by month\nIn thousands of rand\tJul 2026\tAug 2026\tSep 2026\nBudget 2026\t610\t640\t655\nActual 2026\t588\t661\t649';
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  const planned = numbers.filter(({ isForecast }) => isForecast === true).map(({ value }) => value);
  expect(planned).toEqual([610_000, 640_000, 655_000]);
});

test('what stands under the sum of the months alone is no sum of them', () => {
  const rows = (cash: string) =>
    accountRowsOf(
      `Nyati Farms Limited\nManagement accounts, quarter ended 30 June 2026, KES\n\tApr\tMay\tJun\tQuarter\nTotal revenue\t3,410,000\t3,520,000\t3,605,000\t10,535,000\n${cash}`,
    ).filter((row) => row.startsWith('cash'));
  expect(rows('Cash at 30 June 2026\t\t\t\t2,918,000')).toEqual(['cash: 2918000 KES 2026-06']);
  expect(rows('Cash\t1,400,000\t2,100,000\t2,918,000\t6,418,000')).toEqual([
    'cash: 1400000 KES 2026-04, 2100000 KES 2026-05, 2918000 KES 2026-06',
  ]);
});
