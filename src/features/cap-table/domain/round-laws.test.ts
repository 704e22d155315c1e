import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Convertible } from './convertible.ts';
import { mul, toNumber } from '#shared/domain/fixed.ts';
import { type PricedRound, priceRound } from './round.ts';
import type { RoundTerms } from './round-terms.ts';
import { RUNS } from '#test/exits.ts';

const thousands = (min: number, max: number) => fc.integer({ min, max }).map((value) => value * 1000);

const convertible: fc.Arbitrary<Omit<Convertible, 'id'>> = fc.record({
  kind: fc.constantFrom('SAFE_POST' as const, 'SAFE_POST' as const, 'SAFE_PRE' as const, 'NOTE' as const),
  amount: thousands(10, 300),
  cap: fc.option(thousands(3_000, 20_000)),
  discount: fc.constantFrom(0, 0, 0.1, 0.2, 0.3),
  mfn: fc.constantFrom(false, false, false, true),
});

const rounds: fc.Arbitrary<RoundTerms> = fc.record({
  existingShares: thousands(1_000, 10_000),
  poolUnissued: thousands(0, 900),
  preMoney: thousands(5_000, 40_000),
  newMoney: fc
    .array(thousands(100, 3_000), { minLength: 1, maxLength: 3 })
    .map((amounts) => amounts.map((amount, index) => ({ investor: `I${index}`, amount }))),
  convertibles: fc
    .array(convertible, { maxLength: 5 })
    .map((each) => each.map((one, index) => ({ ...one, id: `C${index}` }))),
  poolTargetPct: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  poolTiming: fc.constantFrom('pre' as const, 'pre' as const, 'post' as const),
  method: fc.constantFrom('percent-ownership' as const, 'pre-money' as const, 'dollars-invested' as const),
});

/** Random terms that have a price; the share of refusals is asserted to be small by the last law. */
function forEachRound(law: (terms: RoundTerms, round: PricedRound) => void, some = rounds): void {
  fc.assert(
    fc.property(some, (terms) => {
      const round = priceRound(terms);
      fc.pre(round.ok);
      if (round.ok) law(terms, round.value);
    }),
    RUNS,
  );
}

const isNear = (got: bigint, want: number) => Math.abs(toNumber(got) / want - 1) < 1e-9;
const money = ({ newMoney }: RoundTerms) => newMoney.reduce((total, { amount }) => total + Number(amount), 0);

describe('laws of a priced round, on random terms', () => {
  it('shares out exactly 100%', () => {
    forEachRound((_terms, { ownership }) => {
      const { existing, pool, convertibles, newInvestors } = ownership;
      expect(isNear(existing + pool + convertibles + newInvestors, 100)).toBe(true);
      for (const part of [existing, pool, convertibles, newInvestors])
        expect(part).toBeGreaterThanOrEqual(0n);
    });
  });

  it('values the company at pre-money plus new money under percent-ownership with the pool inside', () => {
    const inside = rounds.map((terms) => ({
      ...terms,
      method: 'percent-ownership' as const,
      poolTiming: 'pre' as const,
    }));
    forEachRound((terms, { pricePerShare, postFullyDiluted }) => {
      expect(isNear(mul(pricePerShare, postFullyDiluted), Number(terms.preMoney) + money(terms))).toBe(true);
    }, inside);
  });

  it('satisfies the equation of each method', () => {
    forEachRound((terms, { pricePerShare, preFullyDiluted, poolIncrease, conversions }) => {
      const converting = conversions.reduce((total, { shares }) => total + toNumber(shares), 0);
      const principal = (terms.convertibles ?? []).reduce((total, { amount }) => total + Number(amount), 0);
      const pool = terms.poolTiming === 'post' ? 0 : toNumber(poolIncrease);
      const counted = toNumber(preFullyDiluted) + pool + (terms.method === 'pre-money' ? 0 : converting);
      const worth = Number(terms.preMoney) + (terms.method === 'dollars-invested' ? principal : 0);
      expect(isNear(pricePerShare, worth / counted)).toBe(true);
    });
  });

  it('gives every capped post-money SAFE at least amount / cap, and no one a price above the round’s', () => {
    forEachRound(({ convertibles = [] }, { conversions, pricePerShare }) => {
      for (const [index, { price, companyCapitalisationPct }] of conversions.entries()) {
        const { kind, amount, cap, discount } = convertibles[index] ?? {};
        const best = toNumber(pricePerShare) * (1 - Number(discount ?? 0));
        expect(toNumber(price)).toBeLessThanOrEqual(best * (1 + 1e-12));
        if (kind !== 'SAFE_POST' || !cap) continue;
        expect(toNumber(companyCapitalisationPct)).toBeGreaterThanOrEqual(
          (100 * Number(amount)) / Number(cap) - 1e-9,
        );
      }
    });
  });

  it('prices every convertible at the lower of cap / its capitalisation and the discounted price', () => {
    const plain = rounds.map((terms) => ({
      ...terms,
      convertibles: terms.convertibles?.map((each) => ({ ...each, mfn: false })),
    }));
    forEachRound(({ convertibles = [], poolTiming }, round) => {
      const before = toNumber(round.preFullyDiluted);
      const increase = poolTiming === 'post' ? 0 : toNumber(round.poolIncrease);
      const converting = round.conversions.reduce((total, { shares }) => total + toNumber(shares), 0);
      const counted = { SAFE_POST: before + converting, SAFE_PRE: before + increase, NOTE: before };
      for (const [index, { price }] of round.conversions.entries()) {
        const { kind, cap, discount } = convertibles[index] ?? {};
        const atCap = cap ? Number(cap) / counted[kind ?? 'NOTE'] : Infinity;
        const atDiscount = toNumber(round.pricePerShare) * (1 - Number(discount));
        expect(isNear(price, Math.min(atCap, atDiscount))).toBe(true);
      }
    }, plain);
  });

  it('reaches the pool target exactly when it tops up', () => {
    forEachRound(({ poolTargetPct }, { poolIncrease, ownership }) => {
      const wanted = Number(poolTargetPct ?? 0);
      const reached =
        poolIncrease > 0n ? isNear(ownership.pool, wanted) : toNumber(ownership.pool) >= wanted - 1e-9;
      expect(reached).toBe(true);
      expect(poolTargetPct === undefined && poolIncrease > 0n).toBe(false);
    });
  });

  it('does not depend on the order of convertibles and investors', () => {
    forEachRound((terms, round) => {
      const reversed = priceRound({
        ...terms,
        convertibles: terms.convertibles?.toReversed(),
        newMoney: terms.newMoney.toReversed(),
      });
      expect(reversed.ok).toBe(true);
      if (!reversed.ok) return;
      expect(isNear(reversed.value.pricePerShare, toNumber(round.pricePerShare))).toBe(true);
      for (const { id, shares } of round.conversions) {
        expect(
          isNear(reversed.value.conversions.find((each) => each.id === id)?.shares ?? 0n, toNumber(shares)),
        ).toBe(true);
      }
    });
  });

  it('finds a price for almost all such terms', () => {
    const outcomes = fc.sample(rounds, RUNS).map((terms) => priceRound(terms));
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(450);
  });
});
