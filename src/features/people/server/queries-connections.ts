// Raw SQL where bench/people.ts times it: lists of connections.
import { type RawBuilder, sql } from 'kysely';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ConnectionStatus, PairState } from '../domain/connection.ts';
import { visibleTo } from './queries-visible.ts';

export type Pair = PairState & { readonly id: number; readonly addresseeId: string };
export type OtherRow = {
  id: number;
  status: ConnectionStatus;
  note: string | null;
  requestedAt: Date;
  answeredAt: Date | null;
  userId: string;
  firstName: string;
  lastName: string;
  headline: string | null;
  profileImageUrl: string | null;
  isDemo: boolean;
};
type Window = { readonly limit: number; readonly offset: number };
type Found = { rows: OtherRow[]; total: number };

const PAIR = [
  'id',
  'requesterId',
  'addresseeId',
  'status',
  'requestedAt',
  'answeredAt',
  'endedAt',
  'endedBy',
] as const;

/** How two people stand; null when nothing ever was between them. */
export async function findPair(db: Db, one: UserId, other: string): Promise<Pair | null> {
  const pair = await db
    .selectFrom('connections')
    .select(PAIR)
    .where(
      sql<boolean>`least(requester_id, addressee_id) = least(${one}, ${other})
        and greatest(requester_id, addressee_id) = greatest(${one}, ${other})`,
    )
    .executeTakeFirst();
  return pair ?? null;
}

/** How a person stands with some others, for whom something ever was between them. */
export async function findPairsWith(db: Db, one: UserId, others: readonly string[]): Promise<Pair[]> {
  if (others.length === 0) return [];
  return db
    .selectFrom('connections')
    .select(PAIR)
    .where((eb) =>
      eb.or([
        eb.and([eb('requesterId', '=', one), eb('addresseeId', 'in', [...others])]),
        eb.and([eb('addresseeId', '=', one), eb('requesterId', 'in', [...others])]),
      ]),
    )
    .execute();
}

/** A connection this person is part of, kept from changing until the transaction ends. */
export async function lockConnection(db: Db, owner: UserId, id: number): Promise<Pair | null> {
  const pair = await db
    .selectFrom('connections')
    .select(PAIR)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('requesterId', '=', owner), eb('addresseeId', '=', owner)]))
    .forUpdate()
    .executeTakeFirst();
  return pair ?? null;
}

/** Makes the invitations of one person wait for each other, so that the daily number holds; answers that number. */
export async function countInvitationsSince(db: Db, requester: UserId, since: Date): Promise<number> {
  await takeTurns(db, `connections ${requester}`);
  const { total } = await db
    .selectFrom('connections')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('requesterId', '=', requester)
    .where('requestedAt', '>', since)
    .executeTakeFirstOrThrow();
  return total;
}

type Invitation = {
  readonly requesterId: UserId;
  readonly addresseeId: string;
  readonly note: string | null;
  readonly now: Date;
};

/** A new invitation, or the pair's row as one; null when the other person was quicker. */
export async function insertInvitation(db: Db, invitation: Invitation): Promise<number | null> {
  const { requesterId, addresseeId, note, now } = invitation;
  const values = { requesterId, addresseeId, note, requestedAt: now };
  const row = await db
    .insertInto('connections')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .expression(sql`least(requester_id, addressee_id), greatest(requester_id, addressee_id)`)
        .doUpdateSet({ ...values, status: 'pending', answeredAt: null, endedAt: null, endedBy: null })
        .where('connections.status', 'in', ['declined', 'withdrawn']),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Sets what an action made of a locked connection. Withdrawing an invitation forgets how it was answered. */
export async function updateStatus(
  db: Db,
  pair: Pair,
  { status, actor, now }: { status: ConnectionStatus; actor: UserId; now: Date },
): Promise<void> {
  const isOver = status === 'withdrawn';
  const wasConnected = pair.status === 'accepted';
  await db
    .updateTable('connections')
    .set({
      status,
      answeredAt: isOver ? (wasConnected ? pair.answeredAt : null) : now,
      endedAt: isOver ? now : null,
      endedBy: isOver ? actor : null,
    })
    .where('id', '=', pair.id)
    .execute();
}

type Listed = {
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly named?: RawBuilder<unknown>;
};

/** Connections of a person with the other side, as far as the two see each other. */
async function findOthers(
  db: Db,
  owner: UserId,
  { where, order, named = sql`true` }: Listed,
  { limit, offset }: Window,
): Promise<Found> {
  const { rows } = await sql<OtherRow & { total: number }>`
    with mine as materialized (
      select c.*, case when c.requester_id = ${owner} then c.addressee_id else c.requester_id end as other_id
      from connections c where ${where}
    ), seen as materialized (
      select c.* from mine c join people_cards u on u.id = c.other_id join member_profiles p on p.user_id = u.id
      where ${visibleTo(owner)} and ${named}
    )
    select t.total, page.* from (select count(*) as total from seen) t left join (
      select c.id, c.status, c.note, c.requested_at, c.answered_at,
        u.id as "userId", u.first_name, u.last_name, p.headline,
        u.image as "profileImageUrl", u.is_demo
      from (select * from seen c order by ${order} limit ${limit} offset ${offset}) c
      join people_cards u on u.id = c.other_id join member_profiles p on p.user_id = u.id
      order by ${order}
    ) page on true`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** Whom a person knows, the latest first; `name` is folded text that some word of the name starts with. */
export function findConnections(db: Db, owner: UserId, name: string | null, page: Window): Promise<Found> {
  return findOthers(
    db,
    owner,
    {
      where: sql`(c.requester_id = ${owner} or c.addressee_id = ${owner}) and c.status = 'accepted'`,
      named: name === null ? sql`true` : sql`strpos(' ' || p.search_name, ${` ${name}`}) > 0`,
      order: sql`c.answered_at desc, c.id desc`,
    },
    page,
  );
}

/** Invitations without an answer as this person sees it: a declined one is still open to who sent it. */
export function findInvitations(
  db: Db,
  owner: UserId,
  box: 'received' | 'sent',
  page: Window,
): Promise<Found> {
  const where =
    box === 'received'
      ? sql`c.addressee_id = ${owner} and c.status = 'pending'`
      : sql`c.requester_id = ${owner} and c.status in ('pending', 'declined')`;
  return findOthers(db, owner, { where, order: sql`c.requested_at desc, c.id desc` }, page);
}

/** Whether a person lets anybody see them, without which an invitation would come from nobody. */
export async function isHidden(db: Db, owner: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('memberProfiles')
    .select('visibility')
    .where('userId', '=', owner)
    .executeTakeFirst();
  return row?.visibility === 'hidden';
}
