import { roundHalfUp } from '#shared/domain/scale.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Match, MatchCounterpart, MatchCriterion } from '../contract.ts';
import { criterionName } from '../domain/criterion-name.ts';
import { highlightsOf } from '../domain/highlights.ts';
import type { CriterionStory, PairStory, SideStory } from '../domain/pair.ts';
import { findInvestorCounterparts, findStartupCounterparts } from './counterparts.ts';
import type { JudgedPair } from './stored-lists.ts';
import type { Side } from './queries-sides.ts';

/** A pair, and when it was judged. */
export type DatedPair = JudgedPair & { readonly computedAt: Date };

const criterionOf = (story: CriterionStory): MatchCriterion => ({
  ...story,
  label: criterionName(story.key),
});

/** What the caller is told, and the two wishes as seen from their side. */
function storyFor(pair: JudgedPair, viewer: Side): { own: SideStory; theirs: SideStory; story: PairStory } {
  return viewer === 'startup'
    ? { story: pair.founder, own: pair.founder.startup, theirs: pair.founder.investor }
    : { story: pair.investor, own: pair.investor.investor, theirs: pair.investor.startup };
}

function answerOf(pair: DatedPair, viewer: Side, counterpart: MatchCounterpart): Match {
  const { own, theirs, story } = storyFor(pair, viewer);
  const { carried, weakest } = highlightsOf(story);
  return {
    startupId: pair.startupId,
    investorId: pair.investorId,
    counterpart,
    score: roundHalfUp(pair.mutualScore),
    mutualScore: pair.mutualScore,
    ownScore: own.score,
    theirScore: theirs.score,
    confidence: pair.confidence,
    evidenceCount: pair.evidenceCount,
    knownFraction: own.knownFraction,
    highlights: {
      carried: carried.map(criterionOf),
      weakest: weakest && criterionOf(weakest),
    },
    reasons: own.reasons,
    weakest: own.weakest,
    theirReasons: theirs.reasons,
    theirWeakest: theirs.weakest,
    conflicts: [...new Set([...own.conflicts, ...theirs.conflicts])],
    components: own.components.map(criterionOf),
    theirComponents: theirs.components.map(criterionOf),
    computedAt: pair.computedAt.toISOString(),
  };
}

/** Who looks at matches, and for which side. */
export type Viewer = { readonly id: UserId; readonly side: Side };

/** The pairs as somebody sees them, with the counterparts as they are now; those they do not meet are left out. */
export async function answerMatches(
  db: Db,
  pairs: readonly DatedPair[],
  { id, side }: Viewer,
): Promise<Match[]> {
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
  return pairs.flatMap((pair) => {
    const counterpart = counterparts.get(side === 'startup' ? pair.investorId : pair.startupId);
    return counterpart ? [answerOf(pair, side, counterpart)] : [];
  });
}
