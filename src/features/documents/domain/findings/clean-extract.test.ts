import { describe, expect, test } from 'vitest';
import type { DocumentType } from '../document.ts';
import { analyseDocument } from '../analysis.ts';

const analysed = (type: DocumentType, text: string) =>
  analyseDocument({
    type,
    pages: [{ page: 1, text: `Mchele Stores Ltd\nAccra, 12 February 2026\n${text}` }],
  });
const codes = (type: DocumentType, text: string): string[] =>
  analysed(type, text).flags.map(({ code }) => code);

/** What looks like a worry and is none, beside what is one. */
test.each([
  [
    'LICENCE_MISSING',
    'legal_docs',
    "Dépôt de solvants, permis\tconforme, valable jusqu'au 31 décembre\t09/12/2025\nd'éthanol\t2029",
    "Permis de dépôt valable jusqu'au 31 décembre 2025\tconforme",
  ],
  [
    'AGREEMENT_NOT_SIGNED',
    'legal_docs',
    'The transport agreement ran to 31 May 2024 and a new four-year agreement was signed the same week.',
    'The transport agreement ran to 31 May 2024; the parties carry on under it.',
  ],
  [
    'SUPPLIER_CONCENTRATION',
    'legal_docs',
    'Item\tPKR million\nLooms\t300\nSolar plant\t100\nProject cost\t400\nFrom the Facility\t280\nFrom own cash\t120\nSources\t400',
    'Our yarn comes all from Chenab Spinning Mills Limited only.',
  ],
  [
    'CUSTOMER_CONCENTRATION',
    'business_plan',
    'At the shop in Mahdia a hotel makes 35% of sales; this shop is 2.9% of the revenue of the company, the hotel so 1%.',
    'One customer, the Palm Hotel, accounts for 45% of our revenue.',
  ],
  [
    'KEY_PERSON_LEFT',
    'legal_docs',
    'The founder of Kilima Seeds, a competitor, has left the company.',
    'Our technical director leaves us on 30 November; nobody has been found.',
  ],
  [
    'LICENCE_MISSING',
    'business_plan',
    '2015: the food licence ran out for nine weeks that winter; it was renewed and has not lapsed since.',
    'We hold no licence from the central bank and operate anyway.',
  ],
  [
    'USE_OF_FUNDS_MISMATCH',
    'pitch_deck',
    'We raise kDT 2,000\nRessources\tkDT\nAugmentation de capital\t2000\nCrédit\t500\nTotal des ressources\t2500\nEmplois\tkDT\nLigne\t1500\nCuves\t1000\nTotal des emplois\t2500',
    'We raise USD 2,000,000. Use of funds: plant USD 1,200,000; stock USD 600,000; people USD 700,000.',
  ],
  [
    'GROWTH_MISMATCH',
    'business_plan',
    'ARR, R million\nARR, 31 December 2024\t20.0\nARR, 31 December 2025\t26.0\nGross revenue retention 92% · ARR growth 30%',
    'Revenue, R million\t2024\t2025\nRevenue\t20.0\t26.0\nRevenue grew by 92% in 2025.',
  ],
] as const)('%s', (code, type, clean, worry) => {
  expect(codes(type, clean)).not.toContain(code);
  expect(codes(type, worry)).toContain(code);
});

describe('two figures of which the words say that they are of two things', () => {
  test.each([
    [
      'pitch_deck',
      'Post-money after both closings US$12.0m\nAfter the first closing only: post-money US$10.8m',
    ],
    ['business_plan', 'Monthly averages\nBurn before grants\t45\nBurn after grants\t30'],
    [
      'business_plan',
      'Direct employment\nNucleus farm 118 and packhouse 64: 182 year-round employees.\nTarget\n230 year-round employees by the end of 2028.',
    ],
    [
      'financial_statements',
      'Dividend paid\t-\t(15,000)\t(15,000)\nYear to 31 December 2025\nDividend paid\t(18,000)',
    ],
  ] as const)('%s: %s', (type, text) => {
    expect(codes(type, text)).not.toContain('CONTRADICTORY_NUMBERS');
  });
});

describe('what is no ask, cash, burn or worth', () => {
  const kindsOf = (text: string) =>
    analysed('business_plan', text).numbers.map(({ kind, value }) => `${kind} ${value}`);
  test.each([
    ['The raise\n$1.0m of the $3.0m is now committed.', 'ask 1000000'],
    ['Shares after the round: 13,050,000.', 'ask 13050000'],
    ['Tour de 2023 : action à 1 700 TND', 'ask 1700'],
    ['En banque : 61 000 $ sur le compte en dollars et 64,4 millions de francs.', 'cash 61000'],
    ['In September alone we burned GHS 6.1m net because seed is bought once a year.', 'burn 6100000'],
    ['The price implied GHS 17 million after the money.', 'valuation 17000000'],
  ])('%s', (text, kind) => {
    expect(kindsOf(text)).not.toContain(kind);
  });
});

test('the month a line of the title ends with is when a paper was written', () => {
  const { time } = analyseDocument({
    type: 'pitch_deck',
    pages: [
      { page: 1, text: 'Rosetta Feeds\nKafr El Sheikh, September 2026\nTiming\nFirst pellets in July 2027' },
    ],
  });
  expect(time?.writtenIn).toBe('2026-09');
});

test('a name that begins with Keur is no unit of thousands of euros', () => {
  const { numbers } = analyseDocument({
    type: 'business_plan',
    pages: [
      {
        page: 1,
        text: 'Keur Fonio SA - tableau de bord 2026, en millions de FCFA\nDakar, Sénégal\n\tjanv. 2026\tfévr. 2026\nChiffre d’affaires\t96,2\t98,7',
      },
    ],
  });
  expect(numbers.map(({ value, currency }) => `${value} ${currency}`)).toEqual([
    '96200000 XOF',
    '98700000 XOF',
  ]);
});
