import { describe, expect, it } from 'vitest';
import { type Client, testApp, testMember } from '#test/app.ts';
import { createStartup, investorForm, joinTeam } from '#test/forms.ts';
import { caseFor, reportOf } from '#test/reports.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true, firstName: 'Nia', lastName: 'Adeyemi' });

const caseOf = (kind: string, id: string | number) => caseFor(app, admin, kind, id);

const decide = (caseId: number, kind: string, reason = 'Two people lost money.') =>
  admin.post(`/api/admin/moderation/cases/${caseId}/actions`, { kind, reason });

describe('freezing', () => {
  it('takes a startup out of page, directory, search, totals and matches, and restoring brings it back', async () => {
    const owner = await app.member({ userType: 'founder' });
    const investor = await app.member({ userType: 'investor' });
    expect((await investor.post('/api/investors', investorForm())).status).toBe(201);
    const { id, name } = await createStartup(owner);
    const shows = async (url: string) =>
      (await investor.get(url)).text.includes(JSON.stringify(name).slice(1, -1));
    const places = [
      '/api/startups?limit=100',
      `/api/startups?q=${encodeURIComponent(name)}`,
      '/api/matching/startups?limit=100',
    ];
    const seen = () => Promise.all(places.map(shows));
    expect(await seen()).toEqual([true, true, true]);
    const total = Number((await investor.get('/api/startups')).headers['x-total-count']);

    const caseId = await caseOf('startup', id);
    const frozen = await decide(caseId, 'freeze');
    expect(frozen.status).toBe(201);
    expect(frozen.body).toMatchObject({ isFrozen: true, status: 'closed', href: null });
    expect((await investor.get(`/api/startups/${id}`)).status).toBe(404);
    expect((await app.visitor.get(`/api/startups/${id}`)).status).toBe(404);
    expect((await investor.get(`/api/matching/startups/${id}`)).status).toBe(404);
    expect(await seen()).toEqual([false, false, false]);
    expect(Number((await investor.get('/api/startups')).headers['x-total-count'])).toBe(total - 1);
    expect((await investor.post('/api/reports', reportOf('startup', id))).status).toBe(404);
    const [news] = (await owner.get('/api/notifications')).body;
    expect(news?.content).toBe(`${name} was hidden by the moderators. Reason: Two people lost money.`);

    expect((await decide(caseId, 'restore', 'A mix-up.')).body).toMatchObject({ isFrozen: false });
    expect((await app.visitor.get(`/api/startups/${id}`)).status).toBe(200);
    expect(await seen()).toEqual([true, true, true]);
  });

  it('of a person ends their sessions, and hides what is theirs alone but not what they share', async () => {
    const [person, partner] = [
      await app.member({ userType: 'founder', firstName: 'Femi' }),
      await app.member({ userType: 'founder' }),
    ];
    await person.post('/api/investors', investorForm());
    const [alone, shared] = [await createStartup(person), await createStartup(person)];
    await joinTeam(app, partner, { startupId: shared.id, role: 'owner' });
    const caseId = await caseOf('person', person.userId);
    await decide(caseId, 'freeze');
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await app.visitor.get(`/api/startups/${alone.id}`)).status).toBe(404);
    expect((await app.visitor.get(`/api/startups/${shared.id}`)).status).toBe(200);
    expect((await app.visitor.get('/api/investors?limit=100')).text).not.toContain('Femi');
    expect((await partner.get(`/api/people/${person.userId}`)).status).toBe(404);
    const letters = await app.services.db.selectFrom('mailOutbox').select('subject').execute();
    expect(letters).toContainEqual({ subject: 'Your Kilele account was suspended' });

    await decide(caseId, 'restore', 'It was somebody else.');
    expect((await app.visitor.get(`/api/startups/${alone.id}`)).status).toBe(200);
    expect((await app.visitor.get('/api/investors?limit=100')).text).toContain('Femi');
  });

  it('takes a job out of board, search, page and saved posts for all but its poster, and restoring brings it back', async () => {
    const [poster, reader] = [await app.member({ firstName: 'Ngozi' }), await app.member()];
    const { body: job } = await poster.post('/api/jobs', {
      title: 'Quicksilver trader',
      description: 'Pay the training fee and begin today.',
      jobType: 'Contractor',
      category: 'Operations',
      location: 'Lagos',
    });
    expect((await reader.post(`/api/jobs/${job.id}/save`, {})).status).toBe(201);
    const lists = async (who: Client) =>
      Promise.all(
        (['/api/jobs?limit=100', '/api/jobs?q=quicksilver'] as const).map(async (url) =>
          (await who.get(url)).body.some(({ id }) => id === job.id),
        ),
      );
    const total = async () => Number((await reader.get('/api/jobs')).headers['x-total-count']);
    const before = await total();
    expect(await lists(app.visitor)).toEqual([true, true]);

    const caseId = await caseOf('job', job.id);
    expect((await decide(caseId, 'freeze')).body).toMatchObject({ isFrozen: true, href: null });
    for (const who of [reader, app.visitor]) {
      expect((await who.get(`/api/jobs/${job.id}`)).status).toBe(404);
      expect(await lists(who)).toEqual([false, false]);
    }
    expect(await total()).toBe(before - 1);
    expect((await reader.post(`/api/jobs/${job.id}/applications`, {})).status).toBe(404);
    expect((await reader.post('/api/reports', reportOf('job', job.id))).status).toBe(404);
    expect((await poster.get('/api/notifications')).body[0]?.content).toContain('Two people lost money.');

    expect((await decide(caseId, 'restore', 'A mix-up.')).body).toMatchObject({ isFrozen: false });
    expect((await app.visitor.get(`/api/jobs/${job.id}`)).status).toBe(200);
    expect(await lists(reader)).toEqual([true, true]);
  });

  it('hides an investor everywhere', async () => {
    const investor = await app.member({ userType: 'investor', firstName: 'Zanele' });
    const id = (await investor.post('/api/investors', investorForm())).body.id;
    const founder = await app.member({ userType: 'founder' });
    const startup = await createStartup(founder);
    const shown = async () =>
      Promise.all(
        [
          '/api/investors?limit=100',
          '/api/investors?q=Zanele',
          `/api/matching/investors?limit=100&startup=${startup.id}`,
        ].map(async (url) => (await founder.get(url)).text.includes('Zanele')),
      );
    expect(await shown()).toEqual([true, true, true]);
    await decide(await caseOf('investor', id), 'freeze');
    expect((await founder.get(`/api/investors/${id}`)).status).toBe(404);
    expect(await shown()).toEqual([false, false, false]);
  });
});

describe('the record', () => {
  it('keeps who, when, what and why, and every decision can be taken back', async () => {
    const owner = await app.member({ userType: 'founder' });
    const { id, name } = await createStartup(owner);
    const caseId = await caseOf('startup', id);
    const struck = await decide(caseId, 'strike', 'False revenue.');
    expect(struck.body.responsible).toMatchObject({ id: owner.userId, strikes: 1 });
    const frozen = await decide(caseId, 'freeze');
    const [freeze, strike] = frozen.body.actions ?? [];
    const undo = (action: unknown) =>
      admin.post(`/api/admin/moderation/actions/${Number(action)}/undo`, { reason: 'Looked again.' });
    const unfrozen = await undo(freeze?.id);
    expect(unfrozen.status).toBe(201);
    expect((await app.visitor.get(`/api/startups/${id}`)).status).toBe(200);
    expect((await undo(freeze?.id)).status).toBe(409);
    const { body } = await undo(strike?.id);
    expect(body).toMatchObject({ status: 'open', responsible: { strikes: 0 } });
    expect(body.actions?.map(({ kind }) => kind)).toEqual(['undo', 'undo', 'freeze', 'strike']);
    const history = await admin.get('/api/admin/moderation/actions?limit=4');
    expect(history.body[0]).toMatchObject({ label: name, actorName: 'Nia Adeyemi', undoesKind: 'strike' });
    await expect(app.services.pool.query('delete from moderation_actions')).rejects.toThrow(
      /only ever added/,
    );
    await expect(app.services.pool.query(`update moderation_actions set reason = 'x'`)).rejects.toThrow(
      /only ever added/,
    );
  });

  it('a dismissed case opens again when somebody else reports', async () => {
    const { id } = await createStartup(await app.member({ userType: 'founder' }));
    const caseId = await caseOf('startup', id);
    expect((await decide(caseId, 'dismiss', 'Nothing wrong here.')).body.status).toBe('closed');
    expect((await decide(caseId, 'dismiss')).status).toBe(409);
    expect((await decide(caseId, 'restore')).status).toBe(409);
    const closed = await admin.get('/api/admin/moderation/cases?status=closed&limit=100');
    expect(closed.body.map((item) => item.id)).toContain(caseId);
    expect(await caseOf('startup', id)).toBe(caseId);
  });

  it('an admin cannot suspend themself', async () => {
    const caseId = await caseOf('person', admin.userId);
    expect((await decide(caseId, 'freeze')).status).toBe(400);
    expect((await admin.get('/api/auth/user')).status).toBe(200);
  });

  it.each([[{}], [{ kind: 'freeze' }], [{ kind: 'freeze', reason: ' ' }], [{ kind: 'undo', reason: 'x' }]])(
    'refuses the decision %j',
    async (body) => {
      const { id } = await createStartup(await app.member({ userType: 'founder' }));
      const caseId = await caseOf('startup', id);
      expect((await admin.post(`/api/admin/moderation/cases/${caseId}/actions`, body)).status).toBe(400);
      expect((await admin.get(`/api/admin/moderation/cases/${caseId}`)).body.actions).toEqual([]);
    },
  );
});

const ADMIN_CALLS = [
  ['get', '/api/admin/moderation/cases', undefined],
  ['get', '/api/admin/moderation/cases/1', undefined],
  ['get', '/api/admin/moderation/actions', undefined],
  ['post', '/api/admin/moderation/cases/1/actions', { kind: 'freeze', reason: 'x' }],
  ['post', '/api/admin/moderation/actions/1/undo', { reason: 'x' }],
] as const;

describe('strangers', () => {
  it.each(ADMIN_CALLS)(
    '%s %s is not there for members, and asks visitors to sign in',
    async (method, url, body) => {
      const member = await app.member({ userType: 'founder' });
      const send = (client: Client) => (method === 'get' ? client.get(url) : client.post(url, body));
      expect((await send(member)).status).toBe(404);
      expect((await send(app.visitor)).status).toBe(401);
    },
  );

  it('a report needs a session', async () => {
    expect((await app.visitor.post('/api/reports', reportOf('startup', 1))).status).toBe(401);
  });

  it('what is not there is 404 for admins too, and odd queries are 400', async () => {
    expect((await admin.get('/api/admin/moderation/cases/2000000000')).status).toBe(404);
    expect((await decide(2_000_000_000, 'freeze')).status).toBe(404);
    const undo = await admin.post('/api/admin/moderation/actions/2000000000/undo', { reason: 'x' });
    expect(undo.status).toBe(404);
    for (const query of ['status=all-of-them', 'limit=101', 'offset=-1', 'sort=label'])
      expect((await admin.get(`/api/admin/moderation/cases?${query}`)).status).toBe(400);
  });
});
