import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';
import { isOpenTo } from './queries-stored.ts';

const asOther = (side: Side) => sql<Side>`${sql.lit(side)}`.as('otherSide');

/** The rows of a person's own sides: their startups' lists and their investor profile's list. */
const ownRows = (db: Db, userId: UserId) =>
  db
    .selectFrom('matches')
    .innerJoin('teamRoles as m', 'm.startupId', 'matches.startupId')
    .select([asOther('investor'), 'matches.investorId as otherId', 'mutualScore', 'explanation'])
    .where('m.userId', '=', userId)
    .where('startupRank', 'is not', null)
    .where(isOpenTo(userId))
    .unionAll(
      db
        .selectFrom('matches')
        .innerJoin('investorProfiles as own', 'own.id', 'matches.investorId')
        .select([asOther('startup'), 'matches.startupId as otherId', 'mutualScore', 'explanation'])
        .where('own.userId', '=', userId)
        .where('investorRank', 'is not', null)
        .where(isOpenTo(userId)),
    );

/** How many of a person's own stored pairs have this mutual score or more. */
export async function countOwnMatches(db: Db, userId: UserId, leastScore: number): Promise<number> {
  const { count } = await db
    .selectFrom(ownRows(db, userId).as('own'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('own.mutualScore', '>=', leastScore)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's best stored pairs over all their sides; each counterpart once. */
export async function findBestOwnMatches(db: Db, userId: UserId, limit: number) {
  const each = db
    .selectFrom(ownRows(db, userId).as('own'))
    .selectAll()
    .distinctOn(['own.otherSide', 'own.otherId'])
    .orderBy('own.otherSide')
    .orderBy('own.otherId')
    .orderBy('own.mutualScore', 'desc');
  return db
    .selectFrom(each.as('best'))
    .selectAll()
    .orderBy('best.mutualScore', 'desc')
    .orderBy('best.otherSide')
    .orderBy('best.otherId')
    .limit(limit)
    .execute();
}
