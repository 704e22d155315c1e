import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('a row of what was planned over one of what came to be are one thing, and what lies between them no profit', () => {
  const numbers = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Reporting, Nairobi, June 2026\n\nSales by month\nKES thousand\tJan\tFeb\tMar\nBudget 2026\t1,020\t980\t910\nActual 2026\t988\t1,004\t872\nVariance\t-32\t24\t-38',
      },
    ],
  }).numbers.map(
    ({ kind, account, value, period, isForecast }) =>
      `${account ?? kind} ${value} ${period}${isForecast ? ' planned' : ''}`,
  );
  expect(numbers).toEqual(
    expect.arrayContaining([
      'revenue 1020000 2026-01 planned',
      'revenue 988000 2026-01',
      'revenue 872000 2026-03',
    ]),
  );
  expect(numbers.filter((one) => /^(?:costOfSales|grossProfit|netProfit)/.test(one))).toEqual([]);
});
