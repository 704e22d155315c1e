import { expect, test } from 'vitest';
import { TABLES } from '#test/parameter-tables.ts';
import type { ValuationFacts } from './valuation-facts.ts';
import { valueStartup } from './valuation.ts';

const known: ValuationFacts = {
  asOf: '2026-11-21',
  tables: TABLES,
  stage: 'seed',
  sector: 'FinTech',
  country: 'NG',
};

test('a seed fintech with 200,000 of revenue: sales at 4.35 less 30%', () => {
  const { recommendation, methods, dispersion } = valueStartup({ ...known, annualRevenue: 200_000 });
  expect(methods.comparables).toMatchObject({ value: 609_000, confidence: 0.24, weight: 1, completeness: 1 });
  expect(recommendation.fairValue).toBe(609_000);
  expect(recommendation.range?.min).toBeLessThan(609_000);
  expect(dispersion).toBe(0);
  expect(recommendation.reasoning).toEqual([
    'Comparables: $609,000, weight 100%. Moved most by annual revenue $200,000 and multiple 4.35. Tables: ' +
      'stockcircle.com, trailing EV/revenue of public companies by industry (2023, 35 months old); Discount for ' +
      'lack of marketability, restricted-stock and pre-IPO studies (20 to 35%) (undated).',
  ]);
});

test('a scorecard nobody filled in is shown at the regional average and not weighted', () => {
  const { methods } = valueStartup({ ...known, annualRevenue: 200_000 });
  expect(methods.scorecard).toMatchObject({ value: 1_400_000, confidence: 0, weight: 0 });
  expect(methods.berkus).toMatchObject({ value: null, confidence: 0 });
  const scored = valueStartup({
    ...known,
    scorecardFactors: { team: 1.5, opportunity: 1.2, competition: 0.5 },
  });
  // 1 + 0.30 x 0.5 + 0.25 x 0.2 - 0.10 x 0.5 = 1.15; three of seven supplied: 0.7 x 3/7 x 0.6 = 0.18.
  expect(scored.methods.scorecard).toMatchObject({ value: 1_610_000, confidence: 0.18 });
  expect(scored.recommendation.reasoning[0]).toContain('team 1.5');
});

test('nothing known: no value, no range, and each method says what it lacks', () => {
  const { recommendation, methods } = valueStartup({ ...known, sector: null, country: null });
  expect(recommendation).toMatchObject({ fairValue: null, range: null });
  expect(recommendation.reasoning).toHaveLength(8);
  expect(recommendation.reasoning).toContain('Comparables: needs annual revenue.');
  expect(recommendation.reasoning).toContain('Discounted cash flow: needs cash flows, country risk premium.');
  expect(Object.keys(methods)).toHaveLength(7);
});

test('a round larger than the exit allows leaves the VC method at a negative value, shown and not weighted', () => {
  const facts = { ...known, exitRevenue: 1_000_000, downExitRevenue: 400_000, investment: 600_000 };
  const { methods, recommendation } = valueStartup(facts);
  expect(methods.ventureCapitalMethod.value).toBeLessThan(0);
  expect(methods.ventureCapitalMethod.weight).toBe(0);
  expect(recommendation.reasoning.some((line) => line.startsWith('Venture capital'))).toBe(false);
});

test('failure is priced once: DCF takes survival with the cost of equity, the VC method the hurdle rate alone', () => {
  const { methods } = valueStartup({ ...known, cashFlows: [100_000], exitRevenue: 5e6, investment: 100_000 });
  const inputs = (name: 'discountedCashFlow' | 'ventureCapitalMethod') =>
    Object.fromEntries(methods[name].inputs.map((input) => [input.name, input.value]));
  // 4.5% + 1.2 x 4.33% + 10.01%
  expect(inputs('discountedCashFlow')).toMatchObject({ discountRatePct: 19.706, annualSurvival: 0.8 });
  expect(inputs('ventureCapitalMethod')).toMatchObject({ hurdleRatePct: 60 });
  expect(inputs('ventureCapitalMethod')).not.toHaveProperty('annualSurvival');
});

test('a country without a known premium has no discount rate, rather than one that flatters it', () => {
  const planned = { cashFlows: [100_000], exitRevenue: 5e6, downExitRevenue: 2e6, investment: 100_000 };
  const { methods } = valueStartup({ ...known, ...planned, country: 'SL' });
  expect(methods.discountedCashFlow).toMatchObject({ value: null, missing: ['countryRiskPremium'] });
  expect(methods.firstChicago).toMatchObject({ value: null, missing: ['countryRiskPremium'] });
  expect(methods.ventureCapitalMethod.value).toBeGreaterThan(0);
});

test('stated scenarios are the own figures of the founder; broken probabilities give no value', () => {
  const scenario = (name: string, probability: number, value: number) => ({ name, probability, value });
  const scenarios = [scenario('success', 0.2, 8_000_000), scenario('failure', 0.8, 500_000)];
  const { methods } = valueStartup({ ...known, scenarios });
  expect(methods.firstChicago).toMatchObject({ value: 2_000_000, confidence: 0.4, sources: [] });
  const broken = valueStartup({ ...known, scenarios: [scenario('success', 0.2, 8_000_000)] });
  expect(broken.methods.firstChicago).toMatchObject({ value: null, confidence: 0 });
});

test('the same facts answer the same, byte for byte', () => {
  const facts = {
    ...known,
    annualRevenue: 1e6,
    growthPct: 80,
    peerGrowthPct: 20,
    cashFlows: [1, 2, 3],
    debt: 5,
  };
  expect(JSON.stringify(valueStartup(facts))).toBe(JSON.stringify(valueStartup(structuredClone(facts))));
});

test('a round that takes more than 30% of the company is warned of, one that takes 30% is not', () => {
  // Exit 10M x 4.35 / 1.6^5 is 4,148,483 after the money.
  const notes = (investment: number) =>
    valueStartup({ ...known, exitRevenue: 10_000_000, investment }).methods.ventureCapitalMethod.notes.join(
      ' ',
    );
  expect(notes(1_300_000)).toContain(
    'the investment takes 31.3% of the company. More than 30% leaves too little',
  );
  expect(notes(1_244_000)).not.toContain('More than 30%');
});
