import { describe, expect, it } from 'vitest';
import { columnsOf, usdMinorOf } from './columns.ts';
import { companyKey } from './company-key.ts';
import { changeDeal, type DealValues } from './deal-change.ts';
import { searchDeals } from './search.ts';
import { isOverdue, isStale } from './staleness.ts';
import { dealStageOf } from './stages.ts';

describe('a company', () => {
  it('is known by its name without case, accents, spaces and legal forms', () => {
    expect(['Zuri Pay Ltd.', 'zuripay', 'ZURI-PAY', 'Zúri Pay Limited'].map(companyKey)).toEqual(
      Array.from({ length: 4 }, () => 'zuripay'),
    );
    expect(companyKey('Ọ̀ṣun Foods SARL')).toBe('osunfoods');
    expect(companyKey('Zuri Pay')).not.toBe(companyKey('Zuri Play'));
    expect(companyKey('Limited')).toBe('limited');
    expect(companyKey('!!!')).toBe('!!!');
  });
});

describe('the board', () => {
  const deal = (stage: 'sourced' | 'closed', amountMinor: number | null, currency: string | null) => {
    return { stage, amountMinor, currency };
  };

  it('has six columns, adds up each currency by itself and says what has no amount', () => {
    const columns = columnsOf([
      deal('sourced', 100_00, 'USD'),
      deal('sourced', 5_000_00, 'NGN'),
      deal('sourced', 50_00, 'USD'),
      deal('sourced', null, null),
      deal('closed', 7_00, 'EUR'),
    ]);
    expect(columns.map(({ stage, deals }) => [stage, deals.length])).toEqual([
      ['sourced', 4],
      ['reviewed', 0],
      ['due-diligence', 0],
      ['term-sheet', 0],
      ['closed', 1],
      ['passed', 0],
    ]);
    expect(columns[0]?.sums).toEqual([
      { currency: 'USD', amountMinor: 150_00 },
      { currency: 'NGN', amountMinor: 5_000_00 },
    ]);
    expect(columns[0]?.withoutAmount).toBe(1);
  });

  it('is searched by name and sector, accents aside', () => {
    const named = (name: string, sector: string | null) => ({ startup: { name, sector } });
    const deals = [named('Qirsh Lane', 'FinTech'), named('Ọjà Haul', 'Logistics'), named('Other', null)];
    expect(searchDeals(deals, 'oja').map(({ startup }) => startup.name)).toEqual(['Ọjà Haul']);
    expect(searchDeals(deals, 'fintech')).toHaveLength(1);
    expect(searchDeals(deals, '  ')).toHaveLength(3);
  });
});

describe('an open deal', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it('is stale after 14 days without activity', () => {
    const quiet = { stage: 'reviewed', lastActivity: '2026-11-07T12:00:00Z' } as const;
    expect(isStale(quiet, now)).toBe(true);
    expect(isStale({ ...quiet, lastActivity: '2026-11-07T12:00:01Z' }, now)).toBe(false);
    expect(isStale({ ...quiet, stage: 'closed' }, now)).toBe(false);
  });

  it('is overdue the day after its due date', () => {
    const deal = { stage: 'reviewed', nextActionDue: '2026-11-20' } as const;
    expect([isOverdue(deal, '2026-11-20'), isOverdue(deal, '2026-11-21')]).toEqual([false, true]);
    expect(isOverdue({ ...deal, stage: 'passed' }, '2026-11-21')).toBe(false);
  });
});

describe('a change', () => {
  const before: DealValues = {
    stage: 'passed',
    priority: 'low',
    interestLevel: 5,
    sourceChannel: null,
    nextAction: null,
    nextActionDue: null,
    amountMinor: null,
    currency: null,
    passReason: 'Team',
    firmId: null,
  };

  it('that leaves Passed drops the reason, and one that stays may mend it', () => {
    expect(changeDeal(before, { stage: 'reviewed' })).toMatchObject({
      moves: true,
      fields: [],
      after: { passReason: null },
    });
    expect(changeDeal(before, { passReason: 'Valuation' })).toMatchObject({
      moves: false,
      fields: ['passReason'],
    });
  });

  it('to what is already so is none', () => {
    expect(changeDeal(before, { stage: 'passed', priority: 'low' })).toMatchObject({
      moves: false,
      fields: [],
    });
  });
});

it('stages are understood in any spelling', () => {
  expect(
    ['Term Sheet', 'term_sheet', 'TERMSHEET', 'Initial review', 'reviewed', 'won'].map(dealStageOf),
  ).toEqual(['term-sheet', 'term-sheet', 'term-sheet', 'reviewed', 'reviewed', null]);
});

it('adds up a column in several currencies in dollars, and says nothing where a rate is not known', () => {
  const sums = [
    { currency: 'USD', amountMinor: 50_000_00 },
    { currency: 'NGN', amountMinor: 15_000_000_00 },
    { currency: 'XOF', amountMinor: 600_000 },
  ];
  const perDollar = new Map([
    ['NGN', 1_500],
    ['XOF', 600],
  ]);
  expect(usdMinorOf(sums, perDollar)).toBe(61_000_00);
  expect(usdMinorOf(sums, new Map())).toBeNull();
  // In binary, 1.005 dollars a unit would come to 100.49999999999999 cents.
  expect(usdMinorOf([{ currency: 'KES', amountMinor: 201 }], new Map([['KES', 2]]))).toBe(101);
});
