// Raw SQL where bench/messages.ts times it: lists of conversations.
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Thread } from '../contract.ts';

export type ThreadRow = Omit<Thread, 'lastAt' | 'lastMessage'> & {
  readonly lastAt: Date;
  readonly lastContent: string | null;
  readonly lastIsMine: boolean | null;
  readonly lastMessageAt: Date | null;
};

const meets = (userId: UserId) => meetsPerson(userId, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') });

const threadRows = (userId: UserId, members: RawBuilder<unknown>) => sql<ThreadRow>`
  select t.id, t.subject, t.subject_href, me.last_at, me.unread_count,
    me.muted_at is not null as "isMuted",
    case when u.id is not null then jsonb_build_object('id', u.id, 'firstName', u.first_name,
      'lastName', u.last_name, 'headline', p.headline, 'profileImageUrl', u.image, 'isDemo', u.is_demo) end as other,
    u.id is null or u.is_suspended or not ${meets(userId)} as "isClosed",
    left(l.content, 200) as "lastContent", l.sender_id is not distinct from ${userId} as "lastIsMine",
    l.created_at as "lastMessageAt"
  from (${members}) me join threads t on t.id = me.thread_id
  left join thread_members o on o.thread_id = t.id and o.user_id <> ${userId}
  left join people_cards u on u.id = o.user_id left join member_profiles p on p.user_id = u.id
  left join lateral (
    select content, sender_id, created_at from messages m where m.thread_id = t.id order by m.id desc limit 1
  ) l on true
  order by me.last_at desc, t.id desc`;

export async function findThreads(db: Db, userId: UserId, limit: number, offset: number) {
  const page = sql`select * from thread_members where user_id = ${userId}
    order by last_at desc, thread_id desc limit ${limit} offset ${offset}`;
  const { rows } = await threadRows(userId, page).execute(db);
  const count = await db
    .selectFrom('threadMembers')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirst();
  return { rows, total: count?.n ?? 0 };
}

export async function findThread(db: Db, userId: UserId, id: number): Promise<ThreadRow | null> {
  const own = sql`select * from thread_members where user_id = ${userId} and thread_id = ${id}`;
  const { rows } = await threadRows(userId, own).execute(db);
  return rows[0] ?? null;
}

/** Whether somebody is in a conversation with any of these people, in which both can write. */
export async function haveOpenThread(db: Db, userId: UserId, ...otherIds: string[]): Promise<boolean> {
  if (otherIds.length === 0) return false;
  const row = await db
    .selectFrom('threadMembers as me')
    .innerJoin('threadMembers as o', 'o.threadId', 'me.threadId')
    .innerJoin('peopleCards as u', 'u.id', 'o.userId')
    .select('me.threadId')
    .where('me.userId', '=', userId)
    .where('o.userId', 'in', otherIds)
    .whereRef('o.userId', '<>', 'me.userId')
    .where('u.isSuspended', '=', false)
    .where(meets(userId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countUnreadMessages(db: Db, userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('threadMembers')
    .select((eb) => eb.fn.sum<number | null>('unreadCount').as('n'))
    .where('userId', '=', userId)
    .where('unreadCount', '>', 0)
    .where('mutedAt', 'is', null)
    .executeTakeFirst();
  return row?.n ?? 0;
}

const messages = (db: Db, userId: UserId) =>
  db
    .selectFrom('messages')
    .select(['id', 'clientId', 'senderId', 'content', 'createdAt'])
    .select((eb) => eb('senderId', 'is not distinct from', userId).$castTo<boolean>().as('isMine'));

export type MessageRow = InferResult<ReturnType<typeof messages>>[number];

type Window = { readonly before?: number | undefined; readonly limit: number };

/** A page of a conversation, newest first, and how many messages it has; null when it is not the person's. */
export async function findMessages(db: Db, userId: UserId, threadId: number, { before, limit }: Window) {
  const thread = await db
    .selectFrom('threads as t')
    .innerJoin('threadMembers as me', 'me.threadId', 't.id')
    .select('t.messageCount as total')
    .where('t.id', '=', threadId)
    .where('me.userId', '=', userId)
    .executeTakeFirst();
  if (!thread) return null;
  const rows = await messages(db, userId)
    .where('threadId', '=', threadId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return { rows, total: thread.total };
}

/** A message the person sent under this id, in whichever thread. */
export async function findSentMessage(db: Db, senderId: UserId, clientId: string) {
  const row = await messages(db, senderId)
    .select('threadId')
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** How a member of a thread stands to it. */
export async function findThreadState(db: Db, memberId: string, threadId: number) {
  const row = await db
    .selectFrom('threadMembers')
    .select(['unreadCount', 'mutedAt'])
    .where('threadId', '=', threadId)
    .where('userId', '=', memberId)
    .executeTakeFirst();
  return row ? { unreadCount: row.unreadCount, isMuted: row.mutedAt !== null } : null;
}
