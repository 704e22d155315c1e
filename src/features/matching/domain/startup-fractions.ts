import { lin, sat } from '#shared/domain/scale.ts';
import type { Fraction } from './investor-fractions.ts';
import { placeCover, STATED_WEIGHT } from './preference.ts';
import type { PreparedInvestor, PreparedStartup } from './prepared.ts';
import { CHEQUE_SHARES } from './ticket.ts';

/** What a startup weighs in an investor, with weights that sum to 1. */
export const STARTUP_WEIGHTS = {
  cheque: 0.3,
  experience: 0.25,
  followOn: 0.15,
  geography: 0.15,
  lead: 0.15,
} as const;

export type StartupKey = keyof typeof STARTUP_WEIGHTS;

type Measure = (startup: PreparedStartup, investor: PreparedInvestor) => Fraction;

/** Deals in the sector that count as full experience. */
const FULL_EXPERIENCE_DEALS = 5;

/** The cheque to expect: the typical ticket, else the middle of the range; `null` when nothing is known. */
export function expectedChequeUsd({ profile, ticket }: PreparedInvestor): number | null {
  if (profile.ticketTypicalUsd !== null) return profile.ticketTypicalUsd;
  if (ticket === null) return null;
  if (ticket.highUsd === Infinity) return ticket.lowUsd;
  return ticket.lowUsd === 0 ? ticket.highUsd / 2 : Math.sqrt(ticket.lowUsd * ticket.highUsd);
}

/** Recorded deals in one of the startup's sectors. */
export function sectorDeals(startup: PreparedStartup, { profile }: PreparedInvestor): number {
  const { sectors } = startup.profile;
  return profile.deals.filter((deal) => deal.sectors.some((sector) => sectors.includes(sector))).length;
}

/** Whether the investor names one of the startup's sectors. */
export const namesSector = (startup: PreparedStartup, { profile }: PreparedInvestor): boolean =>
  profile.sectors.some((sector) => startup.profile.sectors.includes(sector));

/** Full from the usual cheque on, 35 % of the raise. */
const cheque: Measure = (startup, investor) => {
  const { raiseUsd } = startup.profile;
  const expected = expectedChequeUsd(investor);
  if (raiseUsd === null || raiseUsd <= 0 || expected === null) return null;
  return Math.min(1, expected / raiseUsd / CHEQUE_SHARES.unknown);
};

/** Deals in the startup's sectors; naming one of them counts as one deal. */
const experience: Measure = (startup, investor) => {
  if (startup.profile.sectors.length === 0 || investor.sectors === null) return null;
  return sat(
    sectorDeals(startup, investor) + (namesSector(startup, investor) ? 1 : 0),
    FULL_EXPERIENCE_DEALS,
  );
};

/** Room above the cheque needed now: none at that cheque, full at three of it. */
const followOn: Measure = (startup, investor) => {
  const { raiseUsd } = startup.profile;
  if (raiseUsd === null || raiseUsd <= 0 || investor.ticket === null) return null;
  return lin(investor.ticket.highUsd / (raiseUsd * investor.ticket.chequeShare), 1, 3);
};

/** The best cover of the startup's place by any place the investor states or has invested in. */
const geography: Measure = (startup, investor) => {
  const { places } = investor;
  if (startup.profile.place.length === 0 || places === null) return null;
  const known = [...places.stated, ...places.past.map((one) => one.place)];
  return Math.max(...known.map((place) => placeCover(place, startup.profile.place)));
};

/** Share of rounds led, the statement weighing as much as five deals; full where no lead is needed; one is expected where the instrument is not stated. */
const lead: Measure = (startup, { profile }) => {
  if (startup.profile.needsLead === false) return 1;
  const stated = profile.leads === null ? 0 : STATED_WEIGHT;
  const weight = stated + profile.deals.length;
  if (weight === 0) return null;
  const led = profile.deals.filter((deal) => deal.led).length;
  return (led + (profile.leads === true ? STATED_WEIGHT : 0)) / weight;
};

/** How each component is measured. */
export const STARTUP_MEASURES: Record<StartupKey, Measure> = {
  cheque,
  experience,
  followOn,
  geography,
  lead,
};
