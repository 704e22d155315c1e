import { recentDeals } from './activity.ts';
import type { Market } from './market.ts';
import {
  placeCover,
  placePreference,
  sectorPreference,
  stagePreference,
  type PlacePreference,
  type Preference,
} from './preference.ts';
import type { InvestorProfile, StartupProfile } from './profile.ts';
import { textVector, type TextVector } from './text.ts';
import { quantile, ticketRange, type TicketRange } from './ticket.ts';

/** An investor with everything that does not depend on the startup worked out. */
export type PreparedInvestor = {
  profile: InvestorProfile;
  sectors: Preference | null;
  stages: Preference | null;
  places: PlacePreference | null;
  ticket: TicketRange | null;
  /** ln(1 + recent deals) over the market's largest, 0–1; `null` when nobody in the market has a deal. */
  activityFraction: number | null;
  /** Median traction of past companies at entry, 0–1. */
  entryFraction: number | null;
  text: TextVector | null;
  excludedSectors: ReadonlySet<string>;
  holdings: ReadonlySet<string>;
};

/** A startup with everything that does not depend on the investor worked out. */
export type PreparedStartup = {
  profile: StartupProfile;
  text: TextVector | null;
  /** Mean preference of all investors for its place, 0–1. */
  placeShare: number;
};

/** An investor's thesis and the descriptions of what was bought, as one text. */
export const investorText = (investor: InvestorProfile): string =>
  [investor.thesis, ...investor.deals.map((deal) => deal.description)].join('\n');

/** Works out an investor's side once, for any number of comparisons in this market. */
export function prepareInvestor(profile: InvestorProfile, market: Market): PreparedInvestor {
  const activity = Math.log1p(recentDeals(profile.deals, market.asOf));
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
    excludedSectors: new Set(profile.excludedSectors),
    holdings: new Set(profile.deals.map((deal) => deal.startupId)),
  };
}

/** Works out a startup's side once, for any number of comparisons in this market. */
export function prepareStartup(profile: StartupProfile, market: Market): PreparedStartup {
  const cover = market.places.reduce(
    (sum, { place, share }) => sum + share * placeCover(place, profile.place),
    0,
  );
  return { profile, text: textVector(profile.description, market.text), placeShare: Math.min(1, cover) };
}
