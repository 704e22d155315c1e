import { describe, expect, it } from 'vitest';
import type { DocumentType } from '../document.ts';
import { foldPage } from '../text/folded-page.ts';
import { homeCurrency } from '../words/home-currency.ts';
import { analyseDocument } from '../analysis.ts';
import { indicatorsIn } from './indicator.ts';
import { readTables } from './table-reader.ts';

const rowsOf = (...texts: readonly string[]): string[] => {
  const pages = texts.map((text, index) => foldPage({ page: index + 1, text }));
  return readTables(pages, homeCurrency(pages), true).flatMap(({ rows }) =>
    rows.map(
      ({ account, label, values }) =>
        `${account ?? label}: ${values.map(({ value, currency, unit, date }) => `${value} ${currency ?? unit} ${date}`).join(', ')}`,
    ),
  );
};

describe('a form of the tax office', () => {
  it('gives the net of a year of what is gross, worn off and net, its heads being in lines of their own', () => {
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

  it('and a total without a name is of the side above it, where no line of that is larger', () => {
    const side = (label: string, total: string): string =>
      `Balance sheet, KES thousand\n\t30 June 2026\t30 June 2025\nCapital and reserves\t41,200\t38,900\nBank loans\t12,000\t14,500\nTrade payables\t9,300\t8,100\n${label}\t${total}`;
    expect(rowsOf(side('Total', '62,500\t61,500')).at(-1)).toBe(
      'totalEquityAndLiabilities: 62500000 KES 2026-06, 61500000 KES 2025-06',
    );
    expect(rowsOf(side('Total', '21,300\t22,600')).at(-1)).toMatch(/^total: /);
  });

  it('tells lines of income and costs that have no name of the accounts for the year, not its last day', () => {
    const rows = rowsOf(
      'COMPTE DE RESULTAT (FCFA)\n\t\tNOTE\tAU 31/12/2026\tAU 31/12/2025\nTA Ventes de marchandises\t+\t21\t71 300 000\t66 000 000\nRG Transports\t-\t23\t4 100 500\t3 900 000\nXC VALEUR AJOUTEE\t\t\t31 000 000\t28 400 000\nRK Charges de personnel\t-\t27\t12 200 000\t11 800 000\nXE RESULTAT D’EXPLOITATION\t\t\t9 900 000\t8 150 000\nXI RESULTAT NET\t\t\t6 100 000\t5 050 000',
    );
    expect(rows).toContain('transports: 4100500 XOF 2026, 3900000 XOF 2025');
    expect(rows).toContain('valeur ajoutee: 31000000 XOF 2026, 28400000 XOF 2025');
  });

  it('sales of segments less what they sell each other are what is sold', () => {
    expect(
      rowsOf(
        'Segments, USD thousand\n\t2026\t2025\nPumps\t810\t760\nValves\t330\t300\nTotal\t1,140\t1,060\nLess: between segments\t(40)\t(35)\nNet turnover\t1,100\t1,025\nProfit before tax\t120\t90',
      ),
    ).toContain('revenue: 1100000 USD 2026, 1025000 USD 2025');
  });
});

describe('a trial balance', () => {
  it('gives what each account closes at, and not what moved in it, and what the year began with', () => {
    expect(
      rowsOf(
        'SOCIETE TIDIKELT\t\t\tBalance générale, exercice 2026 (du 01/01/2026 au 31/12/2026)\n\t\t\t\t\tDinars algériens\n\n\t\tSoldes d’ouverture\t\tMouvements\t\tSoldes de clôture\nCompte\tIntitulé\tDébit\tCrédit\tDébit\tCrédit\tDébit\tCrédit\n101\tCapital émis\t\t900 000\t\t\t\t900 000\n164\tEmprunts bancaires\t\t410 000\t60 000\t\t\t350 000\n2815\tAmortissements des installations\t\t120 500\t\t33 000\t\t153 500\n411\tClients\t205 300\t\t1 440 000\t1 415 000\t230 300\n512\tBanques\t311 750\t\t1 415 000\t1 380 250\t346 500\n613\tLocations\t\t\t96 000\t\t96 000\n63\tCharges de personnel\t\t\t388 200\t\t388 200\n701\tVentes de produits finis\t\t\t\t1 210 084\t\t1 210 084\n\tTOTAUX\t1 430 500\t1 430 500\t3 399 200\t4 098 334\t2 613 584\t2 613 584',
      ),
    ).toEqual([
      'capital emis: 900000 DZD 2025-12, 900000 DZD 2026-12',
      'borrowings: 410000 DZD 2025-12, 350000 DZD 2026-12',
      'amortissements des installations: 120500 DZD 2025-12, 153500 DZD 2026-12',
      'receivables: 205300 DZD 2025-12, 230300 DZD 2026-12',
      'cash: 311750 DZD 2025-12, 346500 DZD 2026-12',
      'locations: 96000 DZD 2026',
      'staffCosts: 388200 DZD 2026',
      'revenue: 1210084 DZD 2026',
      'totaux: 2613584 DZD 2026-12',
    ]);
  });

  it('tells no one account of several as the whole, and an account on the other side as nothing of its name', () => {
    const rows = rowsOf(
      'Kivu Roasters Ltd\nTrial balance as at 31 December 2026, USD\nPrinted 11/01/2027\n\nCode\tAccount\tDr\tCr\n1100\tTrade debtors\t64,100\n1210\tBank - main\t18,250\n1220\tBank - dollar\t\t2,900\n1230\tPetty cash\t310\n4000\tSales - roasted\t\t402,000\n4010\tSales - green\t\t96,500\n4090\tOther income\t\t1,150\n5000\tCoffee bought\t288,700\n5100\tDepreciation\t21,400\n5110\tAudit\t6,000\n\tTotals\t398,760\t502,550',
    );
    expect(rows).toEqual([
      'receivables: 64100 USD 2026-12',
      'bank - main: 18250 USD 2026-12',
      'bank - dollar: 2900 USD 2026-12',
      'petty cash: 310 USD 2026-12',
      'sales - roasted: 402000 USD 2026',
      'sales - green: 96500 USD 2026',
      'otherIncome: 1150 USD 2026',
      'coffee bought: 288700 USD 2026',
      'depreciation: 21400 USD 2026',
      'audit: 6000 USD 2026',
      'totals: 398760 USD 2026-12',
    ]);
  });

  it('reads one column of balances, those in credit with a minus, and no date of a flow that may be of some months', () => {
    expect(
      rowsOf(
        'General ledger\nTrial balance at 31 May 2026, in KES\nA/c\tName\tOpening balance\tDebit\tCredit\tClosing balance\n100\tInventories\t510,000\t220,000\t190,000\t540,000\n200\tBank loan\t(800,000)\t50,000\t\t(750,000)\n300\tSales\t\t\t910,000\t(910,000)\n400\tStaff costs\t\t140,000\t\t140,000',
      ),
    ).toEqual([
      'inventories: 540000 KES 2026-05',
      'borrowings: 750000 KES 2026-05',
      'revenue: 910000 KES null',
      'staffCosts: 140000 KES null',
    ]);
  });

  it('is not what a bank books, nor a list of invoices', () => {
    expect(
      rowsOf(
        'Supplier account, 2026, KES\nDate\tDetails\tDebit\tCredit\tBalance\n02 May 2026\tInvoice 114\t\t82,000\t82,000\n19 May 2026\tPaid\t40,000\t\t42,000\n30 May 2026\tInvoice 131\t\t16,500\t58,500',
      ).join(),
    ).not.toContain('2026-12');
  });
});

describe('tiles beside each other', () => {
  const tilesOf = (text: string): string[] => {
    const pages = [foldPage({ page: 1, text })];
    return indicatorsIn(
      pages,
      homeCurrency(pages),
      readTables(pages, homeCurrency(pages), false),
      null,
    ).flatMap(({ rows }) =>
      rows.flatMap(({ account, label, values }) =>
        values.map(
          ({ value, currency, unit, date, kind }) =>
            `${account ?? kind ?? label} ${value} ${currency ?? unit} ${date}`,
        ),
      ),
    );
  };

  it('with what they were then below them, and by how much they changed', () => {
    expect(
      tilesOf(
        'Moka Export\tDashboard, 9 months to 30/09/2026 (compared to 9 months 2025)\n\nREVENUE\tGROSS PROFIT\tCASH\tHEADCOUNT\nUSD 4.1m\tUSD 1.2m\tUSD 0.6m\t41\n9M 2025: USD 3.5m\t9M 2025: USD 1.1m\t30/09/2025: USD 0.4m\t30/09/2025: 36\n+17.1%\t+9.1%\t+50.0%\t+5',
      ),
    ).toEqual([
      'revenue 4100000 USD 2026-01 to 2026-09',
      'grossProfit 1200000 USD 2026-01 to 2026-09',
      'cash 600000 USD 2026-09',
      'headcount 41 count 2026-09',
      'revenue 3500000 USD 2025-01 to 2025-09',
      'grossProfit 1100000 USD 2025-01 to 2025-09',
      'cash 400000 USD 2025-09',
      'headcount 36 count 2025-09',
      'growth 17.1 percent 2026-01 to 2026-09',
      'other 9.1 percent 2026-01 to 2026-09',
      'other 50 percent 2026-01 to 2026-09',
    ]);
  });

  it('and changes of the tiles above are no figures of the names below', () => {
    expect(
      tilesOf(
        'Point au 30 septembre 2026\nStocks\tClients\n320 KDH\t118\n+4\t-12\nEffectif\tTrésorerie\n58\t905 KDH',
      ),
    ).toEqual([
      'inventories 320000 MAD 2026-09',
      'customers 118 count 2026-09',
      'headcount 58 count 2026-09',
      'cash 905000 MAD 2026-09',
    ]);
  });

  it('a head of months as a number is a head, and the total of sales by part is what is sold', () => {
    expect(
      rowsOf(
        'Situation 9 mois 2026\nVentes par région, en KDH\tT1\tT2\tT3\t9 mois\nNord\t110\t120\t130\t360\nSud\t90\t95\t99\t284\nTotal\t200\t215\t229\t644',
      ).at(-1),
    ).toBe(
      'revenue: 200000 MAD 2026-Q1, 215000 MAD 2026-Q2, 229000 MAD 2026-Q3, 644000 MAD 2026-01 to 2026-09',
    );
  });
});

it('an owner called after growth grows by nothing', () => {
  const text = (owners: string): string =>
    `Sales, MAD million\n\t2025\t2026\nPipes\t16.0\t21.0\nWork\t6.0\t8.0\nTotal\t22.0\t29.0\n\nOwners\n${owners}`;
  const codes = (owners: string) =>
    analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text: text(owners) }] }).flags.map(
      ({ code }) => code,
    );
  expect(codes('The founder, 60 %. Fonds Atlas Croissance, 15 %.')).not.toContain('GROWTH_MISMATCH');
  expect(codes('Sales growth in 2026: 15 %.')).toContain('GROWTH_MISMATCH');
});

const numbersOf = (text: string, type: DocumentType = 'legal_docs'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, unit, period }) =>
      `${account ?? kind} ${value} ${currency ?? unit} ${period}`,
  );

describe('tables beside each other and lists of what is counted', () => {
  it('are two where months stand down the side of the first, and a white column parts them', () => {
    const numbers = numbersOf(
      'Shops by month of joining\t\t\t\tPer shop, KES\nCohort\tCustomers\tM0\t\t\tH1 2026\tH1 2025\n2026-01-01\t210\t100%\t\tDelivery fee\t180\t165\n2026-02-01\t244\t100%\t\tRevenue per shop per month\t1,900\t1,610\n2026-03-01\t251\t100%\t\tPayback (months)\t4.5\t6\n\t\t\t\tLTV / CAC\t3.2\t2.4',
    );
    expect(numbers).toEqual(
      expect.arrayContaining([
        'other 210 count 2026-01',
        'other 251 count 2026-03',
        'other 180 KES 2026-H1',
        'other 1900 KES 2026-H1',
        'other 4.5 count 2026-H1',
        'other 2.4 count 2025-H1',
      ]),
    );
    expect(numbers.join()).not.toContain('customers');
    expect(numbers.join()).not.toContain('180 KES 2026-01');
  });

  it('and no ledger of days, receipts and payments is parted', () => {
    expect(
      rowsOf(
        'Cash 2026, KES\nMonth\tSales\tNote\tCosts\n2026-01\t1,200\tgood\t900\n2026-02\t1,310\tfair\t950\n2026-03\t1,150\tpoor\t940',
      ).filter((row) => row.startsWith('revenue')),
    ).toEqual(['revenue: 1200 KES 2026-01', 'revenue: 1310 KES 2026-02', 'revenue: 1150 KES 2026-03']);
  });

  it('what a bank lent is owed on the day of its letter, and not on the day the loan began', () => {
    const rows = rowsOf(
      'Outstanding loans, in GHS\nLoan\tStart date\tBalance owed\tRate\nOven\t03/2024\t98,452\t11%\nVan\t09/2025\t51,806\t12%',
    );
    expect(rows.join()).not.toMatch(/2024-03|2025-09/);
  });
});

it('a summary in a statement of account gives what came and went, where it adds up, and the months before', () => {
  const statement = (came: string): string[] =>
    numbersOf(
      `CASAMANCE BANK PLC\nSTATEMENT OF ACCOUNT\t\t01 May 2026 - 31 May 2026\nAccount name: Lagoon Bakers Ltd\tAccount number: 0400 1188 7731\nCurrency: GHS\n\nOpening balance\t\t1,000.00\nTotal credits\t(2)\t${came}\nTotal debits\t(2)\t650.00\nClosing balance\t\t1,250.00\n\nDate\tDetails\tDebit\tCredit\tBalance\n02 May\tBalance brought forward\t\t\t1,000.00\n05 May\tSales\t\t400.00\t1,400.00\n09 May\tFlour\t250.00\t\t1,150.00\n20 May\tSales\t\t500.00\t1,650.00\n30 May\tRent\t400.00\t\t1,250.00\n\nMonth\tCredits\tDebits\tClosing balance\nApril 2026\t820.00\t700.00\t1,000.00\nMarch 2026\t790.00\t810.00\t880.00`,
    );
  expect(statement('900.00')).toEqual([
    'cash 1000 GHS 2026-04',
    'cash 1250 GHS 2026-05',
    'other 900 GHS 2026-05',
    'other 650 GHS 2026-05',
    'other 820 GHS 2026-04',
    'other 700 GHS 2026-04',
    'other 790 GHS 2026-03',
    'other 810 GHS 2026-03',
    'cash 880 GHS 2026-03',
  ]);
  expect(statement('910.00').join()).not.toContain('910');
});

it('the year of a register is no title of a table', () => {
  expect(
    rowsOf(
      'Comptes de gestion 2026\nSavane Textiles SARL, RCS Bobo 2011 B 00318\nEn milliers de FCFA\tT1\tT2\nChiffre d’affaires\t41 200\t43 900',
    ),
  ).toEqual(['revenue: 41200000 XOF 2026-Q1, 43900000 XOF 2026-Q2']);
});
