import { haveOpenThread } from '#features/messages/server/queries.ts';
import { insertNotifications } from '#features/notifications/server/queries.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { type Call, DONE } from '#shared/server/implement.ts';
import { roomHref } from '../contract/room-link.ts';
import type { roomEndpoints, roomGuestEndpoints } from '../contract.ts';
import type { RoomGroup, RoomGuests } from '../contract/guest.ts';
import { MOST_GROUPS, MOST_MEMBERS } from '../domain/limit.ts';
import type { Lasting, Level } from '../domain/permission.ts';
import { canRequest, canSeeName } from '../policy.ts';
import { findFolders, findPlacedOne, lockRoom, updateRoom } from './queries.ts';
import {
  decideRequest,
  deleteGrant,
  deleteGuest,
  findAgreement,
  findAgreements,
  findGrants,
  findGroups,
  findGuests,
  findLinks,
  findOwnGroup,
  findPersonName,
  findRequests,
  findTeamIds,
  findVisitors,
  insertAcceptance,
  insertAgreement,
  insertGroup,
  insertGuest,
  insertRequest,
  saveGrant,
  updateGroup,
} from './queries-guests.ts';
import {
  type Caller,
  documentIn,
  enterRoom,
  type Entry,
  full,
  managedRoom,
  permissionIn,
  teamRoom,
} from './room-access.ts';

type CallOf<K extends keyof typeof roomGuestEndpoints> = Call<(typeof roomGuestEndpoints)[K]>;
type GuestCallOf<K extends keyof typeof roomEndpoints> = Call<(typeof roomEndpoints)[K]>;
type Keyed = Caller & { readonly params: { readonly id: number } };

const timeOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const lastingOf = ({ expiresAt, revokedAt }: Lasting, now: Date) => ({
  expiresAt: expiresAt?.toISOString() ?? null,
  isRevoked: revokedAt !== null,
  isLive: revokedAt === null && (expiresAt === null || now < expiresAt),
});

async function groupsOf({ db }: Caller, { room, now }: Entry): Promise<RoomGroup[]> {
  const [groups, guests, links, grants] = await Promise.all([
    findGroups(db, room.id),
    findGuests(db, room.id),
    findLinks(db, room.id),
    findGrants(db, room.id),
  ]);
  return groups.map(({ id, name, ...lasting }) => ({
    id,
    name,
    ...lastingOf(lasting, now),
    guests: guests
      .filter(({ groupId }) => groupId === id)
      .map((guest) => ({ id: guest.id, kind: guest.kind, label: guest.name ?? guest.value ?? '' })),
    links: links
      .filter(({ groupId }) => groupId === id)
      .map((link) => ({
        id: link.id,
        kind: link.kind,
        value: link.value,
        isMailed: link.isMailed,
        uses: link.uses ?? 0,
        createdAt: link.createdAt.toISOString(),
        ...lastingOf(link, now),
      })),
    grants: grants
      .filter(({ groupId }) => groupId === id)
      .map((grant) => ({
        folderId: grant.folderId,
        documentId: grant.documentId,
        level: grant.level,
        ...lastingOf(grant, now),
      })),
  }));
}

async function guestsOf(caller: Caller, entry: Entry): Promise<RoomGuests> {
  const { db } = caller;
  const { room } = entry;
  const [groups, visitors, requests, agreements] = await Promise.all([
    groupsOf(caller, entry),
    findVisitors(db, room.id, room.agreementNumber),
    findRequests(db, room.id),
    findAgreements(db, room.id),
  ]);
  return {
    groups,
    visitors: visitors.map((row) => ({
      userId: row.userId,
      name: row.name,
      firstAt: row.firstAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
      acceptedAt: row.acceptedAt?.toISOString() ?? null,
    })),
    requests: requests.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    agreements: agreements.map(({ number, body, createdAt, acceptances }) => ({
      number,
      body,
      createdAt: createdAt.toISOString(),
      acceptances: acceptances ?? 0,
    })),
    current: room.agreementNumber,
  };
}

export const handleGuests = async (call: CallOf<'GET /api/startups/{id}/room/guests'>): Promise<RoomGuests> =>
  guestsOf(call, await teamRoom(call, call.params.id));

/** Changes who may see what, one at a time, and answers how it is then. */
async function changing(call: Keyed, change: (entry: Entry) => Promise<void>): Promise<RoomGuests> {
  const entry = await managedRoom(call, call.params.id);
  await lockRoom(call.db, entry.room.id);
  await change(entry);
  return guestsOf(call, await managedRoom(call, call.params.id));
}

/** A group of the room; a foreign one is not there. */
export async function groupIn({ db }: Caller, { room }: Entry, groupId: number) {
  const group = (await findGroups(db, room.id)).find(({ id }) => id === groupId);
  if (!group) throw notFound();
  return group;
}

const sameName = () => invalid('name', 'There is a group of this name already');

export const handleNewGroup = (call: CallOf<'POST /api/startups/{id}/room/groups'>): Promise<RoomGuests> =>
  changing(call, async ({ room, now }) => {
    const { actor, body, db } = call;
    if ((await findGroups(db, room.id)).length >= MOST_GROUPS) throw full(MOST_GROUPS, 'groups');
    const group = {
      roomId: room.id,
      name: body.name,
      expiresAt: timeOf(body.expiresAt),
      userId: actor.id,
      now,
    };
    if ((await insertGroup(db, group)) === null) throw sameName();
  });

export const handleGroup = (
  call: CallOf<'PUT /api/startups/{id}/room/groups/{groupId}'>,
): Promise<RoomGuests> =>
  changing(call, async (entry) => {
    const { body, db, params } = call;
    const { revokedAt } = await groupIn(call, entry, params.groupId);
    const others = (await findGroups(db, entry.room.id)).filter(({ id }) => id !== params.groupId);
    if (others.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) throw sameName();
    await updateGroup(db, params.groupId, {
      name: body.name,
      expiresAt: timeOf(body.expiresAt),
      revokedAt: body.isRevoked ? (revokedAt ?? entry.now) : null,
    });
  });

export const handleNewGuest = (
  call: CallOf<'POST /api/startups/{id}/room/groups/{groupId}/guests'>,
): Promise<RoomGuests> =>
  changing(call, async (entry) => {
    const { actor, body, db, params } = call;
    const { groupId } = params;
    await groupIn(call, entry, groupId);
    const guests = await findGuests(db, entry.room.id);
    if (guests.filter((guest) => guest.groupId === groupId).length >= MOST_MEMBERS)
      throw new AppError('conflict', `A group has at most ${MOST_MEMBERS} guests.`);
    const place = { roomId: entry.room.id, groupId, now: entry.now };
    const { guest, userId } = body;
    if (guest) return insertGuest(db, { ...place, ...guest });
    if (userId === undefined || !(await haveOpenThread(db, actor.id, userId)))
      throw invalid('userId', 'Choose someone you are in an open conversation with');
    await insertGuest(db, { ...place, kind: 'person', userId });
    const content = `${fullName(actor)} lets you into the data room of ${entry.startup.name}`;
    const notification = { userId, kind: 'document', content, href: roomHref(entry.startup.id) };
    return insertNotifications(db, [notification]);
  });

export const handleGuestRemoval = (
  call: CallOf<'DELETE /api/startups/{id}/room/groups/{groupId}/guests/{guestId}'>,
): Promise<RoomGuests> =>
  changing(call, async (entry) => {
    await groupIn(call, entry, call.params.groupId);
    if (!(await deleteGuest(call.db, call.params))) throw notFound();
  });

/** Where a grant is to hold, refused by name where the room has no such place. */
async function refuseForeignPlace({ db }: Caller, { room }: Entry, place: GrantPlace): Promise<void> {
  const { folderId, documentId } = place;
  if (folderId !== null && documentId !== null)
    throw invalid('documentId', 'Choose a folder or a document, not both');
  if (folderId !== null && !(await findFolders(db, room.id)).some(({ id }) => id === folderId))
    throw invalid('folderId', 'Choose a folder of this room');
  if (documentId !== null && (await findPlacedOne(db, room.id, documentId)) === null)
    throw invalid('documentId', 'Choose a document of this room');
}
type GrantPlace = { readonly folderId: number | null; readonly documentId: number | null };

export const handleGrant = (
  call: CallOf<'PUT /api/startups/{id}/room/groups/{groupId}/grants'>,
): Promise<RoomGuests> =>
  changing(call, async (entry) => {
    const { actor, body, db, params } = call;
    await groupIn(call, entry, params.groupId);
    await refuseForeignPlace(call, entry, body);
    const { folderId, documentId, level } = body;
    const place = { groupId: params.groupId, folderId, documentId };
    if (level === 'inherit') return deleteGrant(db, place);
    const { room, now } = entry;
    await saveGrant(db, {
      ...place,
      roomId: room.id,
      level,
      expiresAt: timeOf(body.expiresAt),
      revokedAt: body.isRevoked ? now : null,
      userId: actor.id,
      now,
    });
  });

export const handleAgreement = (call: CallOf<'PUT /api/startups/{id}/room/agreement'>): Promise<RoomGuests> =>
  changing(call, async ({ room, now }) => {
    const { actor, body, db } = call;
    const [newest] = await findAgreements(db, room.id);
    // The same words again are the same text: who has accepted them has.
    const isSame = body.body !== null && newest?.body === body.body;
    const number = body.body === null ? null : isSame ? newest.number : (newest?.number ?? 0) + 1;
    if (body.body !== null && number !== null && !isSame)
      await insertAgreement(db, {
        roomId: room.id,
        number,
        body: body.body,
        createdBy: actor.id,
        createdAt: now,
      });
    await updateRoom(db, room.id, { agreementNumber: number });
  });

export async function handleAcceptance(call: GuestCallOf<'POST /api/startups/{id}/room/acceptances'>) {
  const { actor, body, db, params } = call;
  const { room, startup, now } = await enterRoom(call, params.id);
  if (startup.role !== null || room.agreementNumber === null) throw notFound();
  const text = await findAgreement(db, room.id, room.agreementNumber);
  if (!text) throw notFound();
  if (body.number !== text.number)
    throw new AppError('conflict', 'The text was changed since you opened it. Please read the new one.');
  await insertAcceptance(db, { agreementId: text.id, userId: actor.id, acceptedAt: now });
  return DONE;
}

export async function handleRequest(
  call: GuestCallOf<'POST /api/startups/{id}/room/documents/{documentId}/requests'>,
) {
  const { actor, body, db, params } = call;
  const entry = await enterRoom(call, params.id);
  const row = await findPlacedOne(db, entry.room.id, params.documentId);
  const permission = row && permissionIn(entry, documentIn(entry, row));
  if (!row || !permission || !canSeeName(permission)) throw notFound();
  if (!canRequest(permission) || permission.level === body.level)
    throw new AppError('conflict', 'You may do this already.');
  const { room, startup, now } = entry;
  const request = { roomId: room.id, documentId: row.id, userId: actor.id, level: body.level };
  const isNew = await insertRequest(db, { ...request, reason: body.reason ?? null, createdAt: now });
  if (!isNew) return DONE;
  const what = body.level === 'view' ? 'read' : 'download';
  const content = `${fullName(actor)} asks to ${what} “${row.title}” in the data room of ${startup.name}`;
  const href = `${roomHref(startup.id)}?tab=guests`;
  const team = await findTeamIds(db, startup.id);
  await insertNotifications(
    db,
    team.map((userId) => ({ userId, kind: 'document', content, href })),
  );
  return DONE;
}

/** The group that is one person's alone; made when they have none. */
async function ownGroup({ db, actor }: Caller, { room, now }: Entry, userId: string): Promise<number> {
  const found = await findOwnGroup(db, room.id, userId);
  if (found !== null) return found;
  const name = (await findPersonName(db, userId)).slice(0, 60);
  const group = { roomId: room.id, expiresAt: null, userId: actor.id, now, ownOf: userId };
  const groupId =
    (await insertGroup(db, { ...group, name })) ??
    (await insertGroup(db, { ...group, name: `${name} (${userId.slice(0, 8)})` }));
  if (groupId === null) throw new AppError('conflict', 'There is a group of this name already.');
  await insertGuest(db, { roomId: room.id, groupId, kind: 'person', userId, now });
  return groupId;
}

export const handleDecision = (
  call: CallOf<'POST /api/startups/{id}/room/requests/{requestId}'>,
): Promise<RoomGuests> =>
  changing(call, async (entry) => {
    const { actor, body, db, params } = call;
    const { room, startup, now } = entry;
    const decision = body.isGranted ? ('granted' as const) : ('declined' as const);
    const key = { roomId: room.id, requestId: params.requestId, decision, userId: actor.id, now };
    const request = await decideRequest(db, key);
    if (!request) throw notFound();
    if (!body.isGranted) return;
    const level: Level = request.level;
    await saveGrant(db, {
      roomId: room.id,
      groupId: await ownGroup(call, entry, request.userId),
      folderId: null,
      documentId: request.documentId,
      level,
      expiresAt: timeOf(body.expiresAt),
      revokedAt: null,
      userId: actor.id,
      now,
    });
    const row = await findPlacedOne(db, room.id, request.documentId);
    const may = level === 'view' ? 'read' : 'download';
    const content = `You may ${may} “${row?.title ?? 'the document'}” in the data room of ${startup.name}`;
    const href = `${roomHref(startup.id)}?document=${request.documentId}`;
    await insertNotifications(db, [{ userId: request.userId, kind: 'document', content, href }]);
  });
