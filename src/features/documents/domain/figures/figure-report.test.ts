import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const numbersOf = (text: string, type: DocumentType = 'business_plan') =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period }) => [account ?? kind, value, currency, period].join(' '),
  );

describe('letters that report on a quarter', () => {
  test('say the quarter, the same one a year ago and its months without their year', () => {
    const found = numbersOf(
      'Moto Kazi Limited: shareholder letter, Q2 2025\n- Revenue for the quarter: KES 61.4m (same quarter last year: 38.9m)\n- MRR closed June at KES 19.8m\n- Team: 64 (March: 59)',
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'revenue 61400000 KES 2025-Q2',
        'revenue 38900000 KES 2024-Q2',
        'revenue 19800000 KES 2025-06, monthly',
        'team 64  2025-Q2',
        'team 59  2025-03',
      ]),
    );
  });

  test('en français', () => {
    const found = numbersOf(
      "Baobab Énergie SA : lettre aux actionnaires, 3e trimestre 2025\nLe chiffre d'affaires du trimestre est de 412 millions de FCFA contre 350 millions au même trimestre de l'année précédente.",
    );
    expect(found).toContain('revenue 412000000 XOF 2025-Q3');
    expect(found).toContain('revenue 350000000 XOF 2024-Q3');
  });
});

test('facts of a slide below each other, each opening with its figure, are read one by one', () => {
  const found = numbersOf(
    "Traction à fin avril 2025\n86 M FCFA de chiffre d'affaires en 2024 (+48 % vs 2023)\n23 collaborateurs",
    'pitch_deck',
  );
  expect(found).toContain('team 23  2025-04');
});

describe('statements from further away', () => {
  test.each([
    ['INR crore', 'INR', 1e7],
    ['Rs in lakhs, Mumbai', 'INR', 1e5],
    ['IDR million', 'IDR', 1e6],
    ['BRL thousand', 'BRL', 1e3],
  ])('all amounts in %s', (unit, currency, factor) => {
    const found = numbersOf(
      `Statement of profit and loss for the year ended 31 March 2025\n(All amounts in ${unit})\nParticulars\tNote\t31 March 2025\t31 March 2024\nRevenue from operations\t18\t42\t35\nCost of materials consumed\t20\t25\t21\nFinance expense\t22\t3\t2`,
      'financial_statements',
    );
    expect(found).toContain(`revenue ${42 * factor} ${currency} 2025`);
    expect(found).toContain(`costOfSales ${21 * factor} ${currency} 2024`);
    expect(found).toContain(`financeCosts ${3 * factor} ${currency} 2025`);
  });
});

describe('years that do not end in December', () => {
  const letter =
    'Asante Care letter, 30 September 2025\nOur financial year ends on 28 February.\nSecond quarter of the financial year closed on R11.2 million of revenue.\nR million\tQ2 FY2025\tQ2 FY2026\nRevenue\t9.4\t11.2\nCost of sales\t(6.0)\t(7.0)\nGross profit\t3.4\t4.2';
  test('their quarters are months of the calendar', () => {
    const found = numbersOf(letter);
    expect(found).toContain('revenue 11200000 ZAR 2025-06 to 2025-08');
    expect(found).toContain('grossProfit 3400000 ZAR 2024-06 to 2024-08');
  });
  test('where none is told quarters are those of the calendar', () => {
    expect(numbersOf(letter.replace('Our financial year ends on 28 February.', ''))).toContain(
      'grossProfit 4200000 ZAR 2026-Q2',
    );
  });
  test('a financial year written with both its years', () => {
    expect(numbersOf('Outlook\nThe plan for 2025-26 is a turnover of KES 98 million.')).toContain(
      'revenue 98000000 KES 2026',
    );
    expect(numbersOf('Sales of 2025-11 were KES 4 million.').join()).toContain('2025-11');
  });
});

describe('columns and rows', () => {
  test('a column far from its label is of what the first one is of', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const found = numbersOf(
      `Monthly 2025\nNGN thousands\t${months.join('\t')}\tYear\nFees billed to shippers\t${months.map((_, index) => 50_000 + index * 1000).join('\t')}\t666000`,
      'financial_statements',
    );
    expect(found).toContain('revenue 666000000 NGN 2025');
  });
  test('months that money lasts in a row of its own', () => {
    expect(
      numbersOf(
        'Cash position\nAmounts in KES\nBank balance\t9000000\nMonths covered by the round\t16',
      ).join(),
    ).toContain('runway 16');
  });
  test('a comma before three digits and a million parts thousands', () => {
    expect(numbersOf('The board adopted a budget of UShs 7,900 million of turnover for 2026.')).toContain(
      'revenue 7900000000 UGX 2026',
    );
  });
  test('the year of what is compared is of nothing else', () => {
    const found = numbersOf(
      "Comptes arrêtés au 31 décembre 2024 : chiffre d'affaires de 1 900 millions FCFA contre 1 750 millions en 2023 ; excédent brut d'exploitation de 180 millions.",
      'legal_docs',
    );
    expect(found).toContain('revenue 1900000000 XOF 2024');
    expect(found).toContain('revenue 1750000000 XOF 2023');
    expect(found).toContain('other 180000000 XOF 2024');
  });
});

test('an opinion qualified in the words of the standards is one, in minutes too', () => {
  const codes = (text: string, type: DocumentType) =>
    analyseDocument({ type, pages: [{ page: 1, text }] }).flags.map(({ code }) => code);
  const text =
    'Except for the effects of the matter set out below, the accounts give a true and fair view of the position.';
  expect(codes(text, 'financial_statements')).toContain('OPINION_QUALIFIED');
  expect(codes(text, 'legal_docs')).toContain('OPINION_QUALIFIED');
});

describe('all the people', () => {
  test.each([
    ['People\nFifty-two: workshop 30, stores 14, office 8.', ['team 52']],
    ['Staff\nHead count 61. A dentist calls in May.', ['team 61']],
    ['Team\nMary Auma, Tom Okello and 11 staff: 13 in all.', ['team 13']],
    ['People\nRegular staff 29: mill 20, vans 5, office 4.', ['team 29']],
    ['7 People. The company employs 88: plant 70, sales 18.', ['team 88']],
    ['Rapport\nLes 53 salariés ont reçu leur prime.', ['team 53']],
    ['Rapport\nLes 12 salariés de notre voisin ont fait grève.', []],
    ['Notes\nSpinners on the roll: 96.', ['team 96']],
    ['Notes\nPupils on the roll: 96.', []],
    ['People\nMill 40, shops 12, office 6. That makes 58.', ['team 58']],
    ['Équipe\nEffectif : ateliers 12, boutiques 7, siège 4, au total 23', ['team 23']],
  ])('%s', (text, team) => {
    const found = numbersOf(text).filter((one) => one.startsWith('team'));
    expect(found.map((one) => one.trim())).toEqual(team);
  });
});

describe('what is asked for', () => {
  test('is the round, and no loan of before', () => {
    const found = numbersOf(
      'Financement en place\nPrêt de 60 M FCFA contracté en 2021 auprès de la banque, taux 9 %.\nOpération\nAugmentation de capital de 210 M FCFA.',
    );
    expect(found.filter((one) => one.startsWith('ask'))).toEqual(['ask 210000000 XOF ']);
  });
  test('is the sum for all the shares', () => {
    const asked = (text: string) => numbersOf(text, 'legal_docs').filter((one) => one.startsWith('ask'));
    expect(asked('2 Investment\nThe Partner pays UGX 9,000,000 for 300,000 preference shares.')).toEqual([
      'ask 9000000 UGX ',
    ]);
    expect(asked('1 Price\nPrice: KES 40 a share, KES 8,000,000 in all, payable at closing.')).toEqual([
      'ask 8000000 KES ',
    ]);
  });
  test('and the worth after it', () => {
    const text = 'Terms\nValue before the money: KES 90,000,000. After it: KES 120,000,000.';
    expect(numbersOf(text, 'legal_docs')).toContain('valuation 120000000 KES ');
  });
});

test('what is owed is owed when the paper is written, however late it is repaid', () => {
  const found = numbersOf(
    'Nakuru, June 2025\nDebt\nUnity Bank: KES 7.5m term loan, 14% a year, monthly until May 2029.\nUn prêt de 30 M FCFA, échéance 2029, dont 18 M FCFA restent dus.',
  );
  expect(found).toEqual(expect.arrayContaining(['other 7500000 KES 2025-06', 'other 18000000 XOF 2025-06']));
});

test('growth against the quarter before is of the one behind it', () => {
  const text =
    'Letter, second quarter 2025\nAccra, 9 July 2025\nSales were GHS 66 million, against GHS 60 million in the first quarter, which is 10% more.';
  expect(numbersOf(text)).toContain('growth 10  2025-Q2');
  expect(numbersOf('Comptes 2024\nLe chiffre d’affaires a gagné 12 % en 2024.')).toContain('growth 12  2024');
});

describe('what stands under its name, or goes on from what was told', () => {
  test.each([
    ['Runway, and how we count\nWe divide cash by costs, and we say 17 months.', 'runway 17  '],
    ['Money\nWe hold KES 41 million. Sales cover our costs.', 'cash 41000000 KES '],
    ['Costs\nWe used KES 3 million in May and more before.', 'burn 3000000 KES '],
    ['Clinics on subscription went from 118 to 131.', 'customers 131  '],
    ['3\tPotters on the payroll at year end: 74.', 'team 74  '],
    [
      'Letter, third quarter 2024\nKumasi, 8 October 2024\nSales were GHS 30m. Nine months together: GHS 84m (Q1 GHS 26m, Q2 GHS 28m, Q3 GHS 30m).',
      'revenue 84000000 GHS 2024-01 to 2024-09',
    ],
    ['Growth\nPlus 18 % in 2023, plus 12 % in 2024.', 'growth 12  2024'],
    [
      'June 2025\nLoan of the mill: 9 %, échéance 2029, dont 12 M FCFA restent dus.',
      'other 12000000 XOF 2025-06',
    ],
  ])('%s', (text, expected) => {
    expect(numbersOf(text).map((one) => one.trimEnd())).toContain(expected.trimEnd());
  });

  test('those who bring what is worked up are no customers', () => {
    const found = numbersOf(
      'Where we stand\n2,410 growers delivering at least once a week.\nThe mill draws on 640 farmers, none giving above 2% of the maize.',
    );
    expect(found.some((one) => one.startsWith('customers'))).toBe(false);
    expect(numbersOf('The contract makes up about 12% of its yearly tonnage.')).toContain('other 12  ');
  });

  test('rows of months that cash lasts, and of those there are at a year end', () => {
    const found = numbersOf(
      'KES m\t2023\t2024\nRevenue\t210\t260\nDirect costs\t120\t150\nGross profit\t90\t110\nDriver\t2023\t2024\nHouseholds on biogas at year end\t2100\t2900',
      'financial_statements',
    );
    expect(found).toEqual(expect.arrayContaining(['customers 2100  2023-12', 'customers 2900  2024-12']));
    const summary =
      'Amounts in KES million.\nItem\tValue\nCash at 30 June 2024\t90\nMonths the cash lasts\t11\nRound sought\t200';
    expect(numbersOf(summary, 'financial_statements').some((one) => one.startsWith('runway 11 '))).toBe(true);
  });

  test('people in a table and in a note of the accounts', () => {
    const table = 'Note 9 – Effectif\nCatégorie\t2024\t2023\nAtelier\t40\t37\nMagasin\t12\t11\nTotal\t52\t48';
    const counted = numbersOf(table, 'financial_statements').filter((one) => !one.startsWith('other'));
    expect(counted).toEqual(['headcount 52  2024', 'headcount 48  2023']);
    const note = 'Notes\n9 Headcount\nMill 61, shops 22, office 9. Group: 92.';
    expect(numbersOf(note, 'financial_statements')).toContain('team 92  ');
  });
});

describe('sales told to a month, a table of one year and a round under any heading', () => {
  test('sales to a month are those of its year so far, and `they` are sales', () => {
    expect(
      numbersOf(
        'Nakuru, November 2024\nSales to September 2024 were KES 41 million; in all of 2023 they were KES 48 million.',
      ),
    ).toEqual(['revenue 41000000 KES 2024-01 to 2024-09', 'revenue 48000000 KES 2023']);
  });
  test('a year alone beside what its figures are in heads a table', () => {
    const table = 'Our year\nKES million\t2024\nSales\t310\nCost of sales\t(190)\nGross profit\t120';
    expect(numbersOf(table, 'pitch_deck')).toContain('grossProfit 120000000 KES 2024');
  });
  test('what we ask for is asked for', () => {
    expect(numbersOf('Cash and need\nWe ask for USD 2.4m.', 'pitch_deck')).toEqual(['ask 2400000 USD ']);
  });
});

test('what follows from the figures above it is of their time', () => {
  const found = numbersOf(
    'Tamale, November 2024\nCash\nCash at bank, 30 June 2024: GHS 900,000.\nWe use GHS 50,000 net a month. Eighteen months, therefore.\nIn October 2024 we had 30 customers.',
  );
  expect(found).toContain('runway 18  2024-06');
  const sales =
    'Chiffre d’affaires\nEn millions de FCFA\t2023\t2024\nCommissions\t70\t90\nConseil\t30\t35\nChiffre d’affaires\t100\t125\nSoit +25 % en un an.';
  expect(numbersOf(sales)).toContain('growth 25  2024');
  const note = "Amounts in TZS'000\nNotes\n7 Headcount\nMill 61, shops 22, office 9. Group: 92.";
  expect(numbersOf(note, 'financial_statements')).toContain('team 92  ');
});

test('a heading that names its time three times is of one', () => {
  expect(
    numbersOf(
      'Rift Tea Ltd\nLetter, 10 November 2026\n\nTHE FIRST QUARTER (July to September 2026, Q1 of FY2027)\nGroup revenue was KES 214.2 million. That is 11% more than in the same quarter a year ago.',
    ),
  ).toEqual(['revenue 214200000 KES 2026-Q3', 'growth 11  2026-Q3']);
});

test('what is said to be growth of the sentence before is of its time', () => {
  expect(
    numbersOf(
      'Misti Ltd\nLetter, October 2026\nRevenue was KES 118 million in 2025.\nThat is growth of 64% over 2024.',
    ),
  ).toContain('growth 64  2025');
});

test('a list of months under the name of what they are of is read', () => {
  const list = 'July\t20.6\nAugust\t22.1\nSeptember\t22.9';
  expect(
    numbersOf(
      `Gulshan Pakistan (Private) Limited\nUpdate, November 2026\nSALES (net, Rs million, freight excluded)\n${list}\nThe quarter came to 65.6.`,
    ).slice(0, 3),
  ).toEqual(['revenue 20600000 PKR 2026-07', 'revenue 22100000 PKR 2026-08', 'revenue 22900000 PKR 2026-09']);
});

test('a letter that opens with a quarter goes on of it', () => {
  expect(
    numbersOf(
      "Yoonu Santé\nLettre aux actionnaires\nDakar, le 20 octobre 2026\nUn trimestre de rentrée, plus calme que le précédent. Le chiffre d'affaires atteint 164 millions FCFA.",
    ),
  ).toEqual(['revenue 164000000 XOF 2026-Q3']);
});

test.each([
  ['Sales of FY2026: KES 268 million, up 20% on KES 223 million.', 'revenue 223000000 KES 2025'],
  ['Revenue up 62% on 2024; gross margin 34% in 2025.', 'growth 62  2025'],
  [
    'Revenue of KES 1,700 million in the year to March 2027 and KES 2,050 million the year after.',
    'revenue 2050000000 KES 2028',
  ],
  [
    "Objectif de chiffre d'affaires pour l'année 2026 : 590 millions FCFA ; budget 2027 : 880 millions FCFA.",
    'revenue 590000000 XOF 2026',
  ],
  [
    '53 paying customers, by which I mean companies invoiced in the twelve months to 30 September 2026.',
    'customers 53  2025-10 to 2026-09',
  ],
  [
    'In September 2026 we counted. Nine months’ revenue: KES 19.1 billion.',
    'revenue 19100000000 KES 2026-01 to 2026-09',
  ],
  [
    'The total principal outstanding to this bank at 30 September 2026 is therefore KES 46,200,000.',
    'other 46200000 KES 2026-09',
  ],
  ['In dollars: revenue of 2025 was 656 thousand.', 'revenue 656000 USD 2025'],
  ['The company offers new common shares for PHP 142.5 million in a single closing.', 'ask 142500000 PHP '],
])('%s', (sentence, figure) => {
  expect(numbersOf(`Misti Ltd\nPlan, October 2026\nFigures\n${sentence}`)).toContain(figure);
});

test('a unit wrapped over two lines, or with a word behind it in brackets, is that of the table', () => {
  const rows = '\t2023\t2024\nChiffre d’affaires\t12,90\t14,60\nRésultat net\t1,41\t1,74';
  const wrapped = numbersOf(
    `Sava SA, Antalaha, Madagascar\nCapital : 4 000 000 000 Ar. Montants\nen milliards d’ariary.\n${rows}`,
  );
  const headed = numbersOf(
    `Sava SA, Antalaha, Madagascar\nCapital : 4 000 000 000 Ar\nMds Ar (comptes certifiés)${rows}`,
  );
  for (const read of [wrapped, headed]) expect(read).toContain('revenue 14600000000 MGA 2024');
});

test.each([
  [
    'La société a consommé 72 millions d’ariary net par mois, toutes recettes et toutes dépenses comptées.',
    'burn 72000000 MGA 2026-Q2, monthly',
  ],
  [
    'La trésorerie : 141,2 millions de FCFA sur les comptes de la société et 38,8 sur ceux de la filiale au 30 septembre, soit 180 millions ensemble.',
    'cash 180000000 XOF 2026-09',
  ],
  ['Le chiffre d’affaires bondit de 52 % par rapport au 2e trimestre.', 'growth 52  2026-Q3'],
])('%s', (sentence, figure) => {
  expect(numbersOf(`Keur SA, Dakar\nLettre, 20 octobre 2026\nT2 2026\n${sentence}`)).toContain(figure);
});

test('what two names before a colon share is of neither alone', () => {
  const text =
    'Chipata Ltd, Lusaka\nLetter, 9 November 2026\nIn 2025 we kept a fifth as gross profit and a twentieth as net profit: K10.0 million and K2.43 million.';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.filter(({ about }) => about === 'net profit' || about === 'gross profit')).toEqual([]);
});

test('what a head says above an empty line over one column is of what stands above', () => {
  const found = numbersOf(
    'Ndoxum SA, Thiès\nOù nous en sommes, juillet 2026\n\n348 M FCFA\t1 140\t38\nchiffre d’affaires 2025\texploitations équipées au\tsalariés\n\t30/06/2026\n\nEn millions de FCFA\t2024\t2025\nChiffre d’affaires\t212\t348\nMarge brute\t66\t115',
    'pitch_deck',
  );
  expect(found).toContain('grossProfit 115000000 XOF 2025');
});

test('millions of a table in millions are told twice', () => {
  const found = numbersOf(
    'Oliva Ltd, Nairobi\nPlan, 12 November 2026\nAll amounts in millions of shillings.\n\t2025\t2024\nRevenue\tKES 9.4m\tKES 9.1m',
  );
  expect(found).toEqual(['revenue 9400000 KES 2025', 'revenue 9100000 KES 2024']);
});

test('the foot of a slide above a table heads none of its columns', () => {
  const found = numbersOf(
    'Baridi Ltd | Private | October 2025 | 3\nKES million\t2022\t2023\t2024\nFees\t35.2\t52.9\t79.4\nTotal revenue\t41.0\t62.0\t93.0',
    'pitch_deck',
  );
  expect(found).toContain('revenue 62000000 KES 2023');
});

test('millions over the last of several years are of all of them', () => {
  const found = numbersOf(
    'Mkoba Ltd, Lagos\nFinancials\t\t\tN million, years to 31 December\n\n\t2023\t2024\t2025\nRevenue\t121.0\t211.8\t358.6',
    'pitch_deck',
  );
  expect(found).toEqual([
    'revenue 121000000 NGN 2023',
    'revenue 211800000 NGN 2024',
    'revenue 358600000 NGN 2025',
  ]);
});

test.each([
  [
    'Cash at 31 August 2026 stands at N96 million and net burn averages N16 million a month.',
    ['cash 96000000 NGN 2026-08', 'burn 16000000 NGN 2026-08, monthly'],
  ],
  ['We have about 16 months, before the undrawn half of the bank line (KES 60 million).', []],
  ['The dispute was settled in August 2026; we paid KES 650,000.', []],
  ['Current account 014-220981-01 held KES 1,212,400 at 30 September 2026.', ['cash 1212400 KES 2026-09']],
])('cash is what is held: %s', (sentence, told) => {
  const found = numbersOf(`Mkoba Ltd\nLetter, 9 October 2026\nCash\n${sentence}`);
  expect(found.filter((one) => /^(?:cash|burn|other 220981)/.test(one))).toEqual(told);
});

test('growth on the months of a year is of the year after', () => {
  const found = numbersOf(
    'Mkoba Ltd, Jakarta\nTraction\nMeasure\tFigure\nRevenue, January to September 2026\tIDR 38.2bn\nGrowth on January to September 2025\t84%\nRevenue, September 2026\tIDR 5.01bn',
    'pitch_deck',
  );
  expect(found.find((one) => one.startsWith('growth'))).toContain('2026-01 to 2026-09');
});
