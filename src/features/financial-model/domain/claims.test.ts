import { expect, test } from 'vitest';
import { claimMismatches } from './claims.ts';

const codes = (claims: Parameters<typeof claimMismatches>[0]) =>
  claimMismatches(claims).map((mismatch) => mismatch.code);

test('an ask of 500,000 split into 495,000 agrees, split into 480,000 does not', () => {
  expect(codes({ statedAsk: 500_000, useOfFunds: [300_000, 200_000] })).toEqual([]);
  expect(codes({ statedAsk: 505_000, useOfFunds: [300_000, 200_000] })).toEqual([]);
  expect(claimMismatches({ statedAsk: 500_000, useOfFunds: [300_000, 180_000] })).toMatchObject([
    { code: 'ASK_USE_OF_FUNDS_MISMATCH', stated: 500_000, found: 480_000 },
  ]);
});

test('growth is held against the last two years of the series', () => {
  expect(codes({ statedGrowthPct: 150, revenueSeries: [10, 100, 250] })).toEqual([]);
  expect(codes({ statedGrowthPct: 200, revenueSeries: [10, 100, 250] })).toEqual(['GROWTH_CLAIM_MISMATCH']);
  expect(codes({ statedGrowthPct: 200, revenueSeries: [0, 250] })).toEqual([]);
});

test('18 months of runway claimed on cash for 12', () => {
  const books = { cash: 240_000, monthlyBurn: 20_000 };
  expect(codes({ ...books, statedRunwayMonths: 14.4 })).toEqual([]);
  expect(codes({ ...books, statedRunwayMonths: 18 })).toEqual(['RUNWAY_CLAIM_MISMATCH']);
  expect(codes({ cash: 240_000, monthlyBurn: 0, statedRunwayMonths: 18 })).toEqual([]);
});

test('ownership stated against the table', () => {
  expect(codes({ statedOwnershipPct: 60, capTablePcts: ['35.5', '24.5'] })).toEqual([]);
  expect(codes({ statedOwnershipPct: 70, capTablePcts: ['35.5', '24.5'] })).toEqual([
    'OWNERSHIP_CLAIM_MISMATCH',
  ]);
  expect(codes({})).toEqual([]);
});
