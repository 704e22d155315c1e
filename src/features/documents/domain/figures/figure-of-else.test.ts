import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const kindsOf = (text: string, type: DocumentType = 'business_plan'): string[] =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(({ kind, value }) => `${kind} ${value}`);

describe('a sum is of what it says itself, whatever word stands near it', () => {
  test.each([
    // What a bank holds, and what lies on shelves.
    [
      'On 30 June we had $410,000 in the bank and $95,000 of cloth on the racks.',
      ['cash 410000', 'other 95000'],
    ],
    ['The average farmer earns KES 5,300 more in a season.', ['other 5300']],
    ['Un planteur gagne 640 000 FCFA par campagne.', ['other 640000']],
    ['Le solde, 640 000 euros, a été versé avec la déclaration.', ['other 640000']],
    ['The borrower brings the rest, or $300,000, which is on the account.', ['other 300000']],
    ['The round counts where the company receives cash of $2,000,000 or more.', ['other 2000000']],
    // A part of sales is no sales.
    ['We looked at everything above $9,000, about one per cent of sales.', ['other 9000']],
    ['On income of $58,000 tax of $14,000 was assessed.', ['revenue 58000', 'other 14000']],
    ['Nous remboursons le déménagement jusqu’à 9 500 euros, sur factures.', ['other 9500']],
    ['The board allowed $175,000 to be spent before March.', ['other 175000']],
    ['Each side pays its advocates’ fees, which are capped at $18,000.', ['other 18000']],
    ['The warehouse on Mole Road is valued at $1,150,000.', ['other 1150000']],
    ['La caution bancaire de 25 000 dollars est levée à la fin du contrat.', ['other 25000']],
    ['A dividend of $0.25 per share, $125,000 in all, is proposed.', ['other 0.25', 'other 125000']],
    // How much of the time something works.
    ['The service is up 99.7% of every month.', ['other 99.7']],
    ['Of each hundred dollars of sales, 27 stay with us.', ['other 27']],
  ])('%s', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  test.each([
    ['On 30 June we had $410,000 of cash.', ['cash 410000']],
    ['Nous avions en banque 410 000 euros de trésorerie au 30 juin 2025.', ['cash 410000']],
    ['Le solde en banque est de 640 000 euros.', ['cash 640000']],
    ['Sales came to $58,000, of which tax took $14,000.', ['revenue 58000', 'other 14000']],
    ['The note converts at a valuation capped at $4,000,000.', ['valuation 4000000']],
    ['Sales are up 12% on 2024.', ['growth 12']],
    [
      'Valeur avant levée : 2 millions d’euros ; après levée : 2,5 millions d’euros.',
      ['valuation 2000000', 'valuation 2500000'],
    ],
  ])('and of its word where it says so: %s', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });
});

test('what is held against an earlier time is of the same thing', () => {
  const abouts = analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: 'EBITDA was $19 million in 2025 (2024: $13 million).' }],
  }).numbers.map(({ about }) => about);
  expect(abouts).toEqual(['ebitda', 'ebitda']);
});

describe('what lines make together is asked for in papers that ask', () => {
  const LINES = '$90,000\nStock 50\nStaff 30\nRent 10';
  test('in a deck', () => {
    expect(kindsOf(LINES, 'pitch_deck')).toContain('ask 90000');
  });
  test('and is a subtotal in accounts', () => {
    expect(kindsOf(LINES, 'financial_statements')).not.toContain('ask 90000');
  });
  test('and no votes, nor what is owed, in minutes', () => {
    expect(
      kindsOf('For 90,000\nMr Abara 50,000\nMrs Bello 30,000\nMr Cole 10,000', 'legal_docs').join(),
    ).not.toContain('ask');
    expect(
      kindsOf('Outstanding: $90,000\nBank 50,000\nLessor 30,000\nTax 10,000', 'legal_docs').join(),
    ).not.toContain('ask');
  });
});

describe('who is counted', () => {
  test.each([
    ['Sales are spread over 310 accounts, none above 6%.', 'customers 310'],
    ['Mills, shops and exports to Italy: 58 accounts in all, the biggest at 15%.', 'customers 58'],
    ['The company now gives work to 142 people.', 'team 142'],
    ['La société travaille avec 312 oléiculteurs sous contrat.', 'other 312'],
    ['Money is held in 14 accounts.', 'other 14'],
  ])('%s', (text, told) => {
    expect(kindsOf(text)).toContain(told);
  });
});

test('tiles stand over their names where the last of them does, whatever the title of their page', () => {
  const slide = 'Cash position\n$378,000\ncash, 31 October 2026\n$42,000\nnet burn a month\n9 months\nrunway';
  expect(kindsOf(`Moto Kazi Limited\n${slide}`, 'pitch_deck')).toEqual([
    'cash 378000',
    'burn 42000',
    'runway 9',
  ]);
});

test('the row of a form that says until when a paper holds dates nothing below it', () => {
  const form =
    'LICENCE\nDate of issue\t1 July 2023\n\nDate of expiry\t30 June 2026\n\nFee paid\tTZS 4,500,000';
  const { numbers } = analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text: form }] });
  expect(numbers.map(({ value, period }) => `${value} ${period}`)).toEqual(['4500000 null']);
});
