import { expect, test } from 'vitest';
import { tractionFractionOf } from './traction.ts';

const breakpoints = Array.from({ length: 21 }, (_, step) => step * 100);
const scales = {
  users: new Map([
    ['seed', { count: 40, breakpoints }],
    ['series-a', { count: 4, breakpoints }],
  ]),
  revenue: new Map([['seed', { count: 40, breakpoints: breakpoints.map((one) => one * 1000) }]]),
};

test('1,010 users are ahead of half of the startups at seed', () => {
  expect(tractionFractionOf({ stage: 'seed', users: 1010, revenueMinor: null }, scales)).toBe(0.5);
});

test('the least are ahead of none, more than the most ahead of all', () => {
  expect(tractionFractionOf({ stage: 'seed', users: 0, revenueMinor: null }, scales)).toBe(0);
  expect(tractionFractionOf({ stage: 'seed', users: 9999, revenueMinor: null }, scales)).toBe(1);
});

test('revenue counts where users are not known', () => {
  expect(tractionFractionOf({ stage: 'seed', users: null, revenueMinor: 510_000 }, scales)).toBe(0.25);
});

test('nothing is said with fewer than five to compare, or of nothing', () => {
  expect(tractionFractionOf({ stage: 'series-a', users: 500, revenueMinor: null }, scales)).toBeNull();
  expect(tractionFractionOf({ stage: 'growth', users: 500, revenueMinor: null }, scales)).toBeNull();
  expect(tractionFractionOf({ stage: 'seed', users: null, revenueMinor: null }, scales)).toBeNull();
});
