import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FACTS, type ReadinessFacts } from './readiness-facts.ts';
import { readiness } from './readiness.ts';

const points = (facts: Partial<ReadinessFacts>) =>
  Object.fromEntries(readiness({ ...NO_FACTS, ...facts }).components.map((one) => [one.key, one.points]));

describe('a fintech at Series A, half prepared', () => {
  const facts: ReadinessFacts = {
    ...NO_FACTS,
    stage: 'Series A',
    filledFields: 6,
    emptyFields: ['Website', 'Pitch deck', 'Team', 'Logo'],
    teamSize: 12,
    founderProfile: true,
    users: 99,
    annualRevenue: 0,
    hasModel: true,
    ltvCac: 2,
    runwayMonths: 6,
    criticalFlags: 1,
    hasCapTable: true,
    founderPercent: 35,
    deckScore: 40,
    documentKinds: 1,
  };

  test('earns points where there is evidence', () => {
    const got = points(facts);
    expect(got['profile']).toBe(9);
    expect(got['team']).toBeCloseTo(20 * (0.5 * 0.8 + 0.25), 12);
    expect(got['traction']).toBeCloseTo((20 * Math.log(100)) / Math.log(10_001), 12);
    expect(got['financials']).toBeCloseTo(5 + 2.5 + 5 / 3 + 2.5, 12);
    expect(got['capTable']).toBeCloseTo(4 + 1.5, 12);
    expect(got['documents']).toBeCloseTo(3.6 + 1.5, 12);
    expect(readiness(facts).scorePercent).toBe(54);
  });

  test('is told the fact that would add most', () => {
    expect(readiness(facts).gap).toMatchObject({ component: 'traction', field: 'users', gainPoints: 10 });
    expect(readiness({ ...facts, users: 10_000 }).gap?.text).toBe('Fill in “Website”: up to 6 points.');
  });

  test('shows what each component stands on', () => {
    const team = readiness(facts).components.find((one) => one.key === 'team');
    expect(team?.evidence).toEqual([
      { field: 'teamSize', value: 12 },
      { field: 'founderProfile', value: true },
    ]);
  });
});

test('no startup scores 0 and has no advice about one', () => {
  expect(readiness(null)).toMatchObject({ scorePercent: 0, gap: null });
});

test('cash-positive counts as full runway, and a spelling of a stage does not matter', () => {
  expect(points({ cashPositive: true })['financials']).toBe(5);
  expect(points({ stage: 'Series C+', teamSize: 50 })['team']).toBe(
    points({ stage: 'series-c-plus', teamSize: 50 })['team'],
  );
});

test('absent flags of an absent model are not a merit', () => {
  expect(points({ hasModel: false, criticalFlags: 0 })['financials']).toBe(0);
});

const anyFacts: fc.Arbitrary<ReadinessFacts> = fc.record({
  stage: fc.constantFrom(null, 'Pre-Seed', 'seed', 'Series B', 'Growth', 'something else'),
  filledFields: fc.integer({ min: 0, max: 10 }),
  emptyFields: fc.constant([]),
  teamSize: fc.option(fc.nat(500)),
  founderProfile: fc.boolean(),
  previousExits: fc.nat(3),
  users: fc.option(fc.nat(10_000_000)),
  annualRevenue: fc.option(fc.nat(100_000_000)),
  hasModel: fc.boolean(),
  ltvCac: fc.option(fc.double({ min: -5, max: 50, noNaN: true })),
  runwayMonths: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
  cashPositive: fc.boolean(),
  criticalFlags: fc.nat(4),
  hasCapTable: fc.boolean(),
  founderPercent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  foundersVesting: fc.boolean(),
  deckScore: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  documentKinds: fc.nat(8),
});

describe('laws', () => {
  test('bounded, and components sum to the score before rounding', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { scorePercent, components } = readiness(facts);
        const sum = components.reduce((total, one) => total + one.points, 0);
        expect(Math.abs(scorePercent - sum)).toBeLessThanOrEqual(0.5 + 1e-9);
        for (const one of components) {
          expect(one.points).toBeGreaterThanOrEqual(0);
          expect(one.points).toBeLessThanOrEqual(one.maximum);
          expect(one.evidence.length > 0 || one.points === 0).toBe(true);
        }
      }),
    );
  });

  const improvements: ((facts: ReadinessFacts) => Partial<ReadinessFacts>)[] = [
    (facts) => ({ filledFields: facts.filledFields + 1 }),
    (facts) => ({ teamSize: (facts.teamSize ?? 0) + 1 }),
    () => ({ founderProfile: true }),
    (facts) => ({ previousExits: facts.previousExits + 1 }),
    (facts) => ({ users: (facts.users ?? 0) * 2 + 1 }),
    (facts) => ({ annualRevenue: (facts.annualRevenue ?? 0) * 2 + 1 }),
    () => ({ hasModel: true }),
    (facts) => ({ ltvCac: (facts.ltvCac ?? -9) + 1 }),
    (facts) => ({ runwayMonths: (facts.runwayMonths ?? 0) + 1 }),
    () => ({ cashPositive: true }),
    (facts) => ({ criticalFlags: Math.max(0, facts.criticalFlags - 1) }),
    () => ({ hasCapTable: true }),
    (facts) => ({ founderPercent: (facts.founderPercent ?? 0) + 1 }),
    () => ({ foundersVesting: true }),
    (facts) => ({ deckScore: Math.min(100, (facts.deckScore ?? 0) + 1) }),
    (facts) => ({ documentKinds: facts.documentKinds + 1 }),
  ];

  test('improving one fact never lowers the score', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...improvements), (facts, improve) => {
        const better = { ...facts, ...improve(facts) };
        expect(readiness(better).scorePercent).toBeGreaterThanOrEqual(readiness(facts).scorePercent);
      }),
    );
  });

  test('same facts, same answer', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(readiness({ ...facts })).toEqual(readiness(facts));
      }),
    );
  });
});
