// The rule and a worked example: docs/rules/deck-quality.md
import { clamp } from '#shared/domain/scale.ts';

/** Weights of the eleven sections of a pitch deck; they sum to 100. */
export const DECK_SECTION_WEIGHTS = {
  problem: 10,
  solution: 10,
  product: 8,
  market: 10,
  businessModel: 10,
  traction: 12,
  competition: 8,
  goToMarket: 8,
  team: 10,
  financials: 8,
  ask: 6,
} as const;

export type DeckSection = keyof typeof DECK_SECTION_WEIGHTS;

/** Flags by how grave they are. */
export type FlagCounts = Readonly<Partial<Record<'critical' | 'high' | 'medium' | 'low', number>>>;

/** What was found in a deck: sections, numeric facts, flags by severity, and words read. */
export type DeckFindings = {
  sectionsFound: readonly DeckSection[];
  numericFacts: number;
  flags: FlagCounts;
  words: number;
  /** How much is told that a reader would otherwise have to find out, 0–1; none where that is not asked of a document. */
  candourFraction?: number | undefined;
};

export type DeckScore = {
  /** Weight of the sections found, 0–1. */
  coverageFraction: number;
  /** 1 without a flag and with nothing kept back, 0 where the flags cost all of it. */
  soundnessFraction: number;
  /** 0–100, unrounded; round half up for display. */
  scorePercent: number;
  /** Falls for short texts and for few sections, 0–1. */
  confidenceFraction: number;
};

/** Points of one term of the score, of how many, and what was measured. */
type Part = { readonly points: number; readonly maximum: number; readonly measured: number };
export type ScoreParts = Record<'coverage' | 'numericFacts' | 'soundness', Part>;

/** Points of a hundred for each term. */
const WEIGHTS = { coverage: 45, numericFacts: 15, soundness: 40 } as const;

/**
 * Quality of any document: gate (coverage + min(1, numeric facts / 8) + soundness), each by its points, where gate is
 * min(1, coverage / 0.4) and soundness is its points less those of the flags and of what is not told of oneself. A graver
 * flag never earns anything.
 */
export function documentScore(
  findings: Omit<DeckFindings, 'sectionsFound'> & { readonly coverageFraction: number },
): DeckScore & { readonly parts: ScoreParts } {
  const { coverageFraction, numericFacts, flags, words, candourFraction } = findings;
  const soundnessFraction = soundnessOf(flags, candourFraction ?? 1);
  const gate = clamp(coverageFraction / 0.4);
  const part = (weight: number, fraction: number, measured: number) => ({
    points: weight * gate * fraction,
    maximum: weight,
    measured,
  });
  const parts: ScoreParts = {
    coverage: part(WEIGHTS.coverage, coverageFraction, coverageFraction),
    numericFacts: part(WEIGHTS.numericFacts, clamp(numericFacts / 8), numericFacts),
    soundness: part(WEIGHTS.soundness, soundnessFraction, soundnessFraction),
  };
  return {
    coverageFraction,
    soundnessFraction,
    scorePercent: parts.coverage.points + parts.numericFacts.points + parts.soundness.points,
    confidenceFraction: clamp(words / 400) * (0.5 + 0.5 * coverageFraction),
    parts,
  };
}

/** What a case loses that tells nothing of what an investor would ask, in tenths of a point: more than by two high flags. */
const KEPT_BACK = 250;

/** What is left of the points for soundness, 0–1. */
function soundnessOf(
  { critical = 0, high = 0, medium = 0, low = 0 }: FlagCounts,
  candourFraction: number,
): number {
  // In tenths, so that costs such as 4.8 leave no dust.
  const cost = 200 * critical + 100 * high + 48 * medium + 20 * low + KEPT_BACK * (1 - candourFraction);
  return Math.max(0, 10 * WEIGHTS.soundness - cost) / (10 * WEIGHTS.soundness);
}

/** A score as it is shown. */
export const wholeScore = (scorePercent: number): number => Math.floor(scorePercent + 0.5 + 1e-9);

/** How many flags there are of each severity. */
export function countFlags(flags: readonly { readonly severity: string | null }[]): FlagCounts {
  const count = (severity: string) => flags.filter((flag) => flag.severity === severity).length;
  return { critical: count('critical'), high: count('high'), medium: count('medium'), low: count('low') };
}

/** Deck quality: the score of a document whose coverage is the weight of the deck sections found. */
export function deckScore({ sectionsFound, ...findings }: DeckFindings): DeckScore {
  const found = new Set(sectionsFound);
  const weight = [...found].reduce((sum, section) => sum + DECK_SECTION_WEIGHTS[section], 0);
  const { parts: _parts, ...score } = documentScore({
    ...findings,
    coverageFraction: weight / 100,
  });
  return score;
}
