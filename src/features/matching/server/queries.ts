import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Side } from './queries-sides.ts';
import { isProposed } from './queries-stored.ts';

const asSide = (side: Side) => sql<Side>`${sql.lit(side)}`.as('side');

/** The stored pairs of a person's own sides: their startups' lists and their investor profile's, best first. */
export async function findOwnPairs(db: Db, userId: UserId) {
  const asFounder = db
    .selectFrom('matches')
    .innerJoin('teamRoles as m', 'm.startupId', 'matches.startupId')
    .select([asSide('startup'), 'matches.startupId', 'matches.investorId', 'startupOrder as order'])
    .where('m.userId', '=', userId)
    .where('matches.side', '=', 'startup')
    .where(isProposed('startup', userId));
  const asInvestor = db
    .selectFrom('matches')
    .innerJoin('investorProfiles as own', 'own.id', 'matches.investorId')
    .select([asSide('investor'), 'matches.startupId', 'matches.investorId', 'investorOrder as order'])
    .where('own.userId', '=', userId)
    .where('matches.side', '=', 'investor')
    .where(isProposed('investor', userId));
  return db
    .selectFrom(asFounder.unionAll(asInvestor).as('own'))
    .selectAll()
    .orderBy('own.order', 'desc')
    .orderBy('own.startupId')
    .orderBy('own.investorId')
    .execute();
}

/** A person's own sides whose list was never made. */
export async function findUnmadeSides(
  db: Db,
  userId: UserId,
  limit: number,
): Promise<{ side: Side; subjectId: number }[]> {
  const startups = db
    .selectFrom('teamRoles as m')
    .innerJoin('visibleStartups as s', 's.id', 'm.startupId')
    .select([asSide('startup'), 's.id as subjectId'])
    .where('s.status', '=', 'active')
    .where('m.userId', '=', userId);
  const investors = db
    .selectFrom('visibleInvestors as i')
    .select([asSide('investor'), 'i.id as subjectId'])
    .where('i.userId', '=', userId);
  return db
    .selectFrom(startups.unionAll(investors).as('own'))
    .leftJoin('matchRefreshes as r', (join) =>
      join.onRef('r.side', '=', 'own.side').onRef('r.subjectId', '=', 'own.subjectId'),
    )
    .select(['own.side', 'own.subjectId'])
    .where('r.refreshedAt', 'is', null)
    .orderBy('own.subjectId', 'desc')
    .limit(limit)
    .execute();
}
