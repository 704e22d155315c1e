import { DAY_MS } from '#shared/domain/time.ts';
import { dealScore } from '../../src/features/dashboard/domain/deal-score.ts';
import { NO_FACTS } from '../../src/features/dashboard/domain/readiness-facts.ts';
import { readiness } from '../../src/features/dashboard/domain/readiness.ts';
import {
  deckScore,
  type DeckSection,
  type FlagCounts,
} from '../../src/features/documents/domain/score/deck-score.ts';
import {
  dueDiligenceScore,
  type Category,
  type CategoryFindings,
  type CheckOutcome,
} from '../../src/features/due-diligence/domain/score.ts';
import { marketScore } from '../../src/features/market/domain/score.ts';

type Fields = Record<string, unknown>;

const number = (given: Fields, key: string): number => Number(given[key] ?? 0);
const numberOrNull = (given: Fields, key: string): number | null =>
  given[key] === undefined || given[key] === null ? null : Number(given[key]);

function readinessCase(given: Fields): unknown {
  const { scorePercent, components } = readiness({
    ...NO_FACTS,
    stage: typeof given['stage'] === 'string' ? given['stage'] : null,
    filledFields: number(given, 'filledFields'),
    teamSize: numberOrNull(given, 'teamSize'),
    founderProfile: given['founderProfile'] === true,
    previousExits: number(given, 'previousExits'),
    users: numberOrNull(given, 'users'),
    annualRevenue: numberOrNull(given, 'annualRevenue'),
    hasModel: given['hasModel'] === true,
    ltvCac: numberOrNull(given, 'ltv_cac'),
    runwayMonths: numberOrNull(given, 'runwayMonths'),
    cashPositive: given['cashPositive'] === true,
    criticalFlags: number(given, 'criticalFlags'),
    hasCapTable: given['hasCapTable'] === true,
    founderPercent: numberOrNull(given, 'founderPct'),
    foundersVesting: given['foundersVesting'] === true,
    deckScore: numberOrNull(given, 'deckScore'),
    documentKinds: number(given, 'documentKinds'),
  });
  return { score: scorePercent, components: Object.fromEntries(components.map((c) => [c.key, c.points])) };
}

type DealCase = { stage: string; matchScore?: number; interestLevel?: number; daysSinceActivity?: number };

const DEAL_CASE_DAY = Date.UTC(2026, 0, 1);

function dealCase(given: { deals: DealCase[] }): unknown {
  const deals = given.deals.map((deal, index) => ({
    id: String(index),
    stage: deal.stage,
    matchPercent: deal.matchScore ?? null,
    interestLevel: deal.interestLevel ?? null,
    lastActivityAt: new Date(DEAL_CASE_DAY - (deal.daysSinceActivity ?? 0) * DAY_MS).toISOString(),
  }));
  return { score: dealScore(deals, new Date(DEAL_CASE_DAY).toISOString()).scorePercent };
}

type DeckCase = {
  sectionsFound?: DeckSection[];
  quantFacts?: number;
  flags?: FlagCounts;
  words?: number;
};

const kebabToCamel = (name: string): string =>
  name.replace(/[-_ ](\w)/g, (_, letter: string) => letter.toUpperCase());

function deckCase(given: DeckCase): unknown {
  const got = deckScore({
    sectionsFound: (given.sectionsFound ?? []).map((name) => kebabToCamel(name) as DeckSection),
    numericFacts: given.quantFacts ?? 0,
    flags: given.flags ?? {},
    words: given.words ?? 0,
  });
  return {
    coverage: got.coverageFraction,
    soundness: got.soundnessFraction,
    score: got.scorePercent,
    confidence: got.confidenceFraction,
  };
}

type DiligenceCase = {
  categories: Partial<Record<Category, { checks?: [number, CheckOutcome][]; criticalIssues?: number }>>;
};

function dueDiligenceCase(given: DiligenceCase): unknown {
  const findings = Object.entries(given.categories).map(([key, { checks = [], criticalIssues = 0 }]) => {
    const named = checks.map(([weight, outcome], index) => ({
      label: `${key} ${index + 1}`,
      weight,
      outcome,
    }));
    const value: CategoryFindings = { checks: named, criticalIssues };
    return [key, value] as const;
  });
  return dueDiligenceScore(Object.fromEntries(findings));
}

function marketCase(given: Fields): unknown {
  return marketScore({
    deals12: number(given, 'deals12'),
    dealsPrev12: number(given, 'dealsPrev12'),
    funding12: number(given, 'funding12'),
    fundingPrev12: number(given, 'fundingPrev12'),
    marketGrowthPercent: number(given, 'marketGrowthPct'),
    penetrationPercent: number(given, 'penetrationPct'),
    activeStartups: number(given, 'activeStartups'),
    hhi: number(given, 'hhi'),
  });
}

/** Case operations of the score area, by name. */
export const ops: Record<string, (given: never) => unknown> = {
  'score.readiness': readinessCase,
  'score.deal': dealCase,
  'score.deck': deckCase,
  'score.dueDiligence': dueDiligenceCase,
  'score.market': marketCase,
};
