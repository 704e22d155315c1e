import { beforeEach, describe, expect, it } from 'vitest';
import { memberPerTest, testApp, testMember } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';
import { listenAs } from '#test/live.ts';
import { daysAfter } from '#shared/domain/time.ts';

const app = testApp();
const owner = testMember(app, { firstName: 'Zainab', lastName: 'Bello' });
const stranger = testMember(app, { firstName: 'Stan' });
const mate = memberPerTest(app, { firstName: 'Musa', lastName: 'Ali' });
let path: `/api/startups/${number}`;

const STARTUP = startupForm('Zuri Pay');

beforeEach(async () => {
  const { body } = await owner.post('/api/startups', STARTUP);
  path = `/api/startups/${body.id}`;
});

async function invite(role = 'editor', change: Record<string, unknown> = {}) {
  const { status, body } = await owner.post(`${path}/invitations`, { role, ...change });
  expect(status).toBe(201);
  const link = body.link;
  return { id: body.id, link, token: link.split('/').at(-1) ?? '' };
}
async function join(role: string): Promise<void> {
  const { token } = await invite(role);
  expect((await mate.post(`/api/invitations/${token}/accept`)).status).toBe(200);
}

describe('an invitation', () => {
  it('is previewed, accepted once, and tells who invited', async () => {
    const { token, link } = await invite();
    expect(link).toMatch(/^http:.*\/invitations\/[\w-]{43}$/);
    expect((await app.visitor.get(`/api/invitations/${token}`)).body).toMatchObject({
      startupName: 'Zuri Pay',
      role: 'editor',
      invitedBy: 'Zainab Bello',
      state: 'open',
      isMember: false,
    });
    expect((await app.visitor.post(`/api/invitations/${token}/accept`)).status).toBe(401);
    expect((await mate.post(`/api/invitations/${token}/accept`)).status).toBe(200);
    expect((await mate.post(`/api/invitations/${token}/accept`)).status).toBe(409);
    expect((await stranger.post(`/api/invitations/${token}/accept`)).status).toBe(409);
    const { body: team } = await mate.get(`${path}/team`);
    expect(team.map(({ name, role }) => [name, role])).toEqual([
      ['Zainab Bello', 'owner'],
      ['Musa Ali', 'editor'],
    ]);
    const told = await app.services.db
      .selectFrom('notifications')
      .select('content')
      .where('userId', '=', owner.userId)
      .execute();
    expect(told.at(-1)?.content).toBe('Musa Ali joined the team of Zuri Pay.');
  });

  it('reaches an open inbox once when it is accepted', async () => {
    const inbox = await listenAs(app, owner.userId);
    await join('viewer');
    expect(await inbox.topics()).toEqual(['notifications']);
  });

  it('keeps only a hash of its link, and mails the link when told where to', async () => {
    const { token } = await invite('viewer', { email: 'musa@example.test' });
    const rows = await app.services.db.selectFrom('startupInvitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const letter = await app.services.db
      .selectFrom('mailOutbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(letter).toMatchObject({
      toAddress: 'musa@example.test',
      subject: 'Join the team of Zuri Pay on Kilele',
    });
    expect(letter?.body).toContain(token);
    expect((await owner.get(`${path}/invitations`)).text).not.toContain(token);
  });

  it('stops working when revoked, and after 14 days', async () => {
    const { id, token } = await invite();
    expect((await owner.delete(`${path}/invitations/${id}`)).status).toBe(200);
    expect((await owner.delete(`${path}/invitations/${id}`)).status).toBe(404);
    expect((await mate.post(`/api/invitations/${token}/accept`)).status).toBe(409);
    const other = await invite();
    app.clock.now = daysAfter(new Date(), 15);
    const late = await app.visitor.get(`/api/invitations/${other.token}`);
    app.clock.now = null;
    expect(late.body).toMatchObject({ state: 'expired' });
    const states = (await owner.get(`${path}/invitations`)).body.map(({ state }) => state);
    expect(states).toEqual(['open', 'revoked']);
  });

  it.each([{ role: 'boss' }, {}, { role: 'viewer', email: 'nobody' }, { role: 'viewer', extra: 1 }])(
    'refuses %j',
    async (body) => {
      expect((await owner.post(`${path}/invitations`, body)).status).toBe(400);
      expect((await owner.get(`${path}/invitations`)).body).toEqual([]);
    },
  );

  it('is found by its link alone', async () => {
    for (const token of ['x', 'A'.repeat(43), '%00'])
      expect((await mate.get(`/api/invitations/${token}`)).status).toBe(404);
    expect((await mate.post(`/api/invitations/${'A'.repeat(43)}/accept`)).status).toBe(404);
  });
});

describe('the team', () => {
  it('gives each role its rights', async () => {
    const update = { ...STARTUP, version: 1 };
    await join('viewer');
    expect((await mate.get(`${path}/team`)).status).toBe(200);
    expect((await mate.put(path, update)).status).toBe(403);
    expect((await mate.get(`${path}/invitations`)).status).toBe(403);
    await owner.put(`${path}/team/${mate.userId}`, { role: 'editor' });
    expect((await mate.put(path, update)).status).toBe(200);
    expect((await mate.post(`${path}/invitations`, { role: 'viewer' })).status).toBe(403);
    expect((await mate.delete(path)).status).toBe(403);
    expect((await mate.delete(`${path}/team/${owner.userId}`)).status).toBe(403);
    expect((await mate.put(`${path}/team/${mate.userId}`, { role: 'owner' })).status).toBe(403);
    expect((await mate.put(`${path}/team/${mate.userId}`, { title: 'CTO' })).body).toMatchObject({
      title: 'CTO',
    });
    expect((await app.visitor.get(path)).body.team).toContainEqual(expect.objectContaining({ title: 'CTO' }));
  });

  it('never stays without an owner', async () => {
    await join('editor');
    expect((await owner.delete(`${path}/team/${owner.userId}`)).status).toBe(409);
    expect((await owner.put(`${path}/team/${owner.userId}`, { role: 'viewer' })).status).toBe(409);
    await owner.put(`${path}/team/${mate.userId}`, { role: 'owner' });
    const [one, other] = await Promise.all([
      owner.delete(`${path}/team/${owner.userId}`),
      mate.delete(`${path}/team/${mate.userId}`),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await app.visitor.get(path)).body.founders).toHaveLength(1);
  });

  it('lets people go, and takes their rights at once', async () => {
    await join('editor');
    expect((await owner.delete(`${path}/team/${mate.userId}`)).status).toBe(200);
    expect((await mate.get(`${path}/team`)).status).toBe(404);
    expect((await mate.put(path, { ...STARTUP, version: 1 })).status).toBe(404);
    expect((await owner.delete(`${path}/team/${mate.userId}`)).status).toBe(404);
  });

  it('is not there for strangers', async () => {
    const { id } = await invite();
    for (const [client, refused] of [
      [stranger, 404],
      [app.visitor, 401],
    ] as const) {
      expect((await client.get(`${path}/team`)).status).toBe(refused);
      expect((await client.get(`${path}/invitations`)).status).toBe(refused);
      expect((await client.post(`${path}/invitations`, { role: 'owner' })).status).toBe(refused);
      expect((await client.delete(`${path}/invitations/${id}`)).status).toBe(refused);
      expect((await client.put(`${path}/team/${owner.userId}`, { title: 'x' })).status).toBe(refused);
      expect((await client.delete(`${path}/team/${owner.userId}`)).status).toBe(refused);
    }
  });
});
