import { expect, test } from 'vitest';
import { criterionName } from './criterion-name.ts';
import { surveyMarket } from './market.ts';
import { keyMilestonesOf, opportunitiesOf, riskFactorsOf } from './outlook.ts';
import { judgePair } from './pair.ts';
import { placePathOf } from './place.ts';
import { prepareInvestor, prepareStartup } from './prepared.ts';
import { UNKNOWN_DEAL, UNKNOWN_INVESTOR, UNKNOWN_STARTUP } from './profile.ts';
import { introductionScore } from './rank.ts';

const kofi = {
  ...UNKNOWN_INVESTOR,
  id: '1',
  name: 'Kofi Mensah',
  thesis: 'Payments for market traders',
  sectors: ['fintech'],
  stages: ['seed'],
  places: [placePathOf('NG')],
  ticketMinUsd: 50_000,
  ticketTypicalUsd: 150_000,
  ticketMaxUsd: 250_000,
  deals: [{ ...UNKNOWN_DEAL, on: '2026-09-01', sectors: ['fintech'] }],
};
const zuri = {
  ...UNKNOWN_STARTUP,
  id: '7',
  name: 'Zuri Pay',
  description: `Payments for market traders. ${'More of it. '.repeat(40)}`,
  sectors: ['fintech'],
  stage: 'seed',
  place: placePathOf('NG'),
  raiseUsd: 500_000,
};
const market = surveyMarket([kofi], [kofi.thesis], ['pre-seed', 'seed', 'series-a'], '2026-11-21');
const startup = prepareStartup(zuri, market);
const verdict = judgePair(startup, prepareInvestor(kofi, market), market);

test('tells both readers the same scores in their own words, with the catalogue’s labels', () => {
  expect(verdict.founder.investor.score).toBe(verdict.investor.investor.score);
  expect(verdict.founder.investor.components[0]?.sentence).toBe('You raise at Seed; Kofi Mensah backs Seed.');
  expect(verdict.investor.investor.components[0]?.sentence).toBe('Zuri Pay raises at Seed; you back Seed.');
  expect(verdict.founder.startup.components.map((one) => one.sentence).join(' ')).toContain('Nigeria');
});

test('is ranked by the score it shows', () => {
  expect(verdict.mutualScore).toBe(introductionScore(startup, prepareInvestor(kofi, market), market));
  expect(verdict.mutualScore ** 2).toBeCloseTo(verdict.investorScore * verdict.startupScore, 6);
});

test('keeps a long description short', () => {
  const thesis = verdict.founder.investor.components.find((one) => one.key === 'thesis');
  expect(thesis?.startupText).toHaveLength(160);
  expect(thesis?.startupText.endsWith('…')).toBe(true);
});

test('names what speaks for it, against it and what is not known', () => {
  expect(opportunitiesOf(verdict.founder)).toContain('You raise at Seed; Kofi Mensah backs Seed.');
  expect(riskFactorsOf(verdict.founder, criterionName).at(-1)).toBe(
    'Not known, so counted as neutral: Traction.',
  );
});

test('a startup that shows nothing is told what to show first', () => {
  expect(keyMilestonesOf(UNKNOWN_STARTUP)).toEqual([
    'State the amount of this round',
    'Close this round',
    'Show users or monthly revenue as a dated series',
    'Raise the next round or be acquired within 24 months',
  ]);
  expect(keyMilestonesOf({ ...zuri, tractionFraction: 0.4 })).toEqual([
    'Close this round (Seed)',
    'Raise a Series A round or be acquired within 24 months',
  ]);
});
