import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type ViewSubject = 'startup' | 'investor';

/** Who looked: a member, or a visitor known for one day by a keyed hash that does not give the address away. */
export type Viewer =
  | { readonly userId: UserId }
  | { readonly ip: string; readonly userAgent: string; readonly secret: string };

/** One look at a page. `day` is `YYYY-MM-DD`. */
export type View = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  readonly day: string;
  readonly viewer: Viewer;
};

function viewerKey(viewer: Viewer, day: string): string {
  if ('userId' in viewer) return viewer.userId;
  return createHmac('sha256', viewer.secret)
    .update(`${day}|${viewer.ip}|${viewer.userAgent}`)
    .digest('base64url');
}

const MOST_REMEMBERED = 50_000;
const remembered = new WeakMap<Db, Set<string>>();

/** Spares the database what this process has just written; the table's key decides. */
function isRepeated(db: Db, pageView: string): boolean {
  const seen = remembered.get(db) ?? new Set();
  if (seen.has(pageView)) return true;
  if (seen.size >= MOST_REMEMBERED) seen.clear();
  remembered.set(db, seen.add(pageView));
  return false;
}

/** Counts a look once per viewer and day. Leaving out the team's own looks is the caller's part. */
export async function recordView(db: Db, { subject, subjectId, day, viewer }: View): Promise<void> {
  const key = viewerKey(viewer, day);
  if (isRepeated(db, `${day} ${subject} ${subjectId} ${key}`)) return;
  await sql`insert into page_views (subject, subject_id, day, viewer_key, viewer_id)
    values (${subject}, ${subjectId}, ${day}, ${key}, ${'userId' in viewer ? viewer.userId : null})
    on conflict do nothing`.execute(db);
}

export type DayCount = { day: string; views: number; investors: number };

/** Views of a person's startups, by day; a viewer counts once a day. */
export async function findViewsOfOwn(db: Db, userId: UserId, since: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select v.day, count(*)::int as views, count(i.id)::int as investors
    from page_views v
      join team_roles m on m.startup_id = v.subject_id and m.user_id = ${userId}
      left join investor_profiles i on i.user_id = v.viewer_id
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
    from page_views v join team_roles m on m.startup_id = v.subject_id and m.user_id = ${userId}
    where v.subject = 'startup'`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countStartupsViewed(db: Db, userId: UserId): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct subject_id)::int as n
    from page_views where viewer_id = ${userId} and subject = 'startup'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Forgets what people of the demo looked at; looks at its pages go with them. */
export async function deleteDemoViews(db: Db): Promise<string[]> {
  await sql`delete from page_views where viewer_id in (select id from people_cards where is_demo)`.execute(
    db,
  );
  return [];
}
