import { describe, expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const readIn = (text: string, type: DocumentType = 'business_plan'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period, about }) =>
      [account ?? kind, value, currency ?? '-', period ?? '-', about ?? ''].join(' ').trim(),
  );
const LETTER = 'Letter of 9 October 2026 to shareholders\n';
const LETTRE = 'Tunis, le 9 octobre 2026\nLettre aux associés\n';

describe('what a figure is held against', () => {
  it.each([
    [
      'J$412m of sales in the year to March 2026, up from J$241m',
      ['412000000 JMD 2026', '241000000 JMD 2025'],
    ],
    ['Sales of £4.1m in 2025, up from £3.0m in 2023.', ['4100000 GBP 2025', '3000000 GBP 2023']],
    [
      'Chiffre d’affaires de 88 M EUR au premier semestre 2026, contre 71 M EUR',
      ['88000000 EUR 2026-H1', '71000000 EUR 2025-H1'],
    ],
    [
      'Chiffre d’affaires 2025 : 118 M EUR (84 M EUR l’an passé)',
      ['118000000 EUR 2025', '84000000 EUR 2024'],
    ],
  ])('is of the time before: %s', (line, found) => {
    expect(readIn(line, 'pitch_deck')).toEqual(found.map((told) => `revenue ${told}`));
  });
});

describe('figures of what is less than all', () => {
  it.each([
    `${LETTER}Revenue of the year before was reduced by TT$96,000 for rebates.`,
    `${LETTER}Oromia Health accounted for TT$38,487,200, or 41% of revenue, in 2025.`,
    `${LETTER}The bank lent us money in 2025, repaid in monthly instalments of TT$12,500.`,
    `${LETTRE}Le chiffre d’affaires de 2025 a été minoré de 96 000 EUR.`,
    `${LETTRE}Le premier client a représenté 38 000 EUR, soit 41 % du chiffre d’affaires de 2025.`,
    `${LETTRE}La banque est remboursée par mensualités de 12 500 EUR.`,
  ])('are no revenue and no cash: %s', (text) => {
    expect(readIn(text).filter((told) => /^(?:revenue|cash)/.test(told))).toEqual([]);
  });

  it('a sum that a sentence calls sales stays so', () => {
    expect(
      readIn(`${LETTER}Sales of KES 4 million in September 2026 represented 41% of the plan.`),
    ).toContain('revenue 4000000 KES 2026-09');
  });
});

it('a name right behind its sum is of it, and not of the part in brackets', () => {
  expect(
    readIn('Lagos, October 2026\n2025\nUS$4.6m group revenue (US$3.9m in Nigeria)', 'pitch_deck'),
  ).toEqual(['revenue 4600000 USD 2025 group', 'revenue 3900000 USD 2025']);
});

it('what a board fixes the company to be worth', () => {
  expect(readIn(`${LETTRE}Le conseil a fixé la valeur avant l’opération à 5 milliards BIF.`)).toEqual([
    'valuation 5000000000 BIF 2026-10 pre-money',
  ]);
});

it('a margin is of all the months that its heading tells', () => {
  expect(readIn('FY26 (April 2025 to March 2026)\nGross margin 44%', 'pitch_deck')).toEqual([
    'other 44 - 2025-04 to 2026-03 gross margin',
  ]);
});

it('those who ever came, and those who are active', () => {
  const found = readIn(
    'Nashik, October 2026\n18,400 customers have ordered since 2022; 6,150 customers were active in September 2026.',
    'pitch_deck',
  );
  expect(found.find((one) => one.startsWith('customers 18400'))).toMatch(/ ever$/);
  expect(found).toContain('customers 6150 - 2026-09 active');
});

describe('people', () => {
  it.each([
    ['66 people work with us.', 'team 66'],
    ['66 people work with farmers.', 'other 66'],
    ['We are 31, with 9 seasonal hands still on board.', 'other 9'],
  ])('%s', (line, told) => {
    expect(readIn(`${LETTER}${line}`).map((one) => one.split(' ').slice(0, 2).join(' '))).toContain(told);
  });

  it('on average, and at the end of the year', () => {
    const found = readIn(
      'Zawadi Ltd\nFinancial statements for the year ended 30 June 2026\nThe average number of employees was 171 and at the year end 178.',
      'financial_statements',
    );
    expect(found).toEqual(['team 171 - 2026 on average', 'team 178 - 2026']);
  });

  it('who is covered by what is sold is no staff', () => {
    const found = readIn(
      `${LETTRE}Nous servons 61 entreprises et 6 840 salariés couverts. Nous sommes 44 salariés.`,
    ).join();
    expect(found).toContain('team 44');
    expect(found).not.toContain('team 6840');
  });
});

describe('burn', () => {
  it('of a month, and the mean of several beside it', () => {
    const text = `${LETTER}Net cash out in September was G$5.3m as two trucks were bought; the average of the last six months is G$4.1m.`;
    expect(readIn(text)).toEqual(['burn 5300000 GYD 2026-09', 'burn 4100000 GYD 2026-04 to 2026-09']);
  });

  it('told by a letter of the day at its head is of the time it reports on', () => {
    const text =
      'Zawadi Ltd, note to lenders, 18 August 2026\nCash at the end of July was ETB 8.6 million. We use about ETB 1.9 million a month.';
    expect(readIn(text)).toEqual(['cash 8600000 ETB 2026-07', 'burn 1900000 ETB 2026-07, monthly']);
  });
});

it.each([
  ['Loss narrowed to TT$3.1 million in 2025.', 'other -3100000 TTD 2025 net loss'],
  ['Perte ramenée à 3,1 millions EUR en 2025.', 'other -3100000 EUR 2025 net loss'],
])('%s', (line, told) => {
  expect(readIn(line, 'pitch_deck')).toEqual([told]);
});

it.each(['Port-Louis', 'Port Louis', 'Quatre-Bornes'])('rupees in a paper of %s', (place) => {
  expect(readIn(`${place}, octobre 2026\nTrésorerie au 30 septembre 2026 : Rs 9,9 M`)).toEqual([
    'cash 9900000 MUR 2026-09',
  ]);
});
