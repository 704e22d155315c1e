import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const read = (type: DocumentType, text: string) =>
  analyseDocument({
    type,
    pages: [{ page: 1, text: ['Pemba Clove Oils Ltd', 'Zanzibar, 6 July 2026', '', text].join('\n') }],
  }).numbers.map(({ kind, value, about, period }) => [kind, value, about, period]);
const inDeed = (text: string) => read('legal_docs', text);
const inLetter = (text: string) => read('business_plan', text);

describe('money that was put into a company for a part of it was raised', () => {
  test.each([
    'The Fund has paid USD 310,000 for Series Seed shares.',
    'Swahili Ventures subscribed for 3,100 preference shares for USD 310,000.',
    'The Company has received USD 310,000 from Swahili Ventures as the price of the Shares.',
    'In 2024 the founders invested USD 310,000 in ordinary shares.',
    'Swahili Ventures a souscrit 3 100 actions nouvelles pour 310 000 USD.',
    'Le fonds est entré au capital pour 310 000 USD.',
    'Les associés ont apporté 310 000 USD en fonds propres.',
    'La société a reçu 310 000 USD en contrepartie de 3 100 parts sociales.',
  ])('%s', (text) => {
    expect(inDeed(text)).toContainEqual(['other', 310_000, 'raised', expect.toSatisfy(() => true)]);
  });

  test('and asks for nothing in a letter', () => {
    const told = inLetter(
      'Swahili Ventures has invested USD 310,000 in our seed round. We raised USD 90,000 in 2024.',
    );
    expect(told).toEqual([
      ['other', 310_000, 'raised', '2026-07'],
      ['other', 90_000, 'raised', '2024'],
    ]);
  });
});

test.each([
  'On completion the Fund shall subscribe USD 310,000 for new ordinary shares.',
  'The Investor has today paid to the Company USD 310,000 for Seed shares.',
])('%s: the round of the paper itself', (text) => {
  expect(inDeed(text).map(([kind, value]) => [kind, value])).toContainEqual(['ask', 310_000]);
});

test.each([
  'We have invested USD 310,000 in a new still.',
  'The Company has paid USD 310,000 for a building.',
  'The bank has paid USD 310,000 of the loan.',
])('%s: neither asked for nor raised', (text) => {
  expect(inLetter(text).map(([kind, , about]) => [kind, about])).not.toContainEqual(['ask', null]);
  expect(inLetter(text).map(([, , about]) => about)).not.toContain('raised');
});

test.each([
  '2024: 22 shops; seed round of USD 310,000 closed.',
  'Une levée de USD 310,000 a été bouclée en 2024.',
])('%s: a round that is over is not asked for', (text) => {
  expect(inLetter(text).map(([kind]) => kind)).not.toContain('ask');
});

test('what the company is worth before and after the money stands beside it', () => {
  const told = inDeed(
    'The Fund has paid USD 310,000 for Seed shares at a value of USD 1,240,000 before and USD 1,550,000 after its investment.',
  );
  expect(told).toContainEqual(['valuation', 1_240_000, 'pre-money', '2026-07']);
  expect(told).toContainEqual(['valuation', 1_550_000, 'post-money', '2026-07']);
});
