import { expect, test } from 'vitest';
import type { PortfolioFacts } from './portfolio-facts.ts';
import { summarisePortfolio } from './portfolio-summary.ts';

const facts: PortfolioFacts = {
  asOf: '2026-06-30',
  investments: [
    { id: 1, startupId: 7, dealDate: '2024-01-15', investmentAmount: 200_000, equityPercentage: 10 },
    { id: 2, startupId: 7, dealDate: '2025-09-01', investmentAmount: 50_000, equityPercentage: 1 },
  ],
  rounds: [{ startupId: 7, date: '2025-02-01', raised: 1_000_000, postMoney: 5_000_000 }],
  exits: [],
};
const company = (more: Partial<PortfolioFacts>) => summarisePortfolio({ ...facts, ...more }).companies['7'];

test('10 % diluted by a fifth is 8 % of 5 million; the later ticket stands at cost', () => {
  expect(company({})).toMatchObject({
    currentValuation: 450_000,
    ownershipPercentage: 9,
    basis: 'round',
    markedOn: '2025-02-01',
  });
});

test('a newer mark speaks for the tickets of its day, later ones come on top', () => {
  const marks = [{ startupId: 7, date: '2025-06-30', value: 240_000 }];
  expect(company({ marks })).toMatchObject({
    currentValuation: 290_000,
    basis: 'mark',
    markedOn: '2025-06-30',
  });
});

test('a round after the mark takes its place', () => {
  const marks = [{ startupId: 7, date: '2024-12-31', value: 1 }];
  expect(company({ marks })).toMatchObject({ currentValuation: 450_000, basis: 'round' });
});

test('a quarter sold for 150,000 leaves three quarters of ownership and value', () => {
  const sold = {
    partialExits: [{ startupId: 7, date: '2025-12-01', soldPercentage: 25 }],
    distributions: [{ startupId: 7, date: '2025-12-01', amount: 150_000 }],
  };
  expect(company(sold)).toMatchObject({
    status: 'active',
    currentValuation: 337_500,
    ownershipPercentage: 6.75,
    proceeds: 150_000,
    moic: 1.95,
  });
});

test('a sale before a mark is in the mark already, one after it is not', () => {
  const marks = [{ startupId: 7, date: '2025-12-31', value: 400_000 }];
  const sale = (date: string) => [{ startupId: 7, date, soldPercentage: 50 }];
  expect(company({ marks, partialExits: sale('2025-12-01') })?.currentValuation).toBe(400_000);
  expect(company({ marks, partialExits: sale('2026-02-01') })?.currentValuation).toBe(200_000);
});
