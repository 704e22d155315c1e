import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { concentration, type FigureRound, marketFacts, scoresOf, yearSums } from './figures.ts';
import { keyTrends, medianUsd, opportunities } from './story.ts';
import { windowStart, within, yearsBefore } from './window.ts';

const ASOF = '2026-11-21';
const round = (companyKey: string, date: string, usd: number | null, stageId = 'seed'): FigureRound => ({
  companyKey,
  stageId,
  kind: 'equity',
  date,
  usdMinor: usd === null ? null : usd * 100,
});
const MARKET = [
  round('alpha', '2026-10-01', 3_000_000),
  round('beta', '2026-05-01', 1_000_000),
  round('gamma', '2026-02-01', null),
  round('beta', '2025-11-21', 500_000),
  round('delta', '2025-01-01', 500_000),
  round('old', '2023-01-01', 8_000_000),
  round('ancient', '2019-01-01', 8_000_000),
];

test('a year ends on its own day, and a leap day on the 28th', () => {
  expect(yearsBefore('2026-11-21', 2)).toBe('2024-11-21');
  expect(yearsBefore('2024-02-29', 1)).toBe('2023-02-28');
  expect(windowStart('2026-11-30', 1)).toBe('2025-12-01');
  expect(within(MARKET, ASOF, 1, 0).map(({ companyKey }) => companyKey)).toEqual(['alpha', 'beta', 'gamma']);
  expect(within(MARKET, ASOF, 2, 1)).toHaveLength(2);
});

test('five times twelve months, the oldest first; an unpublished amount is a deal without dollars', () => {
  expect(yearSums(MARKET, ASOF)).toEqual([
    { to: '2022-11-21', deals: 0, fundingUsd: 0 },
    { to: '2023-11-21', deals: 1, fundingUsd: 8_000_000 },
    { to: '2024-11-21', deals: 0, fundingUsd: 0 },
    { to: '2025-11-21', deals: 2, fundingUsd: 1_000_000 },
    { to: '2026-11-21', deals: 3, fundingUsd: 4_000_000 },
  ]);
});

test('facts of a market: deals, active companies, who raised, concentration', () => {
  const listed = [
    { companyKey: 'alpha', since: '2022-07-01' },
    { companyKey: 'quiet', since: null },
    { companyKey: 'young', since: '2026-07-01' },
  ];
  const facts = marketFacts(MARKET, listed, ASOF);
  expect(facts).toMatchObject({
    deals12: 3,
    dealsPrev12: 2,
    funding12: 4_000_000,
    fundingPrev12: 1_000_000,
    activeStartups: 7,
    activeYearBefore: 5,
    fundedStartups: 4,
    amountsLeftOut: 1,
  });
  expect(facts.marketGrowthPercent).toBeCloseTo(40, 9);
  expect(facts.penetrationPercent).toBeCloseTo(400 / 7, 9);
  expect(facts.hhi).toBeCloseTo(0.6 ** 2 + 0.3 ** 2 + 0.1 ** 2, 9);
});

test('nothing known is null, never 0 or a guess; an empty field is not crowded', () => {
  const scores = scoresOf(marketFacts([], [], ASOF));
  expect(scores).toMatchObject({ growthPotential: null, competitiveIntensity: 0, thinData: true, deals: 0 });
  const listed = [{ companyKey: 'a', since: null }];
  expect(scoresOf(marketFacts([], listed, ASOF))).toMatchObject({
    competitiveIntensity: null,
    growthPotential: 40,
  });
});

test('the story has the numbers in it', () => {
  const facts = marketFacts(MARKET, [], ASOF);
  expect(keyTrends(MARKET, facts, ASOF)).toEqual([
    '3 rounds in twelve months, up from 2 the year before.',
    '$4M raised in twelve months, up from $1M the year before.',
    'Seed is the most frequent stage: 5 of 5 rounds in two years.',
    'The largest company took 60% of the funding of two years.',
  ]);
  expect(opportunities(MARKET, facts, { raisingNow: 1, asOf: ASOF })).toEqual([
    '1 startup of this market is raising now.',
    '1 of 5 active companies raised nothing in two years.',
    'No Series A round in two years, while 4 companies raised Seed.',
  ]);
});

test('the median of an even number is between the two in the middle', () => {
  expect(medianUsd(MARKET.slice(0, 2))).toBe(200_000_000);
  expect(medianUsd([])).toBeNull();
});

const anyRound = fc.record({
  companyKey: fc.constantFrom('a', 'b', 'c', 'd'),
  stageId: fc.constant('seed'),
  kind: fc.constant('equity' as const),
  date: fc.constantFrom('2026-10-01', '2025-10-01', '2024-12-01', '2020-01-01'),
  usdMinor: fc.option(fc.nat(1_000_000_000)),
});

test('concentration lies between an even split and one company taking all', () => {
  fc.assert(
    fc.property(fc.array(anyRound), (rounds) => {
      const hhi = concentration(rounds) ?? 1;
      expect(hhi).toBeLessThanOrEqual(1 + 1e-9);
      expect(hhi).toBeGreaterThanOrEqual(0.25 - 1e-9);
    }),
  );
});

test('another round this year never lowers the trend', () => {
  fc.assert(
    fc.property(fc.array(anyRound), (rounds) => {
      const now = scoresOf(marketFacts(rounds, [], ASOF)).trendScore;
      const more = scoresOf(marketFacts([...rounds, round('a', '2026-11-01', 1)], [], ASOF)).trendScore;
      expect(more).toBeGreaterThanOrEqual(now);
    }),
  );
});
