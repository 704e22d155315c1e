import { createHash } from 'node:crypto';
import type { UserId } from './context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid } from '#platform/http/errors.ts';
import { daysBefore } from '#shared/domain/time.ts';

/** Where answers are stored for a day. */
export const ANSWERS_TABLE = 'idempotency_keys';

const KEY = /^[\w.:-]{8,128}$/;

type Claim = {
  readonly userId: UserId;
  readonly key: string;
  readonly endpoint: string;
  readonly body: unknown;
};
type StoredAnswer = { readonly status: number; readonly answer: unknown };

/**
 * Claims a key inside the caller's transaction. Answers null when the call is new, else what it answered
 * the first time. Waits while a duplicate request is still running, until it has committed or failed.
 */
export async function claimKey(db: Db, { userId, key, endpoint, body }: Claim): Promise<StoredAnswer | null> {
  if (!KEY.test(key))
    throw invalid('Idempotency-Key', 'Idempotency-Key must be 8 to 128 letters, digits or . : _ -');
  const requestHash = createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('hex');
  const inserted = await db
    .insertInto('idempotencyKeys')
    .values({ userId, key, endpoint, requestHash })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['endpoint', 'requestHash', 'status', 'answer'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored?.endpoint !== endpoint || stored.requestHash !== requestHash || stored.status === null) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another request.');
  }
  return { status: stored.status, answer: stored.answer };
}

export async function keepAnswer(
  db: Db,
  userId: UserId,
  key: string,
  { status, answer }: StoredAnswer,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute();
}

/** Keys are remembered for a day. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const dayAgo = daysBefore(now, 1);
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', dayAgo).execute();
}
