import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';

const SETTINGS = [
  'inviteOnly',
  'mailDomains',
  'providerOnly',
  'contactName',
  'contactEmail',
  'version',
] as const;

export async function findInstanceSettings(db: Db) {
  return db.selectFrom('instanceSettings').select(SETTINGS).executeTakeFirstOrThrow();
}

type Change = {
  readonly inviteOnly: boolean;
  readonly mailDomains: string[];
  readonly providerOnly: boolean;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
};

/** The settings as they are now; undefined where somebody else changed them since that version. */
export async function updateInstanceSettings(
  db: Db,
  { change, version, by, now }: { change: Change; version: number; by: UserId; now: Date },
) {
  return db
    .updateTable('instanceSettings')
    .set({ ...change, version: version + 1, updatedAt: now, updatedBy: by })
    .where('version', '=', version)
    .returning(SETTINGS)
    .executeTakeFirst();
}

/** The latest hundred, with when each let somebody in. */
export async function findInstanceInvitations(db: Db) {
  return db
    .selectFrom('instanceInvitations as i')
    .leftJoin('admissions as a', (join) =>
      join.onRef('a.tokenHash', '=', 'i.tokenHash').on('a.settled', '=', true),
    )
    .select(['i.id', 'i.note', 'i.createdAt', 'i.expiresAt', 'i.revokedAt', 'a.admittedAt as acceptedAt'])
    .orderBy('i.id', 'desc')
    .limit(100)
    .execute();
}

export async function insertInstanceInvitation(
  db: Db,
  row: { tokenHash: string; note: string | null; createdBy: UserId; createdAt: Date; expiresAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('instanceInvitations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes an open one back; false where there is none. */
export async function revokeInstanceInvitation(db: Db, id: number, now: Date): Promise<boolean> {
  return didWrite(
    db
      .updateTable('instanceInvitations')
      .set({ revokedAt: now })
      .where('id', '=', id)
      .where('revokedAt', 'is', null),
  );
}

/** Whether an admin's link with this hash is open. */
export async function isOpenInstanceInvitation(db: Db, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('instanceInvitations as i')
    .innerJoin('users as u', 'u.id', 'i.createdBy')
    .select('i.id')
    .where('i.tokenHash', '=', tokenHash)
    .where('i.expiresAt', '>', now)
    .where('i.revokedAt', 'is', null)
    .where('u.isAdmin', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a link for one newcomer; false where it has let somebody in, or is just being used. */
export async function claimAdmission(
  db: Db,
  { tokenHash, now, abandonedBefore }: { tokenHash: string; now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('admissions')
    .values({ tokenHash, admittedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('tokenHash')
        .doUpdateSet({ admittedAt: now })
        .where('admissions.settled', '=', false)
        .where('admissions.admittedAt', '<', abandonedBefore),
    )
    .returning(sql<boolean>`true`.as('claimed'))
    .executeTakeFirst();
  return row !== undefined;
}

export async function settleAdmission(db: Db, tokenHash: string, userId: string): Promise<void> {
  await db
    .updateTable('admissions')
    .set({ userId, settled: true })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/** Gives a link back that let nobody in after all. */
export async function releaseAdmission(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('admissions').where('tokenHash', '=', tokenHash).where('settled', '=', false).execute();
}
