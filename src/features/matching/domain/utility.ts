import { roundHalfUp } from '#shared/domain/scale.ts';
import { UNKNOWN_FRACTION } from './rank.ts';

/** How a component reads: both values, and the two in one sentence. */
export type Wording = { startupText: string; investorText: string; sentence: string };

/** One component of a utility with both sides' values. */
export type UtilityComponent<Key extends string> = Wording & {
  key: Key;
  weight: number;
  /** 0–1; 0.5 where nothing is known. */
  valueFraction: number;
  /** False when a side says nothing, so that the value is only the neutral one. */
  known: boolean;
  /** 100 × weight × value; the points sum to the score before caps. */
  points: number;
};

/** How much one side should want the other, with what carried it and what spoke against it. */
export type Utility<Key extends string> = {
  /** 0–100, unrounded. */
  scorePercent: number;
  /** For display: whole, halves up. */
  shownPercent: number;
  /** Share of the weight that rests on known values, times n / (n + 5). */
  confidenceFraction: number;
  /** n: the investor's known deals, stated preferences counting five. */
  evidenceCount: number;
  components: UtilityComponent<Key>[];
  /** The up to three known components that brought most points, largest first, in words. */
  reasons: string[];
  /** The known component that lost most points, in words; `null` when nothing known lost any. */
  weakest: string | null;
  /** Hard conflicts in words; any of them caps the score. */
  conflicts: string[];
};

/** A component before it is weighed. */
export type Measured<Key extends string> = {
  key: Key;
  weight: number;
  fraction: number | null;
  wording: Wording;
};

const EVIDENCE_SHRINKAGE = 5;
const REASONS = 3;

/** Puts measured components together: score, confidence, reasons and the weakest point. */
export function utilityOf<Key extends string>(
  measured: readonly Measured<Key>[],
  evidenceCount: number,
  conflicts: { texts: string[]; cap: number },
): Utility<Key> {
  const components = measured.map(({ key, weight, fraction, wording }) => {
    const valueFraction = fraction ?? UNKNOWN_FRACTION;
    const { startupText, investorText, sentence } = wording;
    const points = 100 * weight * valueFraction;
    return {
      key,
      weight,
      valueFraction,
      known: fraction !== null,
      points,
      startupText,
      investorText,
      sentence,
    };
  });
  const sum = components.reduce((total, one) => total + one.weight * one.valueFraction, 0);
  const scorePercent = Math.min(conflicts.texts.length > 0 ? conflicts.cap : 100, 100 * sum);
  const knownWeight = components.reduce((total, one) => total + (one.known ? one.weight : 0), 0);
  const weakest = weakestOf(components);
  return {
    scorePercent,
    shownPercent: roundHalfUp(scorePercent),
    confidenceFraction: (knownWeight * evidenceCount) / (evidenceCount + EVIDENCE_SHRINKAGE),
    evidenceCount,
    components,
    reasons: components
      .filter((one) => one.known && one.points > 0 && one !== weakest)
      .toSorted((a, b) => b.points - a.points)
      .slice(0, REASONS)
      .map((one) => one.sentence),
    weakest: weakest?.sentence ?? null,
    conflicts: conflicts.texts,
  };
}

function weakestOf<Key extends string>(
  components: readonly UtilityComponent<Key>[],
): UtilityComponent<Key> | null {
  const loss = (one: UtilityComponent<Key>) => one.weight * (1 - one.valueFraction);
  const lossy = components.filter((one) => one.known && loss(one) > 1e-9);
  return lossy.toSorted((a, b) => loss(b) - loss(a))[0] ?? null;
}
