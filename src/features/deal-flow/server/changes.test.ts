import { beforeEach, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { HOUR_MS } from '#shared/domain/time.ts';

const LIST = '/api/portfolio/deal-flow';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada' });
const ben = memberPerTest(app, { firstName: 'Ben' });
beforeEach(async () => {
  await ada.post('/api/firm', { name: 'Acacia' });
  const { body } = await ada.post('/api/firm/invitations', { role: 'partner' });
  await ben.post(`/api/firm-invitations/${body.link.split('/').at(-1)}/accept`);
});

async function add(name: string, more: Record<string, unknown> = {}) {
  const { status, body } = await ada.post(LIST, { company: { name }, ...more });
  expect(status).toBe(201);
  return { id: body.id, path: `${LIST}/${body.id}` };
}
const since = (hours: number) => new Date(app.services.now().getTime() + hours * HOUR_MS).toISOString();
const changes = (person: Client, hours: number, filter = '') =>
  person.get(`${LIST}/changes?since=${since(hours)}${filter}`);

it('tells a colleague what was added, moved and removed, and how many deals there are', async () => {
  const [moved, removed] = [await add('Moved Co'), await add('Removed Co')];
  await add('Own Co', { shared: false });
  await ada.put(moved.path, { stage: 'term-sheet' });
  await ada.delete(removed.path);
  const { status, body } = await changes(ben, -1);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    changed: [{ id: moved.id, stage: 'term-sheet', isMine: false, startup: { name: 'Moved Co' } }],
    removed: [removed.id],
    total: 1,
    complete: true,
  });
  expect((await changes(ada, -1)).body).toMatchObject({ total: 2, removed: [removed.id] });
});

it('counts the asked stage and priority, and tells of deals that left it', async () => {
  const left = await add('Left Co', { priority: 'high' });
  await add('Stays Co', { priority: 'high' });
  await ada.put(left.path, { stage: 'closed' });
  const { body } = await changes(ada, -1, '&stage=sourced&priority=high');
  expect(body).toMatchObject({ total: 1, complete: true });
  expect(body.changed).toContainEqual(expect.objectContaining({ id: left.id, stage: 'closed' }));
});

it('tells nothing of what was before, save for a minute of overlap', async () => {
  await add('Old Co');
  expect((await changes(ada, 1)).body).toMatchObject({ changed: [], total: 1 });
  expect((await changes(ada, 0.01)).body).toMatchObject({ changed: [{ startup: { name: 'Old Co' } }] });
});

it('a deal taken back from the firm shows in its total', async () => {
  const { path } = await add('Taken Back Co');
  expect((await changes(ben, -1)).body).toMatchObject({ total: 1 });
  await ada.put(path, { shared: false });
  expect((await changes(ben, -1)).body).toMatchObject({ changed: [], removed: [], total: 0 });
});

it('asks for the whole pipeline where hundreds changed', async () => {
  const csv = `Company\n${Array.from({ length: 201 }, (_, n) => `Imported ${n}`).join('\n')}\n`;
  await ada.post(`${LIST}/import`, { csv });
  expect((await changes(ben, -1)).body).toEqual({ changed: [], removed: [], total: 201, complete: false });
});

it('names what is wrong with a question', async () => {
  const none = await ada.get(`${LIST}/changes`);
  expect([none.status, none.text]).toEqual([400, expect.stringContaining('since')]);
  expect((await ada.get(`${LIST}/changes?since=yesterday`)).text).toContain('Must be a moment');
  expect((await changes(ada, 0, '&stage=flying')).status).toBe(400);
  expect((await changes(ada, 0, '&owner=me')).status).toBe(400);
});
