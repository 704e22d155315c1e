import { expect, test } from 'vitest';
import type { PortfolioFacts } from './portfolio-facts.ts';
import { portfolioFlows, summarisePortfolio } from './portfolio-summary.ts';

/** Three companies: one raised again, one was sold, one is known by its cheque only. */
const book: PortfolioFacts = {
  asOf: '2025-12-31',
  investments: [
    { id: 1, startupId: 'kiva', dealDate: '2022-06-01', investmentAmount: 200_000, equityPercentage: 10 },
    { id: 2, startupId: 'mto', dealDate: '2022-09-01', investmentAmount: 100_000, valuation: 2_000_000 },
    { id: 3, startupId: 'jua', dealDate: '2023-03-01', investmentAmount: 50_000 },
    { id: 4, startupId: 'kiva', dealDate: '2024-02-01', investmentAmount: 100_000, valuation: 10_000_000 },
  ],
  rounds: [
    { startupId: 'kiva', date: '2025-10-01', raised: 3_000_000, postMoney: 12_000_000 },
    { startupId: 'kiva', date: '2024-02-01', raised: 2_000_000, postMoney: 10_000_000 },
    { startupId: 'kiva', date: '2022-06-01', raised: 400_000, postMoney: 2_000_000 },
  ],
  exits: [{ startupId: 'mto', date: '2025-06-30', proceeds: 250_000 }],
};

test('the page of the rule: 10% diluted twice and 1% once, marked at the last post-money', () => {
  const { companies, summary } = summarisePortfolio(book);
  // 10% x 0.8 x 0.75 = 6%; 1% x 0.75 = 0.75%; 6.75% of 12,000,000.
  expect(companies['kiva']).toMatchObject({
    status: 'active',
    totalInvested: 300_000,
    ownershipPercentage: 6.75,
    currentValuation: 810_000,
    moic: 2.7,
    markedOn: '2025-10-01',
    raisedAgainWithin24Months: true,
  });
  expect(companies['mto']).toMatchObject({
    status: 'exited',
    currentValuation: 0,
    ownershipPercentage: 5,
    moic: 2.5,
  });
  expect(companies['jua']).toMatchObject({
    currentValuation: 50_000,
    ownershipPercentage: null,
    markedOn: null,
  });
  expect(summary).toEqual({
    totalInvested: 450_000,
    activeCompanies: 2,
    totalInvestments: 4,
    avgOwnership: 6.75,
  });
});

test('one’s own follow-on at a stated valuation prices what was held before, and dilutes by its own part', () => {
  const followOn = {
    id: 2,
    startupId: 'a',
    dealDate: '2024-02-01',
    investmentAmount: 500_000,
    valuation: 10_000_000,
  };
  const facts: PortfolioFacts = {
    asOf: '2024-06-30',
    investments: [
      { id: 1, startupId: 'a', dealDate: '2022-06-01', investmentAmount: 200_000, equityPercentage: 10 },
      followOn,
    ],
    rounds: [],
    exits: [],
  };
  // 10% x 0.95 + 5% = 14.5% of 10,000,000.
  const { companies } = summarisePortfolio(facts);
  expect(companies['a']).toMatchObject({
    ownershipPercentage: 14.5,
    currentValuation: 1_450_000,
    markedOn: '2024-02-01',
    basis: 'round',
  });
  expect(companies['a']?.notes.map(({ code }) => code)).toContain('FOLLOW_ON_SIZE_UNKNOWN');
  // The round itself, recorded some days before, is the same round and tells its size.
  const rounds = [{ startupId: 'a', date: '2024-01-20', raised: 2_000_000, postMoney: 10_000_000 }];
  expect(summarisePortfolio({ ...facts, rounds }).companies['a']).toMatchObject({ ownershipPercentage: 13 });
});

test('a ticket whose percentage and valuation are more than two points apart is named', () => {
  const ticket = {
    id: 1,
    startupId: 'a',
    dealDate: '2024-01-01',
    investmentAmount: 200_000,
    valuation: 2_000_000,
  };
  const notes = (equityPercentage: number) =>
    summarisePortfolio({
      asOf: '2024-06-30',
      investments: [{ ...ticket, equityPercentage }],
      rounds: [],
      exits: [],
    }).companies['a']?.notes.map(({ code }) => code);
  expect(notes(12)).toEqual([]);
  expect(notes(12.1)).toEqual(['ENTRY_INCONSISTENT']);
});

test('performance is pooled: (860,000 held + 250,000 received) / 450,000', () => {
  const { performance, dpi, rvpi, tvpi, irr } = summarisePortfolio(book);
  expect(performance).toMatchObject({
    totalCommitted: 450_000,
    activeInvestments: 3,
    exitedInvestments: 1,
    topPerformers: [{ startupId: 'mto', exitMultiple: 2.5, investmentAmount: 100_000 }],
  });
  expect(performance.avgMultiple).toBeCloseTo(1_110 / 450, 12);
  expect(tvpi).toBe(performance.avgMultiple);
  expect((dpi ?? 0) + (rvpi ?? 0)).toBeCloseTo(tvpi ?? Number.NaN, 12);
  expect(irr).toBeGreaterThan(0.3);
  expect(portfolioFlows(book).at(-1)).toEqual({ date: '2025-12-31', amount: '860000' });
});

test('seen from an earlier day nothing later has happened', () => {
  const { companies, summary } = summarisePortfolio({ ...book, asOf: '2023-12-31' });
  expect(summary).toMatchObject({ totalInvested: 350_000, activeCompanies: 3, totalInvestments: 3 });
  expect(companies['kiva']).toMatchObject({
    currentValuation: 200_000,
    ownershipPercentage: 10,
    markedOn: null,
  });
});

test('marks say what they are worth: post-money, stale, ownership unknown', () => {
  const codes = (asOf: string, startup: string) =>
    summarisePortfolio({ ...book, asOf }).companies[startup]?.notes.map((note) => note.code);
  expect(codes('2025-12-31', 'kiva')).toEqual(['MARK_AT_POST_MONEY']);
  expect(codes('2026-10-01', 'kiva')).toEqual(['MARK_AT_POST_MONEY']);
  expect(codes('2026-10-02', 'kiva')).toEqual(['MARK_AT_POST_MONEY', 'MARK_OLDER_THAN_12_MONTHS']);
  expect(codes('2025-12-31', 'jua')).toEqual(['OWNERSHIP_UNKNOWN']);
});

test('unpriced rounds change nothing, a round of unknown size leaves the ownership open and the ticket at cost', () => {
  const [ticket] = book.investments;
  const only = { ...book, investments: ticket === undefined ? [] : [ticket], exits: [] };
  const round = { startupId: 'kiva', date: '2023-01-01', raised: 1_000_000, postMoney: null };
  expect(summarisePortfolio({ ...only, rounds: [round] }).companies['kiva']?.ownershipPercentage).toBe(10);
  const unsized = summarisePortfolio({ ...only, rounds: [{ ...round, raised: null, postMoney: 9_000_000 }] });
  expect(unsized.companies['kiva']).toMatchObject({ ownershipPercentage: null, currentValuation: 200_000 });
});

test('a write-off is worth nothing and is no exit; a dividend is received without leaving', () => {
  const { companies, performance, dpi } = summarisePortfolio({
    ...book,
    exits: [],
    writeOffs: [{ startupId: 'jua', date: '2024-01-01' }],
    distributions: [{ startupId: 'mto', date: '2024-01-01', amount: 45_000 }],
  });
  expect(companies['jua']).toMatchObject({ status: 'written-off', currentValuation: 0, moic: 0 });
  expect(companies['mto']).toMatchObject({ status: 'active', proceeds: 45_000, currentValuation: 100_000 });
  expect(performance).toMatchObject({ writtenOffInvestments: 1, exitedInvestments: 0, topPerformers: [] });
  expect(dpi).toBe(0.1);
});

test('an exit without known proceeds leaves the multiples open', () => {
  const answer = summarisePortfolio({
    ...book,
    exits: [{ startupId: 'mto', date: '2025-06-30', proceeds: null }],
  });
  expect(answer).toMatchObject({ dpi: null, tvpi: null, irr: null, performance: { avgMultiple: null } });
  expect(answer.performance.topPerformers[0]).toMatchObject({ startupId: 'mto', exitMultiple: null });
  expect(answer.notes.map((note) => note.code)).toEqual(['PROCEEDS_UNKNOWN']);
});

test('a company written off without a cent says that all is lost, not that a flow is missing', () => {
  const lost = { investments: book.investments.slice(2, 3), rounds: [], exits: [] };
  const writeOffs = [{ startupId: 'jua', date: '2025-02-28' }];
  const answer = summarisePortfolio({ asOf: '2025-12-31', ...lost, writeOffs });
  expect(answer).toMatchObject({ irr: null, tvpi: 0, notes: [{ code: 'XIRR_ALL_LOST' }] });
  const dividend = { startupId: 'jua', date: '2024-03-01', amount: 500 };
  const some = summarisePortfolio({ asOf: '2025-12-31', ...lost, writeOffs, distributions: [dividend] });
  expect(some.irr).toBeCloseTo(-0.99, 2);
});

test('at most five top performers, best first', () => {
  const ids = [1, 2, 3, 4, 5, 6];
  const { performance } = summarisePortfolio({
    asOf: '2026-01-01',
    rounds: [],
    investments: ids.map((id) => ({ id, startupId: id, dealDate: '2020-01-01', investmentAmount: 100 })),
    exits: ids.map((id) => ({ startupId: id, date: '2025-01-01', proceeds: id * 100 })),
  });
  expect(performance.topPerformers.map(({ exitMultiple }) => exitMultiple)).toEqual([6, 5, 4, 3, 2]);
});

test('an empty portfolio has counts of zero and no ratios', () => {
  const empty = summarisePortfolio({ asOf: '2026-01-01', investments: [], rounds: [], exits: [] });
  expect(empty.summary).toEqual({
    totalInvested: 0,
    activeCompanies: 0,
    totalInvestments: 0,
    avgOwnership: null,
  });
  expect(empty).toMatchObject({ dpi: null, rvpi: null, tvpi: null, irr: null });
});
