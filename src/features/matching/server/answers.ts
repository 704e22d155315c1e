import type { Db, UserId } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Match, MatchCounterpart, MatchCriterion } from '../contract.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { type CriterionStory, pairStory, type PairStory, type Reader } from '../domain/pair.ts';
import { variedStories } from '../domain/varied-leads.ts';
import { findInvestorCounterparts, findStartupCounterparts } from './counterparts.ts';
import { findPairSides } from './pair-sides.ts';
import type { ScoredPair } from './queries-stored.ts';
import type { Side } from './queries-sides.ts';

/** A pair, and when its place in a list was worked out. */
export type DatedPair = ScoredPair & { readonly computedAt: Date };

export const readerOf = (side: Side): Reader => (side === 'startup' ? 'founder' : 'investor');

const criterionOf = (story: CriterionStory): MatchCriterion => ({
  ...story,
  label: criterionName(story.key),
});

function answerOf(pair: DatedPair, story: PairStory, counterpart: MatchCounterpart): Match {
  const { fit, carried, weakest, criteria, ...told } = story;
  return {
    ...told,
    startupId: pair.startupId,
    investorId: pair.investorId,
    counterpart,
    score: fit,
    highlights: { carried: carried.map(criterionOf), weakest: weakest && criterionOf(weakest) },
    weakest: weakest?.sentence ?? null,
    criteria: criteria.map(criterionOf),
    confidence: pair.confidence,
    computedAt: pair.computedAt.toISOString(),
  };
}

/** Who looks at matches, for which side, and when. */
export type Viewer = { readonly id: UserId; readonly side: Side; readonly now: Date };

/**
 * The pairs as somebody sees them: the counterparts and the fit as they are now, whenever the list was made. Those they
 * do not meet are left out.
 */
export async function answerMatches(
  db: Db,
  pairs: readonly DatedPair[],
  { id, side, now }: Viewer,
): Promise<Match[]> {
  const today = dayOf(now);
  const sides = await findPairSides(db, pairs, today);
  const counterparts =
    side === 'startup'
      ? await findInvestorCounterparts(
          db,
          id,
          pairs.map((pair) => pair.investorId),
        )
      : await findStartupCounterparts(
          db,
          id,
          pairs.map((pair) => pair.startupId),
        );
  const met = sides.flatMap((one) => {
    const { pair } = one;
    const counterpart = counterparts.get(side === 'startup' ? pair.investorId : pair.startupId);
    return counterpart ? [{ ...one, counterpart }] : [];
  });
  const told = met.map(({ startup, investor }) =>
    pairStory(startup, investor, { reader: readerOf(side), today }),
  );
  return variedStories(told).flatMap((story, index) => {
    const one = met[index];
    return one ? [answerOf(one.pair, story, one.counterpart)] : [];
  });
}
