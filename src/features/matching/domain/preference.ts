import type { InvestorProfile, PastDeal, PlacePath } from './profile.ts';

/** Stated preferences weigh as much as this many past deals. */
export const STATED_WEIGHT = 5;

/** How much of an investor's interest goes to each value, 0–1, with the weight of what is known behind it. */
export type Preference = { shares: ReadonlyMap<string, number>; weight: number };

/**
 * pref(x) = (5 [x stated] + n share(x)) / (5 [anything stated] + n), where a deal with several values is split evenly
 * and n counts the deals of which the value is known. `null` when nothing is known.
 */
export function preferenceOf(
  stated: readonly string[],
  past: readonly (readonly string[])[],
): Preference | null {
  const known = past.filter((values) => values.length > 0);
  const weight = (stated.length > 0 ? STATED_WEIGHT : 0) + known.length;
  if (weight === 0) return null;
  const shares = new Map<string, number>();
  const add = (value: string, amount: number) =>
    shares.set(value, (shares.get(value) ?? 0) + amount / weight);
  for (const value of new Set(stated)) add(value, STATED_WEIGHT);
  for (const values of known) for (const value of values) add(value, 1 / values.length);
  return { shares, weight };
}

export const sectorPreference = (investor: InvestorProfile): Preference | null =>
  preferenceOf(
    investor.sectors,
    investor.deals.map((deal) => deal.sectors),
  );

export const stagePreference = (investor: InvestorProfile): Preference | null =>
  preferenceOf(
    investor.stages,
    investor.deals.map((deal) => (deal.stage === null ? [] : [deal.stage])),
  );

/** Turns a share into 0–1, where 0.5 is "as everybody": 1 / (1 + (share / market share)^-1.5). */
export function lift(share: number, marketShare: number): number {
  if (share <= 0) return 0;
  return 1 / (1 + (share / marketShare) ** -1.5);
}

/** A stage and half of its neighbours on the ladder, at most 1. */
export function stageFit(preference: Preference, stage: string, ladder: readonly string[]): number {
  const step = ladder.indexOf(stage);
  const share = (id: string | undefined) => (id === undefined ? 0 : (preference.shares.get(id) ?? 0));
  const adjacent = step < 0 ? 0 : share(ladder[step - 1]) + share(ladder[step + 1]);
  return Math.min(1, share(stage) + 0.5 * adjacent);
}

/** How well a place an investor knows covers a startup's place: inside it 1, in the same region or "global" 0.5. */
export function placeCover(known: PlacePath, startup: PlacePath): number {
  const [narrowest] = known;
  if (narrowest === undefined) return 0;
  if (narrowest === 'global') return 0.5;
  if (startup.includes(narrowest)) return 1;
  return known.some((place) => startup.includes(place)) ? 0.5 : 0;
}

/** Places with weights: stated ones as a group, and past deals by place. */
export type PlacePreference = {
  stated: readonly PlacePath[];
  past: { place: PlacePath; deals: number }[];
  weight: number;
};

/** The places an investor knows, or `null` when none. */
export function placePreference(investor: InvestorProfile): PlacePreference | null {
  const past = groupedPlaces(investor.deals);
  const deals = past.reduce((sum, one) => sum + one.deals, 0);
  const weight = (investor.places.length > 0 ? STATED_WEIGHT : 0) + deals;
  return weight === 0 ? null : { stated: investor.places, past, weight };
}

function groupedPlaces(deals: readonly PastDeal[]): PlacePreference['past'] {
  const groups = new Map<string, { place: PlacePath; deals: number }>();
  for (const { place } of deals) {
    if (place.length === 0) continue;
    const group = groups.get(place.join('/')) ?? { place, deals: 0 };
    group.deals++;
    groups.set(place.join('/'), group);
  }
  return [...groups.values()];
}

/** pref(place) of the shrinkage formula, with {@link placeCover} in place of equality. */
export function placeShare(preference: PlacePreference, startup: PlacePath): number {
  let covered = 0;
  for (const place of preference.stated)
    covered = Math.max(covered, STATED_WEIGHT * placeCover(place, startup));
  for (const { place, deals } of preference.past) covered += deals * placeCover(place, startup);
  return covered / preference.weight;
}
