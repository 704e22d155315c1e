import { expect, test } from 'vitest';
import { withColumns } from '../../server/reader/layout.ts';
import { foldPage } from '../text/folded-page.ts';
import { readTables } from './table-reader.ts';

const rowsOf = (text: string, home: 'KES' | 'EGP' | 'INR' | 'XAF' | 'GHS' | 'UGX' = 'KES'): string[] =>
  readTables([foldPage({ page: 1, text })], home, true).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label}: ${values
          .map(
            ({ value, currency, unit, date, isForecast }) =>
              `${value} ${currency ?? unit} ${date}${isForecast ? ' plan' : ''}`,
          )
          .join(', ')}`,
    ),
  );

test('groups stand over their columns, wherever in the group they are printed', () => {
  const text =
    'Profit and loss, September 2025\nGHS\n\tMonth\t\t\t\tYear to date\t\t\t\tPY YTD\n\tAct\tBud\tVar\t\tAct\tBud\tVar\n' +
    'Total sales\t498650\t490000\t8650\t\t4101950\t4150000\t-48050\t\t3578920\nCost of sales\t-256090\t-248000\t-8090\t\t-2120555\t-2142000\t21445\t\t-1951610';
  expect(rowsOf(text, 'GHS')[0]).toBe(
    'revenue: 498650 GHS 2025-09, 490000 GHS 2025-09 plan, 4101950 GHS 2025-01 to 2025-09, 4150000 GHS 2025-01 to 2025-09 plan, 3578920 GHS 2024-01 to 2024-09',
  );
});

test('of segments the total is the value, and of gross and depreciation the net', () => {
  const segments =
    'EGP million\t\t\tYear ended 30 June 2025\t\t\t30 June 2024\n\tCement\tTiles\tEliminations\tTotal\t\tTotal\nRevenue\t1,412\t688\t(97)\t2,003\t\t1,886\nCost of sales\t(1,010)\t(455)\t97\t(1,368)\t\t(1,275)';
  expect(rowsOf(segments, 'EGP')[0]).toBe('revenue: 2003000000 EGP 2025, 1886000000 EGP 2024');
  const net =
    'Bilan arrêté au 31/12/2024, en milliers de FCFA\nACTIF\t\tN\t\tN-1\n\tBrut\tAmort./Dépr.\tNet\tNet\nStocks et encours\t74 210\t1 900\t72 310\t61 874\nClients\t118 344\t9 021\t109 323\t97 560\nTOTAL ACTIF CIRCULANT\t204 641\t10 921\t193 720\t174 764';
  expect(rowsOf(net, 'XAF')[0]).toBe('inventories: 72310000 XAF 2024, 61874000 XAF 2023');
});

test('a year stands in the line above, months down the side have heads of two lines, a unit a column of its own', () => {
  expect(
    rowsOf(
      "Figures in KES'000\n\t\t\t2024\n\tNotes\t2025\n\t\t\tRestated*\nRevenue\t3\t184 612\t166 940\nCost of sales\t\t(128 377)\t(118 604)",
    )[0],
  ).toBe('revenue: 184612000 KES 2025, 166940000 KES 2024');
  expect(
    rowsOf(
      'Thousands of KES\n\tNet\tGross\n2025\trevenue\tprofit\nJan\t845.2\t332.3\nFeb\t812.7\t314.6\nYTD\t1,657.9\t646.9',
    ),
  ).toEqual([
    'revenue: 845200 KES 2025-01',
    'grossProfit: 332300 KES 2025-01',
    'revenue: 812700 KES 2025-02',
    'grossProfit: 314600 KES 2025-02',
    'revenue: 1657900 KES 2025-01 to 2025-02',
    'grossProfit: 646900 KES 2025-01 to 2025-02',
  ]);
  expect(
    rowsOf(
      "\tunité\taoût-25 R\tnov-25 P\nChiffre d'affaires\tkF\t6854\t8288\nMarge brute\tkF\t3564\t4308",
      'XAF',
    )[0],
  ).toBe('revenue: 6854000 XAF 2025-08, 8288000 XAF 2025-11 plan');
});

test('quarters are those of the company, and of a country whose years end in March', () => {
  expect(
    rowsOf(
      'Rs. in Cr\nParticulars\tQ2 FY26\tFY25\nNet sales\t118.62\t377.15\nGross profit\t14.24\t43.05',
      'INR',
    )[0],
  ).toBe('revenue: 1186200000 INR 2025-Q3, 3771500000 INR 2025');
});

test('tables beside each other, strokes between cells and blanks that set columns apart', () => {
  const beside =
    'milliers de francs CFA\nRésultat\t30/09/2025\t30/09/2024\t\tSituation\t30/09/2025\t31/12/2024\nVentes\t1 204\t1 011\t\tStocks\t531\t388\nMarge brute\t362\t272\t\tTrésorerie\t44\t61\nRésultat net\t83\t7\t\tFonds propres\t402\t319';
  expect(rowsOf(beside, 'XAF')).toContain('cash: 44000 XAF 2025-09, 61000 XAF 2024-12');
  expect(
    rowsOf(
      'Montants en FCFA\nLIBELLE | T1 2025 | T1 2024\nTOTAL VENTES | 103.765.000 | 88.140.000\nMARGE BRUTE | 21.862.500 | 17.022.000',
      'XAF',
    )[0],
  ).toBe('revenue: 103765000 XAF 2025-Q1, 88140000 XAF 2024-Q1');
  const plain = withColumns(
    'THE NUMBERS        Mar-26     Feb-26\n-----------------------------------\nSales              14.9M      13.2M\nGross profit        5.1M       4.3M\nEBITDA              700K      (200K)',
  );
  expect(rowsOf(`KES\n${plain}`)[2]).toBe('ebitda: 700000 KES 2026-03, -200000 KES 2026-02');
});

test('the name and period that run over a page are the head of no column', () => {
  expect(
    rowsOf(
      "Njiru Tanners Limited\t\t\tYear ended 30 June 2026\n\nBalance sheet\n\tNote\t2026\t2025\n\t\tKShs'000\tKShs'000\nInventories\t13\t21,460\t24,905\nTotal assets\t\t304,505\t326,840",
    ),
  ).toEqual([
    'inventories: 21460000 KES 2026, 24905000 KES 2025',
    'totalAssets: 304505000 KES 2026, 326840000 KES 2025',
  ]);
});

test('a stretch of months may be written short, and a year still be expected', () => {
  expect(rowsOf('KES million\t2024\t2025\t9 mths 2026\nRevenue\t9.8\t14.1\t16.9')).toEqual([
    'revenue: 9800000 KES 2024, 14100000 KES 2025, 16900000 KES 2026-01 to 2026-09',
  ]);
  expect(rowsOf('KES million\t2025\t2026 expected\t2027 plan\nRevenue\t9.8\t14.1\t16.9')).toEqual([
    'revenue: 9800000 KES 2025, 14100000 KES 2026 plan, 16900000 KES 2027 plan',
  ]);
});

test('the day of a balance stands before its year, which heads the only column', () => {
  const text =
    'Compte de résultat\t2025\t2024\nChiffre d’affaires\t812 400\t690 150\nCoût des ventes\t-501 200\t-433 900\n\nBilan au 31 décembre\t\t2025\nTrésorerie\t\t64 300\nTotal de l’actif\t\t418 700';
  expect(rowsOf(text, 'XAF')).toEqual(expect.arrayContaining(['cash: 64300 XAF 2025']));
});

test('nine months stand behind the quarters that stand behind their months', () => {
  const months = 'Jan-26\tFeb-26\tMar-26\tApr-26\tMay-26\tJun-26\tJul-26\tAug-26\tSep-26';
  const text = `UGX million\n\t${months}\tQ1 2026\tQ2 2026\tQ3 2026\t9 months\nRevenue\t11\t12\t13\t14\t15\t16\t17\t18\t19\t36\t45\t54\t135\nCost of sales\t5\t5\t6\t6\t7\t7\t8\t8\t9\t16\t20\t25\t61`;
  expect(rowsOf(text, 'UGX')[0]).toMatch(/135000000 UGX 2026-01 to 2026-09$/);
});

test('what comes in anew each month keeps its name where it is a part of all income', () => {
  const text =
    'INR lakh\nMonth\tMRR\tSet-up fees\tTotal revenue\nApr-26\t20\t3\t23\nMay-26\t22\t4\t26\nJun-26\t25\t2\t27';
  expect(rowsOf(text, 'INR').join(' | ')).toContain('recurringRevenueMonthly: 2000000 INR 2026-04');
});

test('what the rows of a list are numbered by is no figure', () => {
  const text =
    'No\tQuestion\tAnswer\n7\tAll borrowings\tKES 95 million, in the accounts\n8\tLicences\tTo 2029\n9\tStaff\t64 people\n10\tCustomers\tSee the list';
  expect(rowsOf(text, 'KES').join(' | ')).not.toMatch(/: (?:7|8|9|10) /);
});

test('a head of labels that names a plan tells that all of it is to come', () => {
  const text = 'Objectif\t2026\t2027\nCA (M FCFA)\t1 010\t1 390\nEBE (M FCFA)\t35\t48';
  expect(rowsOf(text, 'XAF').join(' | ')).toMatch(/2026 plan.*2027 plan/);
});
