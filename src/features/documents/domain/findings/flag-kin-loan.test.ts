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

test('a loan to the firm of somebody close, by a row that says it is one', () => {
  expect(codes('Stores\t3,000', 'Loan to Kivu Trading (company of the chairman’s wife)\t120,400')).toContain(
    'RELATED_PARTY',
  );
  expect(codes('Stores\t3,000', 'Loan to Kivu Trading (repaid)\t120,400')).not.toContain('RELATED_PARTY');
});

test('somebody of the company with the terms of a loan among what is payable', () => {
  expect(
    codes('Other payables', 'Mr A. Zongo, managing director, interest-free, repayable on demand\t44,000'),
  ).toContain('RELATED_PARTY');
  expect(codes('Other payables', 'Mr A. Zongo, managing director, salary\t44,000')).not.toContain(
    'RELATED_PARTY',
  );
});

test('a loan in a note on related parties, unless nothing of it is left', () => {
  expect(codes('28. Related parties', 'Rent of store\t20', 'Advance to Zongo Holdings\t44,000')).toContain(
    'RELATED_PARTY',
  );
  for (const row of ['Loan to Zongo Holdings, repaid in June\t44,000', 'Loan to Zongo Holdings\t-\t44,000'])
    expect(codes('28. Related parties', 'Rent of store\t20', row)).not.toContain('RELATED_PARTY');
  expect(codes('12. Borrowings', 'Loan from Crane Finance\t44,000')).not.toContain('RELATED_PARTY');
});
