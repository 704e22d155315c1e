import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (text: string) =>
  analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).numbers.map(
    ({ value, currency, period, label }) => `${value} ${currency} ${period} ${label}`,
  );

test('what is paid back and what is left is of the day of its row', () => {
  expect(
    numbersOf(
      'Schedule of repayment\nAmounts in KES million.\nNo.\tDue date\tPrincipal\tBalance after\n1\t31.03.2027\t40\t120\n2\t30.06.2027\t40\t80\n3\t30.09.2027\t80\t-',
    ),
  ).toEqual(
    expect.arrayContaining([
      '40000000 KES 2027-03 Principal',
      '120000000 KES 2027-03 Balance after',
      '80000000 KES 2027-06 Balance after',
      '80000000 KES 2027-09 Principal',
    ]),
  );
  expect(
    numbersOf(
      'Tableau d’amortissement, Tunis\nÉchéance\tCapital (DT)\tIntérêts (DT)\tRestant dû (DT)\n31/03/2027\t9 000\t1 800\t27 000\n30/06/2027\t9 000\t1 350\t18 000\n30/09/2027\t9 000\t900\t9 000',
    ),
  ).toEqual(expect.arrayContaining(['1350 TND 2027-06 Intérêts', '18000 TND 2027-06 Restant dû']));
});

test('loans with the days on which they end are no schedule', () => {
  expect(
    numbersOf(
      'Loans at 30 June 2026\nLender\tDue date\tPrincipal (KES)\tBalance (KES)\nBank of Lamu\t31.03.2029\t900,000\t410,000\nUnaitas\t30.06.2028\t700,000\t260,000\nFamily fund\t30.09.2027\t300,000\t90,000',
    ).join(),
  ).not.toContain('2027-09');
});

test('the number of a clause is no figure of a row', () => {
  expect(
    numbersOf(
      '3.1\tThe Borrower shall keep the plant insured for its full value (KES 12 million).\n3.2\tThe Lender may inspect the plant once in every quarter of a year.',
    ).map((told) => told.split(' ')[0]),
  ).toEqual(['12000000']);
});
