import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { BROWSER, openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';

let app: TestApp;
let room: RoomBuilder;
let accounts: number;
let guest: Client;

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  accounts = await room.document('=Accounts', await room.folder('Financials'), ['Income', 'Balance', 'Cash']);
  const group = await room.group('Iroko Lane');
  await room.guest(group, 'iroko.example');
  await room.grant(group, { level: 'download' });
  guest = await provedMember(app, 'adaeze@iroko.example');
});
afterAll(async () => {
  sideProcess.close();
  await app.close();
});

const read = async (who: Client, page: number, headers: Record<string, string> = BROWSER) =>
  (await who.get(`${room.path}/documents/${accounts}/pages/${page}`, headers)).body.reading;
const readers = async () => (await room.founder.get(`${room.path}/readers`)).body;

describe('what guests read', () => {
  it('counts pages, downloads and the time that is known, without the team; who is signed in is no robot', async () => {
    await read(room.founder, 1);
    const reading = await read(guest, 1);
    await read(guest, 2);
    await read(guest, 1);
    await read(guest, 3, { 'user-agent': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)' });
    await guest.get(`${room.path}/documents/${accounts}/file`, BROWSER);
    expect(await readers()).toMatchObject([
      {
        viewerName: 'Ada Obi',
        pagesRead: 3,
        reads: 4,
        pageCount: 3,
        downloads: 1,
        seconds: null,
        timedReads: 0,
      },
    ]);
    const tell = (who: Client, body: object) => who.post(`${room.path}/times`, body);
    expect((await tell(guest, { reading, seconds: 40 })).status).toBe(200);
    expect((await tell(guest, { reading, seconds: 20 })).status).toBe(200);
    expect(await readers()).toMatchObject([
      {
        seconds: 40,
        timedReads: 1,
        pages: [
          { page: 1, reads: 2, timedReads: 1, seconds: 40 },
          { page: 2, reads: 1, timedReads: 0, seconds: null },
          { page: 3, reads: 1, timedReads: 0, seconds: null },
        ],
      },
    ]);
    for (const body of [
      { reading, seconds: 0 },
      { reading, seconds: 1801 },
      { reading: -1, seconds: 5 },
    ])
      expect((await tell(guest, body)).status).toBe(400);
    const colleague = await provedMember(app, 'tobi@iroko.example');
    expect((await tell(colleague, { reading, seconds: 900 })).status).toBe(404);
    expect((await tell(await app.member(), { reading, seconds: 900 })).status).toBe(404);
  });

  it('is exported for the team, with nothing that a spreadsheet would run', async () => {
    const { headers, text } = await room.founder.get(`${room.path}/record`);
    expect(headers['content-type']).toContain('text/csv');
    expect(text.split('\r\n')).toHaveLength(6);
    expect(text).toContain("'=Accounts");
    expect(text).toContain(',unknown');
    expect((await guest.get(`${room.path}/record`)).status).toBe(404);
  });
});
