import type { Market } from './market.ts';
import { lift, placeShare, stageFit } from './preference.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { textCosine } from './text.ts';
import { ticketFit } from './ticket.ts';

/** What an investor weighs, with weights that sum to 1. */
export const INVESTOR_WEIGHTS = {
  stage: 0.18,
  sector: 0.07,
  ticket: 0.14,
  geography: 0.09,
  thesis: 0.08,
  activity: 0.36,
  traction: 0.08,
} as const;

export type InvestorKey = keyof typeof INVESTOR_WEIGHTS;

/** A component's value 0–1, or `null` when a side says nothing about it. */
export type Fraction = number | null;

type Measure = (startup: PreparedStartup, investor: PreparedInvestor, market: Market) => Fraction;

const stage: Measure = (startup, investor, market) => {
  const { stage: asked } = startup.profile;
  return asked === null || investor.stages === null
    ? null
    : stageFit(investor.stages, asked, market.stageLadder);
};

/** The startup's sector the investor favours most against the market, with both weights 0–1. */
export type SectorFit = { sector: string; share: number; marketShare: number; fraction: number };

/** The best fit over the startup's sectors; `null` when either side names none. */
export function sectorFit(
  startup: PreparedStartup,
  investor: PreparedInvestor,
  market: Market,
): SectorFit | null {
  if (investor.sectors === null) return null;
  let best: SectorFit | null = null;
  for (const id of startup.profile.sectors) {
    const share = investor.sectors.shares.get(id) ?? 0;
    const marketShare = market.sectorShares.get(id) ?? 0;
    const fraction = lift(share, marketShare);
    if (best === null || fraction > best.fraction) best = { sector: id, share, marketShare, fraction };
  }
  return best;
}

const sector: Measure = (startup, investor, market) => sectorFit(startup, investor, market)?.fraction ?? null;

const ticket: Measure = (startup, investor) => {
  const { raiseUsd } = startup.profile;
  return raiseUsd === null || investor.ticket === null
    ? null
    : ticketFit(investor.ticket, raiseUsd * investor.ticket.chequeShare);
};

const geography: Measure = (startup, investor) => {
  if (startup.profile.place.length === 0 || investor.places === null) return null;
  if (saysOnlyGlobal(investor)) return 0.5;
  return lift(placeShare(investor.places, startup.profile.place), startup.placeShare);
};

const saysOnlyGlobal = ({ places }: PreparedInvestor): boolean =>
  places !== null && places.past.length === 0 && places.stated.every((place) => place[0] === 'global');

const thesis: Measure = (startup, investor) =>
  startup.text === null || investor.text === null
    ? null
    : Math.min(1, 4 * textCosine(startup.text, investor.text));

const activity: Measure = (_startup, investor) => investor.activityFraction;

/** Full when the startup is at least where the investor usually enters, less by the distance below. */
const traction: Measure = (startup, investor) => {
  const { tractionFraction } = startup.profile;
  if (tractionFraction === null || investor.entryFraction === null) return null;
  return 1 - Math.max(0, investor.entryFraction - tractionFraction);
};

/** How each component is measured. */
export const INVESTOR_MEASURES: Record<InvestorKey, Measure> = {
  stage,
  sector,
  ticket,
  geography,
  thesis,
  activity,
  traction,
};
