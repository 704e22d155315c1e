import type { Db } from '#platform/postgres/db.ts';
import type { UserId } from './context.ts';

/** Where answers are stored for a day. */
export const ANSWERS_TABLE = 'idempotency_keys';

/** A key of a person, for one call. */
type Keyed = { readonly userId: UserId; readonly key: string; readonly target: string };

/** False when the key is there already; waits while its transaction runs. */
export async function insertKey(db: Db, keyed: Keyed, requestHash: string): Promise<boolean> {
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ ...keyed, requestHash })
    .onConflict((conflict) => conflict.columns(['userId', 'key', 'target']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findKey(db: Db, { userId, key, target }: Keyed) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('target', '=', target)
    .executeTakeFirst();
}

export async function updateAnswer(
  db: Db,
  { userId, key, target }: Keyed,
  stored: { readonly status: number; readonly answer: string },
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set(stored)
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('target', '=', target)
    .execute();
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before).execute();
}
