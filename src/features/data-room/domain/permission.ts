/** What a group may do with something, weakest first: nothing, see that it is there, read it, take it away. */
export const LEVELS = ['none', 'request', 'view', 'download'] as const;
export type Level = (typeof LEVELS)[number];

/** What somebody does in the startup's team; null for everybody else. */
export type TeamPart = 'edits' | 'reads';

/** Until when something holds: it ends by the clock, or when it is revoked. */
export type Lasting = { readonly expiresAt: Date | null; readonly revokedAt: Date | null };

/** A person by their id; an address or a mail domain in small letters. */
export type GroupMember = {
  readonly kind: 'person' | 'address' | 'domain';
  readonly value: string;
};

export type Group = Lasting & {
  readonly id: number;
  readonly members: readonly GroupMember[];
  /** Links that lead into the group. */
  readonly links: readonly (Lasting & { readonly id: number })[];
};

/** Where a grant holds: the whole room, a folder, one document. */
export type Place =
  | { readonly kind: 'room' }
  | { readonly kind: 'folder'; readonly id: number }
  | { readonly kind: 'document'; readonly id: number };

export type Grant = Lasting & { readonly groupId: number; readonly place: Place; readonly level: Level };

export type RoomRules = {
  readonly closedAt: Date | null;
  /** The number of the text that guests accept first; null for none. */
  readonly agreement: number | null;
  readonly groups: readonly Group[];
  readonly grants: readonly Grant[];
};

export type Asker = {
  readonly team: TeamPart | null;
  readonly userId: string;
  /** Proved, in small letters; null while nothing proves it. */
  readonly address: string | null;
  /** Links they have used. */
  readonly linkIds: readonly number[];
  /** Numbers of the texts they have accepted. */
  readonly accepted: readonly number[];
  /** The team looks as any member of this group would. */
  readonly asGroup?: number;
};

/** A folder with the one that it lies in. */
export type FolderPath = {
  readonly id: number;
  readonly archivedAt: Date | null;
  readonly parent: FolderPath | null;
};

/** What is asked for. A document carries the folder that it is in. */
export type RoomObject =
  | { readonly kind: 'room' }
  | ({ readonly kind: 'folder' } & FolderPath)
  | {
      readonly kind: 'document';
      readonly id: number;
      readonly archivedAt: Date | null;
      readonly folder: FolderPath;
    };

export type Permission = {
  readonly level: Level;
  readonly team: TeamPart | null;
  /** What has to be done first; the level is `none` until then. */
  readonly waitsFor: 'agreement' | null;
  /** When the clock will take it away; null for never, or for nothing to take. */
  readonly endsAt: Date | null;
};

const NOTHING = { level: 'none', endsAt: null } as const;

const isLive = ({ expiresAt, revokedAt }: Lasting, now: Date): boolean =>
  revokedAt === null && (expiresAt === null || now < expiresAt);

/** The sooner of two endings; null never ends. */
const sooner = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other < one) ? other : one;

/** What stands behind the @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

function isMember({ kind, value }: GroupMember, { userId, address }: Asker): boolean {
  if (kind === 'person') return value === userId;
  if (address === null) return false;
  return kind === 'address' ? value === address : value === domainOf(address);
}

type Way = { readonly endsAt: Date | null };

/** How somebody is in a group at this moment, by the way that lasts longest; null when they are not. */
function wayInto(group: Group, asker: Asker, now: Date): Way | null {
  if (!isLive(group, now)) return null;
  const { asGroup } = asker;
  if (asGroup !== undefined) return asGroup === group.id ? { endsAt: group.expiresAt } : null;
  if (group.members.some((member) => isMember(member, asker))) return { endsAt: group.expiresAt };
  const used = group.links.filter((link) => asker.linkIds.includes(link.id) && isLive(link, now));
  if (used.length === 0) return null;
  const last = used.map(({ expiresAt }) => expiresAt).reduce(later);
  return { endsAt: sooner(group.expiresAt, last) };
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? null : one > other ? one : other;

/** A folder and those around it, nearest first. */
const outwards = (folder: FolderPath | null): FolderPath[] =>
  folder === null ? [] : [folder, ...outwards(folder.parent)];

const foldersOf = (object: RoomObject): FolderPath[] =>
  object.kind === 'room' ? [] : outwards(object.kind === 'folder' ? object : object.folder);

/** The places whose grants may decide, the narrowest first. */
const placesOf = (object: RoomObject): Place[] => [
  ...(object.kind === 'document' ? [{ kind: 'document', id: object.id } as const] : []),
  ...foldersOf(object).map(({ id }) => ({ kind: 'folder', id }) as const),
  { kind: 'room' },
];

const isPlace = (one: Place, other: Place): boolean =>
  one.kind === 'room' || other.kind === 'room'
    ? one.kind === other.kind
    : one.kind === other.kind && one.id === other.id;

type Share = Pick<Permission, 'level' | 'endsAt'>;

const better = (one: Share, other: Share): Share => {
  const [a, b] = [LEVELS.indexOf(one.level), LEVELS.indexOf(other.level)];
  if (a !== b) return a > b ? one : other;
  return { level: one.level, endsAt: later(one.endsAt, other.endsAt) };
};

/** What a live grant gives until it ends; one that is over gives nothing, and still decides. */
const shareOf = (grant: Grant, way: Way, now: Date): Share =>
  isLive(grant, now) && grant.level !== 'none'
    ? { level: grant.level, endsAt: sooner(grant.expiresAt, way.endsAt) }
    : NOTHING;

/** The narrowest grant of a group decides, also one that has ended: a wider one does not come back in its place. */
function shareOfGroup(grants: readonly Grant[], object: RoomObject, way: Way, now: Date): Share {
  if (object.kind === 'room') return grants.map((grant) => shareOf(grant, way, now)).reduce(better, NOTHING);
  for (const place of placesOf(object)) {
    const grant = grants.find((each) => isPlace(each.place, place));
    if (grant) return shareOf(grant, way, now);
  }
  return NOTHING;
}

const isArchived = (object: RoomObject): boolean =>
  (object.kind === 'document' && object.archivedAt !== null) ||
  foldersOf(object).some(({ archivedAt }) => archivedAt !== null);

/**
 * What somebody may do with the room, a folder or a document at this moment. The only place where that is decided: trees,
 * pages, files, search, questions, analytics and exports all ask here. The team has everything, archived things too.
 * Others have what the best of their groups gives: within a group the narrowest grant decides (document, folder, the folder
 * around it, room), between groups the highest level. A closed room, an archived thing, a text not accepted leave nothing.
 */
export function permissionOn(object: RoomObject, asker: Asker, rules: RoomRules, now: Date): Permission {
  const { team } = asker;
  if (team !== null) return { level: 'download', team, waitsFor: null, endsAt: null };
  const nothing: Permission = { ...NOTHING, team, waitsFor: null };
  if (rules.closedAt !== null || isArchived(object)) return nothing;
  const share = rules.groups
    .flatMap((group) => {
      const way = wayInto(group, asker, now);
      const grants = rules.grants.filter(({ groupId }) => groupId === group.id);
      return way === null ? [] : [shareOfGroup(grants, object, way, now)];
    })
    .reduce<Share>(better, NOTHING);
  if (share.level === 'none') return nothing;
  const isGated = rules.agreement !== null && !asker.accepted.includes(rules.agreement);
  return isGated ? { ...nothing, waitsFor: 'agreement' } : { ...share, team, waitsFor: null };
}
