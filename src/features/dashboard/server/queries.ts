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
    .selectFrom('startup_members as m')
    .innerJoin('startups as s', 's.id', 'm.startup_id')
    .select([
      's.id',
      's.name',
      's.stage_id as stageId',
      's.team_size as teamSize',
      's.logo_url as logoUrl',
      's.website',
      's.users_count as users',
      's.monthly_revenue_usd_minor as monthlyRevenueUsdMinor',
    ])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at')
    .orderBy('s.id')
    .executeTakeFirst();
}

export async function findFounderFacts(db: Db, startupId: number) {
  return db
    .selectFrom('founder_profiles as f')
    .innerJoin('startup_members as m', 'm.user_id', 'f.user_id')
    .select(['f.previous_exits as previousExits'])
    .where('m.startup_id', '=', startupId)
    .where('m.role', '=', 'owner')
    .execute();
}

export async function findOwnInvestor(db: Db, userId: UserId) {
  return db
    .selectFrom('investors')
    .select(['id', 'verified_at as verifiedAt'])
    .where('user_id', '=', userId)
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
