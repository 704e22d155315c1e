import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AntiDilutionKind, adjustConversionPrice, type DilutiveIssue } from './anti-dilution.ts';
import { toNumber } from '#shared/domain/fixed.ts';
import { valueOf } from './refusal.ts';
import { RUNS } from '#test/exits.ts';

/** 3M Series A at $2.00 beside 6M common and 1M granted options; 2M shares are then issued at $1.00. */
const issue: DilutiveIssue = {
  kind: 'BROAD',
  conversionPrice: 2,
  newPrice: 1,
  newShares: 2_000_000,
  base: { common: 6_000_000, preferredAsConverted: 3_000_000, optionsOutstanding: 1_000_000 },
  preferredShares: 3_000_000,
};

const priceAfter = (change: Partial<DilutiveIssue>) =>
  toNumber(valueOf(adjustConversionPrice({ ...issue, ...change })).newConversionPrice, 8);

describe('anti-dilution (NVCA model certificate, 4.4.4)', () => {
  it('averages over everything outstanding when broad: 2 × (10M + 1M)/(10M + 2M)', () => {
    const adjusted = valueOf(adjustConversionPrice(issue));
    expect(toNumber(adjusted.newConversionPrice, 8)).toBe(1.83333333);
    expect(toNumber(adjusted.extraShares, 4)).toBe(272_727.2727);
    expect(toNumber(adjusted.conversionRatio, 8)).toBe(1.09090909);
  });

  it('averages over the preferred alone when narrow: 2 × (3M + 1M)/(3M + 2M)', () => {
    expect(priceAfter({ kind: 'NARROW' })).toBe(1.6);
  });

  it('takes the issue price under a full ratchet', () => {
    expect(priceAfter({ kind: 'FULL_RATCHET' })).toBe(1);
  });

  it('stays when the issue is not cheaper, is exempt, or there is no right', () => {
    expect(priceAfter({ newPrice: 2 })).toBe(2);
    expect(priceAfter({ newPrice: 3 })).toBe(2);
    expect(priceAfter({ exempt: true })).toBe(2);
    expect(priceAfter({ kind: 'NONE' })).toBe(2);
  });

  it('keeps what an earlier adjustment gave: extra shares count from the former conversion price', () => {
    const second = valueOf(
      adjustConversionPrice({ ...issue, kind: 'FULL_RATCHET', conversionPrice: 1.6, originalIssuePrice: 2 }),
    );
    expect(toNumber(second.asConvertedShares)).toBe(6_000_000);
    expect(toNumber(second.extraShares)).toBe(2_250_000);
  });

  it.each([
    [{ conversionPrice: 0 }, 'PRICE_INVALID'],
    [{ newPrice: -1 }, 'PRICE_INVALID'],
    [{ kind: 'FULL_RATCHET' as const, newPrice: 0 }, 'PRICE_INVALID'],
    [{ newShares: 'many' }, 'SHARES_INVALID'],
    [{ base: { common: -1 } }, 'SHARES_INVALID'],
    [{ kind: 'PAY_TO_PLAY' as never }, 'METHOD_NOT_SUPPORTED'],
  ])('refuses %j', (change, code) => {
    expect(adjustConversionPrice({ ...issue, ...change })).toMatchObject({ ok: false, code });
  });

  it('orders the rights: full ratchet ≤ narrow ≤ broad ≤ the price before', () => {
    const price = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 1000);
    const count = fc.integer({ min: 1, max: 50_000_000 });
    fc.assert(
      fc.property(
        price,
        price,
        count,
        count,
        count,
        count,
        (before, newPrice, newShares, common, preferred, options) => {
          const base = { common, preferredAsConverted: preferred, optionsOutstanding: options };
          const after = (kind: AntiDilutionKind) =>
            priceAfter({ kind, conversionPrice: before, newPrice, newShares, base });
          const [ratchet, narrow, broad] = [after('FULL_RATCHET'), after('NARROW'), after('BROAD')];
          expect(ratchet).toBeLessThanOrEqual(narrow);
          expect(narrow).toBeLessThanOrEqual(broad);
          expect(broad).toBeLessThanOrEqual(before);
        },
      ),
      RUNS,
    );
  });
});
