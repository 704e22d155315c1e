import { describe, expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const codes = (text: string): string[] =>
  analyseDocument({
    type: 'business_plan',
    pages: [{ page: 1, text: `Mchele Stores Ltd\nUpdate, 19 January 2026\n${text}` }],
  }).flags.map(({ code }) => code);

describe('months that the lines around them give', () => {
  const LINES =
    'Cash at bank, 31 December 2025\t2,400\nGross spend in the quarter\t720\nNet burn in the quarter\t450';
  test.each([
    `${LINES}\nMonthly averages over the quarter: gross 240, net 150.\nRunway on average net burn: 16 months.`,
    `${LINES}\nMonthly averages over the quarter: gross 240, net 150.\nRunway on average net burn: 16 months.\nWith the undrawn 600 of the facility counted in: 20 months.`,
    'Our cedi accounts hold GHS 2.90m\nTogether with the dollar account: GHS 6.20m in the bank\nNet burn averaged GHS 310k a month: 20 months.',
  ])('%s', (text) => {
    expect(codes(text)).not.toContain('RUNWAY_MISMATCH');
    expect(codes(text)).not.toContain('RUNWAY_SHORT');
  });

  test('and months that no two of them give', () => {
    expect(
      codes('Cash at bank: KES 24 million.\nNet burn: KES 3 million a month.\nRunway: 14 months.'),
    ).toContain('RUNWAY_MISMATCH');
  });
});

test.each([
  'Cash: KES 24 million. Net burn: KES 3 million a month, 8 months. The bank asks for a ratio of cash of at least six months.',
  'Cash at the gate; 14 days for farms with more than 30 months of history. Cash is KES 24 million and net burn KES 3 million a month.',
])('months of something else are no runway: %s', (text) => {
  expect(codes(text)).not.toContain('RUNWAY_MISMATCH');
});
