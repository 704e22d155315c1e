import { describe, expect, it } from 'vitest';
import {
  type Asker,
  type Grant,
  type Group,
  type Level,
  permissionOn,
  type RoomObject,
  type RoomRules,
} from './permission.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const PAST = new Date('2026-11-21T12:00:00Z');
const SOON = new Date('2026-11-30T12:00:00Z');
const LATER = new Date('2026-12-20T12:00:00Z');
const FOR_EVER = { expiresAt: null, revokedAt: null };
const FUND = 1;

const stranger: Asker = { team: null, userId: 'stranger', address: null, linkIds: [], accepted: [2] };

/** Everybody who may ask, by how they come, and whether that leads into the group. */
const WAYS: Readonly<Record<string, { asker: Asker; isIn: boolean }>> = {
  'a person of the group': { asker: { ...stranger, userId: 'ama' }, isIn: true },
  'an address of the group': { asker: { ...stranger, address: 'kofi@angel.example' }, isIn: true },
  'a mail domain of the group': { asker: { ...stranger, address: 'efua@fund.example' }, isIn: true },
  'a link': { asker: { ...stranger, linkIds: [11] }, isIn: true },
  'a look of the team as the group': { asker: { ...stranger, userId: '', asGroup: FUND }, isIn: true },
  'an address that nothing proves': { asker: stranger, isIn: false },
  'another domain that ends alike': { asker: { ...stranger, address: 'eve@notfund.example' }, isIn: false },
  'a domain below the one of the group': {
    asker: { ...stranger, address: 'eve@mail.fund.example' },
    isIn: false,
  },
  'the domain as a name': { asker: { ...stranger, address: 'fund.example@evil.example' }, isIn: false },
  'a link that expired': { asker: { ...stranger, linkIds: [12] }, isIn: false },
  'a link that was revoked': { asker: { ...stranger, linkIds: [13] }, isIn: false },
  'a link of nobody': { asker: { ...stranger, linkIds: [99] }, isIn: false },
  'a look of the team as another group': { asker: { ...stranger, userId: '', asGroup: 7 }, isIn: false },
  'no way at all': { asker: stranger, isIn: false },
};

const folder = { id: 1, archivedAt: null, parent: null };
const other = { id: 2, archivedAt: null, parent: null };
const inner = { id: 3, archivedAt: null, parent: folder };
const document = (id: number, more: object = {}): RoomObject => ({
  kind: 'document',
  id,
  archivedAt: null,
  folder,
  ...more,
});
const OBJECTS: Readonly<Record<string, { object: RoomObject; level: Level }>> = {
  'the room': { object: { kind: 'room' }, level: 'download' },
  'a granted folder': { object: { kind: 'folder', ...folder }, level: 'view' },
  'another folder': { object: { kind: 'folder', ...other }, level: 'none' },
  'an archived folder': { object: { kind: 'folder', ...folder, archivedAt: PAST }, level: 'none' },
  'a document of the folder': { object: document(100), level: 'view' },
  'a document to download': { object: document(101), level: 'download' },
  'a document left out': { object: document(102), level: 'none' },
  'a document to ask for': { object: document(103), level: 'request' },
  'a document of another folder': {
    object: document(104, { folder: other }),
    level: 'none',
  },
  'a document moved out of the folder': {
    object: document(101, { folder: other }),
    level: 'download',
  },
  'an archived document': { object: document(100, { archivedAt: PAST }), level: 'none' },
  'a document of an archived folder': {
    object: document(101, { folder: { ...folder, archivedAt: PAST } }),
    level: 'none',
  },
  'a folder in the folder': { object: { kind: 'folder', ...inner }, level: 'view' },
  'a document of a folder in it': { object: document(107, { folder: inner }), level: 'view' },
  'a document to download, further in': { object: document(101, { folder: inner }), level: 'download' },
  'a document of a folder in it that is closed': {
    object: document(108, { folder: { id: 4, archivedAt: null, parent: inner } }),
    level: 'none',
  },
  'a document of a folder in an archived one': {
    object: document(107, { folder: { ...inner, parent: { ...folder, archivedAt: PAST } } }),
    level: 'none',
  },
  'a document of an archived folder in it': {
    object: document(107, { folder: { ...inner, archivedAt: PAST } }),
    level: 'none',
  },
  'a document whose grant expired': { object: document(105), level: 'none' },
  'a document whose grant was revoked': { object: document(106), level: 'none' },
};

const grant = (place: Grant['place'], level: Level, more: object = {}): Grant => ({
  groupId: FUND,
  place,
  level,
  ...FOR_EVER,
  ...more,
});
const of = (id: number) => ({ kind: 'document', id }) as const;
const group: Group = {
  id: FUND,
  ...FOR_EVER,
  members: [
    { kind: 'person', value: 'ama' },
    { kind: 'address', value: 'kofi@angel.example' },
    { kind: 'domain', value: 'fund.example' },
  ],
  links: [
    { id: 11, ...FOR_EVER },
    { id: 12, expiresAt: NOW, revokedAt: null },
    { id: 13, expiresAt: LATER, revokedAt: PAST },
  ],
};
const rules: RoomRules = {
  closedAt: null,
  agreement: null,
  groups: [group, { id: 7, ...FOR_EVER, members: [], links: [] }],
  grants: [
    grant({ kind: 'folder', id: 1 }, 'view'),
    grant({ kind: 'folder', id: 4 }, 'none'),
    grant(of(101), 'download'),
    grant(of(102), 'none'),
    grant(of(103), 'request'),
    grant(of(105), 'download', { expiresAt: NOW }),
    grant(of(106), 'download', { revokedAt: PAST }),
  ],
};

const inGroup = (more: object): RoomRules => ({
  ...rules,
  groups: [{ ...group, ...more }, ...rules.groups.slice(1)],
});
/** What holds of the room as a whole, and whether it lets guests in. */
const TIMES: Readonly<Record<string, { rules: RoomRules; opens: boolean | 'agreement' }>> = {
  'an open room': { rules, opens: true },
  'a room whose text was accepted': { rules: { ...rules, agreement: 2 }, opens: true },
  'a room whose text was changed since': { rules: { ...rules, agreement: 3 }, opens: 'agreement' },
  'a room whose text was not accepted': { rules: { ...rules, agreement: 1 }, opens: 'agreement' },
  'a group until tomorrow': { rules: inGroup({ expiresAt: LATER }), opens: true },
  'a group that is over': { rules: inGroup({ expiresAt: NOW }), opens: false },
  'a group that was revoked': { rules: inGroup({ revokedAt: PAST }), opens: false },
  'a closed room': { rules: { ...rules, closedAt: PAST }, opens: false },
  'a room without grants': { rules: { ...rules, grants: [] }, opens: false },
};

const cases = Object.entries(TIMES).flatMap(([time, { rules: at, opens }]) =>
  Object.entries(WAYS).flatMap(([way, { asker, isIn }]) =>
    Object.entries(OBJECTS).map(([name, { object, level }]) => {
      const given = isIn && opens !== false ? level : 'none';
      const waitsFor = given !== 'none' && opens === 'agreement' ? 'agreement' : null;
      return { time, way, name, asker, object, at, level: waitsFor ? 'none' : given, waitsFor };
    }),
  ),
);

describe('what somebody may do in a room', () => {
  it(`is what the table says, in ${cases.length} cases`, () => {
    const wrong = cases.flatMap(({ time, way, name, asker, object, at, level, waitsFor }) => {
      const found = permissionOn(object, asker, at, NOW);
      const isRight = found.level === level && found.waitsFor === waitsFor && found.team === null;
      return isRight
        ? []
        : [`${time}, ${way}, ${name}: ${found.level} ${found.waitsFor}, not ${level} ${waitsFor}`];
    });
    expect(cases.length).toBe(9 * 14 * 20);
    expect(wrong).toEqual([]);
  });

  it.each(['edits', 'reads'] as const)(
    'is everything for a team that %s, whatever is closed or archived',
    (team) => {
      for (const { rules: at } of Object.values(TIMES))
        for (const { object } of Object.values(OBJECTS))
          expect(permissionOn(object, { ...stranger, team }, at, NOW)).toMatchObject({
            level: 'download',
            team,
          });
    },
  );

  it('is the best of several groups, until the last of them ends', () => {
    const both: RoomRules = {
      ...rules,
      groups: [
        { ...group, expiresAt: SOON },
        { id: 7, ...FOR_EVER, members: [{ kind: 'person', value: 'ama' }], links: [] },
      ],
      grants: [
        grant({ kind: 'room' }, 'view'),
        { ...grant({ kind: 'room' }, 'view', { expiresAt: LATER }), groupId: 7 },
      ],
    };
    const ama = { ...stranger, userId: 'ama' };
    expect(permissionOn(document(100), ama, both, NOW)).toMatchObject({ level: 'view', endsAt: LATER });
    expect(permissionOn(document(100), ama, both, SOON)).toMatchObject({ level: 'view', endsAt: LATER });
    expect(permissionOn(document(100), ama, both, LATER)).toMatchObject({ level: 'none', endsAt: null });
  });

  it('ends with the sooner of the link, the group and the grant', () => {
    const linked: RoomRules = {
      ...rules,
      groups: [{ ...group, expiresAt: LATER, links: [{ id: 11, expiresAt: SOON, revokedAt: null }] }],
    };
    const guest = { ...stranger, linkIds: [11] };
    expect(permissionOn(document(100), guest, linked, NOW).endsAt).toEqual(SOON);
    expect(permissionOn(document(100), guest, linked, SOON).level).toBe('none');
  });
});
