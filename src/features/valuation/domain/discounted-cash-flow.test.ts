import { expect, test } from 'vitest';
import { costOfEquity } from './cost-of-equity.ts';
import { discountedCashFlow } from './discounted-cash-flow.ts';
import { firstChicago } from './first-chicago.ts';

test('110 and 121 at 10% are worth 100 each; growing at 0% for ever they leave 1,210 behind', () => {
  const answer = discountedCashFlow({
    cashFlows: [110, 121],
    rate: 0.1,
    terminalGrowth: 0,
    cash: 50,
    debt: 20,
  });
  expect(answer).toEqual({
    pvExplicit: 200,
    terminalValue: 1_210,
    pvTerminal: 1_000,
    enterpriseValue: 1_200,
    equityValue: 1_230,
    notes: [],
  });
});

test('an exit multiple values the last year, and stays at its end when flows arrive mid-year', () => {
  const exit = { cashFlows: [0, 0], rate: 0.21, exitMultiple: 5, exitMetric: 292.82 };
  expect(discountedCashFlow(exit).equityValue).toBeCloseTo(1_000, 9);
  expect(discountedCashFlow({ ...exit, midYear: true }).equityValue).toBeCloseTo(1_000, 9);
  const growing = { cashFlows: [100], rate: 0.21, terminalGrowth: 0 };
  const late = discountedCashFlow(growing).enterpriseValue ?? 0;
  expect(discountedCashFlow({ ...growing, midYear: true }).enterpriseValue).toBeCloseTo(late * 1.1, 9);
});

test('survival of 80% a year, or the same chances year by year', () => {
  const plain = { cashFlows: [125, 156.25], rate: 0.25, terminalGrowth: 0 };
  const yearly = discountedCashFlow({ ...plain, survival: 0.8 });
  expect(yearly.pvExplicit).toBeCloseTo(80 + 64, 9);
  expect(yearly.pvTerminal).toBeCloseTo((625 * 0.64) / 1.5625, 9);
  expect(discountedCashFlow({ ...plain, survival: [0.8, '0.64'] })).toEqual(yearly);
});

test('growth for ever must stay below the rate and the risk-free rate', () => {
  const code = (terminalGrowth: number | null) =>
    discountedCashFlow({ cashFlows: [100], rate: 0.1, riskFree: 0.045, terminalGrowth });
  expect(code(0.1)).toMatchObject({ equityValue: null, notes: [{ code: 'TERMINAL_GROWTH_NOT_BELOW_RATE' }] });
  expect(code(0.05)).toMatchObject({
    equityValue: null,
    notes: [{ code: 'TERMINAL_GROWTH_ABOVE_RISK_FREE' }],
  });
  expect(code(null)).toMatchObject({ equityValue: null, notes: [{ code: 'NO_TERMINAL_VALUE' }] });
  expect(discountedCashFlow({ cashFlows: [], rate: 0.1 }).notes[0]?.code).toBe('NO_CASH_FLOWS');
});

test('cost of equity: the premium of Ghana, January 2025, is added and not multiplied by beta', () => {
  const answer = costOfEquity({
    riskFree: 0.04,
    beta: 1.5,
    matureErp: '0.0433',
    countryRiskPremium: '0.1202',
  });
  expect(answer).toEqual({ costOfEquity: 0.22515, totalErp: 0.1635 });
  const halved = {
    riskFree: 0.04,
    beta: 1,
    matureErp: 0.05,
    countryRiskPremium: 0.1,
    lambda: 0.5,
    stagePremium: 0.02,
  };
  expect(costOfEquity(halved).costOfEquity).toBe(0.16);
});

test('First Chicago: probabilities are weights and must sum to 1', () => {
  const scenario = (probability: string, value: number) => ({ name: 'one', probability, value });
  expect(
    firstChicago([scenario('0.1', 10_000_000), scenario('0.5', 2_000_000), scenario('0.4', 0)]).value,
  ).toBe(2_000_000);
  expect(firstChicago([scenario('0.1', 1), scenario('0.5', 2)])).toMatchObject({
    value: null,
    notes: [{ code: 'PROBABILITIES_NOT_ONE' }],
  });
  expect(firstChicago([scenario('1.2', 1), scenario('-0.2', 2)]).value).toBeNull();
});
