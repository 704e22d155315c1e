import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { CaseKind } from '../domain.ts';

type Person = { readonly id: string; readonly name: string };

/** What a case is about. `people` answer for it, the first one most: owners, the poster, the person themself. */
export type Subject = {
  readonly kind: CaseKind;
  readonly id: string;
  readonly label: string;
  readonly isFrozen: boolean;
  readonly people: readonly Person[];
};

const owner = sql`json_build_array(json_build_object('id', u.id, 'name', u.name))`;

const SUBJECTS: Record<CaseKind, (id: string) => RawBuilder<Omit<Subject, 'kind'>>> = {
  person: (id) => sql`
    select u.id, u.name as label, u.is_suspended as "isFrozen", ${owner} as people
    from people_cards u where u.id = ${id}`,
  startup: (id) => sql`
    select s.id::text, s.name as label, s.is_hidden as "isFrozen",
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name) order by m.joined_at, u.id), '[]')
        from team_roles m join people_cards u on u.id = m.user_id
        where m.startup_id = s.id and m.role = 'owner') as people
    from startup_profiles s where s.id = ${id}`,
  investor: (id) => sql`
    select i.id::text, u.name as label, i.is_hidden as "isFrozen", ${owner} as people
    from investor_profiles i join people_cards u on u.id = i.user_id where i.id = ${id}`,
  job: (id) => sql`
    select j.id::text, j.title as label, j.is_hidden as "isFrozen", ${owner} as people
    from job_posts j join people_cards u on u.id = j.user_id where j.id = ${id}`,
};

const VIEWS: Record<CaseKind, RawBuilder<unknown>> = {
  person: sql`people_cards`,
  startup: sql`startup_profiles`,
  investor: sql`investor_profiles`,
  job: sql`job_posts`,
};

/** The subject as it stands; null when it has been deleted. */
export async function findSubject(db: Db, kind: CaseKind, id: string): Promise<Subject | null> {
  const { rows } = await SUBJECTS[kind](id).execute(db);
  return rows[0] ? { ...rows[0], kind } : null;
}

/** The same, held for the rest of the transaction. */
export async function lockSubject(db: Db, kind: CaseKind, id: string): Promise<Subject | null> {
  await sql`select from ${VIEWS[kind]} where id = ${id} for no key update`.execute(db);
  return findSubject(db, kind, id);
}

/** Whether the member is part of the startup, so that it is their own even as an editor. */
export async function isTeamMember(db: Db, startupId: string, userId: UserId): Promise<boolean> {
  const { rows } = await sql`
    select from team_roles where startup_id = ${startupId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** Who wrote what reached the reader, and its words. `authorId` is null when their account is gone. */
export type Written = { readonly authorId: string | null; readonly quote: string | null };

const QUOTED = 10;

/**
 * A request that reached the reader, or a conversation or message they are part of; null when there is none. A
 * conversation quotes its last ten messages.
 */
export async function findWritten(
  db: Db,
  userId: UserId,
  kind: 'introduction' | 'thread' | 'message',
  id: string,
): Promise<Written | null> {
  const isInside = (thread: RawBuilder<unknown>) =>
    sql`exists (select from thread_people me where me.thread_id = ${thread} and me.user_id = ${userId})`;
  const found: Record<typeof kind, RawBuilder<Written>> = {
    introduction: sql`
      select i.sender_id as "authorId", i.reason as quote from introduction_requests i
      where i.id = ${id} and (${userId} in (i.sender_id, i.connector_id)
        or (i.receiver_id = ${userId} and i.delivered_at is not null))`,
    thread: sql`
      select (select o.user_id from thread_people o where o.thread_id = ${id} and o.user_id <> ${userId}
          order by o.last_at desc, o.user_id limit 1) as "authorId",
        (select string_agg(line, e'\\n\\n' order by id) from (
          select m.id, coalesce(u.name, 'Deleted account') || ': ' || m.content as line
          from thread_messages m left join people_cards u on u.id = m.sender_id
          where m.thread_id = ${id} order by m.id desc limit ${QUOTED}) said) as quote
      where ${isInside(sql`${id}`)}`,
    message: sql`
      select m.sender_id as "authorId", m.content as quote
      from thread_messages m where m.id = ${id} and ${isInside(sql`m.thread_id`)}`,
  };
  const { rows } = await found[kind].execute(db);
  return rows[0] ?? null;
}
