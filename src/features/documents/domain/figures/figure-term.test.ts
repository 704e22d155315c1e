import { expect, test } from 'vitest';
import { fold } from '#shared/domain/text.ts';
import { analyseDocument } from '../analysis.ts';
import { isOfATerm } from './figure-term.ts';

const isTerm = (text: string): boolean => isOfATerm(fold(text), { start: text.search(/KES|40/) });

test.each([
  'The yearly rent is KES 40,000',
  'a deposit of KES 40,000',
  'Fee for the valuation: KES 40,000',
  'le loyer est fixé à 40 000',
  'une caution de 40 000',
])('what is agreed or charged: %s', (text) => {
  expect(isTerm(text)).toBe(true);
});

test.each(['Sales came to KES 40,000', 'cash at bank of KES 40,000', 'le chiffre d’affaires atteint 40 000'])(
  'what was earned or is held: %s',
  (text) => {
    expect(isTerm(text)).toBe(false);
  },
);

test('what an agreement charges is no income of the company, and what it says was earned is', () => {
  const pages = [
    {
      page: 1,
      text: [
        'SERVICE AGREEMENT',
        'between Kito Mills Limited (the “Company”) and Savo Transport Limited.',
        'The Company shall pay a monthly fee of KES 310,000 for two lorries.',
        'In 2025 the Company had sales of KES 84,000,000.',
      ].join('\n'),
    },
  ];
  const revenue = analyseDocument({ type: 'legal_docs', pages }).numbers.filter(
    ({ kind }) => kind === 'revenue',
  );
  expect(revenue.map(({ value }) => value)).toEqual([84_000_000]);
});
