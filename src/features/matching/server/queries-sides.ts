import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import { openStartups, visibleInvestors } from './queries-profiles.ts';

/** The startups whose team the person is in, as far as they can be matched, newest first. */
export async function findOwnStartups(db: Db, userId: UserId): Promise<{ id: number; name: string }[]> {
  return openStartups(db)
    .innerJoin('teamRoles as m', 'm.startupId', 's.id')
    .select(['s.id', 's.name'])
    .where('m.userId', '=', userId)
    .orderBy('s.id', 'desc')
    .limit(100)
    .execute();
}

/** The person's investor profile, when they have one that is not hidden. */
export async function findOwnInvestorId(db: Db, userId: UserId): Promise<number | null> {
  const row = await visibleInvestors(db).select('i.id').where('i.userId', '=', userId).executeTakeFirst();
  return row?.id ?? null;
}

/** The investor profiles of some people, as far as they are not hidden, by whose they are. */
export async function findInvestorIdsOf(db: Db, userIds: readonly UserId[]): Promise<Map<string, number>> {
  const rows = await visibleInvestors(db)
    .select(['i.id', 'i.userId'])
    .where('i.userId', '=', sql<string>`any(${[...new Set(userIds)]}::text[])`)
    .execute();
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

export type Side = 'startup' | 'investor';

/** The people of one side; the id of that side is what the caller compares. */
const peopleOf = {
  startup: (db: Db) => db.selectFrom('teamRoles').select(['startupId as subjectId', 'userId']),
  investor: (db: Db) => db.selectFrom('investorProfiles').select(['id as subjectId', 'userId']),
};

/** The people whose screens show the matches of some sides. */
export async function findSideUserIds(db: Db, side: Side, subjectIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom(peopleOf[side](db).as('p'))
    .select('p.userId')
    .distinct()
    .where('p.subjectId', '=', sql<number>`any(${subjectIds}::integer[])`)
    .execute();
  return rows.map(({ userId }) => userId);
}

type Touched = {
  readonly side: Side;
  readonly pairs: readonly { subjectId: number; order: number }[];
  readonly activeSince: Date;
  readonly storedMatches: number;
};

const OWN = {
  startup: { id: 'm.startupId', order: 'm.startupOrder' },
  investor: { id: 'm.investorId', order: 'm.investorOrder' },
} as const;

/** Of the sides of some pairs: those with a kept list that has room for the pair, whose people were here lately. */
export async function findTouchedSides(db: Db, touched: Touched): Promise<number[]> {
  const { side, pairs, activeSince, storedMatches } = touched;
  const [ids, orders] = [pairs.map((pair) => pair.subjectId), pairs.map((pair) => pair.order)];
  const given = sql<{ subjectId: number; place: number }>`unnest(${ids}::integer[], ${orders}::float8[])`;
  const rows = await db
    .selectFrom(given.as<'p'>(sql`p (subject_id, place)`))
    .innerJoin('matchRefreshes as r', 'r.subjectId', 'p.subjectId')
    .select('p.subjectId')
    .where('r.side', '=', side)
    .where('r.refreshedAt', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('peopleActivity as s')
          .innerJoin(peopleOf[side](db).as('u'), 'u.userId', 's.userId')
          .select('s.userId')
          .where('s.seenAt', '>=', activeSince)
          .whereRef('u.subjectId', '=', 'p.subjectId'),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('matches as m')
            .select(OWN[side].id)
            .whereRef(OWN[side].order, '>=', 'p.place')
            .whereRef(OWN[side].id, '=', 'p.subjectId')
            .where('m.side', '=', side)
            .where('m.rank', '=', storedMatches),
        ),
      ),
    )
    .orderBy('p.subjectId')
    .execute();
  return rows.map(({ subjectId }) => subjectId);
}

const asSide = (side: Side) => sql<Side>`${sql.lit(side)}`.as('side');

/** Sides whose people were here since `activeSince` and whose list is older than `madeBefore`, oldest first. */
export async function findStaleSides(
  db: Db,
  { activeSince, madeBefore, limit }: { activeSince: Date; madeBefore: Date; limit: number },
): Promise<{ side: Side; subjectId: number }[]> {
  return db
    .with('active', (cte) =>
      cte.selectFrom('peopleActivity').select('userId').distinct().where('seenAt', '>=', activeSince),
    )
    .with('subjects', (cte) =>
      cte
        .selectFrom('visibleStartups as s')
        .innerJoin('teamRoles as m', 'm.startupId', 's.id')
        .innerJoin('active as a', 'a.userId', 'm.userId')
        .select([asSide('startup'), 's.id as subjectId'])
        .distinct()
        .where('s.status', '=', 'active')
        .unionAll((eb) =>
          eb
            .selectFrom('visibleInvestors as i')
            .innerJoin('active as a', 'a.userId', 'i.userId')
            .select([asSide('investor'), 'i.id as subjectId']),
        ),
    )
    .selectFrom('subjects')
    .leftJoin('matchRefreshes as r', (join) =>
      join.onRef('r.side', '=', 'subjects.side').onRef('r.subjectId', '=', 'subjects.subjectId'),
    )
    .select(['subjects.side', 'subjects.subjectId'])
    .where((eb) => eb.or([eb('r.refreshedAt', 'is', null), eb('r.refreshedAt', '<', madeBefore)]))
    .orderBy('r.refreshedAt', (order) => order.asc().nullsFirst())
    .orderBy('subjects.side')
    .orderBy('subjects.subjectId')
    .limit(limit)
    .execute();
}
