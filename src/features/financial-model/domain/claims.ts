import { exact, settled, type Exact, type Quantity } from '#shared/domain/exact.ts';

/** Two documents that should say the same thing and do not. */
export type ClaimMismatch = {
  code:
    | 'ASK_USE_OF_FUNDS_MISMATCH'
    | 'GROWTH_CLAIM_MISMATCH'
    | 'RUNWAY_CLAIM_MISMATCH'
    | 'OWNERSHIP_CLAIM_MISMATCH';
  severity: 'warning';
  stated: number;
  found: number;
  message: string;
};

/** What documents state, in USD, percent and months; whatever is not stated is left out. */
export type DocumentClaims = {
  statedAsk?: Quantity | null;
  useOfFunds?: Quantity[] | null;
  statedGrowthPct?: Quantity | null;
  /** Revenue of consecutive years, oldest first. */
  revenueSeries?: Quantity[] | null;
  statedRunwayMonths?: Quantity | null;
  cash?: Quantity | null;
  monthlyBurn?: Quantity | null;
  statedOwnershipPct?: Quantity | null;
  /** The same holders' percentages in the cap table. */
  capTablePcts?: Quantity[] | null;
};

const sum = (values: Quantity[]): Exact =>
  values.reduce<Exact>((total, value) => total.plus(value), exact(0));

/** Tolerance as a share of what was found. */
const share = (part: string) => (found: Exact) => found.abs().times(part);

function compare(
  code: ClaimMismatch['code'],
  stated: Quantity | null | undefined,
  found: Exact | null,
  allowed: (found: Exact) => Exact,
  message: string,
): ClaimMismatch[] {
  if (stated == null || found === null) return [];
  const gap = settled(exact(stated).minus(found).abs().minus(allowed(found)));
  if (!gap.greaterThan(0)) return [];
  return [{ code, severity: 'warning', stated: exact(stated).toNumber(), found: found.toNumber(), message }];
}

function lastGrowthPct(series: Quantity[] | null | undefined): Exact | null {
  const last = series?.at(-1);
  const before = series?.at(-2);
  if (last === undefined || before === undefined || !exact(before).greaterThan(0)) return null;
  return exact(last).div(before).minus(1).times(100);
}

/**
 * Hold stated figures against each other: ask and use of funds within 1 %, growth within 1 percentage point of the
 * revenue series, runway within 20 % of cash over burn, ownership within 0.01 percentage points of the cap table.
 */
export function claimMismatches(claims: DocumentClaims): ClaimMismatch[] {
  const { cash, monthlyBurn } = claims;
  const burning = cash != null && monthlyBurn != null && exact(monthlyBurn).greaterThan(0);
  return [
    ...compare(
      'ASK_USE_OF_FUNDS_MISMATCH',
      claims.statedAsk,
      claims.useOfFunds == null ? null : sum(claims.useOfFunds),
      share('0.01'),
      'The amount asked for and the uses it is split into differ by more than 1%.',
    ),
    ...compare(
      'GROWTH_CLAIM_MISMATCH',
      claims.statedGrowthPct,
      lastGrowthPct(claims.revenueSeries),
      () => exact(1),
      'The growth stated is not the growth of the revenue series.',
    ),
    ...compare(
      'RUNWAY_CLAIM_MISMATCH',
      claims.statedRunwayMonths,
      burning ? exact(cash).div(monthlyBurn) : null,
      share('0.2'),
      'The runway stated differs from cash over monthly burn by more than 20%.',
    ),
    ...compare(
      'OWNERSHIP_CLAIM_MISMATCH',
      claims.statedOwnershipPct,
      claims.capTablePcts == null ? null : sum(claims.capTablePcts),
      () => exact('0.01'),
      'The ownership stated is not what the cap table adds up to.',
    ),
  ];
}
