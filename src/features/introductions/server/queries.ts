import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Person } from '../contract/introduction.ts';
import type { ContextKind, Introduction } from '../domain/introduction.ts';
import type { DeclineReason } from '../domain/move.ts';

export type IntroductionRow = Introduction & {
  readonly id: number;
  readonly reason: string;
  readonly contextKind: ContextKind;
  readonly contextId: number | null;
  readonly contextLabel: string;
  readonly declineReason: DeclineReason | null;
  readonly threadId: number | null;
  readonly sender: Person;
  readonly receiver: Person;
  readonly connector: Person | null;
};

/** What screens show of a person, from people_cards and profiles under these aliases. */
export const personObject = (user: string, profile: string): RawBuilder<Person> => {
  const column = (table: string, name: string) => sql.ref(`${table}.${name}`);
  return sql`jsonb_build_object('id', ${column(user, 'id')}, 'firstName', ${column(user, 'firstName')},
    'lastName', ${column(user, 'lastName')}, 'headline', ${column(profile, 'headline')},
    'profileImageUrl', ${column(user, 'image')})`;
};

const STATE = sql`i.id, i.sender_id, i.receiver_id, i.connector_id,
  i.created_at, i.withdrawn_at, s.delivered_at, s.answer,
  s.answered_at, s.is_told, (s.come_back_on::timestamp at time zone 'UTC') as "comeBackAt"`;

/** A person by a column of the request: looked up for the rows that are shown, not joined with all. */
const personOf = (column: string): RawBuilder<Person | null> => sql`(
  select ${personObject('u', 'p')} from people_cards u join member_profiles p on p.user_id = u.id where u.id = ${sql.ref(column)})`;

const ROWS = sql`select ${STATE}, i.reason, i.context_kind, i.context_id,
    i.context_label, s.decline_reason, s.thread_id,
    ${personOf('i.senderId')} as sender, ${personOf('i.receiverId')} as receiver,
    ${personOf('i.connectorId')} as connector
  from introductions i join introduction_states s on s.introduction_id = i.id`;

/** Makes whatever is decided about these people wait its turn, always in one order. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('introductions ' || id, 0) as key from unnest(${[...ids]}::text[]) id order by 1
    ) keys`.execute(db);
}

/** Every request between two people, in either direction, also before it was delivered. */
export async function findBetween(
  db: Db,
  one: string,
  other: string,
): Promise<(Introduction & { id: number })[]> {
  const { rows } = await sql<Introduction & { id: number }>`
    select ${STATE} from introduction_states s join introductions i on i.id = s.introduction_id
    where s.low_id = least(${one}, ${other}) and s.high_id = greatest(${one}, ${other})`.execute(db);
  return rows;
}

/** When requests were sent since then, taken back or not. */
export async function findSentAt(db: Db, senderId: UserId, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('introductions')
    .select('createdAt')
    .where('senderId', '=', senderId)
    .where('createdAt', '>', since)
    .execute();
  return rows.map((row) => row.createdAt);
}

/** When requests reached the person since then. */
export async function findReceivedAt(db: Db, receiverId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('introductions as i')
    .innerJoin('introductionStates as s', 's.introductionId', 'i.id')
    .select('s.deliveredAt as at')
    .where('i.receiverId', '=', receiverId)
    .where('s.deliveredAt', '>', since)
    .execute();
  return rows.flatMap(({ at }) => (at === null ? [] : [at]));
}

export async function findWeeklyLimit(db: Db, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('introductionBudgets')
    .select('weeklyLimit')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.weeklyLimit ?? null;
}

export async function saveWeeklyLimit(db: Db, userId: UserId, weeklyLimit: number | null): Promise<void> {
  if (weeklyLimit === null) {
    await db.deleteFrom('introductionBudgets').where('userId', '=', userId).execute();
    return;
  }
  await db
    .insertInto('introductionBudgets')
    .values({ userId, weeklyLimit })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ weeklyLimit }))
    .execute();
}

export type Box = 'received' | 'sent';

/** What of the table is in a person's box: undelivered requests are in the connector's, not in the receiver's. */
const inBox = (userId: UserId, box: Box): RawBuilder<boolean> =>
  box === 'sent'
    ? sql`i.sender_id = ${userId}`
    : sql`(i.receiver_id = ${userId} and s.delivered_at is not null or i.connector_id = ${userId})
        and not exists (select from people_cards u where u.id = i.sender_id and u.is_suspended)`;

export async function findIntroductions(
  db: Db,
  userId: UserId,
  { box, limit, offset }: { box: Box; limit: number; offset: number },
) {
  const { rows } = await sql<IntroductionRow>`
    ${ROWS} where ${inBox(userId, box)} order by i.created_at desc, i.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const { rows: counts } = await sql<{ n: number }>`
    select count(*) as n from introductions i join introduction_states s on s.introduction_id = i.id
    where ${inBox(userId, box)}`.execute(db);
  return { rows, total: counts[0]?.n ?? 0 };
}

/** Open requests to the person, and those they are asked to pass on. */
export async function countWaiting(db: Db, userId: UserId, openSince: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from introductions i join introduction_states s on s.introduction_id = i.id
    where ${inBox(userId, 'received')} and coalesce(s.delivered_at, i.created_at) > ${openSince}
      and (s.status = 'open' and i.receiver_id = ${userId} or s.status = 'asked' and i.connector_id = ${userId})`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** A request the person is a party of; whether they may see it is the policy's. */
export async function findIntroduction(db: Db, userId: UserId, id: number): Promise<IntroductionRow | null> {
  const { rows } = await sql<IntroductionRow>`
    ${ROWS} where i.id = ${id} and ${userId} in (i.sender_id, i.receiver_id, i.connector_id)`.execute(db);
  return rows[0] ?? null;
}
