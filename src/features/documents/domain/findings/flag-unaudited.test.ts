import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test.each([
  'The accounts of 2024 have not been audited, although the company is required to have an auditor.',
  'Les comptes 2024 ne sont pas audités, bien que la société soit tenue d’avoir un commissaire aux comptes.',
  'The financial statements were never audited, as the Companies Act requires.',
  'Les comptes 2025 n’ont pas été audités : le mandat du commissaire aux comptes a pris fin en mars.',
])('no audit where one is due: %s', (text) => expect(codes(text)).toContain('NOT_AUDITED'));

test.each([
  'The accounts of 2024 are not audited.',
  'The accounts of 2024 are not audited, since the company is not required to have an auditor.',
  'If the accounts are not audited although the law requires it, the lender may call the loan.',
  'Les comptes 2024 ont été audités, bien que la société n’y soit pas tenue.',
])('nothing that is due is wanting: %s', (text) => expect(codes(text)).not.toContain('NOT_AUDITED'));
