import { describe, expect, it } from 'vitest';
import { exitsIn, readinessFacts } from './facts.ts';
import { readiness } from './readiness.ts';
import { lastDays } from './view-series.ts';

const figures = {
  headcount: 4,
  users: 1000,
  annualRevenueUsd: 60_000,
  foundersPercent: null,
  documentRunwayMonths: null,
};
const zuri = { stageId: 'seed', logoUrl: null, website: 'https://zuri.example', figures };

describe('what readiness may count', () => {
  it('fills nine of ten fields, a year of revenue and the owners’ exits', () => {
    const facts = readinessFacts(zuri, ['2 exits', null]);
    expect(facts).toMatchObject({
      filledFields: 9,
      emptyFields: ['Logo'],
      annualRevenue: 60_000,
      previousExits: 2,
      founderProfile: true,
    });
  });

  it('a published Seed startup with 1,000 users and an experienced founder has 51.5 points, shown as 52', () => {
    // profile 15 × 9/10 + team 20 × (0.5 × 4/5 + 0.25 + 0.25) + traction 20 × 1
    expect(readiness(readinessFacts(zuri, ['1'])).scorePercent).toBe(52);
  });

  it('takes the runway of a document before the model’s, as due diligence does', () => {
    const model = { ltvCac: 3, runwayMonths: 24, cashPositive: true, criticalFlags: 0 };
    const told = { ...zuri, figures: { ...figures, documentRunwayMonths: 5 } };
    expect(readinessFacts(zuri, [], { model })).toMatchObject({ runwayMonths: 24, cashPositive: true });
    expect(readinessFacts(told, [], { model })).toMatchObject({ runwayMonths: 5, cashPositive: false });
  });

  it.each([
    ['Sold my first company in 2019', 1],
    ['3', 3],
    ['none', 0],
    ['No', 0],
    ['', 0],
    [null, 0],
  ])('reads %j as %i exits', (text, exits) => {
    expect(exitsIn(text)).toBe(exits);
  });

  it('looks for the gap among what the person can work on', () => {
    const gap = readiness(readinessFacts(zuri, ['1']), ['profile', 'team', 'traction']).gap;
    expect(gap).toMatchObject({ component: 'team', gainPoints: 2 });
  });
});

it('days without a view are 0, and the series ends today', () => {
  const series = lastDays([{ day: '2026-11-20', views: 4 }], '2026-11-21', 3);
  expect(series).toEqual([
    { day: '2026-11-19', views: 0 },
    { day: '2026-11-20', views: 4 },
    { day: '2026-11-21', views: 0 },
  ]);
});
