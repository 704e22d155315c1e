import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixAgainstMarket } from './mix.ts';

test('three quarters FinTech in a market of which half is FinTech: 25 points more', () => {
  const own = [
    { name: 'FinTech', amount: 300 },
    { name: 'AgriTech', amount: 100 },
  ];
  const market = [
    { name: 'FinTech', amount: 5_000 },
    { name: 'CleanTech', amount: 4_000 },
    { name: 'AgriTech', amount: 1_000 },
    { name: 'Gaming', amount: 0 },
  ];
  expect(mixAgainstMarket(own, market)).toEqual([
    { name: 'CleanTech', ownPercent: 0, marketPercent: 40, difference: -40 },
    { name: 'FinTech', ownPercent: 75, marketPercent: 50, difference: 25 },
    { name: 'AgriTech', ownPercent: 25, marketPercent: 10, difference: 15 },
  ]);
});

test('a market without funding is not known, and nothing is compared with it', () => {
  expect(mixAgainstMarket([{ name: 'FinTech', amount: 5 }], [])).toEqual([
    { name: 'FinTech', ownPercent: 100, marketPercent: null, difference: null },
  ]);
  expect(mixAgainstMarket([], [])).toEqual([]);
});

const weights = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), amount: fc.nat(1_000_000) }),
  {
    selector: ({ name }) => name,
  },
);

test('differences cancel out', () => {
  fc.assert(
    fc.property(weights, weights, (own, market) => {
      const rows = mixAgainstMarket(own, market);
      fc.pre(rows.length > 0 && rows.every(({ difference }) => difference !== null));
      expect(rows.reduce((sum, { difference }) => sum + (difference ?? 0), 0)).toBeCloseTo(0, 6);
    }),
  );
});
