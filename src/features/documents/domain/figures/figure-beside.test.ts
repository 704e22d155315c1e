import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const told = (pages: readonly string[], type: DocumentType = 'pitch_deck'): string[] =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) }).numbers.map(
    ({ kind, account, value, about, period, isForecast }) =>
      [account ?? kind, value, about, period, isForecast ? 'planned' : null]
        .filter((part) => part !== null)
        .join(' '),
  );

test.each([
  [
    'the sum above',
    'Tema Cold Ltd, Accra, May 2026',
    'GHS 9m\nequity round: 4m for vans, 3m for stores, 2m for staff.',
    9e6,
  ],
  [
    'la somme au-dessus',
    'Sahel Froid SA, Niamey, mai 2026',
    '60 M FCFA\nnotre levée : 30 M pour les camions, 20 M pour le stock, 10 M de fonds de roulement.',
    60e6,
  ],
  [
    'the sum behind',
    'Tema Cold Ltd, Accra, May 2026',
    'We are raising GHS 4m for vans, GHS 3m for stores and GHS 2m for staff, in all GHS 9m.',
    9e6,
  ],
  [
    'a sum that a facility is part of',
    'Tema Cold Ltd, Accra, May 2026',
    'We raise GHS 4m of equity. With the bank’s GHS 5m it pays for the GHS 9m plant.',
    4e6,
  ],
] as const)('what is asked for is %s', (_story, title, text, value) => {
  expect(told([title, text]).filter((one) => one.startsWith('ask'))).toEqual([`ask ${value}`]);
});

test.each([
  ['19,300\tactive borrowers at 30 June 2026', 'customers 19300 active 2026-06'],
  ['2 140\tabonnés payants au 30 juin 2026', 'customers 2140 2026-06'],
  ['61\tsalariés au 30 juin 2026', 'team 61 2026-06'],
] as const)('a count alone in its cell is of what stands beside it: %s', (line, expected) => {
  expect(told(['Mopani Ltd, Lusaka, July 2026', `In figures\n${line}`])).toContain(expected);
});

test('the number of a chapter is no count', () => {
  expect(told(['Mopani Ltd, Lusaka, July 2026', 'Contents\n7\tOur team\n12\tOur market'])).toEqual([]);
});

test.each([
  ['KES 48m of revenue in 2025 (budget 61m)', 'revenue 61000000'],
  ['Le chiffre d’affaires 2025 est de 48 M KES (budget 61 M KES)', 'revenue 61000000'],
] as const)('what was budgeted is none that came: %s', (line, wrong) => {
  const found = told(['Kito Ltd, Nairobi, May 2026', line]);
  expect(found.some((one) => one.startsWith('revenue 48000000'))).toBe(true);
  expect(found.filter((one) => one.startsWith(wrong) && !one.endsWith('planned'))).toEqual([]);
});

test.each([
  ['Gross sales of KES 52 million in 2025, before returns', 'revenue 52000000 gross 2025'],
  ['Les ventes brutes de 2025 sont de 52 M FCFA.', 'revenue 52000000 gross 2025'],
  ['Group revenue was KES 52 million in 2025.', 'revenue 52000000 group 2025'],
  ['Le chiffre d’affaires consolidé 2025 est de 52 M FCFA.', 'revenue 52000000 group 2025'],
  ['Revenue was KES 52 million in 2025; the group of lenders agreed.', 'revenue 52000000 2025'],
  ['Gross margin was 41% on revenue of KES 52 million in 2025.', 'revenue 52000000 2025'],
] as const)('income is told with what it counts: %s', (line, expected) => {
  expect(told([`Kito Ltd, May 2026\n${line}`])).toContain(expected);
});

test.each([
  ['In the season 40 casual workers join; the payroll then counts 118.', 'team 118 with people not employed'],
  ['Avec les saisonniers, nous sommes 118.', 'team 118 with people not employed'],
] as const)('those counted with others are told so: %s', (line, expected) => {
  expect(
    told([`Kito Ltd, May 2026\nPeople\n${line}`]).map((one) => one.replace(/ \d{4}-\d\d$/, '')),
  ).toContain(expected);
});

test('who works on contract buys nothing', () => {
  expect(told(['Kito Ltd, May 2026\n37 people, 9 of them on contract.']).join()).not.toContain('customers');
});

test('those counted by a company are not hoped for', () => {
  const letter = (line: string) => told([`Kalangou SA\nLettre du 12 octobre 2026\n${line}`], 'business_plan');
  expect(letter('Nous comptons 41 salariés fin septembre.')).toContain('team 41 2026-09');
  expect(letter('Nous comptons aujourd’hui 41 salariés, fin septembre.').join()).not.toContain('2027');
});

test('what a figure alone is of may go on in the line below, which heads nothing', () => {
  const found = told([
    'Oued Frais, Agadir, octobre 2026',
    'Chiffres clés\n31 MDH\nde chiffre d’affaires en 2025\n9,8 MDH de résultat brut en 2025',
  ]);
  expect(found).toContain('revenue 31000000 2025');
  expect(found).toContain('other 9800000 gross profit 2025');
});

test.each([
  ['We use KES 2.1 million a month net, KES 9.4 million gross.', ['burn 2100000', 'burn 9400000 gross']],
  ['$71k net burn, $260k gross', ['burn 71000', 'burn 260000 gross']],
  ['Consommation : 2,1 M FCFA nets par mois, 9,4 M FCFA brute.', ['burn 9400000 gross']],
] as const)('what is spent before what comes in is told so: %s', (line, expected) => {
  const found = told([`Kito Ltd, May 2026\nMoney\n${line}`]).map((one) => one.replace(/ \d{4}-\d\d.*$/, ''));
  for (const one of expected) expect(found).toContain(one);
});

test.each([
  ['Bank loans at 30 April 2026: KES 21 million', 'other 21000000 debt 2026-04'],
  ['Prêts bancaires au 30 avril 2026 : 21 M FCFA', 'other 21000000 debt 2026-04'],
] as const)('loans from banks are what is owed: %s', (line, expected) => {
  expect(told([`Kito Ltd, May 2026\nMoney\n${line}`])).toContain(expected);
});

test.each([
  'Debt: a USD 1m facility is signed at 30 April 2026',
  'Bank debt: USD 1m line at 30 April 2026, none of it drawn',
])('what may be drawn is not owed: %s', (line) => {
  expect(told([`Kito Ltd, May 2026\nMoney\n${line}`]).join()).not.toContain('debt');
});

test.each([
  "Cash: KES 40 million of customers' money at 30 April 2026",
  'Cash: KES 40 million held in trust at 30 April 2026',
  'Trésorerie : 40 M FCFA appartiennent aux vendeurs',
])('what is kept for others is none of its cash: %s', (line) => {
  expect(told([`Kito Ltd, May 2026\nMoney\n${line}`]).join()).not.toContain('cash 40000000');
});

test('the day of a letter dates what it tells no more than the months it tells of', () => {
  const update = 'Haraka: update for Q3 2026\n6 October 2026\nRevenue Q3 UGX 1.76bn\nCash UGX 890m';
  expect(told([update], 'business_plan')).toContain('cash 890000000 2026-09');
  const letter =
    'Tikal SA\nDakar, le 15 octobre 2026\nNous terminons septembre avec 214 M FCFA de trésorerie.';
  expect(told([letter], 'business_plan')).toContain('cash 214000000 2026-09');
  const sheet = 'Haraka\nFigures at 6 October 2026\nCash UGX 890m';
  expect(told([sheet], 'business_plan')).toContain('cash 890000000 2026-10');
});

test('a share beside an amount in a table is told, and in none of its scales', () => {
  const page =
    'Samaki Frost, Kisumu, Kenya, September 2026\n\nBuyer\tKES m\tof sales\nChandarua Stores\t27.9\t46 %\nHotels\t32.7\t54 %';
  expect(told([page])).toContain('other 46');
});

test('what a bracket tells of other months is of the same kind as what it stands behind', () => {
  const page =
    'PT Sumba, Indonesia\nLetter to shareholders, 6 November 2026\n\nRevenue: Rp 1.92 billion (September: Rp 1.80 billion, +6.7%; October 2025: Rp 1.42 billion, +35%).';
  expect(told([page], 'business_plan')).toEqual(
    expect.arrayContaining(['revenue 1800000000 2026-09', 'revenue 1420000000 2025-10']),
  );
});

test('a question tells nothing, and counts that make a whole are the staff together', () => {
  const page =
    'Fouta Agrumes SA, Mamou, Guinée, 28 octobre 2026\n\n6. Effectif : 66, 97 ou 140 ?\n66 permanents et 31 contrats de campagne font 97 salariés au 31 décembre 2025.';
  expect(told([page], 'legal_docs')).toEqual([
    'other 66',
    'other 97',
    'other 140',
    'other 66 2025-12',
    'other 31 2025-12',
    'team 97 2025-12',
  ]);
});

test.each([
  ['créances clients de 384 millions FCFA', 'customers'],
  ['customer deposits of 12,000,000', 'customers'],
])('what customers owe or paid is no count of them: %s', (words, kind) => {
  const page = `Minutes of the board, Douala, Cameroon, 18 February 2026\n\nAt 31 December 2025 there were ${words}.`;
  expect(told([page], 'legal_docs').some((one) => one.startsWith(kind))).toBe(false);
});

test('how old a debt is is no runway', () => {
  const page =
    'PV du conseil, Douala, Cameroun, 18 février 2026\n\nLa trésorerie était de 62 millions FCFA, les créances de 384 millions, dont 71 millions de plus de six mois.';
  expect(told([page], 'legal_docs').some((one) => one.startsWith('runway'))).toBe(false);
});

test('workers that a company has are its staff', () => {
  const page = 'Contract, Suva, Fiji, 14 January 2026\n\nIt had 47 workers on the date of this contract.';
  expect(told([page], 'legal_docs')).toEqual(['team 47 2026-01']);
});

test('the value before and after an issue is a valuation', () => {
  const page =
    'Minutes, 17 July 2026, Kigali, Rwanda\n\nThe value before the issue is RWF 7,600 million and after it RWF 9,500 million.';
  expect(told([page], 'legal_docs')).toEqual([
    'valuation 7600000000 2026-07',
    'valuation 9500000000 2026-07',
  ]);
});

test('a margin is told with its remark in brackets, and again by another income', () => {
  expect(
    told(
      [
        'Lettre, Douala, octobre 2026\n\nMarge brute des neuf mois (CA moins coûts directs : gaz, sous-traitance) : 61 %.',
      ],
      'business_plan',
    ),
  ).toEqual(['other 61 gross margin 2026-01 to 2026-09']);
  expect(
    told([
      'Deck, Bogota, September 2026\n\nGross margin, first half of 2026: 52% of pupae sales; 41% of invoiced revenue.',
    ]),
  ).toEqual(['other 52 gross margin 2026-H1', 'other 41 gross margin 2026-H1']);
});

test('those who were invoiced are customers', () => {
  const page =
    'Plan, Dakar, octobre 2026\n\n96 ont commandé au cours du troisième trimestre, et 83 ont été facturés au seul mois de septembre.';
  expect(told([page], 'business_plan').at(-1)).toMatch(/^customers 83/);
});
