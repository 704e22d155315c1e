import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { OwnName } from '../contract.ts';

export async function updateName(db: Db, userId: UserId, { firstName, lastName }: OwnName): Promise<void> {
  await db
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`.trim(),
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}

/** The stored form of a person's password, and what else they sign in with. */
export async function findCredentials(db: Db, userId: UserId) {
  const rows = await db
    .selectFrom('credentials')
    .select(['provider_id as providerId', 'password'])
    .where('user_id', '=', userId)
    .execute();
  const user = await db
    .selectFrom('users')
    .select('two_factor_enabled as twoFactor')
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
  const rows = await db.selectFrom('stored_files').select('key').where('owner_id', '=', userId).execute();
  return rows.map(({ key }) => key);
}

export async function deleteFileRows(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('stored_files').where('key', 'in', keys).execute();
}

type ExportedTable = { readonly table: string; readonly owner: string; readonly omit?: readonly string[] };

/** Every table keyed to a person, and what of it is no data of theirs: secrets, and what search keeps. */
export const EXPORTED: readonly ExportedTable[] = [
  { table: 'users', owner: 'id' },
  { table: 'sessions', owner: 'user_id', omit: ['token'] },
  {
    table: 'credentials',
    owner: 'user_id',
    omit: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { table: 'profiles', owner: 'user_id', omit: ['search', 'search_name'] },
  { table: 'experiences', owner: 'user_id', omit: ['company_folded'] },
  { table: 'recommendations', owner: 'subject_id' },
  { table: 'recommendations', owner: 'author_id' },
  { table: 'people_wishes', owner: 'user_id' },
  { table: 'people_matches', owner: 'user_id' },
  // A declined invitation looks unanswered to who sent it.
  { table: 'connections', owner: 'requester_id', omit: ['status', 'answered_at', 'ended_at', 'ended_by'] },
  { table: 'connections', owner: 'addressee_id' },
  { table: 'exclusions', owner: 'user_id' },
  { table: 'profile_views', owner: 'viewer_id' },
  { table: 'founder_profiles', owner: 'user_id' },
  { table: 'investors', owner: 'user_id', omit: ['search', 'search_name', 'domain_token'] },
  { table: 'investor_vouches', owner: 'voucher_id' },
  { table: 'onboarding_drafts', owner: 'user_id' },
  { table: 'startups', owner: 'created_by', omit: ['search', 'search_name'] },
  { table: 'startup_members', owner: 'user_id' },
  { table: 'startup_invitations', owner: 'created_by', omit: ['token_hash'] },
  { table: 'traction_points', owner: 'created_by' },
  { table: 'page_views', owner: 'viewer_id' },
  { table: 'notifications', owner: 'user_id' },
  { table: 'stored_files', owner: 'owner_id' },
];

/** Rows by table, as they are stored. */
export async function findEverything(db: Db, userId: UserId): Promise<Record<string, unknown[]>> {
  const everything: Record<string, unknown[]> = {};
  for (const { table, owner, omit = [] } of EXPORTED) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${[...omit]}::text[] as row from ${sql.table(table)} t
      where ${sql.ref(`t.${owner}`)} = ${userId}`.execute(db);
    everything[table] = [...(everything[table] ?? []), ...rows.map(({ row }) => row)];
  }
  return everything;
}
