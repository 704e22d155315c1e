import { describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { createInvestor, createStartup } from '#test/forms.ts';
import { daysBefore } from '#shared/domain/time.ts';
import { JOBS_EXPIRY } from './jobs.ts';
import { hideJob } from './queries.ts';

const app = testApp();
const poster = testMember(app, { firstName: 'Ngozi', lastName: 'Eze', email: 'ngozi@example.test' });
const reader = testMember(app, { firstName: 'Kofi' });

const post = {
  title: 'Backend engineer',
  description: 'Build the ledger behind our agents’ wallets.',
  jobType: 'Full-time Employee',
  category: 'Engineering',
  location: 'Lagos, Nigeria',
};

async function posted(change: Record<string, unknown> = {}, by = poster): Promise<number> {
  const answer = await by.post('/api/jobs', { ...post, ...change });
  expect(answer.status).toBe(201);
  return answer.body.id;
}
async function countPosts(): Promise<number> {
  const { n } = await app.services.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

describe('whom a post is for', () => {
  const companyOf = async (id: number, by = app.visitor) => (await by.get(`/api/jobs/${id}`)).body.company;

  it('is a startup its poster speaks for, with its name, place and page', async () => {
    const founder = await app.member({ firstName: 'Ada', lastName: 'Obi' });
    const { id: startupId } = await createStartup(founder, 'Zed Ledger', { city: 'Lagos' });
    expect((await founder.get('/api/jobs/companies')).body).toEqual([
      { kind: 'startup', id: startupId, name: 'Zed Ledger' },
    ]);
    const id = await posted({ postedFor: `startup:${startupId}` }, founder);
    expect(await companyOf(id)).toEqual({
      kind: 'startup',
      id: startupId,
      name: 'Zed Ledger',
      logoUrl: null,
      place: 'Lagos, Nigeria',
      href: `/startups/${startupId}`,
    });
    const { db } = app.services;
    await db
      .updateTable('startupMembers')
      .set({ role: 'viewer' })
      .where('startupId', '=', startupId)
      .execute();
    expect(await companyOf(id)).toMatchObject({ kind: 'person', name: 'Ada Obi', href: null });
  });

  it('is the firm of its poster, and its page that of the investor', async () => {
    const { client, id: investorId } = await createInvestor(app, {}, { firstName: 'Bola', lastName: 'Ade' });
    const { body: firm } = await client.post('/api/firm', { name: 'Baobab Partners' });
    const id = await posted({ postedFor: `firm:${firm.id}` }, client);
    expect(await companyOf(id)).toMatchObject({
      kind: 'firm',
      name: 'Baobab Partners',
      href: `/investors/${investorId}`,
    });
    await client.post(`/api/jobs/${id}/save`, {});
    expect((await client.get('/api/jobs/saved')).body[0]?.job.company.name).toBe('Baobab Partners');
  });

  it('is the poster alone unless said, and never somebody else’s company', async () => {
    const id = await posted();
    expect(await companyOf(id, reader)).toMatchObject({
      kind: 'person',
      id: null,
      name: 'Ngozi Eze',
      href: `/people/${poster.userId}`,
    });
    const { id: startupId } = await createStartup(reader);
    for (const postedFor of [`startup:${startupId}`, 'firm:1', 'startup:0', 'nobody', 7]) {
      const refused = await poster.post('/api/jobs', { ...post, postedFor });
      expect([refused.status, JSON.stringify(refused.problem)]).toEqual([
        400,
        expect.stringContaining('Choose one of your startups, your firm or yourself'),
      ]);
    }
    expect((await app.visitor.get('/api/jobs/companies')).status).toBe(401);
  });
});

describe('posting', () => {
  it('opens a post for 90 days with everything it states', async () => {
    app.clock.now = new Date('2026-01-01T00:00:00Z');
    const terms = {
      salaryMin: 450_000,
      salaryMax: 650_000.5,
      currency: 'NGN',
      payPeriod: 'month',
      equityMin: 0.1,
      equityMax: 0.5,
      requirements: 'Three years of SQL',
      benefits: 'Health cover',
      applicationUrl: 'https://zed.example.com/apply',
      isRemote: true,
    };
    const { status, body } = await poster.post('/api/jobs', { ...post, ...terms });
    app.clock.now = null;
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...post,
      ...terms,
      tab: 'jobs',
      state: 'open',
      applicationEmail: null,
      takesApplications: false,
      createdAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2026-04-01T00:00:00.000Z',
      user: { firstName: 'Ngozi', lastName: 'Eze', profileImageUrl: null, email: null },
      viewer: { isOwner: true, isSaved: false, application: null },
    });
  });

  it('takes pay without a currency as dollars a year, and empty boxes as nothing', async () => {
    const id = await posted({ salaryMin: 100, applicationUrl: '', applicationEmail: '', requirements: '' });
    const { body } = await app.visitor.get(`/api/jobs/${id}`);
    expect(body).toMatchObject({
      salaryMin: 100,
      salaryMax: null,
      currency: 'USD',
      payPeriod: 'year',
      isRemote: false,
      applicationUrl: null,
      requirements: null,
    });
  });

  it('needs somebody signed in', async () => {
    expect((await app.visitor.post('/api/jobs', post)).status).toBe(401);
  });

  it.each([
    ['title', '', 'Title is required'],
    ['title', undefined, 'Title is required'],
    ['title', 'x\r\nBcc: a@b.co', 'Must be a single line'],
    ['title', 'x'.repeat(201), 'At most 200 characters'],
    ['description', ' ', 'Description is required'],
    ['jobType', 'Intern', 'Job type is required'],
    ['jobType', undefined, 'Job type is required'],
    ['category', '', 'Category is required'],
    ['location', null, 'Location is required'],
    ['isRemote', 'yes', 'Must be true or false'],
    ['salaryMin', -1, 'Must be 0 or more'],
    ['salaryMin', '100', 'Must be 0 or more'],
    ['salaryMin', 1.234, 'At most 2 decimals'],
    ['currency', 'XXX', 'Please select a currency'],
    ['payPeriod', 'decade', 'Please select what the pay is for'],
    ['equityMin', -0.1, 'Must be from 0 to 100'],
    ['equityMax', 250, 'Must be from 0 to 100'],
    ['equityMax', 0.25, 'At most 1 decimals'],
    ['applicationUrl', 'javascript:alert(1)', 'Must be a valid URL'],
    ['applicationUrl', 'data:text/html,<script>1</script>', 'Must be a valid URL'],
    ['applicationUrl', 'https://u:p@evil.example/', 'Must be a valid URL'],
    ['applicationUrl', 'http://127.0.0.1/', 'Must be a valid URL'],
    ['applicationEmail', 'nobody', 'Must be a valid e-mail address'],
    ['applicationEmail', 'a@b.co\r\nBcc: c@d.co', 'Must be a valid e-mail address'],
  ])('refuses %s = %j', async (path, value, message) => {
    const before = await countPosts();
    const answer = await poster.post('/api/jobs', { ...post, [path]: value });
    expect([answer.status, answer.problem.errors]).toEqual([400, [{ path, message }]]);
    expect(await countPosts()).toBe(before);
  });

  it.each([
    [{ salaryMin: 100, salaryMax: 10 }, 'salaryMax'],
    [{ equityMin: 2, equityMax: 1 }, 'equityMax'],
    [{ salaryMin: 10.5, currency: 'XOF', payPeriod: 'month' }, 'salaryMin'],
  ])('refuses %j', async (change, path) => {
    const answer = await poster.post('/api/jobs', { ...post, ...change });
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('refuses what it does not know, an owner among it', async () => {
    for (const change of [{ userId: reader.userId }, { status: 'open' }, { id: 1 }])
      expect((await poster.post('/api/jobs', { ...post, ...change })).status).toBe(400);
  });
});

describe('the life of a post', () => {
  it('is a draft for its poster alone until it is published', async () => {
    const id = await posted({ draft: true });
    for (const client of [app.visitor, reader])
      expect((await client.get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await poster.get(`/api/jobs/${id}`)).body.state).toBe('draft');
    expect((await poster.post(`/api/jobs/${id}/close`, { reason: 'filled' })).status).toBe(409);
    expect((await poster.post(`/api/jobs/${id}/publish`)).body.state).toBe('open');
    expect((await app.visitor.get(`/api/jobs/${id}`)).status).toBe(200);
    expect((await poster.post(`/api/jobs/${id}/publish`)).status).toBe(409);
  });

  it('expires by the clock, stays reachable, is marked once and told, and can be renewed', async () => {
    app.clock.now = daysBefore(new Date(), 90);
    const id = await posted({ title: 'Expiring post' });
    app.clock.now = null;
    expect((await app.visitor.get(`/api/jobs/${id}`)).body.state).toBe('expired');
    expect((await app.visitor.get('/api/jobs?q=expiring')).body).toEqual([]);
    await app.services.jobs.enqueue(JOBS_EXPIRY, {});
    await app.services.jobs.enqueue(JOBS_EXPIRY, {});
    const inbox = (await poster.get('/api/notifications?limit=100')).body;
    expect(inbox.filter(({ href }) => String(href) === `/jobs/${id}`)).toHaveLength(1);
    const renewed = await poster.post(`/api/jobs/${id}/publish`);
    expect([renewed.status, renewed.body.state]).toEqual([200, 'open']);
    expect((await app.visitor.get('/api/jobs?q=expiring')).body).toHaveLength(1);
  });

  it('stays readable when filled and is gone for others when withdrawn', async () => {
    const id = await posted();
    await poster.post(`/api/jobs/${id}/close`, { reason: 'filled' });
    expect((await app.visitor.get(`/api/jobs/${id}`)).body).toMatchObject({
      state: 'closed',
      closeReason: 'filled',
    });
    await poster.post(`/api/jobs/${id}/close`, { reason: 'withdrawn' });
    expect((await reader.get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await poster.post(`/api/jobs/${id}/publish`)).body).toMatchObject({
      state: 'open',
      closeReason: null,
    });
  });

  it('is changed by its poster over the version they read', async () => {
    const id = await posted({ salaryMin: 5, takesApplications: true });
    const changed = await poster.put(`/api/jobs/${id}`, { ...post, title: 'Head of ledgers', version: 2 });
    expect([changed.status, changed.body.title, changed.body.salaryMin]).toEqual([
      200,
      'Head of ledgers',
      null,
    ]);
    const stale = await poster.put(`/api/jobs/${id}`, { ...post, version: 2 });
    expect(stale).toMatchObject({ status: 409, problem: { current: { title: 'Head of ledgers' } } });
    expect((await poster.put(`/api/jobs/${id}`, post)).status).toBe(400);
    expect((await poster.put(`/api/jobs/${id}`, { ...post, title: '', version: 3 })).status).toBe(400);
  });

  it('is nobody else’s to change', async () => {
    const id = await posted();
    const calls = [
      (client: Client) => client.put(`/api/jobs/${id}`, { ...post, version: 2 }),
      (client: Client) => client.post(`/api/jobs/${id}/publish`),
      (client: Client) => client.post(`/api/jobs/${id}/close`, { reason: 'filled' }),
    ];
    for (const call of calls)
      expect([(await call(reader)).status, (await call(app.visitor)).status]).toEqual([404, 401]);
    expect((await poster.post(`/api/jobs/${id}/close`, { reason: 'bored' })).status).toBe(400);
    expect((await poster.post('/api/jobs/999999/publish')).status).toBe(404);
    expect((await app.visitor.get(`/api/jobs/${id}`)).body).toMatchObject({
      title: post.title,
      state: 'open',
    });
  });

  it('is out of everybody’s sight when moderation hides it', async () => {
    const id = await posted({ title: 'Hidden post' });
    expect(await hideJob(app.services.db, String(id), new Date())).toBe(true);
    for (const client of [reader, app.visitor]) {
      expect((await client.get(`/api/jobs/${id}`)).status).toBe(404);
      expect((await client.get('/api/jobs?q=hidden')).body).toEqual([]);
    }
    expect(await hideJob(app.services.db, String(id), null)).toBe(true);
    expect((await app.visitor.get(`/api/jobs/${id}`)).status).toBe(200);
    expect((await reader.get('/api/jobs?q=hidden')).body).toHaveLength(1);
  });
});

describe('my posts', () => {
  it('are listed for me only, drafts too', async () => {
    const own = await app.member();
    const draft = await posted({ draft: true }, own);
    const open = await posted({}, own);
    const { body, headers } = await own.get('/api/jobs/mine');
    expect(body.map(({ id, state }) => [id, state])).toEqual([
      [open, 'open'],
      [draft, 'draft'],
    ]);
    expect(headers['x-total-count']).toBe('2');
    expect((await app.visitor.get('/api/jobs/mine')).status).toBe(401);
    expect((await own.get('/api/jobs/mine?limit=0')).status).toBe(400);
  });
});

describe('the poster’s e-mail', () => {
  it('is for members, and only where there is no other way to apply', async () => {
    const bare = await posted();
    const mailed = await posted({ applicationEmail: 'jobs@zed.example.com' });
    const emailOf = async (client: Client, id: number) =>
      (await client.get(`/api/jobs/${id}`)).body.user?.email;
    expect(await emailOf(reader, bare)).toBe('ngozi@example.test');
    expect(await emailOf(reader, mailed)).toBeNull();
    expect(await emailOf(app.visitor, bare)).toBeNull();
    expect((await app.visitor.get('/api/jobs')).text).not.toContain('ngozi@example.test');
  });
});
