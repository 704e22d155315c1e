import { expect, test } from 'vitest';
import { accountValuesOf, rowsWritten } from '#test/table-rows.ts';
import { foldPage } from '../text/folded-page.ts';
import { readTables } from './table-reader.ts';

const rowsOfTurned = (text: string): string[] =>
  readTables([foldPage({ page: 1, text })], 'ZMW', true).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label} ${values.map(({ value, date }) => `${value} ${date}`).join(', ')}`,
    ),
  );

test('columns named by a trade are told by what they add up to, as rows are', () => {
  expect(
    rowsOfTurned(
      'ZMW thousand\nYear\tTurnover\tJars and lids\tGross profit\tAll the rest\tEBITDA\n2023\t1,544\t1,013\t531\t400\t131\n2024\t1,980\t1,309\t671\t467\t204',
    ),
  ).toEqual([
    'revenue 1544000 2023',
    'costOfSales 1013000 2023',
    'grossProfit 531000 2023',
    'operatingExpenses 400000 2023',
    'ebitda 131000 2023',
    'revenue 1980000 2024',
    'costOfSales 1309000 2024',
    'grossProfit 671000 2024',
    'operatingExpenses 467000 2024',
    'ebitda 204000 2024',
  ]);
});

test('two tables below each other, or one below rows with accounts, are each read', () => {
  const [first, second] = [
    'Year\tTurnover\tGross profit\n2023\t902\t331\n2024\t977\t402',
    'Year\tCash\tStaff\n2023\t80\t14\n2024\t92\t17',
  ];
  const expected = ['cash 80 2023', 'headcount 14 2023', 'cash 92 2024', 'headcount 17 2024'];
  expect(rowsOfTurned(`${first}\n${second}`)).toEqual([
    'revenue 902 2023',
    'grossProfit 331 2023',
    'revenue 977 2024',
    'grossProfit 402 2024',
    ...expected,
  ]);
  expect(rowsOfTurned(`\t2023\t2024\nTurnover\t902\t977\n${second}`)).toEqual([
    'revenue 902 2023, 977 2024',
    ...expected,
  ]);
});

test('heads may be of two lines, or lie in one cell over two columns', () => {
  expect(
    rowsOfTurned(
      "Exercice\tChiffre\tCoût des\tRésultat\n\td'affaires\tventes\tnet\n2023\t612\t402\t31\n2024\t655\t431\t28",
    ),
  ).toEqual([
    'revenue 612 2023',
    'costOfSales 402 2023',
    'netProfit 31 2023',
    'revenue 655 2024',
    'costOfSales 431 2024',
    'netProfit 28 2024',
  ]);
  expect(
    rowsOfTurned(
      'Year\tTurnover\tBefore tax\tTaxation After tax\n2023\t902\t60\t18\t42\n2024\t977\t71\t21\t50',
    ),
  ).toEqual([
    'revenue 902 2023',
    'profitBeforeTax 60 2023',
    'incomeTax 18 2023',
    'netProfit 42 2023',
    'revenue 977 2024',
    'profitBeforeTax 71 2024',
    'incomeTax 21 2024',
    'netProfit 50 2024',
  ]);
});

test('quarters take the year that stands alone above them, or before the first of them', () => {
  const expected = ['revenue 430 2023-Q4', 'cash 31 2023-Q4', 'revenue 440 2024-Q1', 'cash 35 2024-Q1'];
  expect(rowsOfTurned('Quarter\tSales\tCash\n2023\nQ4\t430\t31\n2024\nQ1\t440\t35')).toEqual(expected);
  expect(rowsOfTurned('Year\tQuarter\tSales\tCash\n2023\tQ4\t430\t31\n2024\tQ1\t440\t35')).toEqual(expected);
  expect(
    rowsOfTurned('Year\tQuarter\tSales\tCash\n2023\tQ3\t420\t30\n\tQ4\t430\t31\n2024\tQ1\t440\t35').slice(2),
  ).toEqual(expected);
});

test('words of a head that stand over the column before it are its own', () => {
  expect(
    rowsOfTurned(
      'Year\tTurnover\tGross profit Administrative\tFinance\n\t\t\texpenses\n2023\t902\t331\t200\n2024\t977\t402\t210',
    ).slice(0, 2),
  ).toEqual(['revenue 902 2023', 'gross profit administrative 331 2023']);
  expect(
    rowsOfTurned(
      'Year\tTurnover\tGross profit Administrative\t\n\t\t\texpenses\n2023\t902\t331\t200\n2024\t977\t402\t210',
    ).slice(0, 3),
  ).toEqual(['revenue 902 2023', 'grossProfit 331 2023', 'operatingExpenses 200 2023']);
});

test('a head of two names may stand over the second of its columns', () => {
  expect(
    rowsOfTurned(
      'Year\tTurnover\tCost of sales\t\tGross profit Administrative\n\t\t\t\texpenses\n2023\t902\t571\t331\t200\n2024\t977\t575\t402\t210',
    ).slice(0, 4),
  ).toEqual([
    'revenue 902 2023',
    'costOfSales 571 2023',
    'grossProfit 331 2023',
    'operatingExpenses 200 2023',
  ]);
});

test('one time makes a table on its side under a head of periods', () => {
  expect(rowsOfTurned('Period\tTurnover\tStaff\n2024\t977\t17')).toEqual([
    'revenue 977 2024',
    'headcount 17 2024',
  ]);
});

test('nothing may stand in the first column of a sheet', () => {
  expect(
    rowsWritten(
      'Pupils\n\tSums in KES thousands\n\n\tMonth\tFee income\tStaff\n\tJul-26\t812\t14\n\tAug-26\t790\t15',
    ),
  ).toEqual([
    'revenue 812000 KES 2026-07',
    'headcount 14  2026-07',
    'revenue 790000 KES 2026-08',
    'headcount 15  2026-08',
  ]);
});

test('noughts behind a currency over the periods are its thousands', () => {
  expect(rowsWritten('GH₵ 000\tTurnover\tGross profit\n2024\t611\t202\n2025\t740\t260')).toEqual([
    'revenue 611000 GHS 2024',
    'grossProfit 202000 GHS 2024',
    'revenue 740000 GHS 2025',
    'grossProfit 260000 GHS 2025',
  ]);
});

test('rows of twelve months, of months so far and of the same months of another year', () => {
  const quarters =
    'USD thousand\nQuarter\tSales\tEBITDA\nQ4 2025\t70\t7\nQ1 2026\t80\t8\nQ2 2026\t81\t9\nQ3 2026\t90\t11';
  expect(rowsWritten(`${quarters}\nLTM\t321\t35`).slice(-2)).toEqual([
    'revenue 321000 USD 2025-10 to 2026-09',
    'ebitda 35000 USD 2025-10 to 2026-09',
  ]);
  const months = 'USD thousand\nMonth\tSales\tEBITDA\nJan 2026\t70\t7\nFeb\t80\t8\nMar\t81\t9';
  expect(rowsWritten(`${months}\n3 months\t231\t24\nSame 3 months 2025\t180\t12`).slice(-4)).toEqual([
    'revenue 231000 USD 2026-Q1',
    'ebitda 24000 USD 2026-Q1',
    'revenue 180000 USD 2025-Q1',
    'ebitda 12000 USD 2025-Q1',
  ]);
});

test('what a head or a title says of twelve months is of the rows that say the last of them', () => {
  const expected = [
    'revenue 410000 USD 2025',
    'ebitda 41000 USD 2025',
    'revenue 530000 USD 2025-10 to 2026-09',
    'ebitda 62000 USD 2025-10 to 2026-09',
  ];
  const rows = 'Sales\tEBITDA\nDec 2025\t410\t41\nSept 2026\t530\t62';
  expect(rowsWritten(`USD thousand\nTwelve months to\t${rows}`)).toEqual(expected);
  expect(rowsWritten(`Last twelve months, USD thousand\nMonth\t${rows}`)).toEqual(expected);
});

test('heads in lines of their own beside the numbers, over years down the side', () => {
  expect(
    accountValuesOf(
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
    accountValuesOf(
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
    accountValuesOf(
      'Monthly trading 2026 (ZMW 000)\nMonth\tSales actual\tSales budget\tVariance\tGross profit\nJan\t410\t400\t10\t160\nFeb\t420\t405\t15\t165',
    ).slice(0, 3),
  ).toEqual(['revenue 410000 2026-01', 'revenue ~400000 2026-01', 'grossProfit 160000 2026-01']);
});

test('what customers were billed is money, and none of them', () => {
  expect(
    rowsOfTurned(
      'ZMW thousand, 2026\tBilled to households\tRefunds\tNet revenue\nJan\t8940\t-410\t8530\nFeb\t9190\t-400\t8790',
    ),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/^customers /)]));
});
