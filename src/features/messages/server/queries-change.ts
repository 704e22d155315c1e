import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
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
  await db
    .updateTable('threadMembers')
    .set({
      lastAt: now,
      unreadCount: sql`unread_count + (user_id <> ${senderId})::integer`,
      lastReadId: sql`case when user_id = ${senderId} and unread_count = 0 then ${id} else last_read_id end`,
    })
    .where('threadId', '=', threadId)
    .execute();
  return id;
}

/** Marks what came up to this message as read and counts again what came after it; the thread is locked. */
export async function markThreadRead(
  db: Db,
  userId: string,
  threadId: number,
  messageId: number,
): Promise<void> {
  await db
    .updateTable('threadMembers as me')
    .from((eb) =>
      eb
        .selectFrom('threadMembers as r')
        .select(
          sql<number>`greatest(r.last_read_id, least(${messageId}::bigint, coalesce(
            (select max(m.id) from messages m where m.thread_id = r.thread_id), 0)))`.as('id'),
        )
        .where('r.threadId', '=', threadId)
        .where('r.userId', '=', userId)
        .as('seen'),
    )
    .set((eb) => ({
      lastReadId: eb.ref('seen.id'),
      unreadCount: eb
        .selectFrom('messages as m')
        .select((of) => of.fn.countAll<number>().as('unread'))
        .whereRef('m.threadId', '=', 'me.threadId')
        .whereRef('m.id', '>', 'seen.id')
        .whereRef('m.senderId', 'is distinct from', 'me.userId'),
    }))
    .where('me.threadId', '=', threadId)
    .where('me.userId', '=', userId)
    .execute();
}

/** Whether the person is in that thread. */
export async function setMuted(
  db: Db,
  userId: UserId,
  threadId: number,
  mutedAt: Date | null,
): Promise<boolean> {
  return didWrite(
    db
      .updateTable('threadMembers')
      .set({ mutedAt })
      .where('threadId', '=', threadId)
      .where('userId', '=', userId),
  );
}
