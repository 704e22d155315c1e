import { expect, test } from 'vitest';
import { INVESTOR_MEASURES, type InvestorKey } from './investor-fractions.ts';
import { surveyMarket } from './market.ts';
import { prepareInvestor, prepareStartup } from './prepared.ts';
import {
  UNKNOWN_DEAL,
  UNKNOWN_INVESTOR,
  UNKNOWN_STARTUP,
  type InvestorProfile,
  type StartupProfile,
} from './profile.ts';
import { investorScore } from './rank.ts';
import { STARTUP_MEASURES, type StartupKey } from './startup-fractions.ts';

const zuri: StartupProfile = {
  ...UNKNOWN_STARTUP,
  id: 's1',
  description: 'Mobile payments for merchants',
  sectors: ['FinTech'],
  stage: 'Seed',
  place: ['Nigeria', 'West Africa', 'Africa'],
  raiseUsd: 500_000,
};
const kofi: InvestorProfile = {
  ...UNKNOWN_INVESTOR,
  id: 'i1',
  thesis: 'Payments for African merchants',
  sectors: ['FinTech'],
  stages: ['Seed', 'Pre-Seed'],
  places: [['Africa']],
  ticketMinUsd: 50_000,
  ticketMaxUsd: 250_000,
  deals: [{ ...UNKNOWN_DEAL, on: '2026-06-30', sectors: ['FinTech'], stage: 'Seed' }],
};
const amina: InvestorProfile = {
  ...UNKNOWN_INVESTOR,
  id: 'i2',
  sectors: ['AgriTech'],
  places: [['Asia']],
};
const market = surveyMarket(
  [kofi, amina],
  [zuri.description, kofi.thesis, 'Seeds for farmers'],
  ['Pre-Seed', 'Seed', 'Series A'],
  '2026-06-30',
);
const sides = (startup: StartupProfile, investor: InvestorProfile) =>
  [prepareStartup(startup, market), prepareInvestor(investor, market)] as const;
const wish = (key: InvestorKey, startup: StartupProfile, investor: InvestorProfile) =>
  INVESTOR_MEASURES[key](...sides(startup, investor), market);
const own = (key: StartupKey, startup: StartupProfile, investor: InvestorProfile) =>
  STARTUP_MEASURES[key](...sides(startup, investor));

test('what an investor weighs, by hand', () => {
  expect([wish('stage', zuri, kofi), wish('ticket', zuri, kofi), wish('activity', zuri, kofi)]).toEqual([
    1, 1, 1,
  ]);
  expect(wish('sector', zuri, kofi)).toBeCloseTo(1 / (1 + (1 / (6 / 11)) ** -1.5), 12);
  expect(wish('geography', zuri, kofi)).toBeCloseTo(1 / (1 + (1 / 0.5) ** -1.5), 12);
  expect([wish('thesis', zuri, kofi), wish('traction', zuri, kofi)]).toEqual([1, null]);
  expect(wish('geography', zuri, { ...amina, places: [['global']] })).toBe(0.5);
  expect([wish('stage', zuri, { ...amina, stages: ['Series C'] }), wish('sector', zuri, amina)]).toEqual([
    0, 0,
  ]);
});

test('an investor without a record counts the median of those with one', () => {
  expect(wish('activity', zuri, amina)).toBe(wish('activity', zuri, kofi));
});

test('traction below the usual entry loses the distance', () => {
  const deals = [{ ...UNKNOWN_DEAL, tractionFraction: 0.6 }];
  expect(wish('traction', { ...zuri, tractionFraction: 0.4 }, { ...kofi, deals })).toBeCloseTo(0.8, 12);
  expect(wish('traction', { ...zuri, tractionFraction: 0.7 }, { ...kofi, deals })).toBe(1);
});

test('nothing known is a half of each weight', () => {
  const [startup, investor] = sides(UNKNOWN_STARTUP, UNKNOWN_INVESTOR);
  expect(investorScore(startup, { ...investor, activityFraction: null }, market)).toBeCloseTo(50, 9);
});

test('what a startup weighs, by hand', () => {
  const fund: InvestorProfile = {
    ...UNKNOWN_INVESTOR,
    sectors: ['FinTech'],
    places: [['KE', 'africa']],
    ticketMinUsd: 100_000,
    ticketTypicalUsd: 175_000,
    ticketMaxUsd: 1_000_000,
    leads: true,
    deals: [{ ...UNKNOWN_DEAL, sectors: ['FinTech'], led: false }],
  };
  const startup = { ...zuri, place: ['NG', 'africa'], raiseUsd: 1_000_000 };
  expect(own('cheque', startup, fund)).toBeCloseTo(0.5, 12);
  expect(own('experience', startup, fund)).toBeCloseTo(Math.log(3) / Math.log(6), 12);
  expect(own('followOn', startup, fund)).toBeCloseTo(0.5, 12);
  expect(own('geography', startup, fund)).toBe(0.5);
  expect(own('lead', startup, fund)).toBeCloseTo(5 / 6, 12);
  expect(own('lead', { ...startup, needsLead: false }, UNKNOWN_INVESTOR)).toBe(1);
});
