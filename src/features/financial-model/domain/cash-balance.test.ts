import { expect, it } from 'vitest';
import { cashBalances } from './cash-balance.ts';

const flows = [
  { year: 2027, cashFlow: -60_000 },
  { year: 2028, cashFlow: -0.1 },
  { year: 2029, cashFlow: 20_000.3 },
];

it('walks the cash down the years, to the cent', () => {
  expect(cashBalances(50_000, flows)).toEqual([
    { year: 2027, cash: -10_000 },
    { year: 2028, cash: -10_000.1 },
    { year: 2029, cash: 10_000.2 },
  ]);
});

it('starts at nothing when the cash is not known', () => {
  expect(cashBalances(null, flows)[0]).toEqual({ year: 2027, cash: -60_000 });
});

it('knows nothing after a year it does not know', () => {
  expect(
    cashBalances(1, [{ year: 1, cashFlow: null }, ...flows.slice(0, 1)]).map(({ cash }) => cash),
  ).toEqual([null, null]);
});
