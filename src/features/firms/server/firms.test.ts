import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';
import type { UserId } from '#shared/server/context.ts';
import { DAY_MS, daysAfter } from '#shared/domain/time.ts';
import { findFirmMemberIds } from './queries.ts';

const app = testApp();
const owner = memberPerTest(app, { firstName: 'Nala', lastName: 'Kamau' });
const mate = memberPerTest(app, { firstName: 'Musa', lastName: 'Ali' });
const stranger = memberPerTest(app, { firstName: 'Stan' });

beforeEach(async () => {
  await owner.post('/api/firm', { name: 'Acacia', domain: 'https://www.acacia.vc/team' });
});

async function invite(role = 'partner', change: Record<string, unknown> = {}) {
  const { status, body } = await owner.post('/api/firm/invitations', { role, ...change });
  expect(status).toBe(201);
  return { id: body.id, token: body.link.split('/').at(-1) ?? '' };
}
async function join(role: string, person = mate): Promise<void> {
  const { token } = await invite(role);
  expect((await person.post(`/api/firm-invitations/${token}/accept`)).status).toBe(200);
}
const rolesSeenBy = async (person: Client) => {
  const { body } = await person.get('/api/firm');
  return body.firm?.members?.map(({ name, role }) => [name, role]);
};

describe('a firm', () => {
  it('was created with a domain taken from whatever was pasted', async () => {
    expect((await owner.get('/api/firm')).body.firm).toMatchObject({
      name: 'Acacia',
      domain: 'acacia.vc',
      role: 'owner',
      members: [{ name: 'Nala Kamau', role: 'owner' }],
    });
    expect((await stranger.get('/api/firm')).body).toEqual({ firm: null });
    expect((await owner.post('/api/firm', { name: 'Second' })).status).toBe(409);
  });

  it('is changed by its owner; a stale version is told the newer state', async () => {
    await join('partner');
    expect((await mate.put('/api/firm', { name: 'Mine' })).status).toBe(403);
    expect((await owner.put('/api/firm', { name: 'Acacia Ventures', version: 1 })).body).toMatchObject({
      name: 'Acacia Ventures',
      domain: 'acacia.vc',
      version: 2,
    });
    const late = await owner.put('/api/firm', { name: 'Old', version: 1 });
    expect(late.status).toBe(409);
    expect(late.problem.current).toMatchObject({ name: 'Acacia Ventures', version: 2 });
  });

  it.each([{}, { name: '' }, { name: 'A', extra: 1 }, { name: 'Acacia', domain: 'not a domain' }])(
    'refuses %j',
    async (body) => {
      expect((await stranger.post('/api/firm', body)).status).toBe(400);
      expect((await owner.put('/api/firm', body)).status).toBe(400);
      expect((await stranger.get('/api/firm')).body).toEqual({ firm: null });
    },
  );
});

describe('an invitation to a firm', () => {
  it('is previewed, accepted once, and tells who invited', async () => {
    const { token } = await invite('analyst', { email: 'musa@example.test' });
    expect((await app.visitor.get(`/api/firm-invitations/${token}`)).body).toMatchObject({
      firmName: 'Acacia',
      role: 'analyst',
      invitedBy: 'Nala Kamau',
      state: 'open',
    });
    expect((await app.visitor.post(`/api/firm-invitations/${token}/accept`)).status).toBe(401);
    expect((await mate.post(`/api/firm-invitations/${token}/accept`)).status).toBe(200);
    expect((await mate.post(`/api/firm-invitations/${token}/accept`)).status).toBe(409);
    expect((await stranger.post(`/api/firm-invitations/${token}/accept`)).status).toBe(409);
    expect(await rolesSeenBy(mate)).toEqual([
      ['Nala Kamau', 'owner'],
      ['Musa Ali', 'analyst'],
    ]);
    const letter = await app.services.db
      .selectFrom('mailOutbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(letter).toMatchObject({ toAddress: 'musa@example.test', subject: 'Join Acacia on Kilele' });
    expect(letter?.body).toContain(token);
    expect((await owner.get('/api/firm/invitations')).text).not.toContain(token);
    const told = await app.services.db
      .selectFrom('notifications')
      .select('content')
      .where('userId', '=', owner.userId)
      .execute();
    expect(told.at(-1)?.content).toBe('Musa Ali joined Acacia.');
  });

  it('stops working when revoked, and after 14 days', async () => {
    const { id, token } = await invite();
    expect((await owner.delete(`/api/firm/invitations/${id}`)).status).toBe(200);
    expect((await owner.delete(`/api/firm/invitations/${id}`)).status).toBe(404);
    expect((await mate.post(`/api/firm-invitations/${token}/accept`)).status).toBe(409);
    const later = await invite();
    app.clock.now = new Date(Date.now() + 14 * DAY_MS + 1000);
    await app.services.db
      .updateTable('sessions')
      .set({ expiresAt: daysAfter(new Date(), 40) })
      .execute();
    expect((await mate.post(`/api/firm-invitations/${later.token}/accept`)).status).toBe(409);
    app.clock.now = null;
  });

  it('is not used up by somebody who is in another firm', async () => {
    const { token } = await invite();
    await stranger.post('/api/firm', { name: 'Baobab' });
    expect((await stranger.post(`/api/firm-invitations/${token}/accept`)).status).toBe(409);
    expect((await mate.post(`/api/firm-invitations/${token}/accept`)).status).toBe(200);
  });

  it.each([{ role: 'boss' }, {}, { role: 'partner', email: 'nobody' }, { role: 'partner', extra: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await owner.post('/api/firm/invitations', body)).status).toBe(400);
      expect((await owner.get('/api/firm/invitations')).body).toEqual([]);
    },
  );

  it('is found by its link alone', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00']) {
      expect((await mate.get(`/api/firm-invitations/${token}`)).status).toBe(404);
      expect((await mate.post(`/api/firm-invitations/${token}/accept`)).status).toBe(404);
    }
  });
});

describe('the people of a firm', () => {
  it('have the rights of their role', async () => {
    await join('partner');
    expect((await mate.post('/api/firm/invitations', { role: 'owner' })).status).toBe(403);
    expect((await mate.post('/api/firm/invitations', { role: 'analyst' })).status).toBe(201);
    expect((await mate.put(`/api/firm/members/${owner.userId}`, { role: 'analyst' })).status).toBe(403);
    expect((await mate.delete(`/api/firm/members/${owner.userId}`)).status).toBe(403);
    expect((await owner.put(`/api/firm/members/${mate.userId}`, { role: 'analyst' })).status).toBe(200);
    expect((await mate.post('/api/firm/invitations', { role: 'analyst' })).status).toBe(403);
    expect((await mate.get('/api/firm/invitations')).status).toBe(403);
    expect((await owner.put(`/api/firm/members/${mate.userId}`, { role: 'king' })).status).toBe(400);
  });

  it('never stay without an owner, and the last one takes the firm along', async () => {
    await join('analyst');
    const firmId = Number((await owner.get('/api/firm')).body.firm?.id);
    expect((await owner.delete(`/api/firm/members/${owner.userId}`)).status).toBe(409);
    expect((await owner.put(`/api/firm/members/${owner.userId}`, { role: 'partner' })).status).toBe(409);
    await owner.put(`/api/firm/members/${mate.userId}`, { role: 'owner' });
    const [one, other] = await Promise.all([
      owner.delete(`/api/firm/members/${owner.userId}`),
      mate.delete(`/api/firm/members/${mate.userId}`),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const left = app.services.db.selectFrom('firms').select('id').where('id', '=', firmId);
    expect(await left.execute()).toEqual([]);
  });

  it('find one of them an owner when the account of the last owner is deleted', async () => {
    await join('analyst');
    await app.services.db.deleteFrom('users').where('id', '=', owner.userId).execute();
    expect(await rolesSeenBy(mate)).toEqual([['Musa Ali', 'owner']]);
  });

  it('lose sight of it the moment they are out', async () => {
    await join('partner');
    // The ids come from the test app's own members.
    const ids = (person: Client) => findFirmMemberIds(app.services.db, person.userId as UserId);
    expect((await ids(mate)).toSorted()).toEqual([owner.userId, mate.userId].toSorted());
    expect((await owner.delete(`/api/firm/members/${mate.userId}`)).status).toBe(200);
    expect((await mate.get('/api/firm')).body).toEqual({ firm: null });
    expect(await ids(mate)).toEqual([mate.userId]);
  });
});

it('a firm is not there for strangers', async () => {
  const { id } = await invite();
  await stranger.post('/api/firm', { name: 'Baobab' });
  for (const [client, refused] of [
    [await app.member(), 404],
    [app.visitor, 401],
  ] as const) {
    expect((await client.put('/api/firm', { name: 'Mine' })).status).toBe(refused);
    expect((await client.get('/api/firm/invitations')).status).toBe(refused);
    expect((await client.post('/api/firm/invitations', { role: 'owner' })).status).toBe(refused);
  }
  for (const [client, refused] of [
    [stranger, 404],
    [app.visitor, 401],
  ] as const) {
    expect((await client.put(`/api/firm/members/${owner.userId}`, { role: 'analyst' })).status).toBe(refused);
    expect((await client.delete(`/api/firm/members/${owner.userId}`)).status).toBe(refused);
    expect((await client.delete(`/api/firm/invitations/${id}`)).status).toBe(refused);
  }
});
