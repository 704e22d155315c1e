import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const told = (text: string, type: DocumentType = 'pitch_deck'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, period }) => `${account ?? kind} ${value} ${period ?? '-'}`,
  );

describe('what a figure is held against is of the time told beside it', () => {
  test.each([
    // The sum in brackets behind the time a growth is counted from.
    [
      'Letter, 9 November 2026\nSales of the quarter came to KES 46.2 million, 10% over the third quarter of 2025 (KES 42.0 million).',
      'revenue 42000000 2025-Q3',
    ],
    [
      'Letter, 9 October 2026\nMRR in September was PKR 9.2 million, +5% on August (8.8 million) and +40% on September 2025 (6.6 million).',
      'revenue 8800000 2026-08',
    ],
    [
      'Letter, 9 October 2026\nMRR in September was PKR 9.2 million, +5% on August (8.8 million) and +40% on September 2025 (6.6 million).',
      'revenue 6600000 2025-09',
    ],
    // A bracket whose currency ends with a full stop dates nothing before it.
    [
      'Note, 20 May 2026\nBank loans at 31 March 2026 were Rs. 118.4 Mn (31 March 2025: Rs. 140.0 Mn).',
      'other 118400000 2026-03',
    ],
    // From one end to another.
    [
      'Lettre, 31 juillet 2026\nEmprunt bancaire ramené de 190 M FCFA fin décembre à 165 M FCFA fin juin.',
      'other 190000000 2025-12',
    ],
    [
      'Lettre, 31 juillet 2026\nEmprunt bancaire ramené de 190 M FCFA fin décembre à 165 M FCFA fin juin.',
      'other 165000000 2026-06',
    ],
    // A share of the same sales at another time, and a year told in a sentence that heads a section.
    [
      'Compte rendu, mai 2026\nEn 2025 les ventes ont été de 900 millions de FCFA. Le premier client, une mairie, a représenté 17 % des ventes, et 29 % en 2023.',
      'other 17 2025',
    ],
    // From one month to another of a year that is no calendar year; so many times what it was.
    [
      'Deck, October 2026\nRevenue for the year July 2025 – June 2026: BDT 23.1 crore.',
      'revenue 231000000 2025-07 to 2026-06',
    ],
    [
      'Deck, October 2026\nRevenue of the third quarter 2026 is 3.1 times that of the third quarter of 2025 (+210%).',
      'growth 210 2026-Q3',
    ],
    // Cash on a day, whatever goes out by the month.
    [
      'Note du 4 octobre 2026\nLa trésorerie au 30 septembre 2026 est de 54 000 000 FCFA et la consommation nette mensuelle de 9 000 000 FCFA.',
      'cash 54000000 2026-09',
    ],
    // The day in the head of the labels, beside what a table is in.
    [
      'Banque du Plateau\nHinche, le 5 novembre 2026\nLa société tient ses comptes chez nous depuis le 12 avril 2017.\nSituation au 31 octobre 2026\tHTG\nSolde créditeur du compte courant\t14 820 000\nPrêt d’équipement, capital restant dû\t21 300 000',
      'other 21300000 2026-10',
    ],
    // Grown on the quarter before.
    [
      'Letter, 9 July 2025\nSales of feed came to MZN 58.4 million in the second quarter, 12.5% more than in the first quarter (MZN 51.9 million).',
      'growth 12.5 2025-Q2',
    ],
    // What was taken in for goods; a sentence with its number tells the time of the next.
    [
      'Permit of 24 August 2026\n3.3 In 2025 the holder sold 214,300 kWh at the site for NGN 54.6 million. Running costs were NGN 41.2 million.',
      'revenue 54600000 2025',
    ],
    [
      'Permit of 24 August 2026\n3.3 In 2025 the holder sold 214,300 kWh at the site for NGN 54.6 million. Running costs were NGN 41.2 million.',
      'expenses 41200000 2025',
    ],
    ['Note, mai 2026\nNous avons vendu 2 vieux camions pour 12 000 000 FCFA en 2025.', 'other 12000000 2025'],
    [
      'Licence of 4 May 2026\n3.1 For the year to 30 June 2027 the fee is £46,800. In the following year it becomes £48,700.',
      'other 48700 2028',
    ],
    // In the year as far as a month.
    [
      'Minutes, 3 November 2026\nThe director reported sales of UGX 412 million to the end of October.',
      'revenue 412000000 2026-01 to 2026-10',
    ],
    [
      'Minutes, 3 November 2026\nHe reported 1,310 tonnes of nuts received to the end of October.',
      'other 1310 2026-01 to 2026-10',
    ],
    // A trade by its part.
    [
      'Note, 9 octobre 2026\nLe segment du miel d’Afrique de l’Ouest est estimé à 38 milliards de FCFA.',
      'market 38000000000 -',
    ],
    // Years listed with their sums, in the scale of the first.
    [
      'Note, 9 octobre 2026\nLe plan d’affaires (1 300 millions de FCFA de ventes en 2026, 1 700 en 2027) est une prévision.',
      'revenue 1700000000 2027',
    ],
    [
      'Deck, October 2026\nOur revenue target for 2026 is KES 350m and for 2027 KES 520m.',
      'revenue 520000000 2027',
    ],
    [
      'Agreement, 2 October 2025\nIts turnover for FY2024 was BWP 38.4 million (provisional, audit under way) and for FY2023 BWP 31.7 million.',
      'revenue 31700000 2023',
    ],
    // What grew is the income.
    [
      'Letter, 2 October 2026\nFor 2025 as a whole growth was 16.4%, from KES 425 million in 2024.',
      'revenue 425000000 2024',
    ],
    // The worth on both sides of a round.
    [
      'Note, 9 octobre 2026\nValeur proposée : 950 millions de FCFA avant, 1 200 millions après.',
      'valuation 950000000 2026-10',
    ],
    [
      'Note, 9 octobre 2026\nValeur avant opération : 900 millions de FCFA ; après : 1 150 millions.',
      'valuation 1150000000 2026-10',
    ],
    // So many months, told in brackets behind the last of them.
    [
      'Présentation, septembre 2026\nNous prévoyons un chiffre d’affaires de 820 M FCFA en 2026.\nÀ fin août 2026 (8 mois) : 540 M FCFA.',
      'revenue 540000000 2026-01 to 2026-08',
    ],
    // For comparison with oneself.
    [
      'Letter, 9 October 2026\nFor comparison: revenue of FY25 was INR 64.5 million (audited).',
      'revenue 64500000 2025',
    ],
  ])('%s', (text, figure) => {
    expect(told(text)).toContain(figure);
  });

  test('the first of several instalments dates none of them', () => {
    expect(
      told(
        'LOAN AGREEMENT\ndated 3 March 2026\nThe Loan is repaid in six instalments of KES 20 million, the first on 30 June 2027.',
        'legal_docs',
      ),
    ).not.toContain('other 20000000 2027-06');
  });
});

describe('the day of a deed', () => {
  const DEED = 'TERM LOAN AGREEMENT\ndated 3 March 2026 between Mto Mills Limited and Pwani Bank Plc.\n';

  test('stands under its title, whatever later day it speaks of, and dates what it says as of its own date', () => {
    expect(
      told(
        `${DEED}1.1\tThe Lender makes available KES 90 million on or before 31 January 2027.\n4.1\tThe other debt of the Borrower at the date of this Agreement is KES 15 million.`,
        'legal_docs',
      ),
    ).toContain('other 15000000 2026-03');
  });

  test('the numbers of its clauses are no figures', () => {
    const figures = told(
      `${DEED}2.2\tDefault interest is 3% a year above the rate of clause 2.1.\n5.2\tThe Borrower shall deliver audited accounts within five months of each year end.\n6.1\tThe Borrower represents that in the year ended 31 December 2025 its revenue was KES 410 million and its total assets KES 260 million.`,
      'legal_docs',
    );
    expect(figures.filter((figure) => /^\w+ (?:2\.2|5\.2|6\.1)/.test(figure))).toEqual([]);
    expect(figures).toEqual(expect.arrayContaining(['revenue 410000000 2025', 'other 260000000 2025']));
  });
});

describe('what looks like sales or cash and is neither', () => {
  test.each([
    [
      'Minutes, 22 October 2026\nNet income for the third quarter was PHP 2.8 million.',
      'other 2800000 2026-Q3',
    ],
    [
      'Minutes, 22 October 2026\nRESOLVED, to declare a cash dividend of PHP 0.30 per share, PHP 3.6 million in all on 12,000,000 shares.',
      'other 3600000 -',
    ],
    [
      'Letter, 9 October 2026\nAverage credit turnover through the current account was BWP 4.1 million a month.',
      'other 4100000 -',
    ],
    [
      'Minutes, 22 October 2026\nTrade debtors stood at ZMW 12.7 million, of which 91% within terms.',
      'other 12700000 -',
    ],
  ])('%s', (text, figure) => {
    expect(told(text, 'legal_docs').map((one) => one.replace(/ (?:monthly|-)$/, ' -'))).toContain(figure);
  });

  test.each([
    [
      'Letter, 9 October 2026\nIn the fourth quarter we expect sales of KES 44 million, and capital spending of KES 3 million.',
      'other 3000000 2026-Q4',
    ],
    [
      'Minutes, 9 October 2026\nA boiler at KES 2.5 million was approved, to be paid from cash and a lease.',
      'other 2500000',
    ],
    [
      'Accounts 2025\nOf Group revenue, KES 38 million (2024: KES 29 million) was earned from exports.',
      'other 38000000',
    ],
    [
      'Deck, October 2026\nCash and ask\nRaising KES 40M on a SAFE.\nCommitted so far: KES 12M from two groups of angels.',
      'other 12000000',
    ],
    ['Rapport, 9 octobre 2026\nTaux d’actualisation : 13 % ; croissance à l’infini : 3 %.', 'other 3'],
    ['Letter, November 2026\nZipkart brought 38% of sales, against 24% in 2024.', 'other 24 2024'],
  ])('%s', (text, figure) => {
    expect(told(text).map((one) => one.slice(0, figure.length))).toContain(figure);
  });

  test('the rest of a profit goes into reserves and is in no bank', () => {
    const figures = told(
      'Procès-verbal, 24 juin 2026\nL’assemblée décide de verser un dividende, soit 2 milliards GNF, et de porter le solde, soit 1,4 milliard GNF, en réserves.',
      'legal_docs',
    );
    expect(figures.filter((figure) => figure.startsWith('cash'))).toEqual([]);
  });

  test('sales that have grown', () => {
    expect(told('PV, 24 juin 2026\nEn 2025 le chiffre d’affaires a crû de 12,5 %.')).toContain(
      'growth 12.5 2025',
    );
  });
});

describe('the time of a whole paper', () => {
  test('a valuation is of the day it is made as of, whatever its multiple is taken of', () => {
    const figures = told(
      'Rapport d’évaluation\nSociété : Ksour Plastiques, Biskra, Algérie. Date d’évaluation : 30 juin 2026. Remis le 21 septembre 2026.\nNous estimons la valeur des parts sociales entre 640 MDA et 720 MDA.\nAppliqué à l’EBE 2025, cela conduit à une fourchette de 610 MDA à 700 MDA.',
    );
    expect(figures.map((figure) => figure.slice(figure.indexOf(' ') + 1))).toEqual([
      '640000000 2026-06',
      '720000000 2026-06',
      '610000000 2026-06',
      '700000000 2026-06',
    ]);
  });

  test('the margin of a paper on a quarter is of the quarter, though its last sales are of a month', () => {
    expect(
      told(
        'Investor update, Q3 2026\n16 October 2026\nMRR in September PKR 9.2 million, +5% on August (8.8 million).\nGross margin 71%.',
      ),
    ).toContain('other 71 2026-Q3');
  });

  test('a share of what comes in by the month is of the last month told', () => {
    expect(
      told(
        'Investor update, H1 2026\n16 July 2026\nMRR in June 2026 was PKR 9.2 million.\nOur largest customer, a group of clinics, makes up 4% of MRR.',
      ),
    ).toContain('other 4 2026-06');
  });

  test('the months spoken of, whatever word goes on', () => {
    expect(
      told(
        'Letter, 20 October 2026\nSales for January to September 2026 were KES 80 million. Fees charged in the nine months amount to KES 64,000.',
      ),
    ).toContain('other 64000 2026-01 to 2026-09');
  });

  test('so many months that a sentence begins with, whatever year is planned behind', () => {
    expect(
      told(
        'Letter, 22 October 2026\nSales were EGP 40 million in the third quarter of 2026. Nine months stand at EGP 104 million, and our forecast for 2026 remains EGP 150 million.',
      ),
    ).toContain('revenue 104000000 2026-01 to 2026-09');
  });

  test('the first ten buyers have their share of the same sales as the first', () => {
    expect(
      told(
        'Lettre, 31 juillet 2026\nLe chiffre d’affaires 2025 est de 140 MDT. Le premier client pèse 6 % du chiffre d’affaires ; les dix premiers, 19 %.',
      ),
    ).toContain('other 19 2025');
  });
});

describe('what was paid, held and agreed before', () => {
  const DEED = 'SHAREHOLDERS AGREEMENT\nmade on 4 July 2026\n\n';

  test('a sum that a company says it has received is of the day it came', () => {
    expect(
      told(
        `${DEED}The Investor paid a total of KES 36,000,000, which the Company hereby acknowledges to have received on 2 June 2026.`,
        'legal_docs',
      ).map((figure) => figure.slice(figure.indexOf(' ') + 1)),
    ).toContain('36000000 2026-06');
  });

  test('a worth behind what was paid is of when that was paid', () => {
    expect(
      told(
        `PACTE D’ASSOCIÉS\nfait le 4 juillet 2026\n\nMontant versé en juin 2023 : 450 000 USD. Valeur de la Société avant l’opération : 1 300 000 USD.`,
        'legal_docs',
      ),
    ).toContain('valuation 1300000 2023-06');
  });

  test('shares of a capital held by several are of the day of the deed', () => {
    expect(
      told(
        `${DEED}The share capital of the Company is held by Mr. Sami Adel as to 70 % and by Ms. Hoda Samir as to 30 %.`,
        'legal_docs',
      ),
    ).toEqual(['other 70 2026-07', 'other 30 2026-07']);
  });
});

test('what goes out over a quarter is no burn, and cash that goes out is none that is held', () => {
  const rows =
    'Cash, KES thousand\nCash at 30 September 2026\t2232\nNet burn, third quarter\t744\nNet burn per month\t248\nGross cash out per month, third quarter\t812';
  const kinds = told(`Accounts, October 2026\n${rows}`, 'financial_statements').join();
  expect(kinds).toContain('burn 248000');
  expect(kinds).not.toMatch(/burn 744000|cash 812000/);
});

test('a net loss printed without a sign is less than nothing', () => {
  expect(
    told('Deck, May 2026\nTND million\t2025\t2024\nRevenue\t1.85\t1.20\nNet loss\t0.31\t0.28').join(),
  ).toContain('netProfit -310000 2025');
  expect(
    told(
      'Deck, May 2026\nTND million\t2025\t2024\nRevenue\t1.85\t1.20\nNet profit / (loss)\t0.31\t0.28',
    ).join(),
  ).toContain('netProfit 310000 2025');
});

test('new equity among sources is asked for, unless it has come', () => {
  const sources = (row: string): string[] =>
    told(
      `Model, October 2026\nSources and uses, 2027\tUGX million\n${row}\nBank loan\t400\nTotal sources\t1600`,
      'business_plan',
    );
  expect(sources('New equity (round A)\t1200').join()).toContain('ask 1200000000');
  expect(sources('New equity (round A)\t1200\tsigned and paid in May').join()).not.toContain('ask');
});

test('the size of the round that converts a note is not what is asked for', () => {
  const sheet = told(
    'Term sheet\nAmount RWF 650,000,000 in one closing\nConversion\tAt the next round of RWF 1,000,000,000 or more, at a discount of 20%',
    'legal_docs',
  );
  expect(sheet).toContain('ask 650000000 -');
  expect(sheet).toContain('other 1000000000 -');
});
