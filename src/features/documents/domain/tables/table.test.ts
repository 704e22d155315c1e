import { expect, it } from 'vitest';
import { rowsOf } from '#test/table-rows.ts';

it('a first column of numbers that came in one cell with the labels is a column', () => {
  const rows = rowsOf(
    'Profit or loss\nKES 2025\t2024\nRevenue (fees) 4,224,310\t2,640,200\nCost of sales (1,562,995)\t(1,029,678)\nGross profit 2,661,315\t1,610,522',
  );
  expect(rows).toEqual([
    'revenue: 4224310 KES 2025, 2640200 KES 2024',
    'costOfSales: -1562995 KES 2025, -1029678 KES 2024',
    'grossProfit: 2661315 KES 2025, 1610522 KES 2024',
  ]);
});

it('the foot of a page below a table is no row of it', () => {
  const text = 'Use of funds\tUSD thousand\t%\nKilns\t600\t60\nStock\t400\t40\nBusia Bricks – confidential 1';
  expect(rowsOf(text)).toEqual([
    'kilns: 600000 USD null, 60 percent null',
    'stock: 400000 USD null, 40 percent null',
  ]);
});
