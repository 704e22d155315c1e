import { expect, it } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string) =>
  analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers;
const likelyIn = (text: string): string[] =>
  numbersOf(text).flatMap(({ kind, value, isLikely }) => (isLikely ? [`${kind} ${value}`] : []));

it.each([
  ['New money comes in at USD 3,400,000 before it.', 'valuation 3400000'],
  ['We sold 38 % more than in the dry season before.', 'growth 38'],
  ['The tin and the bank book together hold KSh 6.9m.', 'cash 6900000'],
  ['With that we breathe for fourteen months.', 'runway 14'],
])('%s', (text, told) => {
  expect(likelyIn(text)).toEqual([told]);
});

it('nothing is likely that a rule says, and a paper that tells its runway has no second one', () => {
  expect(likelyIn('Revenue was KSh 12 million in 2025.')).toEqual([]);
  expect(likelyIn('With that we breathe for fourteen months. Our runway is 15 months.')).toEqual([]);
});

it('prices, others’ sums and deadlines are none of a company’s own figures', () => {
  expect(likelyIn('A crate costs KSh 38 a night. Accounts follow within four months.')).toEqual([]);
  expect(likelyIn('Our rival Kuza sold its depots for USD 2 million.')).toEqual([]);
});

it('earns nothing: the same figure of a rule does', () => {
  const factsOf = (text: string) =>
    analyseDocument({ type: 'pitch_deck', pages: [{ page: 1, text }] }).parts?.numericFacts.measured;
  expect(factsOf('At the end of March 2026 the tin and the bank book together hold KSh 6.9m.')).toBe(0);
  expect(factsOf('At the end of March 2026 cash at the bank was KSh 6.9m.')).toBe(1);
});
