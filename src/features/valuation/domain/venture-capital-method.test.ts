import { expect, test } from 'vitest';
import { ventureCapitalMethod, ventureCapitalRounds } from './venture-capital-method.ts';

test('10 million of revenue at 2x in four years, doubling the money each two years', () => {
  // 20,000,000 / 2^2 = 5,000,000 post; 1,000,000 buys a fifth: 250,000 new shares at 4.00.
  const wanted = {
    exitMetric: 10_000_000,
    multiple: 2,
    years: 4,
    investment: 1_000_000,
    existingShares: 1_000_000,
  };
  const answer = ventureCapitalMethod({ ...wanted, targetMultiple: 4 });
  expect(answer).toEqual({
    terminalValue: 20_000_000,
    postMoney: 5_000_000,
    preMoney: 4_000_000,
    requiredOwnershipPct: 20,
    newShares: 250_000,
    pricePerShare: 4,
    notes: [],
  });
  expect(ventureCapitalMethod({ ...wanted, years: 2, rate: 1 })).toEqual(answer);
  // Later rounds leave half of the stake.
  expect(ventureCapitalMethod({ ...wanted, rate: 1, years: 2, retention: 0.5 }).preMoney).toBe(1_500_000);
});

test('an investment larger than the post-money has no price', () => {
  const answer = ventureCapitalMethod({
    exitMetric: 1_000_000,
    multiple: 1,
    years: 5,
    investment: 500_000,
    rate: 0.6,
    existingShares: 100,
  });
  expect(answer.preMoney).toBeLessThan(0);
  expect(answer).toMatchObject({ newShares: null, pricePerShare: null });
  expect(answer.notes[0]?.code).toBe('INVESTMENT_EXCEEDS_POST_MONEY');
});

test('two rounds: the first takes more today because the second will dilute it', () => {
  const { rounds, notes } = ventureCapitalRounds({
    terminalValue: 32_000_000,
    exitYear: 4,
    existingShares: 900_000,
    rounds: [
      { amount: 2_000_000, year: 2, rate: 1 },
      { amount: 500_000, year: 0, rate: 1 },
    ],
  });
  // First by year: 500,000 x 16 / 32m = 25% at exit, 75% retained, 33.33% now; second 2m x 4 / 32m = 25%.
  expect(rounds[0]?.finalPct).toBe(25);
  expect(rounds[0]?.retentionPct).toBe(75);
  expect(rounds[0]?.currentPct).toBeCloseTo(100 / 3, 12);
  expect(rounds[0]?.newShares).toBeCloseTo(450_000, 6);
  expect(rounds[0]?.postMoney).toBeCloseTo(1_500_000, 6);
  expect(rounds[1]).toMatchObject({
    finalPct: 25,
    retentionPct: 100,
    postMoney: 8_000_000,
    preMoney: 6_000_000,
  });
  expect(rounds[1]?.newShares).toBeCloseTo(450_000, 6);
  expect(notes).toEqual([]);
});

test('rounds that need more than the exit are said to be infeasible', () => {
  const { rounds, notes } = ventureCapitalRounds({
    terminalValue: 1_000_000,
    exitYear: 5,
    existingShares: 1_000,
    rounds: [
      { amount: 500_000, year: 0, rate: 0.5 },
      { amount: 500_000, year: 4, rate: 0.25 },
    ],
  });
  expect(rounds[0]).toMatchObject({ price: null, preMoney: null });
  expect(notes[0]?.code).toBe('ROUNDS_EXCEED_EXIT');
});
