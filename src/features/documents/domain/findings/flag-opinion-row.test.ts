import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (...cells: string[]): string[] =>
  analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: `Key figures, year to 31 December 2025\n\t2025\t2024\nSales\t410\t380\nAudit opinion\t${cells.join('\t')}`,
      },
    ],
  }).flags.map(({ code }) => code);

test('the opinion on the latest year in a table of figures', () => {
  expect(codes('qualified – receivables could not be confirmed', 'unqualified')).toContain(
    'OPINION_QUALIFIED',
  );
  expect(codes('unqualified', 'qualified – receivables could not be confirmed')).not.toContain(
    'OPINION_QUALIFIED',
  );
});
