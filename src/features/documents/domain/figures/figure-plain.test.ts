import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

/** What is read: kind or account, value, currency and period of every figure of a text. */
const read = (type: DocumentType, text: string): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period }) =>
      [account ?? kind, value, currency ?? '-', period ?? '-'].join(' '),
  );

test('heads of a model in short French', () => {
  expect(
    read(
      'financial_statements',
      'Modèle, mai 2025\nMillions de FCFA\t2024 réel\t2025 prév.\t2026 prév.\nChiffre d’affaires\t640\t810\t990\nCoût des ventes\t400\t500\t600\nMarge brute\t240\t310\t390',
    ).slice(0, 3),
  ).toEqual(['revenue 640000000 XOF 2024', 'revenue 810000000 XOF 2025', 'revenue 990000000 XOF 2026']);
});

test('a row of one value is of the day its label tells', () => {
  const found = read(
    'financial_statements',
    "Summary\nUGX '000\t2023 actual\t2024 actual\nRevenue\t52000\t61000\nDirect costs\t30000\t35000\nGross profit\t22000\t26000\nEmployees at 31 December 2024\t84\nCash at 31 December 2024\t7300\nCompound growth of revenue, 2022 to 2024\t17%",
  );
  expect(found).toContain('headcount 84 - 2024-12');
  expect(found).toContain('cash 7300000 UGX 2024-12');
  expect(found.find((one) => one.includes(' 17 '))).toContain('2024');
});

test('what stands in brackets with another year is of that year, and what stands before it of the one behind', () => {
  expect(
    read(
      'legal_docs',
      'Minutes of 6 November 2025\nThe manager reported income of ₦310 million (2024, same months: ₦255 million) to the board.',
    ),
  ).toEqual(['revenue 310000000 NGN 2025', 'revenue 255000000 NGN 2024']);
  expect(
    read(
      'legal_docs',
      'Warranties\nThe accounts for the year ended 31 December 2024 show a revenue of KES 52.4 million (2023:\nKES 39.1 million) in all.',
    ),
  ).toEqual(['revenue 52400000 KES 2024', 'revenue 39100000 KES 2023']);
});

test('a number that a narrow column breaks behind its thousands', () => {
  expect(
    read('business_plan', 'Cash\nOn average the net burn has been R410\n000 a month over the quarter.'),
  ).toEqual(['burn 410000 ZAR monthly']);
});

test.each([
  ['The round\nUS$700,000 (about KES 90m) as a priced pre-seed round.', 'ask 700000 USD -'],
  ['It seeks €300,000.', 'ask 300000 EUR -'],
  ['Marché, Casablanca\nNous cherchons 2 millions de dirhams.', 'ask 2000000 MAD -'],
  ['Besoin : 350 millions de FCFA, dont 200 pour un four.', 'ask 350000000 XOF -'],
] as const)('what is asked for: %s', (text, expected) =>
  expect(read('pitch_deck', text)).toContain(expected),
);

test('what is told beside what is asked for is of its own kind', () => {
  const told = read(
    'business_plan',
    'The ask\nWe raise MWK 900 million at a pre-money of MWK 4,500 million. Target for 2026: revenue MWK 4,700 million.',
  );
  expect(told).toEqual(['ask 900000000 MWK -', 'valuation 4500000000 MWK -', 'revenue 4700000000 MWK 2026']);
});

test('what a project costs is not what is asked for where a part of it is raised', () => {
  expect(
    read(
      'business_plan',
      'Projet et financement\nCoût total : 9,0 millions de dinars, dont 6,2 millions levés en capital et 2,8 millions empruntés.\nTunis',
    ).filter((one) => one.startsWith('ask')),
  ).toEqual(['ask 6200000 TND -']);
});

test('the months that money is put away for are not those it lasts', () => {
  const told = read(
    'business_plan',
    'We held $92 million at 30 September 2026: $62 million in current accounts and $30 million in a term deposit of three months.',
  );
  expect(told.filter((one) => /^(?:burn|runway)/.test(one))).toEqual([]);
});

test('a round in a row with its date is asked for, and not sold', () => {
  expect(
    read('financial_statements', 'Assumptions\t2026\t2027\nSeed round (planned, Q2 2027), USD\t350000'),
  ).toEqual(['ask 350000 USD 2027-Q2']);
});

test('what is marked as rupees is not in the dollars beside it', () => {
  expect(read('business_plan', 'Revenue was Rs. 560 million in 2025. Exports were USD 2 million.')).toContain(
    'revenue 560000000 - 2025',
  );
  expect(read('business_plan', 'Raising: Rs. 560 million (close to USD 2 million).')).toContain(
    'ask 560000000 - -',
  );
});

test('what is asked for in papers, and what it is worth', () => {
  expect(
    read(
      'legal_docs',
      'In exchange for $90,000 (ninety thousand dollars) (the Purchase Amount) a right is issued.',
    ),
  ).toContain('ask 90000 USD -');
  const told = read(
    'legal_docs',
    'Prix : 100 000 FCFA par action, soit 250 millions de FCFA pour une valeur de 750 millions avant et 1 000 millions après.',
  );
  expect(told).toContain('ask 250000000 XOF -');
  expect(told.filter((one) => one.startsWith('valuation')).map((one) => one.split(' ')[1])).toEqual([
    '750000000',
    '1000000000',
  ]);
  expect(
    read(
      'pitch_deck',
      'La demande, Rabat\nNous levons 6 millions de dirhams sur une base de 24 millions avant l’opération (30 après).',
    ),
  ).toContain('valuation 30000000 MAD -');
});

test.each([
  ['At 30 April 2025 the Company had 61 employees.', 'team 61 - 2025-04'],
  ['There were 140 employees on 30 April 2025.', 'team 140 - 2025-04'],
  ['Notes\n21. Staff.\n512 at 31 March 2025.', 'team 512 - 2025-03'],
] as const)('people: %s', (text, expected) => expect(read('legal_docs', text)).toContain(expected));

test.each([
  ['Customers\n31 co-operatives under yearly contract on 30 June 2025.', 'customers 31 - 2025-06'],
  ['Loans\nThe book was ₦90 million on 30 June 2025, with 2,100 borrowers.', 'customers 2100 - 2025-06'],
] as const)('those who buy: %s', (text, expected) => expect(read('pitch_deck', text)).toContain(expected));

test.each([
  [
    'Dette\nPrêt BOA de 60 millions de FCFA contracté en 2023, dont 22 millions restant dus.',
    'other 22000000 XOF',
  ],
  [
    'Dette\nTrésorerie de 9 millions de FCFA ; crédit de campagne de 40 millions chez Coris Bank.',
    'other 40000000 XOF',
  ],
] as const)('sums of a debt: %s', (text, expected) =>
  expect(read('pitch_deck', text).join('; ')).toContain(expected),
);

test('what is planned for a financial year or a quarter', () => {
  expect(read('pitch_deck', 'Plan for FY2026: KES 45m.')).toEqual(['revenue 45000000 KES 2026']);
  expect(read('business_plan', 'Our plan for Q4 2025 is GHS 2.5m.')).toEqual(['revenue 2500000 GHS 2025-Q4']);
});

test('interest received is no income of what is sold', () => {
  const found = read(
    'financial_statements',
    'Compte de résultat, FCFA\n\t2025\t2024\nVentes\t820 000 000\t760 000 000\nRevenus financiers\t620 000\t540 000',
  );
  expect(found.filter((one) => one.startsWith('revenue')).map((one) => one.split(' ')[1])).toEqual([
    '820000000',
    '760000000',
  ]);
});

test.each([
  'The board has seven members.',
  'Our advisory board counts 4 members.',
  'Five members of the board were present.',
  'Le conseil compte six administrateurs.',
  'Le comité d’audit réunit cinq membres.',
])('%s: those of a body are no users', (text) => {
  const found = read('legal_docs', `Governance\n${text}`);
  expect(found.filter((one) => /^(?:users|customers)/.test(one))).toEqual([]);
});

test('members of what a company runs are its users', () => {
  expect(read('pitch_deck', 'Traction\n4,200 members saved with us in June 2026.')[0]).toContain('4200');
});

test.each([
  ['We want FY2028 revenue of KSh 18 million.', /^ask/],
  ['Venture debt of KSh 10 million from Kilima Capital, 15.5%, is paid on time.', /^cash/],
  ['Resolved to take KSh 25 million from Kilima Bank at 13.5%, monthly.', /^cash/],
  ['Term loan wanted: KSh 20 million', /^ask/],
  ['KSh 651 income per insured fisher a year', /^revenue/],
])('%s', (text, taken) => {
  expect(read('pitch_deck', `Where we stand, May 2026\n\n${text}`).filter((one) => taken.test(one))).toEqual(
    [],
  );
});

test('what made cash rise is no cash, what a plan was missed by no burn, and for how long a result is no runway', () => {
  const found = read(
    'legal_docs',
    'Minutes, 14 October 2026\nCash KES 15,480,000; revenue for nine months KES 44,215,000. The shortfall on budget (KES 46,500,000) was noted. Cash rose because of the KES 8 million note.',
  );
  expect(found.filter((one) => /^(?:cash|burn|runway)/.test(one))).toEqual(['cash 15480000 KES 2026-09']);
});

test('those who pay on a day are customers, by whatever trade they go', () =>
  expect(
    read('business_plan', 'Numbers\nPaying merchants at 30 September 2026: 530\nFree merchants: about 2,900'),
  ).toContain('customers 530 - 2026-09'));

test('`on est` counts those who work there', () =>
  expect(read('business_plan', 'On est 57 permanents, tous déclarés.')).toEqual(['team 57 - -']));

test('a figure with its currency behind it over what it is of', () =>
  expect(
    read(
      'pitch_deck',
      'Nos résultats\n268 M FCFA\nchiffre d’affaires de l’exercice 2025 (148 M FCFA en 2024)\n9 M FCFA\ndépensés net chaque mois',
    ),
  ).toEqual(['revenue 268000000 XOF 2025', 'revenue 148000000 XOF 2024', 'burn 9000000 XOF -']));

test('two noughts behind a point of millions are thousands of them', () => {
  expect(read('business_plan', 'We ask for COP 2.600 million.')).toEqual(['ask 2600000000 COP -']);
  expect(read('business_plan', 'We ask for USD 2.375 million.')).toEqual(['ask 2375000 USD -']);
});
