import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (line: string) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: `Zawadi Ltd\nFinancials\n${line}` }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ value, about }) => [value, about]);

test.each([
  ['EBITDA was KES 4.2 million in 2025.', 4.2e6, 'ebitda'],
  ['Founders Mariana Otieno (45%) and Felipe Lozano (26%) hold 71% of the shares.', 71, 'founders'],
  ['Founders Mariana Otieno (45%) and Felipe Lozano (26%) hold 71% of the shares.', 45, 'Mariana Otieno'],
  ['Les fondateurs : Solange Mbarga (34 %) et Éric Tchoumi (24 %), soit 58 % du capital.', 58, 'founders'],
  [
    'Immediately before this round the Founders Company holds 3,200,000 shares (80 per cent) of the capital.',
    80,
    null,
  ],
  ['Borrowings stood at KES 27.5m for the group at 30 September 2026.', 27.5e6, 'debt of the group'],
  ['Le résultat net du groupe était de près de 47 M FCFA en 2025.', 47e6, 'net profit of the group'],
  ['The group’s EBITDA was KES 8 million in 2025.', 8e6, 'ebitda of the group'],
  ['Holdings on completion: founders 56%, Savannah Angels 16%, pool 8%, Blue Volta 20%', 56, null],
  [
    'Au 30 septembre 2026, toutes lignes comprises, nous devions 38 M FCFA à la Banque du Golfe.',
    38e6,
    'debt',
  ],
  ['Two directors are named by the Founders, one by Lake Angels while it holds 10%.', 10, null],
  ['The founders undertake to keep at least 40% of the shares.', 40, null],
  ['Gross margin in 2025 was 48% in Peru and 46.5% for the group.', 48, null],
  [
    'Notre seule dette est le prêt de la banque. Il nous reste 96 M FCFA de capital à rembourser dessus au 30 septembre 2026.',
    96e6,
    'debt',
  ],
  ['In June 2026, 3,150 students opened at least one lesson.', 3150, 'active'],
  ['Revenue of the third quarter of 2026 was 34% higher than in the second.', 34, 'quarterly revenue'],
  ['Revenue of the third quarter of 2026 was 34% higher than in the third quarter of 2025.', 34, 'revenue'],
  ['The notes convert at a valuation cap of KES 600 million pre-money.', 6e8, null],
  ['We made KES 1.1 million of net profit in 2025.', 1.1e6, 'net profit'],
  ['We lost KES 2 million in 2025.', -2e6, 'net loss'],
  ['The company posted a loss of KES 2 million for the year.', -2e6, 'net loss'],
  ['L’année 2025 se solde par une perte de 2 millions de FCFA.', -2e6, 'net loss'],
  ['We lost KES 2 million in 2025 to a fire.', 2e6, null],
  ['The company owes its banks KES 9 million at 30 June 2026.', 9e6, 'debt'],
  ['Les emprunts restant dus s’élèvent à 64 millions de FCFA fin 2025.', 64e6, 'debt'],
  ['The cost of acquisition per client was KES 700 in 2025.', 700, 'customer acquisition cost'],
  ['A new bakery costs us KES 700 to sign up.', 700, 'customer acquisition cost'],
  ['No surprise here: our largest customer is 31% of 2025 revenue.', 31, 'largest customer'],
  ['The Founders (parties 1 to 3) hold 52 per cent of the Company together.', 52, 'founders'],
  ['Profit after tax for FY2025 came to KES 12m.', 12e6, 'net profit'],
  ['We posted a net loss of KES 3 million in 2025.', -3e6, 'net loss'],
  ['Le résultat net 2025 ressort à 12 millions de FCFA.', 12e6, 'net profit'],
  ['L’EBITDA s’établit à 31 millions de FCFA en 2025.', 31e6, 'ebitda'],
  ['Total debt stood at KES 9 million at the end of 2025.', 9e6, 'debt'],
  [
    'Le capital restant dû à la Banque du Lac, seul prêteur de la société, était de 95 millions de FCFA au 30 juin 2026.',
    95e6,
    'debt',
  ],
  ['Le capital restant dû à la Banque du Lac était de 95 millions de FCFA au 30 juin 2026.', 95e6, null],
  ['The lead invests KES 20 million at a pre- money valuation of KES 85 million.', 85e6, 'pre-money'],
  ['We have 14 months of runway, not counting this round.', 14, null],
  ['Sales to Padma Mills PLC amounted to KES 39,569,000, or 41% of revenue of 2025.', 41, 'one customer'],
  ['Sales to other mills amounted to KES 39,569,000, or 41% of revenue of 2025.', 41, null],
  ['We are 41 employees, counting permanent, contract and part-time.', 41, null],
  ['We are 41 people, counting 9 contract drivers.', 41, 'with people not employed'],
  ['Churn is 3% a month.', 3, 'monthly churn'],
  ['Our annual churn is 14%.', 14, 'annual churn'],
  ['Of 200 shops 28 left, so annual churn was therefore 14%.', 14, 'annual churn'],
  ['Gross profit came to KES 7 million in 2025.', 7e6, 'gross profit'],
  ['Customer acquisition cost: KES 900', 900, 'customer acquisition cost'],
  ['Each customer is worth more: LTV KES 5,400.', 5_400, 'lifetime value'],
  ['MRR reached KES 3.1 million in September 2025.', 3.1e6, 'recurring revenue'],
  ['We raise at a pre-money valuation of KES 300 million.', 300e6, 'pre-money'],
  ['The round values us at KES 400 million post-money.', 400e6, 'post-money'],
  ['Signing up a shop costs us KES 610.', 610, 'customer acquisition cost'],
  ['Gagner un abonné nous a coûté 5 200 FCFA.', 5_200, 'customer acquisition cost'],
  ['Revenu récurrent de mai 2026 : 640 000 FCFA', 640_000, 'recurring revenue'],
  ['EBITDA 2025: minus KES 3 million', -3e6, 'ebitda'],
  ['EBITDA for 2025 was negative KES 3 million.', -3e6, 'ebitda'],
  ['EBITDA 2025: (KES 3 million)', -3e6, 'ebitda'],
  ['EBITDA 2025 : -3 M FCFA', -3e6, 'ebitda'],
  ['EBITDA 2025 – KES 3 million', 3e6, 'ebitda'],
  ['We are 31 people including 4 interns.', 31, 'with people not employed'],
  ['We are 31 people, 26 of them employed and 5 on short contracts.', 31, 'with people not employed'],
  ['Nous sommes 31, stagiaires compris.', 31, 'with people not employed'],
  ['We are 31 people, five of them contractors.', 31, 'with people not employed'],
  ['Nous sommes 44 personnes, dont 6 stagiaires.', 44, 'with people not employed'],
  ['We are 31 people, five of them engineers.', 31, null],
  ['Our largest customer, Nakumatt, brings 38% of revenue.', 38, 'largest customer'],
  [
    'Sales to one customer, a brewery, came to KES 80 million, 41% of the total for the year.',
    41,
    'largest customer',
  ],
  ['The biggest buyer stands for 17% of the year’s turnover.', 17, 'largest customer'],
  ['Un client minotier représente 33 % des ventes.', 33, 'largest customer'],
  ['Total borrowings, the overdraft included, were KES 9 million at the end of 2025.', 9e6, 'debt'],
  ['Total des emprunts, découvert compris : 64 millions de FCFA fin 2025', 64e6, 'debt'],
  ['La dette bancaire totale atteint 64 millions de FCFA fin 2025.', 64e6, 'debt'],
  ['We owe our banks KES 9 million in all.', 9e6, 'debt'],
  ['KES 740 cost to win a customer', 740, 'customer acquisition cost'],
  ['Some 2.6% of shops a month left us.', 2.6, 'monthly churn'],
  ['With this round we have 26 months of runway.', 26, 'with money to come'],
  ['We won 12 new customers in September 2026.', 12, 'some of them'],
  ['Huit clients sont partis en septembre 2026.', 8, 'some of them'],
  ['New customers in September 2026: 12', 12, 'some of them'],
  ['At 30 September 2026 31 customers had renewed.', 31, 'some of them'],
  ['20 customers on a free trial at 30 September 2026', 20, 'some of them'],
  ['60 customers under contract at 30 September 2026, of whom 47 pay.', 47, null],
  ['At 30 September 2026 we had 312 paying customers, up from 280 in June.', 312, null],
  ['1 060 pharmacies abonnées au 30 septembre 2026', 1060, null],
  ['Nos dettes bancaires se limitaient à 21 millions de FCFA au 31 décembre 2025', 21e6, 'debt'],
  ['Our bank debt was KES 14 million at 31 December 2025', 14e6, 'debt'],
  ['At year end 2025 we owed KES 22 million to two banks.', 22e6, 'debt'],
  ['At year end 2025 we owed KES 22 million to suppliers.', 22e6, null],
  ['Bank loans of KES 14 million were outstanding at 31 December 2025.', 14e6, 'debt'],
  ['Our only debt is an overdraft of KES 6 million at 31 December 2025.', 6e6, 'debt'],
  ['Founders 64%, angels 20%, staff pool 16%', 64, 'founders'],
  ['After the round: founders 51%, angels 20%, staff pool 29%', 51, null],
  ['After the round of March 2026 the founders hold 51% of the shares.', 51, 'founders after the round'],
  ['Après la levée de mars 2026, les fondateurs détiennent 51 % du capital.', 51, 'founders after the round'],
  ['After the round of March 2027 the founders will hold 51% of the shares.', 51, null],
  ['If every note converts, the founders hold 57% of the shares.', 57, null],
  ['Si les obligations sont converties, les fondateurs détiennent 57 % du capital.', 57, null],
  ['Après la levée : fondateurs 51 %, fonds 30 %, salariés 19 %', 51, null],
  ['Fully diluted, founders Dr. Nour Fahmy and Karim Adel hold 61% of the shares.', 61, 'founders'],
  ['The shareholders Ama Boateng and Kofi Mensah hold 61% of the shares.', 61, null],
  ['Shareholders\nFounders (Ama Boateng, Kofi Mensah)\t61%', 61, null],
  ['Ama Boateng holds 35% of the shares and Kofi Mensah 26%', 26, 'Kofi Mensah'],
  ['Capital : fondateurs 58 %, fonds 30 %, salariés 12 %', 58, 'founders'],
  ['Founders 64% of the team', 64, null],
  ['64% of the company is still in the hands of its founders.', 64, 'founders'],
  ['58 % du capital appartiennent aux deux fondateurs.', 58, 'founders'],
  ['The company is 64% owned by its founders.', 64, 'founders'],
  ['64% of the company is held by its founders and staff.', 64, null],
  ['The founders and staff own 64% of the company.', 64, null],
  ['CA 2025 : +62 %', 62, 'revenue'],
  [
    'The shares are held as to 45% by Ama Boateng, 30% by Kofi Mensah and 25% by the Fund.',
    45,
    'Ama Boateng',
  ],
  [
    'The shares are held as to 45% by Ama Boateng, 30% by Kofi Mensah and 25% by the Fund.',
    30,
    'Kofi Mensah',
  ],
  ['Pre-money valuation USD 36 million, post-money USD 48 million.', 36e6, 'pre-money'],
  ['74 people on 31 October 2026, of whom 58 permanent and 16 seasonal.', 74, 'with people not employed'],
  ['The app had 21,000 monthly active users in September 2026.', 21_000, 'monthly active'],
  ['Monthly active users: 21,000 (September 2026)', 21_000, 'monthly active'],
  ['The app had 21,000 users in September 2026.', 21_000, null],
  ['The founders’ stake is 62%.', 62, 'founders'],
  ['La part des fondateurs est de 62 %.', 62, 'founders'],
  ['Our only borrowing stands at KES 9 million at 30 June 2026.', 9e6, 'debt'],
  ['At 30 June 2026 we still owed Acacia Bank KES 9 million; there are no other loans.', 9e6, 'debt'],
  ['At 30 June 2026 the company had KES 9 million of bank debt.', 9e6, 'debt'],
  ['Revenue grew by 37% from 2024 to 2025.', 37, 'revenue'],
  ['Winning a shop now costs us KES 910.', 910, 'customer acquisition cost'],
  ['Founder-owned: the two founders keep 71% of the shares.', 71, 'founders'],
  ['Revenus 2025 : 4,1 millions de dinars, en croissance de 37 % sur 2024', 37, 'revenue'],
  ['Résultat net 2025 : bénéfice de 14 millions de FCFA', 14e6, 'net profit'],
  ['Net result for 2025: a loss of KES 14 million', -14e6, 'net loss'],
  ['Résultat d’exploitation 2025 : bénéfice de 14 millions de FCFA', 14e6, null],
  [
    'Our only loan is from Acacia Bank; the capital outstanding at 30 June 2026 was KES 9 million.',
    9e6,
    'debt',
  ],
  [
    'Notre seul emprunt est un crédit d’équipement ; au 30 juin 2026, le capital restant dû n’était plus que de 9 millions de FCFA.',
    9e6,
    'debt',
  ],
  ['The capital outstanding on the oven loan at 30 June 2026 was KES 9 million.', 9e6, null],
  [
    'The price reflects a pre-money valuation of the Company, fully diluted (2,000,000 shares), of KES 300 million (three hundred million shillings), and a post-money valuation of KES 360 million.',
    300e6,
    'pre-money',
  ],
  [
    'The price reflects a pre-money valuation of the Company of KES 300 million, and a post-money valuation of KES 360 million.',
    360e6,
    'post-money',
  ],
  ['We earn a gross margin of 38%.', 38, 'gross margin'],
  ['The workshop is small and brings 47% gross margin.', 47, null],
  ['Les pièces détachées rapportent 47 % de marge brute.', 47, null],
  ['The company makes a 38% gross margin.', 38, 'gross margin'],
  ['With the money in the bank we have 11 months of runway.', 11, null],
  ['The founders, Ama Boateng and Kofi Mensah, together own 61% of the shares.', 61, 'founders'],
  ['Les fondateurs détiennent ensemble 61 % du capital.', 61, 'founders'],
  ['The shares are held as listed below, and the founders together hold 61% of them.', 61, 'founders'],
  ['2.6% monthly shop churn in Q2 2026', 2.6, 'monthly churn'],
  ['Une valeur de 300 millions de FCFA avant l’apport.', 300e6, 'pre-money'],
  ['In 2025 our top client accounted for 33% of group revenue.', 33, 'largest customer'],
  ['One hotel chain made 33% of our sales in 2025.', 33, 'largest customer'],
  ['EBITDA was a loss of KES 3 million in 2025.', -3e6, 'ebitda'],
  ['EBE 2025 : -3 M FCFA', -3e6, 'ebitda'],
  ['Net loss in 2025 limited to KES 3 million', -3e6, 'net loss'],
  ['Perte nette 2025 ramenée à 3 millions de FCFA', -3e6, 'net loss'],
  ['We owed banks KES 9 million at the end of 2025.', 9e6, 'debt'],
  ['The credit line was drawn to KES 9 million at the end of 2025.', 9e6, 'debt'],
  ['The financial indebtedness of the Company at 30 June 2025 amounts to KES 9 million.', 9e6, 'debt'],
  ['L’endettement financier de la société au 30 juin 2025 s’élève à 64 millions de FCFA.', 64e6, 'debt'],
  ['We lost 2.6% of our clients in May 2025.', 2.6, 'monthly churn'],
  ['We lost 2.6% of our drivers in May 2025.', 2.6, null],
  ['We lost 2.6% of bakeries in May 2025.', 2.6, 'monthly churn'],
  ['Churn in the second quarter of 2025 averaged 2.6% a month.', 2.6, 'monthly churn'],
  ['Le taux d’attrition mensuel des abonnés était de 2,6 % en mai 2025.', 2.6, 'monthly churn'],
  ['In May 2025, 2.6% of shops cancelled.', 2.6, 'monthly churn'],
  ['We kept 38% of 2025 sales after direct costs.', 38, 'gross margin'],
  ['A stall brings KES 5,400 of gross profit over its lifetime.', 5_400, 'lifetime value'],
  ['La valeur est de 300 millions de FCFA avant, 360 millions après.', 360e6, 'post-money'],
])('%s', (line, value, about) => {
  expect(numbersOf(line)).toContainEqual([value, about]);
});

test.each([
  'The bank loan of KES 9 million is repaid monthly.',
  'The market leader made a net profit of KES 9 million in 2024.',
  'EBITDA margin was 14% in 2025.',
  'Borrowings above KES 50 million need the consent of the board.',
  'No one buyer takes more than 10% of sales.',
  'The founders together hold 70% of the votes.',
  'The founders each hold 30% of the shares.',
  'Avant l’apport, les fondateurs détenaient ensemble 78 %.',
  'Net debt stood at KES 9 million at the end of 2025.',
  'L’endettement net est de 9 millions de FCFA fin 2025.',
  'New debt of KES 9 million was agreed in 2025.',
  'Staff attrition was 6% a month in 2025.',
  'Net revenue churn is 2% a month.',
])('%s names no line of our own', (line) => {
  expect(numbersOf(line).filter(([, about]) => about !== null)).toEqual([]);
});

const timesOf = (...lines: string[]) =>
  analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: ['Zawadi Ltd', 'October 2026', 'Growth', ...lines].join('\n') }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ value, period, about }) => [value, period, about]);

test('all who ever joined are not those there are', () => {
  expect(timesOf('9,460', 'shops signed up, all time')).toContainEqual([9_460, expect.anything(), 'ever']);
});

test.each([
  ['June 2026: UGX 54m billed, UGX 47m net of discount.', 54e6],
  ['In 2025 revenue with VAT was UGX 54m.', 54e6],
  ['In October 2026, with IVA we invoiced UGX 54m.', 54e6],
  ['Facturation TTC de 2025 : 54 millions UGX', 54e6],
])('what is billed before something is taken off is gross: %s', (line, value) => {
  expect(timesOf(line)).toContainEqual([value, expect.anything(), 'gross']);
});

test.each([
  ['Valeur avant investissement\tUGX 54 000 000', 'pre-money'],
  ['La valeur de la société après ce tour est de 54 millions UGX.', 'post-money'],
])('%s: a value of the company', (line, about) => {
  expect(timesOf(line)).toContainEqual([54e6, expect.anything(), about]);
});

test('months that what is there gives count no money to come, also where more is asked for', () => {
  const runway = (line: string) =>
    analyseDocument({
      type: 'pitch_deck',
      pages: [{ page: 1, text: `Zawadi Ltd\nFunding and runway\n${line}\nWe raise UGX 90m.` }],
    }).numbers.find(({ kind }) => kind === 'runway')?.about;
  expect(runway('Cash and burn give us a runway of 14 months.')).toBe(null);
  expect(runway('A runway of 14 months.')).toBe('with money to come');
  expect(runway('At the present net burn that is a runway of 14 months, so we are raising at leisure.')).toBe(
    null,
  );
  expect(runway('At the present burn a runway of 14 months, raising included.')).toBe('with money to come');
});

test('recurring revenue is called so by its measure', () => {
  expect(timesOf('MRR September 2026: UGX 118m')).toContainEqual([118e6, '2026-09', 'recurring revenue']);
  const both = timesOf('Revenue of September 2026 was UGX 97m, MRR UGX 86m.');
  expect(both.find(([value]) => value === 97e6)?.[2]).toBe(null);
});

test('a row of a list says what its figures are of', () => {
  const rows = [
    ['Indicator', 'Q1 2026', 'Q2 2026'],
    ['Net sales, KES m', '10.6', '11.9'],
    ['Cost to acquire a shop, KES', '545', '520'],
    ['Lifetime value, KES', '3,750', '3,900'],
    ['Monthly churn', '3.1%', '2.6%'],
    ['Gross margin', '63%', '64%'],
  ].map((cells) => cells.join('\t'));
  expect(timesOf(...rows)).toEqual(
    expect.arrayContaining([
      [520, '2026-Q2', 'customer acquisition cost'],
      [3_750, '2026-Q1', 'lifetime value'],
      [2.6, '2026-Q2', 'monthly churn'],
      [64, '2026-Q2', 'gross margin'],
    ]),
  );
});

test('income of subscriptions is recurring by the month', () => {
  const rows = [
    ['KES thousand', 'Jul-26', 'Aug-26'],
    ['Subscription income', '1,210', '1,265'],
    ['Set-up fees', '90', '75'],
    ['Total revenue', '1,300', '1,340'],
    ['Deferred licence income', '400', '410'],
  ].map((cells) => cells.join('\t'));
  const told = timesOf(...rows);
  expect(told).toContainEqual([1_265_000, '2026-08, monthly', 'recurring revenue']);
  expect(told.find(([value]) => value === 75_000)?.[2]).toBe(null);
});

test('what a customer brings is no ask, whatever its page is of', () => {
  const told = analyseDocument({
    type: 'pitch_deck',
    pages: [{ page: 1, text: 'Zawadi Ltd\nThe ask\nKES 3,900 lifetime value per shop' }],
  }).numbers.map(({ kind, about }) => [kind, about]);
  expect(told).toEqual([['other', 'lifetime value']]);
});

test('what others ask is no round', () => {
  const told = analyseDocument({
    type: 'pitch_deck',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd\nWhat bankers ask us\n9,400\ntraders active in the month, September 2026\nKES 1,150\ncost to win a trader',
      },
    ],
  }).numbers.map(({ kind, value }) => [kind, value]);
  expect(told).toContainEqual(['users', 9_400]);
  expect(told.map(([kind]) => kind)).not.toContain('ask');
});

const datesOf = (text: string) =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Zawadi Ltd\nReview\n${text}` }],
    facts: { name: 'Zawadi' },
  }).numbers.map(({ value, kind, about, period }) => [value, about ?? kind, period]);

test('a year that something is held against dates nothing else', () => {
  expect(
    datesOf(
      'L’année 2025 a donné un chiffre d’affaires de 64 millions de FCFA, soit 31 % de mieux qu’en 2024.',
    ),
  ).toContainEqual([64e6, 'revenue', '2025']);
  expect(
    datesOf('In 2025 we sold for KES 64 million, half as much again as in 2024, at a gross margin of 38%.'),
  ).toEqual(
    expect.arrayContaining([
      [64e6, 'revenue', '2025'],
      [38, 'gross margin', '2025'],
    ]),
  );
});

test('what is left of sales is of the time of the sales told before it, of two times the newer', () => {
  const text = 'Sales came to KES 64 million in 2025 against KES 49 million in 2024. EBITDA: KES 3 million.';
  expect(datesOf(text)).toContainEqual([3e6, 'ebitda', '2025']);
  expect(datesOf('EBITDA: KES 3 million. Sales came to KES 64 million in 2025.')).toContainEqual([
    3e6,
    'ebitda',
    null,
  ]);
});

test('how much two amounts are apart is neither of them', () => {
  const text =
    'At the end of May 2026 we had KES 4.1 million in the bank, which is KES 1.3 million less than in March.';
  const told = datesOf(text);
  expect(told).toContainEqual([4.1e6, 'cash', '2026-05']);
  expect(told.some(([value, kind]) => value === 1.3e6 && kind === 'cash')).toBe(false);
  const next = datesOf('Cash on 31 May 2026 was KES 4.1 million. That is 1.3 million less than at year end.');
  expect(next.some(([value, kind]) => value === 1.3e6 && kind === 'cash')).toBe(false);
});

test('a burn worked out of what was held before is no burn of then', () => {
  const told = datesOf(
    'Bank balances came to KES 3.6 million at the end of June 2026, from KES 4.2 million in March; net burn therefore KES 0.2 million a month.',
  );
  expect(told.find(([, kind]) => kind === 'burn')).not.toEqual([0.2e6, 'burn', '2026-03, monthly']);
});

test('rupees counted in crores are India’s where no place tells, and Pakistan’s where years end in June', () => {
  const currencyOf = (text: string) =>
    analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.map(
      ({ currency }) => currency,
    );
  expect(
    currencyOf('Zawadi\nRevenue\nRevenue of 2025 was Rs 4.2 crore. Cash was Rs 1 crore on 30 June 2026.'),
  ).toEqual(['INR', 'INR']);
  expect(currencyOf('Zawadi\nRevenue\nRevenue of the year ended 30 June 2025 was Rs 4.2 crore.')).toEqual([
    'PKR',
  ]);
});

test.each([
  ['So far 14,300 growers are registered with us; 6,900 sold through us in May 2026.', 14_300, 'registered'],
  ['5,200 active users in May 2026.', 5_200, null],
  ['1 730 acheteurs inscrits fin mai 2026.', 1_730, 'registered'],
  [
    'Traction\n\tFigure\tNote\nCustomers, Sep 2026\t612\nActive users, Sep 2026\t3,100\nUsers registered with us, Sep 2026\t9,310\tsome sleep',
    9_310,
    'registered',
  ],
  [
    'Traction\n\t2025\tMay 2026\nUsers registered\t21,000\t26,500\nActive users\t9,000\t12,100',
    26_500,
    'registered',
  ],
  ['Traction\n\t2025\tMay 2026\nUsers registered\t21,000\t26,500\nActive users\t9,000\t12,100', 12_100, null],
] as const)('whoever once signed up is told from who uses: %s', (text, count, about) => {
  const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  expect(numbers.filter(({ value }) => value === count).map((one) => one.about ?? null)).toEqual([about]);
});

test.each([
  ['After tax we made a modest profit for the year of KES 3 million.', 'net profit'],
  ['The year 2025 ended with a loss of KES 3 million.', 'net loss'],
  ['Net loss for 2025 came out at KES 3 million.', 'net loss'],
  ['L’exercice 2025 s’est soldé par un bénéfice de 3 millions de FCFA.', 'net profit'],
  ['Nous avons dégagé un petit bénéfice net de 3 millions de FCFA en 2025.', 'net profit'],
  ['Le résultat 2025 est une perte de 3 millions de FCFA.', 'net loss'],
  ['We made a gross profit of KES 3 million in 2025.', 'gross profit'],
  ['In May we made a profit of KES 3 million on one order.', null],
  ['The Kisumu branch made a profit of KES 3 million in 2025.', null],
] as const)('what a time ended with: %s', (text, about) => {
  const { numbers } = analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] });
  expect(numbers.map((one) => one.about ?? null)).toEqual([about]);
});

test.each([
  ['Autonomie financière : 14 mois au 31 mai 2026, sans nouvelle levée.', 'runway 14 2026-05'],
  ['Runway: 14 months to 31 May 2026.', 'runway 14 2026-05'],
  ['Ventes des neuf mois au 30 septembre 2025 : 84 millions de FCFA.', 'revenue 84000000 2025-01 to 2025-09'],
] as const)('how long money lasts from a day on is no span that ends with it: %s', (text, told) => {
  const { numbers } = analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] });
  expect(numbers.map(({ kind, value, period }) => `${kind} ${value} ${period}`)).toEqual([told]);
});

test('what grew stands right before how much, whatever else its sentence tells', () => {
  expect(numbersOf('Sales rose by 31% in 2025 (volumes 20%, prices the rest).')).toContainEqual([
    31,
    'revenue',
  ]);
  expect(numbersOf('Orders rose by 31% in 2025 (sales 20%).')).not.toContainEqual([31, 'revenue']);
});

test('the worth of a round is not what it brings', () => {
  const told = numbersOf(
    'The round\n• USD 900k of new shares.\n• Pre-money valuation of this round: USD 4.2m.',
  );
  expect(told).toContainEqual([4.2e6, 'pre-money']);
});

test('what founders hold together before the round', () => {
  expect(
    numbersOf('Au 30 juin 2026, avant le tour, les deux fondateurs détiennent ensemble 63 % du capital.'),
  ).toContainEqual([63, 'founders before the round']);
});
