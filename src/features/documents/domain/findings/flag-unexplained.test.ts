import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const contradicts = (text: string): boolean =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.some(
    ({ code }) => code === 'CONTRADICTORY_NUMBERS',
  );

test.each([
  'The teaser gives FY2025 sales as UGX 4.1 billion; the books show UGX 3.6 billion and nobody could explain it: the difference is unexplained, and it was not reconciled.',
  'Le chiffre d’affaires du dossier, 612 millions de FCFA, ne concorde pas avec celui des comptes, 548 millions de FCFA.',
])('income in two amounts that nobody brings together: %s', (sentence) => {
  expect(contradicts(sentence)).toBe(true);
});

test.each([
  'Revenue per the ledger, KES 41.2 million, agrees with the VAT returns of KES 38.9 million after exempt sales.',
  'Sales of KES 41 million do not match the KES 60 million of the budget, since a shop closed.',
])('but not where it is explained or was hoped for: %s', (sentence) => {
  expect(contradicts(sentence)).toBe(false);
});
