import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fundMultiples, multipleOnInvestedCapital } from './fund-multiples.ts';

test('80 paid in of 100 committed, 30 returned, 90 still held', () => {
  expect(fundMultiples({ paidIn: 80, distributions: 30, nav: 90, committed: 100 })).toEqual({
    dpi: 0.375,
    rvpi: 1.125,
    tvpi: 1.5,
    pic: 0.8,
    notes: [],
  });
});

test("Portled's example: called 87.5, distributed 42.2, net asset value 91.0 is 1.52x", () => {
  expect(fundMultiples({ paidIn: '87.5', distributions: '42.2', nav: '91.0' }).tvpi?.toFixed(2)).toBe('1.52');
});

test('before the first call there is no multiple, and without commitments no share of them', () => {
  const early = fundMultiples({ paidIn: 0, distributions: 0, nav: 0, committed: 100 });
  expect(early).toMatchObject({ dpi: null, rvpi: null, tvpi: null, pic: 0 });
  expect(early.notes[0]?.code).toBe('NOTHING_PAID_IN');
  expect(fundMultiples({ paidIn: 1, distributions: 0, nav: 0 }).pic).toBeNull();
  expect(multipleOnInvestedCapital(0, 5, 5)).toBeNull();
  expect(multipleOnInvestedCapital(40, 10, 50)).toBe(1.5);
});

test('TVPI is DPI and RVPI together', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), amount, amount, (paidIn, distributions, nav) => {
      const { dpi, rvpi, tvpi } = fundMultiples({ paidIn, distributions, nav });
      const sum = (dpi ?? Number.NaN) + (rvpi ?? Number.NaN);
      expect(Math.abs((tvpi ?? Number.NaN) - sum)).toBeLessThanOrEqual(1e-9 * Math.max(1, sum));
    }),
    { numRuns: 500 },
  );
});
