import type { RoundKind } from './definition.ts';
import { type MarketFigures, type MarketScore, marketScore } from './score.ts';
import { within, yearsBefore } from './window.ts';

/** A round as the figures need it. `date` is `YYYY-MM-DD`; `usdMinor` is null where the amount is unpublished or has no rate for its day. */
export type FigureRound = {
  readonly companyKey: string;
  readonly stageId: string | null;
  readonly kind: RoundKind;
  readonly date: string;
  readonly usdMinor: number | null;
};

/** An active startup of the market; `since` is null where its founding year is not stated. */
export type FigureCompany = { readonly companyKey: string; readonly since: string | null };

/** What the three scores are made of; null where there is nothing to reckon with. */
export type MarketFacts = Omit<MarketFigures, 'marketGrowthPercent' | 'penetrationPercent' | 'hhi'> & {
  readonly marketGrowthPercent: number | null;
  readonly penetrationPercent: number | null;
  readonly hhi: number | null;
  readonly activeYearBefore: number;
  readonly fundedStartups: number;
  /** Rounds of two years whose amount is unpublished or has no rate for its day. */
  readonly amountsLeftOut: number;
};

export type MarketScores = Omit<MarketScore, 'growthPotential' | 'competitiveIntensity'> & {
  readonly growthPotential: number | null;
  readonly competitiveIntensity: number | null;
};

const KNOWN_YEARS = 5;

/** A sum of dollar amounts in cents; rounds without one add nothing. */
export function sumUsd(rounds: readonly FigureRound[]): number {
  return rounds.reduce((sum, { usdMinor }) => sum + (usdMinor ?? 0), 0);
}

/** Deals and dollars of each twelve months of five years up to `asOf`, oldest first. */
export function yearSums(rounds: readonly FigureRound[], asOf: string) {
  return Array.from({ length: KNOWN_YEARS }, (_, index) => {
    const ago = KNOWN_YEARS - 1 - index;
    const own = within(rounds, asOf, ago + 1, ago);
    return { to: yearsBefore(asOf, ago), deals: own.length, fundingUsd: sumUsd(own) / 100 };
  });
}

/** Concentration: the sum of squared shares of the funding, 1 when one company took all. Null without funding. */
export function concentration(rounds: readonly FigureRound[]): number | null {
  const total = sumUsd(rounds);
  if (total === 0) return null;
  const byCompany = Map.groupBy(rounds, ({ companyKey }) => companyKey);
  return [...byCompany.values()].reduce((sum, own) => sum + (sumUsd(own) / total) ** 2, 0);
}

/** When each company of the market is first known: its founding, else its first round; '' where it cannot be told. */
function firstKnown(
  rounds: readonly FigureRound[],
  companies: readonly FigureCompany[],
): Map<string, string> {
  const first = new Map(companies.map(({ companyKey, since }) => [companyKey, since ?? '']));
  for (const { companyKey, date } of rounds) {
    const known = first.get(companyKey);
    if (known === undefined || date < known) first.set(companyKey, date);
  }
  return first;
}

/**
 * A market's figures as of a day. Active are the startups listed and the companies with a round in five years; growth is
 * how many more of them there are than a year before; penetration how many raised in two years.
 */
export function marketFacts(
  rounds: readonly FigureRound[],
  companies: readonly FigureCompany[],
  asOf: string,
): MarketFacts {
  const recent = within(rounds, asOf, 1, 0);
  const before = within(rounds, asOf, 2, 1);
  const twoYears = [...recent, ...before];
  const known = [...firstKnown(within(rounds, asOf, KNOWN_YEARS, 0), companies).values()];
  const active = known.filter((since) => since <= asOf).length;
  const earlier = known.filter((since) => since <= yearsBefore(asOf, 1)).length;
  const funded = new Set(twoYears.map(({ companyKey }) => companyKey)).size;
  return {
    deals12: recent.length,
    dealsPrev12: before.length,
    funding12: sumUsd(recent) / 100,
    fundingPrev12: sumUsd(before) / 100,
    marketGrowthPercent: earlier === 0 ? null : (active / earlier - 1) * 100,
    penetrationPercent: active === 0 ? null : (funded / active) * 100,
    activeStartups: active,
    activeYearBefore: earlier,
    fundedStartups: funded,
    hhi: concentration(twoYears),
    amountsLeftOut: twoYears.filter(({ usdMinor }) => usdMinor === null).length,
  };
}

/** The three scores of the facts; one that lacks a part is null, but a field without a company is not crowded at all. */
export function scoresOf(facts: MarketFacts): MarketScores {
  const { marketGrowthPercent, penetrationPercent, hhi, activeStartups } = facts;
  const scores = marketScore({
    ...facts,
    marketGrowthPercent: marketGrowthPercent ?? 0,
    penetrationPercent: penetrationPercent ?? 0,
    hhi: hhi ?? 0,
  });
  const hasGrowth = marketGrowthPercent !== null && penetrationPercent !== null;
  return {
    ...scores,
    growthPotential: hasGrowth ? scores.growthPotential : null,
    competitiveIntensity: hhi === null && activeStartups > 0 ? null : scores.competitiveIntensity,
  };
}
