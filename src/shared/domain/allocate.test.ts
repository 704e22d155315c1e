import { array, assert, bigInt, maxSafeInteger, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { allocate } from './allocate.ts';

test('100.00 among three equal holders: the earlier row gets the odd cent', () => {
  expect(allocate(10_000, [1, 1, 1])).toEqual([3334, 3333, 3333]);
});

test('21 seats by votes of 41, 34, 15 and 10: the largest remainder gets the seat left over', () => {
  expect(allocate(21, [41, 34, 15, 10])).toEqual([9, 7, 3, 2]);
});

test('a payout of 1,000,000.01 over 7,000,000, 3,000,000 and 1,250,000 shares', () => {
  expect(allocate(100_000_001, [7_000_000, 3_000_000, 1_250_000])).toEqual([
    62_222_223, 26_666_667, 11_111_111,
  ]);
});

test('nothing to share gives zeros; nobody to share with gives null', () => {
  expect(allocate(0, [3, 4])).toEqual([0, 0]);
  expect(allocate(5, [0, 0])).toBeNull();
  expect(allocate(5, [])).toBeNull();
  expect(allocate(5, [0, 2, 0])).toEqual([0, 5, 0]);
});

test('fractions, negatives and inexact numbers are a mistake of the caller', () => {
  for (const [total, weight] of [
    [0.5, 1],
    [-1, 1],
    [1, 0.1],
    [1, -1],
    [2 ** 53, 1],
    [Number.NaN, 1],
  ] as const)
    expect(() => allocate(total, [weight])).toThrow(RangeError);
});

const weights = array(bigInt({ min: 1n, max: 10n ** 18n }), { minLength: 1, maxLength: 12 });

test('parts always add up, and none is a whole unit away from its exact share', () => {
  assert(
    property(maxSafeInteger(), weights, (signed, shares) => {
      const total = Math.abs(signed);
      const sum = shares.reduce((left, right) => left + right, 0n);
      const parts = allocate(total, shares) ?? [];
      expect(parts.reduce((left, part) => left + BigInt(part), 0n)).toBe(BigInt(total));
      for (const [row, part] of parts.entries()) {
        const away = BigInt(part) * sum - BigInt(total) * (shares[row] ?? 0n);
        expect(away > -sum && away < sum).toBe(true);
      }
    }),
  );
});

test('of equal weights the earlier never gets less', () => {
  assert(
    property(nat(1000), nat(9), (total, others) => {
      const parts =
        allocate(
          total,
          Array.from({ length: others + 1 }, () => 7),
        ) ?? [];
      expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    }),
  );
});
