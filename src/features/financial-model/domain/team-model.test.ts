import { expect, it } from 'vitest';
import { DEFAULT_ASSUMPTIONS } from './assumptions.ts';
import { modelForTeam } from './team-model.ts';

const sectorMultiple = { value: 4.35, tableText: 'Example, 2023, 35 months old' };
const KNOWN = { teamSize: 12, year: 2026, sectorMultiple };

it('starts next year with the people of the profile, and says where they come from', () => {
  const model = modelForTeam(DEFAULT_ASSUMPTIONS, KNOWN);
  expect(model.projections.map(({ year }) => year)).toEqual([2027, 2028, 2029, 2030, 2031]);
  // 12 people × (199,000 / 100,000)^0.6 = 18.13…, and nobody is hired by half
  expect(model.projections[0]?.headcount).toBe(19);
  expect(model.assumptions.find(({ field }) => field === 'startingHeadcount')).toMatchObject({
    value: 12,
    origin: 'derived',
    text: 'Team size of the startup’s profile',
  });
});

it('what is stated wins', () => {
  const model = modelForTeam({ ...DEFAULT_ASSUMPTIONS, startingHeadcount: 5, startYear: 2030 }, KNOWN);
  expect(model.projections[0]).toMatchObject({ year: 2030, headcount: 8 });
  expect(model.metrics.burnRate).toBeCloseTo(4344, 0);
});

it('of an unknown team five people are assumed', () => {
  const model = modelForTeam(DEFAULT_ASSUMPTIONS, { ...KNOWN, teamSize: null });
  expect(model.assumptions.find(({ field }) => field === 'startingHeadcount')).toMatchObject({
    value: 5,
    origin: 'default',
  });
});

it('has the base and two cases around it', () => {
  const { cases, projections } = modelForTeam(DEFAULT_ASSUMPTIONS, KNOWN);
  expect(cases.base.projections).toEqual(projections);
  const last = (name: keyof typeof cases) => cases[name].projections.at(-1)?.revenue ?? 0;
  expect(last('up')).toBeGreaterThan(last('base'));
  expect(last('down')).toBeLessThan(last('base'));
  expect(cases.up.shift.growth).toBe(1.25);
});

it('is held against the last round: 5M on 300,000 a year is above three times fintech’s 4.35', () => {
  const flags = (annualRevenue: number, startingRevenue?: number) =>
    modelForTeam(
      { ...DEFAULT_ASSUMPTIONS, startingRevenue },
      { ...KNOWN, postMoney: 5_000_000, annualRevenue },
    ).flags;
  const codesOf = (...given: Parameters<typeof flags>) => flags(...given).map(({ code }) => code);
  const warning = flags(300_000).find(({ code }) => code === 'VALUATION_ABOVE_3X_SECTOR_MULTIPLE');
  expect(warning?.message).toBe(
    'Post-money over revenue is more than three times the 4.35 of the sector (Example, 2023, 35 months old).',
  );
  expect(codesOf(400_000)).not.toContain('VALUATION_ABOVE_3X_SECTOR_MULTIPLE');
  expect(codesOf(400_000, 300_000)).toContain('VALUATION_ABOVE_3X_SECTOR_MULTIPLE');
  const unpriced = modelForTeam({ ...DEFAULT_ASSUMPTIONS, startingRevenue: 1 }, KNOWN).flags;
  expect(unpriced.map(({ code }) => code)).not.toContain('VALUATION_ABOVE_3X_SECTOR_MULTIPLE');
});
