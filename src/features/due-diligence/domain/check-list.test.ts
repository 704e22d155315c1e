import { expect, it } from 'vitest';
import { monthlyRevenue } from '#test/diligence.ts';
import { type DiligenceFacts, type FigureFact, publicOnly } from './facts.ts';
import { diligenceChecks } from './report.ts';
import { figureSentence, yearlyRise } from './series.ts';

const FACTS: DiligenceFacts = publicOnly({
  asOf: '2026-11-21',
  name: 'Maji Safi',
  description: 'Clean water by subscription.',
  businessModel: 'Subscription',
  sectorId: 'cleantech',
  stageId: 'seed',
  country: 'KE',
  countryMarket: null,
  website: null,
  foundedYear: null,
  teamSize: 5,
  raising: null,
  raisingUsdMinor: null,
  founders: [],
  series: [],
  round: null,
  peers: 0,
  investors: 0,
});
const users = (date: string, value: number, evidence: FigureFact['evidence'] = 'claimed'): FigureFact => ({
  metric: 'users',
  date,
  value,
  currency: null,
  valueUsd: null,
  evidence,
});
const founder = (name: string, workEntries: number, recommendations: number) => ({
  name,
  workEntries,
  recommendations,
});
const round = { instrument: 'safe', currency: 'USD', targetMinor: 85_000_000, closeDate: '2027-02-28' };

const CASES: readonly [string, Partial<DiligenceFacts>, string, string][] = [
  ['nobody is named', {}, 'TEAM_FOUNDERS', 'unknown'],
  ['one founder', { founders: [founder('Ada', 0, 0)] }, 'TEAM_FOUNDERS', 'partial'],
  ['two founders', { founders: [founder('Ada', 0, 0), founder('Bo', 2, 0)] }, 'TEAM_FOUNDERS', 'pass'],
  [
    'one of two shows past work',
    { founders: [founder('Ada', 0, 0), founder('Bo', 2, 0)] },
    'TEAM_RECORD',
    'partial',
  ],
  ['two recommendations', { founders: [founder('Ada', 0, 2)] }, 'TEAM_REFERENCES', 'pass'],
  ['two people at Series A', { teamSize: 2, stageId: 'series-a' }, 'TEAM_SIZE', 'fail'],
  ['eight people at Series A', { teamSize: 8, stageId: 'series-a' }, 'TEAM_SIZE', 'partial'],
  ['the seat is named, not the market', {}, 'MARKET_PLACE', 'partial'],
  ['five peers', { peers: 5 }, 'MARKET_PEERS', 'pass'],
  ['two investors look for it', { investors: 2 }, 'MARKET_INVESTORS', 'fail'],
  ['nobody uses it', { series: [users('2026-10-31', 0)] }, 'PRODUCT_IN_USE', 'fail'],
  ['used, they say', { series: [users('2026-10-31', 10)] }, 'PRODUCT_IN_USE', 'partial'],
  ['used, an export shows', { series: [users('2026-10-31', 10, 'system-export')] }, 'PRODUCT_IN_USE', 'pass'],
  ['founded this year', { foundedYear: 2026 }, 'PRODUCT_AGE', 'fail'],
  ['raising $500,000 at Seed', { raisingUsdMinor: 50_000_000 }, 'FINANCIALS_RAISE', 'pass'],
  ['raising $7m at Seed', { raisingUsdMinor: 700_000_000 }, 'FINANCIALS_RAISE', 'partial'],
  ['raising $50m at Seed', { raisingUsdMinor: 5_000_000_000 }, 'FINANCIALS_RAISE', 'fail'],
  ['a round with terms', { round }, 'FINANCIALS_ROUND', 'pass'],
  ['a round without a closing date', { round: { ...round, closeDate: null } }, 'FINANCIALS_ROUND', 'partial'],
  [
    'an amount without terms',
    { raising: { amountMinor: 50_000_000, currency: 'USD' }, raisingUsdMinor: 50_000_000 },
    'FINANCIALS_ROUND',
    'partial',
  ],
  [
    'naira without a rate are no dollars',
    { series: [monthlyRevenue('2026-10-31', 9e6, 'NGN')] },
    'TRACTION_LEVEL',
    'unknown',
  ],
  [
    '₦4M a month of $2,667 at Seed',
    { series: [{ ...monthlyRevenue('2026-10-31', 4e6, 'NGN'), valueUsd: 2_667 }] },
    'TRACTION_LEVEL',
    'pass',
  ],
  ['$2,500 a month at Seed', { series: [monthlyRevenue('2026-10-31', 2_500)] }, 'TRACTION_LEVEL', 'pass'],
  ['figures three months old', { series: [users('2026-08-21', 10)] }, 'TRACTION_FRESH', 'pass'],
  ['figures five months old', { series: [users('2026-06-21', 10)] }, 'TRACTION_FRESH', 'partial'],
  ['figures a year old', { series: [users('2025-11-21', 10)] }, 'TRACTION_FRESH', 'fail'],
  ['only claims', { series: [users('2026-10-31', 10)] }, 'TRACTION_EVIDENCE', 'fail'],
];

it.each(CASES)('%s', (_story, change, code, outcome) => {
  const check = diligenceChecks({ ...FACTS, ...change }).find((each) => each.code === code);
  expect(check?.outcome).toBe(outcome);
  expect(check?.evidence.length === 0).toBe(outcome === 'unknown');
});

it('measures growth over a year, in one currency, from two figures a month apart', () => {
  const series = [
    monthlyRevenue('2024-01-31', 1),
    monthlyRevenue('2025-11-30', 100),
    monthlyRevenue('2026-10-31', 150),
  ];
  expect(yearlyRise(series, 'monthly_revenue')).toBeCloseTo(50, 9);
  expect(yearlyRise([...series, monthlyRevenue('2026-11-10', 9e6, 'NGN')], 'monthly_revenue')).toBeNull();
  expect(yearlyRise([users('2026-10-20', 10), users('2026-10-31', 20)], 'users')).toBeNull();
  expect(yearlyRise([users('2026-01-31', 0), users('2026-10-31', 20)], 'users')).toBeNull();
  expect(yearlyRise([], 'users')).toBeNull();
});

it.each([
  ['SN', ['RCCM', 'NINEA', 'PV']],
  ['CI', ['RCCM', 'DFE', 'ARTCI']],
  ['EG', ['GAFI', 'tax card', 'FRA']],
  ['RW', ['RDB', 'RRA', 'NCSA']],
] as const)('%s is asked for its own papers, each with its source', (country, papers) => {
  const checks = diligenceChecks({ ...FACTS, country, sectorId: 'fintech' });
  const legal = checks.filter(({ code }) => code.startsWith(`${country}_`));
  const asked = legal.map(({ label, request }) => `${label} ${request}`).join(' ');
  for (const paper of papers) expect(asked).toContain(paper);
  expect(legal.every(({ source }) => source.endsWith('from general knowledge, November 2026'))).toBe(true);
  expect(checks.some(({ code }) => code.startsWith('GEN_'))).toBe(false);
});

it('says how well a figure is shown', () => {
  expect(figureSentence(monthlyRevenue('2026-10-31', 12_400))).toBe(
    '$12,400 on 31 Oct 2026: shown by a document of theirs.',
  );
  expect(figureSentence(users('2026-10-31', 4_000))).toBe(
    '4,000 users on 31 Oct 2026: the founders’ own word.',
  );
});
