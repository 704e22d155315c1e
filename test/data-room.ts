import type { UserId } from '#shared/server/context.ts';
import type { Client, TestApp } from './app.ts';
import { makeDocx, multipart } from './documents.ts';
import { startupForm } from './forms.ts';

/** A startup whose team has opened a room, and how its tests build it further. */
export type RoomBuilder = {
  readonly startupId: number;
  readonly founder: Client;
  /** `/api/startups/7/room` */
  readonly path: `/api/startups/${number}/room`;
  folder(name: string, parentId?: number): Promise<number>;
  /** Stores a Word file of these paragraphs, one a page, and puts it into a folder. */
  document(title: string, folderId: number, pages?: readonly string[]): Promise<number>;
  /** The same of any file; with null it stays outside the room. */
  file(name: string, bytes: Uint8Array, folderId: number | null): Promise<number>;
  group(name: string): Promise<number>;
  guest(groupId: number, guest: string): Promise<void>;
  grant(groupId: number, grant: object): Promise<void>;
};

/** How a browser names itself. */
export const BROWSER = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/144.0 Safari/537.36',
};

/** Somebody whose e-mail address is proved. */
export async function provedMember(app: TestApp, email: string): Promise<Client> {
  const client = await app.member({ email });
  await app.services.db
    .updateTable('users')
    .set({ emailVerified: true })
    .where('id', '=', client.userId as UserId)
    .execute();
  return client;
}

const byName = (items: readonly { id: number; name: string }[], name: string): number => {
  const found = items.find((item) => item.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found.id;
};

export async function openRoom(app: TestApp, name: string): Promise<RoomBuilder> {
  const founder = await app.member({ userType: 'founder', firstName: 'Wambui', lastName: 'Karanu' });
  return roomOf(founder, (await founder.post('/api/startups', startupForm(name))).body.id);
}

/** The room of a startup that there is. */
export async function roomOf(founder: Client, startupId: number): Promise<RoomBuilder> {
  const path = `/api/startups/${startupId}/room` as const;
  await founder.post(path, { withTemplate: false });
  const whole = { folderId: null, documentId: null, expiresAt: null, isRevoked: false };
  const file: RoomBuilder['file'] = async (fileName, bytes, folderId) => {
    const { body, headers } = multipart(
      { name: fileName, bytes },
      {
        startupId: String(startupId),
        title: fileName.replace(/\.\w+$/, ''),
        documentType: 'legal_docs',
      },
    );
    const { id } = (await founder.post('/api/documents', body, headers)).body;
    if (folderId !== null) await founder.post(`${path}/documents`, { documentId: id, folderId });
    return id;
  };
  return {
    startupId,
    founder,
    path,
    folder: async (folder, parentId) =>
      byName((await founder.post(`${path}/folders`, { name: folder, parentId })).body.folders, folder),
    document: (title, folderId, pages = [`${title}, page one.`, `${title}, page two.`]) =>
      file(
        `${title}.docx`,
        makeDocx(pages.flatMap((page, index) => (index === 0 ? [page] : ['\f', page]))),
        folderId,
      ),
    file,
    group: async (group) =>
      byName((await founder.post(`${path}/groups`, { name: group, expiresAt: null })).body.groups, group),
    async guest(groupId, guest) {
      void (await founder.post(`${path}/groups/${groupId}/guests`, { guest })).body;
    },
    async grant(groupId, grant) {
      void (await founder.put(`${path}/groups/${groupId}/grants`, { ...whole, ...grant })).body;
    },
  };
}
