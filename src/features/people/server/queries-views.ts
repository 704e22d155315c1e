// Raw SQL where bench/people.ts times it: the tiles and the analytics.
import { deleteRows, rowPlace } from '#platform/postgres/delete-rows.ts';
import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

/** Counts a look at somebody's page, once per viewer and day (`YYYY-MM-DD`); one's own looks are none. */
export async function recordProfileView(
  db: Db,
  { personId, viewerId, day }: { personId: string; viewerId: UserId; day: string },
): Promise<void> {
  if (personId === viewerId) return;
  await db
    .insertInto('profileViews')
    .values({ personId, viewerId, day })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export type ViewFigures = {
  views: number;
  viewers: number;
  kinds: { kind: string; count: number }[];
  weeks: { week: string; views: number }[];
};

/**
 * Looks at a person's page since a day: how many, by how many people of which kinds, and in which
 * of the weeks from that day on.
 */
export async function findProfileViews(
  db: Db,
  owner: UserId,
  { from, weeks }: { from: string; weeks: number },
): Promise<ViewFigures> {
  const { rows } = await sql<ViewFigures>`
    with looks as materialized (
      select v.day, v.viewer_id, coalesce(u.user_type, 'member') as kind
      from profile_views v join people_cards u on u.id = v.viewer_id
      where v.person_id = ${owner} and v.day >= ${from}::date
    )
    select (select count(*) from looks) as views,
      (select count(distinct viewer_id) from looks) as viewers,
      coalesce((select jsonb_agg(k) from (
        select kind, count(distinct viewer_id) as count from looks group by kind) k), '[]') as kinds,
      (select jsonb_agg(w order by w.week) from (
        select to_char(${from}::date + 7 * n, 'YYYY-MM-DD') as week,
          (select count(*) from looks where day >= ${from}::date + 7 * n and day < ${from}::date + 7 * n + 7) as views
        from generate_series(0, ${weeks}::int - 1) n) w) as weeks`.execute(db);
  return rows[0] ?? { views: 0, viewers: 0, kinds: [], weeks: [] };
}

/** Removes at most so many views of profiles from days before a time; how many that were. */
export const deleteOldProfileViews = (db: Db, before: Date, most: number): Promise<number> =>
  deleteRows(
    db,
    'profileViews',
    db
      .selectFrom('profileViews')
      .select(rowPlace)
      .where('day', '<', sql<string>`${before}::date`)
      .limit(most),
  );
