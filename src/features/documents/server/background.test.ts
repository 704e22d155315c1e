import { afterAll, expect, it } from 'vitest';
import { type Client, testApp } from '#test/app.ts';
import { exportOf } from '#test/export.ts';
import { makeDocx, multipart } from '#test/documents.ts';
import { joinTeam, startupForm } from '#test/forms.ts';
import { sideProcess } from '#platform/jobs/side-process.ts';
import { HOUR_MS, daysAfter } from '#shared/domain/time.ts';
import { documentJobs } from './jobs.ts';

const app = testApp();
afterAll(() => sideProcess.close());

async function send(client: Client, text: string, fields: Record<string, string> = {}): Promise<number> {
  const { body, headers } = multipart({ name: `${text}.docx`, bytes: makeDocx([text]) }, fields);
  return (await client.post('/api/documents', body, headers)).body.id;
}

async function startupOf(client: Client): Promise<number> {
  const { body } = await client.post(
    '/api/startups',
    startupForm('Zuri Pay', { raisingAmount: '$900K', teamSize: 2, businessModel: 'Subscription' }),
  );
  return body.id;
}

/** Where the bytes of a document's versions are. */
async function placesOf(documentId: number): Promise<string[]> {
  const rows = await app.services.db
    .selectFrom('documentVersions as v')
    .innerJoin('storedFileKeys as k', 'k.key', 'v.fileKey')
    .select('k.place')
    .where('v.documentId', '=', documentId)
    .execute();
  return rows.map(({ place }) => place);
}

async function keysOf(documentId: number): Promise<string[]> {
  const rows = await app.services.db
    .selectFrom('documentVersions')
    .select('fileKey')
    .where('documentId', '=', documentId)
    .execute();
  return rows.map(({ fileKey }) => fileKey);
}

const leave = (client: Client) =>
  app.server.inject({
    method: 'DELETE',
    url: '/api/auth/user',
    payload: { email: `${client.userId}@example.test` },
    headers: { cookie: client.cookie },
  });

it('who leaves takes their own documents and files along, and leaves the team what is the team’s', async () => {
  const owner = await app.member({ userType: 'founder' });
  const editor = await app.member({ firstName: 'Juma' });
  const startupId = await startupOf(owner);
  await joinTeam(app, editor, { startupId, role: 'editor' });
  const own = await send(editor, 'Own notes');
  const shared = await send(editor, 'Team plan', {
    startupId: String(startupId),
    documentType: 'business_plan',
  });
  const [ownKey = ''] = await keysOf(own);
  const [sharedKey = ''] = await keysOf(shared);
  const [[ownPlace = ''], [sharedPlace = '']] = [await placesOf(own), await placesOf(shared)];
  await editor.post('/api/documents/1/analyze', { documentText: 'Problem: late payments.' });

  const { text, files } = await exportOf(app, editor);
  expect(text).toContain('Own notes');
  expect([files.has(ownKey), files.has(sharedKey)]).toEqual([true, false]);

  expect((await leave(editor)).statusCode).toBe(200);
  expect(await app.services.files.get(ownPlace)).toBeNull();
  expect(await keysOf(own)).toEqual([]);
  expect(await app.services.files.get(sharedPlace)).not.toBeNull();
  const { body } = await owner.get(`/api/documents/${shared}`);
  expect(body.versions).toMatchObject([{ fileName: 'Team plan.docx', status: 'ready', createdBy: null }]);
});

it('files of a startup that was deleted are swept a day later', async () => {
  const owner = await app.member({ userType: 'founder' });
  const startupId = await startupOf(owner);
  const [key = ''] = await placesOf(await send(owner, 'Deck', { startupId: String(startupId) }));
  const kept = await send(owner, 'Kept');
  expect((await owner.delete(`/api/startups/${startupId}`)).status).toBe(200);
  expect(await app.services.files.get(key)).not.toBeNull();

  const sweep = documentJobs.find(({ name }) => name === 'document-files');
  await sweep?.work(app.services, {});
  expect(await app.services.files.get(key)).not.toBeNull();
  app.clock.now = daysAfter(new Date(), 2);
  await sweep?.work(app.services, {});
  app.clock.now = null;
  expect(await app.services.files.get(key)).toBeNull();
  const [remainingKey = ''] = await placesOf(kept);
  expect(await app.services.files.get(remainingKey)).not.toBeNull();
});

it('a version whose reader was ended with its server is read all the same', async () => {
  const owner = await app.member();
  const id = await send(owner, 'Left behind');
  await app.services.db
    .updateTable('documentVersions')
    .set({ status: 'reading', pages: null })
    .where('documentId', '=', id)
    .execute();
  const waiting = documentJobs.find(({ name }) => name === 'document-waiting');
  const statusOf = async () => (await owner.get(`/api/documents/${id}`)).body.versions?.[0]?.status;
  await waiting?.work(app.services, {});
  expect(await statusOf()).toBe('reading');
  app.clock.now = new Date(Date.now() + HOUR_MS);
  await waiting?.work(app.services, {});
  app.clock.now = null;
  expect(await statusOf()).toBe('ready');
});
