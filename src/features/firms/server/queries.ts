import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FirmRole } from '../domain.ts';

export type FirmRow = {
  id: number;
  name: string;
  domain: string | null;
  role: FirmRole;
  version: number;
  createdAt: Date;
};
export type FirmMemberRow = {
  userId: string;
  name: string;
  imageUrl: string | null;
  role: FirmRole;
  joinedAt: Date;
};

/** The firm a person is in, with their role; null without one. */
export async function findFirmOf(db: Db, userId: UserId): Promise<FirmRow | null> {
  const { rows } = await sql<FirmRow>`
    select f.id, f.name, f.domain, m.role, f.version, f.created_at
    from firm_members m join firms f on f.id = m.firm_id where m.user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Everybody of a person's firm, the person included; the person alone without a firm. */
export async function findFirmMemberIds(db: Db, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select m.user_id from firm_members m
    where m.firm_id = (select firm_id from firm_members where user_id = ${userId})`.execute(db);
  return rows.length === 0 ? [userId] : rows.map((row) => row.userId);
}

/** Holds the firm for the rest of the transaction, so that two changes of its people take turns. */
export async function lockFirm(db: Db, firmId: number): Promise<void> {
  await db.selectFrom('firms').select('id').where('id', '=', firmId).forUpdate().execute();
}

/** Its people in the order they joined. */
export async function findFirmMembers(db: Db, firmId: number): Promise<FirmMemberRow[]> {
  const { rows } = await sql<FirmMemberRow>`
    select m.user_id, u.name, u.image as "imageUrl", m.role, m.joined_at
    from firm_members m join people_cards u on u.id = m.user_id
    where m.firm_id = ${firmId} order by m.joined_at, m.user_id`.execute(db);
  return rows;
}

export async function insertFirm(
  db: Db,
  { name, domain }: { name: string; domain: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('firms')
    .values({ name, domain })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether the person came in; false when they are in a firm already. */
export async function insertFirmMember(
  db: Db,
  { firmId, userId, role, now }: { firmId: number; userId: string; role: FirmRole; now: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('firmMembers')
    .values({ firmId, userId, role, joinedAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateFirm(
  db: Db,
  firmId: number,
  change: { name?: string; domain?: string | null },
): Promise<void> {
  await db
    .updateTable('firms')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', firmId)
    .execute();
}

export async function updateFirmRole(
  db: Db,
  { firmId, userId, role }: { firmId: number; userId: string; role: FirmRole },
): Promise<void> {
  await db
    .updateTable('firmMembers')
    .set({ role })
    .where('firmId', '=', firmId)
    .where('userId', '=', userId)
    .execute();
}

export async function deleteFirmMember(db: Db, firmId: number, userId: string): Promise<void> {
  await db.deleteFrom('firmMembers').where('firmId', '=', firmId).where('userId', '=', userId).execute();
}
