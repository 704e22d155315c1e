import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import type { DocumentType } from '../document.ts';

const codes = (type: DocumentType, ...lines: string[]): string[] =>
  analyseDocument({
    type,
    pages: [{ page: 1, text: ['Tamarin Canning Ltd', '17 September 2026', ...lines].join('\n') }],
  }).flags.map(({ code }) => code);

const balance = (label: string, now: string): string[] =>
  codes(
    'financial_statements',
    'Balance sheet',
    'Amounts in USD\t31.08.2026\t31.12.2025',
    'Inventories\t96,840\t88,310',
    `${label}\t${now}\t31,500`,
    'Cash and bank\t14,320\t19,640',
  );

test('a balance with somebody of the company by name is a loan of an insider', () => {
  expect(balance('Current account - Mr. P. Banda (MD)', '48,200')).toContain('RELATED_PARTY');
  expect(balance('Due to Mrs. R. Banda', '48,200')).toContain('RELATED_PARTY');
  expect(balance('Compte courant de M. Adou', '48 200')).toContain('RELATED_PARTY');
});

test('a bank, a balance that is over and a float for the road are no loan of an insider', () => {
  expect(balance('Current account - Stanbic Bank', '48,200')).not.toContain('RELATED_PARTY');
  expect(balance('Current account - Mr. P. Banda (MD)', '-')).not.toContain('RELATED_PARTY');
  expect(balance('Advance to Mr. P. Banda (driver)', '200')).not.toContain('RELATED_PARTY');
});

test.each([
  'La société doit à Monsieur Adou, au titre d’avances successives, la somme de 79 000 000 FCFA, rémunérée à 5 %.',
  'Mr. Adou has since 2023 funded the Company by advances which now stand at USD 212,000, repayable on demand.',
  'Advances from Mr. Adou without a term stand at USD 212,000.',
])('money of one whom the paper calls its own: %s', (text) => {
  expect(codes('legal_docs', 'Mr. Koffi Adou, Managing Director, was in the chair.', text)).toContain(
    'RELATED_PARTY',
  );
  expect(codes('legal_docs', 'Shareholder\tShares\t%', 'M. Koffi Adou\t55 000\t55,0', text)).toContain(
    'RELATED_PARTY',
  );
});

test.each([
  'La société devait à Monsieur Adou, au titre d’avances, 79 000 000 FCFA, entièrement remboursés en mai 2026.',
  'Mr. Adou reported that Equity Bank has since 2023 funded the Company by advances of USD 212,000.',
  'The company owes Mr. Adou his salary of August, USD 4,000.',
  'A loan by Mr. Adou of USD 150,000 was discharged in 2024.',
  'Loan from Mr. Adou USD 60,000 (2023)\tLast instalment due June.\tRepaid in full 27 June. A nil balance.',
  'L’avance de M. Adou de 2 000 000 FCFA, consentie en 2022, lui a été rendue en mars 2025.',
  'The shareholder loan of Mr. Adou, R 3,150,000, turned wholly into shares in February 2025, nil since.',
  'La société a versé à Monsieur Adou 2 000 000 FCFA d’honoraires.',
])('nothing lent by him: %s', (text) =>
  expect(codes('legal_docs', 'Mr. Koffi Adou, Managing Director, was in the chair.', text)).not.toContain(
    'RELATED_PARTY',
  ),
);

test('what is owed to somebody the paper says nothing else of is no loan of an insider', () =>
  expect(
    codes('legal_docs', 'The company owes Mr. Adou USD 212,000 for the press.', 'Mr. Adou lives at Voi.'),
  ).not.toContain('RELATED_PARTY'));

test('what a director draws for his house from an account of the company', () => {
  const note = (text: string): string[] => codes('financial_statements', 'Notes', `5\t${text}`);
  expect(note('The MD draws from this account for the family house at Lamu. No interest.')).toContain(
    'RELATED_PARTY',
  );
  expect(note('The MD never draws from this account for his house at Lamu.')).not.toContain('RELATED_PARTY');
});
