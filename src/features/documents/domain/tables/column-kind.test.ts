import { expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { readTables } from './table-reader.ts';

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

/** Every value of a row that names an account, with its time. */
const valuesOf = (text: string): string[] => {
  const pages = [foldPage({ page: 1, text })];
  return readTables(pages, homeCurrency(pages), false).flatMap(({ rows }) =>
    rows.flatMap(({ account, values }) =>
      account === null
        ? []
        : values.map(({ value, date, isForecast }) => `${account} ${isForecast ? '~' : ''}${value} ${date}`),
    ),
  );
};

test('heads in lines of their own beside the numbers, over years down the side', () => {
  expect(
    valuesOf(
      'Montants en millions de FCFA\n\n\tChiffre\t\tCrois-\tMarge\t\tRésultat\t\tTrésorerie\nExercice\t\t\t\t\tEBE\n\td’affaires\t\tsance\tbrute\t\tnet\t\tau 31/12\n2025 réel\t\t3.420\tn.d.\t1.170\t486\t\t262\t\t410\n2026 estimé\t\t3.915\t14,5 %\t1.362\t620\t\t348\t\t601\n2027 prévu\t\t4.580\t17,0 %\t1.612\t797\t\t462\t\t855',
    ).slice(5, 10),
  ).toEqual([
    'revenue ~3915000000 2026',
    'grossProfit ~1362000000 2026',
    'ebitda ~620000000 2026',
    'netProfit ~348000000 2026',
    'cash ~601000000 2026',
  ]);
});

test('what is planned stands in a column of its own beside years and months down the side, and a difference in none', () => {
  expect(
    valuesOf(
      'KES million\nYear\tRevenue\t\tEBITDA\t\n\tActual\tBudget\tActual\tBudget\n2024\t1,200\t1,150\t100\t110\n2025\t1,400\t1,350\t130\t125\n2026\t\t1,600\t\t160',
    ),
  ).toEqual([
    'revenue 1200000000 2024',
    'revenue ~1150000000 2024',
    'ebitda 100000000 2024',
    'ebitda ~110000000 2024',
    'revenue 1400000000 2025',
    'revenue ~1350000000 2025',
    'ebitda 130000000 2025',
    'ebitda ~125000000 2025',
    'revenue ~1600000000 2026',
    'ebitda ~160000000 2026',
  ]);
  expect(
    valuesOf(
      'Monthly trading 2026 (ZMW 000)\nMonth\tSales actual\tSales budget\tVariance\tGross profit\nJan\t410\t400\t10\t160\nFeb\t420\t405\t15\t165',
    ).slice(0, 3),
  ).toEqual(['revenue 410000 2026-01', 'revenue ~400000 2026-01', 'grossProfit 160000 2026-01']);
});

test('a title between two tables is of the second, and not of a third with a title of its own', () => {
  const years = (title: string): string =>
    `${title}\n\t2024\t2025\t2026\nTurnover\t91.8\t104.3\t118.0\nGross profit\t21.9\t25.5\t29.2`;
  expect(
    valuesOf(
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
