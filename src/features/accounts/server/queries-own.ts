import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import { fullName } from '#shared/domain/person-name.ts';
import type { OwnName } from '../contract.ts';

export async function updateName(db: Db, userId: UserId, { firstName, lastName }: OwnName): Promise<void> {
  await db
    .updateTable('users')
    .set({
      firstName,
      lastName,
      name: fullName({ firstName, lastName }),
      updatedAt: new Date(),
    })
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

/** Startups that would be left without an owner if this person went. */
export async function findSoleOwned(db: Db, userId: UserId): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name from startup_members m join startups s on s.id = m.startup_id
    where m.user_id = ${userId} and m.role = 'owner' and not exists (
      select 1 from startup_members o
      where o.startup_id = m.startup_id and o.role = 'owner' and o.user_id <> m.user_id
    ) order by s.id`.execute(db);
  return rows;
}

/** Deletes a person, the startups named, and the rows that know them by other means than a reference. */
export async function deletePerson(
  db: Db,
  person: { id: UserId; email: string },
  startupIds: readonly number[],
): Promise<void> {
  if (startupIds.length > 0) await db.deleteFrom('startups').where('id', 'in', startupIds).execute();
  await db.deleteFrom('verifications').where('value', '=', person.id).execute();
  await sql`delete from mail_outbox where lower(to_address) = lower(${person.email})`.execute(db);
  await db.deleteFrom('users').where('id', '=', person.id).execute();
}

/** The keys of the files a person has stored. */
export async function findFileKeys(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db.selectFrom('storedFiles').select('key').where('ownerId', '=', userId).execute();
  return rows.map(({ key }) => key);
}

export async function deleteFileRows(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('storedFiles').where('key', 'in', keys).execute();
}
