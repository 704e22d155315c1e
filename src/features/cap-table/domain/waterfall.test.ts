import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fixed.ts';
import { valueOf } from './refusal.ts';
import { conversionPoints } from './conversion-point.ts';
import { distribute, type ExitDeductions, planWaterfall } from './waterfall.ts';
import type { WaterfallClass } from './waterfall-class.ts';
import { holderPayouts, holderPayoutsMinor, readHoldings } from './waterfall-holders.ts';

function pay(classes: readonly WaterfallClass[], exitValue: number, deductions?: ExitDeductions) {
  const exit = valueOf(distribute(valueOf(planWaterfall(classes, deductions)), exitValue));
  return { payouts: exit.byClass.map((payout) => toNumber(payout, 2)), converted: exit.converted, exit };
}

const common: WaterfallClass = { id: 'Common', type: 'COMMON', shares: 6_000_000 };
const seriesA: WaterfallClass = { id: 'A', type: 'PREFERRED', shares: 4_000_000, originalIssuePrice: '1.50' };

describe('one preferred class beside 6M common: 4M shares at $1.50', () => {
  it('keeps its 6M until the exit passes 15M, then converts into 40%', () => {
    expect(pay([common, seriesA], 5_000_000).payouts).toEqual([0, 5_000_000]);
    expect(pay([common, seriesA], 10_000_000)).toMatchObject({
      payouts: [4_000_000, 6_000_000],
      converted: [],
    });
    expect(pay([common, seriesA], 15_000_000)).toMatchObject({
      payouts: [9_000_000, 6_000_000],
      converted: [],
    });
    expect(pay([common, seriesA], 15_000_001).converted).toEqual(['A']);
    expect(pay([common, seriesA], 20_000_000).payouts).toEqual([12_000_000, 8_000_000]);
  });

  it('takes the preference and its share when fully participating, and never converts', () => {
    const full: WaterfallClass = { ...seriesA, participation: 'FULL' };
    expect(pay([common, full], 16_000_000)).toMatchObject({
      payouts: [6_000_000, 10_000_000],
      converted: [],
    });
    expect(conversionPoints(valueOf(planWaterfall([common, full])))).toEqual([]);
  });

  it('stops participating at its cap and converts above the cap’s worth: 2x is flat from 21M to 30M', () => {
    const capped: WaterfallClass = { ...seriesA, participation: 'CAPPED', participationCapMultiple: 2 };
    expect(pay([common, capped], 16_000_000).payouts).toEqual([6_000_000, 10_000_000]);
    expect(pay([common, capped], 25_000_000).payouts).toEqual([13_000_000, 12_000_000]);
    expect(pay([common, capped], 30_000_000)).toMatchObject({
      payouts: [18_000_000, 12_000_000],
      converted: [],
    });
    expect(pay([common, capped], 40_000_000)).toMatchObject({
      payouts: [24_000_000, 16_000_000],
      converted: ['A'],
    });
  });

  it('counts multiple, accrued dividend and conversion ratio', () => {
    const rich: WaterfallClass = {
      ...seriesA,
      liquidationMultiple: 2,
      accruedDividendPerShare: '0.25',
      conversionRatio: 1.5,
    };
    expect(pay([common, rich], 20_000_000).payouts).toEqual([7_000_000, 13_000_000]);
    const [point] = conversionPoints(valueOf(planWaterfall([common, rich])));
    expect(toNumber(point?.exitValue ?? 0n, 2)).toBe(26_000_000);
    expect(pay([common, rich], 36_000_000).payouts).toEqual([18_000_000, 18_000_000]);
  });
});

describe('several classes', () => {
  const seed: WaterfallClass = {
    id: 'Seed',
    type: 'PREFERRED',
    shares: 2_000_000,
    originalIssuePrice: '0.50',
    seniority: 1,
  };
  const senior: WaterfallClass = { ...seriesA, seniority: 2 };

  it('repays the higher seniority first and equal ones pro rata', () => {
    expect(pay([common, seed, senior], 6_500_000).payouts).toEqual([0, 500_000, 6_000_000]);
    expect(pay([common, seed, { ...senior, seniority: 1 }], 3_500_000).payouts).toEqual([
      0, 500_000, 3_000_000,
    ]);
  });

  it('decides conversion together: the junior converts at 10M, the senior at 18M', () => {
    const points = conversionPoints(valueOf(planWaterfall([common, seed, senior])));
    expect(points.map(({ id, exitValue }) => [id, toNumber(exitValue, 2)])).toEqual([
      ['Seed', 10_000_000],
      ['A', 18_000_000],
    ]);
    expect(pay([common, seed, senior], 12_000_000).payouts).toEqual([4_500_000, 1_500_000, 6_000_000]);
  });

  it('exercises options above their strike, whose money joins the pot', () => {
    const options: WaterfallClass = { id: 'Options', type: 'OPTION', shares: 1_000_000, strike: '1.00' };
    expect(pay([common, options], 6_000_000)).toMatchObject({ payouts: [6_000_000, 0], converted: [] });
    expect(pay([common, options], 13_000_000)).toMatchObject({
      payouts: [12_000_000, 1_000_000],
      converted: ['Options'],
    });
  });

  it('pays the textbook exercise 40 on 60, participating, at an exit of 160: 88 and 72', () => {
    const classes: WaterfallClass[] = [
      { ...common, shares: 60 },
      { id: 'VC', type: 'PREFERRED', shares: 40, originalIssuePrice: 1, participation: 'FULL' },
    ];
    expect(pay(classes, 160).payouts).toEqual([72, 88]);
  });

  it('pays nothing on an unissued pool', () => {
    const pool: WaterfallClass = { id: 'Pool', type: 'UNISSUED_POOL', shares: 5_000_000 };
    expect(pay([common, pool, seriesA], 20_000_000).payouts).toEqual([12_000_000, 0, 8_000_000]);
  });

  it('shares everything among converted classes when there is no common', () => {
    expect(pay([seed], 400_000)).toMatchObject({ payouts: [400_000], converted: [] });
    expect(pay([seed], 4_000_000)).toMatchObject({ payouts: [4_000_000], converted: ['Seed'] });
  });
});

describe('before the shareholders', () => {
  it('takes debt, then costs, then the carve-out of what is left', () => {
    const { exit, payouts } = pay([common, seriesA], 21_000_000, {
      debt: 1_000_000,
      transactionCostPct: 5,
      carveOutPct: 10,
    });
    expect(
      [exit.debtPaid, exit.costs, exit.carveOut, exit.distributable].map((part) => toNumber(part)),
    ).toEqual([1_000_000, 1_000_000, 1_900_000, 17_100_000]);
    expect(payouts).toEqual([10_260_000, 6_840_000]);
  });

  it('states conversion points as exit values that leave enough', () => {
    const plan = valueOf(planWaterfall([common, seriesA], { debt: 1_000_000, transactionCostPct: 4 }));
    expect(conversionPoints(plan).map((point) => toNumber(point.exitValue, 2))).toEqual([16_625_000]);
    expect(pay([common, seriesA], 500_000, { debt: 1_000_000 }).payouts).toEqual([0, 0]);
  });
});

describe('holders', () => {
  const plan = valueOf(planWaterfall([common, seriesA]));
  const holdings = [
    { holder: 'Ama', classId: 'Common', shares: 5_000_000 },
    { holder: 'Angel', classId: 'Common', shares: 1_000_000 },
    { holder: 'Angel', classId: 'A', shares: 1_000_000 },
    { holder: 'Fund', classId: 'A', shares: 3_000_000 },
  ];

  it('sums a holder’s classes under one name, in cents that add up', () => {
    const book = valueOf(readHoldings(plan, holdings));
    const exit = valueOf(distribute(plan, '10000000.01'));
    expect(book.names).toEqual(['Ama', 'Angel', 'Fund']);
    expect(holderPayoutsMinor(plan, book, exit)).toEqual([333_333_334, 216_666_667, 450_000_000]);
    expect(holderPayouts(plan, book, exit).map((payout) => toNumber(payout, 4))).toEqual([
      3_333_333.3417, 2_166_666.6683, 4_500_000,
    ]);
  });

  it('gives a spare cent to the earlier of equal holders', () => {
    const three = valueOf(planWaterfall([{ ...common, shares: 3 }]));
    const each = ['A', 'B', 'C'].map((holder) => ({ holder, classId: 'Common', shares: 1 }));
    const cents = holderPayoutsMinor(
      three,
      valueOf(readHoldings(three, each)),
      valueOf(distribute(three, 100)),
    );
    expect(cents).toEqual([3334, 3333, 3333]);
  });

  it('refuses holdings that do not fit the classes', () => {
    expect(readHoldings(plan, holdings.slice(1))).toMatchObject({ code: 'HOLDER_SHARES_NE_CLASS' });
    expect(readHoldings(plan, [{ holder: 'X', classId: 'Z', shares: 1 }])).toMatchObject({
      code: 'CLASS_TYPE_NOT_SUPPORTED',
    });
    expect(readHoldings(plan, [{ holder: 'X', classId: 'A', shares: 0.5 }])).toMatchObject({
      code: 'SHARES_INVALID',
    });
  });
});

describe('terms the waterfall refuses', () => {
  it.each([
    [{ shares: 0 }, 'SHARES_INVALID'],
    [{ originalIssuePrice: -1 }, 'PRICE_INVALID'],
    [{ liquidationMultiple: Number.NaN }, 'MULTIPLE_INVALID'],
    [{ conversionRatio: 0 }, 'CONVERSION_RATIO_INVALID'],
    [{ participation: 'CAPPED' as const }, 'PARTICIPATION_CAP_MISSING'],
    [{ participation: 'SOMETIMES' as never }, 'PARTICIPATION_NOT_SUPPORTED'],
    [{ type: 'TRACKING' as never }, 'CLASS_TYPE_NOT_SUPPORTED'],
    [{ id: 'Common' }, 'CLASS_DUPLICATE'],
  ])('%j', (change, code) => {
    expect(planWaterfall([common, { ...seriesA, ...change }])).toMatchObject({ ok: false, code });
  });

  it('no class, negative or unreadable exits, percentages above 100', () => {
    expect(planWaterfall([])).toMatchObject({ code: 'SHARES_EMPTY' });
    expect(planWaterfall([common], { carveOutPct: 101 })).toMatchObject({ code: 'PERCENT_OUT_OF_RANGE' });
    expect(planWaterfall([common], { debt: -1 })).toMatchObject({ code: 'AMOUNT_INVALID' });
    const plan = valueOf(planWaterfall([common]));
    for (const exit of [-1, Number.NaN, '1e309'])
      expect(distribute(plan, exit)).toMatchObject({ code: 'EXIT_VALUE_INVALID' });
  });

  it('warns about a preferred class without a price, which has no preference', () => {
    const { originalIssuePrice: _price, ...unpriced } = seriesA;
    const plan = valueOf(planWaterfall([common, unpriced]));
    expect(plan.warnings).toEqual([{ code: 'LIQ_PREF_UNPRICED', classId: 'A' }]);
    expect(pay([common, unpriced], 1_000_000).payouts).toEqual([600_000, 400_000]);
  });
});
