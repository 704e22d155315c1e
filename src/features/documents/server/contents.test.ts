import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { checkStorage } from '#platform/storage/check-storage.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { type Client, testApp, testMember } from '#test/app.ts';
import { multipart } from '#test/documents.ts';
import { startupForm } from '#test/forms.ts';
import { deleteDocument } from './queries.ts';

const run = promisify(execFile);
const app = testApp();
const ada = testMember(app, { userType: 'founder' });
const ben = testMember(app, { userType: 'founder' });
const stranger = testMember(app);
afterAll(() => sideProcess.close());

const file = (text: string, fields: Record<string, string> = {}) =>
  multipart({ name: 'plan.txt', bytes: Buffer.from(text) }, fields);
async function send(who: Client, text: string): Promise<number> {
  const { body, headers } = file(text);
  return (await who.post('/api/documents', body, headers)).body.id;
}
const read = async (who: Client, id: number) => (await who.get(`/api/documents/${id}/versions/1/file`)).text;
const check = (options = {}) => checkStorage(app.services.db, app.services.files, options);
const contents = async () => {
  const keys: string[] = [];
  for await (const { key } of app.services.files.list()) if (key.startsWith('content/')) keys.push(key);
  return keys;
};
const CLEAN = { missing: [], changed: [], orphans: [] };

describe('bytes that are the same', () => {
  it('are stored once, under their hash, and stay until the last who kept them is done', async () => {
    const text = 'One plan of two companies.';
    const [hers, his] = [await send(ada, text), await send(ben, text)];
    const hash = createHash('sha256').update(text).digest('hex');
    const [key = '', ...others] = await contents();
    expect([key.split('/').at(-1)?.slice(0, 64), others]).toEqual([hash, []]);
    await ada.delete(`/api/documents/${hers}`);
    expect(await read(ben, his)).toBe(text);
    await ben.delete(`/api/documents/${his}`);
    expect(await contents()).toEqual([]);
    expect(await check()).toMatchObject(CLEAN);
  });

  it('that come again while they are being erased survive, whichever is first', async () => {
    const text = 'Erased and sent again.';
    const { db, files } = app.services;
    const first = await send(ada, text);
    let again: Promise<number> | undefined;
    const places = await db.transaction().execute(async (trx) => {
      const erased = await deleteDocument(trx, first);
      // It is put and checked, and waits for its turn with the hash.
      again = send(ben, text);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return erased;
    });
    const id = (await again) ?? 0;
    for (const place of places) await files.remove(place);
    expect(await read(ben, id)).toBe(text);
    await ben.delete(`/api/documents/${id}`);
    expect(await check()).toMatchObject(CLEAN);
  });

  it('survive a crowd that sends and erases them at once', { timeout: 60_000 }, async () => {
    const text = 'Everybody has this plan.';
    const rounds = Array.from({ length: 12 }, async (_, index) => {
      const who = index % 2 === 0 ? ada : ben;
      const id = await send(who, text);
      if (index % 3 !== 0) await who.delete(`/api/documents/${id}`);
      return index % 3 === 0 ? { who, id } : null;
    });
    const left = (await Promise.all(rounds)).flatMap((each) => each ?? []);
    expect(left).toHaveLength(4);
    for (const { who, id } of left) expect(await read(who, id)).toBe(text);
    expect(await contents()).toHaveLength(1);
    expect(await check({ reads: true })).toMatchObject(CLEAN);
    for (const { who, id } of left) await who.delete(`/api/documents/${id}`);
    expect(await contents()).toEqual([]);
  });

  it('that are not kept leave nothing: a refused call, and one that is answered again', async () => {
    const wrong = file('Never kept.', { documentType: 'pitch_deck', startupId: '999999' });
    expect((await ada.post('/api/documents', wrong.body, wrong.headers)).status).toBe(404);
    const { body, headers } = file('Kept once.');
    const keyed = { ...headers, 'idempotency-key': 'kept-once' };
    const [one, other] = [
      await ada.post('/api/documents', body, keyed),
      await ada.post('/api/documents', body, keyed),
    ];
    expect(one.body.id).toBe(other.body.id);
    expect(await contents()).toHaveLength(1);
    expect(await check()).toMatchObject(CLEAN);
    await ada.delete(`/api/documents/${one.body.id}`);
  });
});

it('a file that was stored under a key of its own is read, and goes, as before', async () => {
  const { db, files } = app.services;
  const id = await send(ada, 'Stored anew.');
  const key = 'documents/0a1b2c3d-former.txt';
  await files.put(key, Buffer.from('Stored before.'), 'text/plain');
  await db
    .insertInto('storedFiles')
    .values({ key, ownerId: null, contentType: 'text/plain', sizeBytes: 14 })
    .execute();
  await db.updateTable('documentVersions').set({ fileKey: key }).where('documentId', '=', id).execute();
  expect(await read(ada, id)).toBe('Stored before.');
  await ada.delete(`/api/documents/${id}`);
  expect(await files.get(key)).toBeNull();
});

it('npm run check:storage finds what is missing, changed and left over', { timeout: 60_000 }, async () => {
  const { db, env, files } = app.services;
  const tool = async (...flags: string[]) => {
    const DATABASE_URL = app.databaseUrl;
    const settings = {
      PATH: process.env['PATH'],
      DATABASE_URL,
      STORAGE_URL: `file://${join(env.dataDir, 'files')}`,
    };
    const ran = run(process.execPath, ['tools/check-storage.ts', ...flags], {
      env: { ...settings, DATA_DIR: env.dataDir },
    });
    return ran.then(
      ({ stdout }) => ({ code: 0, lines: stdout.trim().split('\n') }),
      (error: { code: number; stdout: string }) => ({
        code: error.code,
        lines: error.stdout.trim().split('\n'),
      }),
    );
  };
  // What earlier tests left behind by taking rows away themselves.
  const before = await check();
  for (const { key } of before.orphans) await files.remove(key);
  await db
    .deleteFrom('storedFiles')
    .where('key', 'in', ['', ...before.missing])
    .execute();
  const ids = [await send(ada, 'Goes missing.'), await send(ada, 'Is altered.'), await send(ada, 'Stays.')];
  expect(await tool('--read')).toMatchObject({ code: 0 });
  const placeOf = async (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex');
    return (await contents()).find((key) => key.includes(hash)) ?? '';
  };
  const [gone, altered] = [await placeOf('Goes missing.'), await placeOf('Is altered.')];
  await files.remove(gone);
  // As long as it was: its size tells nothing.
  await files.put(altered, Buffer.from('Is changed.'), 'text/plain');
  await files.put('content/ab/left-over', Buffer.from('Nobody knows it.'), 'text/plain');
  const { code, lines } = await tool('--read');
  expect(code).toBe(1);
  expect(lines).toEqual([
    `missing: ${gone}`,
    `changed: ${altered}`,
    expect.stringMatching(/^\d+ files: 1 missing, 1 changed, 0 orphans$/),
  ]);
  // Of a running product only what has been there for an hour counts; a stopped one is told by the report itself.
  expect((await check()).orphans.map(({ key }) => key)).toEqual(['content/ab/left-over']);
  expect((await check()).changed).toEqual([]);
  await files.remove('content/ab/left-over');
  for (const id of ids) await ada.delete(`/api/documents/${id}`);
});

describe('how much may be stored', () => {
  it('is told to who may add, and to nobody else', async () => {
    const { id } = (await ada.post('/api/startups', startupForm('Kijani Feeds'))).body;
    const { body, headers } = file('Ours.', { startupId: String(id) });
    await ada.post('/api/documents', body, headers);
    expect((await ada.get(`/api/documents/usage?startup=${id}`)).body).toEqual({
      documents: 1,
      mostDocuments: 200,
      bytes: 5,
      mostBytes: 5e9,
    });
    expect((await stranger.get('/api/documents/usage')).body).toMatchObject({ documents: 0, mostBytes: 2e9 });
    expect((await stranger.get(`/api/documents/usage?startup=${id}`)).status).toBe(404);
    expect((await app.visitor.get('/api/documents/usage')).status).toBe(401);
    expect((await ada.get('/api/documents/usage?startup=x')).status).toBe(400);
  });

  it('is the most there is, for a new document and a newer version, and nothing is kept of what is too much', async () => {
    const id = await send(ben, 'The first.');
    await app.services.db
      .updateTable('documentVersions')
      .set({ sizeBytes: 1_999_999_995 })
      .where('documentId', '=', id)
      .execute();
    const { body, headers } = file('Too much.');
    for (const path of ['/api/documents', `/api/documents/${id}/versions`] as const) {
      const { status, problem } = await ben.post(path, body, headers);
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: 'file', message: 'There is room for 2 GB. Remove what is not needed first.' }],
      ]);
    }
    const small = file('Fits.');
    expect((await ben.post('/api/documents', small.body, small.headers)).status).toBe(201);
    expect((await check()).orphans).toEqual([]);
  });
});
