import { expect, test } from 'vitest';
import { rowsOf, rowsWritten } from '#test/table-rows.ts';

const SALES = 'Results, KES thousand\n\t2025\t2024\nSales\t8,420\t6,310\nGross profit\t3,110\t2,205\n';

test.each([
  [
    'of the day said above, whenever they end',
    'The position at the close of business on 31 May 2026:\nFacility\tLimit (KES)\tDrawn (KES)\tUnused (KES)\tExpires\nOverdraft\t4,000,000\t1,350,000\t2,650,000\t30 Nov 2027\nTerm loan\t9,000,000\t6,200,000\t-\t31 Jan 2031\nTotal\t13,000,000\t7,550,000\t2,650,000',
    [
      'overdraft 4000000 KES 2026-05, 1350000 KES 2026-05, 2650000 KES 2026-05',
      'term loan 9000000 KES 2026-05, 6200000 KES 2026-05',
      'total 13000000 KES 2026-05, 7550000 KES 2026-05, 2650000 KES 2026-05',
    ],
  ],
  [
    'in French',
    'Attestation de soldes au 30 avril 2026, montants en FCFA\nConcours\tAutorisation\tEncours\tÉchéance\nDécouvert\t15 000 000\t9 420 000\t31/03/2027\nEnsemble\t15 000 000\t9 420 000',
    [
      'decouvert 15000000 XOF 2026-04, 9420000 XOF 2026-04',
      'ensemble 15000000 XOF 2026-04, 9420000 XOF 2026-04',
    ],
  ],
  [
    'in what their heads say, and not in what a table above them was',
    `${SALES}Lender\tLimit KES\tDrawn 31 May 2026 KES\tRate\nBank of Lamu\t2,500,000\t1,640,000\t14%\nTogether\t2,500,000\t1,640,000`,
    [
      'bank of lamu 2500000 KES 2026-05, 1640000 KES 2026-05',
      'together 2500000 KES 2026-05, 1640000 KES 2026-05',
    ],
  ],
  [
    'between strokes, in what their total says',
    "| Lender | Limit | Outstanding 31 May 2026 | Till |\n|---|---:|---:|---|\n| Bank of Lamu | 2,500 | 1,640 | 2029 |\n| Sum (KES '000) | 2,500 | 1,640 | |",
    [
      'bank of lamu 2500000 KES 2026-05, 1640000 KES 2026-05',
      "sum (kes '000) 2500000 KES 2026-05, 1640000 KES 2026-05",
    ],
  ],
] as const)('limits and what is drawn of them are %s', (_, text, rows) => {
  expect(rowsWritten(text)).toEqual(expect.arrayContaining([...rows]));
});

test('limits below another table of a letter are of the day it tells over both, a row in the money it names', () => {
  expect(
    rowsWritten(
      'Nairobi, Kenya. Balances and facilities at 31 May 2026\n1. Accounts\nAccount\tKES\nCurrent\t8,214,906\nSavings\t1,871,330\nThe savings are not the company’s.\n2. Facilities\nFacility\tLimit, KES\tUsed, KES\tExpires\nTerm loan\t9,000,000\t6,200,000\t31 Jan 2031\nCall account, USD\t-\t212,000\nTotal\t9,000,000\t6,200,000',
    ).slice(-3),
  ).toEqual([
    'term loan 9000000 KES 2026-05, 6200000 KES 2026-05',
    'call account, usd 212000 USD 2026-05',
    'total 9000000 KES 2026-05, 6200000 KES 2026-05',
  ]);
});

test('the day of what is drawn may be written in numbers', () => {
  expect(
    rowsWritten(
      'Facility\tLimit (P)\tDrawn 31.08.26 (P)\tRate\tExpiry\nOverdraft\t400,000\t150,000\t9%\t30.11.2027\nTerm loan\t900,000\t620,000\t9%\t31.01.2031\nPula, Francistown',
    ).map((row) => row.replaceAll('BWP', 'P')),
  ).toEqual(['overdraft 400000 P 2026-08, 150000 P 2026-08', 'term loan 900000 P 2026-08, 620000 P 2026-08']);
});

test('a limit marked with another currency than its paper counts in is in that', () => {
  const rows = rowsWritten(
    'Port Louis, 12 May 2026\nAt 30 April 2026\nFacility\tLimit\tUsed\nTerm loan, looms\tMUR 90,000,000\tMUR 61,200,000\nLetters of credit\tUSD 1,200,000\tUSD 404,000',
  );
  expect(rows.join()).toContain('61200000 MUR');
  expect(rows.join()).toContain('404000 USD');
});

test('a second line of the head tells what limits and what is drawn are in, and when a facility ends dates neither', () => {
  const rows = rowsOf(
    'Position on 30 September 2026\nFacility\tLimit or original\tOutstanding\tValid to\n\t(EGP)\t(EGP)\nSeasonal line\t25,000,000\t9,800,000\t31 May 2027\nTerm loan\t18,000,000\t14,400,000\t30 June 2030',
  );
  expect(rows.at(-1)).toBe('term loan: 18000000 EGP 2026-09, 14400000 EGP 2026-09');
});

test('limits as they were and as they are renewed stand beside what is drawn', () => {
  const rows = rowsOf(
    'Renewal of facilities\nUSD thousand\tExisting\tRenewed\tOutstanding 30.04.26\nOverdraft\t450\t500\t287\nTerm loan\t820\t820\t514\nValid to 30 April 2027',
  );
  expect(rows.at(-1)).toMatch(/514000 USD 2026-04$/);
});
