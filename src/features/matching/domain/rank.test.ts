import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '#shared/domain/time.ts';
import { surveyMarket } from './market.ts';
import { misfitsOf } from './misfit.ts';
import { prepareInvestor, prepareStartup } from './prepared.ts';
import {
  UNKNOWN_DEAL,
  UNKNOWN_INVESTOR,
  UNKNOWN_STARTUP,
  type InvestorProfile,
  type PastDeal,
  type StartupProfile,
} from './profile.ts';
import { founderOrder, investorOrder, investorScore, rankBy } from './rank.ts';

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
  isDemo: fc.boolean(),
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
  needsLead: fc.option(fc.boolean()),
  updatedOn: fc.option(fc.constantFrom('2026-05-30', '2025-01-01')),
  isRaising: fc.option(fc.boolean()),
  isDemo: fc.boolean(),
});

const survey = (investors: InvestorProfile[], startups: StartupProfile[]) =>
  surveyMarket(
    investors,
    [...startups.map((one) => one.description), ...investors.map((one) => one.thesis)],
    LADDER,
    '2026-06-01',
  );

test('orders stay between 0 and 200, with a hundred for one’s own kind, and no misfit stands above 40', () => {
  const weights = { cheque: 0.6, experience: 0.1, followOn: 0.1, geography: 0.1, lead: 0.1 };
  fc.assert(
    fc.property(fc.array(investor, { minLength: 1, maxLength: 4 }), startup, (investors, one) => {
      const market = survey(investors, [one]);
      const left = prepareStartup(one, market);
      for (const profile of investors) {
        const right = prepareInvestor(profile, market);
        const head = profile.isDemo === one.isDemo ? 100 : 0;
        const most = head + (misfitsOf(one, profile).length > 0 ? 40 : 100);
        const orders = [
          founderOrder(left, right, market),
          founderOrder(left, right, market, weights),
          investorOrder(left, right, market),
        ];
        for (const order of orders) {
          expect(order).toBeGreaterThanOrEqual(head);
          expect(order).toBeLessThanOrEqual(most + 1e-9);
        }
        expect(orders[0]).toBe(head + investorScore(left, right, market));
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
        rankBy(
          list.map((profile) => prepareInvestor(profile, market)),
          (one) => founderOrder(left, one, market),
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
  expect(
    rankBy(twins, (one) => founderOrder(nobody, one, market), 2).map((row) => row.item.profile.id),
  ).toEqual(['a', 'b']);
});

const ids = (rows: { item: { profile: { id: string } } }[]) => rows.map((row) => row.item.profile.id);
const fund: InvestorProfile = {
  ...UNKNOWN_INVESTOR,
  id: 'fund',
  stages: ['seed'],
  ticketMinUsd: 50_000,
  ticketMaxUsd: 600_000,
};
const early: StartupProfile = { ...UNKNOWN_STARTUP, id: 'early', stage: 'seed', raiseUsd: 250_000 };

test('an investor’s list puts the startup of the right stage first, and of equals the one that is alive', () => {
  const late: StartupProfile = { ...early, id: 'late', stage: 'series-a' };
  const alive: StartupProfile = { ...early, id: 'open', isRaising: true, updatedOn: '2026-05-30' };
  const asleep: StartupProfile = { ...early, id: 'asleep', isRaising: false, updatedOn: '2025-01-01' };
  const market = survey([fund], [early, late]);
  const backer = prepareInvestor(fund, market);
  const startups = [late, asleep, early, alive].map((one) => prepareStartup(one, market));
  expect(ids(rankBy(startups, (one) => investorOrder(one, backer, market)))).toEqual([
    'open',
    'early',
    'asleep',
    'late',
  ]);
});

test('an investor without a recorded deal stands at the market’s median, not behind everybody', () => {
  const on = (id: string, count: number): InvestorProfile => ({
    ...fund,
    id,
    deals: Array.from({ length: count }, () => ({ ...UNKNOWN_DEAL, on: '2026-05-01' })),
  });
  const all = [on('none', 0), on('one', 1), on('three', 3), on('nine', 9)];
  const market = survey(all, [early]);
  const startup = prepareStartup(early, market);
  const investors = all.map((one) => prepareInvestor(one, market));
  expect(ids(rankBy(investors, (one) => founderOrder(startup, one, market)))).toEqual([
    'nine',
    'none',
    'three',
    'one',
  ]);
});

test('real people stand before the demo’s, and for a demo account the demo’s before real ones', () => {
  const demo: InvestorProfile = { ...fund, id: 'demo', isDemo: true };
  const weak: InvestorProfile = { ...fund, id: 'weak', stages: ['series-a'] };
  const market = survey([demo, weak], [early]);
  const investors = [demo, weak].map((one) => prepareInvestor(one, market));
  const listed = (startup: StartupProfile) =>
    ids(rankBy(investors, (one) => founderOrder(prepareStartup(startup, market), one, market)));
  expect(listed(early)).toEqual(['weak', 'demo']);
  expect(listed({ ...early, isDemo: true })).toEqual(['demo', 'weak']);
});
