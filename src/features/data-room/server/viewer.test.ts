import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '#features/documents/server/reader/pdf.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { pictureProcess } from '#platform/pdf/page-pictures.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';
import { makeEndlessPdf, makePdf } from '#test/documents.ts';
import { roomJobs } from './jobs.ts';

let app: TestApp;
let room: RoomBuilder;
let folder: number;
let deck: number;
let accounts: number;
let word: number;
let fund: number;
let guest: Client;
let stranger: Client;

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  folder = await room.folder('Financials');
  deck = await room.file('Deck.pdf', await makePdf(['Income 2025', 'Balance 2025', '']), folder);
  accounts = await room.file('Accounts.pdf', await makePdf(['Ledger 2025']), folder);
  word = await room.document('Minutes', folder, ['They met.']);
  fund = await room.group('Iroko Lane');
  await room.guest(fund, 'iroko.example');
  await room.grant(fund, { level: 'view' });
  await room.grant(fund, { documentId: accounts, level: 'download' });
  guest = await provedMember(app, 'adaeze@iroko.example');
  stranger = await app.member();
});
afterAll(async () => {
  sideProcess.close();
  pictureProcess.close();
  await app.close();
});

const page = (document: number, number: number, rest = '') =>
  `${room.path}/documents/${document}/pages/${number}${rest}` as `${RoomBuilder['path']}/documents/${number}/pages/${number}`;
const text = (document: number, number: number, rest = '') =>
  `${room.path}/documents/${document}/pages/${number}/text${rest}` as `${RoomBuilder['path']}/documents/${number}/pages/${number}/text`;
const file = (document: number) => `${room.path}/documents/${document}/file` as const;
const detail = async (who: Client) => (await who.get(`${room.path}/documents/${deck}`)).body;
const entries = async () =>
  (await room.founder.get(`/api/startups/${room.startupId}/access-ledger?limit=100`)).body.map(
    ({ action, documentId, page: read }) => [action, documentId, read],
  );

describe('a page of a PDF', () => {
  it('is a picture for a guest, with their name in it, and none of its words', async () => {
    const before = (await entries()).length;
    const { body } = await guest.get(page(deck, 1));
    expect(body).toMatchObject({ version: 1, number: 1, text: null, picture: { data: expect.any(String) } });
    expect(body.reading).not.toBeNull();
    expect((await entries()).slice(0, -before || undefined)).toEqual([['page', deck, 1]]);
    const { body: plain } = await room.founder.get(page(deck, 1));
    expect(plain).toMatchObject({ reading: null, text: null });
    expect(plain.picture?.data).not.toBe(body.picture?.data);
    const looked = (await room.founder.get(page(deck, 1, `?as=${fund}`))).body;
    expect(looked.reading).toBeNull();
    expect(looked.picture?.data).not.toBe(plain.picture?.data);
    expect(await entries()).toHaveLength(before + 1);
  });

  it('says its words to those who ask for them, with who asked and when', async () => {
    const { body } = await guest.get(text(deck, 2));
    expect(body.text).toMatch(/^Balance 2025\n\n\[Ada Obi, \d{4}-\d\d-\d\d \d\d:\d\d UTC\]$/);
    expect((await entries())[0]).toEqual(['text', deck, 2]);
    expect((await room.founder.get(text(deck, 2))).body.text).toBe('Balance 2025');
  });

  it('is weighed before it is opened, once it was drawn ahead', async () => {
    const before = (await detail(guest)).pages;
    expect(before.map(({ pictureBytes }) => pictureBytes !== null)).toEqual([true, false, false]);
    for (const { work } of roomJobs) await work(app.services, {});
    const { pages, hasPictures } = await detail(guest);
    expect(hasPictures).toBe(true);
    expect(pages).toHaveLength(3);
    for (const { number, pictureBytes } of pages) {
      const sent = (await guest.get(page(deck, number))).body.picture?.data.length ?? 0;
      expect(Math.abs((pictureBytes ?? 0) - sent * 0.75)).toBeLessThan(6_000);
    }
  });

  it('is not there for a stranger, nor a page that there is not', async () => {
    for (const path of [page(deck, 1), text(deck, 1), file(accounts), `${room.path}/files` as const])
      expect((await stranger.get(path)).status).toBe(404);
    for (const number of [4, 5000]) {
      expect((await guest.get(page(deck, number))).status).toBe(404);
      expect((await guest.get(text(deck, number))).status).toBe(404);
    }
    for (const bad of ['0', '-1', 'x', '1.5', '99999999999'])
      expect((await guest.get(page(deck, bad as unknown as number))).status).toBe(400);
  });

  it('that would be drawn for hours is given up, once', { timeout: 60_000 }, async () => {
    const endless = await room.file('Endless.pdf', makeEndlessPdf(), folder);
    // Where reading its words is given up too, it has no pages at all.
    const seen = async () => {
      const answer = await guest.get(page(endless, 1));
      return answer.status === 404 ? null : answer.body.picture;
    };
    expect(await seen()).toBeNull();
    const startedAt = performance.now();
    expect(await seen()).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});

describe('files', () => {
  it('are marked for guests and as they came for the team', async () => {
    const pdf = await readPdf((await guest.get(file(accounts))).bytes, 10, 10);
    expect(pdf.pages[0]).toContain('Ledger 2025');
    expect(pdf.pages[0]).toMatch(/Ada Obi, \d{4}/);
    const own = await readPdf((await room.founder.get(file(accounts))).bytes, 10, 10);
    expect(own.pages).toEqual(['Ledger 2025']);
    expect((await guest.get(file(deck))).status).toBe(404);
  });

  it('come in one archive, only those that are granted, each written down', async () => {
    await room.grant(fund, { documentId: word, level: 'download' });
    const before = (await entries()).length;
    const { bytes, headers } = await guest.get(`${room.path}/files`);
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Mtajiline.zip");
    const unpacked = unzipSync(bytes);
    expect(Object.keys(unpacked)).toEqual(['Financials/Accounts.pdf', 'Financials/Minutes.docx']);
    const marked = await readPdf(unpacked['Financials/Accounts.pdf'] ?? new Uint8Array(), 10, 10);
    expect(marked.pages[0]).toMatch(/Ada Obi/);
    expect((await entries()).slice(0, -before)).toEqual([
      ['file', word, null],
      ['file', accounts, null],
    ]);
    const team = unzipSync((await room.founder.get(`${room.path}/files`)).bytes);
    expect(Object.keys(team)).toHaveLength(4);
    await room.grant(fund, { documentId: word, level: 'view' });
    await room.grant(fund, { documentId: accounts, level: 'view' });
    expect((await guest.get(`${room.path}/files`)).status).toBe(404);
  });
});
