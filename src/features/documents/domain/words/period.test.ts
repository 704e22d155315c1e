import { expect, test } from 'vitest';
import { yearEndIn } from './period.ts';

test.each([
  ['accounts for the first quarter (april to june 2025)', 3],
  ['q2 fy26: jul-sep', 3],
  ['second quarter of 2026/27, october to december', 6],
  ['h2 (jan-jun 2026)', 6],
  ['third quarter, july to september 2026', 12],
  ['premier semestre (octobre a mars)', 9],
  ['first quarter (april to july)', null],
  ['a good first quarter', null],
])('%s tells that years end in month %s', (text, month) => {
  expect(yearEndIn(text)).toBe(month);
});
