import { describe, expect, it, test } from 'vitest';
import { pagesOf, rowsOf, tablesOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

test('rows above a gross profit are named by its sum, and things are not money', () => {
  expect(
    rowsOf(
      "USD'000\t2023\t2024\nRides and parcels\t4,100\t5,250\nPaid to riders\t(2,600)\t(3,150)\nGross profit\t1,500\t2,100\nDepots open\t3\t5",
    ),
  ).toEqual([
    'revenue: 4100000 USD 2023, 5250000 USD 2024',
    'costOfSales: -2600000 USD 2023, -3150000 USD 2024',
    'grossProfit: 1500000 USD 2023, 2100000 USD 2024',
    'depots open: 3 count 2023, 5 count 2024',
  ]);
  expect(
    rowsOf(
      "USD'000\t2023\t2024\nRides\t4,100\t5,250\nPaid to riders\t(2,600)\t(3,150)\nGross profit\t1,500\t2,000",
    ),
  ).not.toContain('revenue: 4100000 USD 2023, 5250000 USD 2024');
});

test('a price over a margin is no income', () => {
  expect(
    rowsOf(
      'TND\t2024\t2025\nPrix moyen par abonnement\t180\t185\nCapteurs\t2\t2\nMarge brute (%)\t57\t59',
    ).join(),
  ).not.toContain('revenue');
});

test.each([
  [
    'whatever a business calls its income, its cost and what is left',
    "UGX'000\t2023\t2024\nStall hire\t8,140\t9,312\nGuards and sweepers\t(5,020)\t(5,777)\nYard margin\t3,120\t3,535\nOffice\t(1,900)\t(2,010)\nOperating result\t1,220\t1,525",
    ['revenue', 'costOfSales', 'grossProfit', 'operatingExpenses', 'operatingProfit'],
  ],
  [
    'a net income that is what is left of a gross one',
    'EGP million\t2024\t2025\nFares taken\t196.2\t304.5\nPassed on to drivers\t(170.1)\t(264.9)\nNet fares\t26.1\t39.6\nPay\t(12.0)\t(15.5)\nLoss for the year\t14.1\t24.1',
    ['revenue', 'costOfSales', 'grossProfit', 'pay', 'netProfit'],
  ],
  [
    'lines of income are parts of their total',
    'Milliers de FCFA\t2024\t2023\nVentes de lait\t4 120\t3 910\nVentes de yaourt\t1 230\t1 115\nEnsemble\t5 350\t5 025\nCollecte\t(3 010)\t(2 890)\nMarge brute\t2 340\t2 135',
    ['ventes de lait', 'ventes de yaourt', 'revenue', 'costOfSales', 'grossProfit'],
  ],
  [
    'not where the first row is what is owed',
    'Milliers de DT\tMontant\nDette brute\t2 480\nCaisse et banque\t930\nDette nette\t1 550',
    ['dette brute', 'cash', 'dette nette'],
  ],
  [
    'not where the first row is money raised, or the last is no profit',
    "KES'000\t2023\t2024\nGrants\t8,140\t9,312\nWells dug\t(5,020)\t(5,777)\nNet of that\t3,120\t3,535\nTotal assets\t9,000\t9,100",
    ['grants', 'wells dug', 'net of that', 'totalAssets'],
  ],
])('%s', (_, text, accounts) => {
  expect(tablesOf(text).flatMap(({ rows }) => rows.map(({ account, label }) => account ?? label))).toEqual(
    accounts,
  );
});

test('the first row over a profit is the income where it says what came in', () => {
  expect(
    rowsOf('KShs thousands\n\t2023\t2024\nBerth fees\t7,140\t9,070\nOperating loss\t(2,210)\t(1,560)')[0],
  ).toBe('revenue: 7140000 KES 2023, 9070000 KES 2024');
  expect(
    rowsOf('KShs thousands\n\t2023\t2024\nGrants\t7,140\t9,070\nOperating loss\t(2,210)\t(1,560)')[0],
  ).toMatch(/^grants/);
});

test('no part of a total is told as the whole', () => {
  const { numbers } = analyseDocument({
    type: 'financial_statements',
    pages: pagesOf(
      'Amounts in KES\n\t2024\t2023\nSales of eggs\t4,120\t3,910\nSales of feed\t1,230\t1,115\nTogether\t5,350\t5,025\nFeed bought\t(3,010)\t(2,890)\nGross profit\t2,340\t2,135',
    ),
  });
  expect(numbers.filter(({ kind }) => kind === 'revenue').map(({ value }) => value)).toEqual([5350, 5025]);
});

describe('income that is what a company keeps of what passes through it', () => {
  it('stands below the bookings', () => {
    expect(
      rowsOf(
        'RWF million\tH1 24\tH2 24\nBookings (gross)\t310\t402\nOur fee\t46\t60\nCosts\t(71)\t(80)\nShort by\t(25)\t(20)',
      )[1],
    ).toBe('revenue: 46000000 RWF 2024-H1, 60000000 RWF 2024-H2');
  });

  it('a bare `Gross` ends with the cost of sales, and commas part places where cash is', () => {
    const rows = rowsOf(
      '₦m\t2023\t2024\nAd sales\t130\t180\nDrivers and data\t(70)\t(99)\nGross\t60\t81\nBanques, caisse\t12\t15',
    );
    expect(rows).toContain('costOfSales: -70000000 NGN 2023, -99000000 NGN 2024');
    expect(rows).toContain('cash: 12000000 NGN 2023, 15000000 NGN 2024');
  });
});

it('sales less returns are net sales, and no gross profit where one is named below', () => {
  const rows = rowsOf(
    'KES thousand\t2025\t2024\nGross sales\t9,860\t7,140\nReturns and trade discounts\t(640)\t(410)\nNet revenue\t9,220\t6,730\nCost of goods sold\t(5,440)\t(4,170)\nGross profit\t3,780\t2,560',
  );
  expect(rows.filter((row) => row.startsWith('grossProfit:'))).toEqual([
    'grossProfit: 3780000 KES 2025, 2560000 KES 2024',
  ]);
});

test('of costs that leave one result, the first before overheads is that of what is sold', () => {
  expect(
    rowsOf(
      'In thousands of GHS\n\t2023\t2024\nIncome from repairs\t530\t810\nSpares and grease\t(240)\t(355)\nFitters\t(130)\t(180)\nYard, insurance\t(90)\t(115)\nProfit before tax\t70\t160',
    )[1],
  ).toBe('costOfSales: -240000 GHS 2023, -355000 GHS 2024');
  // Who is paid first is no cost of what is sold, and no more is one that nothing follows.
  expect(
    rowsOf(
      'In thousands of GHS\n\t2023\t2024\nFees\t530\t810\nOur people\t(240)\t(355)\nRent\t(90)\t(115)\nProfit before tax\t200\t340',
    )[1],
  ).toMatch(/^(?!costOfSales)/);
});

test('what is paid for, or less than the profit below it, is no income', () => {
  for (const first of ['Professional fees\t(41)\t(12)', 'Consulting fees\t41\t12', 'Ticket services\t41\t12'])
    expect(
      rowsOf(`In thousands of GHS\n\t2023\t2024\n${first}\nProfit before tax\t94\t80\nTaxation\t3\t4`)[0],
    ).toMatch(/^(?!revenue)/);
  expect(
    rowsOf('In thousands of GHS\n\t2023\t2024\nTicket services\t410\t512\nProfit before tax\t94\t80')[0],
  ).toMatch(/^revenue/);
});

test('sales of segments less what they sell each other are what is sold', () => {
  expect(
    rowsOf(
      'Segments, USD thousand\n\t2026\t2025\nPumps\t810\t760\nValves\t330\t300\nTotal\t1,140\t1,060\nLess: between segments\t(40)\t(35)\nNet turnover\t1,100\t1,025\nProfit before tax\t120\t90',
    ),
  ).toContain('revenue: 1100000 USD 2026, 1025000 USD 2025');
});

test('what is left of money held is no profit, and the money no income', () => {
  const rows = rowsOf(
    "R'000\t31 May 2026\t31 Aug 2026\nCurrent accounts\t8,610\t9,480\nOverdraft\t(2,240)\t(2,105)\nNet cash\t6,370\t7,375",
  ).join();
  expect(rows).not.toContain('revenue');
  expect(rows).not.toContain('grossProfit');
});

test.each([
  [
    'FCFA\t2024\t2025\nChiffre d’affaires\t248 900\t371 240\nSubventions d’exploitation\t18 000\t24 000\nTotal des produits\t266 900\t395 240\nCharges\t(200 000)\t(300 000)\nRésultat net\t66 900\t95 240',
    'revenue: 248900 XOF 2024, 371240 XOF 2025',
  ],
  [
    'KES\t2024\t2025\nTurnover\t248,900\t371,240\nOther operating income\t18,000\t24,000\nTotal income\t266,900\t395,240\nExpenses\t(200,000)\t(300,000)\nNet profit\t66,900\t95,240',
    'revenue: 248900 KES 2024, 371240 KES 2025',
  ],
] as const)('what is added to sales leaves them what they are', (text, expected) => {
  expect(rowsOf(text)).toContain(expected);
});

test.each([
  ['Net movement', false],
  ['Net result', true],
])('what comes in above a movement of cash is no income: %s', (left, isIncome) => {
  const text = `Masaad Lift Care, Cairo\nEGP thousand\tJul 2026\tAug 2026\nReceipts\t2410\t2380\nPayroll\t-1120\t-1135\nParts and vans\t-1090\t-1075\nRent and other\t-350\t-360\n${left}\t-150\t-190`;
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  expect(numbers.some(({ account }) => account === 'revenue')).toBe(isIncome);
});

test.each([
  ['-24\t44', 'staffCosts', 148e6],
  // The sums close without it: heads.
  ['124\t214', 'headcount', 148],
])('staff among costs are what they cost where the sums close with them: %s', (left, account, value) => {
  const text = `Kwanza Frio, Angola. AOA million\n\t2025\t2026\nRevenue\t508\t650\nPower and diesel\t221\t262\nStaff\t148\t170\nRepairs and gas\t92\t98\nOther\t71\t76\nEBITDA\t${left}`;
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  const staff = numbers.find(({ quote }) => quote.text === '148');
  expect([staff?.account ?? (staff?.kind === 'team' ? 'headcount' : null), staff?.value]).toEqual([
    account,
    value,
  ]);
});
