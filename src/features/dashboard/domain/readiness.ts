import { roundHalfUp } from '#shared/domain/scale.ts';
import type { ReadinessFacts } from './readiness-facts.ts';
import { READINESS_MAXIMA, type ReadinessKey } from './readiness-weights.ts';
import { readinessParts, type ReadinessPart } from './readiness-parts.ts';

export type ReadinessComponent = {
  key: ReadinessKey;
  points: number;
  maximum: number;
  /** The facts that earned the points. Empty means no points. */
  evidence: { field: string; value: number | boolean }[];
};

/** The fact that would add most, with the points it could still bring. */
export type ReadinessGap = { component: ReadinessKey; field: string; gainPoints: number; text: string };

export type Readiness = {
  /** Whole number 0–100. */
  scorePercent: number;
  components: ReadinessComponent[];
  /** `null` when every point is earned. */
  gap: ReadinessGap | null;
};

const KEYS: readonly ReadinessKey[] = ['profile', 'team', 'traction', 'financials', 'capTable', 'documents'];

/**
 * How ready a startup is to raise, by the points of `READINESS_MAXIMA`.
 * Additive and monotone; a fact that is not known earns nothing. The components sum to the score before it is rounded.
 * No startup (`null`) scores 0. The gap is looked for among `improvable` components, those a person can work on.
 */
export function readiness(
  facts: ReadinessFacts | null,
  improvable: readonly ReadinessKey[] = KEYS,
): Readiness {
  const parts = facts === null ? [] : readinessParts(facts);
  const components = KEYS.map((key) => component(key, parts));
  const points = components.reduce((sum, one) => sum + one.points, 0);
  return {
    scorePercent: roundHalfUp(points),
    components,
    gap: gap(parts.filter((one) => improvable.includes(one.component) && one.field !== UNDOABLE)),
  };
}

function component(key: ReadinessKey, parts: ReadinessPart[]): ReadinessComponent {
  const own = parts.filter((part) => part.component === key);
  const maximum = READINESS_MAXIMA[key];
  const fraction = own.reduce((sum, part) => sum + part.share * part.earnedFraction, 0);
  const evidence = own.flatMap(({ field, value }) => (value === null ? [] : [{ field, value }]));
  return { key, points: maximum * Math.min(1, fraction), maximum, evidence };
}

const gain = (part: ReadinessPart): number =>
  READINESS_MAXIMA[part.component] * part.share * (1 - part.earnedFraction);

/** Past exits count when there are any, but are nothing a founder can go and do. */
const UNDOABLE = 'previousExits';

function gap(parts: ReadinessPart[]): ReadinessGap | null {
  const best = parts.reduce<ReadinessPart | null>(
    (top, part) => (top === null || gain(part) > gain(top) + 1e-9 ? part : top),
    null,
  );
  if (best === null || gain(best) < 1e-9) return null;
  const gainPoints = Number(gain(best).toFixed(1));
  const text = `${best.advice}: up to ${gainPoints} ${gainPoints === 1 ? 'point' : 'points'}.`;
  return { component: best.component, field: best.field, gainPoints, text };
}
