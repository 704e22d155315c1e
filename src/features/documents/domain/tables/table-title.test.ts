import { expect, it, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { accountRowsOf, accountValuesOf, rowsOf } from '#test/table-rows.ts';

test('a half beside its quarters, of the year of a title that goes on; a number in a register is no year', () => {
  expect(
    rowsOf(
      `Pwani Ice (CPR/2015/187733)\nManagement accounts, six months to 30 June 2026. Kilindini, Mombasa. ${'Figures are not audited and were looked at by the board in July. '.repeat(2)}\nKES '000\tQ1\tQ2\tH1\nTurnover\t210\t240\t450\nStaff costs\t31\t32\t63`,
    ),
  ).toEqual([
    'revenue: 210000 KES 2026-Q1, 240000 KES 2026-Q2, 450000 KES 2026-H1',
    'staffCosts: 31000 KES 2026-Q1, 32000 KES 2026-Q2, 63000 KES 2026-H1',
  ]);
});

it('the year of a register is no title of a table', () => {
  expect(
    rowsOf(
      'Comptes de gestion 2026\nSavane Textiles SARL, RCS Bobo 2011 B 00318\nEn milliers de FCFA\tT1\tT2\nChiffre d’affaires\t41 200\t43 900',
    ),
  ).toEqual(['revenue: 41200000 XOF 2026-Q1, 43900000 XOF 2026-Q2']);
});

test('a title between two tables is of the second, and not of a third with a title of its own', () => {
  const years = (title: string): string =>
    `${title}\n\t2024\t2025\t2026\nTurnover\t91.8\t104.3\t118.0\nGross profit\t21.9\t25.5\t29.2`;
  expect(
    accountValuesOf(
      `${years('Three good years, P million')}\nFirst half of the year (1 January to 30 June 2026), P million\n\tH1 2026\tH1 2025\nTurnover\t60.1\t55.0\nGross profit\t16.0\t14.4\n${years('Turnover again, P million')}`,
    ).filter((text) => text.startsWith('revenue')),
  ).toEqual([
    'revenue 91800000 2024',
    'revenue 104300000 2025',
    'revenue 118000000 2026',
    'revenue 60100000 2026-H1',
    'revenue 55000000 2025-H1',
    'revenue 91800000 2024',
    'revenue 104300000 2025',
    'revenue 118000000 2026',
  ]);
});

test.each([
  ['On the payroll, 30 September 2026\tPeople', '2026-09'],
  ['Effectif au 31 mars 2026\tPersonnes', '2026-03'],
])('the day at the side of a head that names no time is of its columns: %s', (head, date) => {
  expect(
    accountValuesOf(`Who works here\n\n${head}\nDrivers\t34\nPlant\t19\nOffice\t13\nTotal\t66`),
  ).toContain(`headcount 66 ${date}`);
});

test('the day on which auditors signed is no title of the balance sheet below them, which is of the day of the accounts', () => {
  const text =
    'Oued Fruits SA - États financiers au 31 décembre 2025\nMontants en dinars (TND)\nSousse, le 9 mai 2026 - Cabinet Rahal : N. Rahal\nBilan\nActif\tTND\nStocks\t5 918 000\nClients\t3 206 000\nLiquidités\t1 520 000\nTotal actif\t10 644 000';
  const read = accountRowsOf(text);
  expect(read).toContain('totalAssets: 10644000 TND 2025-12');
});

test('the end of a sentence is no title, and days and months without a year are the last ones', () => {
  const rows = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Date: 9 November 2026\nLetter for October 2026\n\nTen months make KES 11.9 million. For the whole\nof 2025 it was KES 9.4 million.\n\nMONEY\n\nCash at bank, 31 October\tKES 3,720,000\nNet spending per month (Aug-Oct avg)\tKES 620,000',
      },
    ],
  }).numbers.map(({ account, kind, value, period }) => `${account ?? kind} ${value} ${period}`);
  expect(rows).toEqual(
    expect.arrayContaining(['cash 3720000 2026-10', 'burn 620000 2026-08 to 2026-10, monthly']),
  );
});

test.each([
  "The trucks' job sheets for May to September, on which the line's billing is built, were lost when",
  'La trésorerie suit la saison : on achète les amandes de juillet à novembre et on encaisse de',
])('months that a sentence above speaks of are no title of a table of years: %s', (sentence) => {
  const pages = [
    `SAVANE EMBOUTEILLAGE SA\nRCCM MA.BKO.2017.B.4418. Siège : Bamako.\nMot du directeur\nVoici nos comptes de l'année 2025.\n${sentence}\n`,
    "Compte de résultat simplifié\nMontants en milliers de FCFA\n\t2025\t2024\nChiffre d'affaires\t1 456 000\t1 175 000\nFait à Bamako, le 12 février 2026.",
  ].map((text, index) => ({ page: index + 1, text }));
  const { numbers } = analyseDocument({ type: 'financial_statements', pages });
  expect(numbers.filter(({ kind }) => kind === 'revenue').map(({ period }) => period)).toEqual([
    '2025',
    '2024',
  ]);
});

test('months that stand apart in a long line are the title of what stands below', () => {
  const text =
    'Date: Wed, 14 October 2026 21:07\nSubject: Letsatsi Optical, July to September: our best quarter, one dropped tray, and a thank you\n\nTHE QUARTER IN LINES\nSales\tP 4.86 million\nEBITDA\tP 0.61 million\nProfit after tax\tP 0.28 million';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map(({ value, period }) => [value, period])).toEqual(
    [4.86e6, 0.61e6, 0.28e6].map((value) => [value, '2026-Q3']),
  );
});
