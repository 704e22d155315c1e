import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codesOf = (text: string) =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Zawadi Ltd, letter to investors, 4 March 2026\n\n${text}` }],
  })
    .flags.map(({ code }) => code)
    .filter((code) => code.endsWith('_CONCENTRATION'));

test.each([
  ['Nine litres in every ten of the milk we bottle come from one cooperative at Githunguri.', 'SUPPLIER'],
  ['Eight sacks in every ten that we mill come out of one estate at Kitale.', 'SUPPLIER'],
  ['Of every 100 shillings billed in 2025, 71 came from one hotel group.', 'CUSTOMER'],
] as const)('%s', (text, side) => {
  expect(codesOf(text)).toEqual([`${side}_CONCENTRATION`]);
});

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

test('of two columns of shares one that makes the whole is enough', () => {
  const table = (first: string) =>
    `Zawadi Ltd, share capital at 31 March 2026\nHolder\tClass\tShares\t% issued\t% fully diluted\nAsha Mwangi\tOrdinary\t500,000\t${first}\t45.00%\nOtieno Were\tOrdinary\t300,000\t30.00%\t27.00%\nLake Angels Ltd\tOrdinary\t200,000\t20.00%\t18.00%\nIssued\t\t1,000,000\t100.00%\nOptions\tOptions\t111,111\t\t10.00%\nFully diluted\t\t1,111,111\t\t100.00%`;
  const codes = (text: string) =>
    analyseDocument({ type: 'legal_docs', pages: [{ page: 1, text }] }).flags.map(({ code }) => code);
  expect(codes(table('50.00%'))).not.toContain('OWNERSHIP_MISMATCH');
  expect(codes(table('58.00%'))).toContain('OWNERSHIP_MISMATCH');
});
