import { expect, test } from 'vitest';
import { pagesOf, rowsOf, tablesOf } from '#test/table-rows.ts';
import { analyseDocument } from '../analysis.ts';

test('where blanks alone part the columns, the reading whose sums close wins and says so', () => {
  const text =
    'Résultat (en milliers de FCFA)\n2024 2023\nChiffre d’affaires 1 234 567 987 654\nCoût des ventes 234 567 187 654\nMarge brute 1 000 000 800 000';
  expect(rowsOf(text)).toEqual([
    'revenue: 1234567000 XOF 2024, 987654000 XOF 2023',
    'costOfSales: 234567000 XOF 2024, 187654000 XOF 2023',
    'grossProfit: 1000000000 XOF 2024, 800000000 XOF 2023',
  ]);
  expect(tablesOf(text)[0]?.isSettled).toBe(true);
});

test('where no sum closes it is not sure, and no number is made', () => {
  const text = 'Résultat (en milliers de FCFA)\n2024 2023\nChiffre d’affaires 1 234 567 987 654';
  const { numbers, tables } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
  expect(numbers).toEqual([]);
  expect(tables?.[0]?.unsure[0]?.candidates).toContainEqual([1_234_567, 987_654]);
  expect(tables?.[0]?.unsure[0]?.quote.text).toContain('1 234 567 987 654');
});

test('a total that is not the sum of its lines is a finding', () => {
  const text = "KES'000\n\t2024\nRevenue\t900\nCost of sales\t(500)\nGross profit\t500";
  const { flags } = analyseDocument({ type: 'financial_statements', pages: pagesOf(text) });
  const found = flags.find(({ code }) => code === 'STATEMENT_SUM_MISMATCH');
  expect(found?.why).toBe(
    'The rule “gross profit = revenue − cost of sales” does not hold for 2024: KES 500,000 against KES 900,000 against KES -500,000.',
  );
  expect(found?.quotes.map((quote) => quote.text)).toEqual(['500', '900', '(500)']);
});
