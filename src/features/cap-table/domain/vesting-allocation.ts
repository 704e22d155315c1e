import { div, toNumber } from '#shared/domain/fixed.ts';
import {
  addPortions,
  floorShares,
  NOTHING,
  type Portion,
  portionOfRest,
  roundShares,
  WHOLE,
} from './vesting-portion.ts';

/** How a grant that does not divide evenly spreads over its tranches (Open Cap Format `allocation_type`). */
export const ALLOCATION_TYPES = [
  'CUMULATIVE_ROUNDING',
  'CUMULATIVE_ROUND_DOWN',
  'FRONT_LOADED',
  'BACK_LOADED',
  'FRONT_LOADED_TO_SINGLE_TRANCHE',
  'BACK_LOADED_TO_SINGLE_TRANCHE',
  'FRACTIONAL',
] as const;
export type AllocationType = (typeof ALLOCATION_TYPES)[number];

/** One tranche: a portion of the whole grant, or of what is unvested by then when `remainder` is set. */
export type Tranche = { readonly portion: Portion; readonly remainder?: boolean };

/**
 * Shares of each tranche, by the Open Cap Format rules: 18 shares over four quarters are 5-4-5-4 when rounding
 * cumulatively, 5-5-4-4 front-loaded. Whole numbers, except for FRACTIONAL. `null` when the portions exceed the whole.
 */
export function trancheShares(
  quantity: number,
  tranches: readonly Tranche[],
  allocation: AllocationType,
): number[] | null {
  const cumulative = cumulate(tranches);
  const last = cumulative.at(-1) ?? NOTHING;
  if (last.numerator > last.denominator) return null;
  switch (allocation) {
    case 'CUMULATIVE_ROUNDING':
      return differences(cumulative.map((portion) => roundShares(quantity, portion)));
    case 'CUMULATIVE_ROUND_DOWN':
      return differences(cumulative.map((portion) => floorShares(quantity, portion)));
    case 'FRACTIONAL':
      return own(cumulative).map((portion) => fractionalShares(quantity, portion));
    default:
      return loadSpare(quantity, own(cumulative), floorShares(quantity, last), allocation);
  }
}

function loadSpare(
  quantity: number,
  portions: readonly Portion[],
  total: number,
  allocation: AllocationType,
): number[] {
  const base = portions.map((portion) => floorShares(quantity, portion));
  const spare = total - base.reduce((sum, shares) => sum + shares, 0);
  const single = allocation.endsWith('SINGLE_TRANCHE');
  const front = allocation.startsWith('FRONT');
  const count = base.length;
  return base.map((shares, index) => {
    const fromEnd = front ? index : count - 1 - index;
    if (single) return fromEnd === 0 ? shares + spare : shares;
    return fromEnd < spare ? shares + 1 : shares;
  });
}

function cumulate(tranches: readonly Tranche[]): Portion[] {
  let vested = NOTHING;
  return tranches.map(({ portion, remainder }) => {
    vested = addPortions(vested, remainder ? portionOfRest(portion, vested) : portion);
    return vested;
  });
}

function own(cumulative: readonly Portion[]): Portion[] {
  return cumulative.map((portion, index) => {
    const before = cumulative[index - 1] ?? NOTHING;
    return addPortions(portion, { numerator: -before.numerator, denominator: before.denominator });
  });
}

function differences(cumulative: readonly number[]): number[] {
  return cumulative.map((shares, index) => shares - (cumulative[index - 1] ?? 0));
}

/** quantity × portion, unrounded. */
export function fractionalShares(quantity: number, { numerator, denominator }: Portion): number {
  return toNumber(div(BigInt(quantity) * numerator, denominator));
}

/** n tranches of one n-th each. */
export function equalTranches(count: number): Tranche[] {
  const portion = { numerator: WHOLE.numerator, denominator: BigInt(count) };
  return Array.from({ length: count }, () => ({ portion }));
}
