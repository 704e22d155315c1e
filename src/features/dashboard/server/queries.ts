import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type OwnStartup = {
  id: number;
  name: string;
  stageId: string;
  teamSize: number;
  logoUrl: string | null;
  website: string | null;
  users: number | null;
  monthlyRevenueUsdMinor: number | null;
};

/** The startup whose team the person joined first; the dashboard speaks of that one. */
export async function findMainStartup(db: Db, userId: UserId): Promise<OwnStartup | undefined> {
  return db
    .selectFrom('startupMembers as m')
    .innerJoin('startups as s', 's.id', 'm.startupId')
    .select([
      's.id',
      's.name',
      's.stageId',
      's.teamSize',
      's.logoUrl',
      's.website',
      's.usersCount as users',
      's.monthlyRevenueUsdMinor',
    ])
    .where('m.userId', '=', userId)
    .orderBy('m.joinedAt')
    .orderBy('s.id')
    .executeTakeFirst();
}

export async function findFounderFacts(db: Db, startupId: number) {
  return db
    .selectFrom('founderProfiles as f')
    .innerJoin('startupMembers as m', 'm.userId', 'f.userId')
    .select(['f.previousExits'])
    .where('m.startupId', '=', startupId)
    .where('m.role', '=', 'owner')
    .execute();
}

export async function findOwnInvestor(db: Db, userId: UserId) {
  return db
    .selectFrom('investors')
    .select(['id', 'verifiedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

export type DayCount = { day: string; views: number; investors: number };

/** Views of the person's startups, by day; a viewer counts once a day. */
export async function findViewsOfOwn(db: Db, userId: UserId, since: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select v.day, count(*)::int as views, count(i.id)::int as investors
    from page_views v
      join startup_members m on m.startup_id = v.subject_id and m.user_id = ${userId}
      left join investors i on i.user_id = v.viewer_id
    where v.subject = 'startup' and v.day >= ${since}
    group by v.day order by v.day`.execute(db);
  return rows;
}

/** Startups the person looked at, by day. */
export async function findViewsByPerson(db: Db, userId: UserId, since: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day, count(*)::int as views, 0 as investors
    from page_views
    where viewer_id = ${userId} and subject = 'startup' and day >= ${since}
    group by day order by day`.execute(db);
  return rows;
}

export async function countViewsOfOwn(db: Db, userId: UserId): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
    from page_views v join startup_members m on m.startup_id = v.subject_id and m.user_id = ${userId}
    where v.subject = 'startup'`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countStartupsViewed(db: Db, userId: UserId): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct subject_id)::int as n
    from page_views where viewer_id = ${userId} and subject = 'startup'`.execute(db);
  return rows[0]?.n ?? 0;
}
