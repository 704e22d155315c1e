import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const asked = (sentence: string) =>
  analyseDocument({
    type: 'legal_docs',
    pages: [{ page: 1, text: `Nyanza Foods Ltd, Nairobi, Kenya\nTerms of 12 November 2026\n\n${sentence}` }],
  })
    .numbers.filter(({ kind }) => kind === 'ask')
    .map(({ value }) => value);

test.each([
  ['The company is to issue 4,200 B shares at KES 750, KES 3.15 million.', 3_150_000],
  ['The Fund shall subscribe for the Offer Shares at KES 40 a share, being KES 3,200,000 in all.', 3_200_000],
  ['L’investisseur souscrit 6 000 actions nouvelles à 500 KES l’une, soit 3 000 000 KES.', 3_000_000],
  ['“Subscription Price” means KES 8,400,000.', 8_400_000],
])('what new shares come to is asked for: %s', (sentence, value) => {
  expect(asked(sentence)).toEqual([value]);
});

test.each([
  'In 2023 the company issued 4,200 B shares at KES 750, KES 3.15 million.',
  'The company is to issue 4,200 B shares at KES 750; its sales were KES 9 million.',
  'We sold 4,200 sacks at KES 750, KES 3.15 million.',
])('no new shares, or no sum of theirs: %s', (sentence) => {
  expect(asked(sentence)).toEqual([]);
});
