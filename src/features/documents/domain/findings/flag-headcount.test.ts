import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

test('the number of a note and the shares of owners count no heads', () => {
  const { flags } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Zawadi Ltd\n6 Employees.\nAt year end the company employed 203 people (2024: 196).\nShareholders\tShares\t%\nAsha Mwangi (director)\t5,200\t52.0\nOtieno Were (director)\t2,600\t26.0\nKenya fishers’ cooperative\t1,200\t12.0\nAngels (4)\t1,000\t10.0',
      },
    ],
  });
  expect(flags.map(({ code }) => code)).not.toContain('CONTRADICTORY_NUMBERS');
});
