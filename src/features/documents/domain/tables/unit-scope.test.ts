import { describe, expect, it, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

/** What is read of sums and counts with a name in the chart of accounts, of decks or of accounts. */
const read = (type: 'pitch_deck' | 'financial_statements', ...texts: readonly string[]): string[] =>
  analyseDocument({ type, pages: texts.map((text, index) => ({ page: index + 1, text })) }).numbers.map(
    ({ account, kind, value, currency, period }) =>
      `${account ?? kind} ${value} ${currency ?? '-'} ${period ?? '-'}`,
  );
const deck = (...texts: readonly string[]): string[] => read('pitch_deck', ...texts);
const accounts = (...texts: readonly string[]): string[] => read('financial_statements', ...texts);

describe('tables below each other, each in its own unit', () => {
  it('a plan in millions over a list of uses in thousands of another currency', () => {
    const found = deck(
      'Our plan, Nairobi, Kenya\nKES million; years to 30 June, 2026 audited\n\t2026\t2027F\t2028F\nRevenue\t140\t190\t260\nCost of sales\t(80)\t(105)\t(140)\nWhat we would buy\nEUR ’000 (the ovens come from Italy)\n\tEUR ’000\nTwo ovens\t310\nVans\t95\nTotal\t405',
    );
    expect(found).toContain('revenue 140000000 KES 2026');
    expect(found).toContain('revenue 260000000 KES 2028');
    expect(found.filter((one) => / (?:310000|95000|405000) EUR/.test(one))).toHaveLength(3);
    expect(found.filter((one) => / 20(?:26|27|28)(?:000)* /.test(one.replace(/ \d{4}$/, '')))).toEqual([]);
  });

  it.each([
    [
      'en francs below thousands',
      'Comptes de Cidrerie du Jura SA, montants en KCHF.\n\t2025\t2024\nChiffre d’affaires\t8 612\t8 047\nRésultat net\t288\t103\nLe bilan au 31 décembre est donné ci-dessous en francs.\nBilan\t31.12.2025\t31.12.2024\nTrésorerie\t742 318\t588 120\nTotal actif\t6 459 962\t6 301 113',
      ['revenue 8612000 CHF 2025', 'cash 742318 CHF 2025-12', 'totalAssets 6301113 CHF 2024-12'],
    ],
    [
      'whole shillings over thousands',
      'Umoja Mills, Mombasa, Kenya\nAmounts in KES\n\t2025\t2024\nRevenue\t61,412,300\t52,310,900\nNet profit\t4,120,800\t3,960,100\nBalance sheet, KES thousand\n\t2025\t2024\nCash and cash equivalents\t9,410\t7,220\nTotal assets\t84,100\t71,950',
      ['revenue 61412300 KES 2025', 'cash 9410000 KES 2025', 'totalAssets 71950000 KES 2024'],
    ],
  ])('%s', (_how, text, figures) => {
    const found = accounts(text);
    for (const figure of figures) expect(found.map(withoutMonth)).toContain(withoutMonth(figure));
  });
});

it('a title whose sentence is nothing but the unit, be it over two narrow lines', () => {
  const found = deck(
    'Letter to members, third quarter 2026\nSuva, 19 October 2026. FJD\nmillion, unaudited.\nDear members, the reef was kind to us this quarter.\n\tQ3 26\tQ3 25\nRevenue\t31.4\t28.2\nNet profit\t2.1\t1.9',
  );
  expect(found).toContain('revenue 31400000 FJD 2026-Q3');
  expect(found).toContain('netProfit 1900000 FJD 2025-Q3');
});

const withoutMonth = (figure: string): string => figure.replace(/-12$/, '');

describe('a unit said in a sentence', () => {
  it.each([
    [
      'among others, in a letter',
      'Kasungu Tobacco Sheds Ltd, Lilongwe, Malawi. Dear shareholders, the season was short and the sheds were full by the first week of May, which nobody had expected. All sums below are in millions of kwacha. The roof held.\n\tApr–Jun 2026\tApr–Jun 2025\nSales\t1,842.5\t1,561.8\nOperating profit\t452.5\t336.1',
      'revenue 1842500000 MWK 2026-Q2',
    ],
    [
      'in French, with the table named',
      'La campagne s’est achevée en septembre et les séchoirs ont tourné sans arrêt, ce qui explique la hausse des stocks de fin de trimestre. Le tableau ci-après est en milliers d’euros.\n\t2025\t2024\nChiffre d’affaires\t4 120\t3 870\nRésultat net\t310\t205',
      'revenue 4120000 EUR 2025',
    ],
  ])('%s', (_how, text, figure) => {
    expect(deck(text)).toContain(figure);
  });

  it('of the title of accounts, broken over two lines', () => {
    expect(
      accounts(
        'Palm Cold Stores Limited, Kingston, Jamaica\nFinancial statements for the year ended 31 December 2025, with those of 2024. J$\nthousand. The Group is the Company with Palm Haulage.\n\t2025\t2024\nRevenue\t1,286,400\t1,094,800\nNet profit\t95,650\t35,530',
      ),
    ).toContain('revenue 1286400000 JMD 2025');
  });

  it('of a business says nothing of its tables', () => {
    expect(
      deck(
        'Two in three clients pay in euros. Our suppliers bill in thousands of small invoices, and we pay them in naira.\nLagos, Nigeria\n\t2025\t2024\nRevenue\t4,120,500\t3,870,250\nNet profit\t310,400\t205,900',
      ),
    ).toContain('revenue 4120500 NGN 2025');
  });
});

describe('a note below a table', () => {
  it.each([
    ['by its mark', '(1) TZS millions. Audited; opinion dated 22 September 2026.'],
    ['in a sentence', 'Tonnes as stated; money in TZS million.'],
    ['alone', 'In TZS millions'],
    ['in French', '* Montants en millions de TZS'],
  ])('says what the table is in that says nothing of it: %s', (_how, note) => {
    expect(
      deck(
        `Dar es Salaam\nFinancial position\n\t2026\t2025\nTotal assets\t15,884\t14,474\nCash\t1,488\t1,102\n\n${note}`,
      ),
    ).toContain('totalAssets 15884000000 TZS 2026');
  });

  it('takes nothing back of what the table says itself', () => {
    expect(
      deck(
        'Kampala, Uganda\nUGX million\n\t2026\t2025\nRevenue\t884\t774\nNet profit\t88\t62\n\nNote: the loan book in the other report is in UGX thousands.',
      ),
    ).toContain('revenue 884000000 UGX 2026');
  });

  it('heads the next table where nothing else does, and says nothing of the one above', () => {
    const found = deck(
      'Accra, Ghana\n\t2026\t2025\nRevenue\t8,840,300\t7,740,100\nNet profit\t880,200\t620,900\nAmounts in GHS thousand\n\t2026\t2025\nCash and cash equivalents\t1,410\t1,220\nTotal assets\t9,100\t8,950',
    );
    expect(found).toContain('revenue 8840300 GHS 2026');
    expect(found.some((one) => one.startsWith('totalAssets 9100000 GHS'))).toBe(true);
  });

  it('is of the table above where the next one has its own', () => {
    const found = deck(
      'Year to Feb\tTonnes\tTurnover\tGross profit\n2026\t31,240\t148.2\t37.9\n2025\t28,105\t131.6\t33.1\n2024\t25,890\t118.0\t29.2\nTonnes as stated; money in BWP million.\nFirst half of the current year, BWP’000\n\tH1 2026\tH1 2025\nTurnover\t80,415\t71,960\nEBITDA\t9,680\t8,335',
    );
    expect(found).toContain('revenue 148200000 BWP 2026');
    expect(found.some((one) => one.startsWith('revenue 80415000 BWP'))).toBe(true);
  });
});

describe('the corner of a table', () => {
  it('says its unit beside a year that is no column', () => {
    expect(
      deck(
        'JOD ’000, audited to 2025\t2024\t2025\tH1 2026\nRevenue\t1,060\t1,374\t798\nGross profit\t371\t508\t303',
      ).filter((one) => one.startsWith('revenue')),
    ).toEqual(['revenue 1060000 JOD 2024', 'revenue 1374000 JOD 2025', 'revenue 798000 JOD 2026-H1']);
  });
});

describe('heads of years', () => {
  it.each(['\t2026A\t2027B\t2028B', 'Net revenue\t2024\t2025\t2026', '\tT4 25\tT1 26\tT2 26\tT3 26'])(
    'are no row of money below a unit: %s',
    (head) => {
      expect(
        deck(`Chart of sales, USD million\n${head}`).filter((one) => / (?:20)?2[4-8]0{6}/.test(one)),
      ).toEqual([]);
    },
  );

  it('nor is what stands behind a unit in its line', () => {
    expect(
      deck('en milliers de dollars canadiens (non audité) — Aliments Rivière inc., NEQ 1172448096').filter(
        (one) => one.includes('CAD'),
      ),
    ).toEqual([]);
  });
});

describe('currencies by the names of their countries', () => {
  it.each([
    ['en milliers de dollars canadiens', 'CAD'],
    ['in thousands of Australian dollars', 'AUD'],
    ['in thousands of US dollars', 'USD'],
    ['en milliers de dollars américains', 'USD'],
    ['S/ 000', 'PEN'],
    ['C$ thousand', 'CAD'],
  ])('%s', (unit, currency) => {
    expect(
      deck(`Results, ${unit}\n${unit}\n\t2025\t2024\nRevenue\t1,060\t1,374\nNet profit\t371\t508`),
    ).toContain(`revenue 1060000 ${currency} 2025`);
  });

  it('a bare sign is that of the country whose dollars a paper names', () => {
    expect(
      deck(
        'Situation en M$ CA\n\t2025\t2024\nTrésorerie\t6,4\t5,1\nCapitaux propres\t27,5\t25,2',
        'Ventes (M$)\n\t2025\t2024\nVentes (M$)\t17,2\t16,6',
      ),
    ).toEqual(expect.arrayContaining(['cash 6400000 CAD 2025', 'revenue 17200000 CAD 2025']));
  });
});

describe('what stands in a table of money and is none', () => {
  const table = (row: string): string[] =>
    deck(
      `Results, ₹ lakh\n\tFY24\tFY25\tFY26\nRevenue\t310.0\t468.0\t655.0\nCost of sales\t155.0\t224.6\t301.3\nGross profit\t155.0\t243.4\t353.7\n${row}`,
    );
  it('are whole numbers where every sum has a decimal', () => {
    expect(table('Trays delivered\t1,940\t2,870\t4,020')).toContain('other 4020 - 2026');
  });

  it('but no sums written as the others are', () => {
    expect(table('Workshop\t61.0\t72.5\t80.1')).toContain('other 8010000 INR 2026');
  });
});

describe('below a statement of one column that says its unit', () => {
  it('a list in another unit is in its own', () => {
    const found = accounts(
      'Kumasi Bakers, Ghana\nInterim report\n\tH1 2023\n\tGHS million\nNet sales\t215.6\nDirect costs\t185.1\nGross profit\t30.5\nWhat the loan buys\nUSD ’000\nTwo kilns\t317\nA lorry\t193',
    );
    expect(found).toContain('revenue 215600000 GHS 2023-H1');
    expect(found.filter((one) => / (?:317000|193000) USD/.test(one))).toHaveLength(2);
  });

  it('a title that sends to a note says its time', () => {
    expect(
      accounts(
        'Nakuru Mills, Kenya\nManagement accounts: Sep 2022 (1)\n\tSep Act.\tSep Budget\nRevenue\t9,548\t11,995\nCost of sales\t4,120\t3,870\nGross profit\t5,428\t8,125\n(1) KES thousand. Not reviewed.',
      ),
    ).toContain('revenue 9548000 KES 2022-09');
  });
});

describe('a heading between rows that names a currency and no scale', () => {
  it.each(['Loans in US dollars', 'Emprunts en dollars'])('names its rows: %s', (heading) => {
    expect(
      accounts(
        `Arusha, Tanzania\nTZS million\n\t2026\t2025\nTotal assets\t15,884\t14,474\nCash\t1,488\t1,102\n${heading}\nBorrowings\t2,900\t3,400\nTotal equity\t8,232\t7,131`,
      ),
    ).toEqual(
      expect.arrayContaining([
        'totalAssets 15884000000 TZS 2026',
        'totalAssets 14474000000 TZS 2025',
        'equity 8232000000 TZS 2026',
      ]),
    );
  });

  it.each(['In USD', 'The figures below are in USD'])(
    'or says the unit, where it says nothing else: %s',
    (line) => {
      expect(
        accounts(
          `Arusha, Tanzania\nTZS million\n\t2026\t2025\nTotal assets\t15,884\t14,474\nCash\t1,488\t1,102\n${line}\nBorrowings\t2,900,500\t3,400,750\nTotal equity\t8,232,100\t7,131,900`,
        ),
      ).toEqual(expect.arrayContaining(['totalAssets 15884000000 TZS 2026', 'equity 8232100 USD 2026']));
    },
  );
});

it('long sums with their own mark are in full, whatever a table above them is in', () => {
  const text =
    "Sales\nProduct\tTonnes\tKES '000\nBags\t118\t702\nBoxes\t96\t511\n\nWhere we stand\nWe count it each month.\nCash at bank, 31 October 2025\tKES 3,720,000\nOwed to the bank\tKES 2,150,000";
  expect(deck(text)).toContain('cash 3720000 KES 2025-10');
});

test('money said over a paper holds for its tables, whatever tab stands before it', () => {
  expect(
    deck(
      'Tuko Tiles Ltd\tNote of 2026\nOur year ends in June; money in million shillings unless another sign stands by it.\nWe bake tiles in Nairobi, Kenya.',
      'Figures\n\t2026\t2025\nSales\t214.7\t188.2\nGross profit\t37.8\t46.2',
    ),
  ).toContain('revenue 214700000 KES 2026');
});

test('leaders run to a number, and what stands apart in brackets behind it is of the time before', () => {
  const found = deck(
    'To our shareholders, 9 November 2026, Nairobi\nOCTOBER 2026 (KSh, unaudited, September in brackets)\nRevenue .......... KSh 41.2m\t(37.9m)\nOperating costs .. KSh 11.9m\t(11.6m)\nEBITDA ........... KSh -4.3m\t(-4.4m)\nDealers who bought ....... 1,284\t(1,203)',
  );
  expect(found).toContain('revenue 41200000 KES 2026-10');
  expect(found).toContain('customers 1284 - 2026-10');
  expect(found.join('\n')).not.toContain('-1203');
});
