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

/** What was found in a deck: sections, numeric facts, contradictions between them, and words read. */
export type DeckFindings = {
  sectionsFound: readonly DeckSection[];
  numericFacts: number;
  contradictions: number;
  words: number;
};

export type DeckScore = {
  /** Weight of the sections found, 0–1. */
  coverageFraction: number;
  /** 0–100, unrounded; round half up for display. */
  scorePercent: number;
  /** Falls for short texts and for few sections, 0–1. */
  confidenceFraction: number;
};

/** Points of one term of the score, of how many, and what was measured. */
type Part = { readonly points: number; readonly maximum: number; readonly measured: number };
export type ScoreParts = Record<'coverage' | 'numericFacts' | 'contradictions', Part>;

/**
 * Quality of any document: 100 (0.6 coverage + 0.2 min(1, numeric facts / 8) + 0.2 max(0, 1 - contradictions / 4)).
 * A document without a single section earns nothing for being free of contradictions.
 */
export function documentScore(
  findings: Omit<DeckFindings, 'sectionsFound'> & { readonly coverageFraction: number },
): DeckScore & { readonly parts: ScoreParts } {
  const { coverageFraction, numericFacts, contradictions, words } = findings;
  const facts = clamp(numericFacts / 8);
  const consistency = coverageFraction === 0 ? 0 : clamp(1 - contradictions / 4);
  return {
    coverageFraction,
    scorePercent: 100 * (0.6 * coverageFraction + 0.2 * facts + 0.2 * consistency),
    confidenceFraction: clamp(words / 400) * (0.5 + 0.5 * coverageFraction),
    parts: {
      coverage: { points: 60 * coverageFraction, maximum: 60, measured: coverageFraction },
      numericFacts: { points: 20 * facts, maximum: 20, measured: numericFacts },
      contradictions: { points: 20 * consistency, maximum: 20, measured: contradictions },
    },
  };
}

/** Deck quality: the score of a document whose coverage is the weight of the deck sections found. */
export function deckScore({ sectionsFound, ...findings }: DeckFindings): DeckScore {
  const found = new Set(sectionsFound);
  const weight = [...found].reduce((sum, section) => sum + DECK_SECTION_WEIGHTS[section], 0);
  const { coverageFraction, scorePercent, confidenceFraction } = documentScore({
    ...findings,
    coverageFraction: weight / 100,
  });
  return { coverageFraction, scorePercent, confidenceFraction };
}
