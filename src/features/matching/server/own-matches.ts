import { roundHalfUp } from '#shared/domain/scale.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MatchCounterpart } from '../contract.ts';
import { highlightsOf } from '../domain/highlights.ts';
import { findInvestorCounterparts, findStartupCounterparts } from './counterparts.ts';
import { countOwnMatches, findBestOwnMatches } from './queries.ts';
import { storedExplanation } from './stored-explanation.ts';

/** An active match is one of a person's own stored pairs from this mutual score on. */
const ACTIVE_SCORE = 60;

/** What the number of active matches counts, in words for the screen. */
export const ACTIVE_MATCH_DEFINITION =
  'Pairs in the kept lists of your own startups and investor profile (the best 20 of each) with a mutual score of 60 or more and no hard conflict.';

/** Active matches as defined above. A hard conflict caps both sides at 40, so that no pair from 60 on has one. */
export const countActiveMatches = (db: Db, userId: UserId): Promise<number> =>
  countOwnMatches(db, userId, ACTIVE_SCORE);

/** What a dashboard shows of a match; `matchScore` is whole, 0–100. */
export type TopMatch = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly matchScore: number;
  readonly isDemo: boolean;
  readonly href: string;
  readonly reasons: readonly string[];
};

/** Without an explanation until somebody looks at a list that a run over the whole market made. */
type TopRow = Awaited<ReturnType<typeof findBestOwnMatches>>[number];

/** A person's best stored pairs over all their sides; each counterpart once. */
export async function findTopMatches(db: Db, userId: UserId, limit: number): Promise<TopMatch[]> {
  const rows = await findBestOwnMatches(db, userId, limit);
  const idsOf = (side: TopRow['otherSide']) =>
    rows.filter((row) => row.otherSide === side).map((row) => row.otherId);
  const known = {
    investor: await findInvestorCounterparts(db, userId, idsOf('investor')),
    startup: await findStartupCounterparts(db, userId, idsOf('startup')),
  };
  return rows.map((row) => topMatch(row, known[row.otherSide].get(row.otherId)));
}

function topMatch(
  { otherSide, otherId, mutualScore, explanation }: TopRow,
  other?: MatchCounterpart,
): TopMatch {
  const words = storedExplanation.read(explanation);
  const story = words && (otherSide === 'investor' ? words.founder : words.investor);
  return {
    id: `${otherSide}-${otherId}`,
    name: other?.name || 'Unknown',
    type: other?.type || 'Type not specified',
    matchScore: roundHalfUp(mutualScore),
    isDemo: other?.isDemo ?? false,
    href: other?.href ?? `/${otherSide}s/${otherId}`,
    reasons: story === null ? [] : highlightsOf(story).carried.map((one) => one.sentence),
  };
}
