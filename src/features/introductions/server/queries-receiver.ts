import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { meetsPerson, meetsStartup, visibleTo } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OtherPerson } from '#shared/contract/other-person.ts';

export type Found = {
  readonly userId: string;
  readonly name: string;
  readonly label: string;
  readonly isDemo: boolean;
};

const people = (db: Db) =>
  db.selectFrom('peopleCards as u').innerJoin('memberProfiles as p', 'p.userId', 'u.id');

/** What screens show of a person. */
const PERSON = [
  'u.id',
  'u.firstName',
  'u.lastName',
  'p.headline',
  'u.image as profileImageUrl',
  'u.isDemo',
] as const;

/** Whether a person of the query meets somebody. */
const meets = (userId: string) => meetsPerson(userId, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') });

const otherThan = (userId: string, one: Expression<string>, other: Expression<string>) =>
  sql<string>`case when ${one} = ${userId} then ${other} else ${one} end`;

/** Those of some people whom the sender can see, or has asked before and still meets. */
export async function findPeopleToAsk(
  db: Db,
  senderId: UserId,
  userIds: readonly string[],
): Promise<Found[]> {
  if (userIds.length === 0) return [];
  return people(db)
    .select(['u.id as userId', 'u.name', 'u.name as label', 'u.isDemo'])
    .where('u.id', '=', sql<string>`any(${userIds}::text[])`)
    .where(meets(senderId))
    .where((eb) =>
      eb.or([
        visibleTo(senderId),
        eb.exists(
          eb
            .selectFrom('introductions as i')
            .select('i.id')
            .where('i.senderId', '=', senderId)
            .whereRef('i.receiverId', '=', 'u.id'),
        ),
      ]),
    )
    .where('u.isSuspended', '=', false)
    .execute();
}

/** Startups, each with the owner who joined first and can answer. */
export async function findStartupsToAsk(db: Db, senderId: UserId, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('visibleStartups as s')
    .select(['s.id', 's.name as label'])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('teamRoles as m')
            .select('m.userId')
            .whereRef('m.startupId', '=', 's.id')
            .where('m.userId', '=', senderId),
        )
        .$castTo<boolean>()
        .as('isOwn'),
      eb
        .selectFrom('teamRoles as m')
        .innerJoin('peopleCards as u', 'u.id', 'm.userId')
        .select((of) =>
          jsonBuildObject({
            userId: of.ref('u.id'),
            name: of.ref('u.name'),
            label: of.ref('s.name'),
            isDemo: of.ref('u.isDemo'),
          }).as('owner'),
        )
        .whereRef('m.startupId', '=', 's.id')
        .where('m.role', '=', 'owner')
        .where('u.isSuspended', '=', false)
        .orderBy('m.joinedAt')
        .orderBy('u.id')
        .limit(1)
        .as('owner'),
    ])
    .where('s.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(meetsStartup(senderId, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') }))
    .execute();
}

/** The people behind investors' pages. */
export async function findInvestorsToAsk(
  db: Db,
  senderId: UserId,
  ids: readonly number[],
): Promise<(Found & { readonly id: number })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('visibleInvestors as i')
    .innerJoin('peopleCards as u', 'u.id', 'i.userId')
    .select(['i.id', 'u.id as userId', 'u.name', 'u.isDemo'])
    .select(sql<string>`coalesce(nullif(i.firm_name, ''), u.name)`.as('label'))
    .where('i.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(meets(senderId))
    .where('u.isSuspended', '=', false)
    .execute();
}

/** Whom a person knows: connections, and those met through an introduction. */
const knownTo = (db: Db, userId: string) =>
  db
    .selectFrom('connectedPairs as c')
    .select((eb) => otherThan(userId, eb.ref('c.requesterId'), eb.ref('c.addresseeId')).as('id'))
    .where((eb) => eb.or([eb('c.requesterId', '=', userId), eb('c.addresseeId', '=', userId)]))
    .union((eb) =>
      eb
        .selectFrom('introductions as i')
        .innerJoin('introductionStates as s', 's.introductionId', 'i.id')
        .select((of) => otherThan(userId, of.ref('s.lowId'), of.ref('s.highId')).as('id'))
        .where('s.answer', '=', 'accepted')
        .where((of) => of.or([of('i.senderId', '=', userId), of('i.receiverId', '=', userId)])),
    );

/** Whom both know and both meet. */
export async function findConnectors(db: Db, senderId: UserId, receiverId: string): Promise<OtherPerson[]> {
  return people(db)
    .innerJoin(knownTo(db, senderId).as('mine'), 'mine.id', 'u.id')
    .innerJoin(knownTo(db, receiverId).as('theirs'), 'theirs.id', 'u.id')
    .select(PERSON)
    .where('u.isSuspended', '=', false)
    .where('u.id', 'not in', [senderId, receiverId])
    .where((eb) => eb.and([meets(senderId), meets(receiverId)]))
    .orderBy('u.name')
    .orderBy('u.id')
    .limit(50)
    .execute();
}
