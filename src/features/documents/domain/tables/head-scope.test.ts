import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const numbersOf = (head: string) => {
  const { numbers, flags } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: `Statements of profit or loss for the year ended 31 December 2025, GHS'000\n${head}\nRevenue\t9,400\t7,100\t5,200\t4,300\nCost of sales\t(6,100)\t(4,800)\t(3,500)\t(2,900)\nGross profit\t3,300\t2,300\t1,700\t1,400`,
      },
    ],
  });
  return {
    revenue: numbers
      .filter(({ account }) => account === 'revenue')
      .map(({ value, period, isAside }) => `${value} ${period}${isAside ? ' aside' : ''}`),
    flags: flags.map(({ code }) => code),
  };
};

test.each([
  [
    '\tGroup\t\tCompany\t\n\t2025\t2024\t2025\t2024',
    ['9400000 2025', '7100000 2024', '5200000 2025 aside', '4300000 2024 aside'],
  ],
  [
    '\tGroup 2025\tGroup 2024\tCompany 2025\tCompany 2024',
    ['9400000 2025', '7100000 2024', '5200000 2025 aside', '4300000 2024 aside'],
  ],
  [
    '\tSociété\t\tGroupe\t\n\t2025\t2024\t2025\t2024',
    ['9400000 2025 aside', '7100000 2024 aside', '5200000 2025', '4300000 2024'],
  ],
])('a parent beside its group is listed aside: %s', (head, revenue) => {
  const read = numbersOf(head);
  expect(read.revenue.toSorted()).toEqual(revenue.toSorted());
  expect(read.flags).not.toContain('CONTRADICTORY_NUMBERS');
  expect(read.flags).not.toContain('STATEMENT_SUM_MISMATCH');
});

test('columns of one time that nothing tells apart are not listed', () => {
  expect(numbersOf('\t2025\t2024\t2025\t2024').revenue).toEqual(['9400000 2025', '7100000 2024']);
});

test('a group beside its parts is of the time that stands over the labels', () => {
  const { numbers } = analyseDocument({
    type: 'financial_statements',
    pages: [
      {
        page: 1,
        text: 'Jamuna Ltd, Gazipur, Bangladesh\nGroup pack, half-year July to December 2025 (H1 FY2026)\nFiscal year ends 30 June\nBDT lakh, H1 FY26\tParent\tSubsidiary\tElimination\tGroup\tGroup H1 FY25\nRevenue\t3710\t842\t-266\t4286\t3702\nCost of sales\t-2671\t-598\t266\t-3003\t-2640\nGross profit\t1039\t244\t0\t1283\t1062',
      },
    ],
  });
  expect(
    numbers.flatMap(({ account, value, period }) => (account === 'revenue' ? [[value, period]] : [])),
  ).toEqual([
    [428.6e6, '2025-H2'],
    [370.2e6, '2024-H2'],
  ]);
});
