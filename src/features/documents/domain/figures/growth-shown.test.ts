import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';

const growthIn = (text: string): string[] =>
  analyseDocument({ type: 'business_plan', pages: [{ page: 1, text }] }).numbers.flatMap(
    ({ kind, value, period }) => (kind === 'growth' ? [`${value} ${period}`] : []),
  );

test.each([
  ['Audited turnover was GHS 90.5 million in 2025 and GHS 51.2 million in 2024, a rise of 77%.', '77 2025'],
  ['Revenue for the year to 31 March 2026 was ZMW 1,184,000 (2025: ZMW 806,000, up 47%).', '47 2026'],
  ["Le chiffre d'affaires était de 40 M MAD en 2024 et de 50 M MAD en 2025, soit +25 %.", '25 2025'],
  [
    'Sales were KES 74.6m from January to September 2026 (49.7m in the same months of 2025, +50%).',
    '50 2026-01 to 2026-09',
  ],
])('growth between two figures of a sentence is of the later time: %s', (text, growth) => {
  expect(growthIn(text)).toContain(growth);
});

test('growth in a note under a tile is of the tile, and not of what it is compared with', () => {
  const text = [
    'Investor deck, November 2026',
    'Our year runs April to March.',
    '₹ 14.85 cr',
    'revenue FY26',
    'FY25: ₹ 9.90 cr, +50%',
    '₹ 9.36 cr',
    'revenue H1 FY27',
    'H1 FY26: ₹ 6.40 cr, +46%',
  ].join('\n');
  expect(growthIn(text)).toEqual(['50 2026', '46 2026-04 to 2026-09']);
});

test('growth that its figures do not give keeps the time beside it', () => {
  expect(growthIn('Sales were KES 60m in 2026 and KES 50m in 2025, after growth of 35% in 2024.')).toEqual([
    '35 2024',
  ]);
});

test.each([
  ['Full year 2025: revenue KES 68.2 million, 64% above the KES 41.6 million of 2024.', '64 2025'],
  ['Turnover went from GHS 38.20 million in 2024 to GHS 50.81 million in 2025, which is 33.0%.', '33 2025'],
])('what two sums of income of a sentence make is growth, whatever words tell it: %s', (text, growth) => {
  expect(growthIn(text)).toEqual([growth]);
});

test.each([
  'Revenue was KES 100 million in 2024 and KES 120 million in 2025; exports were 20% of it.',
  'Revenue was KES 100 million in 2024 and KES 120 million in 2025, at a tax rate of 30%.',
])('a part, or another share, is none: %s', (text) => {
  expect(growthIn(text)).toEqual([]);
});

test('growth on a line of its own is that of the sales beside it', () => {
  const text =
    'VELO CARGO SAS, Nairobi\nSeed round, August 2026\nKES thousand\nH1 2026 revenue\t1,820\nH1 2025 revenue\t1,300\nGrowth\t40 %';
  expect(growthIn(text)).toContain('40 2026-H1');
});

test('growth that tells what it is counted from is not dated by other sales', () => {
  const text =
    'Update\nRevenue\nKES 1,820 thousand in 2025\nKES 1,300 thousand in 2024\nMRR is up 40 % on September 2023.';
  expect(growthIn(text)).not.toContain('40 2025');
});
