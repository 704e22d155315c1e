import { expect, test } from 'vitest';
import { surveyMarket } from './market.ts';
import { prepareInvestor, prepareStartup } from './prepared.ts';
import { UNKNOWN_DEAL, UNKNOWN_INVESTOR, UNKNOWN_STARTUP, type StartupProfile } from './profile.ts';
import { founderOrder, investorOrder } from './rank.ts';
import { bestOf, createScoreTable } from './score-table.ts';
import { drained } from './steps.ts';

const SECTORS = ['fintech', 'saas', 'energy'];
const STAGES = ['pre-seed', 'seed', 'series-a'];
const PLACES = [['NG', 'africa'], ['KE', 'africa'], ['global']];
const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const profiles = Array.from({ length: 60 }, (_, n) => ({
  ...UNKNOWN_INVESTOR,
  id: `i${n}`,
  name: `Investor ${n}`,
  thesis: n % 4 === 0 ? '' : `We back ${pick(['payments', 'solar credit', 'schools'], n)}`,
  sectors: n % 5 === 0 ? [] : [pick(SECTORS, n)],
  excludedSectors: n % 7 === 0 ? [pick(SECTORS, n + 1)] : [],
  stages: n % 6 === 0 ? [] : [pick(STAGES, n)],
  places: n % 3 === 0 ? [] : [pick(PLACES, n)],
  ticketMinUsd: n % 8 === 0 ? null : 10_000 * (1 + (n % 9)),
  ticketMaxUsd: n % 8 === 0 ? null : 40_000 * (1 + (n % 9)),
  leads: pick([true, false, null], n),
  deals: Array.from({ length: n % 4 }, (__, k) => ({
    ...UNKNOWN_DEAL,
    on: `2026-0${1 + k}-11`,
    sectors: [pick(SECTORS, n + k)],
    stage: pick(STAGES, n + k),
    place: pick(PLACES, k),
    roundUsd: 100_000 * (1 + k),
    led: k === 1,
  })),
}));
const market = surveyMarket(
  profiles,
  profiles.map(({ thesis }) => thesis),
  STAGES,
  '2026-06-01',
);
const investors = profiles.map((profile) => prepareInvestor(profile, market));
const startupOf = (change: Partial<StartupProfile> = {}) =>
  prepareStartup(
    {
      ...UNKNOWN_STARTUP,
      id: 's1',
      description: 'Payments on solar credit for schools',
      sectors: ['fintech'],
      stage: 'seed',
      place: ['NG', 'africa'],
      raiseUsd: 500_000,
      tractionFraction: 0.4,
      ...change,
    },
    market,
  );

const CHANGES: Partial<StartupProfile>[] = [
  {},
  { raiseUsd: 5_000_000 },
  { stage: 'series-a', tractionFraction: 0.1 },
  { place: ['KE', 'africa'] },
  { needsLead: false },
  { isRaising: true, updatedOn: '2026-05-01' },
  { raiseUsd: null, stage: null, sectors: [], place: [], tractionFraction: null },
  { description: '' },
  {},
];

test('a table gives each pair the orders it has alone, whatever was asked before', () => {
  const table = createScoreTable(investors, market);
  for (const change of CHANGES) {
    const startup = startupOf(change);
    const alone = investors.map((investor) => founderOrder(startup, investor, market));
    const theirs = investors.map((investor) => investorOrder(startup, investor, market));
    for (const keep of [true, false]) {
      const scores = drained(table.scores(startup, { keep }));
      expect([...scores.founderOrder]).toEqual(alone);
      expect([...scores.investorOrder]).toEqual(theirs);
    }
  }
});

test('weights of one’s own move only the startup’s order', () => {
  const table = createScoreTable(investors, market);
  const weights = { cheque: 1, experience: 0, followOn: 0, geography: 0, lead: 0 };
  const own = drained(table.scores(startupOf(), { weights }));
  const shipped = drained(table.scores(startupOf()));
  expect(own.investorOrder).toEqual(shipped.investorOrder);
  expect(own.founderOrder).not.toEqual(shipped.founderOrder);
  const alone = investors.map((investor) => founderOrder(startupOf(), investor, market, weights));
  for (const [index, order] of alone.entries()) expect(own.founderOrder[index]).toBeCloseTo(order, 9);
});

test('the best come first, equal ones by id, without those left out', () => {
  const ids = ['d', 'b', 'c', 'a', 'e'];
  const scores = Float64Array.of(5, 7, 7, 7, 9);
  const idAt = (index: number) => ids[index] ?? '';
  expect(bestOf(scores, 3, idAt).map(idAt)).toEqual(['e', 'a', 'b']);
  expect(bestOf(scores, 9, idAt).map(idAt)).toEqual(['e', 'a', 'b', 'c', 'd']);
  expect(bestOf(scores, 2, idAt, (index) => index === 4).map(idAt)).toEqual(['a', 'b']);
  expect(bestOf(new Float64Array(0), 2, idAt)).toEqual([]);
});
