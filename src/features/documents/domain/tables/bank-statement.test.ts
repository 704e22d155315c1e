import { describe, expect, it, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../document.ts';

const tabbed = (text: string): string => text.replaceAll(' > ', '\t').replaceAll('>', '\t');

const RETAIL = tabbed(`LAKESHORE BANK UGANDA LIMITED
Account Statement
Account Name > NSAMBYA COLD CHAIN LTD
Account Number > 9030 0118 7742
Currency > UGX
Statement Period > 01-Mar-2026 to 31-Mar-2026
Date > Description > Debit > Credit > Running Balance
01-Mar-2026 > Opening Balance > > > 14,210,500.00
03-Mar-2026 > CASH DEPOSIT KIKUUBO > > 2,650,000.00 > 16,860,500.00
07-Mar-2026 > SALARIES MARCH 12 STAFF > 4,100,000.00 > > 12,760,500.00
15-Mar-2026 > SALES PROCEEDS 34 CUSTOMERS > > 1,975,250.00 > 14,735,750.00
28-Mar-2026 > UMEME YAKA > 312,000.00 > > 14,423,750.00
31-Mar-2026 > Closing Balance > > > 14,423,750.00`);

const LAYOUTS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'debit, credit and a running balance',
    [RETAIL],
    ['cash 14210500 UGX 2026-02 one account', 'cash 14423750 UGX 2026-03 one account'],
  ],
  [
    'the balance before the movement, deposits before withdrawals, the newest line first',
    [
      tabbed(`Copperbelt Commercial Bank
Transaction history
Account holder: Kafue Grain Traders Ltd
A/C No: 0044-118-2290 Currency: ZMW
Date > Balance > Deposits > Withdrawals > Narrative
30/06/2026 > 418,300.50 > > 21,000.00 > FUEL MEREKI
21/06/2026 > 439,300.50 > 160,000.00 > > EFT MILLERS
11/06/2026 > 279,300.50 > > 35,400.00 > WAGES JUNE
04/06/2026 > 314,700.50 > 90,000.50 > > CASH SALES LUSAKA`),
    ],
    ['cash 418300.5 ZMW 2026-06 one account'],
  ],
  [
    'boxes above, dates without a year, money out and money in',
    [
      tabbed(`Highveld Mutual Bank
Business statement for the period 1 December 2025 to 31 January 2026
Karoo Stitchworks (Pty) Ltd > Account 62 118 440 91
Opening balance > Closing balance
R 88 400,10 > R 63 150,00
Date > Details > Money out > Money in > Balance
05 Dec > YARN MILLS > 30 000,00 > > 58 400,10
19 Dec > MARKET DAY TAKINGS > > 12 749,90 > 71 150,00
09 Jan > RENT > 9 500,00 > > 61 650,00
30 Jan > SHOP TAKINGS > > 1 500,00 > 63 150,00`),
    ],
    [
      'cash 88400.1 ZAR 2025-11 one account',
      'cash 63150 ZAR 2026-01 one account',
      'cash 71150 ZAR 2025-12 one account',
    ],
  ],
  [
    'débit et crédit sans solde courant, les milliers à part',
    [
      tabbed(`CREDIT DU LITTORAL
RELEVÉ DE COMPTE du 01/04/2026 au 30/04/2026
Titulaire : PÊCHERIES DE GRAND-LAHOU SARL
Compte CI034 01201 004418820033 17, devise XOF
Date > Libellé > Valeur > > Débit > > Crédit
> SOLDE AU 31/03/2026 > > > > 12 450 > 000
02/04 > VERSEMENT ESPECES > 02/04 > > > 3 120 > 500
09/04 > VIR SALAIRES > 09/04 > 2 870 > 000
17/04 > REMISE CHEQUE CLIENTS > 18/04 > > > 1 044 > 250
28/04 > PRLV CIE > 28/04 > 318 > 400
> SOLDE AU 30/04/2026 > > > > 13 426 > 350`),
    ],
    ['cash 12450000 XOF 2026-03 one account', 'cash 13426350 XOF 2026-04 one account'],
  ],
  [
    'ancien et nouveau solde sur deux pages, avec report',
    [
      tabbed(`Banque Atlassienne du Commerce
Extrait de compte - période du 01.05.2026 au 31.05.2026
Intitulé du compte : ATELIERS TIZNIT SARL AU
RIB 022 780 0001990021445512 74 MAD
Date > Opération > Débit > Crédit > Solde
01.05.2026 > ANCIEN SOLDE > > > 240.118,35
04.05.2026 > VIREMENT REÇU HOTEL AGDAL > > 61.500,00 > 301.618,35
12.05.2026 > ACHAT LAINE > 44.220,00 > > 257.398,35
A REPORTER > > > 257.398,35`),
      tabbed(`Banque Atlassienne du Commerce
REPORT > > > 257.398,35
20.05.2026 > CNSS AVRIL > 18.904,10 > > 238.494,25
29.05.2026 > VERSEMENT > > 9.000,00 > 247.494,25
31.05.2026 > NOUVEAU SOLDE > > > 247.494,25`),
    ],
    ['cash 240118.35 MAD 2026-04 one account', 'cash 247494.25 MAD 2026-05 one account'],
  ],
  [
    'a mobile-money statement with receipts and times, the newest first',
    [
      tabbed(`M-PESA FULL STATEMENT
Customer Name: TURKANA SOLAR KIOSKS LTD
Mobile Number: 0722 *** 418
Statement Period: 01 Feb 2026 - 28 Feb 2026
Receipt No. > Completion Time > Details > Transaction Status > Paid In > Withdrawn > Balance
SBK4QL7T2M > 2026-02-26 17:20:11 > Pay Bill to KPLC > Completed > > -3,400.00 > 81,250.00
SBH1PW3X8Z > 2026-02-18 09:02:45 > Customer payment from 254711***220 > Completed > 12,650.00 > > 84,650.00
SBC9RE5V1K > 2026-02-09 12:31:07 > Salaries B2C 6 staff > Completed > > -48,000.00 > 72,000.00
SB27YU0N4D > 2026-02-03 08:15:50 > Merchant deposit > Completed > 20,000.00 > > 120,000.00`),
    ],
    ['cash 81250  2026-02 one account'],
  ],
  [
    'marks of debit and credit behind each sum, words and sums parted by one blank',
    [
      `SATPURA CO-OPERATIVE BANK
Statement of Account
Customer ID 44182 A/c No 00450110028871 IFSC SCBK0000450
Title of account: MALWA DRIP SYSTEMS PRIVATE LIMITED
From 01/07/2026 to 31/07/2026 Currency INR
01/07/2026 BALANCE B/F 18,40,220.00 Cr
05/07/2026 NEFT FROM DEALERS 6,12,500.00 24,52,720.00 Cr
12/07/2026 CHQ 000412 STEEL 8,05,000.00 16,47,720.00 Cr
26/07/2026 CASH DEP INDORE 2,30,000.00 18,77,720.00 Cr
31/07/2026 CHARGES 1,180.00 18,76,540.00 Cr`,
    ],
    ['cash 1840220 INR 2026-06 one account', 'cash 1876540 INR 2026-07 one account'],
  ],
  [
    'two accounts in two currencies in one paper',
    [
      tabbed(`Volta Heritage Bank - Account statement
Account name: AKUSE GARMENTS LIMITED
Account number: 1200 4410 8871 > Currency: GHS
Period: 01/08/2026 to 31/08/2026
Date > Particulars > Dr > Cr > Balance
01/08/2026 > Balance brought forward > > > 52,000.00
06/08/2026 > TRANSFER IN > > 18,400.00 > 70,400.00
14/08/2026 > PAYROLL > 22,150.00 > > 48,250.00
27/08/2026 > POS SALES > > 3,050.75 > 51,300.75
31/08/2026 > Balance carried forward > > > 51,300.75
Account number: 1200 4410 9902 > Currency: USD
Period: 01/08/2026 to 31/08/2026
Date > Particulars > Dr > Cr > Balance
01/08/2026 > Balance brought forward > > > 9,000.00
11/08/2026 > EXPORT RECEIPT > > 4,250.00 > 13,250.00
19/08/2026 > FABRIC IMPORT > 6,100.00 > > 7,150.00
25/08/2026 > SWIFT FEE > 35.00 > > 7,115.00
31/08/2026 > Balance carried forward > > > 7,115.00`),
    ],
    [
      'cash 52000 GHS 2026-07 one account',
      'cash 51300.75 GHS 2026-08 one account',
      'cash 9000 USD 2026-07 one account',
      'cash 7115 USD 2026-08 one account',
    ],
  ],
  [
    'an overdraft that ends within a month',
    [
      tabbed(`Rift Valley Bank - current account statement
Account title: Naivasha Stems Ltd > Account no. 771-20-4418 (KES)
Statement date 18 May 2026, from 1 May 2026 to 18 May 2026
Date > Narration > Withdrawals > Deposits > Balance
01/05/2026 > B/F > > > 120,000.00 CR
04/05/2026 > FERTILISER > 310,000.00 > > 190,000.00 DR
09/05/2026 > AUCTION PROCEEDS > > 80,000.00 > 110,000.00 DR
18/05/2026 > WAGES > 45,000.00 > > 155,000.00 DR`),
    ],
    ['cash 120000 KES 2026-04 one account', 'cash -155000 KES 2026-05-18 one account'],
  ],
];

const read = (pages: readonly string[], type: DocumentType = 'financial_statements') =>
  analyseDocument({ type, pages: pages.map((text, index) => ({ page: index + 1, text })) });

const told = (pages: readonly string[], type?: DocumentType) =>
  read(pages, type)
    .numbers.filter(({ kind }) => kind !== 'other')
    .map(({ kind, value, currency, period, about }) => [kind, value, currency, period, about].join(' '));

const sums = (pages: readonly string[]) =>
  (read(pages).tables ?? []).flatMap((table) => table.sums.map(({ holds }) => holds));

const numbersOf = (text: string, type: DocumentType = 'legal_docs'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, unit, period }) =>
      `${account ?? kind} ${value} ${currency ?? unit} ${period}`,
  );

describe('a statement of account says what it holds, and nothing of single movements', () => {
  test.each(LAYOUTS)('%s', (_, pages, expected) => {
    expect(told(pages)).toEqual(expected);
    expect(sums(pages)).not.toContain(false);
    expect(sums(pages).length).toBeGreaterThan(0);
    expect(read(pages).flags).toEqual([]);
  });

  test('whatever it was sent as', () => {
    for (const type of DOCUMENT_TYPES) expect(told([RETAIL], type)).toEqual(LAYOUTS[0]?.[2]);
  });

  test('the quote is the balance as printed', () => {
    const quotes = read([RETAIL]).numbers.map(({ quote }) => quote.text);
    expect(quotes).toEqual(['14,210,500.00', '14,423,750.00']);
  });
});

describe('a ledger that does not add up says so', () => {
  test('a closing balance that its movements do not make', () => {
    const slipped = RETAIL.replace(
      'Closing Balance\t\t\t14,423,750.00',
      'Closing Balance\t\t\t41,423,750.00',
    );
    expect(sums([slipped])).toContain(false);
    const [flag] = read([slipped]).flags;
    expect(flag?.code).toBe('STATEMENT_SUM_MISMATCH');
    expect(flag?.why).toContain('UGX 41,423,750');
  });

  test('a balance that is not the one before and its movement', () => {
    const slipped = RETAIL.replace('4,100,000.00', '400,000.00');
    expect(sums([slipped])).toEqual([true, false]);
    expect(read([slipped]).flags.map(({ code }) => code)).toEqual(['STATEMENT_SUM_MISMATCH']);
  });
});

describe('papers that look like a ledger and are none of a bank', () => {
  const NONE: readonly (readonly [string, string])[] = [
    [
      'a cash book of a model',
      `Cash book - forecast
Bank account 4418 (KES)
Date > Item > Out > In > Balance
31/01/2027 > Opening balance > > > 900,000.00
28/02/2027 > Sales > > 120,000.00 > 1,020,000.00
31/03/2027 > Salaries > 80,000.00 > > 940,000.00
30/04/2027 > Sales > > 60,000.00 > 1,000,000.00`,
    ],
    [
      'aged debtors',
      `Aged debtors at 30 June 2026 - account 1100, bank terms 30 days
Date > Customer > Invoice > Paid > Balance
01/06/2026 > Mbarara Stores > 400,000.00 > > 400,000.00
09/06/2026 > Jinja Foods > 250,000.00 > > 650,000.00
17/06/2026 > Mbarara Stores > > 400,000.00 > 250,000.00
28/06/2026 > Gulu Traders > 90,000.00 > > 340,000.00`,
    ],
    [
      'investors with the days they paid',
      `Investments received
Date > Investor > Amount USD > Total to date
04/02/2026 > Savanna Angels > 50,000.00 > 50,000.00
19/03/2026 > P. Achieng > 25,000.00 > 75,000.00
08/05/2026 > Baobab Capital > 100,000.00 > 175,000.00
22/06/2026 > K. Mensah > 10,000.00 > 185,000.00`,
    ],
    [
      'a statement of account of a supplier',
      `Pamba Textiles Ltd - Statement of account
Customer: Akuse Garments Limited, account no. 20441
Date > Reference > Debit > Credit > Balance
03/08/2026 > Invoice 8812 > 12,000.00 > > 12,000.00
11/08/2026 > Invoice 8840 > 7,500.00 > > 19,500.00
20/08/2026 > Payment received > > 12,000.00 > 7,500.00
29/08/2026 > Invoice 8877 > 4,100.00 > > 11,600.00
Amount due 11,600.00. Please pay within 30 days.`,
    ],
    [
      'a loan with its instalments',
      `Lakeshore Bank - loan account 77-1204, repayment schedule
Date > Instalment > Interest > Outstanding
01/01/2026 > > > 1,000,000.00
01/02/2026 > 100,000.00 > 12,000.00 > 900,000.00
01/03/2026 > 100,000.00 > 11,000.00 > 800,000.00
01/04/2026 > 100,000.00 > 10,000.00 > 700,000.00`,
    ],
  ];
  test.each(NONE)('%s', (_, text) => {
    const { numbers, tables = [] } = read([tabbed(text)]);
    expect(numbers.filter(({ about }) => about === 'one account')).toEqual([]);
    expect(tables.flatMap((table) => table.sums)).toEqual([]);
  });
});

test.each([
  [
    'SAVINGS BANK\nCertificate of balance\nAccount no. 0440 118 7731 of Maziwa Ltd\nThe balance in cash was KES 3,104,220 on 30 September 2026.',
    'one account',
  ],
  [
    'MOBILE MONEY MERCHANT STATEMENT\nTill 55 2214\nCash\nOpening balance KES 2,100,000\nClosing balance KES 3,104,220',
    'one account',
  ],
  ['Maziwa Ltd\nUpdate of October 2026\nCash at the bank was KES 3,104,220 on 30 September 2026.', null],
])('a bank’s word on an account is of that account alone: %#', (text, about) => {
  const cash = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] }).numbers.filter(
    ({ kind, value }) => kind === 'cash' && value === 3_104_220,
  );
  expect(cash.map((one) => one.about)).toEqual([about]);
});

test('a summary of mobile money between two dated balances is of one account, and its receipts count nobody', () => {
  const text =
    'MERCHANT STATEMENT - MOBILE MONEY\nMerchant: Zawadi Ltd (till 40771)\nJune 2026, amounts in KES\nCash balance at 01/06/2026\t1 204 000\nCustomer receipts (412 op.)\t+ 8 310 000\nFees\t- 83 000\nSent to the bank\t- 8 000 000\nCash balance at 30/06/2026\t1 431 000';
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  expect(numbers.map(({ kind, value, about }) => [kind, value, about])).toContainEqual([
    'cash',
    1_431_000,
    'one account',
  ]);
  expect(numbers.filter(({ kind }) => kind === 'customers' || kind === 'revenue')).toEqual([]);
});

test('a short word before a sum is no currency of it', () => {
  const page = `LAKESHORE BANK UGANDA LIMITED
Account Statement
Account Name NSAMBYA COLD CHAIN LTD Account Number 9030 0118 7742 CCY: UGX
01-Mar-2026 BALANCE B/F 14,210,500.00
03-Mar-2026 EFT MASAKA GROWERS COOP 2,650,000.00 16,860,500.00
07-Mar-2026 EFT KATWE MILLS LTD 4,100,000.00 20,960,500.00
15-Mar-2026 LOAN PRINCIPAL + INT 1,975,250.00 18,985,250.00
28-Mar-2026 UMEME YAKA 312,000.00 18,673,250.00
31-Mar-2026 BALANCE C/F 18,673,250.00`;
  expect(sums([page])).not.toContain(false);
  expect(sums([page])).toContain(true);
});

test.each([
  'To whom it may concern\nWe, Plateau Bank, hereby certify that the current account of Kilns Ltd held KES 3,400,000 on 30 April 2026.',
  'PLATEAU BANK\nTo whom it may concern\nWe certify that the account of Kilns Ltd, no. 0110 4471, showed a credit balance of KES 3,400,000 on 30 April 2026.',
  'Nous soussignés, Banque du Plateau, attestons que le compte courant de Fours SARL présente au 30 avril 2026 un solde créditeur de 3 400 000 MAD.',
])('a bank’s own word on an account is of one account, be its number told or not', (text) => {
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(numbers.find(({ kind }) => kind === 'cash')).toMatchObject({
    value: 3_400_000,
    about: 'one account',
  });
});

test.each([
  ['Date\tCredit balance (KES)', [5_100_000, 4_250_000]],
  ['Date\tLoan balance due (KES)', []],
  ['Date\tAverage balance (KES)', []],
])('a bank’s rows of days under %s', (head, held) => {
  const text = `To whom it may concern\nWe, Plateau Bank, hereby certify that the account of Kilns Ltd held what follows.\n${head}\n31 March 2026\t5,100,000\n30 April 2026\t4,250,000`;
  const { numbers } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  const cash = numbers.filter(({ kind, about }) => kind === 'cash' && about === 'one account');
  expect(cash.map(({ value }) => value)).toEqual(held);
});

test('what a company says of its bank is all its cash', () => {
  const text = 'We told the board on 30 April 2026 that cash at bank was KES 3,400,000.';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] });
  expect(numbers.find(({ kind }) => kind === 'cash')?.about ?? null).toBeNull();
});

it('what is left of a loan may stand at the foot of a statement, and heads the ledger of a loan', () => {
  const held = (text: string) =>
    analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] }).numbers.filter(
      ({ about }) => about === 'one account',
    );
  const left = 'Loan account 9030-L-2: outstanding principal UGX 40,000,000.00';
  expect(held(`${RETAIL}\n${left}`)).toHaveLength(2);
  expect(held(`${left}\n${RETAIL}`)).toEqual([]);
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
