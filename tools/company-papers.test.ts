import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judgeCompany } from './eval-documents/score-companies.ts';

type Paper = { readonly file: string; readonly type: string; readonly text: string };
type Told = {
  readonly name: string;
  readonly currency: string;
  readonly perDollar: number;
  readonly teamSize: number;
  readonly ask?: { readonly amount: number; readonly currency: string };
  readonly traction?: readonly object[];
  readonly model?: { readonly asOf: string; readonly cashUsd: number; readonly monthlyBurnUsd: number };
  readonly capTable?: {
    readonly foundersPercent: number;
    readonly holders: readonly { readonly name: string; readonly percent: number }[];
  };
  readonly papers: readonly Paper[];
  /** The metrics on which two of its sources contradict each other, and which they are. */
  readonly contradictions?: readonly (readonly [metric: string, one: string, other: string])[];
};

const paper = (file: string, type: string, ...lines: readonly string[]): Paper => ({
  file,
  type,
  text: lines.join('\n'),
});

/** What is found of a company written out: the metrics that are missed, and the sentences nobody planted. */
async function judged(told: Told) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kilele-company-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const { file, text } of told.papers) writeFileSync(path.join(folder, file), text);
  const { name, currency, perDollar, teamSize, papers } = told;
  const company = {
    name,
    perDollar: { [currency]: perDollar },
    profile: { teamSize, ask: told.ask ?? null },
    traction: told.traction ?? [],
    model: told.model ?? null,
    capTable: told.capTable ?? null,
    papers: papers.map(({ file, type }) => ({ file, type })),
    contradictions: (told.contradictions ?? []).map(([metric, ...between]) => ({
      metric,
      period: null,
      between,
      why: '',
    })),
  };
  writeFileSync(path.join(folder, 'company.json'), JSON.stringify(company));
  const { missed, invented } = await judgeCompany(folder);
  return { missed: missed.map(({ metric }) => metric), invented: invented.map(({ text }) => text) };
}

const table = (...rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');
const NONE = { missed: [], invented: [] };

test('a lender of solar kits whose deck owes less, loses fewer and lives longer than its update', async () => {
  expect(
    await judged({
      name: 'Mwanga Kits',
      currency: 'KES',
      perDollar: 130,
      teamSize: 44,
      ask: { amount: 900_000, currency: 'USD' },
      model: { asOf: '2026-09-30', cashUsd: 240_000, monthlyBurnUsd: 30_000 },
      papers: [
        paper(
          'deck.txt',
          'pitch_deck',
          'Mwanga Kits',
          'Investor deck, October 2026',
          'Where we stand',
          'All debt, the overdraft included, came to KES 31 million at 30 September 2026.',
          'Just 1.2% of households a month left us in Q3 2026.',
          'With the money in the bank we have 15 months of runway at 30 September 2026.',
          'KES 1,150 to win a household in Q3 2026',
          'The ask',
          'We are raising USD 900,000.',
        ),
        paper(
          'update.txt',
          'investor_update',
          'Mwanga Kits',
          'Letter of 14 October 2026 on the third quarter',
          'Borrowings stood at KES 52 million on 30 September 2026, of which overdraft 6 million.',
          'Indicators',
          table(
            ['', 'Q2 2026', 'Q3 2026'],
            ['Net sales, KES m', '38.0', '41.5'],
            ['Household churn, per month', '2.9%', '2.6%'],
            ['Cost of winning a household, KES', '1,900', '1,860'],
            ['Staff', '43', '44'],
          ),
        ),
      ],
      contradictions: [
        ['debt', 'deck.txt', 'update.txt'],
        ['churn', 'deck.txt', 'update.txt'],
        ['acquisitionCost', 'deck.txt', 'update.txt'],
        ['runway', 'deck.txt', 'model'],
      ],
    }),
  ).toEqual(NONE);
});

test('un transporteur dont la présentation vaut plus, vend plus à tous et compte plus de monde que ses comptes', async () => {
  expect(
    await judged({
      name: 'Sahel Fret',
      currency: 'XOF',
      perDollar: 600,
      teamSize: 57,
      ask: { amount: 400_000_000, currency: 'XOF' },
      papers: [
        paper(
          'presentation.txt',
          'pitch_deck',
          'Sahel Fret',
          'Présentation, novembre 2026',
          '2025 en chiffres',
          '640 M FCFA',
          'de chiffre d’affaires',
          '112 M FCFA',
          'd’EBE en 2025',
          'Notre premier client pèse 12 % du chiffre d’affaires 2025.',
          'Notre levée',
          '400 M FCFA',
          'augmentation de capital',
          '2,6 Md FCFA',
          'valeur avant l’apport',
        ),
        paper(
          'comptes.txt',
          'financial_statements',
          'SAHEL FRET SA',
          'Comptes de l’exercice clos le 31 décembre 2025, en francs CFA',
          table(
            ['', '2025', '2024'],
            ['Chiffre d’affaires', '638 400 000', '512 000 000'],
            ['Charges d’exploitation', '574 300 000', '470 000 000'],
            ['Excédent brut d’exploitation', '64 100 000', '42 000 000'],
            ['Résultat net', '21 300 000', '9 800 000'],
          ),
          'Notes',
          'Un seul client, cimentier, représente 41 % des ventes de 2025.',
        ),
        paper(
          'plan.txt',
          'business_plan',
          'Sahel Fret',
          'Plan d’affaires, octobre 2026',
          'Financement',
          'Nous cherchons 400 millions de FCFA sur la base d’une valeur pré-money de 1,9 milliard de FCFA.',
        ),
      ],
      contradictions: [
        ['ebitda', 'presentation.txt', 'comptes.txt'],
        ['customerShare', 'presentation.txt', 'comptes.txt'],
        ['valuation', 'presentation.txt', 'plan.txt'],
      ],
    }),
  ).toEqual(NONE);
});

test('a maker of software whose agreement leaves its founders less, and whose deck bills more by the month', async () => {
  expect(
    await judged({
      name: 'Ledgerline',
      currency: 'GHS',
      perDollar: 12,
      teamSize: 26,
      ask: { amount: 1_000_000, currency: 'USD' },
      traction: [{ metric: 'users', date: '2026-09-30', value: 6_100, currency: null }],
      capTable: {
        foundersPercent: 68,
        holders: [
          { name: 'Efua Asante', percent: 40 },
          { name: 'Kojo Mensah', percent: 28 },
          { name: 'Volta Seed Fund', percent: 32 },
        ],
      },
      papers: [
        paper(
          'deck.txt',
          'pitch_deck',
          'Ledgerline',
          'October 2026',
          'What banks ask us',
          'GHS 1.9m',
          'MRR in September 2026',
          '9,400',
          'traders active in the month, September 2026',
          'Team',
          '26 people in Accra',
          'Our round',
          'We are raising USD 1m.',
        ),
        paper(
          'agreement.txt',
          'legal_agreement',
          'SHAREHOLDERS’ AGREEMENT',
          'made on 3 September 2026 between Efua Asante and Kojo Mensah (the “Founders”), Volta Seed Fund (the “Investor”) and Ledgerline Limited (the “Company”)',
          'Upon Completion the Founders together shall hold 57% of the fully diluted capital of the Company.',
          'Immediately after Completion the Founders jointly hold 57.0% and the Investor the rest.',
        ),
        paper(
          'accounts.txt',
          'financial_model',
          'Ledgerline – management accounts 2026, GHS thousand',
          table(
            ['', 'Jul-26', 'Aug-26', 'Sep-26'],
            ['Subscription income (recurring)', '1,210', '1,265', '1,310'],
            ['Set-up fees', '90', '75', '110'],
            ['Total revenue', '1,300', '1,340', '1,420'],
            ['Cost of sales', '(390)', '(402)', '(426)'],
            ['Gross profit', '910', '938', '994'],
          ),
        ),
      ],
      contradictions: [
        ['recurringRevenue', 'deck.txt', 'accounts.txt'],
        ['users', 'deck.txt', 'traction'],
        ['foundersShare', 'agreement.txt', 'capTable'],
      ],
    }),
  ).toEqual(NONE);
});

test('a dairy that says the same everywhere, in parts, of other days and of one account', async () => {
  expect(
    await judged({
      name: 'Maziwa Bora',
      currency: 'KES',
      perDollar: 130,
      teamSize: 23,
      ask: { amount: 39_000_000, currency: 'KES' },
      model: { asOf: '2026-09-30', cashUsd: 200_000, monthlyBurnUsd: 20_000 },
      papers: [
        paper(
          'deck.txt',
          'pitch_deck',
          'Maziwa Bora',
          'October 2026',
          'Team',
          'We are 32 people: 23 on payroll and 9 on contract',
          'Financials',
          'Net cash outflow is USD 20,000 a month, so the USD 200,000 we held at 30 September 2026 lasts ten months.',
          'With this round we have 26 months of runway.',
          'The ask',
          'USD 300,000',
          'equity round',
          'USD 2.1m',
          'before the money',
        ),
        paper(
          'plan.txt',
          'business_plan',
          'Maziwa Bora',
          'Business plan, July 2025',
          'Our years end in June.',
          'We are raising USD 150,000.',
          'Staff at year end: 19 in FY25, 24 planned for FY26.',
        ),
        paper(
          'certificate.txt',
          'bank_statement',
          'RIFT VALLEY BANK',
          'CERTIFICATE OF BALANCE',
          'We confirm that account number 0440 118 7731 of Maziwa Bora Limited, kept at our Nakuru branch,',
          'stood in credit with KES 3,104,220 on 30 September 2026.',
        ),
      ],
    }),
  ).toEqual(NONE);
});

test('une coopérative à deux pays qui ne se contredit nulle part', async () => {
  expect(
    await judged({
      name: 'Karité Plus',
      currency: 'XOF',
      perDollar: 600,
      teamSize: 86,
      ask: { amount: 500_000_000, currency: 'XOF' },
      papers: [
        paper(
          'presentation.txt',
          'pitch_deck',
          'Karité Plus',
          'Octobre 2026',
          'L’équipe',
          '86 salariés fin septembre : 71 à Abidjan, 15 à Kumasi',
          'L’exercice',
          'Au 30 juin 2026 nous avions 210 millions de FCFA en banque. Le chiffre d’affaires de l’exercice clos en juin 2026 est de 1,4 milliard de FCFA.',
          'Notre demande',
          'Nous levons 500 millions de FCFA.',
        ),
        paper(
          'comptes.txt',
          'financial_statements',
          'KARITE PLUS SA',
          'États financiers, exercice clos le 30 juin 2026, en milliers de francs CFA',
          table(
            ['', '2026', '2025'],
            ['Chiffre d’affaires', '1 402 310', '1 120 400'],
            ['Coût des ventes', '(981 600)', '(801 200)'],
            ['Marge brute', '420 710', '319 200'],
            ['Résultat net', '38 200', '12 900'],
          ),
          'Trésorerie au 30 juin 2026 : 209 870 milliers de francs. Effectif moyen de l’exercice : 79 personnes.',
        ),
        paper(
          'proces-verbal.txt',
          'minutes',
          'Procès-verbal du conseil d’administration de Karité Plus SA',
          'Réunion du 4 novembre 2026',
          'Le conseil prend acte des comptes approuvés en octobre : chiffre d’affaires de 1,4 milliard de francs CFA pour l’exercice.',
          'La société emploie 86 salariés, dont 15 au Ghana.',
          'Le conseil autorise une augmentation de capital de 500 millions de francs CFA.',
        ),
      ],
    }),
  ).toEqual(NONE);
});

test('a seller of school books whose group, whose company and whose drafts are told apart', async () => {
  expect(
    await judged({
      name: 'Vitabu House',
      currency: 'UGX',
      perDollar: 3_700,
      teamSize: 61,
      papers: [
        paper(
          'group.txt',
          'financial_model',
          'Vitabu House Group – consolidated figures, UGX million',
          table(
            ['', '2025', '2024'],
            ['Revenue', '9,800', '8,100'],
            ['EBITDA', '1,240', '990'],
            ['Cash', '1,410', '1,020'],
          ),
        ),
        paper(
          'accounts.txt',
          'financial_statements',
          'VITABU HOUSE LIMITED',
          'Separate financial statements for the year ended 31 December 2025, UGX million',
          table(
            ['', '2025', '2024'],
            ['Revenue', '6,350', '5,400'],
            ['Deferred subscription income', '410', '300'],
            ['EBITDA', '810', '700'],
            ['Cash at bank', '930', '640'],
          ),
          'The company employed 61 people at 31 December 2025.',
        ),
        paper(
          'letter.txt',
          'investor_update',
          'Vitabu House Limited',
          'To our shareholders, 12 November 2026',
          'The audited revenue of 2025 was UGX 6.35 billion. EBITDA was UGX 810 million.',
          'October alone brought UGX 540 million. We now employ 61 people, after 58 in June.',
          'We raise nothing this year.',
        ),
      ],
    }),
  ).toEqual(NONE);
});

test('an insurer of herds whose register is longer than the list of those who use it', async () => {
  expect(
    await judged({
      name: 'Mifugo Cover',
      currency: 'KES',
      perDollar: 130,
      teamSize: 23,
      traction: [{ metric: 'active_users', date: '2026-10-31', value: 8_450, currency: null }],
      papers: [
        paper(
          'deck.txt',
          'pitch_deck',
          'Mifugo Cover',
          'Investor deck, November 2026',
          'Traction',
          table(
            ['', '2025', 'October 2026'],
            ['Herders registered, end of period', '14,200', '19,700'],
            ['Herders active in the month', '5,900', '8,450'],
          ),
        ),
        paper(
          'letter.txt',
          'investor_update',
          'Mifugo Cover',
          'To our shareholders, 9 November 2026',
          'By the end of October 2026 some 19,700 herders had signed up, and 8,450 herders were active.',
        ),
      ],
    }),
  ).toEqual(NONE);
});

test('une place de marché dont les inscrits ne sont pas les actifs, et dont les actifs sont trop nombreux', async () => {
  expect(
    await judged({
      name: 'Souk Vert',
      currency: 'MAD',
      perDollar: 9.5,
      teamSize: 18,
      traction: [{ metric: 'active_users', date: '2026-10-31', value: 6_150, currency: null }],
      papers: [
        paper(
          'dossier.txt',
          'pitch_deck',
          'Souk Vert',
          'Dossier investisseurs, novembre 2026',
          'Nos chiffres',
          '31 400 acheteurs inscrits fin octobre 2026',
          '9 800 utilisateurs actifs en octobre 2026',
        ),
      ],
      contradictions: [['users', 'dossier.txt', 'traction']],
    }),
  ).toEqual(NONE);
});

test('a maker of stoves whose deck of spring asked for another round than its profile of today', async () => {
  const told = (month: string) => ({
    name: 'Jiko Bora',
    currency: 'KES',
    perDollar: 130,
    teamSize: 31,
    ask: { amount: 400_000, currency: 'USD' },
    capTable: { foundersPercent: 61, holders: [{ name: 'Amina Odhiambo', percent: 61 }] },
    papers: [
      paper(
        'deck.txt',
        'pitch_deck',
        'Jiko Bora',
        `Investor deck, ${month} 2026`,
        'Team',
        'The two founders hold 78% of the shares.',
        'The ask',
        'We are raising USD 1.2 million.',
      ),
    ],
  });
  expect(await judged(told('May'))).toEqual(NONE);
  const contradictions = [
    ['ask', 'deck.txt', 'profile'],
    ['foundersShare', 'deck.txt', 'capTable'],
  ] as const;
  expect(await judged({ ...told('October'), contradictions })).toEqual(NONE);
});

test('a dyer whose group owes its lender less than the schedule of the loan leaves', async () => {
  const accounts = (owed: string) =>
    paper(
      'accounts.txt',
      'financial_statements',
      'INDIGO HOUSE LIMITED AND ITS SUBSIDIARY',
      'Consolidated and separate financial statements for the year ended 31 December 2025',
      'Financial position at 31 December 2025, UGX thousand',
      table(
        ['', 'Group', 'Company'],
        ['Plant', '410,000', '300,000'],
        ['Cash and bank', '90,000', '60,000'],
        ['Total assets', '500,000', '360,000'],
        ['Loan from Nile Growth Fund', owed, owed],
        ['Equity', '320,000', '200,000'],
      ),
    );
  const agreement = paper(
    'agreement.txt',
    'legal_agreement',
    'TERM LOAN AGREEMENT',
    'Kampala, 10 January 2025',
    'Lender\tNile Growth Fund',
    'Borrower\tIndigo House Limited',
    'Amount\tUGX 200,000,000',
    'The Borrower may repay early after 18 months.',
    table(
      ['No.', 'Date', 'Principal', 'Outstanding'],
      ['1', '30.06.2025', '10,000,000', '190,000,000'],
      ['2', '31.12.2025', '10,000,000', '180,000,000'],
      ['3', '30.06.2026', '10,000,000', '170,000,000'],
    ),
  );
  const told = { name: 'Indigo House', currency: 'UGX', perDollar: 3_700, teamSize: 31 };
  expect(await judged({ ...told, papers: [accounts('180,000'), agreement] })).toEqual(NONE);
  expect(
    await judged({
      ...told,
      papers: [accounts('70,000'), agreement],
      contradictions: [['debt', 'accounts.txt', 'agreement.txt']],
    }),
  ).toEqual(NONE);
});

test('a company whose founders, payroll, quarter and growth are told otherwise by one paper than by another', async () => {
  expect(
    await judged({
      name: 'Nabeul Citrus',
      currency: 'KES',
      perDollar: 130,
      teamSize: 58,
      capTable: { foundersPercent: 55, holders: [] },
      papers: [
        paper(
          'register.txt',
          'cap_table',
          'Nabeul Citrus Limited',
          'Register of shareholders, 12 March 2026',
          table(
            ['Shareholder', 'Before 12/03/2026', 'Subscribed', 'After 12/03/2026', '%'],
            ['Leila Amor, founder', '58,000', '0', '58,000', '29%'],
            ['Karim Otieno, founder', '38,000', '0', '38,000', '19%'],
            ['Cap Growers Group', '64,000', '0', '64,000', '32%'],
            ['Carthage Growth Fund', '0', '40,000', '40,000', '20%'],
            ['Total', '160,000', '40,000', '200,000', '100%'],
          ),
        ),
        paper(
          'accounts.txt',
          'financial_statements',
          'Nabeul Citrus Limited',
          'Management accounts to 30 September 2026 (KES 000)',
          table(
            ['', 'Q1 2026', 'Q2 2026', 'Q3 2026'],
            ['Revenue', '3,690', '4,180', '4,765'],
            ['Cost of sales', '1,900', '2,100', '2,400'],
            ['Gross profit', '1,790', '2,080', '2,365'],
          ),
        ),
        paper(
          'payroll.txt',
          'financial_statements',
          'Nabeul Citrus Limited',
          'Payroll of September 2026 (KES 000)',
          table(
            ['Name', 'Position', 'Gross pay'],
            ['Akello Grace', 'Plant manager', '4,600'],
            ['Okiror James', 'Driver', '890'],
            ['Staff paid', '', '41'],
          ),
        ),
        paper(
          'letter.txt',
          'investor_update',
          'Nabeul Citrus Limited',
          'Letter to shareholders, 20 October 2026',
          'Revenue of the third quarter of 2026 was 34% higher than in the second.',
          'Borrowings stood at KES 27.5m at 30 September 2026 for the group.',
        ),
        paper(
          'bank.txt',
          'bank_statement',
          'Bank of the Lake Ltd',
          'Kisumu, 6 October 2026',
          'We confirm the following balances of Nabeul Citrus Limited at the close of business on 30 September 2026:',
          table(['Account', 'KES'], ['Term loan 0114-55', '23,700,000.00 DR']),
        ),
      ],
      contradictions: [
        ['founders_percent', 'register.txt', 'capTable'],
        ['headcount', 'payroll.txt', 'profile'],
        ['growth', 'letter.txt', 'accounts.txt'],
      ],
    }),
  ).toEqual(NONE);
});

test('who bought in twelve months, and who uses what need not be paid for, are held against their like alone', async () => {
  const letter = (bought: number) =>
    paper(
      'letter.txt',
      'investor_update',
      'TruePan Limited',
      'Letter to investors, October 2026',
      `${bought} paying customers, by which I mean companies invoiced in the twelve months to 30 September 2026.`,
      'In September 2026 61 of them paid.',
    );
  const deck = paper(
    'deck.txt',
    'pitch_deck',
    'TruePan Limited',
    'Deck, October 2026',
    'Traction',
    '88 paying customers (companies invoiced in the twelve months to 30 September 2026).',
  );
  const told = { name: 'TruePan', currency: 'KES', perDollar: 130, teamSize: 12 };
  expect(await judged({ ...told, papers: [letter(88), deck] })).toEqual(NONE);
  expect(
    await judged({
      ...told,
      papers: [letter(53), deck],
      contradictions: [['customers', 'letter.txt', 'deck.txt']],
    }),
  ).toEqual(NONE);
});

test('a loan is whole until its first instalment, and the year before stands beside the company’s own', async () => {
  const agreement = paper(
    'agreement.txt',
    'legal_agreement',
    'TERM LOAN AGREEMENT',
    'Nairobi, 20 March 2026',
    'Lender\tSahel Bank Limited',
    'Borrower\tPapyrus Limited',
    'Amount\tKES 180,000,000',
    table(
      ['Date', 'Principal', 'Outstanding'],
      ['30.06.2026', '0', '180,000,000'],
      ['30.09.2026', '0', '180,000,000'],
      ['31.03.2027', '15,000,000', '165,000,000'],
    ),
  );
  const letter = paper(
    'letter.txt',
    'investor_update',
    'Papyrus Limited',
    'Letter, 20 October 2026',
    'Our only bank debt is the loan of Sahel Bank. We still owe KES 96 million on 30 September 2026.',
  );
  const accounts = paper(
    'accounts.txt',
    'financial_statements',
    'Papyrus Limited',
    'Accounts, October 2026 (KES 000)',
    table(
      ['', 'FY2026', 'FY2025'],
      ['Revenue', '117,974', '96,700'],
      ['Cost of sales', '73,144', '60,921'],
      ['Gross profit', '44,830', '35,779'],
    ),
  );
  const deck = paper(
    'deck.txt',
    'pitch_deck',
    'Papyrus Limited',
    'Deck, October 2026',
    'Progress',
    'FY2026 (17 July 2025 to 16 July 2026): revenue KES 118 million.',
    'That is growth of 64% over FY2025.',
  );
  expect(
    await judged({
      name: 'Papyrus',
      currency: 'KES',
      perDollar: 130,
      teamSize: 20,
      papers: [agreement, letter, accounts, deck],
      contradictions: [
        ['debt', 'agreement.txt', 'letter.txt'],
        ['growth', 'deck.txt', 'accounts.txt'],
      ],
    }),
  ).toEqual(NONE);
});
