import { expect, test } from 'vitest';
import { rowsOf, rowsWritten } from '#test/table-rows.ts';

test('what a head counts is read with its day, and the day beside a label', () => {
  const [, , total] = rowsOf('Pôle\tEffectif au 31/12/2025\nProduit\t21\nCommercial\t9\nTotal\t30').slice(-3);
  expect(total).toBe('headcount: 30 count 2025-12');
  const rows = rowsOf(
    'Hypothèses, en milliers de FCFA\nDate\t15 février 2026\nEffectif au 31 décembre 2025\t47\nTrésorerie au 31 décembre 2025\t86400\nSalariés au 30/06/2025\t44',
  );
  expect(rows).toContain('headcount: 47 count 2025-12');
  expect(rows).toContain('cash: 86400000 XOF 2025-12');
  expect(rows).toContain('headcount: 44 count 2025-06');
});

test('a loan is a sum owed on the day it is told of, in brackets or not, and not on the one on which it ends', () => {
  expect(
    rowsOf(
      'In thousands of GHS\n\t31 Dec 2025\nCash\t612\nReceivables\t310\nTerm loan (Adom Bank, 14%, to 2031)\t(1,250)\nCrédit Sahel, juin 2030\t(400)\nEquity\t2,670',
    ),
  ).toEqual([
    'cash: 612000 GHS 2025-12',
    'receivables: 310000 GHS 2025-12',
    'borrowings: 1250000 GHS 2025-12',
    'credit sahel, juin 2030: -400000 GHS 2025-12',
    'equity: 2670000 GHS 2025-12',
  ]);
  expect(
    rowsOf(
      'Loans at 30 June 2025, GHS thousand\nLender\tRate\tEnds\tBalance\nAdom Bank\t14%\tJune 2031\t1,250\nSahel\t16%\t2030\t400\nTotal\t\t\t1,650',
    ).slice(1),
  ).toEqual(['sahel: 16 percent 2025-06, 400000 GHS 2025-06', 'borrowings: 1650000 GHS 2025-06']);
});

test('what is sought stands under no year', () => {
  expect(rowsWritten('KES million\t2024\t2025\nSales\t31\t40\nEBITDA\t3\t5\nCapital sought\t70').at(-1)).toBe(
    'capital sought 70000000 KES null',
  );
});

test('what is left of a loan on a day, and what the last months burned, are of no year above them', () => {
  expect(
    rowsOf(
      "Zawadi model, RWF '000\n\t2025\t2026F\nRevenue\t842300\t1365000\nEBITDA\t-62930\t10200\nCash at 31 October 2026\t318000\nAverage net burn per month, last 3 months\t53000\nTerm loan outstanding, 31 October 2026\t240000\nBank loans at 31 October 2026\t250000",
    ).slice(-3),
  ).toEqual([
    'burn: 53000000 RWF null',
    'term loan outstanding, 31 october 2026: 240000000 RWF 2026-10',
    'borrowings: 250000000 RWF 2026-10',
  ]);
});
