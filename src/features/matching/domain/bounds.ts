// The most a pair may reach by what is known of one side before its words and its deals are read. What is left out here is
// taken at its best, so that nobody who belongs into a list is passed over.
import { DAY_MS } from '#shared/domain/time.ts';
import { DEAL_DECAY_DAYS, startupActivity } from './activity.ts';
import { INVESTOR_WEIGHTS } from './investor-fractions.ts';
import type { Market } from './market.ts';
import { MISFIT_CAP, misfitsOf } from './misfit.ts';
import { lift, placeCover, stageFit, STATED_WEIGHT } from './preference.ts';
import { prepareInvestor, type PreparedInvestor, type PreparedStartup } from './prepared.ts';
import type { InvestorProfile, PlacePath } from './profile.ts';
import {
  capOf,
  filled,
  founderOrder,
  headStart,
  investorOrder,
  type InvestorWeights,
  type StartupWeights,
} from './rank.ts';
import { STARTUP_WEIGHTS, type StartupKey } from './startup-fractions.ts';
import { ticketFit, ticketRange } from './ticket.ts';

/** Sums in another order differ in their last bits. */
const SLACK = 1e-6;
const UNKNOWN = filled(null);
const FULL = 100;

/** A startup as far as it is known without its words. */
export type StartupOutline = Pick<PreparedStartup, 'profile' | 'placeShare' | 'activityFraction'>;

/** The most a startup may reach in an investor's list, whatever it says of itself. */
export function mostForInvestor(
  outline: StartupOutline,
  investor: PreparedInvestor,
  market: Market,
  weights: InvestorWeights,
): number {
  const order = investorOrder({ ...outline, text: null }, investor, market, weights);
  const words = investor.text === null ? 0 : FULL * weights.thesis * (1 - UNKNOWN);
  const isCapped = capOf(outline, investor) === MISFIT_CAP;
  return Math.min(
    mostOfClass({ isOwnKind: headStart(outline, investor) > 0, isCapped }),
    order + words + SLACK,
  );
}

/** Startups that were changed at most on a day: the most one of them may reach in an investor's list. */
export function mostOfUnchangedSince(
  updatedOn: string,
  investor: PreparedInvestor,
  market: Market,
  { weights, isCapped, isOwnKind }: CandidateClass & { readonly weights: InvestorWeights },
): number {
  const { stages: liked, sectors, places, ticket, entryFraction, text } = investor;
  const best = {
    stage:
      liked === null
        ? UNKNOWN
        : Math.max(UNKNOWN, ...market.stageLadder.map((id) => stageFit(liked, id, market.stageLadder))),
    sector: sectors === null ? UNKNOWN : 1,
    ticket: ticket === null ? UNKNOWN : 1,
    geography: places === null ? UNKNOWN : 1,
    thesis: text === null ? UNKNOWN : 1,
    activity: startupActivity({ isRaising: true, updatedOn }, market.asOf) ?? UNKNOWN,
    traction: entryFraction === null ? UNKNOWN : 1,
  };
  const keys = Object.keys(INVESTOR_WEIGHTS) as (keyof typeof best)[];
  const sum = keys.reduce((total, key) => total + weights[key] * best[key], 0);
  return Math.min(mostOfClass({ isOwnKind, isCapped }), (isOwnKind ? FULL : 0) + FULL * sum + SLACK);
}

/** Candidates that are looked at together. */
type CandidateClass = {
  /** Whether both sides are real, or both of the demo. */
  readonly isOwnKind: boolean;
  /** Whether something rules each of them out. */
  readonly isCapped: boolean;
};

/** The most any candidate of a class may reach. */
export const mostOfClass = ({ isOwnKind, isCapped }: CandidateClass): number =>
  (isOwnKind ? FULL : 0) + (isCapped ? MISFIT_CAP : FULL);

/** The day from which `recent` of {@link activityMost} counts. */
export const ACTIVITY_ORIGIN = '2020-01-01';

/** The most an investor's activity may be, 0–1, by all deals as they count from {@link ACTIVITY_ORIGIN}. */
export function activityMost(recent: number, market: Market): number {
  if (market.maxActivity === 0) return UNKNOWN;
  const days = (Date.parse(market.asOf) - Date.parse(ACTIVITY_ORIGIN)) / DAY_MS;
  const activity = Math.log1p(recent * Math.exp(-days / DEAL_DECAY_DAYS));
  return Math.min(1, Math.max(market.medianActivity, activity) / market.maxActivity);
}

/** An investor without their deals: how many there are, and how they count from {@link ACTIVITY_ORIGIN}. */
export type InvestorOutline = {
  readonly profile: InvestorProfile;
  readonly dealCount: number;
  readonly recent: number;
};

const keysOf = Object.keys(STARTUP_WEIGHTS) as StartupKey[];

/** The most a startup's own words may add to an investor's place. */
export const mostMoved = (weights: StartupWeights): number =>
  FULL * keysOf.reduce((sum, key) => sum + Math.max(0, weights[key] - STARTUP_WEIGHTS[key]), 0);

/** The most an investor's wish may be where only their activity is known, 0–1. */
const mostWished = (
  startup: PreparedStartup,
  fractions: { activity: number; sector?: number; ticket?: number; geography?: number; stage?: number },
): number => {
  const { stage = 1, sector = 1, ticket = 1, geography = 1, activity } = fractions;
  const w = INVESTOR_WEIGHTS;
  const { profile, text } = startup;
  // No deal on record says how far its company was, so that traction is not judged.
  const known = w.stage * (profile.stage === null ? UNKNOWN : stage) + w.sector * sector + w.ticket * ticket;
  const rest = w.geography * (profile.place.length === 0 ? UNKNOWN : geography) + w.activity * activity;
  return known + rest + w.thesis * (text === null ? UNKNOWN : 1) + w.traction * UNKNOWN;
};

/** Investors no more active than this: the most one of them may reach in a startup's list. */
export const mostOfLessActive = (
  recent: number,
  startup: PreparedStartup,
  market: Market,
  { isOwnKind, isCapped, moved }: CandidateClass & { readonly moved: number },
): number => {
  const score = FULL * mostWished(startup, { activity: activityMost(recent, market) }) + moved;
  return Math.min(mostOfClass({ isOwnKind, isCapped }), (isOwnKind ? FULL : 0) + score + SLACK);
};

/** What of the market's interest goes to a value at most, where so many deals are on record. */
const mostShare = (isStated: boolean, isAnyStated: boolean, deals: number): number =>
  isAnyStated ? ((isStated ? STATED_WEIGHT : 0) + deals) / (STATED_WEIGHT + deals) : 1;

function mostPlaced(
  stated: readonly PlacePath[],
  deals: number,
  { profile, placeShare }: PreparedStartup,
): number {
  if (stated.length === 0) return deals === 0 ? UNKNOWN : 1;
  const cover = Math.max(...stated.map((path) => placeCover(path, profile.place)));
  const share = (STATED_WEIGHT * cover + deals) / (STATED_WEIGHT + deals);
  return Math.max(UNKNOWN, lift(share, placeShare));
}

/** The most an investor may reach in a startup's list, whatever their deals and their thesis are. */
export function mostForStartup(
  startup: PreparedStartup,
  { profile, dealCount, recent }: InvestorOutline,
  market: Market,
  moved: number,
): number {
  const { sectors, raiseUsd } = startup.profile;
  const isAnySector = profile.sectors.length > 0;
  const sector = Math.max(
    UNKNOWN,
    ...sectors.map((id) =>
      lift(mostShare(profile.sectors.includes(id), isAnySector, dealCount), market.sectorShares.get(id) ?? 0),
    ),
  );
  const range = ticketRange({ ...profile, deals: [] }, null);
  const unknownTicket = raiseUsd === null || (range === null && dealCount === 0);
  const known = range === null || raiseUsd === null ? 1 : ticketFit(range, raiseUsd * range.chequeShare);
  const score =
    FULL *
      mostWished(startup, {
        activity: activityMost(recent, market),
        sector: !isAnySector && dealCount === 0 ? UNKNOWN : sector,
        ticket: unknownTicket ? UNKNOWN : known,
        geography: mostPlaced(profile.places, dealCount, startup),
        stage: profile.stages.length === 0 && dealCount === 0 ? UNKNOWN : 1,
      }) +
    moved;
  const isCapped = misfitsOf({ ...startup.profile, competitorIds: [] }, profile).length > 0;
  const head = headStart(startup, { profile });
  return Math.min(mostOfClass({ isOwnKind: head > 0, isCapped }), head + score + SLACK);
}

/** The most an investor may reach in a startup's list whose deals are known and whose thesis is not. */
export function mostWhateverThesis(
  startup: PreparedStartup,
  profile: InvestorProfile,
  market: Market,
  weights: StartupWeights,
): number {
  const investor = prepareInvestor({ ...profile, thesis: '' }, market);
  const order = founderOrder(startup, investor, market, weights);
  const words = startup.text === null ? 0 : FULL * INVESTOR_WEIGHTS.thesis * (1 - UNKNOWN);
  const isCapped = capOf(startup, investor) === MISFIT_CAP;
  return Math.min(
    mostOfClass({ isOwnKind: headStart(startup, investor) > 0, isCapped }),
    order + words + SLACK,
  );
}
