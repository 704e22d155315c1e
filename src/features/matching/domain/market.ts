import { recentDeals } from './activity.ts';
import {
  placePreference,
  sectorPreference,
  STATED_WEIGHT,
  type PlacePreference,
  type Preference,
} from './preference.ts';
import type { InvestorProfile, PlacePath } from './profile.ts';
import { drained, mapSteps, type Steps } from './steps.ts';
import { type TextStatistics, textStatisticsSteps } from './text.ts';
import { quantile } from './ticket.ts';

/** What is usual among all investors: the yardstick of the score. Computed once, passed to every comparison. */
export type Market = {
  /** ISO date the statistics were taken; ages of deals count from here. */
  asOf: string;
  /** Stage ids from first to last; neighbours count half. */
  stageLadder: readonly string[];
  /** Mean preference for each sector, 0–1. */
  sectorShares: ReadonlyMap<string, number>;
  /** Weights of the places investors know, summing to 1 or slightly more where statements overlap. */
  places: readonly { place: PlacePath; share: number }[];
  /** Largest ln(1 + recent deals) of any investor; 0 when nobody has a deal. */
  maxActivity: number;
  /** Median ln(1 + recent deals) among those who have a deal: what one without a record counts. */
  medianActivity: number;
  /** Round sizes of all past deals; `null` when none is known. */
  roundUsd: { p25: number; p75: number } | null;
  text: TextStatistics;
};

/**
 * Surveys all investors as of a date. `texts` are the descriptions and theses that make up the common vocabulary,
 * usually every startup's and investor's.
 */
export const surveyMarket = (
  investors: readonly InvestorProfile[],
  texts: Iterable<string>,
  stageLadder: readonly string[],
  asOf: string,
): Market => drained(surveySteps(investors, texts, stageLadder, asOf));

/** `surveyMarket`, a few investors and texts at a time. */
export function* surveySteps(
  investors: readonly InvestorProfile[],
  texts: Iterable<string>,
  stageLadder: readonly string[],
  asOf: string,
): Steps<Market> {
  const known = yield* mapSteps(investors, (one) => one.deals.flatMap((deal) => deal.roundUsd ?? []));
  // A typed array sorts several times faster, and what is sorted already costs `quantile` next to nothing.
  const rounds = [...Float64Array.from(known.flat()).toSorted()];
  yield;
  const recorded = investors.filter((one) => one.deals.length > 0);
  const activities = yield* mapSteps(recorded, (one) => Math.log1p(recentDeals(one.deals, asOf)));
  const sectors = yield* mapSteps(investors, sectorPreference);
  const sectorShares = pooled(sectors);
  yield;
  const places = pooledPlaces(yield* mapSteps(investors, placePreference));
  yield;
  return {
    asOf,
    stageLadder,
    sectorShares,
    places,
    maxActivity: activities.reduce((top, one) => Math.max(top, one), 0),
    medianActivity: activities.length === 0 ? 0 : quantile(activities, 0.5),
    roundUsd: rounds.length === 0 ? null : { p25: quantile(rounds, 0.25), p75: quantile(rounds, 0.75) },
    text: yield* textStatisticsSteps(texts),
  };
}

function pooled(preferences: readonly (Preference | null)[]): Map<string, number> {
  const totals = new Map<string, number>();
  let weight = 0;
  for (const preference of preferences) {
    if (preference === null) continue;
    weight += preference.weight;
    for (const [value, share] of preference.shares) {
      totals.set(value, (totals.get(value) ?? 0) + share * preference.weight);
    }
  }
  return new Map([...totals].map(([value, total]) => [value, total / weight]));
}

function pooledPlaces(preferences: readonly (PlacePreference | null)[]): Market['places'] {
  const totals = new Map<string, { place: PlacePath; total: number }>();
  let weight = 0;
  const add = (place: PlacePath, amount: number) => {
    const key = place.join('/');
    totals.set(key, { place, total: (totals.get(key)?.total ?? 0) + amount });
  };
  for (const preference of preferences) {
    if (preference === null) continue;
    weight += preference.weight;
    for (const place of preference.stated) add(place, STATED_WEIGHT);
    for (const { place, deals } of preference.past) add(place, deals);
  }
  return [...totals.values()].map(({ place, total }) => ({ place, share: total / weight }));
}
