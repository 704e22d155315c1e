import { expect, it } from 'vitest';
import { DEFAULT_ENTRIES } from './default-entries.ts';
import { OWNER_GROUPS, pastStages } from './ownership-path.ts';

const POOL = {
  shareholderName: 'Pool',
  shareholderType: 'pool',
  shares: 2_500_000,
  shareClass: 'Unissued pool',
};
const SEED = { shareholderName: 'Fund', shareholderType: 'investor', shares: 2_500_000, shareClass: 'Seed' };
const SERIES_A = { ...SEED, shares: 5_000_000, shareClass: 'Series A' };
const SAFE = { id: 's', kind: 'SAFE_POST', holder: 'Angels', amount: 500_000, cap: 5_000_000 } as const;

it('ownership over rounds: 80%, 66.67%, 50% to founders, and a tenth less once a SAFE is counted', () => {
  const stages = pastStages({ entries: [...DEFAULT_ENTRIES, POOL, SEED, SERIES_A], convertibles: [SAFE] });
  const of = (group: (typeof OWNER_GROUPS)[number]) =>
    stages.map(({ percents }) => percents[OWNER_GROUPS.indexOf(group)]);
  expect(stages.map(({ name }) => name)).toEqual(['Before rounds', 'Seed', 'Series A', 'SAFEs and notes']);
  expect(of('Founders')).toEqual([80, 66.6667, 50, 45]);
  expect(of('Unissued pool')).toEqual([20, 16.6667, 12.5, 11.25]);
  expect(of('Investors')).toEqual([0, 16.6666, 37.5, 33.75]);
  expect(of('SAFEs and notes')).toEqual([0, 0, 0, 10]);
  for (const { percents } of stages)
    expect(percents.reduce((sum, each) => sum + Math.round(each * 10_000), 0)).toBe(1_000_000);
});

it('a table without rounds has one stage', () => {
  expect(pastStages({ entries: DEFAULT_ENTRIES, convertibles: [] })).toHaveLength(1);
});
