import { requireStartup, roleRefused, type StartupAccess } from '#features/startups/server/access.ts';
import type { Db, Member, Services, UserId } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { folderPaths } from '../domain/folder.ts';
import {
  type Asker,
  type FolderPath,
  type GroupMember,
  type Permission,
  permissionOn,
  type Place,
  type RoomObject,
  type RoomRules,
} from '../domain/permission.ts';
import { canEnterRoom, canManageRoom, canSeeGuests, teamPart } from '../policy.ts';
import { findFolders, findRoom, type FolderRow, type PlacedRow, type RoomRow } from './queries.ts';
import {
  findAcceptances,
  findGrants,
  findGroups,
  findGuests,
  findLinks,
  findProvedAddress,
  findUsedLinks,
} from './queries-guests.ts';

export type Caller = { readonly actor: Member; readonly db: Db; readonly services: Pick<Services, 'now'> };

/** Somebody before a room, with all that decides what they may do in it. */
export type Entry = {
  readonly room: RoomRow;
  readonly startup: StartupAccess;
  readonly actorId: UserId;
  readonly asker: Asker;
  readonly rules: RoomRules;
  readonly folders: readonly FolderRow[];
  /** Each of them with those around it. */
  readonly paths: ReadonlyMap<number, FolderPath>;
  readonly now: Date;
  /** When they accepted the text in force. */
  readonly acceptedAt: Date | null;
  /** The group as which the team looks. */
  readonly preview: { readonly groupId: number; readonly name: string } | null;
};

type Known = Pick<Entry, 'asker' | 'rules' | 'now'>;

export const permissionIn = ({ asker, rules, now }: Known, object: RoomObject): Permission =>
  permissionOn(object, asker, rules, now);

/** A folder of the room with those around it; one that came meanwhile opens nothing yet. */
export const folderIn = ({ paths, now }: Pick<Entry, 'paths' | 'now'>, id: number): FolderPath =>
  paths.get(id) ?? { id, archivedAt: now, parent: null };

export const documentIn = (entry: Pick<Entry, 'paths' | 'now'>, row: PlacedRow): RoomObject => ({
  kind: 'document',
  id: row.id,
  archivedAt: row.archivedAt,
  folder: folderIn(entry, row.folderId),
});

type GrantRow = { readonly folderId: number | null; readonly documentId: number | null };

function placeOf({ folderId, documentId }: GrantRow): Place {
  if (documentId !== null) return { kind: 'document', id: documentId };
  return folderId === null ? { kind: 'room' } : { kind: 'folder', id: folderId };
}

type GuestRow = {
  readonly kind: GroupMember['kind'];
  readonly userId: string | null;
  readonly value: string | null;
};

const memberOf = ({ kind, userId, value }: GuestRow): GroupMember => ({
  kind,
  value: userId ?? value ?? '',
});

/** What holds in a room: its groups, how one is in them, and what each may do. */
async function loadRules(db: Db, room: RoomRow): Promise<RoomRules> {
  const [groups, guests, links, grants] = await Promise.all([
    findGroups(db, room.id),
    findGuests(db, room.id),
    findLinks(db, room.id),
    findGrants(db, room.id),
  ]);
  const membersOf = Map.groupBy(guests, ({ groupId }) => groupId);
  const linksOf = Map.groupBy(links, ({ groupId }) => groupId);
  return {
    closedAt: room.closedAt,
    agreement: room.agreementNumber,
    groups: groups.map((group) => ({
      ...group,
      members: (membersOf.get(group.id) ?? []).map(memberOf),
      links: linksOf.get(group.id) ?? [],
    })),
    grants: grants.map((grant) => ({
      ...grant,
      place: placeOf(grant),
    })),
  };
}

const OPEN: Omit<RoomRules, 'closedAt' | 'agreement'> = { groups: [], grants: [] };

async function teamEntry(
  { actor, db, services }: Caller,
  { startup, room, as }: { startup: StartupAccess; room: RoomRow; as: number | undefined },
): Promise<Entry> {
  const team = teamPart(startup.role);
  const asker: Asker = { team, userId: actor.id, address: null, linkIds: [], accepted: [] };
  const { closedAt, agreementNumber: agreement } = room;
  const folders = await findFolders(db, room.id);
  const place = { room, startup, folders, paths: folderPaths(folders) };
  const entry = { ...place, actorId: actor.id, now: services.now(), acceptedAt: null };
  if (as === undefined) return { ...entry, asker, rules: { ...OPEN, closedAt, agreement }, preview: null };
  const group = (await findGroups(db, room.id)).find(({ id }) => id === as);
  if (!group) throw notFound();
  const accepted = agreement === null ? [] : [agreement];
  return {
    ...entry,
    asker: { ...asker, team: null, accepted, asGroup: as },
    rules: await loadRules(db, room),
    preview: { groupId: group.id, name: group.name },
  };
}

/**
 * The way to everything in a room. Who may see nothing of it is answered that there is none. With `as` the team looks as
 * a member of that group would, by the same rules.
 */
export async function enterRoom(caller: Caller, startupId: number, as?: number): Promise<Entry> {
  const { actor, db, services } = caller;
  const startup = await requireStartup(db, actor, startupId, 'see');
  const room = await findRoom(db, startupId);
  if (!room) throw notFound();
  if (startup.role !== null) return teamEntry(caller, { startup, room, as });
  if (as !== undefined) throw notFound();
  const [rules, folders, address, linkIds, acceptances] = await Promise.all([
    loadRules(db, room),
    findFolders(db, room.id),
    findProvedAddress(db, actor.id),
    findUsedLinks(db, room.id, actor.id),
    findAcceptances(db, room.id, actor.id),
  ]);
  const accepted = acceptances.map(({ number }) => number);
  const asker: Asker = { team: null, userId: actor.id, address, linkIds, accepted };
  const acceptedAt = acceptances.find(({ number }) => number === room.agreementNumber)?.acceptedAt ?? null;
  const entry = {
    room,
    startup,
    actorId: actor.id,
    asker,
    rules,
    folders,
    paths: folderPaths(folders),
    now: services.now(),
    acceptedAt,
    preview: null,
  };
  if (!canEnterRoom(permissionIn(entry, { kind: 'room' }))) throw notFound();
  return entry;
}

/** The room of whoever may change it; a team's reader is told so, and where none is opened there is nothing. */
export async function managedRoom(caller: Caller, startupId: number): Promise<Entry> {
  const entry = await enterRoom(caller, startupId);
  if (entry.startup.role === null) throw notFound();
  if (!canManageRoom(permissionIn(entry, { kind: 'room' }))) throw roleRefused();
  return entry;
}

/** The room of whoever may know its guests: the team. */
export async function teamRoom(caller: Caller, startupId: number): Promise<Entry> {
  const entry = await enterRoom(caller, startupId);
  if (!canSeeGuests(permissionIn(entry, { kind: 'room' }))) throw notFound();
  return entry;
}

export const full = (most: number, things: string) =>
  new AppError('conflict', `A room has at most ${most} ${things}.`);
