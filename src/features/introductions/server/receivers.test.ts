import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { investorForm, startupForm } from '#test/forms.ts';
import { daysAfter } from '#shared/domain/time.ts';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada', lastName: 'Obi' });
const kofi = memberPerTest(app, { firstName: 'Kofi', lastName: 'Mensah' });

const reason = 'We reconcile mobile money in Lagos';
const startup = startupForm('Zuri Pay', { businessModel: 'Transaction-based' });
const investor = investorForm({ sectors: ['FinTech'], stages: ['Seed'] });
const idOf = async (answer: Promise<{ body: { id: number } }>) => (await answer).body.id;
const publish = (who: Client) => idOf(who.post('/api/startups', startup));
const ask = (from: Client, body: object) => from.post('/api/introductions', { reason, ...body });
const act = (who: Client, id: number, move: 'accept' | 'decline' | 'pass-on') =>
  who.post(`/api/introductions/${id}/${move}`);
const received = async (who: Client) => (await who.get('/api/introductions?box=received')).body;

async function meet(one: Client, other: Client): Promise<void> {
  const { body } = await ask(one, { receiverId: other.userId });
  expect((await act(other, body.id, 'accept')).status).toBe(200);
}

describe('Connect', () => {
  it('on a startup goes to its owner, about the startup', async () => {
    const startupId = await publish(ada);
    const sent = await ask(kofi, { startupId });
    expect(sent.body).toMatchObject({
      receiver: { id: ada.userId },
      context: { kind: 'startup', label: 'Zuri Pay', href: `/startups/${startupId}` },
    });
    const own = await ask(ada, { startupId });
    expect([own.status, own.problem.message]).toEqual([400, 'This is your own startup']);
  });

  it('on an investor goes to the person, about what the founder names', async () => {
    const investorId = await idOf(kofi.post('/api/investors', investor));
    const startupId = await publish(ada);
    const sent = await ask(ada, { investorId, context: { kind: 'startup', id: startupId } });
    expect(sent.body).toMatchObject({
      receiver: { id: kofi.userId },
      context: { kind: 'startup', label: 'Zuri Pay' },
    });
    expect((await ask(kofi, { investorId })).status).toBe(400);
    const other = await app.member();
    expect((await ask(other, { investorId })).body).toMatchObject({
      context: { kind: 'thesis', label: 'The thesis of Baobab Angels', href: `/investors/${investorId}` },
    });
  });

  it('may refer to an open job by its title, and to no draft', async () => {
    const { db } = app.services;
    const job = (status: 'open' | 'draft') => ({
      userId: kofi.userId,
      title: 'Lead engineer',
      description: 'Builds the ledger.',
      jobType: 'full-time',
      category: 'Engineering',
      tab: 'jobs' as const,
      location: 'Lagos',
      locationFolded: 'lagos',
      search: '',
      status,
      publishedAt: new Date(),
      expiresAt: daysAfter(new Date(), 1),
    });
    const jobs = [job('open'), job('draft')];
    const [open, draft] = await db.insertInto('jobs').values(jobs).returning('id').execute();
    const about = (id: number | undefined) =>
      ask(ada, { receiverId: kofi.userId, context: { kind: 'job', id } });
    expect((await about(draft?.id)).status).toBe(400);
    expect((await about(open?.id)).body).toMatchObject({
      context: { kind: 'job', label: 'Lead engineer', href: `/jobs/${String(open?.id)}` },
    });
  });

  it('finds no hidden startup and says when nobody there can answer', async () => {
    const startupId = await publish(ada);
    const { db } = app.services;
    await db.updateTable('users').set({ suspendedAt: new Date() }).where('id', '=', ada.userId).execute();
    const alone = await ask(kofi, { startupId });
    expect([alone.status, alone.problem.message]).toEqual([
      409,
      'No one at Zuri Pay can be reached on Kilele right now.',
    ]);
    await db.updateTable('startups').set({ hiddenAt: new Date() }).where('id', '=', startupId).execute();
    expect((await ask(kofi, { startupId })).status).toBe(404);
  });

  it('finds nobody who hides from members', async () => {
    const { db } = app.services;
    await db
      .updateTable('profiles')
      .set({ visibility: 'hidden' })
      .where('userId', '=', kofi.userId)
      .execute();
    expect((await ask(ada, { receiverId: kofi.userId })).status).toBe(404);
  });
});

describe('through a common connection', () => {
  let zuri: Client;
  let id: number;
  beforeEach(async () => {
    zuri = await app.member({ firstName: 'Zuri', lastName: 'Njoroge' });
    await meet(ada, zuri);
    await meet(zuri, kofi);
    id = await idOf(ask(ada, { receiverId: kofi.userId, viaId: zuri.userId }));
  });

  it('needs the consent of all three', async () => {
    expect((await ada.get(`/api/introductions/connectors?receiverId=${kofi.userId}`)).body).toMatchObject([
      { id: zuri.userId },
    ]);
    expect((await received(zuri))[0]).toMatchObject({ id, role: 'connector', status: 'asked' });
    expect((await received(kofi)).map((one) => one.id)).not.toContain(id);
    expect((await act(kofi, id, 'accept')).status).toBe(404);
    expect((await act(zuri, id, 'accept')).status).toBe(409);
    expect((await act(zuri, id, 'pass-on')).body).toMatchObject({ status: 'passed_on' });
    expect((await received(kofi))[0]).toMatchObject({
      id,
      status: 'received',
      connector: { id: zuri.userId },
    });
    const { body } = await act(kofi, id, 'accept');
    expect(body).toMatchObject({ status: 'accepted' });
    expect((await zuri.get(`/api/threads/${body.threadId}`)).status).toBe(404);
    expect((await received(zuri))[0]).toMatchObject({ status: 'accepted', threadId: null });
  });

  it('not passed on looks unanswered, and tells the receiver nothing', async () => {
    expect((await act(zuri, id, 'decline')).body).toMatchObject({ status: 'declined' });
    expect((await ada.get('/api/introductions?box=sent')).body[0]).toMatchObject({ id, status: 'asked' });
    expect((await received(kofi)).map((one) => one.id)).not.toContain(id);
    expect((await ask(ada, { receiverId: kofi.userId })).status).toBe(409);
    expect((await ask(kofi, { receiverId: ada.userId })).status).toBe(201);
  });

  it('a decline after it was passed on is not told to the connection', async () => {
    await act(zuri, id, 'pass-on');
    await act(kofi, id, 'decline');
    expect((await received(zuri))[0]).toMatchObject({ id, status: 'passed_on' });
  });

  it('cannot be passed on once the receiver has asked, or a block stands between', async () => {
    expect((await ask(kofi, { receiverId: ada.userId })).status).toBe(201);
    expect((await act(zuri, id, 'pass-on')).status).toBe(409);
    expect((await received(kofi)).map((one) => one.id)).not.toContain(id);
  });

  it('takes only somebody whom both know', async () => {
    const stranger = await app.member();
    const answer = await ask(stranger, { receiverId: kofi.userId, viaId: zuri.userId });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, 'viaId']);
  });
});

describe('blocking', () => {
  const block = (who: Client, userId: string) => who.post('/api/blocks', { userId });

  it('looks unanswered to an open request, and closes the way for another', async () => {
    const { body } = await ask(kofi, { receiverId: ada.userId });
    expect((await block(ada, kofi.userId)).status).toBe(201);
    expect((await kofi.get('/api/introductions?box=sent')).body).toMatchObject([{ status: 'sent' }]);
    expect((await act(ada, body.id, 'accept')).status).toBe(409);
    const again = await ask(kofi, { receiverId: ada.userId });
    expect(again.status).toBe(404);
    expect((await ada.get('/api/blocks')).body).toMatchObject([{ id: kofi.userId }]);
  });

  it('leaves nobody there for the blocked, by a startup’s page either, until it ends', async () => {
    const startupId = await publish(ada);
    await block(ada, kofi.userId);
    expect((await ask(kofi, { startupId })).status).toBe(404);
    expect((await ask(ada, { receiverId: kofi.userId })).status).toBe(404);
    expect((await ada.delete(`/api/blocks/${kofi.userId}`)).status).toBe(200);
    expect((await ask(kofi, { startupId })).status).toBe(201);
  });

  it('takes back one’s own open request', async () => {
    const { body } = await ask(ada, { receiverId: kofi.userId });
    await block(ada, kofi.userId);
    expect((await act(kofi, body.id, 'accept')).status).toBe(409);
    expect((await ada.get('/api/introductions?box=sent')).body).toMatchObject([{ status: 'withdrawn' }]);
  });

  it('refuses oneself, strangers to the house, and visitors; twice is once', async () => {
    expect((await block(ada, ada.userId)).status).toBe(400);
    expect((await block(ada, 'nobody')).status).toBe(404);
    expect((await block(ada, '')).status).toBe(400);
    expect((await block(app.visitor, ada.userId)).status).toBe(401);
    expect((await app.visitor.get('/api/blocks')).status).toBe(401);
    expect((await app.visitor.delete(`/api/blocks/${ada.userId}`)).status).toBe(401);
    expect((await ada.delete(`/api/blocks/${kofi.userId}`)).status).toBe(404);
    await block(ada, kofi.userId);
    expect((await block(ada, kofi.userId)).status).toBe(201);
    expect((await ada.get('/api/blocks')).body).toHaveLength(1);
    expect((await kofi.get('/api/blocks')).body).toEqual([]);
  });
});
