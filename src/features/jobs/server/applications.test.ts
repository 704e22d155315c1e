import { describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { listenAs } from '#test/live.ts';

const app = testApp();
const poster = testMember(app, { firstName: 'Ngozi', lastName: 'Eze' });

const post = {
  title: 'Field engineer',
  description: 'Keep the cold rooms running.',
  jobType: 'Contractor',
  category: 'Engineering',
  location: 'Kumasi',
  takesApplications: true,
};
async function posted(change: Record<string, unknown> = {}): Promise<number> {
  return (await poster.post('/api/jobs', { ...post, ...change })).body.id;
}
async function applied(id: number, message = 'I have kept cold rooms for six years.') {
  const client = await app.member({ firstName: 'Ama', lastName: 'Owusu' });
  await client.put('/api/users/profile', { headline: 'Refrigeration engineer', skills: ['Cooling'] });
  const answer = await client.post(`/api/jobs/${id}/applications`, { message });
  expect(answer.status).toBe(201);
  return { client, application: answer.body.id };
}
const notificationsOf = async (client: Client) =>
  (await client.get('/api/notifications')).body.map(({ content }) => content);

describe('applying', () => {
  it('sends the profile as it is that day and tells the poster', async () => {
    const id = await posted();
    const { client } = await applied(id);
    await client.put('/api/users/profile', { headline: 'Something else' });
    const { body, headers } = await poster.get(`/api/jobs/${id}/applications`);
    expect(headers['x-total-count']).toBe('1');
    expect(body[0]).toMatchObject({
      status: 'received',
      message: 'I have kept cold rooms for six years.',
      snapshot: {
        firstName: 'Ama',
        headline: 'Refrigeration engineer',
        skills: ['Cooling'],
        experiences: [],
      },
    });
    expect(await notificationsOf(poster)).toContain('Ama Owusu applied for Field engineer.');
    expect((await poster.get('/api/jobs/mine')).body[0]).toMatchObject({ applications: 1, waiting: 1 });
    expect((await client.get(`/api/jobs/${id}`)).body.viewer).toMatchObject({ application: 'received' });
  });

  it('reaches the poster’s open inbox once', async () => {
    const id = await posted();
    const inbox = await listenAs(app, poster.userId);
    await applied(id);
    expect(await inbox.topics()).toEqual(['notifications']);
  });

  it('happens once, and again after withdrawing', async () => {
    const id = await posted();
    const { client } = await applied(id);
    expect((await client.post(`/api/jobs/${id}/applications`, {})).status).toBe(409);
    expect((await client.delete(`/api/jobs/${id}/applications/mine`)).status).toBe(200);
    expect((await client.delete(`/api/jobs/${id}/applications/mine`)).status).toBe(404);
    expect((await poster.get(`/api/jobs/${id}/applications`)).body).toEqual([]);
    expect((await client.post(`/api/jobs/${id}/applications`, {})).status).toBe(201);
    const own = (await client.get('/api/jobs/applied')).body;
    expect(own.map(({ status }) => status)).toEqual(['received', 'withdrawn']);
  });

  it('is refused where the post does not take it', async () => {
    const client = await app.member();
    const elsewhere = await posted({ takesApplications: false });
    const closed = await posted();
    await poster.post(`/api/jobs/${closed}/close`, { reason: 'filled' });
    const draft = await posted({ draft: true });
    const open = await posted();
    const statusOf = async (id: number, by = client) =>
      (await by.post(`/api/jobs/${id}/applications`, {})).status;
    expect([await statusOf(elsewhere), await statusOf(closed), await statusOf(open, poster)]).toEqual([
      409, 409, 409,
    ]);
    expect([await statusOf(draft), await statusOf(999_999)]).toEqual([404, 404]);
    await app.services.db
      .insertInto('blocks')
      .values({ blockerId: poster.userId, blockedId: client.userId })
      .execute();
    expect(await statusOf(open)).toBe(404);
    expect((await poster.get(`/api/jobs/${open}/applications`)).body).toEqual([]);
  });

  it('refuses visitors, strangers and bad input, and writes nothing', async () => {
    const id = await posted();
    const { client, application } = await applied(id);
    const stranger = await app.member();
    const answer = { status: 'hired', version: 1 };
    const path = `/api/jobs/${id}/applications` as const;
    expect((await app.visitor.post(path, {})).status).toBe(401);
    expect((await app.visitor.get(path)).status).toBe(401);
    expect((await app.visitor.get('/api/jobs/applied')).status).toBe(401);
    for (const other of [stranger, client]) {
      expect((await other.get(path)).status).toBe(404);
      expect((await other.put(`${path}/${application}`, answer)).status).toBe(404);
    }
    expect((await stranger.put(`${path}/mine`, { note: 'x' })).status).toBe(404);
    expect((await app.visitor.put(`${path}/mine`, { note: 'x' })).status).toBe(401);
    expect((await app.visitor.delete(`${path}/mine`)).status).toBe(401);
    expect((await stranger.post(path, { message: 'x'.repeat(4001) })).status).toBe(400);
    expect((await stranger.post(path, { snapshot: {} })).status).toBe(400);
    expect((await client.put(`${path}/mine`, { note: 'x'.repeat(2001) })).status).toBe(400);
    for (const bad of [{ status: 'withdrawn', version: 1 }, { status: 'hired' }, { version: 1 }])
      expect((await poster.put(`${path}/${application}`, bad)).status).toBe(400);
    expect((await poster.get(path)).body.map(({ status }) => status)).toEqual(['received']);
  });
});

describe('answering', () => {
  it('moves an application, tells the applicant, and refuses an older version', async () => {
    const id = await posted();
    const { client, application } = await applied(id);
    const path = `/api/jobs/${id}/applications/${application}` as const;
    const moved = await poster.put(path, { status: 'shortlisted', version: 1 });
    expect([moved.status, moved.body.status, moved.body.version]).toEqual([200, 'shortlisted', 2]);
    expect(await notificationsOf(client)).toContain('Your application for Field engineer was shortlisted.');
    const stale = await poster.put(path, { status: 'declined', version: 1 });
    expect(stale).toMatchObject({ status: 409, problem: { current: { status: 'shortlisted' } } });
    await client.delete(`/api/jobs/${id}/applications/mine`);
    expect((await poster.put(path, { status: 'hired', version: 3 })).status).toBe(404);
  });

  it('is no way into the applications of another post', async () => {
    const [one, other] = [await posted(), await posted()];
    const { application } = await applied(one);
    const answer = { status: 'hired', version: 1 };
    expect((await poster.put(`/api/jobs/${other}/applications/${application}`, answer)).status).toBe(404);
  });
});

it('keeps the applicant’s own note from the poster', async () => {
  const id = await posted();
  const { client } = await applied(id);
  const noted = await client.put(`/api/jobs/${id}/applications/mine`, { note: 'Ask about the van' });
  expect(noted.body).toMatchObject({ note: 'Ask about the van', job: { id, isReachable: true } });
  expect((await poster.get(`/api/jobs/${id}/applications`)).text).not.toContain('van');
});

describe('saving', () => {
  it('keeps a post with a note and a status, and takes it off again', async () => {
    const id = await posted();
    const client = await app.member();
    expect((await client.post(`/api/jobs/${id}/save`, {})).status).toBe(201);
    await client.post(`/api/jobs/${id}/save`, { note: 'Call on Monday' });
    const changed = await client.post(`/api/jobs/${id}/save`, { status: 'interviewing' });
    expect(changed.body).toMatchObject({ status: 'interviewing', note: 'Call on Monday' });
    expect((await client.get(`/api/jobs/${id}`)).body.viewer).toMatchObject({ isSaved: true });
    const list = await client.get('/api/jobs/saved');
    expect([list.headers['x-total-count'], list.body[0]?.job?.company.name]).toEqual(['1', 'Ngozi Eze']);
    for (const _twice of [1, 2]) expect((await client.delete(`/api/jobs/${id}/save`)).status).toBe(200);
    expect((await client.get('/api/jobs/saved')).body).toEqual([]);
  });

  it('still lists a post that was withdrawn since, without a way to it', async () => {
    const id = await posted();
    const client = await app.member();
    await client.post(`/api/jobs/${id}/save`, {});
    await poster.post(`/api/jobs/${id}/close`, { reason: 'withdrawn' });
    expect((await client.get('/api/jobs/saved')).body[0]?.job).toMatchObject({
      state: 'closed',
      closeReason: 'withdrawn',
      isReachable: false,
    });
    expect((await client.post(`/api/jobs/${id}/save`, { note: 'Gone' })).status).toBe(201);
  });

  it('refuses visitors, what cannot be seen, and bad input', async () => {
    const [id, draft] = [await posted(), await posted({ draft: true })];
    const client = await app.member();
    expect((await app.visitor.post(`/api/jobs/${id}/save`, {})).status).toBe(401);
    expect((await app.visitor.delete(`/api/jobs/${id}/save`)).status).toBe(401);
    expect((await app.visitor.get('/api/jobs/saved')).status).toBe(401);
    for (const gone of [draft, 999_999])
      expect((await client.post(`/api/jobs/${gone}/save`, {})).status).toBe(404);
    for (const bad of [{ status: 'dreaming' }, { note: 5 }, { userId: poster.userId }])
      expect((await client.post(`/api/jobs/${id}/save`, bad)).status).toBe(400);
    expect((await client.get('/api/jobs/saved')).body).toEqual([]);
  });
});
