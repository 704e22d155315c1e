import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { BROWSER, openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';
import { faultOf, faultSince, type Published, type Receipt } from '../domain/receipt.ts';
import { parseNote } from '../domain/checkpoint.ts';
import { tools } from './signing.ts';

let app: TestApp;
let room: RoomBuilder;
let accounts: number;
let guest: Client;

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  accounts = await room.document('Accounts', await room.folder('Financials'), ['Income', 'Balance']);
  const group = await room.group('Iroko Lane');
  await room.guest(group, 'iroko.example');
  await room.grant(group, { level: 'download' });
  guest = await provedMember(app, 'adaeze@iroko.example');
});
afterAll(async () => {
  sideProcess.close();
  await app.close();
});

const page = (number: number) => `${room.path}/documents/${accounts}/pages/${number}` as const;
const about = async () => (await room.founder.get(`/api/startups/${room.startupId}/access-ledger`)).body;
const receiptBy = async (who: Client, index: number) =>
  (await who.get(`/api/access-ledger/entries/${index}/receipt`)).body as Receipt;

/** What anybody who holds a receipt can ask. */
async function published({ checkpoint: note, entry }: Receipt): Promise<Published> {
  const { checkpoint } = (await app.visitor.get('/api/access-ledger/checkpoint')).body;
  const count = (text: string) => parseNote(text)?.checkpoint.count ?? 0;
  const path = `/api/access-ledger/consistency?from=${count(note)}&to=${count(checkpoint)}` as const;
  const { hashes } = (await app.visitor.get(path)).body;
  const leaf = await app.visitor.get(`/api/access-ledger/leaves/${entry.index}`);
  return { checkpoint, consistency: hashes, leaf: leaf.status === 404 ? null : leaf.body.leaf };
}

describe('the access ledger', () => {
  it('holds what guests read, in order, and nothing of what the team reads', async () => {
    await room.founder.get(page(1));
    await room.founder.get(`${room.path}/documents/${accounts}/file`);
    expect(await about()).toEqual([]);
    expect((await guest.get(page(2), BROWSER)).body).toMatchObject({ text: 'Balance', reading: 0 });
    await guest.get(`${room.path}/documents/${accounts}/file`, BROWSER);
    await guest.get(page(9), BROWSER);
    const robot = {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    };
    await guest.get(page(1), robot);
    expect(
      (await about()).map(({ index, action, page: read, isRobot, documentTitle }) => [
        index,
        action,
        read,
        isRobot,
        documentTitle,
      ]),
    ).toEqual([
      [2, 'page', 1, true, 'Accounts'],
      [1, 'file', null, false, 'Accounts'],
      [0, 'page', 2, false, 'Accounts'],
    ]);
    expect((await guest.get('/api/access-ledger/mine')).body).toHaveLength(3);
    expect((await guest.get(`/api/access-ledger/mine?startup=${room.startupId + 1}`)).body).toEqual([]);
  });

  it('gives a receipt to the reader and to the team, which holds for ever, and to nobody else', async () => {
    const receipts = [await receiptBy(guest, 0), await receiptBy(room.founder, 1)];
    for (const receipt of receipts) {
      expect(faultOf(receipt, tools)).toBeNull();
      expect(receipt.viewer).toMatchObject({ id: guest.userId, name: 'Ada Obi' });
    }
    for (let read = 0; read < 5; read += 1) await guest.get(page(1));
    for (const receipt of receipts) expect(faultSince(receipt, await published(receipt), tools)).toBeNull();
    const stranger = await app.member();
    for (const index of [0, 1, 2_000])
      expect((await stranger.get(`/api/access-ledger/entries/${index}/receipt`)).status).toBe(404);
    expect((await stranger.get(`/api/startups/${room.startupId}/access-ledger`)).status).toBe(404);
    expect((await guest.get(`/api/startups/${room.startupId}/access-ledger`)).status).toBe(404);
    for (const bad of ['from=0&to=1', 'from=2&to=1', 'from=1&to=9999', 'from=x&to=1'])
      expect((await app.visitor.get(`/api/access-ledger/consistency?${bad as 'from'}`)).status).toBe(400);
  });

  it('takes twenty reads at once, one after another', async () => {
    const before = (await about()).length;
    await Promise.all(Array.from({ length: 12 }, () => guest.get(page(1))));
    const after = (await room.founder.get(`/api/startups/${room.startupId}/access-ledger?limit=100`)).body;
    expect(after.map(({ index }) => index)).toEqual(
      Array.from({ length: before + 12 }, (_, index) => before + 11 - index),
    );
    const last = await receiptBy(guest, before + 11);
    expect(faultOf(last, tools)).toBeNull();
  });

  it('shows by an earlier receipt that an entry was edited in the database', async () => {
    const receipt = await receiptBy(guest, 0);
    const set = (number: number) =>
      app.services.db.updateTable('accessEntries').set({ page: number }).where('index', '=', 0).execute();
    await set(1);
    expect(faultSince(receipt, await published(receipt), tools)).toBe('edited');
    await set(2);
    expect(faultSince(receipt, await published(receipt), tools)).toBeNull();
  });

  it('shows nothing that it cannot write down', async () => {
    onTestFinished(() => void (app.disk.hasRoom = true));
    app.disk.hasRoom = false;
    expect((await guest.get(page(1))).status).toBe(503);
    expect((await room.founder.get(page(1))).status).toBe(200);
  });

  it('forgets who it was when the person leaves, and keeps what was read', async () => {
    const receipt = await receiptBy(room.founder, 0);
    await app.services.db.deleteFrom('users').where('id', '=', guest.userId).execute();
    const entries = await about();
    expect(entries.every(({ viewerName }) => viewerName === null)).toBe(true);
    const after = await receiptBy(room.founder, 0);
    expect(after).toMatchObject({ viewer: null, entry: receipt.entry });
    expect(faultOf(after, tools)).toBeNull();
    expect(faultSince(receipt, await published(receipt), tools)).toBeNull();
  });
});
