import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, memberPerTest, testApp } from '#test/app.ts';

const app = testApp();
const ada = memberPerTest(app, { firstName: 'Ada', lastName: 'Obi' });
const kofi = memberPerTest(app, { firstName: 'Kofi', lastName: 'Mensah' });

beforeEach(async () => {
  for (const who of [ada, kofi]) {
    const { version } = (await who.get('/api/users/profile')).body;
    await who.put('/api/users/profile', { version, visibility: 'members', searchOptIn: true });
  }
});

const block = (who: Client, whom: Client) => who.post('/api/blocks', { userId: whom.userId });
const unblock = (who: Client, whom: Client) => who.delete(`/api/blocks/${whom.userId}`);
const finds = async (who: Client, whom: Client, name: string) =>
  (await who.get(`/api/users/search?q=${name}&limit=100`)).body.some(({ id }) => id === whom.userId);
const invites = async (who: Client, whom: Client) =>
  (await who.post('/api/connections', { userId: whom.userId })).status;

describe('between two people of whom one has blocked the other', () => {
  it('neither finds the other, and both are found again when it ends', async () => {
    expect([await finds(ada, kofi, 'Kofi'), await finds(kofi, ada, 'Ada')]).toEqual([true, true]);
    expect((await block(ada, kofi)).status).toBe(201);
    expect([await finds(ada, kofi, 'Kofi'), await finds(kofi, ada, 'Ada')]).toEqual([false, false]);
    const third = await app.member();
    expect([await finds(third, kofi, 'Kofi'), await finds(third, ada, 'Ada')]).toEqual([true, true]);
    expect((await unblock(ada, kofi)).status).toBe(200);
    expect([await finds(ada, kofi, 'Kofi'), await finds(kofi, ada, 'Ada')]).toEqual([true, true]);
  });

  it('a connection ends, and none begins', async () => {
    expect(await invites(ada, kofi)).toBe(201);
    const [invitation] = (await kofi.get('/api/users/invitations')).body;
    expect((await kofi.post(`/api/connections/${invitation?.id}/accept`)).status).toBe(200);
    await block(ada, kofi);
    for (const who of [ada, kofi]) expect((await who.get('/api/users/connections')).body).toEqual([]);
    expect([await invites(kofi, ada), await invites(ada, kofi)]).toEqual([404, 404]);
  });

  it('both have to take theirs back before they find one another', async () => {
    await block(ada, kofi);
    await block(kofi, ada);
    await unblock(ada, kofi);
    expect([await finds(ada, kofi, 'Kofi'), await finds(kofi, ada, 'Ada')]).toEqual([false, false]);
    await unblock(kofi, ada);
    expect(await finds(ada, kofi, 'Kofi')).toBe(true);
  });

  it('no post of the one takes an application of the other', async () => {
    const { body: job } = await ada.post('/api/jobs', {
      title: 'Depot manager',
      description: 'Run the depot in Nakuru.',
      jobType: 'Contractor',
      category: 'Operations',
      location: 'Nakuru',
      takesApplications: true,
    });
    await block(ada, kofi);
    expect((await kofi.post(`/api/jobs/${job.id}/applications`, {})).status).toBe(404);
    await unblock(ada, kofi);
    expect((await kofi.post(`/api/jobs/${job.id}/applications`, {})).status).toBe(201);
  });
});

describe('the list of whom one has blocked', () => {
  it('is one’s own, with names, and says nothing to the blocked', async () => {
    await block(ada, kofi);
    expect((await ada.get('/api/blocks')).body).toEqual([
      {
        id: kofi.userId,
        firstName: 'Kofi',
        lastName: 'Mensah',
        headline: null,
        profileImageUrl: null,
        isDemo: false,
      },
    ]);
    expect((await kofi.get('/api/blocks')).body).toEqual([]);
    expect((await kofi.get('/api/notifications')).body).toEqual([]);
  });

  it('is not ended by the blocked, nor by a third', async () => {
    await block(ada, kofi);
    const third = await app.member();
    expect((await unblock(kofi, ada)).status).toBe(404);
    expect((await unblock(third, kofi)).status).toBe(404);
    expect((await ada.get('/api/blocks')).body).toHaveLength(1);
  });

  it('loses who leaves Kilele, and goes with who made it', async () => {
    const zuri = await app.member({ firstName: 'Zuri' });
    await block(ada, kofi);
    await block(zuri, ada);
    await app.services.db.deleteFrom('users').where('id', 'in', [kofi.userId, zuri.userId]).execute();
    expect((await ada.get('/api/blocks')).body).toEqual([]);
    expect(
      await app.services.db.selectFrom('blocks').selectAll().where('blockedId', '=', ada.userId).execute(),
    ).toEqual([]);
  });

  it('takes a person once when asked twice at the same moment', async () => {
    const [one, other] = await Promise.all([block(ada, kofi), block(ada, kofi)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect((await ada.get('/api/blocks')).body).toHaveLength(1);
  });

  it('both blocking each other at the same moment both succeed', async () => {
    const [one, other] = await Promise.all([block(ada, kofi), block(kofi, ada)]);
    expect([one.status, other.status]).toEqual([201, 201]);
  });

  it.each([{}, { userId: 7 }, { userId: 'x'.repeat(65) }, { userId: 'u', note: 'x' }])(
    'refuses %j',
    async (body) => {
      expect((await ada.post('/api/blocks', body)).status).toBe(400);
    },
  );
});
