import { createHash } from 'node:crypto';
import type { UserId } from './context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid } from '#platform/http/errors.ts';
import { daysBefore } from '#shared/domain/time.ts';

/** Where answers are stored for a day. */
export const ANSWERS_TABLE = 'idempotency_keys';

const KEY = /^[\w.:-]{8,128}$/;

/** What makes two requests the same: who sends it, its key, method, path and body. */
export type KeyedRequest = {
  readonly userId: UserId;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
};
type StoredAnswer = { readonly status: number; readonly answer: unknown };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const rowOf = ({ userId, key, method, path }: KeyedRequest) => ({
  userId,
  key,
  target: digest(`${method} ${path}`),
});

/**
 * Claims a key inside the caller's transaction. Answers null when the call is new, else what it answered
 * the first time. Waits while a duplicate request is still running, until it has committed or failed.
 */
export async function claimKey(db: Db, request: KeyedRequest): Promise<StoredAnswer | null> {
  if (!KEY.test(request.key))
    throw invalid('Idempotency-Key', 'Idempotency-Key must be 8 to 128 letters, digits or . : _ -');
  const row = rowOf(request);
  const requestHash = digest(JSON.stringify(request.body ?? null));
  const inserted = await db
    .insertInto('idempotencyKeys')
    .values({ ...row, requestHash })
    .onConflict((conflict) => conflict.columns(['userId', 'key', 'target']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('userId', '=', row.userId)
    .where('key', '=', row.key)
    .where('target', '=', row.target)
    .executeTakeFirst();
  if (stored?.requestHash !== requestHash || stored.status === null) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another request.');
  }
  return { status: stored.status, answer: stored.answer };
}

export async function keepAnswer(
  db: Db,
  request: KeyedRequest,
  { status, answer }: StoredAnswer,
): Promise<void> {
  const { userId, key, target } = rowOf(request);
  await db
    .updateTable('idempotencyKeys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('target', '=', target)
    .execute();
}

/** Keys are remembered for a day. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  const dayAgo = daysBefore(now, 1);
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', dayAgo).execute();
}
