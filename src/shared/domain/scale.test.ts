import { expect, test } from 'vitest';
import { clamp, lin, roundHalfUp, sat } from './scale.ts';

test('lin runs from 0 to 1 between its ends and is flat outside', () => {
  expect([-1, 1, 2, 3, 9].map((x) => lin(x, 1, 3))).toEqual([0, 0, 0.5, 1, 1]);
});

test('sat grows with the logarithm: nine of a reference of 99 is half way', () => {
  expect(sat(9, 99)).toBeCloseTo(0.5, 12);
  expect([sat(-5, 99), sat(0, 99), sat(99, 99), sat(1e9, 99)]).toEqual([0, 0, 1, 1]);
});

test('halves round up, also where binary arithmetic falls just short', () => {
  expect([0.49, 0.5, 62.5, 1.005 * 100].map(roundHalfUp)).toEqual([0, 1, 63, 101]);
});

test('clamp holds a value in its range', () => {
  expect([clamp(-2), clamp(0.3), clamp(7), clamp(7, 5, 6)]).toEqual([0, 0.3, 1, 6]);
});
