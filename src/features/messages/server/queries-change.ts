import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

type NewThread = {
  readonly subject: string;
  readonly subjectHref: string | null;
  readonly members: readonly [string, string];
  readonly now: Date;
};

/** Opens a conversation between two people. */
export async function insertThread(
  db: Db,
  { subject, subjectHref, members, now }: NewThread,
): Promise<number> {
  const { id } = await db
    .insertInto('threads')
    .values({ subject, subjectHref, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('threadMembers')
    .values(members.map((userId) => ({ threadId: id, userId, lastAt: now })))
    .execute();
  return id;
}

/** Makes the messages of a thread wait for each other, so that their ids grow in the order they become visible. */
export async function lockThread(db: Db, threadId: number): Promise<void> {
  await db.selectFrom('threads').select('id').where('id', '=', threadId).forUpdate().execute();
}

type Sent = {
  readonly threadId: number;
  readonly senderId: string;
  readonly clientId: string;
  readonly content: string;
  readonly now: Date;
};

/** Adds a message to a locked thread; it counts as unread for the other person. */
export async function insertMessage(db: Db, message: Sent): Promise<number> {
  const { threadId, senderId, clientId, content, now } = message;
  const { id } = await db
    .insertInto('messages')
    .values({ threadId, senderId, clientId, content, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('threads')
    .set((eb) => ({ messageCount: eb('messageCount', '+', 1) }))
    .where('id', '=', threadId)
    .execute();
  await sql`
    update thread_members set last_at = ${now},
      unread_count = unread_count + (user_id <> ${senderId})::integer,
      last_read_id = case when user_id = ${senderId} and unread_count = 0 then ${id} else last_read_id end
    where thread_id = ${threadId}`.execute(db);
  return id;
}

/** Marks what came up to this message as read and counts again what came after it; the thread is locked. */
export async function markThreadRead(
  db: Db,
  userId: string,
  threadId: number,
  messageId: number,
): Promise<void> {
  await sql`
    update thread_members me set last_read_id = seen.id, unread_count = (
      select count(*) from messages m where m.thread_id = me.thread_id
        and m.id > seen.id and m.sender_id is distinct from me.user_id)
    from (select greatest(r.last_read_id, least(${messageId}::bigint, coalesce(
        (select max(m.id) from messages m where m.thread_id = r.thread_id), 0))) as id
      from thread_members r where r.thread_id = ${threadId} and r.user_id = ${userId}) seen
    where me.thread_id = ${threadId} and me.user_id = ${userId}`.execute(db);
}

/** Whether the person is in that thread. */
export async function setMuted(
  db: Db,
  userId: UserId,
  threadId: number,
  mutedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('threadMembers')
    .set({ mutedAt })
    .where('threadId', '=', threadId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
