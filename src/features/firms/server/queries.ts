import { didWrite } from '#platform/postgres/did-write.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FirmRole } from '../domain.ts';

export type FirmRow = NonNullable<Awaited<ReturnType<typeof findFirmOf>>>;
export type FirmMemberRow = Awaited<ReturnType<typeof findFirmMembers>>[number];

/** The firm a person is in, with their role; null without one. */
export async function findFirmOf(db: Db, userId: UserId) {
  const row = await db
    .selectFrom('firmMembers as m')
    .innerJoin('firms as f', 'f.id', 'm.firmId')
    .select(['f.id', 'f.name', 'f.domain', 'm.role', 'f.version', 'f.createdAt'])
    .where('m.userId', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Everybody of a person's firm, the person included; the person alone without a firm. */
export async function findFirmMemberIds(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db
    .selectFrom('firmMembers')
    .select('userId')
    .where('firmId', '=', (eb) =>
      eb.selectFrom('firmMembers as own').select('own.firmId').where('own.userId', '=', userId),
    )
    .execute();
  return rows.length === 0 ? [userId] : rows.map((row) => row.userId);
}

/** Holds the firm for the rest of the transaction, so that two changes of its people take turns. */
export async function lockFirm(db: Db, firmId: number): Promise<void> {
  await db.selectFrom('firms').select('id').where('id', '=', firmId).forUpdate().execute();
}

/** Its people in the order they joined. */
export async function findFirmMembers(db: Db, firmId: number) {
  return db
    .selectFrom('firmMembers as m')
    .innerJoin('peopleCards as u', 'u.id', 'm.userId')
    .select(['m.userId', 'u.name', 'u.image as imageUrl', 'u.isDemo', 'm.role', 'm.joinedAt'])
    .where('m.firmId', '=', firmId)
    .orderBy('m.joinedAt')
    .orderBy('m.userId')
    .execute();
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
  return didWrite(
    db
      .insertInto('firmMembers')
      .values({ firmId, userId, role, joinedAt: now })
      .onConflict((conflict) => conflict.column('userId').doNothing()),
  );
}

export async function updateFirm(
  db: Db,
  firmId: number,
  change: { name?: string; domain?: string | null },
): Promise<void> {
  await db
    .updateTable('firms')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
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

/** The firm that somebody is invited to, and whether they are in it already. */
export async function findInvitingFirm(db: Db, firmId: number, reader: UserId | null) {
  return db
    .selectFrom('firms as f')
    .leftJoin('firmMembers as m', (join) => join.onRef('m.firmId', '=', 'f.id').on('m.userId', '=', reader))
    .select('f.name as firmName')
    .select((eb) => eb('m.userId', 'is not', null).$castTo<boolean>().as('isMember'))
    .where('f.id', '=', firmId)
    .executeTakeFirstOrThrow();
}
