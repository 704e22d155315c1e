import { sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { DB } from '#platform/postgres/tables.ts';
import type { Db, UserId } from './context.ts';

/** The tables that keep invitations: those of startups and of firms. */
type Table = {
  [T in keyof DB]: DB[T] extends { tokenHash: unknown; acceptedBy: unknown } ? T : never;
}[keyof DB];
/** Where one kind of team keeps its invitations, and the column of the team's id. */
export type InvitationTable = {
  [T in Table]: { readonly table: T; readonly team: Extract<keyof DB[T], 'startupId' | 'firmId'> };
}[Table];
export type AnyRole = DB[Table]['role'];

/** What there is to know of an invitation into any team, from a table that goes by `i`, its role aside. */
const INVITATION_COLUMNS = [
  'i.id',
  'i.email',
  'i.expiresAt',
  'i.acceptedAt',
  'i.revokedAt',
  'i.createdAt',
] as const;

export type NewInvitationRow = {
  readonly teamId: number;
  readonly tokenHash: string;
  readonly role: AnyRole;
  readonly email: string | null;
  readonly createdBy: UserId;
  readonly expiresAt: Date;
  readonly createdAt: Date;
};

export async function insertInvitation(
  db: Db,
  { table, team }: InvitationTable,
  { teamId, ...row }: NewInvitationRow,
): Promise<number> {
  const { id } = await db
    .insertInto<Table>(table)
    .values({ ...row, [team]: teamId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The latest hundred of a team. */
export async function findInvitations(db: Db, { table, team }: InvitationTable, teamId: number) {
  return db
    .selectFrom(db.dynamic.table<Table>(table).as('i'))
    .select([...INVITATION_COLUMNS, 'i.role'])
    .where(sql.ref<number>(`i.${team}`), '=', teamId)
    .orderBy('i.id', 'desc')
    .limit(100)
    .execute();
}

/** The one behind a link, and whose word it is; none while its maker is suspended. */
export async function findInvitation(db: Db, { table, team }: InvitationTable, tokenHash: string | null) {
  return db
    .selectFrom(db.dynamic.table<Table>(table).as('i'))
    .leftJoin('peopleCards as u', 'u.id', 'i.createdBy')
    .select([...INVITATION_COLUMNS, 'i.role', 'i.createdBy', 'u.name as invitedBy'])
    .select(sql.ref<number>(`i.${team}`).as('teamId'))
    .where('i.tokenHash', '=', tokenHash)
    .where('u.isSuspended', 'is not', true)
    .executeTakeFirst();
}

/** Takes an open one back; false where there is none. */
export async function revokeInvitation(
  db: Db,
  { table, team }: InvitationTable,
  { id, teamId, now }: { id: number; teamId: number; now: Date },
): Promise<boolean> {
  return didWrite(
    db
      .updateTable<Table>(table)
      .set({ revokedAt: now })
      .where('id', '=', id)
      .where(sql.ref<number>(team), '=', teamId)
      .where('acceptedAt', 'is', null)
      .where('revokedAt', 'is', null),
  );
}

/** Whether a link with this hash could be accepted now. */
export async function isOpenInvitation(
  db: Db,
  { table }: InvitationTable,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom(db.dynamic.table<Table>(table).as('i'))
    .select('i.id')
    .where('i.tokenHash', '=', tokenHash)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses an open one up; false where somebody was quicker, or it ended meanwhile. */
export async function acceptInvitation(
  db: Db,
  { table }: InvitationTable,
  { id, userId, now }: { id: number; userId: UserId; now: Date },
): Promise<boolean> {
  return didWrite(
    db
      .updateTable<Table>(table)
      .set({ acceptedBy: userId, acceptedAt: now })
      .where('id', '=', id)
      .where('acceptedAt', 'is', null)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now),
  );
}
