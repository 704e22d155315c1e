import { deleteRows, rowPlace } from '#platform/postgres/delete-rows.ts';
import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';

export type NewNotification = {
  readonly userId: string;
  readonly kind: string;
  readonly content: string;
  readonly href: string | null;
};

/** Tells people; several at once are one statement. */
export async function insertNotifications(db: Db, notes: readonly NewNotification[]): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ userId, kind, content, href }) => ({ userId, kind, content, href }));
  await db.insertInto('notifications').values(rows).execute();
}

/** Tells people anew of what they have not read yet: a former line of the same kind that leads to the same place goes. */
export async function replaceUnread(db: Db, notes: readonly NewNotification[]): Promise<void> {
  if (notes.length === 0) return;
  const of = (key: 'userId' | 'kind' | 'href') => notes.map((note) => note[key]);
  await db
    .deleteFrom('notifications')
    .using(
      sql<{
        userId: string;
        kind: string;
        href: string;
      }>`unnest(${of('userId')}::text[], ${of('kind')}::text[],
        ${of('href')}::text[])`.as<'told'>(sql`told (user_id, kind, href)`),
    )
    .whereRef('notifications.userId', '=', 'told.userId')
    .whereRef('notifications.kind', '=', 'told.kind')
    .whereRef('notifications.href', '=', 'told.href')
    .where('readAt', 'is', null)
    .execute();
  await insertNotifications(db, notes);
}

type Window = { readonly limit: number; readonly offset: number; readonly unreadOnly: boolean };

/** The kinds a person turned off in the inbox. */
const turnedOff = (userId: UserId) => sql<boolean>`exists (
  select from notification_settings s where s.user_id = ${userId} and notifications.kind = any(s.inbox_off))`;

/** What a person has been told, without the kinds they turned off. */
export async function findNotifications(db: Db, userId: UserId, { limit, offset, unreadOnly }: Window) {
  const own = db
    .selectFrom('notifications')
    .where('userId', '=', userId)
    .where((eb) => eb.not(turnedOff(userId)))
    .$if(unreadOnly, (query) => query.where('readAt', 'is', null));
  const [rows, count] = await Promise.all([
    own
      .select(['id', 'kind', 'content', 'href', 'createdAt', 'readAt'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst(),
  ]);
  return { rows, total: count?.total ?? 0 };
}

/** Unread notifications; none while the person has muted everything. */
export async function countUnread(db: Db, userId: UserId, now: Date): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .where((eb) => eb.not(turnedOff(userId)))
    .where(
      sql<boolean>`not exists (select from notification_settings where user_id = ${userId} and muted_until > ${now})`,
    )
    .executeTakeFirst();
  return row?.unread ?? 0;
}

/** Marks what leads to one place as read; answers whether anything was unread. */
export async function markReadAt(db: Db, userId: UserId, href: string, now: Date): Promise<boolean> {
  return didWrite(
    db
      .updateTable('notifications')
      .set({ readAt: now })
      .where('userId', '=', userId)
      .where('readAt', 'is', null)
      .where('href', '=', href),
  );
}

/** Marks the given ones, or all of them; another person's ids do nothing. */
export async function markRead(
  db: Db,
  userId: UserId,
  ids: readonly number[] | undefined,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? []), 0]))
    .execute();
}

/** Removes at most so many notifications from before a time; how many that were. */
export const deleteOldNotifications = (db: Db, before: Date, most: number): Promise<number> =>
  deleteRows(
    db,
    'notifications',
    db.selectFrom('notifications').select(rowPlace).where('createdAt', '<', before).limit(most),
  );
