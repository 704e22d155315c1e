import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { rowsOf, rowsWritten } from '#test/table-rows.ts';

test('each row may say in a column what it is in', () => {
  expect(
    rowsWritten(
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
    rowsWritten(
      'We confirm the following as at close of business on 30 June 2026.\nAccount\tNumber\tCurrency\tLimit\tBalance\tRate\nCurrent\t4471\tKES\t-\t1,642,310.55 Cr\t-\nTerm loan\t7723\tKES\t9,500,000\t5,827,000.00 Dr\t12.25%',
    ),
  ).toEqual([
    'current 1642310.55 KES 2026-06',
    'term loan 9500000 KES 2026-06, 5827000 KES 2026-06, 12.25  2026-06',
  ]);
});

test("a column by place is of the part of the company's own year that its head says", () => {
  expect(
    rowsWritten(
      'FY26 (to 31 March 2026) ended well.\nCity\tH1 income\tTariff\n\tRs. lakh\tRs.\nKota\t2,322\t12,400\nIndore\t1,246\t13,600',
    ).map((row) => row.split(',')[0]),
  ).toEqual(['kota 232200000 INR 2026-04 to 2026-09', 'indore 124600000 INR 2026-04 to 2026-09']);
});

test('a column of labels headed as measures says no units, and an amount with its mark is money beside any', () => {
  const rows = '30 June 2026\nTurnover\t₹6.1 crore\t30 June 2026';
  expect(rowsWritten(`Measure\tValue\tWhen\nCash\t₹1.2 crore\t${rows}`).join()).not.toContain(
    'cash 12000000  ',
  );
  expect(rowsWritten('Fact\tValue\tUnit\nCash\t₹1.2 crore\t\nDrivers\t41\tpeople')).toEqual([
    'cash 12000000 INR null',
    'drivers 41  null',
  ]);
});

test('the end of a month dates a row, and the end of a loan does not', () => {
  const rows = rowsWritten(
    'Assumptions\tValue\tUnit\nShops on contract, end of May 2026\t217\tshops\nOn the payroll, end of May 2026\t24\tpeople\nLoan, ends May 2029\t4.1\tKES m',
  ).join('; ');
  expect(rows).toContain('217  2026-05');
  expect(rows).toContain('headcount 24  2026-05');
  expect(rows).not.toContain('KES 2029');
});

test('a currency printed a little beside its head is that of its row', () => {
  expect(
    rowsWritten(
      'We confirm the following as at close of business on 30 June 2026.\nAccount\tCurrency\t\tBalance\nCurrent account 0108\t\tETB\t8,214,906.17\nRetention account\t\tUSD\t12,650.00',
    ),
  ).toEqual(['current account 0108 8214906.17 ETB 2026-06', 'retention account 12650 USD 2026-06']);
});

test('what the accounts of a bank hold is of the day that its letter states', () => {
  expect(
    rowsWritten(
      'Kisumu, 9 July 2026\nWe confirm the following at the close of business on 30 June 2026.\nAccount\tNumber\tBalance (KES)\nCurrent\t0110 442 871\t41,200\nDeposit\t0119 000 553\t90,000',
    ).map((row) => row.split(', ').at(-1)),
  ).toEqual(['current 41200 KES 2026-06', 'deposit 90000 KES 2026-06']);
});

test('under a currency each thing has its price, whatever it is sold by', () => {
  expect(
    rowsWritten(
      'Tariff\nService\tUnit\tKES\nStorage\tcrate per week\t165\nSorting\tcrate\t8\nDrivers\tpeople\t12',
    ),
  ).toEqual(['storage 165 KES null', 'sorting 8 KES null', 'drivers 12  null']);
});

test('a line that says what each column is in begins another table', () => {
  const rows = rowsOf(
    'Loans at 30 June 2025 (KES m)\tLimit\tDrawn\tRate\tLast instalment\nTana Bank, van\t40\t26\t15%\t2028\nTana Bank, overdraft\t10\t4\t17%\ton demand\n\nThe round\tUSD\tKES m\tShare\nOrdinary shares\t250000\t32.5\t62.5%\nFive-year loan\t150000\t19.5\t37.5%\n\nPrice per share\tUSD 4.00\nShares to be issued\t62500',
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      'tana bank, van: 40000000 KES 2025-06, 26000000 KES 2025-06',
      'ordinary shares: 250000 USD null, 32500000 KES null, 62.5 percent null',
      'price per share: 4 USD null',
      'shares to be issued: 62500 count null',
    ]),
  );
});

test('a market is sized in a table whose one column is money, a year or not', () => {
  expect(
    analyseDocument({
      type: 'pitch_deck',
      pages: [
        {
          page: 1,
          text: 'Cold rooms, Nairobi, April 2026\n\nMarket\nLayer\tWhat it is\tUSD a year\nTAM\tCold storage for fish, all lakes\t48m\nSAM\tLanding sites with road access\t19m',
        },
      ],
    }).numbers.map(({ kind, value, currency }) => `${kind} ${value} ${currency}`),
  ).toEqual(['market 48000000 USD', 'market 19000000 USD']);
});

test.each([
  'Sales of 2025 by client\nClient\tUGX million\tShare of sales',
  'Customers 2025\nCustomer\tUGX million\t% of revenue',
  'Sales by buyer, 2025\tUGX million\tShare',
])('what is listed by who bought it, and its share, are of the year of its title: %s', (head) => {
  const text = `Deck, October 2026\nWho pays us\n${head}\nNile Millers Ltd\t2,262\t58%\nAlbert Feeds Ltd\t468\t12%\nOthers\t1,170\t30%\nTotal\t3,900\t100%`;
  const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  for (const value of [2.262e9, 58]) expect(numbers.find((one) => one.value === value)?.period).toBe('2025');
});
