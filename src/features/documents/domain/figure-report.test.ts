import { describe, expect, test } from 'vitest';
import { analyseDocument } from './analysis.ts';
import type { DocumentType } from './document.ts';

const numbersOf = (text: string, type: DocumentType = 'business_plan') =>
  analyseDocument({ type, pages: [{ page: 1, text }] }).numbers.map(
    ({ kind, account, value, currency, period }) => [account ?? kind, value, currency, period].join(' '),
  );

describe('letters that report on a quarter', () => {
  test('say the quarter, the same one a year ago and its months without their year', () => {
    const found = numbersOf(
      'Moto Kazi Limited: shareholder letter, Q2 2025\n- Revenue for the quarter: KES 61.4m (same quarter last year: 38.9m)\n- MRR closed June at KES 19.8m\n- Team: 64 (March: 59)',
    );
    expect(found).toEqual(
      expect.arrayContaining([
        'revenue 61400000 KES 2025-Q2',
        'revenue 38900000 KES 2024-Q2',
        'revenue 19800000 KES 2025-06, monthly',
        'team 64  2025-Q2',
        'team 59  2025-03',
      ]),
    );
  });

  test('en français', () => {
    const found = numbersOf(
      "Baobab Énergie SA : lettre aux actionnaires, 3e trimestre 2025\nLe chiffre d'affaires du trimestre est de 412 millions de FCFA contre 350 millions au même trimestre de l'année précédente.",
    );
    expect(found).toContain('revenue 412000000 XOF 2025-Q3');
    expect(found).toContain('revenue 350000000 XOF 2024-Q3');
  });
});

test('facts of a slide below each other, each opening with its figure, are read one by one', () => {
  const found = numbersOf(
    "Traction à fin avril 2025\n86 M FCFA de chiffre d'affaires en 2024 (+48 % vs 2023)\n23 collaborateurs",
    'pitch_deck',
  );
  expect(found).toContain('team 23  2025-04');
});

describe('statements from further away', () => {
  test.each([
    ['INR crore', 'INR', 1e7],
    ['Rs in lakhs, Mumbai', 'INR', 1e5],
    ['IDR million', 'IDR', 1e6],
    ['BRL thousand', 'BRL', 1e3],
  ])('all amounts in %s', (unit, currency, factor) => {
    const found = numbersOf(
      `Statement of profit and loss for the year ended 31 March 2025\n(All amounts in ${unit})\nParticulars\tNote\t31 March 2025\t31 March 2024\nRevenue from operations\t18\t42\t35\nCost of materials consumed\t20\t25\t21\nFinance expense\t22\t3\t2`,
      'financial_statements',
    );
    expect(found).toContain(`revenue ${42 * factor} ${currency} 2025`);
    expect(found).toContain(`costOfSales ${21 * factor} ${currency} 2024`);
    expect(found).toContain(`financeCosts ${3 * factor} ${currency} 2025`);
  });
});
