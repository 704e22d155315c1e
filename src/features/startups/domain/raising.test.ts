import { expect, it } from 'vitest';
import { RAISING_EXAMPLES, RAISING_TOO_LARGE, raisingOf, readRaising } from './raising.ts';

it.each([
  ['$500K', 50_000_000, 'USD'],
  ['1,2M', 120_000_000, 'USD'],
  ['NGN 20m', 2_000_000_000, 'NGN'],
  ['₦20,000,000', 2_000_000_000, 'NGN'],
])('understands %s', (text, amountMinor, currency) => {
  expect(readRaising(text)).toEqual({ amountMinor, currency });
  expect(raisingOf(text)).toEqual({ amountMinor, currency });
});

it('says what is wrong with the rest', () => {
  expect(readRaising('a lot')).toBe(RAISING_EXAMPLES);
  expect(readRaising('$500K-$1M')).toBe(RAISING_EXAMPLES);
  expect(readRaising('$2T')).toBe(RAISING_TOO_LARGE);
  expect(raisingOf('a lot')).toBeNull();
});
