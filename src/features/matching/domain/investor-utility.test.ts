import { describe, expect, test } from 'vitest';
import { investorUtility } from './investor-utility.ts';
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
import type { Speech } from './speech.ts';

const LADDER = ['Pre-Seed', 'Seed', 'Series A'];
const FOUNDER: Speech = { viewer: 'founder', label: (_kind, id) => id };

const zuri: StartupProfile = {
  ...UNKNOWN_STARTUP,
  id: 's1',
  name: 'Zuri Pay',
  description: 'Mobile payments for merchants',
  sectors: ['FinTech'],
  stage: 'Seed',
  place: ['Nigeria', 'West Africa', 'Africa'],
  raiseUsd: 500_000,
};
const kofi: InvestorProfile = {
  ...UNKNOWN_INVESTOR,
  id: 'i1',
  name: 'Kofi',
  thesis: 'Payments for African merchants',
  sectors: ['FinTech'],
  stages: ['Seed', 'Pre-Seed'],
  places: [['Africa']],
  ticketMinUsd: 50_000,
  ticketMaxUsd: 250_000,
  deals: [{ ...UNKNOWN_DEAL, on: '2026-06-30', startupId: 'rival', sectors: ['FinTech'], stage: 'Seed' }],
};
const amina: InvestorProfile = {
  ...UNKNOWN_INVESTOR,
  id: 'i2',
  name: 'Amina',
  sectors: ['AgriTech'],
  places: [['Asia']],
};

function matched(startup: StartupProfile, investor: InvestorProfile, speech?: Speech) {
  const market = surveyMarket(
    [kofi, amina],
    [zuri.description, kofi.thesis, 'Seeds for farmers'],
    LADDER,
    '2026-06-30',
  );
  const [left, right] = [prepareStartup(startup, market), prepareInvestor(investor, market)];
  const utility = investorUtility(left, right, market, speech);
  return { utility, fast: investorScore(left, right, market) };
}

const values = (startup: StartupProfile, investor: InvestorProfile) =>
  Object.fromEntries(
    matched(startup, investor).utility.components.map((one) => [one.key, one.valueFraction]),
  );

describe('Zuri Pay and Kofi', () => {
  test('each component by hand', () => {
    const got = values(zuri, kofi);
    expect(got).toMatchObject({ stage: 1, ticket: 1, activity: 1, traction: 0.5 });
    expect(got['sector']).toBeCloseTo(1 / (1 + (1 / (6 / 11)) ** -1.5), 12);
    expect(got['geography']).toBeCloseTo(1 / (1 + (1 / 0.5) ** -1.5), 12);
    expect(got['thesis']).toBe(1);
  });

  test('the points sum to the score, which the fast path repeats', () => {
    const { utility, fast } = matched(zuri, kofi);
    const sum = utility.components.reduce((total, one) => total + one.points, 0);
    expect(utility.scorePercent).toBeCloseTo(sum, 9);
    expect(fast).toBe(utility.scorePercent);
  });

  test('says what carried it and what spoke against it, with both values', () => {
    const { utility } = matched(zuri, kofi, FOUNDER);
    expect(utility.reasons).toEqual([
      'You raise now; Kofi has 1 recorded deal, the latest on 30 Jun 2026.',
      'You raise at Seed; Kofi backs Seed and Pre-Seed.',
      'You raise $500K, a cheque of about $175K; Kofi writes $50K to $250K.',
    ]);
    expect(utility.weakest).toBe(
      'You are in Nigeria; Kofi invests in Africa (weight 100%, market average 50%).',
    );
  });

  test('confidence: known weight 0.92, n = 1 deal + 5 for statements', () => {
    const { utility } = matched(zuri, kofi);
    expect(utility.evidenceCount).toBe(6);
    expect(utility.confidenceFraction).toBeCloseTo((0.92 * 6) / 11, 12);
  });
});

describe('what is not known', () => {
  test('counts 0.5 and takes the confidence with it', () => {
    const { utility } = matched(UNKNOWN_STARTUP, UNKNOWN_INVESTOR);
    const known = utility.components.filter((one) => one.known).map((one) => one.key);
    expect(known).toEqual(['activity']);
    expect(utility.scorePercent).toBeCloseTo(100 * 0.64 * 0.5, 9);
    expect(utility).toMatchObject({ confidenceFraction: 0, evidenceCount: 0 });
  });

  test('an investor open to the whole world is neutral on geography', () => {
    expect(values(zuri, { ...amina, places: [['global']] })['geography']).toBe(0.5);
  });

  test('an investor who never backed the stage, sector or place gets 0 there', () => {
    expect(values(zuri, { ...amina, stages: ['Series C'] })).toMatchObject({
      stage: 0,
      sector: 0,
      geography: 0,
    });
  });
});

describe('hard conflicts cap at 40 and are said', () => {
  test.each([
    [
      { ticketMinUsd: 10_000, ticketMaxUsd: 49_999 },
      'You raise $500K; Kofi’s largest ticket is $50K, below a tenth of it.',
    ],
    [{ excludedSectors: ['FinTech'] }, 'You build in FinTech; Kofi excludes FinTech.'],
  ])('%j', (change, text) => {
    const { utility, fast } = matched(zuri, { ...kofi, ...change }, FOUNDER);
    expect(utility).toMatchObject({ scorePercent: 40, conflicts: [text] });
    expect(fast).toBe(40);
  });

  test('a competitor in the portfolio', () => {
    const { utility } = matched({ ...zuri, competitorIds: ['rival'] }, kofi, FOUNDER);
    expect(utility).toMatchObject({
      scorePercent: 40,
      conflicts: ['Kofi already holds a competitor of yours.'],
    });
  });
});

test('the investor reads the same comparison from the other side', () => {
  const { utility } = matched(zuri, kofi, { viewer: 'investor', label: (_kind, id) => id });
  expect(utility.reasons[1]).toBe('Zuri Pay raises at Seed; you back Seed and Pre-Seed.');
  expect(utility.components[4]?.sentence).toBe(
    'Zuri Pay’s description shares “merchants” and “payments” with your thesis and past deals.',
  );
});

test('traction below the usual entry loses the distance', () => {
  const deals = [{ ...UNKNOWN_DEAL, tractionFraction: 0.6 }];
  expect(values({ ...zuri, tractionFraction: 0.4 }, { ...kofi, deals })['traction']).toBeCloseTo(0.8, 12);
  expect(values({ ...zuri, tractionFraction: 0.7 }, { ...kofi, deals })['traction']).toBe(1);
});
