import type { Quantity } from '#shared/domain/exact.ts';
import { div, type Fixed, max, min, mul, ONE, parseFixed } from '#shared/domain/fixed.ts';
import { done, type Outcome, type RefusalCode, refuse } from './refusal.ts';
import { PROBLEMS } from './input-problem.ts';

export type Participation = 'NONE' | 'FULL' | 'CAPPED';

/**
 * A class at an exit. Prices per share; `seniority`: a higher number is repaid first, equal numbers share pro rata.
 * Defaults: multiple 1, seniority 1, ratio 1, participation NONE, dividend 0, strike 0. COMMON ignores preference terms;
 * an UNISSUED_POOL is cancelled at the exit and paid nothing.
 */
export type WaterfallClass = {
  readonly id: string;
  readonly type: 'COMMON' | 'PREFERRED' | 'OPTION' | 'WARRANT' | 'UNISSUED_POOL';
  readonly shares: Quantity;
  readonly originalIssuePrice?: Quantity;
  readonly liquidationMultiple?: Quantity;
  readonly seniority?: number;
  readonly participation?: Participation;
  /** Total the class may take, as a multiple of its issue price; counts the preference. */
  readonly participationCapMultiple?: Quantity;
  readonly conversionRatio?: Quantity;
  readonly accruedDividendPerShare?: Quantity;
  readonly strike?: Quantity;
};

/** A class reduced to what its holders can claim. `threshold` is the value per common share above which it converts. */
export type Claim = {
  readonly id: string;
  readonly shares: Fixed;
  readonly units: Fixed;
  readonly preference: Fixed;
  readonly seniority: number;
  readonly participates: boolean;
  /** Most the class takes without converting; `null` without a limit. */
  readonly limit: Fixed | null;
  readonly threshold: Fixed | null;
  readonly strike: Fixed | null;
  readonly unpriced: boolean;
};

/** Reads one class. `index` names the field in a refusal. */
export function readClaim(input: WaterfallClass, index: number): Outcome<Claim> {
  const path = (field: string) => `classes.${index}.${field}`;
  const shares = parseFixed(input.shares);
  if (shares === null || shares <= 0n)
    return refuse('SHARES_INVALID', path('shares'), 'Shares must be above 0.');
  switch (input.type) {
    case 'COMMON':
      return done(commonClaim(input.id, shares));
    case 'UNISSUED_POOL':
      return done({ ...commonClaim(input.id, shares), units: 0n, participates: false });
    case 'OPTION':
    case 'WARRANT': {
      const strike = parseFixed(input.strike ?? 0);
      if (strike === null || strike < 0n) return badNumber('PRICE_INVALID', path('strike'));
      return done({ ...commonClaim(input.id, shares), participates: false, threshold: strike, strike });
    }
    case 'PREFERRED':
      return readPreferred(input, shares, path);
    default:
      return refuse(
        'CLASS_TYPE_NOT_SUPPORTED',
        path('type'),
        'Class types: COMMON, PREFERRED, OPTION, WARRANT, UNISSUED_POOL.',
      );
  }
}

function commonClaim(id: string, shares: Fixed): Claim {
  return {
    id,
    shares,
    units: shares,
    preference: 0n,
    seniority: 0,
    participates: true,
    limit: null,
    threshold: null,
    strike: null,
    unpriced: false,
  };
}

function readPreferred(
  input: WaterfallClass,
  shares: Fixed,
  path: (field: string) => string,
): Outcome<Claim> {
  const price = parseFixed(input.originalIssuePrice ?? 0);
  const multiple = parseFixed(input.liquidationMultiple ?? 1);
  const dividend = parseFixed(input.accruedDividendPerShare ?? 0);
  const ratio = parseFixed(input.conversionRatio ?? 1);
  const { seniority = 1 } = input;
  if (price === null || price < 0n) return badNumber('PRICE_INVALID', path('originalIssuePrice'));
  if (multiple === null || multiple < 0n) return badNumber('MULTIPLE_INVALID', path('liquidationMultiple'));
  if (dividend === null || dividend < 0n) return badNumber('PRICE_INVALID', path('accruedDividendPerShare'));
  if (ratio === null || ratio <= 0n) return badNumber('CONVERSION_RATIO_INVALID', path('conversionRatio'));
  if (!Number.isFinite(seniority)) return badNumber('SENIORITY_INVALID', path('seniority'));

  const preference = mul(shares, mul(price, multiple) + dividend);
  const units = mul(shares, ratio);
  const claim = {
    ...commonClaim(input.id, shares),
    units,
    preference,
    seniority,
    unpriced: input.originalIssuePrice === undefined,
  };
  return withParticipation(input, claim, price, path);
}

/** What the class may take beyond its preference, and the value above which it converts. */
function withParticipation(
  { participation = 'NONE', participationCapMultiple }: WaterfallClass,
  claim: Claim,
  price: Fixed,
  path: (field: string) => string,
): Outcome<Claim> {
  const { preference, shares, units } = claim;
  switch (participation) {
    case 'FULL':
      return done(claim);
    case 'NONE':
      return done({ ...claim, participates: false, limit: preference, threshold: div(preference, units) });
    case 'CAPPED': {
      const cap = parseFixed(participationCapMultiple);
      if (cap === null || cap < 0n) {
        return refuse(
          'PARTICIPATION_CAP_MISSING',
          path('participationCapMultiple'),
          'Capped participation needs its cap as a multiple of the issue price.',
        );
      }
      const limit = max(preference, mul(shares, mul(price, cap)));
      return done({ ...claim, limit, threshold: div(limit, units) });
    }
    default:
      return refuse(
        'PARTICIPATION_NOT_SUPPORTED',
        path('participation'),
        'Participation: NONE, FULL or CAPPED.',
      );
  }
}

function badNumber(code: RefusalCode, path: string) {
  return refuse(code, path, PROBLEMS.notNegative);
}

/** Values per common share are cut at 30 decimals; a class counts as converted only when clearly above its threshold. */
export const HAIR: Fixed = ONE / 10n ** 18n;

/** Whether the class has converted (or the option is exercised) at a value per common share. Indifferent keeps. */
export function isConverted({ threshold }: Claim, commonPerShare: Fixed): boolean {
  return threshold !== null && commonPerShare > threshold + HAIR;
}

/** What a class without a choice takes at a value per common share, once every preference is covered. Never falls. */
export function payoutAt(claim: Claim, commonPerShare: Fixed): Fixed {
  if (claim.strike !== null) return mul(claim.units, max(0n, commonPerShare - claim.strike));
  const asCommon = mul(claim.units, commonPerShare);
  if (claim.limit === null) return claim.preference + asCommon;
  return max(min(claim.limit, claim.preference + asCommon), asCommon);
}

/** Where the class's line bends, in value per common share, and by how many gaining shares (as converted). */
type Bend = { readonly at: Fixed; readonly change: Fixed };

/** A class gains from 0 on if it participates; its bends start it at its threshold and stop it at its cap. */
export function bendsOf({ threshold, participates, limit, preference, units }: Claim): Bend[] {
  const bends = threshold === null ? [] : [{ at: threshold, change: units }];
  if (participates && limit !== null) bends.push({ at: div(limit - preference, units), change: -units });
  return bends;
}
