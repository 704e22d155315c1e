import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import { openStartups, visibleInvestors } from './queries-profiles.ts';

/** The startups whose team the person is in, as far as they can be matched, newest first. */
export async function findOwnStartups(db: Db, userId: UserId): Promise<{ id: number; name: string }[]> {
  return openStartups(db)
    .innerJoin('teamRoles as m', 'm.startupId', 's.id')
    .select(['s.id', 's.name'])
    .where('m.userId', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute();
}

/** The person's investor profile, when they have one that is not hidden. */
export async function findOwnInvestorId(db: Db, userId: UserId): Promise<number | null> {
  const row = await visibleInvestors(db).select('i.id').where('i.userId', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}

export type Side = 'startup' | 'investor';

/** The people whose screens show a side's matches. */
export async function findSideUserIds(db: Db, side: Side, subjectId: number): Promise<string[]> {
  const { rows } = await (
    side === 'startup'
      ? sql<{
          userId: string;
        }>`select user_id from team_roles where startup_id = ${subjectId}`
      : sql<{ userId: string }>`select user_id from investor_profiles where id = ${subjectId}`
  ).execute(db);
  return rows.map(({ userId }) => userId);
}

type Touched = {
  readonly side: Side;
  readonly pairs: readonly { subjectId: number; mutualScore: number }[];
  readonly activeSince: Date;
  readonly storedMatches: number;
};

/** Of the sides of some pairs: those with a kept list that has room for the pair, whose people were here lately. */
export async function findTouchedSides(db: Db, touched: Touched): Promise<number[]> {
  const { side, pairs, activeSince, storedMatches } = touched;
  const { people, last } =
    side === 'startup'
      ? {
          people: sql`select user_id from team_roles where startup_id = p.subject_id`,
          last: sql`m.startup_id = p.subject_id and m.startup_rank = ${storedMatches}`,
        }
      : {
          people: sql`select user_id from investor_profiles where id = p.subject_id`,
          last: sql`m.investor_id = p.subject_id and m.investor_rank = ${storedMatches}`,
        };
  const { rows } = await sql<{ subjectId: number }>`
    select p.subject_id
    from unnest(${pairs.map((pair) => pair.subjectId)}::integer[],
      ${pairs.map((pair) => pair.mutualScore)}::float8[]) as p (subject_id, mutual_score)
    join match_refreshes r on r.side = ${side} and r.subject_id = p.subject_id
    where exists (select 1 from people_activity s where s.seen_at >= ${activeSince} and s.user_id in (
        ${people}))
      and not exists (
        select 1 from matches m where m.mutual_score >= p.mutual_score and ${last})
    order by p.subject_id`.execute(db);
  return rows.map(({ subjectId }) => subjectId);
}

/** Sides whose people were here since `activeSince` and whose list is older than `madeBefore` or without words, oldest first. */
export async function findStaleSides(
  db: Db,
  { activeSince, madeBefore, limit }: { activeSince: Date; madeBefore: Date; limit: number },
): Promise<{ side: Side; subjectId: number }[]> {
  const { rows } = await sql<{ side: Side; subjectId: number }>`
    with active as (select distinct user_id from people_activity where seen_at >= ${activeSince}),
    subjects as (
      select distinct 'startup' as side, s.id as subject_id from visible_startups s
        join team_roles m on m.startup_id = s.id join active a on a.user_id = m.user_id
        where s.status = 'active'
      union all
      select 'investor', i.id from visible_investors i join active a on a.user_id = i.user_id)
    select subjects.side, subjects.subject_id from subjects
    left join match_refreshes r using (side, subject_id)
    where r.refreshed_at is null or r.refreshed_at < ${madeBefore}
      or exists (select 1 from matches m where m.explanation is null
        and case side when 'startup' then m.startup_id = subjects.subject_id and m.startup_rank is not null
          else m.investor_id = subjects.subject_id and m.investor_rank is not null end)
    order by r.refreshed_at nulls first, subjects.side, subjects.subject_id
    limit ${limit}`.execute(db);
  return rows;
}
