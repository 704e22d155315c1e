import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const clause = (text: string) =>
  analyseDocument({
    type: 'legal_docs',
    pages: [{ page: 1, text: `Bugoma Timber Limited, Kampala\n${text}` }],
  });
const contradictions = (text: string) =>
  clause(text).flags.filter(({ code }) => code === 'CONTRADICTORY_NUMBERS');

test.each([
  'The Buyer shall pay forty million shillings (UGX 45,000,000) at signing.',
  'The holder subscribes for eight hundred thousand (850,000) Ordinary Shares.',
  'La société émet trois mille cinq cents (3 050) actions nouvelles.',
  'Interest is due at twelve percent (15%) a year.',
])('%s says two things', (text) => {
  const [flag, ...others] = contradictions(text);
  expect(others).toEqual([]);
  expect(flag?.quotes[0]?.text).toContain('(');
});

test('both numbers are named', () => {
  const [flag] = contradictions('The Buyer shall pay forty million shillings (UGX 45,000,000) at signing.');
  expect(flag?.why).toContain('40,000,000');
  expect(flag?.why).toContain('45,000,000');
});

test.each([
  'The Buyer shall pay forty million shillings (UGX 40,000,000) at signing.',
  'La société émet trois mille cinq cents (3 500) actions nouvelles.',
  'The price is ninety five thousand (95,000) shillings.',
  // Words of which only the end is read.
  'Le prix est de septante-cinq mille (75 000) francs.',
  'The fee is two lakh fifty thousand (250,000) rupees.',
  // The same in another currency, and another thing.
  'The price is one million dollars (UGX 3,700,000,000).',
  'It keeps twelve shops (3 of them rented) and four vans (2).',
  'The third instalment (4) is due.',
])('%s says one', (text) => {
  expect(contradictions(text)).toEqual([]);
});

test('one number told both ways is one figure, of what stands behind it', () => {
  const told = clause('On 30 April 2026 it served two thousand four hundred (2,400) customers.').numbers;
  expect(told.map(({ kind, value }) => [kind, value])).toEqual([['customers', 2400]]);
});
