import { beforeAll, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';

const LIST = '/api/portfolio/deal-flow';

const app = testApp();
const ada = testMember(app, { firstName: 'Ada' });
const ben = testMember(app, { firstName: 'Ben' });
beforeAll(async () => {
  await ada.post('/api/firm', { name: 'Acacia' });
  const { body } = await ada.post('/api/firm/invitations', { role: 'partner' });
  await ben.post(`/api/firm-invitations/${body.link.split('/').at(-1)}/accept`);
});

async function add(person: Client, body: Record<string, unknown>) {
  const answer = await person.post(LIST, body);
  expect(answer.status).toBe(201);
  return { path: `${LIST}/${answer.body.id}` as const };
}
const seenBy = async (person: Client) => (await person.get(LIST)).body.map(({ startup }) => startup?.name);

it('a colleague sees and moves what is shared, and nothing else', async () => {
  const shared = await add(ada, { company: { name: 'Shared Co' } });
  const own = await add(ada, { company: { name: 'Private Co' }, shared: false });
  expect(await seenBy(ben)).toContain('Shared Co');
  expect(await seenBy(ben)).not.toContain('Private Co');
  expect((await ben.put(own.path, { stage: 'closed' })).status).toBe(404);
  expect((await ben.put(shared.path, { stage: 'reviewed' })).body).toMatchObject({
    stage: 'reviewed',
    isMine: false,
    ownerName: 'Ada Obi',
  });
  const events = await ada.get(`${shared.path}/events`);
  expect(events.body[0]).toMatchObject({ kind: 'moved', actorName: 'Ben Obi' });
  expect((await ben.put(shared.path, { shared: false })).status).toBe(403);
  expect((await ada.put(shared.path, { shared: false })).body).toMatchObject({ shared: false });
  expect((await ben.get(`${shared.path}/events`)).status).toBe(404);
});

it('own and shared deals come in one order, and pages of them leave none out', async () => {
  for (let n = 0; n < 6; n += 1) {
    await add(ada, { company: { name: `Paged Co ${n}` }, shared: n % 2 === 0, stage: 'reviewed' });
  }
  for (const filter of ['', '&stage=reviewed']) {
    const whole = await ada.get(`${LIST}?limit=100${filter}`);
    const ids = whole.body.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(6);
    expect(whole.headers['x-total-count']).toBe(String(ids.length));
    const paged: number[] = [];
    for (let offset = 0; offset < ids.length; offset += 2) {
      const page = await ada.get(`${LIST}?limit=2&offset=${offset}${filter}`);
      expect(page.headers['x-total-count']).toBe(String(ids.length));
      paged.push(...page.body.map(({ id }) => id));
    }
    expect(paged).toEqual(ids);
  }
});

it('two people moving the same deal at once: one is told the newer state, no move is lost', async () => {
  const deal = await add(ada, { company: { name: 'Race Co' } });
  const both = await Promise.all([
    ada.put(deal.path, { stage: 'reviewed', version: 1 }),
    ben.put(deal.path, { stage: 'closed', version: 1 }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [won, lost] = both[0].status === 200 ? [both[0], both[1]] : [both[1], both[0]];
  expect(lost.problem.current).toMatchObject({ stage: won.body.stage });
  expect((await ada.get(`${deal.path}/events`)).body).toHaveLength(2);
});

it('an open board of a colleague hears of every shared move and of no private one', async () => {
  const deal = await add(ada, { company: { name: 'Live Co' } });
  const own = await add(ada, { company: { name: 'Quiet Co' }, shared: false });
  const heard: string[] = [];
  const stop = app.services.events.subscribe(ben.userId, ({ topic }) => {
    if (topic === 'deal-flow') heard.push(topic);
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 60));
  for (let round = 0; round < 50 && heard.length === 0; round += 1) {
    await ada.put(deal.path, { stage: round % 2 === 0 ? 'reviewed' : 'sourced' });
    await settle();
  }
  expect(heard).not.toEqual([]);
  await settle();
  const before = heard.length;
  await ada.put(own.path, { stage: 'reviewed' });
  await ada.put(deal.path, { priority: 'high' });
  await expect.poll(() => heard.length).toBe(before + 1);
  stop();
});

it('a private note is its author’s alone, a shared one the firm’s', async () => {
  const deal = await add(ada, { company: { name: 'Noted Co' } });
  const notes = `${deal.path}/notes` as const;
  const own = await ada.post(notes, { body: 'They overstate revenue', visibility: 'private' });
  const open = await ada.post(notes, { body: 'Met the founder', visibility: 'shared' });
  expect((await ben.get(notes)).body.map(({ body }) => body)).toEqual(['Met the founder']);
  expect((await ada.get(notes)).body).toHaveLength(2);
  const [hidden, shown] = [`${notes}/${own.body.id}`, `${notes}/${open.body.id}`] as const;
  expect((await ben.put(hidden, { body: 'x' })).status).toBe(404);
  expect((await ben.delete(hidden)).status).toBe(404);
  expect((await ben.put(shown, { body: 'x' })).status).toBe(403);
  expect((await ben.delete(shown)).status).toBe(403);
  expect((await ben.get(`${deal.path}/events`)).body.map(({ kind }) => kind)).toEqual(['noted', 'added']);
  expect((await ada.put(hidden, { body: 'They overstate revenue by 20%' })).body).toMatchObject({
    visibility: 'private',
    version: 2,
  });
  expect((await ada.put(hidden, { body: 'late', version: 1 })).status).toBe(409);
  expect((await ada.delete(shown)).body).toEqual({ ok: true });
  expect((await ben.get(notes)).body).toEqual([]);
  for (const body of [{}, { body: ' ' }, { body: 'x', visibility: 'public' }, { body: 'x', extra: 1 }]) {
    expect((await ada.post(notes, body)).status).toBe(400);
    expect((await ada.put(hidden, body)).status).toBe(400);
  }
});

it('who leaves the firm leaves the shared deals to it, and keeps the private ones', async () => {
  const cleo = await app.member({ firstName: 'Cleo' });
  const { body } = await ada.post('/api/firm/invitations', { role: 'analyst' });
  await cleo.post(`/api/firm-invitations/${body.link.split('/').at(-1)}/accept`);
  await add(cleo, { company: { name: 'Handed Over' } });
  await add(cleo, { company: { name: 'Her Own' }, shared: false });
  expect((await cleo.delete(`/api/firm/members/${cleo.userId}`)).status).toBe(200);
  expect(await seenBy(cleo)).toEqual(['Her Own']);
  const handed = (await ada.get(LIST)).body.find(({ startup }) => startup?.name === 'Handed Over');
  expect(handed).toMatchObject({ isMine: true, shared: true });
});

it('the last one out takes the deals of the firm along', async () => {
  const solo = await app.member();
  await solo.post('/api/firm', { name: 'Solo' });
  await add(solo, { company: { name: 'Stays Mine' } });
  await solo.delete(`/api/firm/members/${solo.userId}`);
  expect((await solo.get(LIST)).body).toMatchObject([{ shared: false, startup: { name: 'Stays Mine' } }]);
});
