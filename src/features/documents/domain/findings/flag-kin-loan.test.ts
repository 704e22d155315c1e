import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (...lines: string[]) =>
  analyseDocument({
    type: 'legal_docs',
    pages: [{ page: 1, text: ['Lubudi Glass Ltd', ...lines].join('\n') }],
  }).flags.map(({ code }) => code);

test('a row of notes that names the family of a founder is a loan of an insider', () => {
  expect(
    codes(
      'Convertible notes',
      'Holder\tPrincipal USD\tInterest %\tRemark',
      'Grace Ilunga (aunt of the CEO)\t140000\t11\tSigned 2 May 2025',
      'Katanga Angels\t90000\t8\tSigned 2 May 2025',
    ),
  ).toContain('RELATED_PARTY');
});

test('a register of shares and a note that was repaid say nothing of a loan', () => {
  expect(
    codes('Holder\tShares\tRemark', 'Grace Ilunga (aunt of the CEO)\t140000\tallotted 2021', 'Total\t140000'),
  ).not.toContain('RELATED_PARTY');
  expect(
    codes('Lender\tPrincipal USD\tRemark', 'Grace Ilunga (aunt of the CEO)\t140000\trepaid 2 May 2025'),
  ).not.toContain('RELATED_PARTY');
});
