import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from '#shared/domain/fixed.ts';
import type { Convertible } from './convertible.ts';
import { exitClaims } from './exit-claim.ts';
import { valueOf } from './refusal.ts';
import { distribute, planWaterfall } from './waterfall.ts';
import type { WaterfallClass } from './waterfall-class.ts';

/** A second way to the same payouts: every subset of those who may convert is tried, in ordinary numbers. */
type Player =
  | { readonly kind: 'PREFERRED'; readonly shares: number; readonly preference: number }
  | { readonly kind: 'SAFE' | 'NOTE'; readonly amount: number; readonly cap: number };

type Company = { readonly exit: number; readonly common: number; readonly players: readonly Player[] };

const cashOf = (player: Player) => (player.kind === 'PREFERRED' ? player.preference : player.amount);

/** Payouts when exactly those of the mask convert; the last one is that of all common. */
function payoutsOf({ exit, common, players }: Company, mask: number): number[] {
  const converts = (index: number) => ((mask >> index) & 1) === 1;
  const sumOf = (value: (player: Player, index: number) => number) =>
    players.reduce((total, player, index) => total + value(player, index), 0);
  const notes = sumOf((player, index) => (player.kind === 'NOTE' && !converts(index) ? player.amount : 0));
  const others = sumOf((player, index) => (player.kind !== 'NOTE' && !converts(index) ? cashOf(player) : 0));
  const afterNotes = Math.max(0, exit - notes);
  const rest = Math.max(0, afterNotes - others);
  // Whatever remains belongs to the liquidity capitalisation: amount / cap of it to each SAFE, the rest by shares.
  const sold = sumOf((player, index) =>
    player.kind === 'SAFE' && converts(index) ? player.amount / player.cap : 0,
  );
  const issued =
    common + sumOf((player, index) => (player.kind === 'PREFERRED' && converts(index) ? player.shares : 0));
  const noteShares = (player: Player) => (player.kind === 'NOTE' ? (player.amount / player.cap) * issued : 0);
  const shares = issued + sumOf((player, index) => (converts(index) ? noteShares(player) : 0));
  const perShare = (rest * (1 - sold)) / shares;
  const paid = players.map((player, index) => {
    if (!converts(index)) {
      return player.kind === 'NOTE'
        ? player.amount * Math.min(1, exit / notes)
        : cashOf(player) * Math.min(1, afterNotes / others);
    }
    if (player.kind === 'SAFE') return (rest * player.amount) / player.cap;
    return perShare * (player.kind === 'PREFERRED' ? player.shares : noteShares(player));
  });
  return [...paid, perShare * common];
}

const countBits = (mask: number) => mask.toString(2).replaceAll('0', '').length;

/** The subsets that nobody would leave alone: who converts gains by it, who does not would not. */
function equilibria(company: Company): number[] {
  const count = company.players.length;
  const table = Array.from({ length: 1 << count }, (_, mask) => payoutsOf(company, mask));
  const value = (mask: number, index: number) => table[mask]?.[index] ?? 0;
  return table.flatMap((_, mask) => {
    const suits = company.players.every((__, index) => {
      const bit = 1 << index;
      const gain = value(mask | bit, index) - value(mask & ~bit, index);
      return (mask & bit) === 0 ? gain <= 1e-6 : gain > 0;
    });
    return suits ? [mask] : [];
  });
}

function product({ exit, common, players }: Company): number[] {
  const classes: WaterfallClass[] = [{ id: 'common', type: 'COMMON', shares: common }];
  const convertibles: Convertible[] = [];
  for (const [index, player] of players.entries()) {
    if (player.kind === 'PREFERRED') {
      const price = `${player.preference / player.shares}`;
      classes.push({ id: `${index}`, type: 'PREFERRED', shares: player.shares, originalIssuePrice: price });
    } else {
      const kind = player.kind === 'SAFE' ? 'SAFE_POST' : 'NOTE';
      convertibles.push({ id: `${index}`, kind, amount: player.amount, cap: player.cap });
    }
  }
  const plan = valueOf(planWaterfall(classes, {}, valueOf(exitClaims(convertibles))));
  const result = valueOf(distribute(plan, exit));
  const paid = new Map<string, number>([
    ...plan.claims.map(({ id }, index) => [id, toNumber(result.byClass[index] ?? 0n)] as const),
    ...result.convertibles.map(({ id, payout }) => [id, toNumber(payout)] as const),
  ]);
  return [...players.map((_, index) => paid.get(`${index}`) ?? 0), paid.get('common') ?? 0];
}

const thousands = (least: number, most: number) => fc.integer({ min: least, max: most }).map((n) => n * 1000);
const preferred = fc.record({
  kind: fc.constant('PREFERRED' as const),
  shares: thousands(100, 4_000),
  preference: thousands(100, 8_000),
});
const convertible = fc.record({
  kind: fc.constantFrom('SAFE' as const, 'SAFE' as const, 'NOTE' as const),
  amount: thousands(10, 900),
  cap: thousands(3_000, 40_000),
});
const companies: fc.Arbitrary<Company> = fc.record({
  exit: thousands(200, 60_000),
  common: thousands(1_000, 12_000),
  players: fc
    .tuple(fc.array(preferred, { maxLength: 3 }), fc.array(convertible, { minLength: 1, maxLength: 4 }))
    .map(([classes, others]) => [...classes, ...others]),
});

describe('10,000 exits with SAFEs, notes and preferred', () => {
  it('pay to the cent what trying all subsets finds', () => {
    const seen = { several: 0, none: 0, other: 0 };
    for (const company of fc.sample(companies, { numRuns: 10_000, seed: 20_251 })) {
      const found = equilibria(company);
      const got = product(company);
      expect(Math.abs(got.reduce((total, each) => total + each, 0) - company.exit)).toBeLessThan(0.005);
      const agrees = (mask: number) =>
        payoutsOf(company, mask).every((each, index) => Math.abs(each - (got[index] ?? 0)) < 0.005);
      if (found.length === 0) seen.none += 1;
      if (found.length > 1) seen.several += 1;
      if (found.length === 0) continue;
      const fewest = Math.min(...found.map(countBits));
      if (!found.some((mask) => countBits(mask) === fewest && agrees(mask))) {
        seen.other += 1;
      }
    }
    // Four of the companies have no outcome that suits everybody: there the first to convert stay converted.
    expect(seen).toEqual({ several: 0, none: 4, other: 0 });
  }, 60_000);
});
