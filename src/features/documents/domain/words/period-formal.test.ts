import { expect, test } from 'vitest';
import { analyseDocument } from '../analysis.ts';
import { datesIn } from './period.ts';

test.each([
  ['this second day of march two thousand and twenty-four', '2024-03'],
  ['on the 19th day of august, in the year 2026', '2026-08'],
  ['october the twenty first, twenty twenty-five', '2025-10'],
  ['le vingt et un avril deux mille vingt-trois', '2023-04'],
  ['le premier fevrier deux mil vingt-six', '2026-02'],
  ["l'an deux mille vingt-quatre, et le dix-sept mai", '2024-05'],
  ["l'an 2025 et le neuf juillet", '2025-07'],
  ['the year ended the thirty-first day of march two thousand and twenty-five', '2025'],
  ["l'exercice deux mille vingt-cinq", '2025'],
])('%s is a date', (text, date) => {
  expect(datesIn(text).map((one) => one.date)).toEqual([date]);
});

test('two thousand of something is no year', () => {
  expect(datesIn('two thousand and twenty bags, deux mille vingt sacs')).toEqual([]);
});

const deed = (...lines: string[]) =>
  analyseDocument({
    type: 'legal_docs',
    pages: [{ page: 1, text: ['Bugoma Timber Limited, Kampala', ...lines].join('\n') }],
  });
const told = ({ numbers }: ReturnType<typeof deed>) =>
  numbers.map(({ kind, value, currency, period }) => [kind, value, currency, period]);

test('a deed is of the day it is made, its figures of the days it writes out', () => {
  const read = deed(
    'This deed is made the eleventh day of June two thousand and twenty-six.',
    'The licence was granted on the first day of July two thousand and nineteen.',
    'Revenue for the year ended the thirty-first day of December two thousand and twenty-five was four billion shillings (UGX 4,000,000,000).',
    'Cash on the thirtieth day of April two thousand and twenty-six was ninety million shillings.',
  );
  expect(read.time?.writtenIn).toBe('2026-06');
  expect(told(read)).toContainEqual(['revenue', 4e9, 'UGX', '2025']);
  expect(told(read)).toContainEqual(['cash', 90e6, 'UGX', '2026-04']);
});
