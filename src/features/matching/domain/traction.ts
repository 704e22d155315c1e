/** Twenty-one breakpoints of a metric among a stage's startups, 0 %, 5 % … 100 %, and how many startups they stand for. */
export type TractionScale = { readonly count: number; readonly breakpoints: readonly number[] };

/** Scales by stage id: users, and US dollars of monthly revenue in cents. */
export type TractionScales = {
  readonly users: ReadonlyMap<string, TractionScale>;
  readonly revenue: ReadonlyMap<string, TractionScale>;
};

export type TractionFacts = {
  readonly stage: string;
  readonly users: number | null;
  readonly revenueMinor: number | null;
};

/** Fewer comparable startups than this say nothing about who is ahead. */
const FEWEST_COMPARED = 5;

/**
 * Share of its stage's startups a startup is ahead of, 0–1 in steps of a twentieth: by users, else by monthly revenue.
 * `null` when neither is known or fewer than five startups can be compared.
 */
export function tractionFractionOf(facts: TractionFacts, scales: TractionScales): number | null {
  return (
    aheadOf(facts.users, scales.users.get(facts.stage)) ??
    aheadOf(facts.revenueMinor, scales.revenue.get(facts.stage))
  );
}

function aheadOf(value: number | null, scale: TractionScale | undefined): number | null {
  if (value === null || scale === undefined || scale.count < FEWEST_COMPARED) return null;
  const below = scale.breakpoints.filter((breakpoint) => breakpoint < value).length;
  return Math.max(0, Math.min(1, (below - 1) / (scale.breakpoints.length - 1)));
}
