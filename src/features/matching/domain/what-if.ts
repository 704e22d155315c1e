import type { CriterionStory, PairStory } from './pair.ts';

/** The criterion that moved a pair most, before and after, as the founder reads it. */
export type Flip = {
  readonly key: string;
  readonly beforeFraction: number;
  readonly afterFraction: number;
  readonly beforeText: string;
  readonly afterText: string;
};

/** A misfit that is there on one side of the change alone counts before everything else. */
function misfitFlip({ misfits: had }: PairStory, { misfits: has }: PairStory): Flip | null {
  if (had.length > 0 === has.length > 0) return null;
  return {
    key: 'misfit',
    beforeFraction: had.length > 0 ? 0 : 1,
    afterFraction: has.length > 0 ? 0 : 1,
    beforeText: had.join(' ') || 'Nothing rules it out.',
    afterText: has.join(' ') || 'Nothing rules it out.',
  };
}

const worth = (one: CriterionStory): number => (one.known ? one.weight * one.valueFraction : 0);

/**
 * What a change of the startup did to a pair: a misfit that came or went, else the criterion that changed most. `null`
 * when nothing of the pair changed, so that others passed it.
 */
export function flipOf(before: PairStory, after: PairStory): Flip | null {
  const misfit = misfitFlip(before, after);
  if (misfit !== null) return misfit;
  const moves = before.criteria.flatMap((was, index) => {
    const is = after.criteria[index];
    return is ? [{ was, is, moved: Math.abs(worth(is) - worth(was)) }] : [];
  });
  const [most] = moves.filter(({ moved }) => moved > 0).toSorted((a, b) => b.moved - a.moved);
  if (most === undefined) return null;
  return {
    key: most.was.key,
    beforeFraction: most.was.valueFraction,
    afterFraction: most.is.valueFraction,
    beforeText: most.was.sentence,
    afterText: most.is.sentence,
  };
}
