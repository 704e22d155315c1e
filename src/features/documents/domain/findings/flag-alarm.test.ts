import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const analysed = (type: DocumentType, ...pages: readonly string[]) =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) });
const codes = (type: DocumentType, ...pages: readonly string[]): string[] =>
  analysed(type, ...pages).flags.map(({ code }) => code);

const STATEMENT =
  'Income statement\n\t2025\t2024\nRevenue\t1,200\t1,000\nCost of sales\t(700)\t(600)\nGross profit\t500\t400\n';

test('what was planned is no growth claimed', () => {
  expect(codes('financial_statements', `${STATEMENT}Revenue rose 20%, against a budget of 12%.`)).toEqual([]);
  expect(codes('financial_statements', `${STATEMENT}Revenue rose 12%.`)).toContain('GROWTH_MISMATCH');
});

test('what is owed is no cash', () => {
  const letter = (owed: string) =>
    codes('business_plan', `Letter, October 2025\nCash\nR9.4 million on 30 September 2025.\n${owed}`);
  expect(letter('On 30 September 2025 we owe Absa R3.1 million in the bank loan.')).toEqual([]);
  expect(letter('Cash on 30 September 2025 was R4.1 million.')).toContain('CONTRADICTORY_NUMBERS');
});

test('a sum marked with another currency than its table is written in full', () => {
  const deck = (stock: string) =>
    analysed(
      'pitch_deck',
      `Figures\nKES million\t2024\t2025\nSales\t110\t180\nCosts\t(90)\t(140)\nProfit\t20\t40\nThe round\nWe raise US$ 900,000. The money will be spent as follows:\nOvens\tUS$ 500,000\nShops\tUS$ 250,000\nStock\tUS$ ${stock}`,
    );
  expect(deck('150,000').flags).toEqual([]);
  expect(deck('300,000').flags.map(({ code }) => code)).toEqual(['USE_OF_FUNDS_MISMATCH']);
  expect(deck('300,000').numbers.map(({ value }) => value)).toContain(300_000);
});

test('lines that make the total of what was sold are parts of it', () => {
  const text =
    'Figures\nKES million\tJan 2025\tFeb 2025\tMar 2025\nMilk sales\t112\t114\t115\nDelivery sales\t23\t24\t25\nTotal sales\t135\t138\t140';
  expect(codes('pitch_deck', text)).toEqual([]);
  const told = analysed('pitch_deck', text).numbers.filter(({ kind }) => kind === 'revenue');
  expect(told.map(({ value }) => value)).toEqual([135e6, 138e6, 140e6]);
});

test('the number of a trade register with its town is no figure', () => {
  const { numbers, identity } = analysed(
    'pitch_deck',
    'Zitoun SA, RC Tanger 61 204, Tanger.\nLa demande\nNous levons 5 millions de dirhams : fours 60 %, stock 40 %.',
  );
  expect(numbers.map(({ value }) => value)).toEqual([5e6, 60, 40]);
  expect(identity?.registrations.map(({ number }) => number)).toEqual(['61204']);
});

test('the foot of pages is no figure, be there a year in the name', () => {
  const found = analysed(
    'financial_statements',
    `Karibu Limited\nR'000\n${STATEMENT}Karibu cash accounts 2025\t1`,
    'Notes\nThe company sells milk.\nKaribu cash accounts 2025\t2',
  );
  expect(found.numbers.map(({ value }) => value)).toEqual([1.2e6, 1e6, 7e5, 6e5, 5e5, 4e5]);
});

test('recurring revenue of the last month is no income of the quarter', () => {
  const update = analysed(
    'business_plan',
    'Update, October 2025\nFIGURES (GHS)\n\tQ2 2025\tQ3 2025\nRevenue\t1,100,000\t1,300,000\nDirect costs\t400,000\t500,000\nMRR, last month\t380,000\t440,000',
  );
  expect(update.flags).toEqual([]);
  const monthly = update.numbers.filter(({ account }) => account === 'recurringRevenueMonthly');
  expect(monthly.map(({ value, period }) => [value, period])).toEqual([
    [380_000, '2025-06, monthly'],
    [440_000, '2025-09, monthly'],
  ]);
});

test('months with a round are held against it, and not against the cash alone', () => {
  const deck = (claim: string) =>
    codes('pitch_deck', `Cash\nCash at 30 June 2025: KES 30m. Net burn in June: KES 5m.\n${claim}`);
  expect(deck('With the round, at a planned burn of KES 6m, the money lasts 24 months.')).not.toContain(
    'RUNWAY_MISMATCH',
  );
  expect(deck('Without the round the money lasts 24 months.')).toContain('RUNWAY_MISMATCH');
});

test('the head of a list says what it is of, and no sentence above it', () => {
  const list = 'Plant\t5,600\nStock\t2,100\nTotal\t7,700';
  expect(
    codes('financial_statements', `We have thirty customers and none is large.\nShare of total\n${list}`),
  ).toEqual([]);
});

test('what is bought is no sale', () => {
  const sentence = (words: string) => codes('financial_statements', `Notes\n${words}`);
  expect(
    sentence(
      'Our steel comes by sea; Guangdong Metal Works invoiced $4.1 million of the $5.2 million consumed.',
    ),
  ).not.toContain('CUSTOMER_CONCENTRATION');
});

test('half of what is bought of one supplier, by amounts', () => {
  const found = (text: string) => codes('financial_statements', text).includes('SUPPLIER_CONCENTRATION');
  expect(
    found('Notes\nOf the KES 52 million of flour bought, one mill in Thika supplied KES 33 million.'),
  ).toBe(true);
  expect(
    found('Notes\nOf the KES 52 million of flour bought, one mill in Thika supplied KES 12 million.'),
  ).toBe(false);
  const list = (first: string, rest: string) =>
    found(
      `Purchases by vendor, KES 000\nMombasa Grain Millers\t${first}\nPackaging\t${rest}\nOthers\t900\nTotal\t10,500`,
    );
  expect(list('8,400', '1,200')).toBe(true);
  expect(list('3,400', '2,200')).toBe(false);
});

test('parts counted out, and a table of those who buy', () => {
  const found = (text: string) => codes('pitch_deck', text).includes('CUSTOMER_CONCENTRATION');
  expect(found('Sales\nSix bags of every ten are sold to a single mill in Kano.')).toBe(true);
  expect(found('Sales\nTwo bags of every ten are sold to a single mill in Kano.')).toBe(false);
  const table = (first: number) =>
    found(
      `Who buys\nBuyer\tTonnes, 2025\nKano Mill\t${first}\nTwo bakeries\t60\nTraders\t50\nTotal\t${first + 110}`,
    );
  expect(table(240)).toBe(true);
  expect(table(20)).toBe(false);
});

test('uses in rows of any paper, with a head of uses, against what is sought', () => {
  const note = (last: number) =>
    codes(
      'legal_docs',
      `Note, septembre 2025\nMontant recherché : 200 millions de FCFA, durée deux ans.\nEmploi des fonds\nPoste\tMillions de FCFA\nFours\t90\nFarine\t60\nCamion\t${last}`,
    );
  expect(note(50)).not.toContain('USE_OF_FUNDS_MISMATCH');
  expect(note(80)).toContain('USE_OF_FUNDS_MISMATCH');
  const model = (last: number) =>
    codes(
      'financial_statements',
      `Model, August 2025\nRaise: KES 40 million\nUses\n\tWhat the KES 40 million buys\tKES thousand\n\tOven hall\t21000\n\tVans\t9000\n\tStock\t${last}`,
    );
  expect(model(10_000)).not.toContain('USE_OF_FUNDS_MISMATCH');
  expect(model(14_000)).toContain('USE_OF_FUNDS_MISMATCH');
});

test('compound growth between two years, against the income of both', () => {
  const model = (percent: number) =>
    codes(
      'financial_statements',
      `Model\nKES million\t2022\t2023\t2024\nRevenue\t100\t120\t144\nCost of sales\t60\t70\t84\nGross profit\t40\t50\t60\nAnnualised growth of sales, 2022 to 2024\t${percent}%`,
    );
  expect(model(20)).not.toContain('GROWTH_MISMATCH');
  expect(model(44)).toContain('GROWTH_MISMATCH');
});

test('what founders hold together, against the list', () => {
  const paper = (share: number) =>
    codes(
      'legal_docs',
      `Les trois fondateurs ont ensemble ${share} % du capital.\nActionnaires\nActionnaire\tActions\t%\nAwa Sarr\t3 000\t30,0\nIba Ba\t2 000\t20,0\nLamine Fall\t1 000\t10,0\nFonds Djolof\t4 000\t40,0\nTotal\t10 000\t100,0`,
    );
  expect(paper(60)).not.toContain('OWNERSHIP_MISMATCH');
  expect(paper(75)).toContain('OWNERSHIP_MISMATCH');
});

test('head counts of a French list of departments', () => {
  const deck = (count: number) =>
    codes(
      'pitch_deck',
      `L’équipe\n${count} salariés à plein temps, à Lomé\nPôle\tPersonnes\nAtelier\t11\nVentes\t6\nDirection\t4`,
    );
  expect(deck(21)).not.toContain('CONTRADICTORY_NUMBERS');
  expect(deck(26)).toContain('CONTRADICTORY_NUMBERS');
});

test('a signature that is wanting in a row, or beside the one that is there', () => {
  const rows = (last: string) =>
    codes(
      'legal_docs',
      `SHAREHOLDERS' AGREEMENT\nDated 3 March 2025.\nSignatures\nParty\tSignature\tDate\nAma Owusu\tsigned A. Owusu\t3 March 2025\nVolta Fund LP\t${last}`,
    );
  expect(rows('page not returned by 9 April 2025')).toContain('AGREEMENT_NOT_SIGNED');
  expect(rows('signed K. Mensah\t4 March 2025')).not.toContain('AGREEMENT_NOT_SIGNED');
  const deed = (last: string) =>
    codes(
      'legal_docs',
      `Assignment of copyright in software\nSignatures\nFor Kanda Ltd\tMs Esi Boateng\nSigned: K. Addo, director, 4 May 2025\t${last}`,
    );
  expect(deed('Signature: ..............')).toContain('IP_NOT_ASSIGNED');
  expect(deed('Signed: E. Boateng, 4 May 2025')).not.toContain('IP_NOT_ASSIGNED');
});

test('months with a word between, and a month spent beyond what is collected', () => {
  const letter = (months: string) =>
    codes(
      'pitch_deck',
      `Cash\nAt 30 June 2025 we held RWF 60 million. We spend about RWF 10 million a month more than we receive.\nThat leaves us with ${months} before new money is needed.`,
    );
  expect(letter('six full months')).not.toContain('RUNWAY_MISMATCH');
  expect(letter('eleven full months')).toContain('RUNWAY_MISMATCH');
});

test('the sentence that tells the end is quoted beside the one with the length', () => {
  const { flags } = analysed(
    'legal_docs',
    'CONTRAT DE BAIL\nLe contrat est conclu pour deux ans à compter du 1er avril 2021. Il prend fin le 31 mars 2023.\nNote du 4 juin 2025 : les loyers sont payés.',
  );
  expect(flags.find(({ code }) => code === 'AGREEMENT_NOT_SIGNED')?.quotes.map(({ text }) => text)).toEqual([
    'Le contrat est conclu pour deux ans à compter du 1er avril 2021.',
    'Il prend fin le 31 mars 2023.',
  ]);
});

test('a market from a report is no worry where results are shown, nor in a letter to owners', () => {
  const market = 'Le marché du médicament pèse 21 milliards de dollars.';
  const clients = 'Clients\n140 pharmacies clientes en mai 2025.';
  expect(codes('pitch_deck', market)).toContain('TOP_DOWN_MARKET');
  expect(codes('pitch_deck', `${market}\n${clients}`)).not.toContain('TOP_DOWN_MARKET');
  expect(codes('pitch_deck', `${market}\nCapter 1 % suffit : le marché est vaste.\n${clients}`)).toContain(
    'TOP_DOWN_MARKET',
  );
  expect(codes('business_plan', `Chers associés,\n${market}`)).not.toContain('TOP_DOWN_MARKET');
});

test('sums owed, and the sum of a loan, are no cash', () => {
  const { numbers } = analysed(
    'pitch_deck',
    'Cash\nAt 31 March 2025: TZS 180m in bank, TZS 70m owed by shops, TZS 41m owed to farmers.\nThe investment loan, TZS 320m, is with the same bank.',
  );
  expect(numbers.filter(({ kind }) => kind === 'cash').map(({ value }) => value)).toEqual([180e6]);
});

test.each([
  ['financial_statements', 'Payroll tax, VAT and provisional tax were paid when due.'],
  [
    'financial_statements',
    'The chairman owns the garage that services our vans, at the prices charged to its other customers.',
  ],
  ['legal_docs', 'THE NOTES HAVE NOT BEEN REGISTERED UNDER THE SECURITIES LAWS OF ANY STATE.'],
  ['legal_docs', 'NON-DEPOSIT-TAKING LENDING LICENCE'],
] as const)('%s: %s', (type, sentence) => {
  expect(codes(type, `Notes\n${sentence}\nThe company sells milk in four towns.`)).toEqual([]);
});

test('what another took, and how many buyers are meant, is no income', () => {
  const deck = (sentence: string) =>
    codes(
      'pitch_deck',
      `Figures\nSales of 2025: KES 24 million, up 20% on KES 20 million in 2024.\n${sentence}`,
    );
  expect(deck('The biggest cold storage firm in Tema took revenue of KES 700 million in 2025.')).toEqual([]);
  expect(deck('Largest buyer in 2025: 15% of sales; the first four: 44%.')).toEqual([]);
  expect(deck('In 2025 our revenue was KES 70 million.')).toContain('CONTRADICTORY_NUMBERS');
});

test('the end of a meeting is no round', () => {
  const letter = (end: string) =>
    codes(
      'business_plan',
      `M. Alami demande à quoi sert le virement de 3,5 MDH reçu le 9 mars 2025.\n${end}`,
    );
  expect(letter('Plus rien n’étant à l’ordre du jour, la séance est levée à 12 h 40.')).toEqual([]);
});

test('an audit is of a year: accounts of less are not audited anywhere', () => {
  const rows = 'Sales\t410\nCost of sales\t(250)\nGross profit\t160\n';
  const accounts = (title: string, said: string) =>
    codes('financial_statements', `Tamale Shea Limited\n${title}\n${said}\nGHS'000\n${rows}`);
  const found = 'NOT_AUDITED';
  expect(accounts('Accounts for the year ended 30 June 2025', 'These figures are unaudited.')).toContain(
    found,
  );
  expect(
    accounts('Accounts for the five months to 30 May 2025', 'These figures are unaudited.'),
  ).not.toContain(found);
  expect(accounts('Management accounts, third quarter', 'Not audited.')).not.toContain(found);
  expect(accounts('Comptes du premier semestre 2025', 'Chiffres non audités.')).not.toContain(found);
  expect(
    accounts('Interim accounts, May 2025', 'The annual accounts of 2024 have not been audited.'),
  ).toContain(found);
});

test('an agreement that another one follows has not come to an end', () => {
  const contract = (end: string) =>
    codes(
      'legal_docs',
      `TRANSPORT CONTRACT\nSigned on 4 June 2025 by both parties.\nThe contract of 2023 ended on 31 May 2025 ${end}.`,
    );
  const found = 'AGREEMENT_NOT_SIGNED';
  expect(contract('and is followed by this one without interruption')).not.toContain(found);
  expect(contract('and the carrier goes on without a contract')).toContain(found);
  expect(contract('and was not followed by another')).toContain(found);
  expect(contract('and this one succeeds it')).not.toContain(found);
});

test('under a heading of cash, what is lent, promised or paid out of it is none', () => {
  const cashOf = (sentence: string) =>
    analysed(
      'business_plan',
      `Update, 14 July 2025\nCash and what we owe\nCash at bank, 30 June 2025: GHS 7.1m.\nWe spend GHS 0.5m a month more than we take in.\n${sentence}`,
    );
  for (const sentence of [
    'Sahel Bank lent us GHS 2.2m in 2024 over five years.',
    'GHS 2.2m was outstanding in June.',
    'Vehicle leases: commitments of GHS 2.2m over two years.',
    'The new oven, GHS 2.2m, from our own cash, arrives in June 2025.',
  ]) {
    const { numbers, flags } = cashOf(sentence);
    expect(numbers.filter(({ kind }) => kind === 'cash').map(({ value }) => value)).toEqual([7.1e6]);
    expect(flags).toEqual([]);
  }
  const other = cashOf('Cash in hand on 30 June 2025 was GHS 4.2m.').flags.map(({ code }) => code);
  expect(other).toContain('CONTRADICTORY_NUMBERS');
});

test('names of owners tell no growth', () => {
  const deck = (row: string) =>
    codes(
      'pitch_deck',
      `Figures\nKES million\t2023\t2024\t2025\nRevenue\t40\t50\t60\nOwners\nShareholder\tShare\nMugabi Gainda\t64 %\nGrowth Partners\t36 %\nTotal\t100 %\n${row}`,
    );
  expect(deck('')).not.toContain('GROWTH_MISMATCH');
  expect(deck('Revenue gained 64 % in 2025.')).toContain('GROWTH_MISMATCH');
});

test('rows of a balance sheet are no holders of shares', () => {
  const accounts = codes(
    'financial_statements',
    "Balance sheet at 31 March 2025\nGHS'000\tNote\tGroup\tCompany\nMill and land\t4\t2,100\t900\nShares in the subsidiary\t5\t–\t700\nStock\t\t1,640\t310\nDebtors\t\t800\t220\nBank balances\t\t460\t70\nTotal assets\t\t5,000\t2,200",
  );
  expect(accounts).not.toContain('OWNERSHIP_MISMATCH');
});

test('owners of what is issued beside those after options, with a row of what is reserved', () => {
  const pact = (share: string) =>
    codes(
      'legal_docs',
      `PACTE D’ASSOCIÉS\nCapital\nAssocié\tActions\tCapital émis\tDilué\nAminata Sy\t6 000\t${share}\t57 %\nSeydou Ka\t4 000\t40 %\t38 %\nBons réservés aux salariés\t–\t–\t5 %\nTotal\t10 000\t100 %\t100 %`,
    );
  expect(pact('60 %')).not.toContain('OWNERSHIP_MISMATCH');
  expect(pact('68 %')).toContain('OWNERSHIP_MISMATCH');
});

test('shares in issue at another time are not those of the list', () => {
  const table = (sentence: string) =>
    codes(
      'legal_docs',
      `Shares on 30 June 2025\nHolder\tClass\tIssued\t% issued\nAma Boadu\tOrdinary\t500000\t0.625\nKojo Addai\tOrdinary\t300000\t0.375\n${sentence}`,
    );
  expect(table('In 2023 the 900,000 shares then in issue were worth GHS 9 million.')).toEqual([]);
  expect(table('The share capital is divided into 900,000 ordinary shares.')).toContain('OWNERSHIP_MISMATCH');
});

test('what money brings is no part of the company', () => {
  const pact = (sentence: string) =>
    codes(
      'legal_docs',
      `SHAREHOLDERS' AGREEMENT\n${sentence}\nShareholders\nLindiwe Moyo (founder)\t3,500\t35%\nThabo Sithole (founder)\t2,500\t25%\nBaobab Fund\t4,000\t40%\nTotal\t10,000\t100%`,
    );
  const found = 'OWNERSHIP_MISMATCH';
  expect(pact('The founders jointly owe the Company interest of 18% a year.')).not.toContain(found);
  expect(pact('The founders jointly hold 75% of the shares of the Company.')).toContain(found);
});

test('values of a chart below its table are told without their times', () => {
  const deck = (below: string) =>
    analysed(
      'pitch_deck',
      `Sales\nGHS thousand\t2022\t2023\t2024\nShops\t300\t420\t600\nSchools\t100\t180\t300\nRevenue\t400\t600\t900\n\nGrowth in 2024: 50 %.\nRevenue (GHS thousand)\n${below}`,
    );
  const chart = deck('900\n\n600\n\n400\n\n2022\t2023\t2024');
  expect(chart.flags).toEqual([]);
  expect(chart.numbers.filter(({ kind, period }) => kind === 'revenue' && period === '2024')).toHaveLength(1);
  expect(deck('Revenue in 2024 was GHS 600 thousand.').flags.map(({ code }) => code)).toContain(
    'CONTRADICTORY_NUMBERS',
  );
});

test('what passes through a platform is not what it earns', () => {
  const deck = (behind: string) =>
    codes(
      'pitch_deck',
      `Revenue beside what is ordered, side by side\nGHS million\t2024\t2025\nOrders through the app\t410.0\t530.0\nCommission\t20.5\t26.5\nTransport fees\t6.0\t8.0\nRevenue\t26.5\t34.5\n${behind}`,
    );
  expect(
    deck('The value of the goods ordered came to GHS 530 million in 2025; revenue is our part.'),
  ).toEqual([]);
  expect(
    deck('La valeur des commandes atteint 530 millions en 2025 ; le chiffre d’affaires est notre part.'),
  ).toEqual([]);
  expect(deck('In 2025 our revenue came to GHS 53 million.')).toContain('CONTRADICTORY_NUMBERS');
});

test('the same digits without their scale are one number', () => {
  const deck = (page: string) => codes('pitch_deck', 'Revenue of 2025 came to KES 640 million.', page);
  expect(deck('Result\n\t2025\nSales\t640\nCost of sales\t(420)\nGross profit\t220')).not.toContain(
    'CONTRADICTORY_NUMBERS',
  );
  expect(deck('Revenue in 2025: KES 640 thousand.')).toContain('CONTRADICTORY_NUMBERS');
  expect(deck('Revenue in 2025: KES 540 million.')).toContain('CONTRADICTORY_NUMBERS');
});

test('figures far apart are of two things, whether or not it is understood of which', () => {
  const deck = (other: string) => codes('pitch_deck', 'Revenue of 2025 came to KES 640 million.', other);
  for (const other of ['Revenue per trip in 2025: KES 729.', 'Revenue in 2025, Kisumu: KES 96 million.'])
    expect(deck(other)).not.toContain('CONTRADICTORY_NUMBERS');
  expect(deck('Revenue in 2025: KES 380 million.')).toContain('CONTRADICTORY_NUMBERS');
  const team = (other: string) => codes('pitch_deck', 'Team\nWe are a team of 16.', other);
  expect(team('Staff: 214')).not.toContain('CONTRADICTORY_NUMBERS');
  expect(team('Staff: 27')).toContain('CONTRADICTORY_NUMBERS');
});

test('kinds of income and of buyers are no one buyer', () => {
  const found = (text: string) => codes('pitch_deck', text).includes('CUSTOMER_CONCENTRATION');
  const income = (first: string) =>
    found(
      `Income\nUGX million\t2024\t2025\n${first}\t150\t260\nLate penalties\t40\t60\nTotal income\t190\t320`,
    );
  expect(income('Group fees')).toBe(false);
  expect(income('Loan Interest')).toBe(false);
  const buyers = (first: string) =>
    found(`Sales by customer\nZMW million\t2025\n${first}\t62\nBakers\t20\nHouseholds\t12\nTotal\t94`);
  expect(buyers('Supermarkets')).toBe(false);
  expect(buyers('Hotel Groups')).toBe(false);
  expect(buyers('Private Clinics')).toBe(false);
  expect(buyers('Repair Services')).toBe(false);
  expect(buyers('Serena Hotels')).toBe(true);
  expect(buyers('Mwami Supermarket Ltd')).toBe(true);
});

test('lines of trade that make the income are no buyers', () => {
  const found = (sentence: string) =>
    codes('business_plan', `Update, May 2025\nRevenue of 2024 was GHS 12 million.\n${sentence}`).includes(
      'CUSTOMER_CONCENTRATION',
    );
  expect(found('Water pumps brought GHS 8 million and spare parts GHS 4 million.')).toBe(false);
  expect(found('Melcom Stores brought GHS 8 million and village shops GHS 4 million.')).toBe(true);
  expect(
    found('Lettre : 2024 s’achève sur GHS 12 million de ventes de Kumasi, contre GHS 10 million en 2023.'),
  ).toBe(false);
});

test('one holder’s share counted twice, of what is issued and of all there may be', () => {
  const pact = (second: string) =>
    codes(
      'legal_docs',
      `SHAREHOLDERS' AGREEMENT\nMs Abla Tetteh holds 60 % of the issued shares and ${second}.`,
    );
  expect(pact('54 % on a fully diluted basis')).not.toContain('OWNERSHIP_MISMATCH');
  expect(pact('Mr Yaw Mensa 54 %')).toContain('OWNERSHIP_MISMATCH');
});

test('a part of the cash, and sales before what is given back, are told apart', () => {
  const deck = (sentence: string) => codes('pitch_deck', `Money at the end of 2025\n${sentence}`);
  expect(
    deck('UGX 310 million in cash on 31 December 2025.\nOf this UGX 60 million is held as security.'),
  ).not.toContain('CONTRADICTORY_NUMBERS');
  const sales = (first: string) =>
    deck(`${first} in 2025 were UGX 1,240 million.\nRevenue in 2025: UGX 1,100 million.`);
  expect(sales('Gross sales')).not.toContain('CONTRADICTORY_NUMBERS');
  expect(sales('Our sales')).toContain('CONTRADICTORY_NUMBERS');
});

test('income of two companies is no part of one another', () => {
  const found = (sentence: string) =>
    codes('financial_statements', `Notes, year ended 30 June 2025\n${sentence}`).includes(
      'CUSTOMER_CONCENTRATION',
    );
  expect(
    found(
      'Revenue of the company was UGX 900 million and of its mill UGX 400 million; the whole is UGX 1,150 million.',
    ),
  ).toBe(false);
  expect(found('Of the UGX 900 million billed, UGX 400 million was for Mukwano.')).toBe(true);
});

test('recurring revenue of a year ahead is not the income of the year behind', () => {
  const deck = (other: string) =>
    codes('pitch_deck', `Numbers\nRevenue in 2025: USD 2.1 million.\n${other} 2025: USD 2.9 million.`);
  expect(deck('ARR at the end of')).not.toContain('CONTRADICTORY_NUMBERS');
  expect(deck('Our revenue in')).toContain('CONTRADICTORY_NUMBERS');
});

test('a sentence may tell the head count of before first', () => {
  const deck = (office: number) =>
    codes(
      'pitch_deck',
      `Team\nWe were 27 people at the end of 2024 and are 38 today: 25 in the dairy, 8 in sales and ${office} in the office.`,
    );
  expect(deck(5)).not.toContain('CONTRADICTORY_NUMBERS');
  expect(deck(15)).toContain('CONTRADICTORY_NUMBERS');
});

test('shares that are earned over time promise nobody a return', () => {
  const pact = (sentence: string) => codes('legal_docs', `SHAREHOLDERS' AGREEMENT\n${sentence}`);
  expect(
    pact('Each founder earns 25 % of the shares after one year and the rest monthly over three years.'),
  ).not.toContain('RETURN_PROMISED');
  expect(pact('Each investor earns 25 % a year, guaranteed, whatever the result of the company.')).toContain(
    'RETURN_PROMISED',
  );
});

test('a part of the time beside a total since the beginning, and owners whose name says growth', () => {
  const deck = (text: string) => codes('pitch_deck', text);
  const sold = (behind: string) => deck(`Traction\nUGX 140 million in sales since 2021${behind}.`);
  expect(sold('')).toContain('CUMULATIVE_ONLY');
  expect(sold(', UGX 52 million of it in 2025')).not.toContain('CUMULATIVE_ONLY');
  expect(deck('Owners\nFounders 70 %\nSavannah Growth Fund 22 %\nStaff 8 %')).not.toContain(
    'PERCENT_ONLY_GROWTH',
  );
  expect(deck('Traction\nGrowth of orders in 2025: 22 %')).toContain('PERCENT_ONLY_GROWTH');
});

test('what an account includes is no other amount of it', () => {
  const accounts = (note: string) =>
    codes(
      'financial_statements',
      `Notes, KES thousand\n\t2025\t2024\nTrade debtors\t4,180\t3,690\nStock\t1,320\t1,260\nTotal\t5,500\t4,950\n${note}`,
    );
  expect(accounts('Trade debtors include KES 910,000 owed by two counties in 2025.')).toEqual([]);
  expect(accounts('Trade debtors were KES 3,910,000 in 2025.')).toContain('CONTRADICTORY_NUMBERS');
});

test('what a part was before and what a lender takes above a rate are no growth', () => {
  const growth = (sentence: string) =>
    codes('pitch_deck', `Results\nKES million\t2024\t2025\nRevenue\t61.0\t97.6\n${sentence}`).includes(
      'GROWTH_MISMATCH',
    );
  expect(growth('Gross margin was 44% in 2025, up from 42%.')).toBe(false);
  expect(growth('The term loan of 2024 costs SOFR + 4.5% a year and grows with revenue.')).toBe(false);
  expect(growth('Revenue rose by 42% in 2025.')).toBe(true);
});

test('what would be is not what is told', () => {
  const deck = (sentence: string) =>
    codes('pitch_deck', 'Revenue of 2025 came to KES 640 million.', sentence);
  expect(deck('A late ship would have brought revenue in 2025 to KES 520 million.')).not.toContain(
    'CONTRADICTORY_NUMBERS',
  );
  expect(deck('Revenue in 2025 was KES 520 million.')).toContain('CONTRADICTORY_NUMBERS');
});

test('a paper that lasts some years is no runway', () => {
  const letter = (sentence: string) =>
    codes(
      'business_plan',
      `Letter, October 2026\nRunway\nCash at 30 September 2026: EGP 31.5m. Net burn EGP 1.75m a month.\n${sentence}`,
    );
  expect(letter('The registration was renewed in August and lasts three years.')).not.toContain(
    'RUNWAY_MISMATCH',
  );
  expect(letter('The cash lasts three years.')).toContain('RUNWAY_MISMATCH');
});

test('founders together are no further holders', () => {
  const table = (last: string) =>
    codes(
      'legal_docs',
      `Cap table\nHolder\tShares\t%\nAma Mensah\t3000\t30\nKofi Badu\t2400\t24\nVolta Seed LP\t3600\t36\nTano Angels\t1000\t10\nTotal\t10000\t100\n${last}`,
    );
  expect(table('Founders together\t5400\t54')).not.toContain('OWNERSHIP_MISMATCH');
});

test('shares that are strewn over a letter are no uses of what it asks for', () => {
  const letter = (...lines: string[]) =>
    codes(
      'business_plan',
      `Letter, 9 November 2026\n\nThe ask\nWe need KES 390 million.\n\n${lines.join('\n')}`,
    );
  expect(
    letter(
      'The loan carries 14% and is paid every month.',
      'Half of the shops took the app and 71% of orders came by it.',
      'The largest dealer had 31% of sales.',
    ),
  ).not.toContain('USE_OF_FUNDS_MISMATCH');
  expect(letter('Use of funds', 'Lorries 45%', 'Depots 35%', 'Stock 31%')).toContain('USE_OF_FUNDS_MISMATCH');
});

test('growth on a month is held against no other months', () => {
  const letter = (growth: string) =>
    codes(
      'business_plan',
      `Letter, 9 November 2026\n\nSales\n${growth} From January to October we sold for KES 331.5m against KES 214.0m in the same ten months of 2025.`,
    );
  expect(letter('Revenue is up 8.7% on September.')).not.toContain('GROWTH_MISMATCH');
});

test.each([
  [
    'legal_docs',
    'SHAREHOLDERS AGREEMENT\nDated 17 July 2026, Kivu Bricks Ltd, Rwanda\n\n4.2 Holders of 75% may require the others to sell on equal terms (drag-along); a seller of 30% or more must procure an equal offer for the others (tag-along).',
  ],
  [
    'pitch_deck',
    'Présentation, octobre 2026, Madagascar\n\nLe premier semestre 2026 vient de la comptabilité de gestion ; il se compare à 1 430 M Ar au premier semestre 2025.\n\nEn millions d’ariary\t2023\t2024\t2025\tS1 2026\nChiffre d’affaires\t2 140\t2 710\t3 390\t1 720',
  ],
  [
    'legal_docs',
    'INVESTMENT BUREAU\nDate: 9 December 2025\nSubject: Renewal of investment permit\n\nWe refer to your application of 14 October 2025, lodged two months before the expiry of the permit. The Bureau has examined the file.',
  ],
  [
    'legal_docs',
    "SHAREHOLDERS AGREEMENT\nZuma Ltd, Nigeria, 20 February 2026\n\n2. USE OF PROCEEDS. NGN 380 million for the second drying line at Makurdi, NGN 140 million for cassava purchases and NGN 80 million for an effluent plant: together NGN 600 million.\n3. BOARD. Five directors. The quorum is three, of whom one must be the Investor's director; if no quorum is present the meeting stands adjourned for five Business Days, when any three suffice.",
  ],
  [
    'financial_statements',
    'Ishuri Bus Ltd, Kigali\nManagement accounts, six months to 30 June 2026\n\nBuses in service\t29\t2 more in the workshop; fleet 31\nDrivers and escorts\t62\nOffice and workshop\t13\nAll staff, 30 June\t75\t31 December: 71',
  ],
  [
    'financial_statements',
    'Zawadi model, 5 November 2026, Viet Nam. Unit: VND million\n\nRaise\t18000\tordinary shares\n\nShareholder\tBefore round\t% before\nTran\t320000\t40\nPham\t480000\t60\nTotal shares\t800000\t100\n\nUses of the raise\tVND million\n1.5 ha greenhouse\t11200\nCold room\t3600\nBulbs\t3200\nTotal uses\t18000',
  ],
  [
    'financial_statements',
    'Kivu Packaging Ltd, report to the board, meeting of 24 July 2026\n\nSales of the second quarter of 2026: RWF 18.62m to 402 customers.\nFive largest in the quarter:\nCustomer\tRWF m\t% of sales\nLake Bottlers Ltd\t0.97\t5.2\nHill Juices Ltd\t0.84\t4.5\nTea Union\t0.71\t3.8\nBakers of Gisenyi\t0.60\t3.2\nFarm Stores Ltd\t0.52\t2.8\nSum of five\t3.64\t19.5',
  ],
  [
    'legal_docs',
    'Zawadi Drones Ltd, contract register, 30 April 2026\n\nNo.\tClient type\tStart\tFirst term\tStatus\n114\tTea estate\t02-2023\t24 m\trenewed on 13-01-2025, to 02-2027\n121\tFlower farm\t06-2024\t36 m\tin first term, to 06-2027\n127\tSugar mill\t09-2024\t36 m\tin first term, to 09-2027\n133\tCoffee federation\t01-2025\t24 m\tin first term, to 01-2027',
  ],
  [
    'legal_docs',
    'Zawadi Ltd, answers to questions, 23 October 2026\n\n5. Third-party code\nWe use 214 open-source packages. A scan found licences as follows:\nMIT / BSD\t203\nMPL 2.0, unmodified\t8\nLGPL, linked\t3',
  ],
  [
    'legal_docs',
    'Zawadi Ltd, note to the board, 22 May 2026\n\nDealers buy against advance; 96 of 103 have signed the new terms, and the other seven buy for cash.',
  ],
  [
    'legal_docs',
    'Register of members, Zawadi Ltd, at 1 August 2026\n\nDate\tEvent\tMr Juma\tMs Otieno\tLake Fund\n03/2017\tFounding\t60 %\t40 %\t-\n07/2020\tLake Fund pays in\t48 %\t32 %\t20 %\n11/2023\tMs Otieno sells 8 % to Mr Juma\t56 %\t24 %\t20 %',
  ],
  [
    'business_plan',
    'Zawadi Ltd, update no. 9, 5 May 2026\n\nCash & burn\n- Bank, 30 April 2026: KES 72,000,000\n- Gross burn (all outgoings): KES 9,500,000 a month\n- Collections: KES 6,500,000 a month\n- Net burn: KES 3,000,000 a month\n- Runway on net burn: 24 months',
  ],
  [
    'financial_statements',
    'Zawadi Ltd, report to the board, 24 October 2026\n\nCash KES 11.4m at 30 September 2026; unused working-capital line KES 8m.\nWere sales to fall by 40 %: outflow KES 0.6m a month, 19 months on cash alone, 32 months with the line.',
  ],
  [
    'pitch_deck',
    'Zawadi SA, présentation, février 2026\n\nTrésorerie au 31 janvier 2026 : 420 M FCFA\nConsommation nette : 21 M FCFA par mois (moyenne de 6 mois)\nAutonomie sans levée : 20 mois',
  ],
  [
    'legal_docs',
    'Zawadi Ltd, material contracts at 1 July 2026\n\n3.1\tPort warehouse operator\tstore\tsigned 14 January 2024\tto 31 December 2028\nThe 2022 warehouse contract (ended on 31 December 2023) is filed for history only; 3.1 took its place.\nThe draft of 9 December 2024 (unsigned) is of no effect and is kept as a working paper.',
  ],
  [
    'pitch_deck',
    "Board pack, 30 September 2026, Zawadi Ltd\n\nCash and burn, USD '000\nCash at bank 30 September 2026\t756\nNet burn per month\t42\nRunway today = 756 / 42 = 18 months\nRunway with the planned 630k raise, same net burn = 33 months\nThe deck's \"33 months\" is the second figure; the bank's form asks for the first.",
  ],
  [
    'financial_statements',
    "Zawadi Ltd, group accounts, 31 December 2025, note 18 Borrowings (USD '000)\n\nBorrower\tLender\t2025\t2024\nParent\tCommercial bank\t300\t450\nJinja Minigrid Ltd\tDevelopment bank\t2,640\t2,910\nMbale Minigrid Ltd\tDevelopment bank\t1,980\t2,050\nGroup\t\t4,920\t5,410",
  ],
  [
    'legal_docs',
    'Zawadi Ltd, answer 1.4, 8 May 2026. "Mr Juma has 75% in the deck but 45% in the register?"\nDirect holdings: Mr Juma 45%; Lake Holdings Ltd 40%; Ms Otieno 15%. Total 100%.',
  ],
  [
    'legal_docs',
    'Letter, 20 July 2026, Zawadi Ltd\n\nYour family will then hold 66% in place of 88%, the employees 9% in place of 12%, and the new investor 25%.\nThe certificate of the press expired on 31 January 2026, nouveau certificat délivré le 22 janvier 2026 pour trois ans.\nLe prêt de 60 millions de FCFA consenti par M. Juma en 2019 a été incorporé au capital le 15 décembre 2023.',
  ],
] as const)('nothing is amiss in %s: %s', (type, text) => {
  expect(analyseDocument({ type, pages: [{ page: 1, text }] }).flags).toEqual([]);
});
