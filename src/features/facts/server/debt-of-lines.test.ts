import { expect, it } from 'vitest';
import { analyseDocument } from '#features/documents/domain/analysis.ts';
import { documentFacts } from '../domain/document-facts.ts';

const SHEET =
  'Zawadi Mills Ltd\nBalance sheet at 31 December 2025, KES thousand\n\t2025\nCash at bank\t4,000\nTrade receivables\t9,000\nPlant\t31,000\nTotal assets\t44,000\nShare capital\t20,000\nRetained earnings\t9,000\nLoan from Lake Bank\t6,000\nLoan from Hill Bank\t6,000\nTrade payables\t3,000\nTotal equity and liabilities\t44,000';

const debts = (...pages: readonly string[]): number[] => {
  const analysis = analyseDocument({
    type: 'financial_statements',
    pages: pages.map((text, index) => ({ page: index + 1, text })),
    facts: { name: 'Zawadi Mills' },
  });
  return documentFacts(
    { documentId: 1, version: 1, title: 'Accounts', type: 'financial_statements', analysis },
    { yearEnd: 12, today: '2026-11-01' },
  ).flatMap(({ metric, value }) => (metric === 'debt' ? [value] : []));
};

it('a packing credit is owed to a lender', () => {
  expect(debts(SHEET.replace('Loan from Hill Bank', 'Packing credit'))).toContain(12_000_000);
});

it('two loans of one sum in a list are two', () => {
  expect(debts(SHEET)).toContain(12_000_000);
});
