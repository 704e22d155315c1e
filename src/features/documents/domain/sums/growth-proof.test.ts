import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codesOf = (...lines: readonly string[]): { told: boolean; asked: boolean } => {
  const { flags, questions = [] } = analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: ['Results', ...lines].join('\n') }],
  });
  const isGrowth = ({ code }: { readonly code: string }): boolean => code === 'GROWTH_MISMATCH';
  return { told: flags.some(isGrowth), asked: questions.some(isGrowth) };
};
const ACCOUNTS = ['$m\t2023\t2024\t2025', 'Revenue\t4.0\t5.0\t6.0'] as const;

test.each([
  'Revenue grew 55% in 2025.',
  'In 2025 we grew by 55%.',
  'Growth of 55% on the year.',
  'Our net sales came to 6.0 million in 2025, up 55%.',
  'Le chiffre d’affaires annuel a progressé de 55 % en 2025.',
])('growth of the whole is told: %s', (line) => {
  expect(codesOf(...ACCOUNTS, line)).toEqual({ told: true, asked: false });
});

test.each([
  'Wholesale revenue grew 55% in 2025.',
  'Sales of lids grew 55% in 2025.',
  'Les ventes nigérianes ont progressé de 55 % en 2025.',
])('growth of what may be a part is asked: %s', (line) => {
  expect(codesOf(...ACCOUNTS, line)).toEqual({ told: false, asked: true });
});

test.each(['Small rigs grew 55% in 2025.', 'Les petites pompes ont progressé de 55 % en 2025.'])(
  'growth of another thing is no matter: %s',
  (line) => {
    expect(codesOf(...ACCOUNTS, line)).toEqual({ told: false, asked: false });
  },
);

test.each([
  'Revenue grew 20% in 2025: sacks +9%, cartons +31%, labels +4%.',
  'Sales are up 20% in 2025, with jute +12% and twine +27%.',
])('beside a growth that is shown, others of its time are of parts: %s', (line) => {
  expect(codesOf(...ACCOUNTS, line)).toEqual({ told: false, asked: false });
});

test('a margin beside a growth on a row of tiles is no growth', () => {
  expect(
    codesOf(...ACCOUNTS, 'Boxes for 900 growers', '$6.0m\t+20%\t31%', 'sales 2025\tgrowth 2025\tgross margin')
      .told,
  ).toBe(false);
});
