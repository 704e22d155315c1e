import { describe, expect, it } from 'vitest';
import type { Convertible } from './convertible.ts';
import { safeOwnershipSold } from './convertible.ts';
import { toNumber, toText } from '#shared/domain/fixed.ts';
import { valueOf } from './refusal.ts';
import { priceRound } from './round.ts';
import type { RoundTerms } from './round-terms.ts';

const price = (terms: RoundTerms) => toNumber(valueOf(priceRound(terms)).pricePerShare, 6);
const base: RoundTerms = {
  existingShares: 4_000_000,
  preMoney: 6_000_000,
  newMoney: [{ investor: 'Lead', amount: 2_000_000 }],
};

describe('a priced round and its pool', () => {
  it('prices the pool into the pre-money: Venture Hacks’ option pool shuffle is $1.00, not $1.33', () => {
    const shuffle = { ...base, existingShares: 6_000_000, preMoney: 8_000_000 };
    expect(price(shuffle)).toBe(1.333333);
    const round = valueOf(priceRound({ ...shuffle, poolTargetPct: 20 }));
    expect(toText(round.pricePerShare, 10)).toBe('1');
    expect(toNumber(round.effectivePreMoney, 2)).toBe(6_000_000);
    expect(toNumber(round.poolIncrease, 0)).toBe(2_000_000);
  });

  it('counts the pool that is there, and leaves one above the target alone', () => {
    const round = valueOf(
      priceRound({ ...base, existingShares: 3_200_000, poolUnissued: 800_000, poolTargetPct: 15 }),
    );
    expect(toNumber(round.poolIncrease, 4)).toBe(0);
    expect(toNumber(round.pricePerShare)).toBe(1.5);
    const topped = valueOf(
      priceRound({ ...base, existingShares: 3_600_000, poolUnissued: 400_000, poolTargetPct: 15 }),
    );
    expect(toNumber(topped.pricePerShare, 6)).toBe(1.333333);
    expect(toNumber(topped.poolIncrease, 4)).toBe(500_000);
  });

  it('dilutes everyone when the pool comes after the round', () => {
    const round = valueOf(priceRound({ ...base, poolTargetPct: 10, poolTiming: 'post' }));
    expect(toNumber(round.pricePerShare)).toBe(1.5);
    expect(toNumber(round.poolIncrease, 4)).toBe(592_592.5926);
    expect(toNumber(round.ownership.newInvestors, 6)).toBe(22.5);
  });

  it('issues whole shares at the price rounded to 4 decimals and reports the rest', () => {
    const [lead] = valueOf(priceRound({ ...base, existingShares: 4_500_001 })).investors;
    expect(toText(lead?.allotment?.priceRounded ?? 0n)).toBe('1.3333');
    expect(lead?.allotment?.shares).toBe(1_500_037);
    expect(toText(lead?.allotment?.unspent ?? 0n)).toBe('0.6679');
  });
});

describe('post-money SAFEs (YC user guide)', () => {
  const guide: RoundTerms = {
    existingShares: 9_900_000,
    poolUnissued: 100_000,
    preMoney: 15_000_000,
    newMoney: [{ investor: 'Series A', amount: 5_000_000 }],
    convertibles: [
      { id: 'first', kind: 'SAFE_POST', amount: 200_000, cap: 4_000_000 },
      { id: 'second', kind: 'SAFE_POST', amount: 800_000, cap: 8_000_000 },
    ],
    poolIncrease: 1_695_000,
  };

  it('own amount / cap of the company: $0.34 and $0.68 a share, then $1.1144 in the round', () => {
    const round = valueOf(priceRound(guide));
    expect(toText(round.priceRounded)).toBe('1.1144');
    expect(round.conversions.map(({ price, allotment }) => [toText(price, 10), allotment?.shares])).toEqual([
      ['0.34', 588_235],
      ['0.68', 1_176_470],
    ]);
    expect(round.conversions.map((each) => toNumber(each.companyCapitalisationPct, 10))).toEqual([5, 10]);
  });

  it('convert at the round’s price when that is below the cap price, or at the discount', () => {
    const late: Convertible = { id: 'late', kind: 'SAFE_POST', amount: 300_000, cap: 12_000_000 };
    expect(price({ ...base, convertibles: [late] })).toBe(1.425);
    const discounted = valueOf(priceRound({ ...base, convertibles: [{ ...late, discount: '0.25' }] }));
    expect(toNumber(discounted.pricePerShare, 6)).toBe(1.4);
    expect(toNumber(discounted.conversions[0]?.price ?? 0n, 6)).toBe(1.05);
  });

  it('take the best later terms when they are most favoured', () => {
    const mfn: Convertible = {
      id: 'mfn',
      kind: 'SAFE_POST',
      amount: 100_000,
      mfn: true,
      issueDate: '2025-01-10',
    };
    const earlier: Convertible = {
      id: 'early',
      kind: 'SAFE_POST',
      amount: 100_000,
      cap: 2_000_000,
      issueDate: '2024-06-01',
    };
    const later: Convertible = {
      id: 'later',
      kind: 'SAFE_POST',
      amount: 100_000,
      cap: 4_000_000,
      issueDate: '2025-06-01',
    };
    const { conversions } = valueOf(priceRound({ ...base, convertibles: [mfn, earlier, later] }));
    const [own, early, after] = conversions.map((each) => toNumber(each.price, 10));
    expect(own).toBe(after);
    expect(early).toBeLessThan(own ?? 0);
  });

  it('sell the sum of amount / cap, and are refused at 100%', () => {
    const sold = safeOwnershipSold([
      { amount: 500_000, cap: 5_500_000 },
      { amount: 500_000, cap: 8_300_000 },
    ]);
    expect(toNumber(valueOf(sold), 6)).toBe(0.15115);
    const halves = [1, 2].map((id): Convertible => ({
      id: `${id}`,
      kind: 'SAFE_POST',
      amount: 500_000,
      cap: 1_000_000,
    }));
    expect(priceRound({ ...base, convertibles: halves })).toMatchObject({ ok: false, code: 'SAFE_OVERSOLD' });
    expect(safeOwnershipSold([{ amount: 1, cap: 1 }])).toMatchObject({ ok: false, code: 'SAFE_OVERSOLD' });
  });
});

describe('pre-money SAFEs and notes', () => {
  it('divide the cap by the shares and the new pool, without the SAFEs', () => {
    const safes = [1, 2].map((id): Convertible => ({
      id: `${id}`,
      kind: 'SAFE_PRE',
      amount: 200_000,
      cap: 2_000_000,
    }));
    const round = valueOf(priceRound({ ...base, convertibles: safes, poolIncrease: 400_000 }));
    expect(toNumber(round.conversions[0]?.price ?? 0n, 10)).toBe(0.4545454545);
    expect(toNumber(round.conversions[0]?.shares ?? 0n, 4)).toBe(440_000);
    expect(toNumber(round.pricePerShare, 8)).toBe(1.13636364);
  });

  it('price a note by the better of cap and discount: FundersClub’s $2.50 and $4.00', () => {
    const note: Convertible = { id: 'N', kind: 'NOTE', amount: 25_000, cap: 5_000_000, discount: '0.2' };
    const at = (existingShares: number, preMoney: number) => {
      const terms: RoundTerms = {
        ...base,
        existingShares,
        preMoney,
        convertibles: [note],
        method: 'pre-money',
      };
      return valueOf(priceRound(terms)).conversions.map((each) => [
        toNumber(each.price),
        each.allotment?.shares,
      ])[0];
    };
    expect(at(2_000_000, 10_000_000)).toEqual([2.5, 10_000]);
    expect(at(1_200_000, 6_000_000)).toEqual([4, 6_250]);
  });

  it('converts principal and interest: 100,000 and a year at 8%', () => {
    const interest = { periods: [{ rate: '0.08', startDate: '2023-01-01', endDate: '2024-01-01' }] };
    const note: Convertible = { id: 'N', kind: 'NOTE', amount: 100_000, interest };
    const { conversions } = valueOf(priceRound({ ...base, convertibles: [note], method: 'pre-money' }));
    expect(toNumber(conversions[0]?.shares ?? 0n)).toBe(72_000);
  });

  it('places a note in three ways: a 600,000 note at a third off in a 6M round on 4M shares', () => {
    const note: Convertible = { id: 'N', kind: 'NOTE', amount: 600_000, discount: '0.25' };
    const at = (method: RoundTerms['method']) =>
      valueOf(priceRound({ ...base, convertibles: [note], method }));
    expect(toNumber(at('percent-ownership').ownership.newInvestors, 8)).toBe(25);
    expect(toNumber(at('percent-ownership').pricePerShare)).toBe(1.3);
    expect(toNumber(at('pre-money').pricePerShare)).toBe(1.5);
    expect(toNumber(at('dollars-invested').pricePerShare)).toBe(1.45);
  });

  it('follows Open Cap Format’s capitalisation switches and refuses the sets it cannot price', () => {
    const rules = {
      includeOutstandingShares: true,
      includeOutstandingOptions: true,
      includeOutstandingUnissuedOptions: true,
      includeThisSecurity: true,
      includeOtherConvertingSecurities: true,
      includeOptionPoolTopupForPromisedOptions: true,
      includeAdditionalOptionPoolTopup: false,
      includeNewMoney: false,
    };
    const safe: Convertible = { id: 'S', kind: 'SAFE_POST', amount: 400_000, cap: 4_000_000 };
    const switched: Convertible = { ...safe, kind: 'SAFE_PRE', capitalisation: rules };
    expect(price({ ...base, convertibles: [switched] })).toBe(price({ ...base, convertibles: [safe] }));
    const odd = { ...switched, capitalisation: { ...rules, includeOtherConvertingSecurities: false } };
    expect(priceRound({ ...base, convertibles: [odd] })).toMatchObject({
      ok: false,
      code: 'CAPITALISATION_NOT_SUPPORTED',
    });
  });
});

describe('terms without a price', () => {
  it.each([
    [{ existingShares: 0 }, 'SHARES_INVALID'],
    [{ preMoney: 0 }, 'PRE_MONEY_INVALID'],
    [{ preMoney: '1e309' }, 'PRE_MONEY_INVALID'],
    [{ newMoney: [{ investor: 'A', amount: -5 }] }, 'AMOUNT_INVALID'],
    [{ poolTargetPct: 100 }, 'POOL_TARGET_INFEASIBLE'],
    [{ poolTargetPct: 75 }, 'POOL_TARGET_INFEASIBLE'],
    [{ poolTargetPct: 100, poolTiming: 'post' as const }, 'POOL_TARGET_INFEASIBLE'],
    [{ poolTargetPct: 80, method: 'pre-money' as const }, 'POOL_TARGET_INFEASIBLE'],
    [{ poolTargetPct: -1 }, 'PERCENT_OUT_OF_RANGE'],
    [{ poolTargetPct: 10, poolIncrease: 5 }, 'POOL_AMBIGUOUS'],
    [{ method: 'by-feel' as never }, 'METHOD_NOT_SUPPORTED'],
    [{ convertibles: [{ id: 'N', kind: 'NOTE', amount: 6_000_000 }] }, 'CONVERTIBLES_EXCEED_PRE_MONEY'],
    [{ convertibles: [{ id: 'N', kind: 'NOTE', amount: 1, discount: 1 }] }, 'DISCOUNT_OUT_OF_RANGE'],
    [{ convertibles: [{ id: 'N', kind: 'NOTE', amount: 1, cap: 0 }] }, 'CAP_INVALID'],
    [{ convertibles: [{ id: 'N', kind: 'KISS', amount: 1 }] }, 'CONVERTIBLE_KIND_NOT_SUPPORTED'],
  ])('refuses %j', (change, code) => {
    expect(priceRound({ ...base, ...change } as RoundTerms)).toMatchObject({ ok: false, code });
  });
});
