import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';

/** Whether either of two people has blocked the other, as a condition; give columns or values. */
export const blockedBetween = (
  one: RawBuilder<string>,
  other: RawBuilder<string>,
): RawBuilder<boolean> => sql`
  exists (select from blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;

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

/** Whether either of the two has blocked the other. */
export async function isBlockedEitherWay(db: Db, userId: string, otherId: string): Promise<boolean> {
  const { hasBlocked, isBlocked } = await findBlocks(db, userId, otherId);
  return hasBlocked || isBlocked;
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
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
