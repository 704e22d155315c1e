import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

/** The pairs of a person and others as investor and owner of a startup, either way round, with who the other is. */
export async function findPairsOfPeople(db: Db, userId: UserId, otherIds: readonly string[]) {
  const others = sql<string>`any(${otherIds}::text[])`;
  const pairs = db
    .selectFrom('visibleInvestors as i')
    .innerJoin('visibleStartups as s', (join) => join.on('s.status', '=', 'active'))
    .innerJoin('teamRoles as m', (join) => join.onRef('m.startupId', '=', 's.id').on('m.role', '=', 'owner'));
  return pairs
    .select(['s.id as startupId', 'i.id as investorId', 'm.userId as otherId'])
    .where('i.userId', '=', userId)
    .where('m.userId', '=', others)
    .unionAll(
      pairs
        .select(['s.id as startupId', 'i.id as investorId', 'i.userId as otherId'])
        .where('m.userId', '=', userId)
        .where('i.userId', '=', others),
    )
    .execute();
}
