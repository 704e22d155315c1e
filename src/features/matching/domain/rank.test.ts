import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import { investorUtility } from './investor-utility.ts';
import { surveyMarket } from './market.ts';
import { prepareInvestor, prepareStartup } from './prepared.ts';
import {
  UNKNOWN_DEAL,
  UNKNOWN_INVESTOR,
  UNKNOWN_STARTUP,
  type InvestorProfile,
  type PastDeal,
  type StartupProfile,
} from './profile.ts';
import {
  investorScore,
  introductionScore,
  mutualScore,
  rankBy,
  rankInvestors,
  startupScore,
} from './rank.ts';
import { startupUtility } from './startup-utility.ts';

const LADDER = ['pre-seed', 'seed', 'series-a'];
const stage = fc.constantFrom(...LADDER);
const sectors = fc.subarray(['fintech', 'saas', 'energy']);
const place = fc.constantFrom(['NG', 'africa'], ['KE', 'africa'], ['IN', 'asia'], ['global'], ['africa']);
const money = fc.integer({ min: 1_000, max: 50_000_000 });
const words = fc.constantFrom('', 'mobile payments', 'solar credit', 'payments for farmers');
const fraction = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));

const deal: fc.Arbitrary<PastDeal> = fc.record({
  on: fc.constantFrom('2024-02-29', '2025-12-31', '2026-05-01', '2027-01-01'),
  startupId: fc.constantFrom('a', 'b'),
  sectors,
  stage: fc.option(stage),
  place: fc.oneof(place, fc.constant([])),
  roundUsd: fc.option(money),
  description: words,
  led: fc.boolean(),
  tractionFraction: fraction,
});
const investor: fc.Arbitrary<InvestorProfile> = fc.record({
  id: fc.constantFrom('i1', 'i2', 'i3'),
  name: fc.constant('Kofi'),
  thesis: words,
  sectors,
  excludedSectors: fc.constantFrom([], ['energy']),
  stages: fc.subarray(LADDER),
  places: fc.array(place, { maxLength: 3 }),
  ticketMinUsd: fc.option(money),
  ticketTypicalUsd: fc.option(money),
  ticketMaxUsd: fc.option(money),
  leads: fc.option(fc.boolean()),
  deals: fc.array(deal, { maxLength: 5 }),
});
const startup: fc.Arbitrary<StartupProfile> = fc.record({
  id: fc.constant('s'),
  name: fc.constant('Zuri'),
  description: words,
  sectors,
  stage: fc.option(stage),
  place: fc.oneof(place, fc.constant([])),
  raiseUsd: fc.option(money),
  raiseStated: fc.constant(null),
  tractionFraction: fraction,
  competitorIds: fc.constantFrom([], ['a']),
  needsLead: fc.boolean(),
});

const survey = (investors: InvestorProfile[], startups: StartupProfile[]) =>
  surveyMarket(
    investors,
    [...startups.map((one) => one.description), ...investors.map((one) => one.thesis)],
    LADDER,
    '2026-06-01',
  );

test('both utilities stay within 0 and 100, and words never change a score', () => {
  fc.assert(
    fc.property(fc.array(investor, { minLength: 1, maxLength: 4 }), startup, (investors, one) => {
      const market = survey(investors, [one]);
      const left = prepareStartup(one, market);
      for (const profile of investors) {
        const right = prepareInvestor(profile, market);
        const [u, v] = [investorUtility(left, right, market), startupUtility(left, right, market)];
        expect([u.scorePercent, v.scorePercent]).toEqual([
          investorScore(left, right, market),
          startupScore(left, right),
        ]);
        for (const { valueFraction } of [...u.components, ...v.components]) {
          expect(valueFraction).toBeGreaterThanOrEqual(0);
          expect(valueFraction).toBeLessThanOrEqual(1);
        }
        expect(u.confidenceFraction).toBeLessThan(1);
      }
    }),
  );
});

test('the order of the input never changes the ranking', () => {
  const several = fc.uniqueArray(investor, { selector: (one) => one.id, minLength: 2 });
  fc.assert(
    fc.property(several, startup, (investors, one) => {
      const market = survey(investors, [one]);
      const left = prepareStartup(one, market);
      const ranked = (list: InvestorProfile[]) =>
        rankInvestors(
          left,
          list.map((profile) => prepareInvestor(profile, market)),
          market,
        ).map((row) => row.item.profile.id);
      expect(ranked(investors.toReversed())).toEqual(ranked(investors));
    }),
  );
});

test('a more recent deal never lowers the score', () => {
  fc.assert(
    fc.property(investor, startup, fc.nat(900), (profile, one, days) => {
      const at = (age: number): InvestorProfile => {
        const on = dayOf(new Date(Date.UTC(2026, 5, 1) - age * DAY_MS));
        return { ...profile, deals: [...profile.deals, { ...UNKNOWN_DEAL, on }] };
      };
      const market = survey([at(0)], [one]);
      const left = prepareStartup(one, market);
      const score = (age: number) => investorScore(left, prepareInvestor(at(age), market), market);
      expect(score(days)).toBeGreaterThanOrEqual(score(days + 30));
    }),
  );
});

test('equal scores rank by id, and a limit takes the best', () => {
  const market = survey([], []);
  const twins = ['b', 'a', 'c'].map((id) =>
    prepareInvestor(Object.assign({}, UNKNOWN_INVESTOR, { id }), market),
  );
  const nobody = prepareStartup(UNKNOWN_STARTUP, market);
  expect(rankInvestors(nobody, twins, market, 2).map((row) => row.item.profile.id)).toEqual(['a', 'b']);
});

test('an investor’s list puts the startup of the right stage first; an introduction wants both sides', () => {
  const fund: InvestorProfile = {
    ...UNKNOWN_INVESTOR,
    id: 'fund',
    stages: ['seed'],
    ticketMinUsd: 50_000,
    ticketMaxUsd: 600_000,
  };
  const angel: InvestorProfile = { ...fund, id: 'angel', ticketMinUsd: 5_000, ticketMaxUsd: 90_000 };
  const early: StartupProfile = { ...UNKNOWN_STARTUP, id: 'early', stage: 'seed', raiseUsd: 250_000 };
  const late: StartupProfile = { ...early, id: 'late', stage: 'series-a' };
  const market = survey([fund, angel], [early, late]);
  const [seed, seriesA] = [prepareStartup(early, market), prepareStartup(late, market)];
  const [small, large] = [prepareInvestor(angel, market), prepareInvestor(fund, market)];
  const ids = (rows: { item: { profile: { id: string } } }[]) => rows.map((row) => row.item.profile.id);
  expect(ids(rankBy([seriesA, seed], (startup) => investorScore(startup, large, market)))).toEqual([
    'early',
    'late',
  ]);
  expect(ids(rankBy([small, large], (investor) => introductionScore(seed, investor, market)))).toEqual([
    'fund',
    'angel',
  ]);
});

test('a mutual score is the geometric mean: 81 and 64 give 72, two at the cap of a conflict give 40', () => {
  expect(mutualScore(81, 64)).toBe(72);
  expect(mutualScore(40, 40)).toBe(40);
  expect(mutualScore(100, 0)).toBe(0);
});
