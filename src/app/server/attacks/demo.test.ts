import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { seedDemo } from '../demo.ts';
import { explore } from '#test/accounts.ts';
import { type Client, testApp } from '#test/app.ts';
import { investorForm, jobForm, startupForm } from '#test/forms.ts';
import { listen, openStream } from '#test/streams.ts';

const app = testApp({ DEMO: '1' });
let explorer: Client;
let other: Client;
let investorExplorer: Client;
let real: Client;
let realStartup: number;
let realInvestor: number;
let realJob: number;

beforeAll(async () => {
  await seedDemo(app.services);
  explorer = await explore(app, 'founder');
  other = await explore(app, 'founder');
  investorExplorer = await explore(app, 'investor');
  real = await app.member({ firstName: 'Realissima', lastName: 'Obi' });
  realStartup = (await real.post('/api/startups', startupForm('Truly Real'))).body.id;
  realInvestor = (await real.post('/api/investors', investorForm({ firmName: 'Truly Real Capital' }))).body
    .id;
  realJob = (await real.post('/api/jobs', jobForm())).body.id;
});

const REASON = 'I would like to talk about your round.';

describe('a demo account', () => {
  it('finds no real person, startup, investor or job', async () => {
    const lists = [
      '/api/users/search?q=Realissima',
      '/api/startups?q=Truly',
      '/api/investors?q=Truly',
      '/api/startups?limit=100',
      '/api/investors?limit=100',
      '/api/jobs?limit=100',
      '/api/users/matches',
      '/api/matching/investors?startup=1',
      '/api/advanced-matching/1',
    ] as const;
    for (const url of lists) {
      const { status, text } = await explorer.get(url);
      expect([url, status]).toEqual([url, 200]);
      expect(text).not.toMatch(/Realissima|Truly Real|Head of sales/);
    }
    expect((await investorExplorer.get('/api/matching/startups')).text).not.toContain('Truly Real');
  });

  it('gets no answer about one, and reaches none', async () => {
    const asked = await Promise.all([
      explorer.get(`/api/people/${real.userId}`),
      explorer.get(`/api/startups/${realStartup}`),
      explorer.get(`/api/investors/${realInvestor}`),
      explorer.get(`/api/jobs/${realJob}`),
      explorer.get(`/api/market/competitors/${realStartup}`),
      explorer.get(`/api/users/${real.userId}/connection`),
      explorer.post('/api/introductions', { startupId: realStartup, reason: REASON }),
      explorer.post('/api/introductions', { investorId: realInvestor, reason: REASON }),
      explorer.post('/api/introductions', { receiverId: real.userId, reason: REASON }),
      explorer.post('/api/connections', { userId: real.userId }),
      explorer.post('/api/blocks', { userId: real.userId }),
      explorer.post('/api/exclusions', { kind: 'person', value: real.userId }),
      explorer.post('/api/users/recommendations/request', { userId: real.userId }),
      explorer.post(`/api/jobs/${realJob}/applications`, {}),
      explorer.post(`/api/investors/${realInvestor}/vouches`, { statement: 'We have met many times.' }),
      investorExplorer.post(`/api/startups/${realStartup}/due-diligence`, {}),
      investorExplorer.get(`/api/matching/startups/${realStartup}`),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    const told = await app.services.db
      .selectFrom('notifications')
      .select('content')
      .where('userId', '=', real.userId)
      .where('kind', '<>', 'welcome')
      .execute();
    expect(told).toEqual([]);
  });

  it('is refused every call that only real people may make', async () => {
    const calls = features
      .flatMap(({ routes }) => routes)
      .flatMap(({ table }) => Object.entries(table))
      .flatMap(([key, endpoint]) => (endpoint?.realOnly ? [key] : []));
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /api/auth/export',
        'GET /api/auth/sessions',
        'DELETE /api/auth/sessions/{id}',
        'DELETE /api/auth/user',
        'POST /api/users/picture',
        'POST /api/startups/{id}/invitations',
        'POST /api/invitations/{token}/accept',
        'POST /api/firm-invitations/{token}/accept',
      ]),
    );
    for (const key of calls) {
      const [method = '', path = ''] = key.split(' ');
      const { statusCode } = await app.server.inject({
        method: method as 'GET',
        url: path.replaceAll(/\{\w+\}/g, '1'),
        headers: { cookie: explorer.cookie },
      });
      expect([key, statusCode]).toEqual([key, 403]);
    }
  });

  it('joins no real team, and no real person its own', async () => {
    const tokenIn = ({ link }: { link: string }) => link.split('/').at(-1) ?? '';
    const token = tokenIn(
      (await real.post(`/api/startups/${realStartup}/invitations`, { role: 'owner' })).body,
    );
    expect((await explorer.post(`/api/invitations/${token}/accept`)).status).toBe(403);
    expect((await explorer.post('/api/startups/1/invitations', { role: 'owner' })).status).toBe(403);
  });

  it('does not end the live streams of other visitors by opening many', async () => {
    const address = await listen(app);
    const theirs = await openStream(address, other.cookie);
    const many = [];
    for (let count = 0; count < 8; count += 1) many.push(await openStream(address, explorer.cookie));
    expect(await many[0]?.isOver()).toBe(true);
    expect(theirs.isOpen()).toBe(true);
    for (const stream of [theirs, ...many]) stream.close();
  });

  it('has sessions and uploads apart from those of other visitors', async () => {
    const upload = async (who: Client) => {
      const form = new FormData();
      form.append('documentType', 'pitch_deck');
      form.append('startupId', '1');
      form.append('file', new Blob(['We raise $500,000 for our confidential idea.']), 'deck.txt');
      const request = new Request('http://localhost', { method: 'POST', body: form });
      const { statusCode, json } = await app.server.inject({
        method: 'POST',
        url: '/api/documents',
        headers: { cookie: who.cookie, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: statusCode, id: json<{ id: number }>().id };
    };
    const { status, id } = await upload(explorer);
    expect(status).toBe(201);
    expect((await explorer.get(`/api/documents/${id}`)).status).toBe(200);
    expect((await other.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await other.get('/api/documents?startup=1')).text).not.toContain(`"id":${id},`);
    const pasted = {
      documentText: 'We raise $500,000 for a very confidential idea.',
      documentType: 'pitch_deck',
    };
    const analysis = (await explorer.post('/api/documents/1/analyze', pasted)).body.id;
    expect((await explorer.get(`/api/document-analyses/${analysis}`)).status).toBe(200);
    expect((await other.get(`/api/document-analyses/${analysis}`)).status).toBe(404);
    expect((await other.get('/api/document-analyses')).text).not.toContain('confidential');
    const seeded = (await explorer.get('/api/documents?startup=1')).body.find((one) => one.id !== id);
    expect((await explorer.delete(`/api/documents/${seeded?.id}`)).status).toBe(403);
    await explorer.get('/api/logout');
    const { rows } = await sql`select from documents where id = ${id}`.execute(app.services.db);
    expect(rows).toEqual([]);
    expect((await other.get('/api/auth/user')).status).toBe(200);
    explorer = await explore(app, 'founder');
  });
});

describe('a demo profile', () => {
  it('carries its badge wherever it is named', async () => {
    const [person] = (await real.get('/api/users/search?q=Karanu')).body;
    expect(person?.isDemo).toBe(true);
    expect((await real.get(`/api/people/${person?.id}`)).body.isDemo).toBe(true);
    expect((await real.get('/api/startups/1')).body.isDemo).toBe(true);
    expect((await real.get('/api/investors/1')).body.isDemo).toBe(true);
    const [thread] = (await explorer.get('/api/threads')).body;
    expect(thread?.other?.isDemo).toBe(true);
    const [introduction] = (await explorer.get('/api/introductions?box=received')).body;
    expect([introduction?.sender.isDemo, introduction?.receiver.isDemo]).toEqual([true, true]);
    for (const match of (await real.get(`/api/matching/investors?startup=${realStartup}`)).body)
      expect(match.counterpart.isDemo).toBe(match.counterpart.name !== 'Realissima Obi');
  });

  it('answers at once that nobody is there', async () => {
    const [person] = (await real.get('/api/users/search?q=Karanu')).body;
    const userId = person?.id ?? '';
    const job = (await real.get('/api/jobs')).body.find((one) => one.isDemo && one.takesApplications);
    const written = await Promise.all([
      real.post('/api/introductions', { startupId: 1, reason: REASON }),
      real.post('/api/introductions', { investorId: 1, reason: REASON }),
      real.post('/api/introductions', { receiverId: userId, reason: REASON }),
      real.post('/api/connections', { userId }),
      real.post('/api/users/recommendations/request', { userId }),
      real.post(`/api/jobs/${job?.id}/applications`, {}),
    ]);
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 409));
    for (const { problem } of written)
      expect(problem.message).toMatch(/is a demo profile: no one is there to answer\.$/);
  });
});
