import { describe, expect, it, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { readTables } from './table-reader.ts';
import { rowsOf, rowsWritten } from '#test/table-rows.ts';

describe('a statement is read by its cells', () => {
  it('notes are no values, units are of their columns, counts take neither scale nor currency', () => {
    expect(
      rowsOf(
        "TANA MILLERS, Nairobi\n\tNote\t2024\t2023\n\t\tShs'000\tShs'000\nRevenue\t4\t412,880\t365,210\nCost of sales\t5\t(301,455)\t(270,118)\nNumber of employees\t\t142\t131",
      ),
    ).toEqual([
      'revenue: 412880000 KES 2024, 365210000 KES 2023',
      'costOfSales: -301455000 KES 2024, -270118000 KES 2023',
      'headcount: 142 count 2024, 131 count 2023',
    ]);
  });

  it('a group and its company are not mixed', () => {
    expect(rowsOf('\tGroup\t\tCompany\t\n\t2024\t2023\t2024\t2023\nRevenue\t900\t800\t700\t600')).toEqual([
      'revenue: 900 money 2024, 800 money 2023',
      'aside revenue: 700 money 2024, 600 money 2023',
    ]);
  });

  it('a scale that would make more of its numbers than any company has is none of theirs', () => {
    expect(
      rowsOf('USD billion\t2024\t2023\nRevenue\t1465519400\t1265635000\nTotal assets\t1064964100\t970697000'),
    ).toEqual([
      'revenue: 1465519400 USD 2024, 1265635000 USD 2023',
      'totalAssets: 1064964100 USD 2024, 970697000 USD 2023',
    ]);
  });

  it('a table of 500 columns is read in order', () => {
    const months = Array.from({ length: 500 }, (_, index) => String((index % 12) + 1).padStart(2, '0'));
    const heads = months.map((month, index) => `${1990 + Math.floor(index / 12)}-${month}`);
    const [row = ''] = rowsOf(
      `\t${heads.join('\t')}\nRevenue\t${heads.map((_, index) => index + 1).join('\t')}`,
    );
    expect(row.split(', ')).toHaveLength(500);
    expect(row).toContain('500 money 2031-08');
  });
});

test('the unit of one row is that of the rows below only where it is the first', () => {
  expect(
    rowsOf(
      'Nairobi, Kenya\n\t2026\t2025\nSales\t214,700\t188,200\nof which export, US$ million\t0.92\t0.97\nGross profit\t37,800\t46,200',
    ),
  ).toEqual([
    'revenue: 214700 money 2026, 188200 money 2025',
    'of which export, us$ million: 920000 USD 2026, 970000 USD 2025',
    'grossProfit: 37800 money 2026, 46200 money 2025',
  ]);
});

test('those who work are counted, where an accent tells them from what they are paid', () => {
  const head = 'M FCFA\t2025\t2024\nChiffre d’affaires\t1 260\t1 050\n';
  expect(rowsWritten(`${head}Salariés\t171\t159`)).toContain('headcount 171  2025, 159  2024');
  expect(rowsWritten(`${head}Salaires\t171\t159`).join()).not.toContain('headcount');
});

test('all of a table of uses is money', () => {
  expect(rowsWritten('Emploi des fonds\tM FCFA\nCrédit aux clients\t480\nStock\t620')).toEqual([
    'credit aux clients 480000000 XOF null',
    'stock 620000000 XOF null',
  ]);
});

test('a segment is not its company', () => {
  const rows = readTables(
    [
      foldPage({
        page: 1,
        text: 'Segments, KES million\nSegment\tLine\t2025\t2024\nTiles\tRevenue\t412.5\t380.0\n\tEBITDA\t61.0\t52.0\nPipes\tRevenue\t203.5\t190.0\n\tEBITDA\t20.0\t18.0\nGroup\tRevenue\t616.0\t570.0\n\tEBITDA\t81.0\t70.0',
      }),
    ],
    'KES',
    true,
  ).flatMap((table) => table.rows.filter(({ isAside = false }) => !isAside));
  expect(rows.map(({ account, values }) => `${account} ${values[0]?.value}`)).toEqual([
    'revenue 616000000',
    'ebitda 81000000',
  ]);
});
