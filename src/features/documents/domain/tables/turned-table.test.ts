import { expect, test } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { readTables } from './table-reader.ts';

const rowsOf = (text: string): string[] =>
  readTables([foldPage({ page: 1, text })], 'ZMW', true).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label} ${values.map(({ value, date }) => `${value} ${date}`).join(', ')}`,
    ),
  );

test('columns named by a trade are told by what they add up to, as rows are', () => {
  expect(
    rowsOf(
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
  expect(rowsOf(`${first}\n${second}`)).toEqual([
    'revenue 902 2023',
    'grossProfit 331 2023',
    'revenue 977 2024',
    'grossProfit 402 2024',
    ...expected,
  ]);
  expect(rowsOf(`\t2023\t2024\nTurnover\t902\t977\n${second}`)).toEqual([
    'revenue 902 2023, 977 2024',
    ...expected,
  ]);
});

test('heads may be of two lines, or lie in one cell over two columns', () => {
  expect(
    rowsOf(
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
    rowsOf('Year\tTurnover\tBefore tax\tTaxation After tax\n2023\t902\t60\t18\t42\n2024\t977\t71\t21\t50'),
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
  expect(rowsOf('Quarter\tSales\tCash\n2023\nQ4\t430\t31\n2024\nQ1\t440\t35')).toEqual(expected);
  expect(rowsOf('Year\tQuarter\tSales\tCash\n2023\tQ4\t430\t31\n2024\tQ1\t440\t35')).toEqual(expected);
  expect(
    rowsOf('Year\tQuarter\tSales\tCash\n2023\tQ3\t420\t30\n\tQ4\t430\t31\n2024\tQ1\t440\t35').slice(2),
  ).toEqual(expected);
});

test('words of a head that stand over the column before it are its own', () => {
  expect(
    rowsOf(
      'Year\tTurnover\tGross profit Administrative\tFinance\n\t\t\texpenses\n2023\t902\t331\t200\n2024\t977\t402\t210',
    ).slice(0, 2),
  ).toEqual(['revenue 902 2023', 'gross profit administrative 331 2023']);
  expect(
    rowsOf(
      'Year\tTurnover\tGross profit Administrative\t\n\t\t\texpenses\n2023\t902\t331\t200\n2024\t977\t402\t210',
    ).slice(0, 3),
  ).toEqual(['revenue 902 2023', 'grossProfit 331 2023', 'operatingExpenses 200 2023']);
});

test('a head of two names may stand over the second of its columns', () => {
  expect(
    rowsOf(
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
  expect(rowsOf('Period\tTurnover\tStaff\n2024\t977\t17')).toEqual(['revenue 977 2024', 'headcount 17 2024']);
});

const readIn = (text: string, written = { year: 2026, month: 10 }): string[] =>
  readTables([foldPage({ page: 1, text })], null, false, { written, named: null }).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label} ${values.map(({ value, currency, date }) => `${value} ${currency ?? ''} ${date}`).join(', ')}`,
    ),
  );

test('nothing may stand in the first column of a sheet', () => {
  expect(
    readIn(
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
  expect(readIn('GH₵ 000\tTurnover\tGross profit\n2024\t611\t202\n2025\t740\t260')).toEqual([
    'revenue 611000 GHS 2024',
    'grossProfit 202000 GHS 2024',
    'revenue 740000 GHS 2025',
    'grossProfit 260000 GHS 2025',
  ]);
});

test('rows of twelve months, of months so far and of the same months of another year', () => {
  const quarters =
    'USD thousand\nQuarter\tSales\tEBITDA\nQ4 2025\t70\t7\nQ1 2026\t80\t8\nQ2 2026\t81\t9\nQ3 2026\t90\t11';
  expect(readIn(`${quarters}\nLTM\t321\t35`).slice(-2)).toEqual([
    'revenue 321000 USD 2025-10 to 2026-09',
    'ebitda 35000 USD 2025-10 to 2026-09',
  ]);
  const months = 'USD thousand\nMonth\tSales\tEBITDA\nJan 2026\t70\t7\nFeb\t80\t8\nMar\t81\t9';
  expect(readIn(`${months}\n3 months\t231\t24\nSame 3 months 2025\t180\t12`).slice(-4)).toEqual([
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
  expect(readIn(`USD thousand\nTwelve months to\t${rows}`)).toEqual(expected);
  expect(readIn(`Last twelve months, USD thousand\nMonth\t${rows}`)).toEqual(expected);
});

test('what stands beside a row says what it counts, and a title of another table is not of the rows above it', () => {
  expect(
    readIn(
      "KES'000 unless a row says other\n\tUnit\t2024\t2025\nTyres sold\tno.\t410\t520\nTurnover\tKES'000\t9,100\t11,300\nSales\ttonnes\t31\t36\nGross margin\t%\t31\t33\nHeads on payroll\tno.\t21\t24",
    ),
  ).toEqual([
    'tyres sold 410  2024, 520  2025',
    'revenue 9100000 KES 2024, 11300000 KES 2025',
    'sales 31  2024, 36  2025',
    'gross margin 31  2024, 33  2025',
    'headcount 21  2024, 24  2025',
  ]);
  expect(
    readIn(
      '\t2024\t2025\nLoads carried\t2,140\t3,865\nAverage price (MAD)\t69\t71\nMoney (kMAD)\n\t2024\t2025\nSales\t14,766\t27,635',
    ),
  ).toEqual([
    'loads carried 2140  2024, 3865  2025',
    'average price (mad) 69 MAD 2024, 71 MAD 2025',
    'revenue 14766000 MAD 2024, 27635000 MAD 2025',
  ]);
});

test('each row may say in a column what it is in', () => {
  expect(
    readIn(
      "Snapshot 30 Sep 2026\tValue\tUnit\nCash\t4.15\tR m\nOverheads\t310\tR'000 a month\nDrivers\t97\tpeople\nLargest buyer\t8.3\tper cent of sales in 2025\nParcels per driver\t8.4",
    ),
  ).toEqual([
    'cash 4150000 ZAR 2026-09',
    'operatingExpenses 310000 ZAR 2026-09',
    'drivers 97  2026-09',
    'largest buyer 8.3  2025',
    'parcels per driver 8.4  2026-09',
  ]);
  expect(
    readIn(
      'We confirm the following as at close of business on 30 June 2026.\nAccount\tNumber\tCurrency\tLimit\tBalance\tRate\nCurrent\t4471\tKES\t-\t1,642,310.55 Cr\t-\nTerm loan\t7723\tKES\t9,500,000\t5,827,000.00 Dr\t12.25%',
    ),
  ).toEqual([
    'current 1642310.55 KES 2026-06',
    'term loan 9500000 KES 2026-06, 5827000 KES 2026-06, 12.25  2026-06',
  ]);
});

test('heads without a time below a title begin a table of their own', () => {
  expect(
    readIn(
      '\t2024\t2025\t2026\nStaff\t14\t15\t18\nBuyers\t9\t11\t12\nSpending of the grant, in euros\nLine\tBudget\tSpent\tLeft\nDrums\t168,000\t161,300\t6,700\nTraining\t64,000\t33,700\t30,300',
    ).slice(2),
  ).toEqual([
    'drums 168000 EUR null, 161300 EUR null, 6700 EUR null',
    'training 64000 EUR null, 33700 EUR null, 30300 EUR null',
  ]);
});

test('a table whose rows say what they are in is in nothing that stood above it', () => {
  expect(
    readIn(
      'Use of funds\tM FCFA\nVans\t210\nStock\t90\nTarget\t2026\t2027\nRevenue (M FCFA)\t1 010\t1 390\nPoints of sale\t35\t48',
    ).slice(-2),
  ).toEqual(['revenue 1010000000 XOF 2026, 1390000000 XOF 2027', 'points of sale 35  2026, 48  2027']);
});

test('what is sought stands under no year', () => {
  expect(readIn('KES million\t2024\t2025\nSales\t31\t40\nEBITDA\t3\t5\nCapital sought\t70').at(-1)).toBe(
    'capital sought 70000000 KES null',
  );
});

test("a column by place is of the part of the company's own year that its head says", () => {
  expect(
    readIn(
      'FY26 (to 31 March 2026) ended well.\nCity\tH1 income\tTariff\n\tRs. lakh\tRs.\nKota\t2,322\t12,400\nIndore\t1,246\t13,600',
    ).map((row) => row.split(',')[0]),
  ).toEqual(['kota 232200000 INR 2026-04 to 2026-09', 'indore 124600000 INR 2026-04 to 2026-09']);
});

test('a remark that is a number and a day is what the row counts then', () => {
  expect(
    readIn(
      'Plan\n\t2025\t2026 E\tRemark\nHouseholds connected\t8,940\t13,600\t13,010 at 30 September\nStaff\t84\t109\tfour left in May',
    ),
  ).toEqual(['customers 8940  2025, 13600  2026, 13010  2026-09', 'headcount 84  2025, 109  2026']);
});

test('a column of labels headed as measures says no units, and an amount with its mark is money beside any', () => {
  const rows = '30 June 2026\nTurnover\t₹6.1 crore\t30 June 2026';
  expect(readIn(`Measure\tValue\tWhen\nCash\t₹1.2 crore\t${rows}`).join()).not.toContain('cash 12000000  ');
  expect(readIn('Fact\tValue\tUnit\nCash\t₹1.2 crore\t\nDrivers\t41\tpeople')).toEqual([
    'cash 12000000 INR null',
    'drivers 41  null',
  ]);
});
