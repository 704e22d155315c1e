import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

const PREFIX = 'reset:';
/** Of a link that an admin handed over: it says nothing of the address. */
const HANDED = 'reset:handed:';

const identifiersOf = (tokenHash: string) => [PREFIX + tokenHash, HANDED + tokenHash];
const NEW_ID = sql<string>`gen_random_uuid()::text`;

/** Somebody who may be sent a link: there, real, and not suspended. */
export async function findPersonByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', email)
    .where('suspendedAt', 'is', null)
    .where('isDemo', '=', false)
    .executeTakeFirst();
}

/** Keeps the hash of a new link; the former ones of this person end. */
export async function saveResetToken(
  db: Db,
  reset: { userId: string; tokenHash: string; expiresAt: Date; isMailed: boolean },
): Promise<void> {
  await deleteResetTokens(db, reset.userId);
  await db
    .insertInto('verifications')
    .values({
      id: NEW_ID,
      identifier: (reset.isMailed ? PREFIX : HANDED) + reset.tokenHash,
      value: reset.userId,
      expiresAt: reset.expiresAt,
    })
    .execute();
}

/** Whether a link would work now. */
export async function existsResetToken(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('verifications')
    .select('id')
    .where('identifier', 'in', identifiersOf(tokenHash))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up: whose it was and whether it was mailed to them; undefined when it is unknown, used or over. */
export async function takeResetToken(db: Db, tokenHash: string, now: Date) {
  return db
    .deleteFrom('verifications')
    .where('identifier', 'in', identifiersOf(tokenHash))
    .where('expiresAt', '>', now)
    .returning((eb) => ['value as userId', eb('identifier', '=', PREFIX + tokenHash).as('isMailed')])
    .executeTakeFirst();
}

async function deleteResetTokens(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${PREFIX}%`)
    .execute();
}

/** Sets a password, whether or not there was one, and ends every session of the person. A mailed link has proved the address. */
export async function replacePassword(
  db: Db,
  { userId, hash, isMailed, now }: { userId: string; hash: string; isMailed: boolean; now: Date },
): Promise<void> {
  const updated = await db
    .updateTable('credentials')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) {
    await db
      .insertInto('credentials')
      .values({ id: NEW_ID, accountId: userId, providerId: 'credential', userId, password: hash })
      .execute();
  }
  await deleteResetTokens(db, userId);
  if (isMailed) await db.updateTable('users').set({ emailVerified: true }).where('id', '=', userId).execute();
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}
