import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fixed.ts';
import { accrueInterest, type InterestTerms } from './note-interest.ts';
import { valueOf } from './refusal.ts';

const oneYearAndAHalf = { rate: '0.06', startDate: '2022-03-31', endDate: '2023-09-30' };

function interestOf(terms: Omit<InterestTerms, 'principal'>): number {
  return toNumber(valueOf(accrueInterest({ principal: 50_000, ...terms })).interest, 6);
}

describe('interest of a convertible note', () => {
  it('is simple over actual days of a 365-day year: 50,000 at 6% for 548 days', () => {
    expect(interestOf({ periods: [oneYearAndAHalf] })).toBe(4504.109589);
  });

  it('counts 30-day months under 30/360', () => {
    expect(interestOf({ periods: [oneYearAndAHalf], dayCount: '30_360' })).toBe(4500);
    const february = { rate: 1, startDate: '2024-01-30', endDate: '2024-03-31' };
    expect(interestOf({ periods: [february], dayCount: '30_360' })).toBe(8333.333333);
    const midMonth = { rate: 1, startDate: '2024-01-15', endDate: '2024-01-31' };
    expect(interestOf({ periods: [midMonth], dayCount: '30_360' })).toBe(2222.222222);
  });

  it('compounds: 50,000 × (1.06^1.5 - 1)', () => {
    const terms = { periods: [oneYearAndAHalf], dayCount: '30_360', compounding: 'COMPOUNDING' } as const;
    expect(interestOf(terms)).toBeCloseTo(50_000 * (1.06 ** 1.5 - 1), 5);
  });

  it('adds up steps of the rate: 4% for a year, then 10% for a year', () => {
    const periods = [
      { rate: '0.04', startDate: '2021-01-01', endDate: '2022-01-01' },
      { rate: '0.10', startDate: '2022-01-01', endDate: '2023-01-01' },
    ];
    expect(interestOf({ periods })).toBe(7000);
    expect(interestOf({ periods, compounding: 'COMPOUNDING' })).toBe(7200);
  });

  it('compounds at any rate a request may state, without holding the server', () => {
    const periods = [{ rate: 1e15, startDate: '2022-03-31', endDate: '9999-12-30' }];
    const startedAt = performance.now();
    expect(accrueInterest({ principal: 1, periods, compounding: 'COMPOUNDING' }).ok).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it.each([
    [{ periods: [{ ...oneYearAndAHalf, endDate: '2022-03-30' }] }, 'DATE_INVALID'],
    [{ periods: [{ ...oneYearAndAHalf, rate: -1 }] }, 'RATE_INVALID'],
    [{ periods: [oneYearAndAHalf], dayCount: 'ACTUAL_ACTUAL' as never }, 'DAY_COUNT_NOT_SUPPORTED'],
    [{ periods: [oneYearAndAHalf], compounding: 'DAILY' as never }, 'METHOD_NOT_SUPPORTED'],
  ])('refuses %j', (terms, code) => {
    expect(accrueInterest({ principal: 1, ...terms })).toMatchObject({ ok: false, code });
  });
});
