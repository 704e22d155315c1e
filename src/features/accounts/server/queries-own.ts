import { deleteFilesOf } from '#platform/postgres/stored-files.ts';
import type { UserType } from '#shared/domain/catalogue/vocabularies.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OwnName } from '../contract.ts';

/** `name` is the two in one. */
export async function updateName(
  db: Db,
  userId: UserId,
  { now, ...names }: OwnName & { name: string; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...names, updatedAt: now })
    .where('id', '=', userId)
    .execute();
}

/** The stored form of a person's password, and what else they sign in with. */
export async function findCredentials(db: Db, userId: UserId) {
  const rows = await db
    .selectFrom('credentials')
    .select(['providerId', 'password'])
    .where('userId', '=', userId)
    .execute();
  const user = await db
    .selectFrom('users')
    .select('twoFactorEnabled as twoFactor')
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    password: rows.find(({ providerId }) => providerId === 'credential')?.password ?? null,
    openIdConnect: rows.some(({ providerId }) => providerId === 'oidc'),
    twoFactor: user?.twoFactor ?? false,
  };
}

/** Deletes a person, and the rows that know them by other means than a reference. */
export async function deletePerson(db: Db, userId: UserId): Promise<void> {
  await db.deleteFrom('verifications').where('value', '=', userId).execute();
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** Writes down that somebody has left for good, by the hash of their id. */
export async function insertErasure(db: Db, personHash: string, erasedAt: Date): Promise<void> {
  await db
    .insertInto('erasures')
    .values({ personHash, erasedAt })
    .onConflict((conflict) => conflict.column('personHash').doNothing())
    .execute();
}

export async function findErasures(db: Db): Promise<{ personHash: string; erasedAt: Date }[]> {
  return db.selectFrom('erasures').select(['personHash', 'erasedAt']).orderBy('erasedAt').execute();
}

/** Real people, a page at a time, by id. */
export async function findPeopleAfter(db: Db, afterId: string, limit: number) {
  return (
    db
      .selectFrom('users')
      .select(['id', 'email', 'firstName', 'lastName'])
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
      // An account's own id.
      .$narrowType<{ id: UserId }>()
      .execute()
  );
}

/** Deletes the people of the demo and the rows of their files; the keys of those. */
export async function deleteDemoPeople(db: Db): Promise<string[]> {
  const people = await db.selectFrom('users').select('id').where('isDemo', '=', true).execute();
  const keys = await deleteFilesOf(
    db,
    people.map(({ id }) => id),
  );
  await db.deleteFrom('users').where('isDemo', '=', true).execute();
  return keys;
}

/** Suspends a person and ends their sessions (`at`), or lets them in again (null); false when it was so before. */
export async function suspendPerson(db: Db, userId: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ suspendedAt: at })
    .where('id', '=', userId)
    .where('suspendedAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (at !== null) await db.deleteFrom('sessions').where('userId', '=', userId).execute();
  return changed.numUpdatedRows > 0n;
}

/** Sets a person's picture; answers the one they had. */
export async function updatePicture(
  db: Db,
  userId: UserId,
  { url, now }: { url: string | null; now: Date },
): Promise<string | null> {
  const former = await db
    .selectFrom('users')
    .select('image')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  await db.updateTable('users').set({ image: url, updatedAt: now }).where('id', '=', userId).execute();
  return former?.image ?? null;
}

/** The first role somebody takes names them; a second one adds a profile and changes nothing else. */
export async function nameRole(
  db: Db,
  userId: UserId,
  { role, now }: { role: UserType; now: Date },
): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ userType: eb.fn.coalesce('userType', eb.val(role)), updatedAt: now }))
    .where('id', '=', userId)
    .execute();
}

/** Whether anybody is here at all. */
export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
