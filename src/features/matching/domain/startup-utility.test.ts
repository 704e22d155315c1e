import { expect, test } from 'vitest';
import { surveyMarket } from './market.ts';
import { prepareInvestor, prepareStartup } from './prepared.ts';
import { UNKNOWN_DEAL, UNKNOWN_INVESTOR, UNKNOWN_STARTUP, type InvestorProfile } from './profile.ts';
import { mutualScore, startupScore } from './rank.ts';
import { startupUtility } from './startup-utility.ts';

const startup = {
  ...UNKNOWN_STARTUP,
  name: 'Zuri Pay',
  sectors: ['FinTech'],
  place: ['NG', 'africa'],
  raiseUsd: 1_000_000,
};
const fund: InvestorProfile = {
  ...UNKNOWN_INVESTOR,
  name: 'Kofi',
  sectors: ['FinTech'],
  places: [['KE', 'africa']],
  ticketMinUsd: 100_000,
  ticketTypicalUsd: 175_000,
  ticketMaxUsd: 1_000_000,
  leads: true,
  deals: [{ ...UNKNOWN_DEAL, sectors: ['FinTech'], led: false }],
};

function utility(investor: InvestorProfile) {
  const market = surveyMarket([investor], [], ['Seed'], '2026-01-01');
  const [left, right] = [prepareStartup(startup, market), prepareInvestor(investor, market)];
  const speech = { viewer: 'founder' as const, label: (_kind: string, id: string) => id };
  return { ...startupUtility(left, right, market, speech), fast: startupScore(left, right) };
}

test('each component by hand', () => {
  const got = utility(fund);
  const value = Object.fromEntries(got.components.map((one) => [one.key, one.valueFraction]));
  expect(value['cheque']).toBeCloseTo(0.5, 12);
  expect(value['experience']).toBeCloseTo(Math.log(3) / Math.log(6), 12);
  expect(value['followOn']).toBeCloseTo(0.5, 12);
  expect(value['geography']).toBe(0.5);
  expect(value['lead']).toBeCloseTo(5 / 6, 12);
  expect(got.fast).toBe(got.scorePercent);
});

test('reasons and the weakest point give both values', () => {
  const got = utility(fund);
  expect(got.weakest).toBe('You raise $1M; Kofi’s usual cheque is $175K, 18% of it.');
  expect(got.reasons[0]).toBe('You build in FinTech; Kofi has 1 recorded deal there and names it.');
});

test('nothing known is 50 with no confidence', () => {
  expect(utility(UNKNOWN_INVESTOR)).toMatchObject({
    scorePercent: 50,
    confidenceFraction: 0,
    reasons: [],
    weakest: null,
  });
});

test('a mutual introduction needs both sides', () => {
  expect([mutualScore(90, 40), mutualScore(65, 65), mutualScore(100, 0)]).toEqual([60, 65, 0]);
});
