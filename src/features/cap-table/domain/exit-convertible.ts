import { convertedValue } from './conversion-value.ts';
import { type Convertible, type ConvertingSecurity, readConvertibles } from './convertible.ts';
import { type Fixed, sum, toText } from '#shared/domain/fixed.ts';
import { done, type Outcome } from './refusal.ts';
import type { WaterfallClass } from './waterfall-class.ts';
import type { Holding } from './waterfall-holders.ts';

/** A convertible as if converted at its cap, without a round. `shares` is `null` where the terms state no cap. */
export type CappedConversion = {
  readonly id: string;
  readonly holder: string;
  readonly amount: Fixed;
  readonly shares: Fixed | null;
};

/**
 * Converts at the caps alone: with every post-money SAFE at its cap the company's capitalisation is
 * S / (1 - sum of amount / cap). Pre-money SAFEs and notes divide their cap by the shares before.
 */
export function convertAtCaps(
  convertibles: readonly Convertible[],
  fullyDiluted: Fixed,
  unissuedFraction: Fixed,
): Outcome<CappedConversion[]> {
  const read = readConvertibles(convertibles);
  if (!read.ok) return read;
  const capped = read.value.map(withoutRoundPrice);
  const trial = { existing: fullyDiluted, unissuedFraction, increase: 0n, increaseSlope: 0n, newMoney: 0n };
  const { each } = convertedValue(capped, trial);
  return done(
    read.value.map(({ id, amount }, index) => {
      const shares = each[index] ?? 0n;
      const holder = convertibles[index]?.holder ?? id;
      return { id, holder, amount, shares: shares > 0n ? shares : null };
    }),
  );
}

function withoutRoundPrice(security: ConvertingSecurity): ConvertingSecurity {
  return { ...security, terms: security.terms.map((term) => ({ ...term, atPrice: 0n })) };
}

/** What convertibles claim at an exit before any round: notes are repaid as debt, SAFEs rank with the junior preferred. */
type ExitClaims = {
  readonly debt: Fixed;
  readonly classes: readonly WaterfallClass[];
  readonly holdings: readonly Holding[];
};

/**
 * A SAFE's holder takes the larger of the amount and the shares at its cap over the liquidity capitalisation (all shares,
 * options and converting securities, without the unissued pool); an uncapped one is repaid.
 */
export function exitClaims(
  convertibles: readonly Convertible[],
  outstanding: Fixed,
  seniority: number,
): Outcome<ExitClaims> {
  const read = readConvertibles(convertibles);
  if (!read.ok) return read;
  const kinds = new Map(convertibles.map(({ id, kind }) => [id, kind]));
  const notes = read.value.filter(({ id }) => kinds.get(id) === 'NOTE');
  const safes = convertibles.filter(({ kind }) => kind !== 'NOTE');
  const atCaps = convertAtCaps(safes, outstanding, 0n);
  if (!atCaps.ok) return atCaps;
  // A SAFE is one unit issued at its amount, which converts into its shares at the cap.
  const classes = atCaps.value.map(({ id, amount, shares }): WaterfallClass => ({
    id: `SAFE ${id}`,
    type: 'PREFERRED',
    shares: 1,
    originalIssuePrice: toText(amount),
    seniority,
    conversionRatio: shares === null ? 1 : toText(shares),
    converts: shares !== null,
  }));
  const holdings = atCaps.value.map(({ id, holder }) => ({ holder, classId: `SAFE ${id}`, shares: 1 }));
  return done({ debt: sum(notes.map(({ amount }) => amount)), classes, holdings });
}
