import { expect, test } from 'vitest';
import { pagesOf, rowsOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

test('what customers owe is no number of customers, and a code beside a label says nothing', () => {
  const text =
    'BILAN (FCFA)\nREF\tACTIF\tNOTE\t2024\t2023\nBB\tStocks et encours\t6\t7 320 600\t6 206 400\nBI\tClients\t7\t18 412 900\t14 677 310\nCA\tCapital\t13\t10 000 000\t10 000 000';
  expect(rowsOf(text)).toContain('receivables: 18412900 XOF 2024, 14677310 XOF 2023');
  expect(
    rowsOf(
      "BILAN (milliers de FCFA)\n\t2024\t2023\nTotal de l'actif\t74 055\t52 400\nClients actifs\t3 100\t2 250",
    ),
  ).toContain('customers: 3100 count 2024, 2250 count 2023');
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
  expect(numbers.filter(({ kind }) => kind === 'revenue' || kind === 'customers')).toEqual([]);
});

test('a total without a name is of the side above it, where no line of that is larger', () => {
  const side = (label: string, total: string): string =>
    `Balance sheet, KES thousand\n\t30 June 2026\t30 June 2025\nCapital and reserves\t41,200\t38,900\nBank loans\t12,000\t14,500\nTrade payables\t9,300\t8,100\n${label}\t${total}`;
  expect(rowsOf(side('Total', '62,500\t61,500')).at(-1)).toBe(
    'totalEquityAndLiabilities: 62500000 KES 2026-06, 61500000 KES 2025-06',
  );
  expect(rowsOf(side('Total', '21,300\t22,600')).at(-1)).toMatch(/^total: /);
});
