import { type RawBuilder, sql } from 'kysely';
import { blockedBetween } from '#features/blocks/server/queries.ts';
import { visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Person } from '../contract/introduction.ts';
import { personObject } from './queries.ts';

export type Found = { readonly userId: string; readonly name: string; readonly label: string };

/** A person the sender can see, or has asked before. */
export async function findPersonToAsk(db: Db, senderId: UserId, userId: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select u.id as "userId", u.name, u.name as label from people_cards u join member_profiles p on p.user_id = u.id
    where u.id = ${userId} and not u.is_suspended and (${visibleTo(senderId)} or exists (
      select from introductions i where i.sender_id = ${senderId} and i.receiver_id = u.id))`.execute(db);
  return rows[0] ?? null;
}

export type FoundStartup = { readonly label: string; readonly isOwn: boolean; readonly owner: Found | null };

/** A startup with the owner who joined first and can answer. */
export async function findStartupToAsk(db: Db, senderId: UserId, id: number): Promise<FoundStartup | null> {
  const { rows } = await sql<FoundStartup>`
    select s.name as label,
      exists (select from team_roles m where m.startup_id = s.id and m.user_id = ${senderId}) as "isOwn",
      (select jsonb_build_object('userId', u.id, 'name', u.name, 'label', s.name)
        from team_roles m join people_cards u on u.id = m.user_id
        where m.startup_id = s.id and m.role = 'owner' and not u.is_suspended
        order by m.joined_at, u.id limit 1) as owner
    from visible_startups s where s.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The person behind an investor's page. */
export async function findInvestorToAsk(db: Db, id: number): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select u.id as "userId", u.name, coalesce(nullif(i.firm_name, ''), u.name) as label
    from visible_investors i join people_cards u on u.id = i.user_id
    where i.id = ${id} and not u.is_suspended`.execute(db);
  return rows[0] ?? null;
}

/** Whom a person knows: connections, and those met through an introduction. */
const knownTo = (userId: string): RawBuilder<{ id: string }> => sql`
  select case when c.requester_id = ${userId} then c.addressee_id else c.requester_id end as id
    from connected_pairs c where ${userId} in (c.requester_id, c.addressee_id)
  union select case when s.low_id = ${userId} then s.high_id else s.low_id end
    from introductions i join introduction_states s on s.introduction_id = i.id
    where s.answer = 'accepted' and (i.sender_id = ${userId} or i.receiver_id = ${userId})`;

/** Whom both know and neither has blocked. */
export async function findConnectors(db: Db, senderId: UserId, receiverId: string): Promise<Person[]> {
  const { rows } = await sql<{ person: Person }>`
    select ${personObject('u', 'p')} as person
    from (${knownTo(senderId)}) mine join (${knownTo(receiverId)}) theirs using (id)
    join people_cards u on u.id = mine.id join member_profiles p on p.user_id = u.id
    where not u.is_suspended and u.id not in (${senderId}, ${receiverId})
      and not ${blockedBetween(sql`u.id`, sql`${senderId}`)} and not ${blockedBetween(sql`u.id`, sql`${receiverId}`)}
    order by u.name, u.id limit 50`.execute(db);
  return rows.map(({ person }) => person);
}

/** Whom the person has blocked, latest first. */
export async function findBlocked(db: Db, userId: UserId): Promise<Person[]> {
  const { rows } = await sql<{ person: Person }>`
    select ${personObject('u', 'p')} as person from blocked_pairs b
    join people_cards u on u.id = b.blocked_id join member_profiles p on p.user_id = u.id
    where b.blocker_id = ${userId} order by b.created_at desc, u.id`.execute(db);
  return rows.map(({ person }) => person);
}

export async function isPerson(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('peopleCards').select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
}
