import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fixed.ts';
import { proRata } from './pro-rata.ts';
import { valueOf } from './refusal.ts';

const right = {
  holderShares: 600_000,
  preFullyDiluted: 8_000_000,
  roundShares: 2_000_000,
  pricePerShare: '1.25',
};

describe('pro-rata right', () => {
  it('keeps 7.5% by buying 7.5% of the round', () => {
    const { shares, cost, ownershipAfter, ownershipAfterWithout } = valueOf(proRata(right));
    expect([shares, cost, ownershipAfter, ownershipAfterWithout].map((each) => toNumber(each))).toEqual([
      150_000, 187_500, 0.075, 0.06,
    ]);
  });

  it('buys a stated fraction of the round when super pro-rata', () => {
    const { shares, ownershipAfter } = valueOf(proRata({ ...right, fraction: '0.25' }));
    expect(toNumber(shares)).toBe(500_000);
    expect(toNumber(ownershipAfter)).toBe(0.11);
  });

  it.each([
    [{ preFullyDiluted: 0 }, 'SHARES_INVALID'],
    [{ holderShares: 9_000_000 }, 'SHARES_INVALID'],
    [{ pricePerShare: 'cheap' }, 'PRICE_INVALID'],
    [{ fraction: 1.5 }, 'PORTION_INVALID'],
  ])('refuses %j', (change, code) => {
    expect(proRata({ ...right, ...change })).toMatchObject({ ok: false, code });
  });
});
