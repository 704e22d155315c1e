import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const read = (text: string): string[] =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period }) =>
      [
        account ?? kind,
        value,
        ...(currency === null ? [] : [currency]),
        ...(period === null ? [] : [period]),
      ].join(' '),
  );

test.each([
  ['At year-end 97 persons were in employment (2024: 90).', 'team 97'],
  ['We have 64 people on permanent contracts at 31 May 2025.', 'team 64 2025-05'],
  ['Au 31 mai 2025, 41 personnes sont en CDI.', 'team 41 2025-05'],
  ['Head count 71, both sites.', 'team 71'],
  ['We saw 9,400 patients; 64 firms entrust us with the health of their staff.', 'customers 64'],
  ['64 entreprises nous confient la paie de leurs salariés.', 'customers 64'],
  ['Elle emploie 52 personnes et vend à environ 230 détaillants.', 'customers 230'],
  ['Le Fournisseur, lequel sert plus de 180 grossistes, livre chaque lundi.', 'customers 180'],
  ['12,100 farmers used the app in May 2025.', 'users 12100 2025-05'],
  ['3.5 Its kiosks serve some 8,200 households.', 'customers 8200'],
  ['The Company dries, packs and exports mangoes and herbs to 21 importers in Europe.', 'customers 21'],
  ['Clientèle déclarée : 640 éleveurs.', 'customers 640'],
  ['Clients payants au 30 septembre 2026 : 1 910 (à jour de leur mois).', 'customers 1910 2026-09'],
  ['Monthly active learners: 127,400', 'users 127400'],
  ['Apprenants actifs mensuels : 12 400', 'users 12400'],
  ['Bonuses went to nine of the seventy employees.', 'team 70'],
  ['The company will then have 140 employees.', 'team 140'],
  ['Q4. How many people do you employ?\n58 on the first of July 2025.', 'team 58 2025-07'],
  ['We now count 84 colleagues across three offices.', 'team 84'],
  ['The group had 232 teachers and staff at 30 June 2025.', 'team 232 2025-06'],
  ['44 people employed, 19 of them women.', 'team 44'],
  ['Nous faisons travailler 48 personnes.', 'team 48'],
  ['The payroll lists 48 names.', 'team 48'],
  ['Staff count: 48 (45)', 'team 48'],
  ['Employees (full time)  48', 'team 48'],
  ['Full-time equivalents: 48', 'team 48'],
  ['Average monthly number of employees during the year: 48', 'team 48'],
  ['It is a 48-person team.', 'team 48'],
  ['On rolls, May 2025  48', 'team 48 2025-05'],
  ['We are 47 in all: 38 employees and 9 contractors.', 'team 38'],
  ['Nous sommes aujourd’hui 52 salariés.', 'team 52'],
  [
    'Head count?\nThirty on 31 May 2025: twelve drivers, ten in the yard, eight in the office.',
    'team 30 2025-05',
  ],
  ['B4. Staff?\n33 on the last day of May 2025.', 'team 33 2025-05'],
] as const)('those employed: %s', (text, expected) => expect(read(text)).toContain(expected));

test.each([
  ['29 mills buy every month.', 'customers 29'],
  ['Farmers: 1,430 hired a drier this year, 200 more than before.', 'customers 1430'],
  ['We have onboarded 640 retailers since January 2025.', 'customers 640'],
  ['The meters are deployed in 14 hospitals.', 'customers 14'],
  ['Nos bacs sont dans 140 boutiques.', 'customers 140'],
  ['It has contracts with nine hotels.', 'customers 9'],
  ['72 corporate accounts.', 'customers 72'],
  ['Elle suit 9 400 ruches pour 148 apiculteurs et coopératives.', 'customers 148'],
  ['Onze donneurs d’ordre en mai 2025.', 'customers 11 2025-05'],
  ['44 advertisers in all.', 'customers 44'],
  ['We served 310 yards and weavers in the quarter.', 'customers 310'],
  ['4,100 potters were insured at the end of May 2025.', 'customers 4100 2025-05'],
  ['7 300 motards étaient assurés au 31 mai 2025.', 'customers 7300 2025-05'],
  ['96 accounts were invoiced: 61 dairies, 25 shops and 10 hotels.', 'customers 96'],
  ['Qui nous paie\nQuarante-deux comptes : neuf mines, trois communes, trente hameaux.', 'customers 42'],
  ['71 kiosks, 12 shops and 4 hotels bought in May 2025, 87 in all.', 'customers 87 2025-05'],
  ['Ninety offices on a monthly plan at the end of May 2025.', 'customers 90 2025-05'],
  ['310 exploitations paient un abonnement.', 'customers 310'],
  ['We invoiced 26 houses in May 2025.', 'customers 26 2025-05'],
  ['Weavers who rent a loom: 1,140.', 'customers 1140'],
  ['640 co-operatives and 402,000 growers at the end of 2025.', 'customers 640 2025-12'],
] as const)('those who buy, by whatever trade: %s', (text, expected) =>
  expect(read(text)).toContain(expected),
);

test.each([
  'Six vehicles are insured.',
  'We served 4,000 meals.',
  'The firm has supply contracts with nine farmers.',
  'Our shops are in nine towns.',
  '1.2 million people employed in farming.',
  'Our 4,800 people reached learn to sew.',
  'The company counts 31 painters.',
  'Two of the new employees left; nine of the seasonal employees stayed.',
])('neither: %s', (text) =>
  expect(read(text).filter((one) => /^(?:team|customers|users)/.test(one))).toEqual([]),
);

test.each([
  [
    'of lines whose label ends in a currency, whatever stands over their columns',
    'Prices\n\tSmall yard\tLarge yard\nBoats\t28\t51\nFee a year, KSh\t92,400\t168,300\nPumps, USD million\t1.2\t3.4',
    ['other 92400 KES annual', 'other 168300 KES annual', 'other 1200000 USD', 'other 3400000 USD'],
  ],
  [
    'of the label of a row',
    'Second round: PKR 310 million at PKR 940 million pre-money\t25%\nFounders\t60%\nPool\t15%',
    ['ask 310000000 PKR', 'valuation 940000000 PKR'],
  ],
  [
    'in francs by their letter, where the paper counts in francs',
    'Abidjan, capital de 4 M FCFA\nLe trajet coûte 2 600 F, assurance comprise.',
    ['other 2600 XOF'],
  ],
  ['written short', 'KES 4m is paid. The fine makes it about 14.6m in all.', ['other 14600000 KES']],
] as const)('sums %s', (_, text, expected) =>
  expect(read(text)).toEqual(expect.arrayContaining([...expected])),
);

test('those whom a whole is made of are none by themselves', () =>
  expect(
    read('Number of people? 37 on 31 May 2025: 22 at the mill, 8 drivers, 7 in Thika.').filter((one) =>
      /^(?:team|customers|users)/.test(one),
    ),
  ).toEqual(['team 37 2025-05']));

test('what titles are numbered by counts nothing', () =>
  expect(read('2 Results\nGood.\n3 Buyers\nOur customers were 41 in May 2025.')).toEqual([
    'customers 41 2025-05',
  ]));

test('the last row of a table of staff is all of them where it is the sum', () =>
  expect(read('Where\tHeads\nShops\t19\nMill\t7\nOffice\t5\nOn the books, 31 May 2025\t31')).toContain(
    'headcount 31 2025-05',
  ));

test('a verb before a number is no note', () =>
  expect(read('We note 8,640 registered wallets.')).toEqual(['users 8640']));

test('what there is at a time is counted, whatever a model is in', () =>
  expect(
    read(
      'Model, EGP thousand\n\t2025\t2026\nRevenue\t15,700\t23,400\nCost of sales\t4,100\t6,200\nGross profit\t11,600\t17,200\nSchools at year end\t640\t860',
    ),
  ).toEqual(expect.arrayContaining(['other 640 2025', 'other 860 2026'])));

test('a sum that leaves out the currency of its sentence has it', () => {
  expect(
    read('Les ventes de 2024 ont atteint 348 000 000 FCFA et le résultat net 19 500 000, selon les comptes.'),
  ).toContain('other 19500000 XOF 2024');
  expect(
    read('One: Banco Sur, COP 1,200 million to March 2029, balance 860 million at 30 September 2025.'),
  ).toContain('other 860000000 COP 2025-09');
});

test.each([
  ['Condition: not less than 92 % of the staff of 310 to be enrolled in the health scheme.', 'team 310'],
  ['What we need\nThere are 48 of us.', 'team 48'],
  ['Welders employed: 302 at year end.', 'team 302'],
  ['Permanents : 52', 'team 52'],
  ['L’effectif au 30 septembre 2026 est de 1 842 agents, saisonniers compris.', 'team 1842 2026-09'],
  ['We sold 3,200 tonnes of feed to 412 dealers.', 'customers 412'],
  ['Forty-four supermarkets stock us.', 'customers 44'],
  ['We have 2,900 households as regular customers.', 'customers 2900'],
  ['218 forwarders pay for the platform.', 'customers 218'],
  ['Pump clients: 63 municipalities', 'customers 63'],
])('%s', (text, number) => {
  expect(read(text)).toContain(number);
});

test.each([
  ['L’entreprise a vendu 31 400 foyers en 2025.', 'customers'],
  ['Potential customers: 900 mills', 'customers'],
  ['312 oléiculteurs sous contrat', 'customers'],
  ['Debtors: US$ 402,150.', 'revenue'],
  ['Receivables at 30 June 2026: KES 148.6 million, 26 days of sales.', 'revenue'],
  ['The turnover in the account during 2025 was USD 918,000.', 'cash'],
  ['The Borrower shall show cash of not less than US$ 750,000.', 'cash'],
])('%s is no number of %s', (text, kind) => {
  expect(read(text).filter((one) => one.startsWith(kind))).toEqual([]);
});

test.each([
  ['Nous recherchons des fonds.\nLA DEMANDE : 480 k$ en capital', 'ask 480000 USD'],
  ['Finance asked: EUR 750,000, half loan and half equity.', 'ask 750000 EUR'],
])('%s', (text, number) => {
  expect(read(text)).toContain(number);
});

test('nobody is counted in parts: a row of money by whom it comes from', () => {
  const rows = (values: string) =>
    read(
      `Financial statements for the year ended 30 June 2026\nUGX millions\t30 June 2026\t30 June 2025\nSwaps, net\t2,510.3\t1,694.4\nFleet leasing\t${values}\nRevenue\t2,839.9\t1,905.2`,
    ).filter((one) => one.startsWith('customers'));
  expect(rows('329.6\t210.8')).toEqual([]);
});
