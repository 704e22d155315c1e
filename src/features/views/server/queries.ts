// Raw SQL where bench/api.ts times it: looks at pages, which come with every record.
import { deleteRows, rowPlace } from '#platform/postgres/delete-rows.ts';
import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

export type ViewSubject = 'startup' | 'investor';

/** One view of a page. `day` is `YYYY-MM-DD`; `viewerKey` tells viewers of a day apart. */
export type View = {
  readonly subject: ViewSubject;
  readonly subjectId: number;
  readonly day: string;
  readonly viewerKey: string;
  /** Null for a visitor. */
  readonly viewerId: UserId | null;
};

/** Counts views, each once per viewer and day. */
export async function insertViews(db: Db, views: readonly View[]): Promise<void> {
  const column = (name: keyof View) => views.map((view) => view[name]);
  // One text for any number of them, so that it is prepared once. Nobody was promised that a look outlives a crash, so no disk
  // is waited for.
  await sql`
    insert into page_views (subject, subject_id, day, viewer_key, viewer_id)
    select v.* from unnest(${column('subject')}::text[], ${column('subjectId')}::integer[], ${column('day')}::date[],
      ${column('viewerKey')}::text[], ${column('viewerId')}::text[]) v,
      (select set_config('synchronous_commit', 'off', true)) unhurried
    on conflict do nothing`.execute(db);
}

export type DayCount = { day: string; views: number; investors: number };

const viewsOfOwn = (db: Db, userId: UserId) =>
  db
    .selectFrom('pageViews as v')
    .innerJoin('teamRoles as m', 'm.startupId', 'v.subjectId')
    .where('m.userId', '=', userId)
    .where('v.subject', '=', 'startup');

const startupsViewed = (db: Db, userId: UserId) =>
  db.selectFrom('pageViews').where('viewerId', '=', userId).where('subject', '=', 'startup');

/** Views of a person's startups, by day; a viewer counts once a day. */
export async function findViewsOfOwn(db: Db, userId: UserId, since: string): Promise<DayCount[]> {
  return viewsOfOwn(db, userId)
    .leftJoin('investorProfiles as i', 'i.userId', 'v.viewerId')
    .select(({ fn }) => [
      'v.day',
      fn.countAll<number>().as('views'),
      fn.count<number>('i.id').as('investors'),
    ])
    .where('v.day', '>=', since)
    .groupBy('v.day')
    .orderBy('v.day')
    .execute();
}

/** Startups the person looked at, by day. */
export async function findViewsByPerson(db: Db, userId: UserId, since: string): Promise<DayCount[]> {
  return startupsViewed(db, userId)
    .select((eb) => [
      'day',
      eb.fn.countAll<number>().as('views'),
      eb.lit(0).$castTo<number>().as('investors'),
    ])
    .where('day', '>=', since)
    .groupBy('day')
    .orderBy('day')
    .execute();
}

export async function countViewsOfOwn(db: Db, userId: UserId): Promise<number> {
  const { total } = await viewsOfOwn(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function countStartupsViewed(db: Db, userId: UserId): Promise<number> {
  const { total } = await startupsViewed(db, userId)
    .select((eb) => eb.fn.count<number>('subjectId').distinct().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Forgets what people of the demo looked at; views of its pages go with them. */
export async function deleteDemoViews(db: Db): Promise<string[]> {
  await db
    .deleteFrom('pageViews')
    .where('viewerId', 'in', (eb) => eb.selectFrom('peopleCards').select('id').where('isDemo', '=', true))
    .execute();
  return [];
}

/** Removes at most so many views of days before a time; how many that were. */
export const deleteOldViews = (db: Db, before: Date, most: number): Promise<number> =>
  deleteRows(
    db,
    'pageViews',
    db
      .selectFrom('pageViews')
      .select(rowPlace)
      .where('day', '<', sql<string>`${before}::date`)
      .limit(most),
  );
