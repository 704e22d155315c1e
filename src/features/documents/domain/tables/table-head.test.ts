import { describe, expect, it, test } from 'vitest';
import { accountRowsOf, rowsOf, rowsWritten, tablesOf } from '#test/table-rows.ts';
import { withColumns } from '../../server/reader/layout.ts';
import { analyseDocument } from '../analysis.ts';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { readTables } from './table-reader.ts';

const rowsIn = (text: string, home: 'KES' | 'EGP' | 'INR' | 'XAF' | 'GHS' | 'UGX' = 'KES'): string[] =>
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

/** The values of the first row that names an account, each with its time; `~` is what is planned. */
const columnsOf = (text: string): string[] => {
  const pages = [foldPage({ page: 1, text })];
  return readTables(pages, homeCurrency(pages), true)
    .flatMap(({ rows }) => rows.filter(({ account }) => account !== null).slice(0, 1))
    .flatMap(({ values }) =>
      values.map(
        ({ value, date, isForecast, unit }) =>
          `${isForecast ? '~' : ''}${value}${unit === 'percent' ? '%' : ''} ${date}`,
      ),
    );
};

test('groups stand over their columns, wherever in the group they are printed', () => {
  const text =
    'Profit and loss, September 2025\nGHS\n\tMonth\t\t\t\tYear to date\t\t\t\tPY YTD\n\tAct\tBud\tVar\t\tAct\tBud\tVar\n' +
    'Total sales\t498650\t490000\t8650\t\t4101950\t4150000\t-48050\t\t3578920\nCost of sales\t-256090\t-248000\t-8090\t\t-2120555\t-2142000\t21445\t\t-1951610';
  expect(rowsIn(text, 'GHS')[0]).toBe(
    'revenue: 498650 GHS 2025-09, 490000 GHS 2025-09 plan, 4101950 GHS 2025-01 to 2025-09, 4150000 GHS 2025-01 to 2025-09 plan, 3578920 GHS 2024-01 to 2024-09',
  );
});

test('of segments the total is the value, and of gross and depreciation the net', () => {
  const segments =
    'EGP million\t\t\tYear ended 30 June 2025\t\t\t30 June 2024\n\tCement\tTiles\tEliminations\tTotal\t\tTotal\nRevenue\t1,412\t688\t(97)\t2,003\t\t1,886\nCost of sales\t(1,010)\t(455)\t97\t(1,368)\t\t(1,275)';
  expect(rowsIn(segments, 'EGP')[0]).toBe('revenue: 2003000000 EGP 2025, 1886000000 EGP 2024');
  const net =
    'Bilan arrêté au 31/12/2024, en milliers de FCFA\nACTIF\t\tN\t\tN-1\n\tBrut\tAmort./Dépr.\tNet\tNet\nStocks et encours\t74 210\t1 900\t72 310\t61 874\nClients\t118 344\t9 021\t109 323\t97 560\nTOTAL ACTIF CIRCULANT\t204 641\t10 921\t193 720\t174 764';
  expect(rowsIn(net, 'XAF')[0]).toBe('inventories: 72310000 XAF 2024, 61874000 XAF 2023');
});

test('a year stands in the line above, months down the side have heads of two lines, a unit a column of its own', () => {
  expect(
    rowsIn(
      "Figures in KES'000\n\t\t\t2024\n\tNotes\t2025\n\t\t\tRestated*\nRevenue\t3\t184 612\t166 940\nCost of sales\t\t(128 377)\t(118 604)",
    )[0],
  ).toBe('revenue: 184612000 KES 2025, 166940000 KES 2024');
  expect(
    rowsIn(
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
    rowsIn(
      "\tunité\taoût-25 R\tnov-25 P\nChiffre d'affaires\tkF\t6854\t8288\nMarge brute\tkF\t3564\t4308",
      'XAF',
    )[0],
  ).toBe('revenue: 6854000 XAF 2025-08, 8288000 XAF 2025-11 plan');
});

test('quarters are those of the company, and of a country whose years end in March', () => {
  expect(
    rowsIn(
      'Rs. in Cr\nParticulars\tQ2 FY26\tFY25\nNet sales\t118.62\t377.15\nGross profit\t14.24\t43.05',
      'INR',
    )[0],
  ).toBe('revenue: 1186200000 INR 2025-Q3, 3771500000 INR 2025');
});

test('tables beside each other, strokes between cells and blanks that set columns apart', () => {
  const beside =
    'milliers de francs CFA\nRésultat\t30/09/2025\t30/09/2024\t\tSituation\t30/09/2025\t31/12/2024\nVentes\t1 204\t1 011\t\tStocks\t531\t388\nMarge brute\t362\t272\t\tTrésorerie\t44\t61\nRésultat net\t83\t7\t\tFonds propres\t402\t319';
  expect(rowsIn(beside, 'XAF')).toContain('cash: 44000 XAF 2025-09, 61000 XAF 2024-12');
  expect(
    rowsIn(
      'Montants en FCFA\nLIBELLE | T1 2025 | T1 2024\nTOTAL VENTES | 103.765.000 | 88.140.000\nMARGE BRUTE | 21.862.500 | 17.022.000',
      'XAF',
    )[0],
  ).toBe('revenue: 103765000 XAF 2025-Q1, 88140000 XAF 2024-Q1');
  const plain = withColumns(
    'THE NUMBERS        Mar-26     Feb-26\n-----------------------------------\nSales              14.9M      13.2M\nGross profit        5.1M       4.3M\nEBITDA              700K      (200K)',
  );
  expect(rowsIn(`KES\n${plain}`)[2]).toBe('ebitda: 700000 KES 2026-03, -200000 KES 2026-02');
});

test('the name and period that run over a page are the head of no column', () => {
  expect(
    rowsIn(
      "Njiru Tanners Limited\t\t\tYear ended 30 June 2026\n\nBalance sheet\n\tNote\t2026\t2025\n\t\tKShs'000\tKShs'000\nInventories\t13\t21,460\t24,905\nTotal assets\t\t304,505\t326,840",
    ),
  ).toEqual([
    'inventories: 21460000 KES 2026, 24905000 KES 2025',
    'totalAssets: 304505000 KES 2026, 326840000 KES 2025',
  ]);
});

test('a stretch of months may be written short, and a year still be expected', () => {
  expect(rowsIn('KES million\t2024\t2025\t9 mths 2026\nRevenue\t9.8\t14.1\t16.9')).toEqual([
    'revenue: 9800000 KES 2024, 14100000 KES 2025, 16900000 KES 2026-01 to 2026-09',
  ]);
  expect(rowsIn('KES million\t2025\t2026 expected\t2027 plan\nRevenue\t9.8\t14.1\t16.9')).toEqual([
    'revenue: 9800000 KES 2025, 14100000 KES 2026 plan, 16900000 KES 2027 plan',
  ]);
});

test('the day of a balance stands before its year, which heads the only column', () => {
  const text =
    'Compte de résultat\t2025\t2024\nChiffre d’affaires\t812 400\t690 150\nCoût des ventes\t-501 200\t-433 900\n\nBilan au 31 décembre\t\t2025\nTrésorerie\t\t64 300\nTotal de l’actif\t\t418 700';
  expect(rowsIn(text, 'XAF')).toEqual(expect.arrayContaining(['cash: 64300 XAF 2025']));
});

test('nine months stand behind the quarters that stand behind their months', () => {
  const months = 'Jan-26\tFeb-26\tMar-26\tApr-26\tMay-26\tJun-26\tJul-26\tAug-26\tSep-26';
  const text = `UGX million\n\t${months}\tQ1 2026\tQ2 2026\tQ3 2026\t9 months\nRevenue\t11\t12\t13\t14\t15\t16\t17\t18\t19\t36\t45\t54\t135\nCost of sales\t5\t5\t6\t6\t7\t7\t8\t8\t9\t16\t20\t25\t61`;
  expect(rowsIn(text, 'UGX')[0]).toMatch(/135000000 UGX 2026-01 to 2026-09$/);
});

test('what comes in anew each month keeps its name where it is a part of all income', () => {
  const text =
    'INR lakh\nMonth\tMRR\tSet-up fees\tTotal revenue\nApr-26\t20\t3\t23\nMay-26\t22\t4\t26\nJun-26\t25\t2\t27';
  expect(rowsIn(text, 'INR').join(' | ')).toContain('recurringRevenueMonthly: 2000000 INR 2026-04');
});

test('what the rows of a list are numbered by is no figure', () => {
  const text =
    'No\tQuestion\tAnswer\n7\tAll borrowings\tKES 95 million, in the accounts\n8\tLicences\tTo 2029\n9\tStaff\t64 people\n10\tCustomers\tSee the list';
  expect(rowsIn(text, 'KES').join(' | ')).not.toMatch(/: (?:7|8|9|10) /);
});

test('a head of labels that names a plan tells that all of it is to come', () => {
  const text = 'Objectif\t2026\t2027\nCA (M FCFA)\t1 010\t1 390\nEBE (M FCFA)\t35\t48';
  expect(rowsIn(text, 'XAF').join(' | ')).toMatch(/2026 plan.*2027 plan/);
});

it('the corner of a table says what its columns are in', () => {
  for (const head of ["₦'000\t2024\t2023", "₦'000                          2024        2023"]) {
    const text = `OAKLINE FOODS LIMITED, Lagos, Nigeria\n${head}\nRevenue                     842,300     611,900\nCost of sales              (539,072)   (403,854)\n`;
    const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
    const revenue = numbers.filter(({ account }) => account === 'revenue');
    expect(revenue.map(({ value, currency }) => [value, currency])).toEqual([
      [842_300_000, 'NGN'],
      [611_900_000, 'NGN'],
    ]);
  }
});

test.each([
  [
    'halves of a year in French, with the scale over the labels',
    '(en milliers de FCFA)\t1er sem. 2024\t1er sem. 2023\nVentes\t412 300\t305 600\nMarge brute\t120 450\t99 870',
    [
      'revenue: 412300000 XOF 2024-H1, 305600000 XOF 2023-H1',
      'grossProfit: 120450000 XOF 2024-H1, 99870000 XOF 2023-H1',
    ],
  ],
  [
    'months from one to another',
    "KES'000\t2023\tJan–Sep 2024\nTurnover\t5,120\t4,310\nGross profit\t2,010\t1,730",
    [
      'revenue: 5120000 KES 2023, 4310000 KES 2024-01 to 2024-09',
      'grossProfit: 2010000 KES 2023, 1730000 KES 2024-01 to 2024-09',
    ],
  ],
  [
    'years behind the words that give the scale, over cells',
    "R'000, year to end of June FY2023 FY2024\nSales\t8 410\t9 960\nEBITDA\t1 120\t1 345",
    ['revenue: 8410000 ZAR 2023, 9960000 ZAR 2024', 'ebitda: 1120000 ZAR 2023, 1345000 ZAR 2024'],
  ],
  [
    'two heads in one cell, with notes beside them',
    '\tNotes\t2023 KES 2022 KES\nRevenue\t4\t7,300,120 6,215,000\nCost of sales\t5\t(4,100,000) (3,815,000)\nGross profit\t\t3,200,120 2,400,000',
    [
      'revenue: 7300120 KES 2023, 6215000 KES 2022',
      'costOfSales: -4100000 KES 2023, -3815000 KES 2022',
      'grossProfit: 3200120 KES 2023, 2400000 KES 2022',
    ],
  ],
  [
    'a total beside its months',
    'Amounts in KES\n\tApr-25\tMay-25\tJun-25\tThree months\nRevenue\t100\t110\t120\t330\nClosing cash\t50\t60\t70\t70',
    [
      'revenue: 100 KES 2025-04, 110 KES 2025-05, 120 KES 2025-06, 330 KES 2025-Q2',
      'closingCash: 50 KES 2025-04, 60 KES 2025-05, 70 KES 2025-06',
    ],
  ],
])('%s', (_, text, rows) => {
  expect(rowsOf(text)).toEqual(rows);
});

test('years over quarters, and a title that says which part of the year', () => {
  expect(
    rowsOf(
      'Comptes en FCFA\n\t2023\t\t2024\t\n\tT1\tT2\tT1\tT2\nVentes\t410\t420\t510\t530\nTrésorerie\t81\t72\t63\t54',
    ),
  ).toEqual([
    'revenue: 410 XOF 2023-Q1, 420 XOF 2023-Q2, 510 XOF 2024-Q1, 530 XOF 2024-Q2',
    'cash: 81 XOF 2023-Q1, 72 XOF 2023-Q2, 63 XOF 2024-Q1, 54 XOF 2024-Q2',
  ]);
  expect(
    rowsOf(
      'Nine months to 30 September 2025, amounts in KES\n\t2025\t2024\nTurnover\t910\t720\nCash\t81\t72',
    ),
  ).toEqual([
    'revenue: 910 KES 2025-01 to 2025-09, 720 KES 2024-01 to 2024-09',
    'cash: 81 KES 2025-09, 72 KES 2024-09',
  ]);
});

test('a head names its currency by any sign of it, and negatives may stand in angle brackets', () => {
  expect(
    rowsOf(
      'Takings\n\tNote\t2024 GH¢\t2023 GH¢\nRevenue\t3\t812,450\t640,118\nCost of sales\t4\t<501,300>\t<399,020>\nGross profit\t\t311,150\t241,098',
    ),
  ).toEqual([
    'revenue: 812450 GHS 2024, 640118 GHS 2023',
    'costOfSales: -501300 GHS 2024, -399020 GHS 2023',
    'grossProfit: 311150 GHS 2024, 241098 GHS 2023',
  ]);
});

test('a head says its scale without a preposition', () => {
  expect(rowsOf('Nos chiffres\nMillions FCFA\t2023\t2024\nVentes\t91\t134\nMarge brute\t30\t52')).toEqual([
    'revenue: 91000000 XOF 2023, 134000000 XOF 2024',
    'grossProfit: 30000000 XOF 2023, 52000000 XOF 2024',
  ]);
});

test('a head may be printed a little before its numbers', () => {
  expect(
    rowsOf(
      "Financial position\n\tNote\t\t30.6.25 Kshs '000\t\t30.6.24 Kshs '000\nCash\t8\t\t\t4,210\t3,902\nTotal assets\t\t\t\t61,820\t55,410",
    ),
  ).toEqual([
    'cash: 4210000 KES 2025-06, 3902000 KES 2024-06',
    'totalAssets: 61820000 KES 2025-06, 55410000 KES 2024-06',
  ]);
});

test('the shilling is known by its short form, and the currency a title ends with', () => {
  expect(rowsOf('Nakuru, Kenya\nSh’000\t2025\t2024\nRevenue\t812,440\t736,905')[0]).toBe(
    'revenue: 812440000 KES 2025, 736905000 KES 2024',
  );
  expect(
    rowsOf(
      'Accounts to 30 September 2025 (unaudited), GHS\nRates in USD and GHS\n\t2025\t2024\nTotal revenue\t7967700\t6390810\nGross profit\t3187030\t2428510',
    )[0],
  ).toContain('7967700 GHS');
});

test('a budget beside what came of it is of the same time', () => {
  const [table] = tablesOf(
    'Management accounts, GHS\n\t9m to Sep 2025\t9m to Sep 2024\tBudget 9m 2025\nTotal revenue\t7967700\t6390810\t7900000\nGross profit\t3187030\t2428510\t3150000',
  );
  expect(table?.rows[0]?.values.map(({ value, date, isForecast }) => [value, date, isForecast])).toEqual([
    [7_967_700, '2025-01 to 2025-09', false],
    [6_390_810, '2024-01 to 2024-09', false],
    [7_900_000, '2025-01 to 2025-09', true],
  ]);
});

test('a quarter over the labels is that of the amounts below their unit, beside the same quarter of a year before', () => {
  expect(
    rowsOf(
      'Minutes of 21 October 2025\nQuarter to 30 September 2025\tUGX million\tSame quarter 2024\nSales\t2,140\t1,870\nGross profit\t812\t690\nResult after tax\t120\t(35)',
    ),
  ).toEqual([
    'revenue: 2140000000 UGX 2025-Q3, 1870000000 UGX 2024-Q3',
    'grossProfit: 812000000 UGX 2025-Q3, 690000000 UGX 2024-Q3',
    'netProfit: 120000000 UGX 2025-Q3, -35000000 UGX 2024-Q3',
  ]);
});

test('a form of the tax office gives the net of a year of what is gross, worn off and net, its heads being in lines of their own', () => {
  expect(
    rowsOf(
      'Tanneries du Djoliba SA\t\t\t\t\tNIF 084112\nBILAN AU 31 DECEMBRE 2026\t\t\t\t\t(en milliers de FCFA)\n\t\t\t\t\tEXERCICE AU\nREF ACTIF\tNote\t\tEXERCICE AU 31/12/2026\n\t\t\t\t\t31/12/2025\n\t\tBRUT\tAMORT et DEPREC.\tNET\tNET\nAJ Terrains\t3\t90 000\t\t90 000\t85 000\nAZ TOTAL ACTIF IMMOBILISE\t\t640 000\t210 500\t429 500\t411 200\nBB STOCKS ET ENCOURS\t6\t120 400\t2 400\t118 000\t99 700\nBI Clients\t7\t80 100\t5 000\t75 100\t70 800\nBT TOTAL TRESORERIE-ACTIF\t\t33 000\t\t33 000\t20 300\nBZ TOTAL GENERAL\t\t873 500\t217 900\t655 600\t602 000',
    ),
  ).toEqual([
    'terrains: 90000000 XOF 2026-12, 85000000 XOF 2025-12',
    'nonCurrentAssets: 429500000 XOF 2026-12, 411200000 XOF 2025-12',
    'inventories: 118000000 XOF 2026-12, 99700000 XOF 2025-12',
    'receivables: 75100000 XOF 2026-12, 70800000 XOF 2025-12',
    'cash: 33000000 XOF 2026-12, 20300000 XOF 2025-12',
    'totalAssets: 655600000 XOF 2026-12, 602000000 XOF 2025-12',
  ]);
});

test('a head of months as a number is a head, and the total of sales by part is what is sold', () => {
  expect(
    rowsOf(
      'Situation 9 mois 2026\nVentes par région, en KDH\tT1\tT2\tT3\t9 mois\nNord\t110\t120\t130\t360\nSud\t90\t95\t99\t284\nTotal\t200\t215\t229\t644',
    ).at(-1),
  ).toBe(
    'revenue: 200000 MAD 2026-Q1, 215000 MAD 2026-Q2, 229000 MAD 2026-Q3, 644000 MAD 2026-01 to 2026-09',
  );
});

test.each([
  [
    'month and year to date, each with its budget, and the whole year foreseen',
    "Board report, May 2026\nKES'000\n\tMay act.\tMay bud.\tVar\tYTD act.\tYTD bud.\tVar\tFY forecast\nSales\t2,110\t2,060\t50\t10,310\t10,100\t210\t24,700\nGross profit\t910\t880\t30\t4,400\t4,300\t100\t10,400",
    [
      '2110000 2026-05',
      '~2060000 2026-05',
      '10310000 2026-01 to 2026-05',
      '~10100000 2026-01 to 2026-05',
      '~24700000 2026',
    ],
  ],
  [
    'in French, with shares of sales and the year before',
    "Tableau de gestion, avril 2026 (k€)\n\tAvril réel\t% CA\tAvril budget\t% CA\tÉcart\tAvril N-1\tCumul réel\tCumul N-1\tAtterrissage\nChiffre d'affaires\t412\t100%\t400\t100%\t12\t377\t1 604\t1 511\t5 050\nMarge brute\t160\t38,8%\t158\t39,5%\t2\t141\t640\t590\t2 000",
    [
      '412000 2026-04',
      '~400000 2026-04',
      '377000 2025-04',
      '1604000 2026-01 to 2026-04',
      '1511000 2025-01 to 2025-04',
      '~5050000 2026',
    ],
  ],
  [
    'groups of heads that hold until the next, of whatever it is',
    'ZAR million\n\tAugust 2026\t\t\t\tYear to date (Jan - Aug 2026)\t\t\t\tPrior year YTD\n\tActual\tBudget\tVariance\tVar %\tActual\tBudget\tVariance\tVar %\tJan-Aug 2025\nRevenue\t24.6\t24.0\t0.6\t2.5%\t209.9\t208.5\t1.4\t0.7%\t179.2\nEBITDA\t4.1\t3.7\t0.4\t10.8%\t33.4\t31.0\t2.4\t7.7%\t25.5',
    [
      '24600000 2026-08',
      '~24000000 2026-08',
      '209900000 2026-01 to 2026-08',
      '~208500000 2026-01 to 2026-08',
      '179200000 2025-01 to 2025-08',
    ],
  ],
  [
    'quarters and whole years under the years',
    'Segments, EGP m\nSegment\tLine\t2025\t\t\t\t\t2024\n\t\tQ1\tQ2\tQ3\tQ4\tFY\tFY\nTiles\tRevenue\t18.4\t19.1\t20.8\t21.5\t79.8\t70.3\n\tEBITDA\t3.2\t3.3\t3.1\t3.4\t13.0\t11.6',
    [
      '18400000 2025-Q1',
      '19100000 2025-Q2',
      '20800000 2025-Q3',
      '21500000 2025-Q4',
      '79800000 2025',
      '70300000 2024',
    ],
  ],
  [
    'a quarter, the one a year before, its change and the months so far of a financial year',
    'Report for the quarter ended 31 December 2026. Financial year ends 31 March.\nR’000\tQ3 FY27\tQ3 FY26\t% chg\t9 months\nRevenue\t48 216\t41 380\t16,5%\t134 905\nGross profit\t18 112\t14 903\t21,5%\t49 975',
    ['48216000 2026-Q4', '41380000 2025-Q4', '134905000 2026-04 to 2026-12'],
  ],
  [
    'quarters, half-years and a year, their titles and heads in lines of one cell or many',
    '\t\tCIN: L29211MP1996PLC010874\t\tRegd. office: 14 Industrial Area\n\t\tUnaudited results for the quarter and half year ended 30th September, 2026\n\t\t\t\t\t\t\t(₹ in lakhs)\n\t\t\tQuarter ended\t\tHalf year ended\t\tYear ended\nSl.\tParticulars\t30.09.2026\t30.06.2026\t30.09.2025\t30.09.2026\t30.09.2025\t31.03.2026\n\t\tUnaudited\tUnaudited\tUnaudited\tUnaudited\tUnaudited\tAudited\n1\tRevenue from operations\t12,595.17\t11,916.05\t11,136.53\t24,511.22\t21,688.86\t45,782.63\n2\tProfit before tax\t1,287.88\t1,203.45\t1,091.08\t2,491.33\t2,100.28\t4,508.63',
    [
      '1259517000 2026-Q3',
      '1191605000 2026-Q2',
      '1113653000 2025-Q3',
      '2451122000 2026-04 to 2026-09',
      '2168886000 2025-04 to 2025-09',
      '4578263000 2025-04 to 2026-03',
    ],
  ],
  [
    'heads over the labels and not over the last numbers',
    'En milliers de dinars\nT2 2026\tT2 2025\t6 mois 2026\nChiffre d’affaires\t3 420\t2 850\t6 180\nMarge brute\t1 231\t997\t2 259',
    ['3420000 2026-Q2', '2850000 2025-Q2', '6180000 2026-H1'],
  ],
  [
    'a change named behind what it is a change against',
    'Management accounts, June 2026, USD thousand\n\tJune 2026\tBudget\tBudget variance\tBud var %\tvs LY\nRevenue\t512\t500\t12\t2.4%\t40\nGross profit\t203\t200\t3\t1.5%\t12',
    ['512000 2026-06', '~500000 2026-06'],
  ],
  [
    'the newest left or right, plans by a letter or a word',
    'GHS million\tFY2028F\tFY2027F\tFY2026E\tFY2025A\nTurnover\t12.1\t10.4\t9.2\t8.0\nGross profit\t5.1\t4.4\t3.9\t3.3',
    ['~12100000 2028', '~10400000 2027', '~9200000 2026', '8000000 2025'],
  ],
  [
    'a budget and a forecast of one year, which are two columns',
    'Performance to date, $000\n\tJan-Oct 2026\tBudget FY26\tForecast FY26\tActual FY25\nRevenue\t402\t500\t488\t421\nGross profit\t160\t200\t195\t170',
    ['402000 2026-01 to 2026-10', '~500000 2026', '~488000 2026', '421000 2025'],
  ],
  [
    'a plan behind a month and the same month a year before',
    'R million\tJun-26\tJun-25\tBudget\tYTD 2026\tBudget\nSales\t14.1\t12.4\t13.9\t80.2\t78.5\nGross profit\t5.6\t4.4\t5.3\t31.9\t30.8',
    ['14100000 2026-06', '12400000 2025-06', '~13900000 2026-06', '80200000 2026-H1', '~78500000 2026-H1'],
  ],
  [
    'no time where it may be of one or another',
    'ZMW million\tJan 2026\tFeb 2026\tMar 2026\tBudget\nSales\t14.1\t12.4\t13.9\t80.2\nGross profit\t5.6\t4.4\t5.3\t31.9',
    ['14100000 2026-01', '12400000 2026-02', '13900000 2026-03'],
  ],
  [
    'a share beside amounts, under a head of both',
    'EUR thousand\n\t2026\t\t2025\t\n\tAmount\tof sales\tAmount\tof sales\nRevenue\t1,412\t100.0%\t1,291\t100.0%\nGross profit\t566\t40.1%\t501\t38.8%',
    ['1412000 2026', '1291000 2025'],
  ],
  [
    'plans over months, heads printed beside their numbers, groups centred over theirs',
    'TZS million\n\t\tActual\t\t\t\tBudget\n\tJan 2026\t\tFeb 2026\tMar 2026\tJan 2026\tFeb 2026\t\tMar 2026\nTurnover\t176\t\t189\t172\t148\t\t197\t137\nCost of sales\t-142\t\t-37\t-53\t-62\t\t-43\t-64',
    [
      '176000000 2026-01',
      '189000000 2026-02',
      '172000000 2026-03',
      '~148000000 2026-01',
      '~197000000 2026-02',
      '~137000000 2026-03',
    ],
  ],
  [
    'heads that go on in a second line, and two that touch',
    'PHP million\n\tJan-Aug\tJan-Aug\tDiff\t2026 outlook 2026 plan\t\t2025\n\t2026\t2025\t\t\t\tactual\nNet sales\t221.5\t198.2\t23.3\t340.1\t333.0\t301.4\nGross profit\t88.1\t71.9\t16.2\t130.0\t128.4\t112.6',
    [
      '221500000 2026-01 to 2026-08',
      '198200000 2025-01 to 2025-08',
      '~340100000 2026',
      '~333000000 2026',
      '301400000 2025',
    ],
  ],
  [
    'an aim for the year and what came of it by a day within it',
    "Tableau de bord, en millions de FCFA\nIndicateur\tObjectif 2026\tRéalisé au 31/08/2026\tTaux de réalisation\nChiffre d'affaires\t1 200\t840\t70 %\nMarge brute\t420\t301\t72 %",
    ['~1200000000 2026', '840000000 2026-01 to 2026-08'],
  ],
  [
    'the stretch of the title, as it came to be, as planned and a year before',
    "Income statement for the six months to 30 June 2026 (KES'000)\n\tNote\tActual\tBudget\tVariance\t%\tPrior year\nRevenue\t3\t4,224\t4,000\t224\t5.6\t3,812\nCost of sales\t4\t(2,640)\t(2,500)\t(140)\t(5.6)\t(2,400)",
    ['4224000 2026-H1', '~4000000 2026-H1', '3812000 2025-H1'],
  ],
  [
    'a plan of the year and parts of it without one',
    'P&L, EUR thousand\n\tBudget 2026\tActual YTD Sep\t% of budget\tForecast Q4\tForecast 2026\nRevenue\t2,000\t1,510\t76%\t520\t2,030\nEBITDA\t300\t240\t80%\t70\t310',
    ['~2000000 2026', '1510000 2026-01 to 2026-09', '~520000 2026-Q4', '~2030000 2026'],
  ],
  [
    'months that end with the title, over years',
    'Three and nine months ended 30 September 2026 (KES m)\n\tThree months\t\tNine months\t\n\t2026\t2025\t2026\t2025\nRevenue\t410\t380\t1,210\t1,100\nNet profit\t40\t35\t120\t101',
    [
      '410000000 2026-Q3',
      '380000000 2025-Q3',
      '1210000000 2026-01 to 2026-09',
      '1100000000 2025-01 to 2025-09',
    ],
  ],
  [
    'the twelve months that end with the newest of the columns before',
    'AED m\n\t3Q26\t3Q25\t% YoY\t9M26\t9M25\tLTM\nRevenue\t48.2\t41.4\t16.4\t134.9\t120.1\t180.0\nNet profit\t7.1\t5.0\t42.0\t18.5\t15.0\t24.0',
    [
      '48200000 2026-Q3',
      '41400000 2025-Q3',
      '134900000 2026-01 to 2026-09',
      '120100000 2025-01 to 2025-09',
      '180000000 2025-10 to 2026-09',
    ],
  ],
  [
    'years under the months that a title adds up, but for what is told of a whole year',
    'Compte cumulé à fin septembre 2026, en euros\n\tRéel 2026\t% CA\tÉcart\tRéel 2025\tBudget annuel 2026\nVentes\t812 440\t57,3 %\t22 440\t744 218\t1 090 000\nMarge brute\t436 215\t30,8 %\t16 215\t391 007\t580 000',
    ['812440 2026-01 to 2026-09', '744218 2025-01 to 2025-09', '~1090000 2026'],
  ],
  [
    'no time for months so far that nothing ends',
    'Metric\tTarget FY26\tActual YTD\tStatus\nRevenue (USD k)\t1,200\t870\tOn track\nGross profit (USD k)\t600\t410\tLate',
    ['~1200000 2026', '870000 null'],
  ],
  [
    'months that their head ends itself, each over some of the years',
    'En milliers de dollars canadiens\n\tTrimestre clos le 30 juin\t\t\tSix mois clos le 30 juin\t\t\n\t2026\t2025\tVar.\t2026\t2025\tVar.\nVentes\t18 420\t16 115\t14,3 %\t35 308\t31 790\t11,1 %\nMarge brute\t6 815\t5 805\t17,4 %\t13 093\t11 840\t10,6 %',
    ['18420000 2026-Q2', '16115000 2025-Q2', '35308000 2026-H1', '31790000 2025-H1'],
  ],
])('%s', (_, text, expected) => {
  expect(columnsOf(text)).toEqual(expected);
});

describe('what the heads of a table say together', () => {
  it('in two lines, neither of which says a time', () => {
    expect(
      accountRowsOf(
        "Casablanca. Compte de produits et charges, exercice du 01/01/2024 au 31/12/2024 - en dirhams\n\n\tPropres à\tExercices\tTotaux de\tTotaux de l'exercice\n\tl'exercice\tprécédents\tl'exercice (3)\tprécédent (4)\nVentes de produits (chiffre d'affaires)\t46 873 550,20\t\t46 873 550,20\t40 214 870,75\nIII - Résultat d'exploitation\t\t\t4 759 671,10\t3 415 715,75",
      ),
    ).toEqual([
      'revenue: 46873550.2 MAD 2024, 40214870.75 MAD 2023',
      'operatingProfit: 4759671.1 MAD 2024, 3415715.75 MAD 2023',
    ]);
  });

  it('printed over other columns than the numbers', () => {
    expect(
      accountRowsOf(
        "En milliers de FCFA\nNOTE\t31/12/2025\t31/12/2024\nTB\tVentes de produits\t+\t21\t6 284 700\t5 711 420\nXB\tCHIFFRE D'AFFAIRES\t\t21\t6 745 250\t6 150 870\nXD\tEXCÉDENT BRUT D'EXPLOITATION\t\t\t608 800\t481 420\nXI\tRÉSULTAT NET\t\t\t116 200\t64 270",
      ),
    ).toContain('ebitda: 608800000 XOF 2025, 481420000 XOF 2024');
  });

  it('as groups of quarters and a year, over days', () => {
    expect(
      accountRowsOf(
        '(₹ in lakhs)\n\t\t\tQuarter ended\t\tYear ended\n\t\t30.06.2024\t31.03.2024\t30.06.2023\t31.03.2024\nSr.\nNo.\tParticulars\t(Unaudited)\t(Audited)\t(Unaudited)\t(Audited)\n1\tRevenue from operations\t4,182.63\t4,029.11\t3,611.20\t15,288.04\n3\tProfit before tax\t430.79\t346.29\t264.49\t1,356.66',
      )[0],
    ).toBe(
      'revenue: 418263000 INR 2024-Q2, 402911000 INR 2024-Q1, 361120000 INR 2023-Q2, 1528804000 INR 2023-04 to 2024-03',
    );
  });

  it('as a month and the year to date', () => {
    expect(
      accountRowsOf(
        "Budget v actual, October 2025\nAmounts in ₦'m\n\n\tOctober\t\t\tYear to date (Jan-Oct)\n\tActual\tBudget\tVar\tActual\tBudget\tVar\nGross sales\t118.4\t125\t-6.6\t1042.7\t1100\t-57.3\nCost of sales\t79.9\t81\t-1.1\t709.1\t715\t-5.9",
      )[0],
    ).toBe(
      'revenue: 118400000 NGN 2025-10, 125000000 NGN 2025-10, 1042700000 NGN 2025-01 to 2025-10, 1100000000 NGN 2025-01 to 2025-10',
    );
  });

  it('of a financial year, by its quarters and their months', () => {
    expect(
      accountRowsOf(
        "Financial year 1 March 2024 to 28 February 2025, R'000\n\n\tQ4 Dec-Feb\tQ3 Sep-Nov\tFY25\nSales\t18 402\t22 117\t77 997\nCost of sales\t11 960\t13 934\t50 211",
      )[0],
    ).toBe('revenue: 18402000 ZAR 2024-12 to 2025-02, 22117000 ZAR 2024-09 to 2024-11, 77997000 ZAR 2025');
  });

  it('and hold for the next table of the page where that says no scale', () => {
    expect(
      accountRowsOf(
        "\tNote\t2024\t2023\n\t\tGHS'000\tGHS'000\nRevenue\t4\t84,216\t66,940\nCost of sales\t5\t(58,931)\t(47,506)\nStatement of financial position\n\tNote\t31.12.2024\t31.12.2023\nInventories\t13\t14,206\t11,883\nTotal assets\t\t59,827\t51,052",
      ),
    ).toContain('totalAssets: 59827000 GHS 2024-12, 51052000 GHS 2023-12');
  });

  it('with the last twelve months under a quarter', () => {
    expect(
      accountRowsOf(
        'PKR million\t31-Mar-25\t30-Jun-25\nEBITDA (LTM)\t1,284\t1,356\nTotal assets\t9,120\t9,008',
      ),
    ).toContain('ebitda: 1284000000 PKR 2024-04 to 2025-03, 1356000000 PKR 2024-07 to 2025-06');
  });
});

describe('times and money of a place', () => {
  it("years of Ethiopia's calendar", () => {
    expect(
      accountRowsOf(
        'Balance sheet as at Sene 30, 2017 E.C., Addis Ababa, Birr\n\t2017 E.C.\t2016 E.C.\nStocks\t22,418,900\t30,117,245\nDebtors\t14,008,712\t9,940,120',
      ),
    ).toEqual([
      'inventories: 22418900 ETB 2025, 30117245 ETB 2024',
      'receivables: 14008712 ETB 2025, 9940120 ETB 2024',
    ]);
    expect(
      accountRowsOf(
        'Addis Ababa\nEFY (ETB million)\t2016\t2017\nSales\t151.0\t187.2\nCost of sales\t108.7\t131.0',
      )[0],
    ).toBe('revenue: 151000000 ETB 2024, 187200000 ETB 2025');
  });

  it('a year by its last day, whatever months a quarter of it has', () => {
    expect(
      accountRowsOf(
        'Polokwane, our financial year ends on 28 February\nSecond quarter of the financial year (June–August)\nR million\tQ1 FY2026\tQ2 FY2026\nRevenue\t10.9\t11.7\nGross profit\t4.0\t4.4',
      )[0],
    ).toBe('revenue: 10900000 ZAR 2025-03 to 2025-05, 11700000 ZAR 2025-06 to 2025-08');
  });

  it('a plan by its letter, which is no currency', () => {
    expect(
      accountRowsOf(
        "Antananarivo, en millions d'ariary\n\t2025\t2026 (P)\nTotal des ventes\t4985\t6050\nMarge brute\t1200\t1500",
      )[0],
    ).toBe('revenue: 4985000000 MGA 2025, 6050000000 MGA 2026');
  });

  it('rupees of a year that ends in June', () => {
    expect(
      accountRowsOf(
        'Financial year: July to June. Rupees in million.\n\tFY24\tFY25\nNet sales\t2,874\t3,311\nGross profit\t574\t713',
      )[0],
    ).toBe('revenue: 2874000000 PKR 2024, 3311000000 PKR 2025');
  });

  it('a year told by its first and last day, in two digits', () => {
    expect(
      accountRowsOf(
        'Alger, période du 01/01/24 au 31/12/24, en DA\nRubriques\t\tN\t\tN-1\nVentes\t\t184 220,55\t\t161 004,12\nCharges financières\t\t3 120,25\t\t3 890,44',
      )[0],
    ).toBe('revenue: 184220.55 DZD 2024, 161004.12 DZD 2023');
  });

  it('the same months a year before, to date', () => {
    expect(
      accountRowsOf(
        "Durban. Financial year 1 March 2025 to 28 February 2026.\n\t\tSix months to 31 August 2025\t\tAug 2024\n\tActual\tBudget\tVar\tYTD\n\tR'000\tR'000\tR'000\tR'000\nSales\t9 840\t10 500\t(660)\t8 122\nCost of sales\t5 610\t5 880\t270\t4 790",
      )[0],
    ).toBe(
      'revenue: 9840000 ZAR 2025-03 to 2025-08, 10500000 ZAR 2025-03 to 2025-08, 8122000 ZAR 2024-03 to 2024-08',
    );
  });

  it('a column of what was before, and a unit beside each row', () => {
    expect(
      accountRowsOf(
        'Kigali\n\tKPI\tUnit\tLatest (Sep-25)\tPrior (Jun-25)\n\tMRR\tUSD k\t38.6\t33.1\n\tNet burn\tUSD k / month\t31\t34',
      ),
    ).toEqual([
      'recurringRevenueMonthly: 38600 USD 2025-09, 33100 USD 2025-06',
      'burn: 31000 USD 2025-09, 34000 USD 2025-06',
    ]);
  });
});

describe('months so far in the heads of a table', () => {
  const datesIn = (text: string): string[] =>
    readTables([foldPage({ page: 1, text })], 'USD', false, {
      written: { year: 2026, month: 10 },
      named: null,
    }).flatMap(({ rows }) =>
      rows.flatMap(({ values }) => values.map(({ value, currency, date }) => `${value} ${currency} ${date}`)),
    );

  it('go as far as the last month beside them', () => {
    expect(
      datesIn(
        'Prepared 14 October 2026\nKES thousand\tJul\tAug\tSep\tYTD\tYTD 2025\nTurnover\t31\t33\t34\t270\t240',
      ),
    ).toEqual([
      '31000 KES 2026-07',
      '33000 KES 2026-08',
      '34000 KES 2026-09',
      '270000 KES 2026-01 to 2026-09',
      '240000 KES 2025-01 to 2025-09',
    ]);
    expect(
      datesIn('Milliers USD\tT2 26\tT3 26\tCumul 26\tBudget cumul\nFacturation\t61\t64\t180\t175').slice(2),
    ).toEqual(['180000 USD 2026-01 to 2026-09', '175000 USD 2026-01 to 2026-09']);
  });

  it('say how many they are', () => {
    expect(
      datesIn(
        'Third quarter 2026, calls (Q2: 8,100)\nAgainst budget, JD\n\tQ3 actual\tQ3 budget\tDifference\t9M actual\tSales\nRevenue\t5,400\t5,200\t200\t15,900',
      ),
    ).toEqual(['5400 JOD 2026-Q3', '5200 JOD 2026-Q3', '15900 JOD 2026-01 to 2026-09']);
  });

  it('and days without a year are of the year the paper was written in', () => {
    expect(datesIn('\t30 June\t31 July\t31 August\nCash, JD 000\t41\t38\t43')).toEqual([
      '41000 JOD 2026-06',
      '38000 JOD 2026-07',
      '43000 JOD 2026-08',
    ]);
  });
});

test('years of a company are whole, whatever part of one a line above them asks for', () => {
  expect(
    rowsWritten(
      'Sales of two years, and the last quarter?\nKES thousand\tFY2026\tFY2025\nSales\t8,420\t6,310\nCost of sales\t5,310\t4,105\nGross profit\t3,110\t2,205',
    )[0],
  ).toBe('revenue 8420000 KES 2026, 6310000 KES 2025');
});

describe('columns told twice', () => {
  it('takes the group before the company, be a comparative named in two lines', () => {
    const text =
      "Income statement for the year ended 30 June 2026\nGroup\n\t\tGroup\t2025\tCompany\tCompany\n\t\t2026\trestated\t2026\t2025\n\tNote\tK'000\tK'000\tK'000\tK'000\nRevenue\t3\t81,400\t77,900\t52,300\t49,800\nCost of sales\t4\t(60,100)\t(58,700)\t(40,200)\t(39,000)";
    expect(accountRowsOf(`Lusaka, Zambia\n${text}`)[0]).toBe('revenue: 81400000 ZMW 2026, 77900000 ZMW 2025');
  });
  it('reads what is told again in another currency in that, of the time before it', () => {
    const text =
      '2025\tKSh 000\tUS$\nRevenue\t412,000\t3,190,000\nCost of sales\t300,000\t2,322,000\nGross profit\t112,000\t868,000';
    expect(rowsIn(text)[0]).toBe('revenue: 412000000 KES 2025, 3190000 USD 2025');
    const beside =
      '\t2025/26 result, KSh\tUS$\t2026/27 budget, KSh\tUS$\nTotal income\t48,300,000\t374,000\t53,400,000\t413,000\nTotal costs\t47,100,000\t365,000\t52,200,000\t404,000';
    expect(rowsIn(beside)[0]).toBe(
      'revenue: 48300000 KES 2026, 374000 USD 2026, 53400000 KES 2027 plan, 413000 USD 2027 plan',
    );
  });
});

test('a head that says its whole year is of no months that a title above names', () => {
  const text =
    'The clay is paid in dollars, and the big order slid from June to September. The new press is\nvery loud.\nFigures, KES million\n\tYear to July 2026\tYear to July 2025\nSales\t214.7\t188.2\nCost of sales\t176.9\t142.0';
  expect(rowsWritten(text)[0]).toBe('revenue 214700000 KES 2026, 188200000 KES 2025');
});

test('quarters of a company’s own year under a title of their months', () => {
  const text =
    'Board pack: second quarter, June to August 2026\nThe financial year ends on the last day of February 2027.\nN$ 000\tQ2 actual\tQ2 budget\tQ2 last year\nRevenue\t64,700\t61,500\t58,390\nDirect costs\t13,920\t13,500\t12,880';
  expect(columnsOf(`Windhoek, Namibia\n${text}`)).toEqual([
    '64700000 2026-06 to 2026-08',
    '~61500000 2026-06 to 2026-08',
    '58390000 2025-06 to 2025-08',
  ]);
});

test('the head of the labels says what all rows are in', () => {
  const text =
    'Kampala, Uganda\nUGX million\nUGX million\tQ1 2026\tQ2 2026\nPremium written\t980.4\t1,031.2\nRevenue\t307.5\t322.1\nEBITDA\t-35.2\t-26.1\n\nCount at quarter end\tQ1 2026\tQ2 2026\nFuneral plans\t58,120\t60,340\n\nRatio, %\tQ1 2026\tQ2 2026\nClaims paid to premium\t51.2\t54.0';
  const rows = rowsIn(text, 'UGX');
  expect(rows).toContain('funeral plans: 58120 count 2026-Q1, 60340 count 2026-Q2');
  expect(rows).toContain('claims paid to premium: 51.2 percent 2026-Q1, 54 percent 2026-Q2');
});

test('quarters called by their months are those months, in the order of the company’s year or the calendar’s', () => {
  const told = (line: string) => {
    const { numbers } = analyseDocument({
      type: 'business_plan',
      pages: [
        {
          page: 1,
          text: `Kazi Tools Ltd, Pune. Letter of October 2026. Our financial year ends on 31 March.\n\n${line}\nRevenue\t41.2\t46.9\t58.0\t66.0`,
        },
      ],
    });
    return numbers.flatMap(({ kind, period }) => (kind === 'revenue' ? [period] : []));
  };
  expect(told('FY27, INR million\tApr-Jun\tJul-Sep\tOct-Dec\tJan-Mar')).toEqual([
    '2026-Q2',
    '2026-Q3',
    '2026-Q4',
    '2027-Q1',
  ]);
  expect(told('2025, INR million\tJan-Mar\tApr-Jun\tJul-Sep\tOct-Dec')).toEqual([
    '2025-Q1',
    '2025-Q2',
    '2025-Q3',
    '2025-Q4',
  ]);
});

test('a stretch of months that says no year stands over the years it is of', () => {
  expect(
    rowsIn(
      'Highlights of the third quarter of 2025, KES thousand\n\tQuarter ended 30 September\t\t\tNine months ended 30 September\n\t2025\t2024\tChange\t2025\t2024\tChange\nRevenue\t4,210\t3,900\t7.9%\t12,480\t11,300\t10.4%\nCost of sales\t(2,600)\t(2,450)\t6.1%\t(7,700)\t(7,050)\t9.2%',
    )[0],
  ).toBe(
    'revenue: 4210000 KES 2025-Q3, 3900000 KES 2024-Q3, 12480000 KES 2025-01 to 2025-09, 11300000 KES 2024-01 to 2024-09',
  );
});

test('names of tiles above a table are none of its heads', () => {
  expect(
    rowsIn(
      'At a glance\nrevenue 2025\tgross margin 2025\tnet profit 2025\nKES million\t2023\t2024\t2025\nRevenue\t410\t520\t640\nCost of sales\t280\t350\t430',
    )[0],
  ).toBe('revenue: 410000000 KES 2023, 520000000 KES 2024, 640000000 KES 2025');
});

test('what is planned and what came of it stand in a second line of heads, beside one written in two', () => {
  expect(
    columnsOf(
      'Quarterly report, all amounts in KES\n\tQ2 2025\tQ2 2025\tQ2 2024\t% var\tH1 2025\tBudget\n\tActual\tBudget\tActual\t\t\t2025\nRevenue\t3,160,299\t2,711,697\t3,370,561\t-6.2%\t6,408,177\t12,627,709\nCost of sales\t1,141,317\t1,059,247\t1,086,829\t5.0%\t2,534,329\t4,372,850',
    ),
  ).toEqual(['3160299 2025-Q2', '~2711697 2025-Q2', '3370561 2024-Q2', '6408177 2025-H1', '~12627709 2025']);
});

test('a year that is printed over the middle of its quarters has their total, and the next its own', () => {
  expect(
    columnsOf(
      'Trimestres, en millions de GHS\n\t\t\t2025\t\t\t\t2024\n\tT1\tT2\t\tT3\tT4\tTotal\tAnnée\n\t\t\t\t\t\t\tcomplète\nVentes nettes\t28\t32\t\t36\t40\t136\t110\nCoût des ventes\t14\t16\t\t18\t20\t68\t55',
    ),
  ).toEqual([
    '28000000 2025-Q1',
    '32000000 2025-Q2',
    '36000000 2025-Q3',
    '40000000 2025-Q4',
    '136000000 2025',
    '110000000 2024',
  ]);
});

test('the head of a page with its month between strokes is of no column', () => {
  expect(
    columnsOf(
      'Figures\nTana Meters Ltd | January 2026 | Private\nKES m\t2023\t2024\t2025\t2026 budget\nRevenue\t148\t201\t268\t335\nCost of sales\t89\t117\t150\t184',
    ),
  ).toEqual(['148000000 2023', '201000000 2024', '268000000 2025', '~335000000 2026']);
});

test('what figures are in may stand far above them, over a column of text beside', () => {
  const prose = Array.from(
    { length: 12 },
    (_, line) => `line ${line} of a letter that goes on about peppers`,
  ).join('\n');
  expect(
    columnsOf(
      `Half-year letter, Port of Spain, Trinidad and Tobago\n\nTT$ thousand (unaudited)\n${prose}\n\n\tH1 2026\tH1 2025\nSales\t11,800\t9,916\nCost of sales\t6,726\t5,751`,
    ),
  ).toEqual(['11800000 2026-H1', '9916000 2025-H1']);
});

it.each([
  ['Nine months to 30 September 2026', '9M 2025', '2026-01 to 2026-09', '2025-01 to 2025-09'],
  ['Third quarter 2026', 'Q3 2025', '2026-Q3', '2025-Q3'],
])('columns without a time beside the year before are of the title: %s', (title, head, own, before) => {
  expect(
    rowsOf(
      `${title}\nTZS million\tActual\tBudget\t${head}\nRevenue\t4,860\t4,700\t4,210\nGross profit\t1,652\t1,570\t1,389`,
    )[0],
  ).toBe(`revenue: 4860000000 TZS ${own}, 4700000000 TZS ${own}, 4210000000 TZS ${before}`);
});

it.each([
  ['8 months\tAugust', '2026-01 to 2026-08', '2026-08'],
  ['YTD\tAugust', '2026-01 to 2026-08', '2026-08'],
])('the first column has its head where nothing stands over the labels: %s', (heads, first, second) => {
  expect(
    rowsOf(
      `Management accounts, eight months to 31 August 2026, KES\n\t${heads}\nRevenue\t38,400,000\t5,040,000\nGross profit\t11,136,000\t1,457,000`,
    )[0],
  ).toBe(`revenue: 38400000 KES ${first}, 5040000 KES ${second}`);
});

test.each([
  [
    "N'm\tNote\t6 months to 30\t6 months to 30\tYear 2025\n\t\tJun 2026\tJun 2025\t(audited)",
    ['9842000000 2026-H1', '7215000000 2025-H1', '14986000000 2025'],
  ],
  [
    'NGN m\tNote\t6 mois au 30\t6 mois au 30\tExercice\n\t\tjuin 2026\tjuin 2025\t2025',
    ['9842000000 2026-H1', '7215000000 2025-H1', '14986000000 2025'],
  ],
  ["N'm\tNote\tYear ended 31\tYear ended 31\n\t\tDec 2025\tDec 2024", ['9842000000 2025', '7215000000 2024']],
])('a day that a head breaks after its number is whole: %s', (head, told) => {
  const rows =
    'Revenue\t3\t9,842\t7,215\t14,986\nCost of sales\t\t(7,382)\t(5,484)\t(11,360)\nGross profit\t\t2,460\t1,731\t3,626';
  expect(
    columnsOf(`Statement of profit or loss, amounts in naira\n${head}\n${rows}`).slice(0, told.length),
  ).toEqual(told);
});

test('the time over the labels is that of the column that has figures and no more', () => {
  const rows = 'Net revenue\tPHP 66.8m\tPHP 64.1m\nCash at month end\tPHP 91.2m\tPHP 96.9m';
  expect(columnsOf(`Monthly update\nOctober 2026\tFigure\tSeptember 2026\n${rows}`)).toEqual([
    '66800000 2026-10',
    '64100000 2026-09',
  ]);
});

test('of a consolidation the whole is of the time of its title, and the parts are no figures of the group', () => {
  const heads = 'Sanaga SA\tFret SARL (100 %)\tEliminations\tGroupe';
  const rows = "Chiffre d'affaires\t738.4\t121.7\t-47.2\t812.9\nRésultat net\t41.2\t5.6\t0\t46.8";
  expect(columnsOf(`Groupe Sanaga, exercice 2025, millions de FCFA\n\t${heads}\n${rows}`)).toEqual([
    '812900000 2025',
  ]);
});

const booksOf = (text: string): string[] =>
  analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] }).numbers.map(
    ({ account, kind, value, currency, period, isForecast }) =>
      `${account ?? kind} ${value} ${currency ?? '-'} ${period}${isForecast ? ' plan' : ''}`,
  );

test.each([
  [
    'a unit over the numbers of notes is that of all columns',
    'SALT WORKS S.A.\nIncome\n\t\tYear ended\tYear ended\n\tNote\t30 September\t30 September\n\tUS$000\t2025\t2024\nSales\t7\t8,214\t7,405\nCost of sales\t8\t5,110\t4,690\nGross profit\t\t3,104\t2,715',
    ['revenue 8214000 USD 2025', 'costOfSales 4690000 USD 2024'],
  ],
  [
    'parts of a year beside the same part of the year before',
    "PHARMA SA, Douala\nTableau de bord du 20 octobre 2026\n(en MFCFA)\tT3 réalisé\tT3 budget\tT3 2025\nChiffre d'affaires\t640,2\t610,0\t580,4\nMarge brute\t161,0\t\t140,2",
    ['revenue 640200000 XAF 2026-Q3', 'revenue 610000000 XAF 2026-Q3 plan', 'revenue 580400000 XAF 2025-Q3'],
  ],
  [
    'a part of a year before the next one of the same year is of that year',
    'BAKERY LTD, Nairobi\nKES million\tQ1\tQ2 2025\nRevenue\t61.2\t64.0\nGross profit\t20.1\t21.7',
    ['revenue 61200000 KES 2025-Q1', 'revenue 64000000 KES 2025-Q2'],
  ],
  [
    'what came to be and what was planned, with the currency behind',
    'Tannery Ltd, Kano\nManagement accounts, five months to 31 May 2026\n\tActual NGN\tBudget NGN\nSales\t214,300,000\t201,000,000\nGross profit\t64,100,000\t',
    ['revenue 214300000 NGN 2026-01 to 2026-05', 'revenue 201000000 NGN 2026-01 to 2026-05 plan'],
  ],
  [
    'so many months in a second line of the head',
    "Huilerie SA, Abidjan\nRapport, situation au 30 septembre 2026\nEn MFCFA\tBudget\tRéalisé\tÉcart\n\t9 mois\t9 mois\t%\nChiffre d'affaires\t8 200,0\t8 610,0\t+5,0\nCoût des ventes\t\t6 020,0\t",
    ['revenue 8610000000 XOF 2026-01 to 2026-09', 'costOfSales 6020000000 XOF 2026-01 to 2026-09'],
  ],
  [
    'months that end in the middle of one',
    "Hydro Ltd, Pokhara\nNPR '000\tSix months to mid-January 2026\tSix months to mid-January 2025\nRevenue\t412,300\t377,100\nGross profit\t150,200\t139,900",
    ['revenue 412300000 NPR 2025-07 to 2026-01', 'revenue 377100000 NPR 2024-07 to 2025-01'],
  ],
  [
    'debt that is taken off the worth of a business is owed',
    'Valuation, 30 January 2026\nUSD million\nEnterprise value\t15,600\nLess bank debt at 31 December 2025\t(2,850)\nEquity value\t12,750',
    ['borrowings 2850000000 USD 2025-12'],
  ],
])('%s', (_, text, numbers) => {
  expect(booksOf(text)).toEqual(expect.arrayContaining(numbers));
});

test('a line of months that a row counts is no head', () => {
  const numbers = booksOf(
    'Oct 2026\nUSD thousand\t2025\t2024\nRevenue\t310\t280\nRunway\t9 months\t12 months\nCash\t90\t120',
  );
  expect(numbers).toContain('cash 90000 USD 2025');
});

test('a currency in one line of a head and its scale in the next are one unit', () => {
  expect(
    accountRowsOf(
      "Rawat Cold Store (Private) Limited, Pakistan\nStatement of financial position\n\tNote\t30-06-2025 Rs\t30-06-2024 Rs\n\t\t'000\t'000\nTrade debts\t10\t61,400\t52,700\nTotal assets\t\t479,600\t502,500",
    ),
  ).toContain('totalAssets: 479600000 PKR 2025-06, 502500000 PKR 2024-06');
});

test('names of tiles over a table head none of its columns, whatever the second of them measures', () => {
  expect(
    rowsOf(
      'KES 21.2 million\t15%\t12%\nTurnover, FY2025\tGrowth over FY2024\tEBITDA margin, FY2025\n\nKES million\t\tFY2024\tFY2025\nTurnover\t\t18.4\t21.2\nCost of sales\t\t13.9\t15.8\nGross profit\t\t4.5\t5.4',
    )[0],
  ).toBe('revenue: 18400000 KES 2024, 21200000 KES 2025');
});

test.each([
  [
    'Income for the nine months to 30 September, KES thousand\n\t2025\t2024',
    '2025-01 to 2025-09',
    '2024-01 to 2024-09',
  ],
  ['Income, KES thousand\nSix months to 31 December\t2025\t2024', '2025-H2', '2024-H2'],
  ['Income for the year ended 30 September, KES thousand\n\t2025\t2024', '2025', '2024'],
])('years under a part of a year are that part of each: %s', (heads, now, before) => {
  expect(rowsOf(`${heads}\nRevenue\t900\t800\nCost of sales\t500\t450\nGross profit\t400\t350`)[0]).toBe(
    `revenue: 900000 KES ${now}, 800000 KES ${before}`,
  );
});
