import { describe, expect, test } from 'vitest';
import { UNKNOWN_DEAL, UNKNOWN_INVESTOR } from './profile.ts';
import { quantile, ticketFit, ticketRange } from './ticket.ts';

test('quantiles between two values are interpolated', () => {
  expect([quantile([30, 10], 0.25), quantile([7], 0.75)]).toEqual([15, 7]);
});

describe('the range', () => {
  test('is what the investor states', () => {
    const stated = { ...UNKNOWN_INVESTOR, ticketMinUsd: 50_000, ticketMaxUsd: 250_000, leads: true };
    expect(ticketRange(stated, null)).toEqual({
      lowUsd: 50_000,
      highUsd: 250_000,
      chequeShare: 0.5,
      stated: true,
    });
    const open = ticketRange({ ...UNKNOWN_INVESTOR, ticketMinUsd: 50_000, leads: false }, null);
    expect(open).toMatchObject({ lowUsd: 50_000, highUsd: Infinity, chequeShare: 0.2 });
    const typical = ticketRange({ ...UNKNOWN_INVESTOR, ticketTypicalUsd: 80_000 }, null);
    expect(typical).toMatchObject({ lowUsd: 80_000, highUsd: 80_000, chequeShare: 0.35 });
  });

  test('else comes from past rounds, shrunk towards the market', () => {
    const deals = [{ ...UNKNOWN_DEAL, roundUsd: 8_000_000 }];
    const got = ticketRange({ ...UNKNOWN_INVESTOR, deals }, { p25: 1_000_000, p75: 8_000_000 });
    expect(got?.lowUsd).toBeCloseTo(0.35 * 2_000_000, 4);
    expect(got?.highUsd).toBeCloseTo(0.35 * 8_000_000, 4);
    expect(ticketRange(UNKNOWN_INVESTOR, { p25: 1, p75: 2 })).toBeNull();
  });
});

test('fit is 1 inside, 1/e at a third and at three times, and symmetric in logarithms', () => {
  const range = { lowUsd: 30_000, highUsd: 90_000, chequeShare: 0.35, stated: true };
  expect([30_000, 60_000, 90_000].map((cheque) => ticketFit(range, cheque))).toEqual([1, 1, 1]);
  expect(ticketFit(range, 10_000)).toBeCloseTo(1 / Math.E, 12);
  expect(ticketFit(range, 270_000)).toBeCloseTo(1 / Math.E, 12);
  expect(ticketFit(range, 0)).toBe(0);
});
