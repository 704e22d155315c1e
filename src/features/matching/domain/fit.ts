// The rule and a worked example: docs/rules/matching-fit.md
import { roundHalfUp } from '#shared/domain/scale.ts';
import { type Misfit, MISFIT_CAP, misfitsOf } from './misfit.ts';
import { placeCover } from './preference.ts';
import type { InvestorProfile, StartupProfile } from './profile.ts';
import { stagesAround } from './stages.ts';
import { tellingWords } from './text.ts';
import { quantile, statedTickets, usualCheques } from './ticket.ts';

/** What fit goes by, with what each counts; only those on which both sides say something are weighed. */
export const FIT_WEIGHTS = {
  stage: 0.18,
  ticket: 0.14,
  sector: 0.13,
  geography: 0.09,
  cheque: 0.08,
  lead: 0.08,
  thesis: 0.08,
  traction: 0.08,
} as const;

export type FitKey = keyof typeof FIT_WEIGHTS;

/** How many criteria there are. */
export const FIT_CRITERIA = Object.keys(FIT_WEIGHTS).length;

/** One criterion. `fraction` is 1 where the two agree, 0 where they do not, `null` where a side says nothing. */
export type FitCriterion = { key: FitKey; weight: number; fraction: number | null };

/** How well two sides' stated and recorded criteria agree. */
export type Fit = {
  /** Whole, 0–100; `null` where they have nothing in common to compare. */
  percent: number | null;
  /** On how many criteria it rests. */
  known: number;
  criteria: FitCriterion[];
  /** Any of them holds the fit at 40 or below. */
  misfits: Misfit[];
};

type Measure = (startup: StartupProfile, investor: InvestorProfile) => number | null;

/** How often each value occurs among recorded deals. */
function tally(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Against what an investor does most: 1 for that, less for what is done less often; `null` without a record. */
function againstRecord(counts: ReadonlyMap<string, number>, count: number): number | null {
  return counts.size === 0 ? null : Math.min(1, count / Math.max(...counts.values()));
}

const NEIGHBOUR = 0.5;

const stage: Measure = ({ stage: asked }, investor) => {
  if (asked === null) return null;
  const around = stagesAround([asked]).filter((one) => one !== asked);
  if (investor.stages.length > 0) {
    if (investor.stages.includes(asked)) return 1;
    return around.some((one) => investor.stages.includes(one)) ? NEIGHBOUR : 0;
  }
  const counts = tally(investor.deals.map((deal) => deal.stage));
  const neighbours = around.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  return againstRecord(counts, (counts.get(asked) ?? 0) + NEIGHBOUR * neighbours);
};

const sector: Measure = ({ sectors }, investor) => {
  if (sectors.length === 0) return null;
  if (sectors.some((one) => investor.sectors.includes(one))) return 1;
  const counts = tally(investor.deals.flatMap((deal) => deal.sectors));
  const recorded = againstRecord(counts, Math.max(...sectors.map((one) => counts.get(one) ?? 0)));
  return recorded ?? (investor.sectors.length > 0 ? 0 : null);
};

/** "Global" agrees with every place. */
const coverOf = (known: readonly string[], place: readonly string[]): number =>
  known[0] === 'global' ? 1 : placeCover(known, place);

const geography: Measure = ({ place }, investor) => {
  if (place.length === 0) return null;
  const places = investor.deals.filter((deal) => deal.place.length > 0);
  const counts = tally(places.map((deal) => deal.place.join('/')));
  const covered = places.reduce((sum, deal) => sum + coverOf(deal.place, place), 0);
  const recorded = againstRecord(counts, covered);
  if (investor.places.length === 0) return recorded;
  return Math.max(recorded ?? 0, ...investor.places.map((known) => coverOf(known, place)));
};

/** Full where a ticket meets a usual cheque of the round; a third or three times of it gives 1/e. */
const ticket: Measure = ({ raiseUsd }, investor) => {
  const tickets = statedTickets(investor);
  if (raiseUsd === null || raiseUsd <= 0 || tickets === null) return null;
  const cheques = usualCheques(raiseUsd);
  const distance = Math.max(
    0,
    Math.log(tickets.lowUsd / cheques.highUsd),
    Math.log(cheques.lowUsd / tickets.highUsd),
  );
  return Math.exp(-((distance / Math.log(3)) ** 2));
};

/** The share of a round from which a cheque counts in full. */
const FULL_CHEQUE = 0.05;

const cheque: Measure = ({ raiseUsd }, { ticketTypicalUsd }) =>
  raiseUsd === null || raiseUsd <= 0 || ticketTypicalUsd === null
    ? null
    : Math.min(1, ticketTypicalUsd / raiseUsd / FULL_CHEQUE);

/** A round that needs nobody to set terms suits everybody. */
const lead: Measure = ({ needsLead }, { leads, deals }) => {
  if (needsLead === false) return 1;
  if (needsLead === null || (leads === null && deals.length === 0)) return null;
  if (leads !== null) return leads ? 1 : 0;
  return deals.filter((deal) => deal.led).length / deals.length;
};

const FULL_WORDS = 2;

/** Texts that share two telling words agree; texts that share fewer say nothing, since nobody writes to be compared. */
const thesis: Measure = ({ description }, investor) =>
  tellingWords(description, investor.thesis).length >= FULL_WORDS ? 1 : null;

/** Full from the level at which the investor usually enters, less by the distance below. */
const traction: Measure = ({ tractionFraction }, { deals }) => {
  const entries = deals.flatMap((deal) => deal.tractionFraction ?? []);
  if (tractionFraction === null || entries.length === 0) return null;
  return 1 - Math.max(0, quantile(entries, 0.5) - tractionFraction);
};

const MEASURES: Readonly<Record<FitKey, Measure>> = {
  stage,
  ticket,
  sector,
  geography,
  cheque,
  lead,
  thesis,
  traction,
};

// The keys of the weights.
const KEYS = Object.keys(FIT_WEIGHTS) as FitKey[];

/**
 * How well a startup and an investor agree: 100 Σ weight × fraction / Σ weight over the criteria on which both say
 * something; a misfit holds it at 40 or below. It depends on the two alone, not on the market, the day or the reader,
 * so that a pair has one figure wherever it is shown.
 */
export function fitOf(startup: StartupProfile, investor: InvestorProfile): Fit {
  const criteria = KEYS.map((key) => ({
    key,
    weight: FIT_WEIGHTS[key],
    fraction: MEASURES[key](startup, investor),
  }));
  const known = criteria.flatMap(({ weight, fraction }) => (fraction === null ? [] : [{ weight, fraction }]));
  const weight = known.reduce((sum, one) => sum + one.weight, 0);
  const sum = known.reduce((total, one) => total + one.weight * one.fraction, 0);
  const misfits = misfitsOf(startup, investor);
  const cap = misfits.length > 0 ? MISFIT_CAP : 100;
  return {
    percent: known.length === 0 ? null : Math.min(cap, roundHalfUp((100 * sum) / weight)),
    known: known.length,
    criteria,
    misfits,
  };
}
