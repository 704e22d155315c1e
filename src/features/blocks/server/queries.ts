import type { Db, UserId } from '#shared/server/context.ts';

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
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blockerId', '=', blockerId)
    .where('blockedId', '=', blockedId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
