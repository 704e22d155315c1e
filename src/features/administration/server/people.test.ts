import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { rescue } from '#features/accounts/server/rescue.ts';
import { features } from '#app/server/features.ts';
import { sessionStatus } from '#test/accounts.ts';
import { type Client, testApp, testMember } from '#test/app.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true, firstName: 'Wanjiru' });

const reason = 'It asked members for money';
const about = (person: Client) => `/api/admin/people/${person.userId}` as const;
const find = async (q: string, state = 'all') =>
  (await admin.get(`/api/admin/people?q=${encodeURIComponent(q)}&state=${state}`)).body;
const acts = async (person: Client) =>
  (await admin.get(`/api/admin/acts?personId=${person.userId}`)).body.map(({ act }) => act);

it('people are found by a part of their name or address, whatever it contains', async () => {
  const person = await app.member({ firstName: 'Ngozi', lastName: '100%', email: 'ngozi_a@kobo.example' });
  for (const text of ['ngoz', 'NGOZI 100%', 'zi_a@kobo'])
    expect((await find(text)).map(({ id }) => id)).toEqual([person.userId]);
  expect(await find('ngozi-a@')).toEqual([]);
  expect((await find('', 'admins')).map(({ name }) => name)).toEqual(['Wanjiru Obi']);
  expect((await find('ngozi'))[0]).toMatchObject({ sessions: 1, suspendedAt: null, isAdmin: false });
});

describe('who is an administrator', () => {
  const role = (by: Client, person: Client, isAdmin: boolean) =>
    by.put(`${about(person)}/role`, { isAdmin, reason });

  it('is changed by an administrator, and the last one stays', async () => {
    const last = await role(admin, admin, false);
    expect([last.status, last.problem.errors?.[0]]).toEqual([
      400,
      { path: 'isAdmin', message: 'This is the last administrator. Make someone else one first.' },
    ]);
    const person = await app.member();
    expect((await person.get('/api/admin/people')).status).toBe(404);
    expect((await role(admin, person, true)).body.isAdmin).toBe(true);
    expect((await person.get('/api/admin/people')).status).toBe(200);
    expect((await role(admin, person, false)).body.isAdmin).toBe(false);
    expect((await person.get('/api/admin/people')).status).toBe(404);
  });

  it('is never nobody, though two remove each other at the same moment', async () => {
    const other = await app.member({ isAdmin: true });
    const answers = await Promise.all([role(admin, other, false), role(other, admin, false)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const left = await app.services.db.selectFrom('users').select('id').where('isAdmin', '=', true).execute();
    expect(left).toHaveLength(1);
    await sql`update users set is_admin = (id = ${admin.userId})`.execute(app.services.db);
  });

  it('is nobody who is suspended or invented', async () => {
    const [person, demo] = [await app.member(), await app.member()];
    await sql`update users set suspended_at = now() where id = ${person.userId}`.execute(app.services.db);
    expect((await role(admin, person, true)).status).toBe(409);
    await sql`update users set is_demo = true where id = ${demo.userId}`.execute(app.services.db);
    expect((await role(admin, demo, true)).status).toBe(409);
    expect((await role(admin, { ...person, userId: 'nobody' }, true)).status).toBe(404);
  });
});

describe('the record', () => {
  it('names every writing call of administrators, and cannot be changed', async () => {
    const missing = features
      .flatMap(({ routes }) => routes.flatMap(({ table }) => Object.entries(table)))
      .filter(([key, endpoint]) => endpoint?.access === 'admin' && !key.startsWith('GET ') && !endpoint.act)
      .map(([key]) => key);
    expect(missing).toEqual(['POST /api/admin/rounds/preview']);
    for (const change of [
      sql`update admin_acts set reason = ''`,
      sql`delete from admin_acts`,
      sql`truncate admin_acts`,
    ])
      await expect(change.execute(app.services.db)).rejects.toThrow(/only ever added to/);
  });

  it('has what was done elsewhere, and nothing of what was refused', async () => {
    const version = (await admin.get('/api/admin/admission')).body.version;
    const body = { inviteOnly: true, mailDomains: ['kobo.example'], version };
    await admin.put('/api/admin/admission', body);
    await admin.put('/api/admin/admission', body);
    const [first, second] = (await admin.get('/api/admin/acts')).body;
    expect(first).toMatchObject({
      act: 'Changed who may sign up',
      detail: 'By invitation only, addresses at kobo.example',
    });
    expect(second?.act).not.toBe('Changed who may sign up');
  });
});

describe('the command line of somebody who is locked out', () => {
  const at = (what: Parameters<typeof rescue>[1], email: string, baseUrl = 'https://kilele.example.test') =>
    app.services.db.transaction().execute((db) => {
      const { env, mail, now } = app.services;
      return rescue({ db, env: { ...env, baseUrl }, mail, now }, what, email);
    });

  it('makes an administrator, a link and an end of sessions, on record', async () => {
    const person = await app.member();
    const email = `${person.userId}@example.test`;
    expect(await at('make-admin', email)).toBe(`${email} is an administrator.`);
    expect((await person.get('/api/admin/people')).status).toBe(200);
    expect(await at('remove-admin', email)).toBe(`${email} is no longer an administrator.`);
    expect(await at('remove-admin', email)).toBe('This is no administrator.');
    expect(await at('reset-link', email)).toMatch(/\/reset-password#[\w-]{43}$/);
    expect(await at('reset-link', email, 'http://localhost:3000')).toMatch(/set BASE_URL to it first\.$/);
    expect(await at('end-sessions', email)).toBe('Sessions ended: 1.');
    expect(await sessionStatus(app, person.cookie)).toBe(401);
    expect(await acts(person)).toEqual([
      'Ended all sessions',
      'Made a link for a new password',
      'Made a link for a new password',
      'Removed an administrator',
      'Made an administrator',
    ]);
    expect(await at('make-admin', 'nobody@example.test')).toBeNull();
  });
});
