import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { exact } from '#shared/domain/exact.ts';
import { cashByMonth, lowestMonth } from './cash-balance.ts';
import { projectedRunwayMonths } from './projection.ts';

const flows = [
  { year: 2027, cashFlow: -60_000 },
  { year: 2028, cashFlow: -0.1 },
  { year: 2029, cashFlow: 20_000.3 },
];
const cashIn = (months: ReturnType<typeof cashByMonth>, month: number) => months[month]?.cash;

it('walks the cash down the months, to the cent at the end of each year', () => {
  const months = cashByMonth(50_000, flows);
  expect(months).toHaveLength(37);
  expect([0, 1, 12, 24, 36].map((month) => cashIn(months, month))).toEqual([
    50_000, 45_000, -10_000, -10_000.1, 10_000.2,
  ]);
  expect(lowestMonth(months)).toEqual({ month: 24, year: 2028, cash: -10_000.1 });
});

it('starts at nothing when the cash is not known', () => {
  expect(cashIn(cashByMonth(null, flows), 12)).toBe(-60_000);
});

it('knows nothing after a year it does not know', () => {
  const months = cashByMonth(1, [{ year: 1, cashFlow: null }, ...flows.slice(0, 1)]);
  expect(new Set(months.slice(1).map(({ cash }) => cash))).toEqual(new Set([null]));
  expect(lowestMonth(months)).toBeNull();
});

it('of a plan that only earns, the lowest is the first month', () => {
  expect(lowestMonth(cashByMonth(100, [{ year: 2027, cashFlow: 120 }]))).toMatchObject({
    month: 1,
    cash: 110,
  });
});

it('runs out in the month in which the projected runway ends', () => {
  const amount = fc.integer({ min: -900_000, max: 900_000 });
  fc.assert(
    fc.property(
      fc.nat({ max: 2_000_000 }),
      fc.array(amount, { minLength: 1, maxLength: 6 }),
      (cash, amounts) => {
        const years = amounts.map((cashFlow, index) => ({ year: 2027 + index, cashFlow }));
        const runway = projectedRunwayMonths(
          exact(cash),
          years.map(({ cashFlow }) => ({ cashFlow: exact(cashFlow) })),
        );
        const gone = cashByMonth(cash, years).find((month) => (month.cash ?? 0) < 0)?.month ?? null;
        const ends = runway === null ? null : Math.floor(Number(runway)) + 1;
        expect(gone).toBe(ends);
      },
    ),
  );
});
