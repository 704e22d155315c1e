import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { Level } from '../domain/permission.ts';

/** A person's address in small letters, where it is proved. */
export async function findProvedAddress(db: Db, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('peopleAddresses')
    .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
    .where('id', '=', userId)
    .where('isProved', '=', true)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The texts of a room that a person has accepted, and when. */
export async function findAcceptances(db: Db, roomId: number, userId: UserId) {
  return db
    .selectFrom('dataRoomAcceptances as c')
    .innerJoin('dataRoomAgreements as a', 'a.id', 'c.agreementId')
    .select(['a.number', 'c.acceptedAt'])
    .where('a.roomId', '=', roomId)
    .where('c.userId', '=', userId)
    .execute();
}

/** The links of a room that a person has used. */
export async function findUsedLinks(db: Db, roomId: number, userId: UserId): Promise<number[]> {
  const rows = await db
    .selectFrom('dataRoomLinkUses as u')
    .innerJoin('dataRoomLinks as l', 'l.id', 'u.linkId')
    .select('l.id')
    .where('l.roomId', '=', roomId)
    .where('u.userId', '=', userId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The groups of a room, the oldest first. */
export async function findGroups(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomGroups')
    .select(['id', 'name', 'expiresAt', 'revokedAt'])
    .where('roomId', '=', roomId)
    .orderBy('id')
    .execute();
}

export async function findGuests(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomGroupMembers as m')
    .leftJoin('peopleCards as u', 'u.id', 'm.userId')
    .select(['m.id', 'm.groupId', 'm.kind', 'm.userId', 'm.value', 'u.name'])
    .where('m.roomId', '=', roomId)
    .orderBy('m.id')
    .execute();
}

/** The links of a room; one made by another ends with it. */
export async function findLinks(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomLinks as l')
    .leftJoin('dataRoomLinks as p', 'p.id', 'l.parentId')
    .select(['l.id', 'l.groupId', 'l.parentId', 'l.kind', 'l.value', 'l.isMailed', 'l.createdAt'])
    .select([
      sql<Date>`least(l.expires_at, p.expires_at)`.as('expiresAt'),
      sql<Date | null>`coalesce(l.revoked_at, p.revoked_at)`.as('revokedAt'),
    ])
    .select((eb) =>
      eb
        .selectFrom('dataRoomLinkUses as s')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('s.linkId', '=', 'l.id')
        .as('uses'),
    )
    .where('l.roomId', '=', roomId)
    .orderBy('l.id', 'desc')
    .execute();
}

export async function findGrants(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomGrants')
    .select(['groupId', 'folderId', 'documentId', 'level', 'expiresAt', 'revokedAt'])
    .where('roomId', '=', roomId)
    .orderBy('id')
    .execute();
}

type NewGroup = {
  readonly roomId: number;
  readonly name: string;
  readonly expiresAt: Date | null;
  readonly userId: UserId;
  readonly now: Date;
  /** Whom it was made for, where it is one person's alone. */
  readonly ownOf?: string;
};

/** A new group; null where the room has one of this name. */
export async function insertGroup(db: Db, group: NewGroup): Promise<number | null> {
  const { roomId, name, expiresAt, userId, now, ownOf } = group;
  const row = await db
    .insertInto('dataRoomGroups')
    .values({ roomId, name, expiresAt, createdBy: userId, createdAt: now, ownOfUserId: ownOf ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateGroup(
  db: Db,
  groupId: number,
  change: { name: string; expiresAt: Date | null; revokedAt: Date | null },
): Promise<void> {
  await db.updateTable('dataRoomGroups').set(change).where('id', '=', groupId).execute();
}

type NewGuest = {
  readonly roomId: number;
  readonly groupId: number;
  readonly now: Date;
} & (
  | { readonly kind: 'person'; readonly userId: string }
  | { readonly kind: 'address' | 'domain'; readonly value: string }
);

/** Puts somebody into a group; twice is once. */
export async function insertGuest(db: Db, { now, ...guest }: NewGuest): Promise<void> {
  await db
    .insertInto('dataRoomGroupMembers')
    .values({ ...guest, addedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteGuest(
  db: Db,
  { groupId, guestId }: { groupId: number; guestId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('dataRoomGroupMembers')
    .where('groupId', '=', groupId)
    .where('id', '=', guestId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type GrantPlace = {
  readonly groupId: number;
  readonly folderId: number | null;
  readonly documentId: number | null;
};

const isAt = ({ groupId, folderId, documentId }: GrantPlace) =>
  sql<boolean>`group_id = ${groupId} and folder_id is not distinct from ${folderId}
    and document_id is not distinct from ${documentId}`;

export async function deleteGrant(db: Db, place: GrantPlace): Promise<void> {
  await db.deleteFrom('dataRoomGrants').where(isAt(place)).execute();
}

type NewGrant = GrantPlace & {
  readonly roomId: number;
  readonly level: Level;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly userId: UserId;
  readonly now: Date;
};

/** What the group may do there from now on, in place of what it might before. */
export async function saveGrant(db: Db, { userId, now, ...grant }: NewGrant): Promise<void> {
  const { level, expiresAt, revokedAt } = grant;
  await db
    .insertInto('dataRoomGrants')
    .values({ ...grant, createdBy: userId, createdAt: now })
    .onConflict((conflict) =>
      conflict.columns(['groupId', 'folderId', 'documentId']).doUpdateSet({
        level,
        expiresAt,
        revokedAt,
        createdBy: userId,
        createdAt: now,
      }),
    )
    .execute();
}

type NewLink = {
  readonly roomId: number;
  readonly groupId: number;
  readonly parentId: number | null;
  readonly kind: 'address' | 'domain';
  readonly value: string;
  readonly tokenHash: string;
  readonly isMailed: boolean;
  readonly expiresAt: Date;
  readonly createdBy: UserId | null;
  readonly createdAt: Date;
};

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await db.insertInto('dataRoomLinks').values(link).execute();
}

export async function revokeLink(
  db: Db,
  { groupId, linkId }: { groupId: number; linkId: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('dataRoomLinks')
    .set({ revokedAt: now })
    .where('groupId', '=', groupId)
    .where('id', '=', linkId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The link behind a token, with the room it leads into and how the asker stands to it. */
export async function findLinkBehind(db: Db, tokenHash: string, userId: UserId | null) {
  const row = await db
    .selectFrom('dataRoomLinks as l')
    .innerJoin('dataRooms as r', 'r.id', 'l.roomId')
    .innerJoin('dataRoomGroups as g', 'g.id', 'l.groupId')
    .innerJoin('startupProfiles as s', 's.id', 'r.startupId')
    .leftJoin('dataRoomLinks as p', 'p.id', 'l.parentId')
    .select(['l.id', 'l.roomId', 'l.groupId', 'l.kind', 'l.value', 'l.isMailed', 'l.createdBy'])
    .select(['r.startupId', 's.name as startupName', 's.logoUrl'])
    .select([
      sql<Date>`least(l.expires_at, p.expires_at, g.expires_at)`.as('expiresAt'),
      sql<Date | null>`coalesce(l.revoked_at, p.revoked_at, g.revoked_at, r.closed_at)`.as('revokedAt'),
      sql<boolean>`l.used_at is not null`.as('isUsed'),
      sql<boolean>`exists (select from data_room_link_uses u where u.link_id = l.id and u.user_id = ${userId})`.as(
        'isIn',
      ),
    ])
    .where('l.tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}
export type LinkBehind = NonNullable<Awaited<ReturnType<typeof findLinkBehind>>>;

/** Holds a link for the rest of the transaction, so that one that is for one person lets in one. */
export async function lockLink(db: Db, linkId: number): Promise<void> {
  await db.selectFrom('dataRoomLinks').select('id').where('id', '=', linkId).forUpdate().execute();
}

export async function insertLinkUse(db: Db, linkId: number, userId: UserId, now: Date): Promise<void> {
  await db
    .insertInto('dataRoomLinkUses')
    .values({ linkId, userId, usedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('dataRoomLinks')
    .set({ usedAt: now })
    .where('id', '=', linkId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Who came, the latest first, and when each accepted the text in force. */
export async function findVisitors(db: Db, roomId: number, agreementNumber: number | null) {
  return db
    .selectFrom('dataRoomVisits as v')
    .innerJoin('peopleCards as u', 'u.id', 'v.userId')
    .leftJoin('dataRoomAgreements as a', (join) =>
      join.onRef('a.roomId', '=', 'v.roomId').on('a.number', '=', agreementNumber),
    )
    .leftJoin('dataRoomAcceptances as c', (join) =>
      join.onRef('c.agreementId', '=', 'a.id').onRef('c.userId', '=', 'v.userId'),
    )
    .select(['v.userId', 'u.name', 'v.firstAt', 'v.lastAt', 'c.acceptedAt'])
    .where('v.roomId', '=', roomId)
    .orderBy('v.lastAt', 'desc')
    .limit(500)
    .execute();
}

/** The texts of a room, newest first, with how many accepted each. */
export async function findAgreements(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomAgreements as a')
    .select(['a.id', 'a.number', 'a.body', 'a.createdAt'])
    .select((eb) =>
      eb
        .selectFrom('dataRoomAcceptances as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.agreementId', '=', 'a.id')
        .as('acceptances'),
    )
    .where('a.roomId', '=', roomId)
    .orderBy('a.number', 'desc')
    .execute();
}

export async function findAgreement(db: Db, roomId: number, number: number) {
  const row = await db
    .selectFrom('dataRoomAgreements')
    .select(['id', 'number', 'body', 'createdAt'])
    .where('roomId', '=', roomId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row ?? null;
}

type NewAgreement = {
  readonly roomId: number;
  readonly number: number;
  readonly body: string;
  readonly createdBy: UserId;
  readonly createdAt: Date;
};

export async function insertAgreement(db: Db, agreement: NewAgreement): Promise<void> {
  await db.insertInto('dataRoomAgreements').values(agreement).execute();
}

export async function insertAcceptance(
  db: Db,
  acceptance: { agreementId: number; userId: UserId; acceptedAt: Date },
): Promise<void> {
  await db
    .insertInto('dataRoomAcceptances')
    .values(acceptance)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Open requests first, then the latest decisions. */
export async function findRequests(db: Db, roomId: number) {
  return db
    .selectFrom('dataRoomRequests as q')
    .innerJoin('peopleCards as u', 'u.id', 'q.userId')
    .innerJoin('startupDocuments as d', 'd.id', 'q.documentId')
    .select(['q.id', 'q.documentId', 'd.title', 'q.userId', 'u.name', 'q.level', 'q.reason'])
    .select(['q.createdAt', 'q.decision'])
    .where('q.roomId', '=', roomId)
    .orderBy((eb) => eb('q.decidedAt', 'is not', null))
    .orderBy('q.id', 'desc')
    .limit(100)
    .execute();
}

type NewRequest = {
  readonly roomId: number;
  readonly documentId: number;
  readonly userId: UserId;
  readonly level: 'view' | 'download';
  readonly reason: string | null;
  readonly createdAt: Date;
};

/** Whether it is new: one open request per person and document. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dataRoomRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Decision = {
  readonly roomId: number;
  readonly requestId: number;
  readonly decision: 'granted' | 'declined';
  readonly userId: UserId;
  readonly now: Date;
};

/** Answers an open request; null where there is none. */
export async function decideRequest(db: Db, { roomId, requestId, decision, userId, now }: Decision) {
  const row = await db
    .updateTable('dataRoomRequests')
    .set({ decision, decidedAt: now, decidedBy: userId })
    .where('roomId', '=', roomId)
    .where('id', '=', requestId)
    .where('decidedAt', 'is', null)
    .returning(['userId', 'documentId', 'level'])
    .executeTakeFirst();
  return row ?? null;
}

/** The group that was made for this person alone, holds nobody else and is open still. */
export async function findOwnGroup(db: Db, roomId: number, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('dataRoomGroups as g')
    .select('g.id')
    .where('g.roomId', '=', roomId)
    .where('g.ownOfUserId', '=', userId)
    .where('g.revokedAt', 'is', null)
    .where('g.expiresAt', 'is', null)
    .where(sql<boolean>`(select count(*) from data_room_group_members o where o.group_id = g.id) = 1
      and not exists (select from data_room_links l where l.group_id = g.id)`)
    .orderBy('g.id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The names of people, by id. */
export async function findPersonName(db: Db, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('peopleCards')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}

/** The team's ids: whom a guest's request concerns. */
export async function findTeamIds(db: Db, startupId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('teamRoles')
    .select('userId')
    .where('startupId', '=', startupId)
    .where('role', 'in', ['owner', 'editor'])
    .execute();
  return rows.map(({ userId }) => userId);
}
