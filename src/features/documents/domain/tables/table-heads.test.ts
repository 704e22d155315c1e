import { describe, expect, it } from 'vitest';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { readTables } from './table-reader.ts';

const rowsOf = (...texts: readonly string[]): string[] => {
  const pages = texts.map((text, index) => foldPage({ page: index + 1, text }));
  return readTables(pages, homeCurrency(pages), true).flatMap(({ rows }) =>
    rows.flatMap(({ account, values }) =>
      account === null
        ? []
        : [
            `${account}: ${values.map(({ value, currency, date }) => `${value} ${currency} ${date}`).join(', ')}`,
          ],
    ),
  );
};

describe('what the heads of a table say together', () => {
  it('in two lines, neither of which says a time', () => {
    expect(
      rowsOf(
        "Casablanca. Compte de produits et charges, exercice du 01/01/2024 au 31/12/2024 - en dirhams\n\n\tPropres à\tExercices\tTotaux de\tTotaux de l'exercice\n\tl'exercice\tprécédents\tl'exercice (3)\tprécédent (4)\nVentes de produits (chiffre d'affaires)\t46 873 550,20\t\t46 873 550,20\t40 214 870,75\nIII - Résultat d'exploitation\t\t\t4 759 671,10\t3 415 715,75",
      ),
    ).toEqual([
      'revenue: 46873550.2 MAD 2024, 40214870.75 MAD 2023',
      'operatingProfit: 4759671.1 MAD 2024, 3415715.75 MAD 2023',
    ]);
  });

  it('printed over other columns than the numbers', () => {
    expect(
      rowsOf(
        "En milliers de FCFA\nNOTE\t31/12/2025\t31/12/2024\nTB\tVentes de produits\t+\t21\t6 284 700\t5 711 420\nXB\tCHIFFRE D'AFFAIRES\t\t21\t6 745 250\t6 150 870\nXD\tEXCÉDENT BRUT D'EXPLOITATION\t\t\t608 800\t481 420\nXI\tRÉSULTAT NET\t\t\t116 200\t64 270",
      ),
    ).toContain('ebitda: 608800000 XOF 2025, 481420000 XOF 2024');
  });

  it('as groups of quarters and a year, over days', () => {
    expect(
      rowsOf(
        '(₹ in lakhs)\n\t\t\tQuarter ended\t\tYear ended\n\t\t30.06.2024\t31.03.2024\t30.06.2023\t31.03.2024\nSr.\nNo.\tParticulars\t(Unaudited)\t(Audited)\t(Unaudited)\t(Audited)\n1\tRevenue from operations\t4,182.63\t4,029.11\t3,611.20\t15,288.04\n3\tProfit before tax\t430.79\t346.29\t264.49\t1,356.66',
      )[0],
    ).toBe(
      'revenue: 418263000 INR 2024-Q2, 402911000 INR 2024-Q1, 361120000 INR 2023-Q2, 1528804000 INR 2023-04 to 2024-03',
    );
  });

  it('as a month and the year to date', () => {
    expect(
      rowsOf(
        "Budget v actual, October 2025\nAmounts in ₦'m\n\n\tOctober\t\t\tYear to date (Jan-Oct)\n\tActual\tBudget\tVar\tActual\tBudget\tVar\nGross sales\t118.4\t125\t-6.6\t1042.7\t1100\t-57.3\nCost of sales\t79.9\t81\t-1.1\t709.1\t715\t-5.9",
      )[0],
    ).toBe(
      'revenue: 118400000 NGN 2025-10, 125000000 NGN 2025-10, 1042700000 NGN 2025-01 to 2025-10, 1100000000 NGN 2025-01 to 2025-10',
    );
  });

  it('of a financial year, by its quarters and their months', () => {
    expect(
      rowsOf(
        "Financial year 1 March 2024 to 28 February 2025, R'000\n\n\tQ4 Dec-Feb\tQ3 Sep-Nov\tFY25\nSales\t18 402\t22 117\t77 997\nCost of sales\t11 960\t13 934\t50 211",
      )[0],
    ).toBe('revenue: 18402000 ZAR 2024-12 to 2025-02, 22117000 ZAR 2024-09 to 2024-11, 77997000 ZAR 2025');
  });

  it('and hold for the next table of the page where that says no scale', () => {
    expect(
      rowsOf(
        "\tNote\t2024\t2023\n\t\tGHS'000\tGHS'000\nRevenue\t4\t84,216\t66,940\nCost of sales\t5\t(58,931)\t(47,506)\nStatement of financial position\n\tNote\t31.12.2024\t31.12.2023\nInventories\t13\t14,206\t11,883\nTotal assets\t\t59,827\t51,052",
      ),
    ).toContain('totalAssets: 59827000 GHS 2024-12, 51052000 GHS 2023-12');
  });

  it('with the last twelve months under a quarter', () => {
    expect(
      rowsOf('PKR million\t31-Mar-25\t30-Jun-25\nEBITDA (LTM)\t1,284\t1,356\nTotal assets\t9,120\t9,008'),
    ).toContain('ebitda: 1284000000 PKR 2024-04 to 2025-03, 1356000000 PKR 2024-07 to 2025-06');
  });
});

it('a sum without a name is of what the heading above its parts says', () => {
  expect(
    rowsOf(
      '\t\t30-Jun-25\t30-Jun-24\n\t\tTaka\tTaka\n7.00\tInventories\n\tYarn and dyes\t8,45,12,300\t7,91,20,455\n\tGoods in transit\t-\t33,18,400\n\tFinished garments\t4,62,10,885\t5,20,09,777\n\t\t13,07,23,185\t13,44,48,632',
    ),
  ).toContain('inventories: 130723185 BDT 2025-06, 134448632 BDT 2024-06');
});

it('a paper that says what its numbers are in is not read in what else it names', () => {
  expect(
    rowsOf(
      'Monrovia. Numbers are in US dollars; a quarter of sales is in Liberian dollars, turned at LRD 183.\n\n\tQ3 2025\tQ2 2025\nSales\t184,300\t161,900\nGross profit\t82,900\t71,200',
    )[0],
  ).toBe('revenue: 184300 USD 2025-Q3, 161900 USD 2025-Q2');
});

describe('times and money of a place', () => {
  it("years of Ethiopia's calendar", () => {
    expect(
      rowsOf(
        'Balance sheet as at Sene 30, 2017 E.C., Addis Ababa, Birr\n\t2017 E.C.\t2016 E.C.\nStocks\t22,418,900\t30,117,245\nDebtors\t14,008,712\t9,940,120',
      ),
    ).toEqual([
      'inventories: 22418900 ETB 2025, 30117245 ETB 2024',
      'receivables: 14008712 ETB 2025, 9940120 ETB 2024',
    ]);
    expect(
      rowsOf(
        'Addis Ababa\nEFY (ETB million)\t2016\t2017\nSales\t151.0\t187.2\nCost of sales\t108.7\t131.0',
      )[0],
    ).toBe('revenue: 151000000 ETB 2024, 187200000 ETB 2025');
  });

  it('a year by its last day, whatever months a quarter of it has', () => {
    expect(
      rowsOf(
        'Polokwane, our financial year ends on 28 February\nSecond quarter of the financial year (June–August)\nR million\tQ1 FY2026\tQ2 FY2026\nRevenue\t10.9\t11.7\nGross profit\t4.0\t4.4',
      )[0],
    ).toBe('revenue: 10900000 ZAR 2025-03 to 2025-05, 11700000 ZAR 2025-06 to 2025-08');
  });

  it('a plan by its letter, which is no currency', () => {
    expect(
      rowsOf(
        "Antananarivo, en millions d'ariary\n\t2025\t2026 (P)\nTotal des ventes\t4985\t6050\nMarge brute\t1200\t1500",
      )[0],
    ).toBe('revenue: 4985000000 MGA 2025, 6050000000 MGA 2026');
  });

  it('rupees of a year that ends in June', () => {
    expect(
      rowsOf(
        'Financial year: July to June. Rupees in million.\n\tFY24\tFY25\nNet sales\t2,874\t3,311\nGross profit\t574\t713',
      )[0],
    ).toBe('revenue: 2874000000 PKR 2024, 3311000000 PKR 2025');
  });

  it('a year told by its first and last day, in two digits', () => {
    expect(
      rowsOf(
        'Alger, période du 01/01/24 au 31/12/24, en DA\nRubriques\t\tN\t\tN-1\nVentes\t\t184 220,55\t\t161 004,12\nCharges financières\t\t3 120,25\t\t3 890,44',
      )[0],
    ).toBe('revenue: 184220.55 DZD 2024, 161004.12 DZD 2023');
  });

  it('the same months a year before, to date', () => {
    expect(
      rowsOf(
        "Durban. Financial year 1 March 2025 to 28 February 2026.\n\t\tSix months to 31 August 2025\t\tAug 2024\n\tActual\tBudget\tVar\tYTD\n\tR'000\tR'000\tR'000\tR'000\nSales\t9 840\t10 500\t(660)\t8 122\nCost of sales\t5 610\t5 880\t270\t4 790",
      )[0],
    ).toBe(
      'revenue: 9840000 ZAR 2025-03 to 2025-08, 10500000 ZAR 2025-03 to 2025-08, 8122000 ZAR 2024-03 to 2024-08',
    );
  });

  it('a column of what was before, and a unit beside each row', () => {
    expect(
      rowsOf(
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
