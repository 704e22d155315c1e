import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '#shared/domain/calendar.ts';
import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import { irrPeriodic, periodReturn, xirr, xnpv, type CashFlow } from './internal-rate.ts';

/** The example of Microsoft's XIRR page. */
const EXCEL: CashFlow[] = [
  { date: '2008-01-01', amount: -10_000 },
  { date: '2008-03-01', amount: 2_750 },
  { date: '2008-10-30', amount: 4_250 },
  { date: '2009-02-15', amount: 3_250 },
  { date: '2009-04-01', amount: 2_750 },
];

test("Microsoft's XIRR example: 37.34%, whatever the order of the rows", () => {
  const answer = xirr(EXCEL);
  expect(answer.irr).toBeCloseTo(0.3733625335, 9);
  expect(xirr(EXCEL.toReversed())).toEqual(answer);
  expect(xnpv(0.09, EXCEL)).toBeCloseTo(2_086.6476, 4);
});

test('100 that become 121 in 730 days earn 10% a year', () => {
  const flows = [
    { date: '2022-01-01', amount: -100 },
    { date: '2024-01-01', amount: 121 },
  ];
  expect(xirr(flows).irr).toBeCloseTo(0.1, 12);
  expect(
    xirr([
      { date: '2022-01-01', amount: -100 },
      { date: '2023-01-01', amount: 1 },
    ]).irr,
  ).toBeCloseTo(-0.99, 12);
});

test('flows of one day are netted before anything else', () => {
  const split = [
    { date: '2022-01-01', amount: -60 },
    { date: '2022-01-01', amount: -40 },
    { date: '2023-01-01', amount: 115 },
  ];
  expect(xirr(split).irr).toBeCloseTo(0.15, 12);
  const settled = [
    { date: '2022-01-01', amount: -100 },
    { date: '2022-01-01', amount: 100 },
  ];
  expect(xirr(settled)).toMatchObject({ irr: null, note: { code: 'XIRR_TOO_FEW_DATES' } });
});

test('a holding at cost has a rate of zero, not of a hair below', () => {
  const flows = [
    { date: '2024-03-15', amount: -60_000_000 },
    { date: '2026-11-21', amount: 60_000_000 },
  ];
  expect(xirr(flows)).toEqual({ irr: 0, roots: 1, rootValues: [0] });
});

test('two rates fit: neither is picked, both are told', () => {
  // -1,000 + 3,600/x - 4,310/x^2 + 1,716/x^3 at periods of a year: 10%, 20% and 30%.
  expect(irrPeriodic([-1_000, 3_600, -4_310, 1_716])).toMatchObject({ irr: null, roots: 3 });
  const { irr, rootValues, note } = irrPeriodic([100, -230, 132]);
  expect(irr).toBeNull();
  expect(rootValues[0]).toBeCloseTo(0.1, 9);
  expect(rootValues[1]).toBeCloseTo(0.2, 9);
  expect(note).toEqual({
    code: 'XIRR_MULTIPLE_ROOTS',
    message: 'Several rates fit (10.00%, 20.00%), so none of them is the return.',
  });
});

test('roots a hair apart are still two', () => {
  // Roots at 10% and 10.1%.
  expect(irrPeriodic([1, -2.201, 1.2111]).rootValues).toHaveLength(2);
});

test('held for less than a year the period’s own return is told: 10% in 73 days is 61% a year', () => {
  const flows = [
    { date: '2026-01-01', amount: -100 },
    { date: '2026-03-15', amount: 110 },
  ];
  const { irr } = xirr(flows);
  expect(irr).toBeCloseTo(1.1 ** 5 - 1, 9);
  expect(periodReturn(flows, irr)).toEqual({ days: 73, fraction: expect.closeTo(0.1, 9) });
  expect(periodReturn([...flows, { date: '2027-01-01', amount: 0 }], irr)).toBeNull();
  expect(periodReturn(flows, null)).toBeNull();
});

test('a loss of nearly everything is a rate too, however near to -100%', () => {
  const lost = [
    { date: '2024-01-01', amount: -1_000_000 },
    { date: '2026-01-01', amount: '0.001' },
  ];
  // 10^-9 is left after 731 days.
  expect(xirr(lost).irr).toBeCloseTo(10 ** ((-9 * 365) / 731) - 1, 9);
  const odd = [
    { date: '2014-06-30', amount: -1_000_000 },
    { date: '2021-04-07', amount: 48_303 },
    { date: '2021-04-13', amount: -47_181 },
    { date: '2021-11-27', amount: 18 },
  ];
  const { irr, roots } = xirr(odd);
  expect(roots).toBe(1);
  expect(irr).toBeLessThan(-0.99);
  expect(irr).toBeGreaterThan(-1);
});

test('no money back, no money out, one day only, or never worth zero: no rate', () => {
  const code = (...amounts: number[]) => irrPeriodic(amounts).note?.code;
  expect(code(-100, -50)).toBe('XIRR_ONE_SIDED');
  expect(code(100, 50)).toBe('XIRR_ONE_SIDED');
  expect(code(-100)).toBe('XIRR_TOO_FEW_DATES');
  expect(code()).toBe('XIRR_TOO_FEW_DATES');
  expect(code(100, -100, 100)).toBe('XIRR_NO_ROOT');
  expect(xnpv(-1, EXCEL)).toBeNull();
});

const date = fc.integer({ min: 0, max: 3_650 }).map((days) => dayOf(new Date(Date.UTC(2015, 0, 1 + days))));
const flow = fc.record({ date, amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) });
/** A purchase first, so that most samples have a rate. */
const flows = fc
  .array(flow, { minLength: 1, maxLength: 8 })
  .map((later) => [{ date: '2014-06-30', amount: -1_000_000 }, ...later]);

test('at the rate returned the flows are worth zero', () => {
  fc.assert(
    fc.property(flows, (sample) => {
      const { irr } = xirr(sample);
      // Near -100% what is discounted grows beyond all digits, so the largest term is the measure; and the rate itself
      // is the nearest number there is, whose distance from -100% has few digits left.
      const worth = irr === null ? 0 : (xnpv(irr, sample) ?? Number.NaN);
      const years = Math.max(...sample.map((row) => daysBetween('2014-06-30', row.date))) / 365;
      const largest = Math.max(...sample.map(({ amount }) => Math.abs(amount)));
      const growth = irr === null ? 1 : Math.max(1, (1 + irr) ** -years);
      const digits = irr === null ? 0 : (years * Number.EPSILON) / (1 + irr);
      expect(Math.abs(worth)).toBeLessThanOrEqual((1e-6 + 10 * digits) * largest * growth);
    }),
    { numRuns: 500 },
  );
});

test('k times every flow, or every date moved alike, leaves the rate where it was', () => {
  fc.assert(
    fc.property(
      flows,
      fc.integer({ min: 2, max: 1_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (sample, k, days) => {
        const moved = (day: string) => dayOf(new Date(Date.parse(day) + days * DAY_MS));
        const before = xirr(sample);
        const scaled = xirr(sample.map((row) => ({ ...row, amount: row.amount * k })));
        const shifted = xirr(sample.map((row) => ({ ...row, date: moved(row.date) })));
        expect(shifted).toEqual(before);
        expect(scaled.roots).toBe(before.roots);
        scaled.rootValues.forEach((root, index) => {
          expect(Math.abs(root - (before.rootValues[index] ?? Number.NaN))).toBeLessThanOrEqual(
            1e-9 * (1 + Math.abs(root)),
          );
        });
      },
    ),
    { numRuns: 500 },
  );
});
