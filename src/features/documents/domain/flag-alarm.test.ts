import { expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import type { DocumentType } from './document.ts';

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
  expect(letter('Cash on 30 September 2025 was R3.1 million.')).toContain('CONTRADICTORY_NUMBERS');
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
