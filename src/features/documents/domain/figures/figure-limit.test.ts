import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const limitsOf = (line: string, type: DocumentType) =>
  analyseDocument({
    type,
    pages: [{ page: 1, text: `Zawadi Ltd, Nairobi, October 2026\n${line}` }],
    facts: { name: 'Zawadi Ltd' },
  }).limits?.map(({ of, side, value, currency, period }) => `${of} ${side} ${value} ${currency} ${period}`);

describe('a debt that is said to be none', () => {
  it.each([
    ['We had no bank debt at 31 December 2025.', '2025-12'],
    ['The balance sheet is clean: no borrowings or overdrafts as at 30 June 2026.', '2026-06'],
    ['No loans, no overdraft at 31 December 2025.', '2025-12'],
    ['The company had no loans outstanding at 30 June 2026.', '2026-06'],
    ['We have no debt to banks at 30 June 2026.', '2026-06'],
    ['Bank debt: nil (30 June 2026)', '2026-06'],
    ['Borrowings at 30 June 2026 were nil.', '2026-06'],
    ['Dettes bancaires au 30/06/2026 : néant', '2026-06'],
    ['Pas de dette bancaire au 30 juin 2026.', '2026-06'],
    ['At the end of 2025 the company was debt-free.', '2025-12'],
    ['On 31 March 2026 the group owed nothing to banks.', '2026-03'],
    ['Au 30 juin 2026, la société n’avait aucune dette financière.', '2026-06'],
    ['Nous avons clos 2025 sans emprunt ni découvert bancaire.', '2025'],
    ['We have no bank debt.', '2026-10'],
    ['R0\ndebt at 30 June 2026', '2026-06'],
    ['Dette bancaire au 30 juin 2026 : 0 FCFA', '2026-06'],
    ['Bank debt at 31 March 2026: US$0', '2026-03'],
    ['A debt-free business: the ovens were bought out of sales', '2026-10'],
    ['The company has never borrowed from a bank and owes nothing to any lender.', '2026-10'],
    ['La société n’a jamais contracté d’emprunt.', '2026-10'],
    ['La société n’a aucune dette bancaire ni aucun emprunt au 30 juin 2026.', '2026-06'],
  ])('%s', (line, period) => {
    // What is told of now was so at the end of the month before.
    const months = period === '2026-10' ? [period, '2026-09'] : [period];
    expect(limitsOf(line, 'pitch_deck')).toEqual(months.map((month) => `debt most 0 null ${month}`));
  });

  it.each([
    'There is no other debt at 31 December 2025.',
    'Bad debts: nil at 31 December 2025',
    'New borrowings in 2025: none',
    'No debt to suppliers at 31 December 2025',
    'Dettes fiscales au 31 décembre 2025 : néant',
    'No loans to directors were outstanding at 31 December 2025.',
    'No debts past due at 31 December 2025.',
    'Aucune dette fiscale ou sociale échue au 31 décembre 2025.',
    'We will have no bank debt at 31 December 2027.',
    'Our competitors carry no debt at 31 December 2025.',
    'We had no bank debt.',
    'Debt at 31 March 2026: US$0.4 million',
    '0%\ndebt at 30 June 2026',
    '0.8m\ndebt at 30 June 2026',
    'The company was debt-free.',
    'No debt covenant was broken in 2025.',
  ])('and none is read in: %s', (line) => {
    expect(limitsOf(line, 'pitch_deck')).toEqual([]);
  });

  it('is of the day in the title of its page', () => {
    const pages = [
      { page: 1, text: 'Zawadi Ltd, Nairobi, October 2026' },
      { page: 2, text: 'What we own, 31 August 2026\nNo debt: nothing is borrowed from anybody.' },
    ];
    expect(analyseDocument({ type: 'pitch_deck', pages }).limits).toMatchObject([{ period: '2026-08' }]);
  });

  it('and none in accounts or agreements that tell no day', () => {
    expect(limitsOf('We have no bank debt.', 'financial_statements')).toEqual([]);
    expect(limitsOf('The Company has no debt.', 'legal_docs')).toEqual([]);
  });
});

describe('the most that may be raised', () => {
  it.each([
    [
      'The board authorises the directors to raise up to USD 3,000,000 by an issue of ordinary shares.',
      'USD 3e6',
    ],
    ['The meeting approved a capital increase of KES 40 million at most.', 'KES 4e7'],
    [
      'Le conseil autorise la gérante à préparer une augmentation de capital de 900 000 000 FCFA au plus, prime comprise.',
      'XOF 9e8',
    ],
    ['The board set a ceiling of USD 2 million for the round.', 'USD 2e6'],
    ['The fundraise was approved, capped at USD 2 million.', 'USD 2e6'],
    ['IT WAS RESOLVED to approve raising not more than USD 750,000 in a single round.', 'USD 75e4'],
  ])('%s', (line, amount) => {
    const [currency, most] = amount.split(' ');
    const place = currency === 'XOF' ? `${line} Fait à Abidjan.` : line;
    expect(limitsOf(place, 'legal_docs')).toEqual([`ask most ${Number(most)} ${currency} null`]);
  });

  it.each([
    ['The board authorises the directors to borrow up to USD 3,000,000 from a bank.', 'legal_docs'],
    ['The authorised share capital may be raised up to USD 3,000,000.', 'legal_docs'],
    ['The board approved a raise of USD 3,000,000.', 'legal_docs'],
    ['The board approved a bridge of up to USD 300,000 before the round.', 'legal_docs'],
    [
      'Le capital social nominal est augmenté dans la limite de 300 000 dinars, décide l’assemblée.',
      'legal_docs',
    ],
    ['The board has approved raising up to USD 3,000,000.', 'pitch_deck'],
  ] as const)('and none is read in: %s', (line, type) => {
    expect(limitsOf(line, type)).toEqual([]);
  });
});

describe('what is owed until it is repaid', () => {
  const agreement = (parties: string, terms: string) =>
    `LOAN AGREEMENT\n${parties}\n1 Loan. The Lender grants a loan of KES 40,000,000.\n${terms}`;
  const own = 'between Umoja Bank Limited (the "Lender") and Zawadi Ltd, Nairobi (the "Borrower")';
  const whole =
    'The whole amount was paid out on 12 January 2026.\nThe principal is repaid in one sum on 12 January 2029.';

  it('is the sum lent, from the day it came to the day it is due', () => {
    expect(limitsOf(agreement(own, whole), 'legal_docs')).toEqual([
      'debt least 40000000 KES 2026-01 to 2029-01',
    ]);
    const atOnce =
      'It is one amount, disbursed in full on 12 January 2026.\nIt is repaid in one sum on 12 January 2029.';
    expect(limitsOf(agreement(own, atOnce), 'legal_docs')).toHaveLength(1);
    const french =
      'CONTRAT DE PRÊT\nentre la Banque du Golfe, Abidjan (« le Prêteur ») et Zawadi (« l’Emprunteur »)\nLe prêt est de 90 000 000 FCFA.\nIl a été versé le 3 mars 2026.\nLe capital est remboursable en une seule fois le 3 mars 2028.';
    expect(limitsOf(french, 'legal_docs')).toEqual(['debt least 90000000 XOF 2026-03 to 2028-03']);
  });

  it.each([
    ['The sum was received by the Borrower on 12 January 2026.', 'No principal is due before 1 July 2027.'],
    ['Drawn in full on 12 January 2026.', 'It is repaid in 36 instalments from 12 July 2027.'],
    ['Paid out 12 January 2026.', 'The first instalment falls due on 12 July 2027.'],
    [
      'Schedule 1: utilisation request, honoured in full on 12 January 2026',
      'The first instalment falls due on 12 July 2027.',
    ],
    [
      'Avis de tirage, honoré en totalité le 12 janvier 2026',
      'Aucun remboursement du capital avant le 12 juillet 2027.',
    ],
    [
      'La banque prête 40 000 000 KES, versés le 12 janvier 2026.',
      'Aucun remboursement du capital avant le 12 juillet 2027.',
    ],
    ['Versé le 12 janvier 2026.', 'Aucun remboursement du capital avant le 12 juillet 2027.'],
  ])('is all of it until its first part is due: %s %s', (drawn, due) => {
    expect(limitsOf(agreement(own, `${drawn}\n${due}`), 'legal_docs')).toEqual([
      'debt least 40000000 KES 2026-01 to 2027-07',
    ]);
    const early = `${drawn}\n${due}\nThe Borrower may repay early.`;
    expect(limitsOf(agreement(own, early), 'legal_docs')).toEqual([]);
  });

  it('is what came of a loan in parts', () => {
    const parts = `LOAN AGREEMENT\n${own}\n1 Loan. A term loan of up to KES 40,000,000.\n`;
    const due = 'The first instalment falls due on 12 July 2027.';
    const drawn = 'KES 25,000,000 was paid out on 12 January 2026.';
    expect(limitsOf(`${parts}${drawn}\n${due}`, 'legal_docs')).toEqual([
      'debt least 25000000 KES 2026-01 to 2027-07',
    ]);
    expect(limitsOf(`${parts}A part was paid out on 12 January 2026.\n${due}`, 'legal_docs')).toEqual([]);
  });

  it.each([
    ['a loan to another', 'between Zawadi Ltd (the "Lender") and Juma Traders (the "Borrower")', whole],
    [
      'one of which nothing says when it is paid back',
      own,
      'It was paid out on 12 January 2026.\nIt is repaid in 36 instalments.',
    ],
    [
      'one that has not come yet',
      own,
      'It shall be paid out on 12 January 2027.\nThe principal is repaid in one sum on 12 January 2029.',
    ],
  ])('and none of %s', (_what, parties, terms) => {
    expect(limitsOf(agreement(parties, terms), 'legal_docs')).toEqual([]);
  });
});

it.each([
  'No customer accounted for more than 15% of FY2025-26 revenue.',
  'No customer accounted for more than 15% of 2026 revenue.',
])('the most that one customer has, of a year of the company: %s', (line) => {
  expect(limitsOf(line, 'pitch_deck')).toEqual(['customerShare most 15 null 2026']);
});

it.each([
  [
    'Nous confirmons qu’à la date du 30 septembre 2026 l’encours en principal du prêt d’équipement n° 25-0871 consenti à Zawadi Ltd, d’un montant initial de 120 000 000 FCFA, s’élève à 96 400 000 FCFA.',
    ['debt least 96400000 XOF 2026-09 to 2026-10'],
  ],
  [
    'Nous rappelons qu’à la date du 30 septembre 2026 les loyers de Zawadi Ltd s’élèvent à 96 400 000 FCFA.',
    [],
  ],
])('a bank says what is left of a loan beside what it was at first: %s', (line, limits) => {
  expect(limitsOf(`Abidjan, Côte d’Ivoire\n${line}`, 'legal_docs')).toEqual(limits);
});
