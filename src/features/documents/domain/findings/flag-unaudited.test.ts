import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);

test.each([
  'The accounts of 2024 have not been audited, although the company is required to have an auditor.',
  'Les comptes 2024 ne sont pas audités, bien que la société soit tenue d’avoir un commissaire aux comptes.',
  'The financial statements were never audited, as the Companies Act requires.',
  'Les comptes 2025 n’ont pas été audités : le mandat du commissaire aux comptes a pris fin en mars.',
  'Comptes 2024 : établis par le comptable ; sans audit, le mandat du CAC étant éteint depuis mars.',
  'Our auditor retired in 2024, and neither of the two years has been audited so far.',
  'For 2025 there is no audit: the firm’s engagement was not renewed.',
  'For FY25 no auditor was appointed and the figures are our own, although the filing date has passed.',
])('no audit where one is due: %s', (text) => expect(codes(text)).toContain('NOT_AUDITED'));

test.each([
  'The accounts of 2024 are not audited.',
  'Comptes 2024 : établis par le comptable, sans audit.',
  'The accounts of 2024 are not audited, since the company is not required to have an auditor.',
  'If the accounts are not audited although the law requires it, the lender may call the loan.',
  'Les comptes 2024 ont été audités, bien que la société n’y soit pas tenue.',
  'Our auditor retired in 2024 and both years have since been audited by another firm.',
])('nothing that is due is wanting: %s', (text) => expect(codes(text)).not.toContain('NOT_AUDITED'));

const minutes = (text: string): string[] =>
  codes(`MINUTES OF THE BOARD MEETING OF 17 SEPTEMBER 2026\n${text}`);

test.each([
  'Le cabinet Delta Audit attend l’inventaire de 2025 et n’a pas remis son rapport.',
  'Le commissaire aux comptes n’a toujours pas rendu son rapport sur l’exercice 2025.',
  'Year-end 2025: the audit is still open, Moyo & Partners have not signed.',
  'The auditors have not yet handed in their report on the year ended 31 December 2025.',
])('an audit that is overdue: %s', (text) => expect(minutes(text)).toContain('NOT_AUDITED'));

test.each([
  'The auditors have not yet handed in their report on the half year to December 2025.',
  'Le commissaire aux comptes a rendu son rapport sur l’exercice 2025 en mai.',
  'If the auditors have not issued their report on 2025 the meeting is put off.',
  'The audit of the year ended 30 June 2026 is in progress.',
])('no audit that is overdue: %s', (text) => expect(minutes(text)).not.toContain('NOT_AUDITED'));

test('where the law asks for no audit a review is no lack of one', () => {
  const text =
    'Flacq Ltd\nFinancial statements for the year ended 30 June 2025\n1. Why these accounts are reviewed and not audited\nThe company is a small private company. The law therefore requires no audit, and all shareholders agree.';
  const { flags } = analyseDocument({ type: 'financial_statements', pages: [{ page: 1, text }] });
  expect(flags.map(({ code }) => code)).not.toContain('NOT_AUDITED');
});
