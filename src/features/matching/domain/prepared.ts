import { recentDeals, startupActivity } from './activity.ts';
import type { Market } from './market.ts';
import {
  placeCover,
  placePreference,
  sectorPreference,
  stagePreference,
  type PlacePreference,
  type Preference,
} from './preference.ts';
import type { InvestorProfile, PlacePath, StartupProfile } from './profile.ts';
import { textVector, type TextVector } from './text.ts';
import { quantile, ticketRange, type TicketRange } from './ticket.ts';

/** An investor with everything that does not depend on the startup worked out. */
export type PreparedInvestor = {
  profile: InvestorProfile;
  sectors: Preference | null;
  stages: Preference | null;
  places: PlacePreference | null;
  ticket: TicketRange | null;
  /**
   * ln(1 + recent deals) over the market's largest, 0–1, the market's median for one without recorded deals; `null` when
   * nobody in the market has a deal.
   */
  activityFraction: number | null;
  /** Median traction of past companies at entry, 0–1. */
  entryFraction: number | null;
  text: TextVector | null;
};

/** A startup with everything that does not depend on the investor worked out. */
export type PreparedStartup = {
  profile: StartupProfile;
  text: TextVector | null;
  /** Mean preference of all investors for its place, 0–1. */
  placeShare: number;
  /** How alive it is, 0–1; `null` when that is not known. */
  activityFraction: number | null;
};

/** An investor's thesis and the descriptions of what was bought, as one text. */
export const investorText = (investor: InvestorProfile): string =>
  [investor.thesis, ...investor.deals.map((deal) => deal.description)].join('\n');

/** Works out an investor's side once, for any number of comparisons in this market. */
export function prepareInvestor(profile: InvestorProfile, market: Market): PreparedInvestor {
  const activity =
    profile.deals.length === 0 ? market.medianActivity : Math.log1p(recentDeals(profile.deals, market.asOf));
  const entries = profile.deals.flatMap((deal) => deal.tractionFraction ?? []);
  return {
    profile,
    sectors: sectorPreference(profile),
    stages: stagePreference(profile),
    places: placePreference(profile),
    ticket: ticketRange(profile, market.roundUsd),
    activityFraction: market.maxActivity === 0 ? null : Math.min(1, activity / market.maxActivity),
    entryFraction: entries.length === 0 ? null : quantile(entries, 0.5),
    text: textVector(investorText(profile), market.text),
  };
}

/** Mean preference of all investors for a place, 0–1. */
export const placeShareOf = (startupPlace: PlacePath, market: Market): number =>
  Math.min(
    1,
    market.places.reduce((sum, { place, share }) => sum + share * placeCover(place, startupPlace), 0),
  );

/** Works out a startup's side once, for any number of comparisons in this market. */
export function prepareStartup(profile: StartupProfile, market: Market): PreparedStartup {
  return {
    profile,
    text: textVector(profile.description, market.text),
    placeShare: placeShareOf(profile.place, market),
    activityFraction: startupActivity(profile, market.asOf),
  };
}
