import { describe, expect, it, test } from 'vitest';
import { accountOf } from '../words/account.ts';
import { analyseDocument } from '../analysis.ts';
import { cellNumber, readingsOf, separatorsOf, valuesOf } from './cell-number.ts';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { readTables } from './table-reader.ts';
import { columnDates, columnTime } from './table-period.ts';

const pagesOf = (...texts: readonly string[]) => texts.map((text, index) => ({ page: index + 1, text }));
const tablesOf = (...texts: readonly string[]) => {
  const pages = pagesOf(...texts).map(foldPage);
  return readTables(pages, homeCurrency(pages), true);
};
const rowsOf = (...texts: readonly string[]): string[] =>
  tablesOf(...texts).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values, candidates }) =>
        `${account ?? label}: ${candidates.length > 0 ? `not sure, ${candidates.length} ways` : values.map(({ value, currency, unit, date }) => `${value} ${currency ?? unit} ${date}`).join(', ')}`,
    ),
  );

describe('a number keeps one separator of thousands', () => {
  it.each([
    ['1,234,567', [1_234_567]],
    ['1.234.567,8', [1_234_567.8]],
    ['1 234 567', [1_234_567]],
    ["1'234", [1234]],
    ['12,34,567', [1_234_567]],
    ['84.6', [84.6]],
    ['1.234', [1234, 1.234]],
    ['1,234.567,890', []],
    ['1 234,567 890', []],
    ['655 712 69 803', []],
  ])('%s', (body, values) => {
    expect(readingsOf(body).map(({ value }) => value)).toEqual(values);
  });

  it('and what is open is told by the others of its table', () => {
    expect(
      valuesOf('1.234', separatorsOf(['1.234', '5.678,9'], false) ?? { thousands: '', decimal: '' }),
    ).toEqual([1234]);
    expect(
      valuesOf('1.234', separatorsOf(['1.234', '84.6'], false) ?? { thousands: '', decimal: '' }),
    ).toEqual([1.234]);
    expect(
      valuesOf('1.234', separatorsOf(['1.234', '208'], false) ?? { thousands: '', decimal: '' }),
    ).toEqual([1234]);
    expect(valuesOf('1.234', separatorsOf(['1.234'], false) ?? { thousands: '', decimal: '' })).toEqual([
      1234, 1.234,
    ]);
    expect(separatorsOf(['1.234.567', '1,234,567'], false)).toBeNull();
  });

  it('and a number of 400 digits is none', () => {
    expect(cellNumber('9'.repeat(400))).toBeNull();
    expect(
      analyseDocument({ type: 'financial_statements', pages: pagesOf(`\t2024\nRevenue\t${'9'.repeat(400)}`) })
        .numbers,
    ).toEqual([]);
  });
});

describe('a label names an account', () => {
  it.each([
    ['revenue', 'revenue'],
    ['turnovr', 'revenue'],
    ['profit/(loss) before taxation', 'profitBeforeTax'],
    ['4. cost of sales (note 5)', 'costOfSales'],
    ["chiffre d'affaires net", 'revenue'],
    ['total general actif', 'totalAssets'],
    ['tresorerie-actif', 'cash'],
    ['deferred revenue', null],
    ['cost of revenue growth', null],
    ['other', null],
  ])('%s → %s', (label, account) => {
    expect(accountOf(label)).toBe(account);
  });
});

describe('columns are of a time', () => {
  const datesOf = (heads: readonly string[], title: string | null = null) =>
    columnDates(heads.map(columnTime), title);

  it('a year told once holds for the months beside it', () => {
    expect(datesOf(['jan 2026', 'feb', 'mar', 'apr'])).toEqual(['2026-01', '2026-02', '2026-03', '2026-04']);
    expect(datesOf(['nov 2025', 'dec', 'jan'])).toEqual(['2025-11', '2025-12', '2026-01']);
    expect(datesOf(['oct', 'nov', 'dec', 'jan 2026'])).toEqual(['2025-10', '2025-11', '2025-12', '2026-01']);
    expect(datesOf(['dec 2025', 'nov', 'oct'])).toEqual(['2025-12', '2025-11', '2025-10']);
    expect(datesOf(['jan', 'feb'], '2025-12')).toEqual(['2025-01', '2025-02']);
    expect(datesOf(['jan', 'feb'])).toEqual([null, null]);
  });

  it('a year behind its months or quarters is their total, and heads of their own say the year best', () => {
    expect(datesOf(['q1', 'q2', 'q3', 'q4', '2023'], '2024')).toEqual([
      '2023-Q1',
      '2023-Q2',
      '2023-Q3',
      '2023-Q4',
      '2023',
    ]);
    expect(datesOf(['2022', 't1', 't2', 't3', 't4'])).toEqual([
      '2022',
      '2022-Q1',
      '2022-Q2',
      '2022-Q3',
      '2022-Q4',
    ]);
    expect(datesOf(['2023', 'q1', 'q2'], '2024')).toEqual(['2023', '2024-Q1', '2024-Q2']);
    expect(datesOf(['2023', 'q1', 'q2'])).toEqual(['2023', null, null]);
    expect(datesOf(['oct', 'nov', 'dec', 'jan'], '2025')).toEqual([
      '2024-10',
      '2024-11',
      '2024-12',
      '2025-01',
    ]);
  });

  it('N and N-1 count from the year of the title', () => {
    expect(datesOf(['exercice n', 'exercice n-1'], '2024')).toEqual(['2024', '2023']);
  });

  it.each([
    ['31 december 2025', '2025-12'],
    ["fy'25", '2025'],
    ['2024/25', '2025'],
    ['jan-26', '2026-01'],
    ["q3 '25", '2025-Q3'],
    ["2025 n'000", '2025'],
    ['9m 2024', '2024-01 to 2024-09'],
    ["6m'25", '2025-H1'],
    ['1h25', '2025-H1'],
    ['s2 2024', '2024-H2'],
    ['3q23', '2023-Q3'],
    ['hy25', '2025-H1'],
    ['ytd aug 2025', '2025-01 to 2025-08'],
    ['ltm jun-25', '2024-07 to 2025-06'],
    ['six months to september 2025', '2025-04 to 2025-09'],
    ['half-year to 30 june 2024', '2024-H1'],
    ['31.12.24', '2024-12'],
    ['dix mois clos le 31 octobre 2025', '2025-01 to 2025-10'],
    ['year to february 2025', '2025'],
    ['fy2025 draft', '2025'],
    ['draft 2025', '2025'],
    ['2025 management accounts', '2025'],
    ['2025 non audite', '2025'],
  ])('%s is %s', (head, date) => {
    expect(datesOf([head])).toEqual([date]);
  });

  it('words and sums are of none', () => {
    for (const head of ['note', '-2041', 'revenue', '1,204', 'change %']) expect(columnTime(head)).toBeNull();
    expect(columnTime('2027f')).toMatchObject({ date: '2027', isForecast: true });
  });
});

describe('a statement is read by its cells', () => {
  it('notes are no values, units are of their columns, counts take neither scale nor currency', () => {
    expect(
      rowsOf(
        "TANA MILLERS, Nairobi\n\tNote\t2024\t2023\n\t\tShs'000\tShs'000\nRevenue\t4\t412,880\t365,210\nCost of sales\t5\t(301,455)\t(270,118)\nNumber of employees\t\t142\t131",
      ),
    ).toEqual([
      'revenue: 412880000 KES 2024, 365210000 KES 2023',
      'costOfSales: -301455000 KES 2024, -270118000 KES 2023',
      'headcount: 142 count 2024, 131 count 2023',
    ]);
  });

  it('scale and currency of a cover hold for the pages after it', () => {
    expect(
      rowsOf(
        'SAHEL SA, Dakar, Sénégal\nExercice clos le 31 décembre 2024\n(montants en milliers de FCFA)',
        'REF\tLIBELLÉS\tNOTE\tExercice N\tExercice N-1\nXB\tChiffre d’affaires\t21\t2 845 300\t2 610 700',
      ),
    ).toEqual(['revenue: 2845300000 XOF 2024, 2610700000 XOF 2023']);
  });

  it.each([
    [
      'in a sentence that ends on the next line, with paragraphs between',
      'Polyclinique du Fleuve SA, Dakar. Comptes au 31/12/2024. Sauf\nindication contraire, en millions de FCFA.\n\nL’année a été bonne.\nNous avons ouvert un étage.',
      '\t2024\t2023\nChiffre d’affaires\t1 420\t1 310',
    ],
    [
      'at the foot of the page',
      'Polyclinique du Fleuve SA, Dakar',
      'COMPTE DE RÉSULTAT\n\t2024\t2023\nChiffre d’affaires\t1 420\t1 310\n\nPolyclinique du Fleuve, montants en millions de FCFA\t2',
    ],
  ])('what all amounts are in holds wherever it is said: %s', (_where, ...pages) => {
    expect(rowsOf(...pages)).toContain('revenue: 1420000000 XOF 2024, 1310000000 XOF 2023');
  });

  it('two scales for all amounts are none', () => {
    expect(
      rowsOf(
        '\t2024\nRevenue\t1,200\nCash\t80\n\nAll amounts in thousands of naira.',
        'All amounts in millions of naira.',
      )[0],
    ).toBe('revenue: 1200 NGN 2024');
  });

  it('a currency that nothing tells stays open', () => {
    expect(rowsOf('\t2024\nRevenue\t1,200\nCash\t80')).toEqual([
      'revenue: 1200 money 2024',
      'cash: 80 money 2024',
    ]);
  });

  it('a group and its company are not mixed', () => {
    expect(rowsOf('\tGroup\t\tCompany\t\n\t2024\t2023\t2024\t2023\nRevenue\t900\t800\t700\t600')).toEqual([
      'revenue: 900 money 2024, 800 money 2023',
    ]);
  });

  it('where blanks alone part the columns, the reading whose sums close wins and says so', () => {
    const text =
      'Résultat (en milliers de FCFA)\n2024 2023\nChiffre d’affaires 1 234 567 987 654\nCoût des ventes 234 567 187 654\nMarge brute 1 000 000 800 000';
    expect(rowsOf(text)).toEqual([
      'revenue: 1234567000 XOF 2024, 987654000 XOF 2023',
      'costOfSales: 234567000 XOF 2024, 187654000 XOF 2023',
      'grossProfit: 1000000000 XOF 2024, 800000000 XOF 2023',
    ]);
    expect(tablesOf(text)[0]?.isSettled).toBe(true);
  });

  it('where no sum closes it is not sure, and no number is made', () => {
    const text = 'Résultat (en milliers de FCFA)\n2024 2023\nChiffre d’affaires 1 234 567 987 654';
    const { numbers, tables } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
    expect(numbers).toEqual([]);
    expect(tables?.[0]?.unsure[0]?.candidates).toContainEqual([1_234_567, 987_654]);
    expect(tables?.[0]?.unsure[0]?.quote.text).toContain('1 234 567 987 654');
  });

  it('digits that may be one number or two are not one', () => {
    const text = 'Comptes en FCFA\nChiffre d’affaires 412 880 365 210\nTrésorerie 21 306';
    const { numbers, tables } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
    expect(numbers.map(({ value }) => value)).toEqual([21_306]);
    expect(tables?.[0]?.unsure[0]?.candidates).toContainEqual([412_880, 365_210]);
  });

  it('a total that is not the sum of its lines is a finding', () => {
    const text = "KES'000\n\t2024\nRevenue\t900\nCost of sales\t(500)\nGross profit\t500";
    const { flags } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
    const found = flags.find(({ code }) => code === 'STATEMENT_SUM_MISMATCH');
    expect(found?.why).toBe(
      'The rule “gross profit = revenue − cost of sales” does not hold for 2024: KES 500,000 against KES 900,000 against KES -500,000.',
    );
    expect(found?.quotes.map((quote) => quote.text)).toEqual(['500', '900', '(500)']);
  });

  it('a table of 500 columns is read in order', () => {
    const months = Array.from({ length: 500 }, (_, index) => String((index % 12) + 1).padStart(2, '0'));
    const heads = months.map((month, index) => `${1990 + Math.floor(index / 12)}-${month}`);
    const [row = ''] = rowsOf(
      `\t${heads.join('\t')}\nRevenue\t${heads.map((_, index) => index + 1).join('\t')}`,
    );
    expect(row.split(', ')).toHaveLength(500);
    expect(row).toContain('500 money 2031-08');
  });

  it('a table over 40 pages keeps its head', () => {
    const pages = Array.from({ length: 40 }, (_, page) =>
      [
        ...(page === 0 ? ['\t2024\t2023', "\tN'000\tN'000"] : []),
        `Revenue\t${page + 1},000\t900`,
        'Cash\t5\t4',
      ].join('\n'),
    );
    const rows = rowsOf(...pages);
    expect(rows).toHaveLength(80);
    expect(rows[78]).toBe('revenue: 40000000 NGN 2024, 900000 NGN 2023');
  });
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

describe('a head tells time, scale and currency in whatever way it is written', () => {
  it.each([
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

  it('years over quarters, and a title that says which part of the year', () => {
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

  it('a half beside its quarters, of the year of a title that goes on; a number in a register is no year', () => {
    expect(
      rowsOf(
        `Pwani Ice (CPR/2015/187733)\nManagement accounts, six months to 30 June 2026. Kilindini, Mombasa. ${'Figures are not audited and were looked at by the board in July. '.repeat(2)}\nKES '000\tQ1\tQ2\tH1\nTurnover\t210\t240\t450\nStaff costs\t31\t32\t63`,
      ),
    ).toEqual([
      'revenue: 210000 KES 2026-Q1, 240000 KES 2026-Q2, 450000 KES 2026-H1',
      'staffCosts: 31000 KES 2026-Q1, 32000 KES 2026-Q2, 63000 KES 2026-H1',
    ]);
  });

  it('lines that are numbered by letters are read without them, which are no scale', () => {
    const lines = [
      ['RA', 'Achats de marchandises', '-702 400 -596 200'],
      ['RK', 'Charges de personnel', '-236 900 -208 500'],
      ['RM', 'Frais financiers', '-14 300 -17 400'],
      ['XB', "Chiffre d'affaires", '1 346 300 1 170 750'],
    ];
    for (const join of ['\t', ' '])
      expect(
        rowsOf(
          `Montants en FCFA\nRéf${join}Libellé\t2025\t2024\n${lines.map(([ref, label, values = '']) => `${ref}${join}${label}\t${values.replace(/(?<=00) /, '\t')}`).join('\n')}`,
        ),
      ).toContain('financeCosts: 14300 XOF 2025, 17400 XOF 2024');
  });

  it('a heading with a day begins a table of its own, under heads of its own', () => {
    const rows = rowsOf(
      'Accounts by quarter, 2023. Amounts in GHS\n\tQ1\tQ2\tQ3\tQ4\t2023\nTurnover\t110\t120\t130\t140\t500\nStaff costs\t31\t32\t33\t34\t130\nWhat we owned on 31 December 2023\n\t\t\t\tGHS\nStock\t\t\t\t204\nTotal assets\t\t\t\t1,037',
    );
    expect(rows[0]).toBe(
      'revenue: 110 GHS 2023-Q1, 120 GHS 2023-Q2, 130 GHS 2023-Q3, 140 GHS 2023-Q4, 500 GHS 2023',
    );
    expect(rows.slice(2)).toEqual(['inventories: 204 GHS 2023-12', 'totalAssets: 1037 GHS 2023-12']);
  });

  it('and cells are never joined where no head tells their time', () => {
    const { numbers } = analyseDocument({
      type: 'pitch_deck',
      pages: pagesOf('Premier essai\tSecond essai\nRecettes en FCFA\t612 400\t518 900'),
    });
    expect(numbers.filter(({ value }) => value > 1e6)).toEqual([]);
  });
});

describe('a row is what its whole label and its neighbours say', () => {
  it('rows above a gross profit are named by its sum, and things are not money', () => {
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

  it.each([
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
      'not where the first row is money raised, or the last is no profit',
      "KES'000\t2023\t2024\nGrants\t8,140\t9,312\nWells dug\t(5,020)\t(5,777)\nNet of that\t3,120\t3,535\nTotal assets\t9,000\t9,100",
      ['grants', 'wells dug', 'net of that', 'totalAssets'],
    ],
  ])('%s', (_, text, accounts) => {
    expect(tablesOf(text).flatMap(({ rows }) => rows.map(({ account, label }) => account ?? label))).toEqual(
      accounts,
    );
  });

  it('the first row over a profit is the income where it says what came in', () => {
    expect(
      rowsOf('KShs thousands\n\t2023\t2024\nBerth fees\t7,140\t9,070\nOperating loss\t(2,210)\t(1,560)')[0],
    ).toBe('revenue: 7140000 KES 2023, 9070000 KES 2024');
    expect(
      rowsOf('KShs thousands\n\t2023\t2024\nGrants\t7,140\t9,070\nOperating loss\t(2,210)\t(1,560)')[0],
    ).toMatch(/^grants/);
  });

  it('and no part of a total is told as the whole', () => {
    const { numbers } = analyseDocument({
      type: 'financial_statements',
      pages: pagesOf(
        'Amounts in KES\n\t2024\t2023\nSales of eggs\t4,120\t3,910\nSales of feed\t1,230\t1,115\nTogether\t5,350\t5,025\nFeed bought\t(3,010)\t(2,890)\nGross profit\t2,340\t2,135',
      ),
    });
    expect(numbers.filter(({ kind }) => kind === 'revenue').map(({ value }) => value)).toEqual([5350, 5025]);
  });

  it('what customers owe is no number of customers, and a code beside a label says nothing', () => {
    const text =
      'BILAN (FCFA)\nREF\tACTIF\tNOTE\t2024\t2023\nBB\tStocks et encours\t6\t7 320 600\t6 206 400\nBI\tClients\t7\t18 412 900\t14 677 310\nCA\tCapital\t13\t10 000 000\t10 000 000';
    expect(rowsOf(text)).toContain('receivables: 18412900 XOF 2024, 14677310 XOF 2023');
    expect(
      rowsOf(
        "BILAN (milliers de FCFA)\n\t2024\t2023\nTotal de l'actif\t74 055\t52 400\nClients actifs\t3 100\t2 250",
      ),
    ).toContain('customers: 3100 count 2024, 2250 count 2023');
    const { numbers } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
    expect(numbers.filter(({ kind }) => kind === 'revenue' || kind === 'customers')).toEqual([]);
  });

  it.each([
    [
      'Shareholder\tClass\tShares\t%\nAda Obi\tOrdinary\t6000\t0.6\nBen Ali\tPreference\t4000\t0.4\nTotal\t\t10000\t1',
    ],
    ['Actionnaire\tActions\tPourcentage\nAda Obi\t6 000\t60 %\nBen Ali\t4 000\t40 %\nTotal\t10 000\t100 %'],
  ])('shares of owners', (text) => {
    const { numbers } = analyseDocument({ type: 'legal_docs', pages: pagesOf(text) });
    expect(
      numbers
        .filter(({ isAside }) => isAside !== true)
        .map(({ about, value, unit }) => `${about} ${value} ${unit}`),
    ).toEqual(['Ada Obi 60 percent', 'Ben Ali 40 percent']);
  });
});

describe('the head of a table as it is printed', () => {
  it('names its currency by any sign of it, and negatives may stand in angle brackets', () => {
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

  it('says its scale without a preposition', () => {
    expect(rowsOf('Nos chiffres\nMillions FCFA\t2023\t2024\nVentes\t91\t134\nMarge brute\t30\t52')).toEqual([
      'revenue: 91000000 XOF 2023, 134000000 XOF 2024',
      'grossProfit: 30000000 XOF 2023, 52000000 XOF 2024',
    ]);
  });

  it('may be printed a little before its numbers', () => {
    expect(
      rowsOf(
        "Financial position\n\tNote\t\t30.6.25 Kshs '000\t\t30.6.24 Kshs '000\nCash\t8\t\t\t4,210\t3,902\nTotal assets\t\t\t\t61,820\t55,410",
      ),
    ).toEqual([
      'cash: 4210000 KES 2025-06, 3902000 KES 2024-06',
      'totalAssets: 61820000 KES 2025-06, 55410000 KES 2024-06',
    ]);
  });

  it('has a column of its own for notes, so that no digit of a sum is one', () => {
    expect(
      rowsOf(
        "Compte de résultat\nEn millions de FCFA\t\tNote\t2024 2023\nChiffre d'affaires\t\t3\t5 120 4 816\nMarge brute\t\t\t730 645",
      ),
    ).toEqual([
      'revenue: 5120000000 XOF 2024, 4816000000 XOF 2023',
      'grossProfit: 730000000 XOF 2024, 645000000 XOF 2023',
    ]);
  });
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

describe('rows as writers of plain text and of sheets put them', () => {
  it('takes no thousands for a note where none is told and the sums would be far apart', () => {
    const rows = rowsOf(
      "Montants en FCFA\nT3 2025 T2 2025 T3 2024\nChiffre d'affaires 41 800 000 31 200 000 19 600 000\nMarge brute 24 500 000 17 800 000 10 700 000",
    );
    expect(rows[0]).toBe('revenue: 41800000 XOF 2025-Q3, 31200000 XOF 2025-Q2, 19600000 XOF 2024-Q3');
    expect(rowsOf('Notes 2025 2024\nRevenue 41 800 000 31 200 000')[0]).toContain('not sure');
  });

  it('reads what a head counts with its day, and the day beside a label', () => {
    const [, , total] = rowsOf('Pôle\tEffectif au 31/12/2025\nProduit\t21\nCommercial\t9\nTotal\t30').slice(
      -3,
    );
    expect(total).toBe('headcount: 30 count 2025-12');
    const rows = rowsOf(
      'Hypothèses, en milliers de FCFA\nDate\t15 février 2026\nEffectif au 31 décembre 2025\t47\nTrésorerie au 31 décembre 2025\t86400\nSalariés au 30/06/2025\t44',
    );
    expect(rows).toContain('headcount: 47 count 2025-12');
    expect(rows).toContain('cash: 86400000 XOF 2025-12');
    expect(rows).toContain('headcount: 44 count 2025-06');
  });

  it('knows the shilling by its short form, and the currency a title ends with', () => {
    expect(rowsOf('Nakuru, Kenya\nSh’000\t2025\t2024\nRevenue\t812,440\t736,905')[0]).toBe(
      'revenue: 812440000 KES 2025, 736905000 KES 2024',
    );
    expect(
      rowsOf(
        'Accounts to 30 September 2025 (unaudited), GHS\nRates in USD and GHS\n\t2025\t2024\nTotal revenue\t7967700\t6390810\nGross profit\t3187030\t2428510',
      )[0],
    ).toContain('7967700 GHS');
  });

  it('reads a budget beside what came of it, both of one time', () => {
    const [table] = tablesOf(
      'Management accounts, GHS\n\t9m to Sep 2025\t9m to Sep 2024\tBudget 9m 2025\nTotal revenue\t7967700\t6390810\t7900000\nGross profit\t3187030\t2428510\t3150000',
    );
    expect(table?.rows[0]?.values.map(({ value, date, isForecast }) => [value, date, isForecast])).toEqual([
      [7_967_700, '2025-01 to 2025-09', false],
      [6_390_810, '2024-01 to 2024-09', false],
      [7_900_000, '2025-01 to 2025-09', true],
    ]);
  });

  it('takes no date from the number in a register', () => {
    expect(columnTime('ci-abj-03-2020-b13-01187')).toBeNull();
  });
});

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

it('a first column of numbers that came in one cell with the labels is a column', () => {
  const rows = rowsOf(
    'Profit or loss\nKES 2025\t2024\nRevenue (fees) 4,224,310\t2,640,200\nCost of sales (1,562,995)\t(1,029,678)\nGross profit 2,661,315\t1,610,522',
  );
  expect(rows).toEqual([
    'revenue: 4224310 KES 2025, 2640200 KES 2024',
    'costOfSales: -1562995 KES 2025, -1029678 KES 2024',
    'grossProfit: 2661315 KES 2025, 1610522 KES 2024',
  ]);
});

it('the measure that brackets name is what a row is of, and a row of numbers is counted', () => {
  expect([accountOf('dont abonnements (mrr)'), accountOf('abonnements')]).toEqual([
    'recurringRevenueMonthly',
    'users',
  ]);
  const rows = rowsOf(
    'Zawadi, reporting (KMAD)\nIndicateur\tMai 2026\tJuin 2026\nChiffre d’affaires du mois\t640\t702\nSalariés gérés, nombre\t3140\t3260\nCharges du mois\t810\t815',
  );
  expect(rows).toContain('salaries geres, nombre: 3140 count 2026-05, 3260 count 2026-06');
});

it('sales less returns are net sales, and no gross profit where one is named below', () => {
  const rows = rowsOf(
    'KES thousand\t2025\t2024\nGross sales\t9,860\t7,140\nReturns and trade discounts\t(640)\t(410)\nNet revenue\t9,220\t6,730\nCost of goods sold\t(5,440)\t(4,170)\nGross profit\t3,780\t2,560',
  );
  expect(rows.filter((row) => row.startsWith('grossProfit:'))).toEqual([
    'grossProfit: 3780000 KES 2025, 2560000 KES 2024',
  ]);
});

it('a sentence of accounts gives its line in the scale that all of them are in', () => {
  const page =
    'Zawadi Ltd\nFigures in thousands of shillings (KES).\n\t2025\t2024\nRevenue\t9,400\t7,100\nNet profit\t310\t450\n\nLoans disbursed in the year: 31,200. Cash and bank balances at 31 December 2025: 2,180. Borrowings: 1,400 at 31 December 2025.';
  expect(rowsOf(page).slice(2)).toEqual(['cash: 2180000 KES 2025-12', 'borrowings: 1400000 KES 2025-12']);
  expect(rowsOf(page.replace('Figures in thousands of shillings (KES).', 'Accounts'))).toHaveLength(2);
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

test('a loan is a sum owed on the day it is told of, in brackets or not, and not on the one on which it ends', () => {
  expect(
    rowsOf(
      'In thousands of GHS\n\t31 Dec 2025\nCash\t612\nReceivables\t310\nTerm loan (Adom Bank, 14%, to 2031)\t(1,250)\nCrédit Sahel, juin 2030\t(400)\nEquity\t2,670',
    ),
  ).toEqual([
    'cash: 612000 GHS 2025-12',
    'receivables: 310000 GHS 2025-12',
    'borrowings: 1250000 GHS 2025-12',
    'credit sahel, juin 2030: -400000 GHS 2025-12',
    'equity: 2670000 GHS 2025-12',
  ]);
  expect(
    rowsOf(
      'Loans at 30 June 2025, GHS thousand\nLender\tRate\tEnds\tBalance\nAdom Bank\t14%\tJune 2031\t1,250\nSahel\t16%\t2030\t400\nTotal\t\t\t1,650',
    ).slice(1),
  ).toEqual(['sahel: 16 percent 2025-06, 400000 GHS 2025-06', 'borrowings: 1650000 GHS 2025-06']);
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

test('labels may stand behind the numbers, small ones are values all the same', () => {
  expect(
    rowsOf('GHS million, 2024\n\n156.1\tTurnover\n73\tCost of sales\n83.1\tGross profit\n16\tFinance costs'),
  ).toEqual([
    'revenue: 156100000 GHS 2024',
    'costOfSales: 73000000 GHS 2024',
    'grossProfit: 83100000 GHS 2024',
    'financeCosts: 16000000 GHS 2024',
  ]);
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

it('what is held today comes before what will be', () => {
  const text =
    'Actionnariat, octobre 2026\nActionnaire\tActions aujourd’hui\t% aujourd’hui\tActions après augmentation\t% après\nAïssa Diop\t4500\t45%\t4500\t36%\nJean Mbarga\t3500\t35%\t3500\t28%\nLagune Capital\t2000\t20%\t2000\t16%\nNouveaux investisseurs\t0\t0%\t2500\t20%\nTotal\t10000\t100%\t12500\t100%';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const held = numbers.filter(({ about }) => about === 'Aissa Diop');
  expect(held.map(({ value }) => value)).toEqual([45]);
});
