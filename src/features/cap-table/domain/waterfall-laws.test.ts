import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fixed.ts';
import { valueOf } from './refusal.ts';
import { distribute, planWaterfall } from './waterfall.ts';
import { bruteForcePayouts, exitStructures, nearlyEqual, RUNS, type Structure } from '#test/exits.ts';
import { holderPayoutsMinor, readHoldings } from './waterfall-holders.ts';

function pay({ classes, deductions }: Structure, exitValue: number) {
  const exit = valueOf(distribute(valueOf(planWaterfall(classes, deductions)), exitValue));
  return {
    byClass: new Map(classes.map(({ id }, index) => [id, toNumber(exit.byClass[index] ?? 0n)])),
    outside: toNumber(exit.debtPaid + exit.costs + exit.carveOut),
    distributable: toNumber(exit.distributable),
    converted: exit.converted,
  };
}

const total = (payouts: Iterable<number>) => [...payouts].reduce((sum, payout) => sum + payout, 0);

describe('waterfall laws, on random structures', () => {
  it('pays out exactly the exit value, with no negative part', () => {
    fc.assert(
      fc.property(exitStructures, (structure) => {
        const { byClass, outside } = pay(structure, structure.exitValue);
        expect(nearlyEqual(total(byClass.values()) + outside, structure.exitValue)).toBe(true);
        expect(Math.min(...byClass.values(), outside)).toBeGreaterThanOrEqual(0);
      }),
      RUNS,
    );
  });

  it('pays nothing at an exit of 0', () => {
    fc.assert(
      fc.property(exitStructures, (structure) => {
        expect(total(pay(structure, 0).byClass.values())).toBe(0);
      }),
      RUNS,
    );
  });

  it('never pays a class less at a higher exit', () => {
    fc.assert(
      fc.property(exitStructures, fc.double({ min: 0, max: 5e7, noNaN: true }), (structure, more) => {
        const low = pay(structure, structure.exitValue).byClass;
        const high = pay(structure, structure.exitValue + more).byClass;
        for (const [id, payout] of low) expect(high.get(id) ?? 0).toBeGreaterThanOrEqual(payout - 1e-6);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the classes', () => {
    fc.assert(
      fc.property(exitStructures, (structure) => {
        const { byClass, converted } = pay(structure, structure.exitValue);
        const reversed = pay({ ...structure, classes: structure.classes.toReversed() }, structure.exitValue);
        for (const [id, payout] of byClass)
          expect(nearlyEqual(reversed.byClass.get(id) ?? 0, payout)).toBe(true);
        expect(reversed.converted).toEqual(converted);
      }),
      RUNS,
    );
  });

  it('scales with every amount of money', () => {
    fc.assert(
      fc.property(exitStructures, fc.integer({ min: 2, max: 9 }), (structure, k) => {
        const times = (value: number | string | undefined) =>
          value === undefined ? undefined : Number(value) * k;
        const scaled: Structure = {
          exitValue: structure.exitValue * k,
          deductions: { ...structure.deductions, debt: times(structure.deductions.debt) },
          classes: structure.classes.map((each) => ({
            ...each,
            originalIssuePrice: times(each.originalIssuePrice),
            accruedDividendPerShare: times(each.accruedDividendPerShare),
            strike: times(each.strike),
          })),
        };
        const once = pay(structure, structure.exitValue).byClass;
        const more = pay(scaled, scaled.exitValue).byClass;
        for (const [id, payout] of once) expect(nearlyEqual(more.get(id) ?? 0, payout * k)).toBe(true);
      }),
      RUNS,
    );
  });

  it('is an equilibrium: the payouts of every choice that no class regrets, found by trying them all', () => {
    fc.assert(
      fc.property(exitStructures, (structure) => {
        const ours = pay(structure, structure.exitValue);
        const equilibria = bruteForcePayouts(structure.classes, ours.distributable);
        expect(equilibria.length).toBeGreaterThan(0);
        const matching = equilibria.filter((payouts) =>
          payouts.every((payout, index) =>
            nearlyEqual(ours.byClass.get(structure.classes[index]?.id ?? '') ?? 0, payout),
          ),
        );
        expect(matching.length).toBe(equilibria.length);
      }),
      RUNS,
    );
  });

  it('pays holders in whole cents that add up, and splitting a holding changes no sum by more than rounding', () => {
    fc.assert(
      fc.property(exitStructures, fc.integer({ min: 1, max: 99 }), (structure, percent) => {
        const plan = valueOf(planWaterfall(structure.classes, structure.deductions));
        const exit = valueOf(distribute(plan, structure.exitValue));
        const whole = structure.classes.map(({ id, shares }) => ({
          holder: id,
          classId: id,
          shares: Number(shares),
        }));
        const split = whole.flatMap((each) => {
          const part = Math.max(1, Math.floor((each.shares * percent) / 100));
          return [
            { ...each, shares: part },
            { ...each, holder: `${each.holder} II`, shares: each.shares - part },
          ];
        });
        const one = holderPayoutsMinor(plan, valueOf(readHoldings(plan, whole)), exit);
        const two = holderPayoutsMinor(plan, valueOf(readHoldings(plan, split)), exit);
        expect(total(one)).toBe(Math.round(toNumber(exit.distributable, 2) * 100));
        expect(total(two)).toBe(total(one));
        for (const [index, cents] of one.entries()) {
          expect(Math.abs((two[2 * index] ?? 0) + (two[2 * index + 1] ?? 0) - cents)).toBeLessThanOrEqual(2);
        }
      }),
      RUNS,
    );
  });
});
