import { expect, test } from 'vitest';
import { editDistance, nearestWord } from './spelling.ts';

test.each([
  ['kaduna', 'kaduna', 0],
  ['kadnua', 'kaduna', 1],
  ['fintehc', 'fintech', 1],
  ['lagos', 'lags', 1],
  ['lagos', 'largos', 1],
  ['zuri', 'zara', 2],
  ['', 'ab', 2],
  ['ab', '', 2],
])('from %s to %s is %i', (one, other, distance) => {
  expect(editDistance(one, other)).toBe(distance);
});

test('a word is corrected to the nearest known one, and only when that is near', () => {
  expect(nearestWord('nigera', ['niger', 'nigeria', 'algeria'])).toBe('niger');
  expect(nearestWord('kenyaa', ['lagos', 'kenya'])).toBe('kenya');
  expect(nearestWord('zebra', ['lagos', 'kenya'])).toBeNull();
  expect(nearestWord('ng', ['nga'])).toBeNull();
  expect(nearestWord('zuri', [])).toBeNull();
});
