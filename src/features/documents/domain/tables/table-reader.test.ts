import { expect, test } from 'vitest';
import { rowsOf, rowsWritten } from '#test/table-rows.ts';

test('a table over 40 pages keeps its head', () => {
  const pages = Array.from({ length: 40 }, (_, page) =>
    [
      ...(page === 0 ? ['\t2024\t2023', "\tN'000\tN'000"] : []),
      `Revenue\t${page + 1},000\t900`,
      'Cash\t5\t4',
    ].join('\n'),
  );
  const rows = rowsOf(...pages);
  expect(rows).toHaveLength(80);
  expect(rows[78]).toBe('revenue: 40000000 NGN 2024, 900000 NGN 2023');
});

test('a table whose rows say what they are in is in nothing that stood above it', () => {
  expect(
    rowsWritten(
      'Use of funds\tM FCFA\nVans\t210\nStock\t90\nTarget\t2026\t2027\nRevenue (M FCFA)\t1 010\t1 390\nPoints of sale\t35\t48',
    ).slice(-2),
  ).toEqual(['revenue 1010000000 XOF 2026, 1390000000 XOF 2027', 'points of sale 35  2026, 48  2027']);
});
