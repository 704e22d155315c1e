import { sql } from 'kysely';
import { roundHalfUp } from '#shared/domain/scale.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { MatchCounterpart } from '../contract.ts';
import { highlightsOf } from '../domain/highlights.ts';
import { findInvestorCounterparts, findStartupCounterparts } from './queries-counterparts.ts';
import { isOpen } from './queries-stored.ts';
import { storedExplanation } from './stored-explanation.ts';

/** An active match is one of a person's own stored pairs from this mutual score on. */
export const ACTIVE_SCORE = 60;

/** The rows of a person's own sides: their startups' lists and their investor profile's list. */
const ownRows = (userId: UserId) => sql`
  select 'investor' as other_side, matches.* from matches
    join team_roles m on m.startup_id = matches.startup_id and m.user_id = ${userId}
    where startup_rank is not null and ${isOpen}
  union all
  select 'startup', matches.* from matches
    join investor_profiles own on own.id = matches.investor_id and own.user_id = ${userId}
    where investor_rank is not null and ${isOpen}`;

/** What the number of active matches counts, in words for the screen. */
export const ACTIVE_MATCH_DEFINITION =
  'Pairs in the kept lists of your own startups and investor profile (the best 20 of each) with a mutual score of 60 or more and no hard conflict.';

/** Active matches as defined above. A hard conflict caps both sides at 40, so that no pair from 60 on has one. */
export async function countActiveMatches(db: Db, userId: UserId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${ownRows(userId)}) own where mutual_score >= ${ACTIVE_SCORE}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a dashboard shows of a match; `matchScore` is whole, 0–100. */
export type TopMatch = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly matchScore: number;
  readonly href: string;
  readonly reasons: readonly string[];
};

type TopRow = {
  readonly otherSide: 'startup' | 'investor';
  readonly otherId: number;
  readonly mutualScore: number;
  /** Null until somebody looks at a list that a run over the whole market made. */
  readonly explanation: unknown;
};

/** A person's best stored pairs over all their sides; each counterpart once. */
export async function findTopMatches(db: Db, userId: UserId, limit: number): Promise<TopMatch[]> {
  const { rows } = await sql<TopRow>`
    select * from (
      select distinct on (own.other_side, other_id) own.other_side, other_id, mutual_score,
        explanation
      from (select *, case other_side when 'investor' then investor_id else startup_id end as other_id
        from (${ownRows(userId)}) rows) own
      order by own.other_side, other_id, mutual_score desc) best
    order by mutual_score desc, other_side, other_id
    limit ${limit}`.execute(db);
  const idsOf = (side: TopRow['otherSide']) =>
    rows.filter((row) => row.otherSide === side).map((row) => row.otherId);
  const known = {
    investor: await findInvestorCounterparts(db, idsOf('investor')),
    startup: await findStartupCounterparts(db, idsOf('startup')),
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
    href: other?.href ?? `/${otherSide}s/${otherId}`,
    reasons: story === null ? [] : highlightsOf(story).carried.map((one) => one.sentence),
  };
}
