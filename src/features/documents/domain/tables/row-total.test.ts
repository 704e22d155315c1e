import { describe, expect, it } from 'vitest';
import { accountRowsOf, rowsOf, tablesOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

describe('what accounts and loans make together', () => {
  it('is the whole of the heading above them, be it called a total or nothing, and they are none of it', () => {
    const named = rowsOf(
      'Kazi Tools Ltd\nCash and bank balances\nKES thousand\t\t31 December 2025\nBalances with banks\t\t41.50\nDeposits of less than a year\t\t120.00\nTotal\t\t161.50',
    );
    expect(named.at(-1)).toBe('cash: 161500 KES 2025-12');
    expect(named.filter((row) => row.startsWith('cash:'))).toHaveLength(1);
    const alone = rowsOf(
      'Cash and cash equivalents\nAt 31 December 2025\tKES\nUnity Bank, operations\t802,115\nUnity Bank, margin\t168,990\n971,105',
    );
    expect(alone.at(-1)).toBe('cash: 971105 KES 2025-12');
    const loans = rowsOf(
      'Emprunts\n31/12/2025\t\tMAD\nCrédit de la banque\t\t240 000\nPrêt des associés\t\t60 000\nTotal\t\t300 000',
    );
    expect(loans.at(-1)).toBe('borrowings: 300000 MAD 2025-12');
  });

  it('takes in what is small, and heads that go on from the statement above', () => {
    const rows = rowsOf(
      'Zawadi Ltd\nKES thousand\n\t2025\t2024\nRevenue\t9,400\t7,100\nLoss for the year\t(310)\t(450)\n\nCash and cash equivalents\nBalances with banks\t412.60\t388.20\nCash on hand\t1.90\t2.30\nTotal\t414.50\t390.50',
    );
    expect(rows.filter((row) => row.startsWith('cash:'))).toEqual(['cash: 414500 KES 2025, 390500 KES 2024']);
  });

  it('names itself where its row does', () => {
    const rows = tablesOf(
      'Note 4 - Cash and bank\nKES 000\t\t30 June 2026\nCurrent account\t\t498,120\nWallet and petty cash\t\t25,800\nTotal cash and cash equivalents\t\t523,920',
    ).flatMap((table) => table.rows);
    expect(rows.map(({ account, isPart }) => [account, isPart === true])).toEqual([
      [null, true],
      [null, true],
      ['cash', false],
    ]);
  });

  it('is nothing where it is not what they make', () => {
    expect(
      rowsOf(
        'Cash and bank\nKES\t\t31 December 2025\nUnity Bank\t\t802,115\nHarbour Bank\t\t168,990\nTotal\t\t400,000',
      ).some((row) => row.startsWith('cash: 400')),
    ).toBe(false);
  });
});

it('a sum without a name is of what the heading above its parts says', () => {
  expect(
    accountRowsOf(
      '\t\t30-Jun-25\t30-Jun-24\n\t\tTaka\tTaka\n7.00\tInventories\n\tYarn and dyes\t8,45,12,300\t7,91,20,455\n\tGoods in transit\t-\t33,18,400\n\tFinished garments\t4,62,10,885\t5,20,09,777\n\t\t13,07,23,185\t13,44,48,632',
    ),
  ).toContain('inventories: 130723185 BDT 2025-06, 134448632 BDT 2024-06');
});

it('the line that closes page after page with its number is no row of a table', () => {
  const pages = [
    'Kori Labo\nDouala',
    'Effectif au 31 août 2026\tPersonnes\nAtelier\t16\nVente\t21\nTotal\t37',
  ].map((text, index) => ({ page: index + 1, text: `${text}\nKori Labo SA\t${index + 1}` }));
  const counted = (all: typeof pages) =>
    analyseDocument({ type: 'pitch_deck', pages: all }).numbers.flatMap(({ account, value }) =>
      account === 'headcount' ? [value] : [],
    );
  expect(counted(pages)).toEqual([37]);
});

it.each(["4. Revenue, GHS'000", 'Revenue (GHS thousand)', 'Revenue in GHS thousand'])(
  'a heading that says its unit names the sum below its parts: %s',
  (heading) => {
    expect(
      rowsOf(
        `Notes, in GHS thousand\n${heading}\t2025\t2024\nGrits\t58,377\t66,190\nFlour and bran\t26,135\t25,116\n\t84,512\t91,306`,
      ).at(-1),
    ).toBe('revenue: 84512000 GHS 2025, 91306000 GHS 2024');
  },
);

it('a sum below parts of which no heading tells is of the times of its columns', () => {
  const { numbers } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: "Notes of Zawadi Ltd for the year ended 31 December 2025\n\nGHS'000\t2025\t2024\nGrits\t58,377\t66,190\nBran\t26,135\t25,116\n\t84,512\t91,306\n",
      },
    ],
  });
  expect(numbers.slice(-2).map(({ value, period }) => [value, period])).toEqual([
    [84512000, '2025'],
    [91306000, '2024'],
  ]);
});
