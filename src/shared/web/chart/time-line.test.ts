import { expect, it } from 'vitest';
import { timeScale } from './scale.ts';
import { timeOf, timeText } from './time-line.ts';

const marks = (from: string, to: string, count: number) => {
  const scale = timeScale([timeOf(from), timeOf(to)], [0, 300], count);
  return scale.ticks.map(timeText(scale));
};

it('marks of time leave out the year only within a quarter', () => {
  expect(marks('2025-03-22', '2026-11-22', 2)).toEqual(['Mar 2025', 'Nov 2026']);
  expect(marks('2026-01-15', '2026-10-31', 4)).toEqual(['Apr 2026', 'Jul 2026', 'Oct 2026']);
  expect(marks('2026-11-03', '2026-11-22', 2)).toEqual(['3 Nov', '22 Nov']);
});
