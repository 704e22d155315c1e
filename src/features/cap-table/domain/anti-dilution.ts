// The rule and a worked example: docs/rules/anti-dilution.md
import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, min, mul, parseFixed, sum } from '#shared/domain/fixed.ts';
import { done, type Outcome, refuse } from './refusal.ts';

export type AntiDilutionKind = 'NONE' | 'BROAD' | 'NARROW' | 'FULL_RATCHET';

/** Shares that count as A in the weighted average, before the issue. The unissued reserve is never among them. */
type DilutionBase = {
  readonly common?: Quantity;
  readonly preferredAsConverted?: Quantity;
  readonly optionsOutstanding?: Quantity;
};

/** A cheaper issue meeting one series. `exempt` issues (pool grants, splits, conversions) never adjust. */
export type DilutiveIssue = {
  readonly kind: AntiDilutionKind;
  readonly conversionPrice: Quantity;
  /** Original issue price; the conversion price when absent. */
  readonly originalIssuePrice?: Quantity;
  readonly newPrice: Quantity;
  readonly newShares: Quantity;
  readonly base: DilutionBase;
  readonly preferredShares: Quantity;
  readonly exempt?: boolean;
};

type Adjustment = {
  readonly newConversionPrice: Fixed;
  /** Common shares per preferred share. */
  readonly conversionRatio: Fixed;
  readonly asConvertedShares: Fixed;
  readonly extraShares: Fixed;
};

/**
 * The conversion price after an issue: CP2 = CP1 (A + B)/(A + C), B = consideration / CP1, C = shares issued (NVCA model
 * certificate 4.4.4), or the issue price for a full ratchet. Never above CP1; unchanged when the issue is not cheaper.
 */
export function adjustConversionPrice(issue: DilutiveIssue): Outcome<Adjustment> {
  const kinds: readonly string[] = ['NONE', 'BROAD', 'NARROW', 'FULL_RATCHET'];
  if (!kinds.includes(issue.kind)) {
    return refuse('METHOD_NOT_SUPPORTED', 'kind', 'Anti-dilution is NONE, BROAD, NARROW or FULL_RATCHET.');
  }
  const before = parseFixed(issue.conversionPrice);
  const original = parseFixed(issue.originalIssuePrice ?? issue.conversionPrice);
  const price = parseFixed(issue.newPrice);
  const newShares = parseFixed(issue.newShares);
  const held = parseFixed(issue.preferredShares);
  if (before === null || before <= 0n) return refusePrice('conversionPrice');
  if (original === null || original <= 0n) return refusePrice('originalIssuePrice');
  if (price === null || price < 0n || (price === 0n && issue.kind === 'FULL_RATCHET'))
    return refusePrice('newPrice');
  if (newShares === null || newShares < 0n) return refuseShares('newShares');
  if (held === null || held < 0n) return refuseShares('preferredShares');
  const base = countBase(issue);
  if (base === null) return refuseShares('base');

  const skipped = issue.kind === 'NONE' || issue.exempt === true || newShares === 0n || price >= before;
  const after = skipped ? before : min(before, cheaperPrice(issue.kind, before, price, newShares, base));
  const asConverted = div(mul(held, original), after);
  return done({
    newConversionPrice: after,
    conversionRatio: div(original, after),
    asConvertedShares: asConverted,
    extraShares: asConverted - div(mul(held, original), before),
  });
}

function cheaperPrice(
  kind: AntiDilutionKind,
  before: Fixed,
  price: Fixed,
  newShares: Fixed,
  base: Fixed,
): Fixed {
  if (kind === 'FULL_RATCHET') return price;
  // CP1 (A + B) is CP1 A + consideration: no division by CP1 on the way.
  return div(mul(before, base) + mul(price, newShares), base + newShares);
}

function countBase({ kind, base }: DilutiveIssue): Fixed | null {
  const counted =
    kind === 'NARROW'
      ? [base.preferredAsConverted]
      : [base.common, base.preferredAsConverted, base.optionsOutstanding];
  const shares = counted.map((count) => parseFixed(count ?? 0));
  return shares.every((count): count is Fixed => count !== null && count >= 0n) ? sum(shares) : null;
}

function refusePrice(path: string) {
  return refuse('PRICE_INVALID', path, 'A price must be a number above 0.');
}

function refuseShares(path: string) {
  return refuse('SHARES_INVALID', path, 'Share counts must be numbers of 0 or more.');
}
