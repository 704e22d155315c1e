import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import { DAILY_INVITATIONS } from '../domain/connection.ts';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada', lastName: 'Obi' });
const kofi = memberPerTest(app, { firstName: 'Kofi', lastName: 'Mensah' });

const invite = (from: Client, to: Client, note?: string) =>
  from.post('/api/connections', { userId: to.userId, ...(note === undefined ? {} : { note }) });
const answer = (who: Client, id: unknown, action: string) =>
  who.post(`/api/connections/${String(id)}/${action}`);
const rows = () =>
  app.services.db
    .selectFrom('connections')
    .selectAll()
    .where('requesterId', 'in', [ada.userId, kofi.userId])
    .execute();
/** Lets days go by for the rows there are: a session would not last as long. */
const daysLater = (days: number) =>
  sql`update connections set requested_at = requested_at - ${days} * interval '1 day'`.execute(
    app.services.db,
  );

async function connected(): Promise<number> {
  const { body } = await invite(ada, kofi);
  await answer(kofi, body.id, 'accept');
  return Number(body.id);
}

describe('an invitation', () => {
  it('waits in both boxes, is told to its receiver, and becomes a connection of both', async () => {
    const made = await invite(ada, kofi, 'We met at the summit.\nLet us keep in touch.');
    expect(made).toMatchObject({ status: 201, body: { connectionStatus: 'sent' } });
    const received = (await kofi.get('/api/users/invitations')).body;
    expect(received[0]).toMatchObject({
      id: made.body.id,
      note: 'We met at the summit.\nLet us keep in touch.',
      user: { id: ada.userId, firstName: 'Ada' },
    });
    expect((await ada.get('/api/users/invitations?box=sent')).body).toHaveLength(1);
    expect((await ada.get('/api/users/invitations')).body).toEqual([]);
    const [note] = (await kofi.get('/api/notifications')).body;
    expect(note).toMatchObject({ content: 'Ada Obi would like to connect with you.' });

    expect((await answer(kofi, made.body.id, 'accept')).body).toMatchObject({
      connectionStatus: 'connected',
    });
    for (const [who, other] of [
      [ada, kofi],
      [kofi, ada],
    ] as const) {
      const list = await who.get('/api/users/connections');
      expect(list.headers['x-total-count']).toBe('1');
      expect(list.body[0]).toMatchObject({ status: 'accepted', connectedUser: { id: other.userId } });
    }
    expect((await kofi.get('/api/users/invitations')).body).toEqual([]);
  });

  it('that is declined looks unanswered to its sender, everywhere', async () => {
    const { body } = await invite(ada, kofi);
    const look = async () => ({
      sent: (await ada.get('/api/users/invitations?box=sent')).body,
      view: (await ada.get(`/api/users/${kofi.userId}/connection`)).body,
      again: (await invite(ada, kofi)).problem.message,
      card: (await ada.get('/api/users/search?q=kofi')).body.find(({ id }) => id === kofi.userId),
      inbox: (await ada.get('/api/notifications')).body,
    });
    const before = await look();
    expect((await answer(kofi, body.id, 'decline')).body).toEqual({ id: null, connectionStatus: 'none' });
    expect(await look()).toEqual(before);
    expect(before.view).toMatchObject({ connectionStatus: 'sent' });
    expect((await kofi.get('/api/users/invitations')).body).toEqual([]);
    expect((await kofi.get(`/api/users/${ada.userId}/connection`)).body).toEqual({
      id: null,
      connectionStatus: 'none',
    });
  });

  it('cannot be repeated within 21 days by withdrawing it; the other person may ask at once', async () => {
    const { body } = await invite(ada, kofi);
    await answer(kofi, body.id, 'decline');
    expect((await answer(ada, body.id, 'withdraw')).body).toEqual({ id: null, connectionStatus: 'none' });
    await daysLater(20.9);
    const early = await invite(ada, kofi);
    expect(early.status).toBe(409);
    expect(early.problem.message).toMatch(/You can invite them again from \d{4}-/);
    await daysLater(0.2);
    expect((await invite(ada, kofi)).status).toBe(201);
    await answer(kofi, body.id, 'decline');
    expect((await invite(kofi, ada)).status).toBe(201);
  });

  it('to oneself is 400, a second one 409 from either side, and there is one row', async () => {
    const own = await ada.post('/api/connections', { userId: ada.userId });
    expect(own).toMatchObject({ status: 400, problem: { errors: [{ path: 'userId' }] } });
    await invite(ada, kofi);
    expect((await invite(ada, kofi)).status).toBe(409);
    const back = await invite(kofi, ada);
    expect(back).toMatchObject({ status: 409, problem: { message: expect.stringContaining('accept') } });
    expect(await rows()).toHaveLength(1);
  });

  it('sent by both at once is one invitation', async () => {
    const both = await Promise.all([invite(ada, kofi), invite(kofi, ada)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await rows()).toHaveLength(1);
  });

  it('is limited in number a day, also when many are sent at once', async () => {
    const people = [];
    for (let n = 0; n < DAILY_INVITATIONS + 3; n += 1) people.push(await app.member());
    const answers = await Promise.all(people.map((person) => invite(ada, person)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(DAILY_INVITATIONS);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    await daysLater(1.1);
    expect((await invite(ada, kofi)).status).toBe(201);
  });

  it('does not reach who cannot be seen, nor come from who is hidden', async () => {
    const hide = (visibility: 'hidden' | 'connections', client: Client) =>
      app.services.db
        .updateTable('profiles')
        .set({ visibility })
        .where('userId', '=', client.userId)
        .execute();
    await hide('hidden', kofi);
    expect((await invite(ada, kofi)).status).toBe(404);
    expect((await invite(kofi, ada)).status).toBe(409);
    await hide('connections', kofi);
    expect((await invite(ada, kofi)).status).toBe(404);
    expect((await invite(kofi, ada)).status).toBe(201);
    expect((await ada.get('/api/users/invitations')).body).toHaveLength(1);
    expect((await ada.get(`/api/users/${kofi.userId}/connection`)).body.connectionStatus).toBe('received');
  });

  it.each([
    {},
    { userId: '' },
    { userId: 7 },
    { userId: 'a'.repeat(65) },
    { userId: 'x', status: 'accepted' },
  ])('refuses %j', async (body) => {
    expect((await ada.post('/api/connections', body)).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('refuses a note of more than 300 characters; an unknown person is 404', async () => {
    expect((await invite(ada, kofi, 'x'.repeat(301))).status).toBe(400);
    expect((await ada.post('/api/connections', { userId: 'nobody' })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

describe('answering', () => {
  it.each(['accept', 'decline', 'withdraw'])(
    '%s is not for strangers, visitors or unknown ids',
    async (action) => {
      const stranger = await app.member();
      const { body } = await invite(ada, kofi);
      expect((await answer(stranger, body.id, action)).status).toBe(404);
      expect((await answer(app.visitor, body.id, action)).status).toBe(401);
      expect((await answer(kofi, 2_147_483_647, action)).status).toBe(404);
      expect((await answer(kofi, '01', action)).status).toBe(400);
      expect((await rows())[0]?.status).toBe('pending');
    },
  );

  it('one cannot accept or decline one’s own, nor withdraw another’s', async () => {
    const { body } = await invite(ada, kofi);
    for (const [who, action] of [
      [ada, 'accept'],
      [ada, 'decline'],
      [kofi, 'withdraw'],
    ] as const)
      expect((await answer(who, body.id, action)).status).toBe(404);
  });

  it('twice is told, and a withdrawn one cannot be accepted', async () => {
    const id = await connected();
    expect((await answer(kofi, id, 'accept')).status).toBe(409);
    const other = await app.member();
    const { body } = await invite(ada, other);
    await answer(ada, body.id, 'withdraw');
    expect((await answer(other, body.id, 'accept')).status).toBe(409);
  });
});

describe('a connection', () => {
  it('is found by name among one’s own', async () => {
    await connected();
    expect((await ada.get('/api/users/connections?q=MÉNSAH')).body).toHaveLength(1);
    expect((await ada.get('/api/users/connections?q=nobody')).body).toEqual([]);
    expect((await ada.get('/api/users/connections?q=%25')).body).toEqual([]);
  });

  it('can be ended by either side; who ended it may ask again, the other waits', async () => {
    const id = await connected();
    expect((await kofi.delete(`/api/connections/${id}`)).body).toEqual({
      id: null,
      connectionStatus: 'none',
    });
    expect((await ada.get('/api/users/connections')).body).toEqual([]);
    expect((await kofi.delete(`/api/connections/${id}`)).status).toBe(409);
    expect((await invite(ada, kofi)).status).toBe(409);
    expect((await invite(kofi, ada)).status).toBe(201);
  });

  it('is not for others to see or end', async () => {
    const id = await connected();
    const stranger = await app.member();
    expect((await stranger.delete(`/api/connections/${id}`)).status).toBe(404);
    expect((await app.visitor.delete(`/api/connections/${id}`)).status).toBe(401);
    expect((await stranger.get('/api/users/connections')).body).toEqual([]);
    expect((await stranger.get('/api/users/unknown/connection')).status).toBe(404);
    for (const url of [
      '/api/users/connections',
      '/api/users/invitations',
      `/api/users/${ada.userId}/connection`,
    ])
      expect((await app.visitor.get(url)).status).toBe(401);
  });

  it.each([
    '/api/users/connections?limit=101',
    '/api/users/connections?status=all',
    '/api/users/invitations?box=x',
  ])('refuses %s', async (url) => {
    expect((await ada.get(url)).status).toBe(400);
  });
});
