import { expect, it } from 'vitest';
import { impliedReturn } from './implied-return.ts';

it('1,000 for 100 a year and 1,100 more with the third earns what makes them worth zero', () => {
  expect(impliedReturn(1_000, [100, 100, 100], 1_000).rate).toBeCloseTo(0.1, 9);
});

it('says why there is no rate', () => {
  expect(impliedReturn(1_000, [-10, -10], 0)).toEqual({
    rate: null,
    note: 'A rate needs money going out and money coming back.',
  });
});
