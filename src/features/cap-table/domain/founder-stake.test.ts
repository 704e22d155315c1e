import { expect, it } from 'vitest';
import { founderStake } from './founder-stake.ts';

const vesting = { total: 100, vested: 0 };
const row = (shareholderType: string, shares: number, more = {}) => ({
  shareholderName: `${shareholderType} of ${shares}`,
  shareholderType,
  shares,
  shareClass: 'Common',
  ...more,
});

it('adds up the founders who are still there', () => {
  const table = [row('Founder', 60, { vesting }), row('co-founder', 15, { vesting }), row('ex-founder', 25)];
  expect(founderStake({ entries: table, convertibles: [] })).toEqual({
    founderPercent: 75,
    foundersVest: true,
  });
});

it('one founder without a schedule leaves the founders unvested', () => {
  expect(
    founderStake({ entries: [row('founder', 60, { vesting }), row('founder', 40)], convertibles: [] })
      .foundersVest,
  ).toBe(false);
});

it('knows no percentage where nobody is a founder', () => {
  expect(founderStake({ entries: [row('investor', 60)], convertibles: [] })).toEqual({
    founderPercent: null,
    foundersVest: false,
  });
});
