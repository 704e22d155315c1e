import { expect, test } from 'vitest';
import { keyMilestonesOf, opportunitiesOf, riskFactorsOf } from './outlook.ts';
import { pairStory } from './pair.ts';
import { placePathOf } from './place.ts';
import { UNKNOWN_DEAL, UNKNOWN_INVESTOR, UNKNOWN_STARTUP } from './profile.ts';
import { variedStories } from './varied-leads.ts';

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
  leads: false,
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
  needsLead: true,
};
const told = (reader: 'founder' | 'investor') => pairStory(zuri, kofi, { reader, today: '2026-11-21' });

test('tells both readers the same fit in their own words, with the catalogue’s labels', () => {
  const [founder, investor] = [told('founder'), told('investor')];
  expect(founder).toMatchObject({ fit: investor.fit, criteriaKnown: 7, criteriaTotal: 8, misfits: [] });
  expect(founder.criteria[0]?.sentence).toBe('You raise at Seed; Kofi Mensah backs Seed.');
  expect(investor.criteria[0]?.sentence).toBe('Zuri Pay raises at Seed; you back Seed.');
  expect(founder.reasons).toEqual([
    'You raise at Seed; Kofi Mensah backs Seed.',
    'Your description and Kofi Mensah’s thesis share “payments” and “traders”.',
    'You build in FinTech; Kofi Mensah invests in FinTech and has 1 deal there.',
  ]);
  expect(founder.weakest?.sentence).toBe('Your round needs a lead; Kofi Mensah follows others.');
});

test('names the sector of deals in one that is not among the stated', () => {
  const story = pairStory(
    zuri,
    { ...kofi, sectors: ['agritech'] },
    { reader: 'founder', today: '2026-11-21' },
  );
  expect(story.criteria.find(({ key }) => key === 'sector')?.sentence).toBe(
    'You build in FinTech; Kofi Mensah invests in AgriTech and has 1 deal in FinTech.',
  );
});

test('keeps a long description short', () => {
  const thesis = told('founder').criteria.find((one) => one.key === 'thesis');
  expect(thesis?.startupText).toHaveLength(160);
  expect(thesis?.startupText.endsWith('…')).toBe(true);
});

test('reasons that stand below each other begin with different criteria', () => {
  const leads = variedStories([told('founder'), told('founder'), told('founder')]).map(
    ({ reasons: [first] }) => first,
  );
  expect(new Set(leads).size).toBe(3);
});

const finding = (label: string, outcome: 'pass' | 'partial' | 'fail' | 'unknown', weight: number) => ({
  label,
  outcome,
  finding: `${label} found.`,
  weight,
  isCritical: label === 'the licence',
});

test('opportunities and risks are what due diligence found of the company, the gravest first', () => {
  const findings = [
    finding('users', 'pass', 1),
    finding('revenue', 'pass', 3),
    finding('churn', 'partial', 3),
    finding('the model', 'fail', 2),
    finding('the licence', 'fail', 1),
    finding('references', 'unknown', 9),
  ];
  expect(opportunitiesOf(findings)).toEqual(['Revenue: revenue found.', 'Users: users found.']);
  expect(riskFactorsOf(findings)).toEqual([
    'The licence: the licence found.',
    'The model: the model found.',
    'Churn: churn found.',
  ]);
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

test('of a long list no reason begins much more often than another that would do', () => {
  const stories = Array.from({ length: 12 }, () => told('founder'));
  const begins = variedStories(stories).map(({ carried }) => carried[0]?.key);
  const counts = [...Map.groupBy(begins, (key) => key).values()].map((of) => of.length);
  expect(counts).toHaveLength(3);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});
