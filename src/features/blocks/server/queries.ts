import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, Member, UserId } from '#shared/server/context.ts';

/** Whom the person has blocked, latest first. */
export async function findBlocked(db: Db, userId: UserId) {
  return db
    .selectFrom('blocks as b')
    .innerJoin('peopleCards as u', 'u.id', 'b.blockedId')
    .innerJoin('memberProfiles as p', 'p.userId', 'u.id')
    .select(['u.id', 'u.firstName', 'u.lastName', 'p.headline', 'u.image as profileImageUrl', 'u.isDemo'])
    .where('b.blockerId', '=', userId)
    .orderBy('b.createdAt', 'desc')
    .orderBy('u.id')
    .execute();
}

/** Whether there is such a person for this member; for a demo account there are those of the demo alone. */
export async function isPerson(db: Db, { isDemo }: Member, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('peopleCards')
    .select('id')
    .where('id', '=', userId)
    .$if(isDemo, (query) => query.where('isDemo', '=', true))
    .executeTakeFirst();
  return row !== undefined;
}

/** Who has blocked whom of the two. */
export async function findBlocks(db: Db, userId: string, otherId: string) {
  const rows = await db
    .selectFrom('blocks')
    .select('blockerId')
    .where((eb) =>
      eb.or([
        eb.and([eb('blockerId', '=', userId), eb('blockedId', '=', otherId)]),
        eb.and([eb('blockerId', '=', otherId), eb('blockedId', '=', userId)]),
      ]),
    )
    .execute();
  return {
    hasBlocked: rows.some(({ blockerId }) => blockerId === userId),
    isBlocked: rows.some(({ blockerId }) => blockerId === otherId),
  };
}

export async function insertBlock(db: Db, blockerId: UserId, blockedId: string): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blockerId, blockedId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether there was such a block. */
export async function deleteBlock(db: Db, blockerId: UserId, blockedId: string): Promise<boolean> {
  return didWrite(
    db.deleteFrom('blocks').where('blockerId', '=', blockerId).where('blockedId', '=', blockedId),
  );
}
