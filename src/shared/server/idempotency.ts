import { createHash } from 'node:crypto';
import type { UserId } from './context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid } from '#platform/http/errors.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { deleteKeysBefore, findKey, insertKey, updateAnswer } from './queries-idempotency.ts';

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

/** A key as a statement claims it that does a call and keeps its answer at once. */
export type ClaimedKey = { readonly key: string; readonly target: string; readonly requestHash: string };

const hashOf = (body: unknown) => digest(JSON.stringify(body ?? null));

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
  const requestHash = hashOf(request.body);
  if (await insertKey(db, row, requestHash)) return null;
  const stored = await findKey(db, row);
  if (stored?.requestHash !== requestHash || stored.status === null) {
    throw new AppError('conflict', 'This Idempotency-Key was already used for another request.');
  }
  return { status: stored.status, answer: stored.answer };
}

/** What a statement claims a key with; null for a key that `claimKey` refuses. */
export function claimedKeyOf(request: KeyedRequest): ClaimedKey | null {
  if (!KEY.test(request.key)) return null;
  const { key, target } = rowOf(request);
  return { key, target, requestHash: hashOf(request.body) };
}

export async function keepAnswer(
  db: Db,
  request: KeyedRequest,
  { status, answer }: StoredAnswer,
): Promise<void> {
  await updateAnswer(db, rowOf(request), { status, answer: JSON.stringify(answer) });
}

/** Keys are remembered for a day. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await deleteKeysBefore(db, daysBefore(now, 1));
}
