import { describe, expect, it } from 'vitest';
import { TABLES } from '#test/parameter-tables.ts';
import { basisLines, factsFrom, type KnownStartup } from './valuation-basis.ts';
import { valueStartup } from './valuation.ts';

const zuri: KnownStartup = {
  tables: TABLES,
  stage: 'seed',
  sector: 'fintech',
  country: 'KE',
  annualRevenue: 60_000,
  investment: 500_000,
  model: {
    version: 3,
    cash: 50_000,
    cashFlows: [-50_000, 10_000, 90_000],
    exitRevenue: 800_000,
    downExitRevenue: 300_000,
  },
};
const bare: KnownStartup = {
  tables: TABLES,
  stage: 'growth',
  sector: null,
  country: null,
  annualRevenue: null,
  investment: null,
  model: null,
};

describe('what a valuation stands on', () => {
  it('is the profile, the round and the model', () => {
    expect(factsFrom(zuri, {}, '2026-11-21')).toMatchObject({
      stage: 'seed',
      annualRevenue: 60_000,
      investment: 500_000,
      cash: 50_000,
      cashFlows: [-50_000, 10_000, 90_000],
      exitRevenue: 800_000,
      exitYears: 3,
    });
  });

  it('is what the team states where it states something, 0 too', () => {
    const facts = factsFrom(zuri, { annualRevenue: 0, cash: 1 }, '2026-11-21');
    expect(facts).toMatchObject({ annualRevenue: 0, cash: 1, investment: 500_000 });
    const lines = basisLines(zuri, { annualRevenue: 0 });
    expect(lines).toContainEqual({
      label: 'Annual revenue',
      value: 0,
      origin: 'Stated for this valuation',
    });
    expect(lines).toContainEqual({ label: 'Cash', value: 50_000, origin: 'Financial model, version 3' });
  });

  it('leaves cash flows out when one of them is not known', () => {
    const model = { version: 1, cash: null, exitRevenue: null, downExitRevenue: null, cashFlows: [1, null] };
    expect(factsFrom({ ...zuri, model }, {}, '2026-11-21').cashFlows).toBeNull();
  });

  it('of a startup with nothing to show has no value, and says what is missing', () => {
    const { recommendation } = valueStartup(factsFrom(bare, {}, '2026-11-21'));
    expect(recommendation).toMatchObject({ fairValue: null, range: null });
    expect(recommendation.reasoning.length).toBeGreaterThan(1);
  });

  it('of one with a model has a value inside its range', () => {
    const { fairValue, range } = valueStartup(factsFrom(zuri, {}, '2026-11-21')).recommendation;
    expect(range?.min).toBeLessThan(fairValue ?? 0);
    expect(range?.max).toBeGreaterThan(fairValue ?? Infinity);
  });
});
