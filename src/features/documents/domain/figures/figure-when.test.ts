import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const timesOf = (text: string, type: DocumentType = 'legal_docs'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ value, period }) => `${value} ${period ?? '-'}`,
  );

describe('of when a figure is, in the words around it', () => {
  test.each([
    // What is paid on a day is of the year it is paid for, or of none told.
    [
      'Minutes, 22 October 2026\nResolved to pay for the year ended 30 June 2026 a dividend of $1.20 a share, making $300,000, on 30 November.',
      '300000 2026',
    ],
    [
      'Minutes, 29 July 2026\nResolved to pay 2 dollars a share ($960,000 in total) on 31 August 2026.',
      '960000 -',
    ],
    [
      'Minutes, 12 November 2026\nThe dividend absorbs $14,000 and goes to those on the register on 20 November.',
      '14000 -',
    ],
    // What a sentence announces is of its day.
    [
      'Lettre, 6 novembre 2026\nNous certifions que le compte ouvert à son nom présentait au 31 octobre 2026 un solde créditeur de :\n41 700 250 FCFA',
      '41700250 2026-10',
    ],
    // What is left of a loan is of the day spoken of, not of the one it was lent on.
    [
      'Letter, 21 July 2026\nWe confirm how matters stood at the close of business on 30 June 2026. Of the loan which we lent on 15 July 2023 there remained $562,000.',
      '562000 2026-06',
    ],
    [
      'Minutes, 29 July 2026\nCash stood at $4.9 million on 31 March 2026 and the loan from the National Development Agency at $6.0 million.',
      '6000000 2026-03',
    ],
    // Each of several months.
    [
      'Letter, 14 October 2026\nIn 2026 the instalments of January, May and August, each of $6,300, came in.',
      '6300 2026',
    ],
    [
      'Le 14 octobre 2026\nPour 2026, les acomptes de janvier, mai et août, chacun de 6 300 euros, sont rentrés.',
      '6300 2026',
    ],
    // Accounts to a day may be of a part of the year that ends then.
    [
      'Deed, 2 November 2026\nManagement accounts to 30 June 2026 show revenue of $371,000 for the half-year.',
      '371000 2026-H1',
    ],
    [
      'Acte, 2 novembre 2026\nLes comptes clos le 30 septembre 2026 montrent des ventes de 371 000 euros pour les neuf mois.',
      '371000 2026-01 to 2026-09',
    ],
    // Until then one, from then on another.
    [
      'Offer, 10 August 2026\nThe salary is $28,000 a month through 31 August 2027 and $31,000 from September 2027.',
      '28000 monthly',
    ],
    [
      'Offre, le 21 septembre 2026\nLe salaire est de 68 000 euros jusqu’au 31 décembre 2027 ; il est porté à 76 000 euros pour 2028.',
      '68000 -',
    ],
    // The period behind the one that days tell.
    [
      'SUPPLY CONTRACT\nThe supply from 1 May 2026 to 30 April 2027 is 640 tonnes; for the following year, 800 tonnes.',
      '800 2027-05 to 2028-04',
    ],
    // What is to come.
    [
      'Lettre, le 12 octobre 2026\nUn premier versement de 120 000 euros interviendrait en décembre.',
      '120000 2026-12',
    ],
    ['Letter, 6 November 2026\nThe dividend was $2.10 for 2025 and $1.75 for 2024.', '1.75 2024'],
  ])('%s', (text, told) => {
    expect(timesOf(text)).toContain(told);
  });

  test.each([
    [
      'Business plan, November 2026\nLast year we sold for $315,000, and in the first ten months of this one for $348,000; 2026 will finish around $420,000.',
      '315000 2025',
    ],
    [
      'Plan d’affaires, novembre 2026\nL’an dernier, nous avons vendu pour 315 000 euros ; 2026 finira vers 420 000 euros.',
      '315000 2025',
    ],
    [
      'Letter, 6 November 2026\nWe closed 2025 with revenue of $184,000; the year before it had been $147,000. That is 25% growth.',
      '25 2025',
    ],
    [
      'Note, 16 novembre 2026\nLe chiffre d’affaires s’élevait à 875 000 euros, en regard de 700 000 euros en 2024, c’est-à-dire 25 % de plus.',
      '25 2025',
    ],
    [
      'Lettre, le 3 novembre 2026\nLe chiffre d’affaires des neuf mois de 2026 s’inscrit à 1 236 000 euros. La marge brute, à 63 %, gagne deux points.',
      '63 2026-01 to 2026-09',
    ],
  ])('in plans and letters: %s', (text, told) => {
    expect(timesOf(text, 'business_plan')).toContain(told);
  });
});

test.each([
  [
    'Sur l’exercice 2025, le chiffre d’affaires a atteint 5 120 000 TND (2024 : 4 310 000) et le résultat net 214 500 TND (2024 : perte de 81 200).',
    [
      'revenue 5120000 TND 2025',
      'revenue 4310000 TND 2024',
      'other 214500 TND 2025',
      'other -81200 TND 2024',
    ],
  ],
  [
    'For the year ended 7 July 2026 the mill made 1,940 tonnes and sales of ETB 208,400,000 (year before: 1,610 tonnes, ETB 171,900,000), and for July to September 2026 sales of ETB 61,300,000.',
    [
      'revenue 208400000 ETB 2026',
      'other 1610  2025',
      'revenue 171900000 ETB 2025',
      'revenue 61300000 ETB 2026-Q3',
    ],
  ],
  [
    'The accounts to 30 June 2026, which the auditors signed without remarks on 9 September 2026, show sales of ZMW 41,200,000.',
    ['revenue 41200000 ZMW 2026'],
  ],
  ['Operating loss for the ten months of 2026: KES 5.1 million.', ['other -5100000 KES 2026-01 to 2026-10']],
] as const)('each figure is of its own time: %s', (text, told) => {
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  const read = numbers.map(
    ({ kind, value, currency, period }) => `${kind} ${value} ${currency ?? ''} ${period}`,
  );
  expect(read).toEqual(expect.arrayContaining([...told]));
});

test('a day on which a loan was renewed dates no sum', () => {
  expect(
    timesOf('The balance at Coast Bank is 145 million of 200 allowed, renewed in April 2026 for a year.'),
  ).toEqual(['145000000 -', '200 -']);
});

test.each([
  ['In March 2026 we had 171 customers. The biggest was 8.8% of turnover in the six months.', '8.8 -'],
  ['Un client règle 44 % de nos ventes ; son contrat s’arrête en mars 2027.', '44 -'],
  ['Year to February 2026: R 52.7m of rent, forty-six on the payroll.', '46 2026-02'],
  [
    'Trésorerie au 30 juin 2026 : 22,7 millions de FCFA ; au 31 octobre 2026 : 19,1 millions.',
    '19100000 2026-10',
  ],
] as const)('a figure is of no time that another thing has: %s', (text, told) => {
  expect(timesOf(text)).toContain(told);
});

test('what passes through the accounts of a bank is no income', () => {
  const { numbers } = analyseDocument({
    type: 'legal_docs',
    pages: [
      {
        page: 1,
        text: 'Turnover through the accounts in the twelve months to May 2026 came to ZMW 71.4 million (previous twelve months: ZMW 58.9 million).',
      },
    ],
  });
  expect(numbers.map(({ kind, value, period }) => `${kind} ${value} ${period}`)).toEqual([
    'other 71400000 2026',
    'other 58900000 2025',
  ]);
});

test('the accounts of a half are of that, whatever year stands beside it', () => {
  expect(
    timesOf(
      'Millions d’ariary\t6 mois au 31/12/2025\t6 mois au 31/12/2024\tExercice au 30/06/2025\nVentes\t6 410\t5 230\t10 900\nCoût des ventes\t(4 880)\t(4 130)\t(8 780)\nMarge brute\t1 530\t1 100\t2 120\n\nClients. 34 maisons ont acheté dans le semestre.',
      'financial_statements',
    ),
  ).toEqual(expect.arrayContaining(['34 2025-H2', '10900000000 2025']));
});

test('stock, debtors and limits are no cash, whatever heading they stand under', () => {
  const { numbers } = analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: 'Cash\nStock stood at GHS 3.1 million, debtors at GHS 1.2 million.\nBank: limit GHS 1.5 million, drawn GHS 0.8 million.',
      },
    ],
  });
  expect(numbers.filter(({ kind }) => kind === 'cash')).toEqual([]);
});

describe('what a paper says that its amounts are in', () => {
  const sums = (text: string): string[] =>
    analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).numbers.flatMap(
      ({ value, currency }) => (currency === null ? [] : [`${value} ${currency}`]),
    );

  test.each([
    [
      'Les montants sont en francs CFA.\nRappel de 34,6 millions, réglé ; prix de 55 000 l’action.\nSiège à Bamako.',
      ['34600000 XOF', '55000 XOF'],
    ],
    [
      'All amounts are in Kenyan shillings.\nThe refund was 3.2 million, and the price 450 per share.',
      ['3200000 KES', '450 KES'],
    ],
  ])('is what its millions are: %s', (text, told) => {
    expect(sums(text)).toEqual(told);
  });

  test('and no things that are counted', () => {
    expect(
      sums('All amounts are in Kenyan shillings.\nWe made 3.2 million bricks, and 40,000 trips.'),
    ).toEqual([]);
  });
});

const linesOf = (...lines: string[]): string[] =>
  timesOf(['Zawadi Ltd', '20 October 2026', '', ...lines].join('\n'), 'business_plan');

test('the day something is due dates nothing that is owed', () => {
  const told = linesOf('Five parts are paid, KES 27 million remains, the last is due in May 2029.');
  expect(told).not.toContain('27000000 2029-05');
});

test('accounts to a day are of their year, or of the part of it that they tell', () => {
  const year = linesOf(
    'Audited accounts (unqualified) to 31 March 2026: sales KES 31 million, previous year KES 25 million.',
  );
  expect(year).toContain('31000000 2026');
  expect(year).toContain('25000000 2025');
  expect(linesOf("Accounts to June 2026 show six months' revenue of KES 54 million.")).toContain(
    '54000000 2026-H1',
  );
});

test('a plan is of the year its clause opens with', () => {
  expect(
    linesOf('For 2027 the board will look at a revenue budget of KES 215 million in December.'),
  ).toContain('215000000 2027');
});

test('the year at the head of the next figure dates none before it', () => {
  expect(
    linesOf(
      'FY2026 (July to June) closed audited at last at KES 24 million sales, FY2025 at KES 18 million.',
    ),
  ).toContain('24000000 2026');
});

test('a margin without a date is of no sales that are to come', () => {
  const told = linesOf(
    'Revenue was KES 20 million in 2025.',
    'Revenue is KES 90 million in 2029.',
    'Gross margin 18%.',
  );
  expect(told).not.toContain('18 2029');
});

test('the quarter that a second growth is over dates the first no later than it', () => {
  const told = linesOf(
    'Lettre du troisième trimestre 2026',
    'Les ventes augmentent de 45 % sur un an et de 10 % sur le trimestre.',
  );
  expect(told.filter((line) => line.includes(' 2027'))).toEqual([]);
});

test('what the next clause speaks of tells no time of the one before', () => {
  const told = linesOf(
    'Second quarter 2025, sent 18 July 2025',
    'Eleven buyers; the largest took 14%, and the orders for the third quarter are spread in the same way.',
  );
  expect(told.filter((line) => line.startsWith('14 ') && line.includes('Q3'))).toEqual([]);
});

test('a runway is of no day before which nothing is raised', () => {
  const text =
    'Letter, 20 October 2026\n\nCash at 30 September 2026 was KES 70 million and we burn KES 5 million a month. That leaves 14 months of runway, so we do not plan to raise before June 2027.';
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.find(({ kind }) => kind === 'runway')?.period).not.toBe('2027-06');
});

describe('of when income is that is held against other income', () => {
  test.each([
    ['Sales grew by half in 2025, from $84m to $126m.', ['84000000 2024', '126000000 2025']],
    [
      'Revenue was $18m in the year to March 2026, up 50% from $12m.',
      ['18000000 2026', '50 2026', '12000000 2025'],
    ],
    [
      'Sales of the third quarter came to $18.4m against $17.1m in the second.',
      ['18400000 2026-Q3', '17100000 2026-Q2'],
    ],
    [
      'Les ventes du premier trimestre sont de 18,4 M$ contre 21,1 M$ au quatrième.',
      ['18400000 2026-Q1', '21100000 2025-Q4'],
    ],
    ['Sales grew 85% from 2024 to 2025.', ['85 2025']],
    ['+62 % de ventes entre 2024 et 2025.', ['62 2025']],
    [
      'Nine months together: sales of $10.9m, against a full-year plan of $15m.',
      ['10900000 2026-01 to 2026-09', '15000000 2026'],
    ],
    [
      'Objectif de chiffre d’affaires du T4 : 15 M$, soit 54 M$ visés sur l’année.',
      ['15000000 2026-Q4', '54000000 2026'],
    ],
    ['Our books for the year to 31 March 2026 were signed off in July: turnover $1.9m.', ['1900000 2026']],
  ])('%s', (text, times) => {
    const told = timesOf(`Mosi Seeds Ltd\nOctober 2026\n${text}`, 'business_plan');
    expect(told).toEqual(expect.arrayContaining(times));
  });
});

test.each([
  [
    'financial_statements',
    'Interim report for the six months to 30 September 2026\nNo customer was more than 12% of revenue.',
    '12 2026-04 to 2026-09',
  ],
  [
    'business_plan',
    'October 2026\nThe loan taken out in 2021 from the Lake Bank still stands at $124,000.',
    '124000 2026-10',
  ],
  [
    'financial_statements',
    'Interim report for the six months to 30 September 2026\nThe bank loan, $205,400 in all, bears 8.25% and is repaid by quarterly instalments to March 2032.',
    '205400 2026-09',
  ],
] as const)('what is of a stretch, and what an agreement begins or ends on: %s %s', (type, text, time) =>
  expect(timesOf(text, type)).toContain(time),
);

describe('what a letter on the end of a year says of all of it', () => {
  test.each([
    [
      'Lettre aux associés, second semestre 2025, Kankan, Guinée\n\nSur l’année, les ventes atteignent 9 070 millions GNF, après 7 260 millions en 2024 : + 25 %.',
      ['9070000000 2025', '7260000000 2024', '25 2025'],
    ],
    [
      'Lettre aux associés, second semestre 2025, Kankan, Guinée\n\nSur l’ensemble de l’année, nos ventes ont atteint 9 070 millions GNF, en hausse de 25 %.',
      ['9070000000 2025', '25 2025'],
    ],
    [
      'Letter to shareholders, fourth quarter 2025, Nairobi, Kenya\n\nFor the year, sales reached KES 907 million after KES 726 million in 2024: up 25%.',
      ['907000000 2025', '726000000 2024', '25 2025'],
    ],
  ])('%s', (text, times) => {
    expect(timesOf(text, 'business_plan')).toEqual(times);
  });
});

describe('a day on which somebody signed, and a time that heads what is told beside a figure', () => {
  test.each([
    [
      'Agreement, 17 July 2026, Kigali, Rwanda\nAudited accounts for 2025, with an unmodified report of 27 March 2026, show revenue of RWF 884,300,000.',
      ['884300000 2025'],
    ],
    [
      'Lettre, 12 octobre 2026, Dakar, Sénégal\nComptes 2025 certifiés sans réserve le 24 avril 2026 : chiffre d’affaires 371,5 M FCFA.',
      ['371500000 2025'],
    ],
  ])('%s', (text, times) => {
    expect(timesOf(text, 'business_plan')).toEqual(times);
  });
});

test.each([
  [
    'Deed, 2 June 2025\nIt had 61 looms at 31 March 2025, and had sales of KES 81,000,000 in the year then ended.',
    '81000000 2025',
  ],
  [
    'Deed, 2 June 2025\nIt employed 61 people on 31 March 2025 and spun 410,000 cones in the year.',
    '410000 2025',
  ],
  [
    'Acte, 2 juin 2025\nElle comptait 61 métiers au 30 juin 2025 et a vendu pour 81 000 000 FCFA au cours du semestre alors clos.',
    '81000000 2025-H1',
  ],
])('a stretch that ends with the day told before it: %s', (text, time) => {
  expect(timesOf(text)).toContain(time);
});

test('results to the last day of a month are of the year, in a paper whose years are over two of the calendar', () => {
  const times = timesOf(
    'Minutes, 22 May 2026\n4.2 Results to 31 March 2026\nTurnover was KES 486 million (2024/25: KES 441 million).',
  );
  expect(times).toContain('486000000 2026');
  expect(times).toContain('441000000 2025');
});

test('what sales grew by and what was done in the period is of the months they are told of, below the day those end', () => {
  const times = timesOf(
    'Accounts of the nine months to 30 September 2025\nKES thousand\tJan-Sep 2025\tJan-Sep 2024\nSales\t612\t548\nCost of sales\t416\t378\nGross profit\t196\t170\nPosition at 30 September 2025\nRemarks\nSales rose 11.7% in one year.\n4,380 tonnes were pressed in the period.',
    'financial_statements',
  );
  expect(times).toContain('11.7 2025-01 to 2025-09');
  expect(times).toContain('4380 2025-01 to 2025-09');
});

test('what was sold and made is of the quarter that a letter reports on', () => {
  const times = timesOf(
    'Letter to investors, Q3 2025\nNairobi, 9 October 2025\nHarvest: 98 tonnes.\nWe sold to 57 restaurants and shops.\nWe employ 31 people.',
    'business_plan',
  );
  expect(times).toContain('98 2025-Q3');
  expect(times).toContain('57 2025-Q3');
  expect(times).not.toContain('31 2025-Q3');
});

test.each([
  [
    'Sales were KES 48 million in the nine months to September 2025 (nine months to September 2024: KES 41 million).',
    '41000000 2024-01 to 2024-09',
  ],
  ['Between January and August 2025 we sold KES 48 million.', '48000000 2025-01 to 2025-08'],
  ['At the end of last year we had KES 5.2 million in the bank.', '5200000 2025-12'],
  ['At the end of 2025 the loan stood at KES 5.2 million.', '5200000 2025-12'],
  ['Our revenue last year was KES 48 million and the year before KES 41 million.', '41000000 2024'],
  ['Revenue of KES 48 million (KES 41 million the previous year) was booked in 2025.', '41000000 2024'],
  [
    'As of 30 September 2025, debt was KES 5.2 million; for the nine months then ended revenue was KES 48 million.',
    '48000000 2025-01 to 2025-09',
  ],
  ['Sales (2025): KES 48 million. Gross margin (2025): 31%.', '31 2025'],
])('the time told nearest to a figure, in its name, behind it or by its end: %s', (text, time) => {
  expect(timesOf(`Letter to investors, Nairobi, 12 May 2026\n\n${text}`, 'business_plan')).toContain(time);
});
