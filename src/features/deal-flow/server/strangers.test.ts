import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';

const LIST = '/api/portfolio/deal-flow';
const SECRET = 'Secret Labs';

const app = testApp();
const owner = testMember(app);
const stranger = testMember(app);
let deal: `${typeof LIST}/${number}`;
let dealId = 0;
let note: `${typeof deal}/notes/${number}`;
let view = 0;
let importId = 0;

beforeAll(async () => {
  await stranger.post('/api/firm', { name: 'Another firm' });
  const added = await owner.post(LIST, { company: { name: SECRET }, nextAction: 'secret action' });
  dealId = added.body.id;
  deal = `${LIST}/${dealId}`;
  note = `${deal}/notes/${(await owner.post(`${deal}/notes`, { body: 'secret note' })).body.id}`;
  view = (await owner.post(`${LIST}/views`, { name: 'Secret view', filters: {} })).body.id;
  importId = (
    await owner.post(`${LIST}/import`, { csv: 'Company\nImported Secret\n', fileName: 'secret.csv' })
  ).body.importId;
});

const calls: readonly [keyof Client & ('get' | 'post' | 'put' | 'delete'), () => string, unknown?][] = [
  ['put', () => deal, { stage: 'closed' }],
  ['put', () => deal, { stage: 'closed', ownerId: 'me', investorId: 'me' }],
  ['delete', () => deal],
  ['post', () => `${deal}/undo`, {}],
  ['put', () => LIST, () => ({ deals: [{ id: dealId, version: 1 }], stage: 'closed' })],
  ['put', () => LIST, () => ({ deals: [{ id: dealId, version: 1 }], removed: true })],
  ['post', () => `${LIST}/undo`, () => ({ deals: [{ id: dealId, version: 1 }] })],
  ['get', () => `${deal}/events`],
  ['get', () => `${deal}/notes`],
  ['post', () => `${deal}/notes`, { body: 'mine' }],
  ['put', () => note, { body: 'mine' }],
  ['delete', () => note],
  ['put', () => `${LIST}/views/${view}`, { name: 'Mine', filters: {} }],
  ['delete', () => `${LIST}/views/${view}`],
  ['delete', () => `${LIST}/import/${importId}`],
];

it.each(calls)('%s %s is 404 for a stranger and 401 for a visitor', async (method, path, body) => {
  const sent = typeof body === 'function' ? body() : body;
  const refused = await stranger[method](path(), sent as never);
  expect(refused.status).toBe(404);
  expect(refused.text).not.toMatch(/secret|closed/i);
  expect((await app.visitor[method](path(), sent as never)).status).toBe(401);
});

it.each(['', '/export', '/analytics', '/views', '/imports', '/changes?since=2020-01-01T00:00:00Z'])(
  '%s holds nothing of others',
  async (path) => {
    const { status, text } = await stranger.get(`${LIST}${path}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/secret/i);
    expect((await app.visitor.get(`${LIST}${path}`)).status).toBe(401);
  },
);

it('what is no deal at all answers like somebody else’s', async () => {
  const other = await stranger.put(deal, { stage: 'closed' });
  for (const id of ['0', '-1', 'x', '1e3', '9999999999999999999999', '2147483647']) {
    const none = await stranger.put(`${LIST}/${id}`, { stage: 'closed' });
    expect(none.status).toBe(404);
    expect([none.problem.code, none.problem.message]).toEqual([other.problem.code, other.problem.message]);
  }
});

it('nothing of it was changed', async () => {
  const { body } = await owner.get(LIST);
  expect(body.map(({ startup, stage }) => [startup?.name, stage])).toEqual([
    ['Imported Secret', 'sourced'],
    [SECRET, 'sourced'],
  ]);
  expect((await owner.get(`${deal}/notes`)).body).toMatchObject([{ body: 'secret note' }]);
});

it('the live stream tells a stranger nothing', async () => {
  const heard: string[] = [];
  const stops = [owner, stranger].map((person) =>
    app.services.events.subscribe(person.userId, ({ topic }) => {
      if (topic === 'deal-flow') heard.push(person === owner ? 'owner' : 'stranger');
    }),
  );
  // The listener connects in the background: the owner's moves go on until one is heard.
  for (let round = 0; round < 50 && heard.length === 0; round += 1) {
    await owner.put(deal, { stage: round % 2 === 0 ? 'reviewed' : 'sourced' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  for (const stop of stops) stop();
  expect(new Set(heard)).toEqual(new Set(['owner']));
});
