import type { CriterionStory, PairVerdict } from './pair.ts';

/** The criterion that moved a pair most, before and after, as the founder reads it. */
export type Flip = {
  readonly key: string;
  readonly beforeFraction: number;
  readonly afterFraction: number;
  readonly beforeText: string;
  readonly afterText: string;
};

const NEGLIGIBLE = 1e-9;

const criteriaOf = ({ founder }: PairVerdict): readonly CriterionStory[] => [
  ...founder.investor.components,
  ...founder.startup.components,
];

const conflictsOf = ({ founder }: PairVerdict): readonly string[] => [
  ...new Set([...founder.investor.conflicts, ...founder.startup.conflicts]),
];

/** A hard conflict that is there on one side of the change alone counts before everything else. */
function conflictFlip(before: PairVerdict, after: PairVerdict): Flip | null {
  const [had, has] = [conflictsOf(before), conflictsOf(after)];
  if (had.length > 0 === has.length > 0) return null;
  return {
    key: 'conflict',
    beforeFraction: had.length > 0 ? 0 : 1,
    afterFraction: has.length > 0 ? 0 : 1,
    beforeText: had.join(' ') || 'No hard conflict.',
    afterText: has.join(' ') || 'No hard conflict.',
  };
}

/**
 * What a change of the startup did to a pair: a hard conflict that came or went, else the criterion whose points
 * changed most in the direction of the score. `null` when nothing of the pair changed, so that others passed it.
 */
export function flipOf(before: PairVerdict, after: PairVerdict): Flip | null {
  const conflict = conflictFlip(before, after);
  if (conflict !== null) return conflict;
  const sign = Math.sign(after.mutualScore - before.mutualScore);
  const later = criteriaOf(after);
  const moves = criteriaOf(before).flatMap((was, index) => {
    const is = later[index];
    return is ? { was, is, gain: sign * (is.points - was.points) } : [];
  });
  const [most] = moves.filter(({ gain }) => gain > NEGLIGIBLE).toSorted((a, b) => b.gain - a.gain);
  if (most === undefined) return null;
  return {
    key: most.was.key,
    beforeFraction: most.was.valueFraction,
    afterFraction: most.is.valueFraction,
    beforeText: most.was.sentence,
    afterText: most.is.sentence,
  };
}
