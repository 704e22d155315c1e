import { type ExpressionBuilder, type InferResult, type NotNull, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { meetsPerson } from '#features/people/server/queries-visible.ts';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import type { DB, Introductions } from '#platform/postgres/tables.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Introduction } from '../domain/introduction.ts';
import type { DeclineReason } from '../domain/move.ts';

const STATE = [
  'i.id',
  'i.senderId',
  'i.receiverId',
  'i.connectorId',
  'i.createdAt',
  'i.withdrawnAt',
  's.deliveredAt',
  's.answer',
  's.answeredAt',
  's.isTold',
] as const;

const requests = (db: Db) =>
  db
    .selectFrom('introductions as i')
    .innerJoin('introductionStates as s', 's.introductionId', 'i.id')
    .select(STATE)
    .select(sql<Date | null>`s.come_back_on::timestamp at time zone 'UTC'`.as('comeBackAt'));

/** A person by a column of the request: looked up for the rows that are shown, not joined with all. */
const personOf = (
  eb: ExpressionBuilder<DB & { i: Introductions }, 'i'>,
  column: 'i.senderId' | 'i.receiverId' | 'i.connectorId',
) =>
  eb
    .selectFrom('peopleCards as u')
    .innerJoin('memberProfiles as p', 'p.userId', 'u.id')
    .select((of) =>
      jsonBuildObject({
        id: of.ref('u.id'),
        firstName: of.ref('u.firstName'),
        lastName: of.ref('u.lastName'),
        headline: of.ref('p.headline'),
        profileImageUrl: of.ref('u.image'),
        isDemo: of.ref('u.isDemo'),
      }).as('person'),
    )
    .whereRef('u.id', '=', column);

const requestRows = (db: Db) =>
  requests(db)
    .select(['i.reason', 'i.contextKind', 'i.contextId', 'i.contextLabel', 's.declineReason', 's.threadId'])
    .select((eb) => [
      personOf(eb, 'i.senderId').as('sender'),
      personOf(eb, 'i.receiverId').as('receiver'),
      personOf(eb, 'i.connectorId').as('connector'),
    ])
    .$narrowType<{ sender: NotNull; receiver: NotNull; declineReason: DeclineReason | null }>();

export type IntroductionRow = InferResult<ReturnType<typeof requestRows>>[number];

/** Makes whatever is decided about these people wait its turn. */
export const lockPeople = (db: Db, ids: readonly string[]): Promise<void> =>
  takeTurns(db, ...ids.map((id) => `introductions ${id}`));

/** Every request between a person and some others, in either direction, also before it was delivered. */
export async function findBetween(
  db: Db,
  one: string,
  others: readonly string[],
): Promise<(Introduction & { id: number; threadId: number | null })[]> {
  return requests(db)
    .select('s.threadId')
    .where(
      sql<boolean>`(s.low_id, s.high_id) in (
        select least(${one}::text, other), greatest(${one}::text, other) from unnest(${others}::text[]) other)`,
    )
    .execute();
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
        and exists (select from people_cards u where u.id = i.sender_id and not u.is_suspended
          and ${meetsPerson(userId, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') })})`;

export async function findIntroductions(
  db: Db,
  userId: UserId,
  { box, limit, offset }: { box: Box; limit: number; offset: number },
) {
  const rows = await requestRows(db)
    .where(inBox(userId, box))
    .orderBy('i.createdAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await countRequests(db).where(inBox(userId, box)).executeTakeFirstOrThrow();
  return { rows, total };
}

const countRequests = (db: Db) =>
  db
    .selectFrom('introductions as i')
    .innerJoin('introductionStates as s', 's.introductionId', 'i.id')
    .select((eb) => eb.fn.countAll<number>().as('total'));

/** Requests that wait for the person: to answer, and to pass on. */
const waitsFor = (userId: UserId, openSince: Date) =>
  sql<boolean>`${inBox(userId, 'received')}
    and coalesce(s.delivered_at, i.created_at) > ${openSince}
    and (s.status = 'open' and i.receiver_id = ${userId} or s.status = 'asked' and i.connector_id = ${userId})`;

export async function countWaiting(db: Db, userId: UserId, openSince: Date): Promise<number> {
  const { total } = await countRequests(db).where(waitsFor(userId, openSince)).executeTakeFirstOrThrow();
  return total;
}

/** The first few of those that wait, the oldest first, with who asks and since when. */
export async function findWaiting(
  db: Db,
  userId: UserId,
  { openSince, limit }: { openSince: Date; limit: number },
) {
  return db
    .selectFrom('introductions as i')
    .innerJoin('introductionStates as s', 's.introductionId', 'i.id')
    .innerJoin('peopleCards as u', 'u.id', 'i.senderId')
    .select((eb) => [
      'u.name',
      'u.isDemo',
      'i.contextKind',
      'i.contextLabel',
      eb.fn.coalesce('s.deliveredAt', 'i.createdAt').as('since'),
    ])
    .where(waitsFor(userId, openSince))
    .orderBy('since')
    .orderBy('i.id')
    .limit(limit)
    .execute();
}

/** A request the person is a party of; whether they may see it is the policy's. */
export async function findIntroduction(db: Db, userId: UserId, id: number): Promise<IntroductionRow | null> {
  const row = await requestRows(db)
    .where('i.id', '=', id)
    .where((eb) =>
      eb.or([
        eb('i.senderId', '=', userId),
        eb('i.receiverId', '=', userId),
        eb('i.connectorId', '=', userId),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}
