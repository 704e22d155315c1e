import { expect, it } from 'vitest';
import { timeScale } from './scale.ts';
import { isLone, timeOf, timeText } from './time-line.ts';

const marks = (from: string, to: string, count: number) => {
  const scale = timeScale([timeOf(from), timeOf(to)], [0, 300], count);
  return scale.ticks.map(timeText(scale));
};

it('marks of time leave out the year only within a quarter', () => {
  expect(marks('2025-03-22', '2026-11-22', 2)).toEqual(['Mar 2025', 'Nov 2026']);
  expect(marks('2026-01-15', '2026-10-31', 4)).toEqual(['Apr 2026', 'Jul 2026', 'Oct 2026']);
  expect(marks('2026-11-03', '2026-11-22', 2)).toEqual(['3 Nov', '22 Nov']);
});

it('a point that no line reaches is alone', () => {
  const points = [1, null, 3, 4, null, 6].map((y, x) => ({ x, y }));
  expect([0, 2, 3, 5].map((index) => isLone(points, index))).toEqual([true, false, false, true]);
});
