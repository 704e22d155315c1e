import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PASSWORD, signUp } from '#test/accounts.ts';
import { type Client, testApp } from '#test/app.ts';
import { exportOf } from '#test/export.ts';
import { investorForm, joinTeam } from '#test/forms.ts';

const app = testApp({ SMTP_URL: 'smtp://127.0.0.1:9' });

const investor = investorForm({ firmName: undefined, sectors: ['FinTech'] });

function remove(body: unknown, cookie: string) {
  const headers = { cookie, 'content-type': 'application/json' };
  return app.server.inject({
    method: 'DELETE',
    url: '/api/auth/user',
    headers,
    payload: JSON.stringify(body),
  });
}
const addressOf = (client: Client) => `${client.userId}@example.test`;
const exists = async (client: Client) =>
  (await app.services.db.selectFrom('users').select('id').where('id', '=', client.userId).execute())
    .length === 1;

async function startupOf(client: Client, role: 'owner' | 'editor' = 'owner') {
  const { rows } = await sql<{ id: number }>`
    insert into startups (name, description, sector_id, region_id, stage_id, business_model, raising_text, team_size,
      search, search_name, created_by)
    values ('Zuri Pay', 'Payments for markets', 'fintech', 'africa', 'seed', 'B2B SaaS', '$500K', 3, '', 'zuri pay',
      ${client.userId}) returning id`.execute(app.services.db);
  const id = rows[0]?.id ?? 0;
  await joinTeam(app, client, { startupId: id, role });
  return id;
}

describe('their name', () => {
  it('changes everywhere, in what is searched too', async () => {
    const client = await app.member();
    await client.post('/api/investors', investor);
    const answer = await client.patch('/api/auth/user', { firstName: ' Zainab ', lastName: 'Bello' });
    expect(answer.body).toMatchObject({ firstName: 'Zainab', lastName: 'Bello' });
    expect((await client.get('/api/auth/user')).body.firstName).toBe('Zainab');
    const row = await app.services.db
      .selectFrom('investors')
      .select(['search', 'searchName'])
      .where('userId', '=', client.userId)
      .executeTakeFirstOrThrow();
    expect(row.searchName).toBe('zainab bello');
    expect(row.search).toContain("'zainab'");
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: 'A'.repeat(81) }, 'firstName'],
    [{ firstName: 'A', lastName: '<script>' }, 'lastName'],
    [{ firstName: 'A', email: 'other@example.test' }, 'body'],
    [{ firstName: 'A', isAdmin: true }, 'body'],
  ])('is refused as %j (S05)', async (body, path) => {
    const client = await app.member();
    const answer = await client.patch('/api/auth/user', body);
    expect([answer.status, answer.problem.errors?.[0]?.path]).toEqual([400, path]);
    expect((await client.get('/api/auth/user')).body).toMatchObject({
      firstName: 'Ada',
      email: addressOf(client),
    });
  });
});

describe('the export', () => {
  it('tells nobody what was answered to them in silence', async () => {
    const [asker, asked] = [await app.member(), await app.member()];
    await asker.post('/api/connections', { userId: asked.userId });
    const [invitation] = (await asked.get('/api/users/invitations?box=received')).body;
    await asked.post(`/api/connections/${invitation?.id}/decline`, {});
    const connectionsOf = async (client: Client) => (await exportOf(app, client)).tables['connections'] ?? [];
    const [sent] = await connectionsOf(asker);
    const [received] = await connectionsOf(asked);
    expect(sent).toMatchObject({ addressee_id: asked.userId });
    expect(Object.keys(sent ?? {})).not.toEqual(expect.arrayContaining(['status']));
    expect(JSON.stringify(sent)).not.toContain('declined');
    expect(received).toMatchObject({ status: 'declined' });
  });

  it('is one file with everything of theirs, without secrets and without others', async () => {
    const client = await app.member();
    const stranger = await app.member();
    await stranger.put('/api/onboarding/draft', { role: 'founder', answers: {} });
    await client.post('/api/investors', investor);
    const { name, tables, text, about } = await exportOf(app, client);
    expect(name).toMatch(/^attachment; filename="kilele-\d{4}-\d\d-\d\d\.zip"$/);
    expect(tables['users']).toHaveLength(1);
    expect(tables).toMatchObject({ investors: [{ type: 'angel', preferred_sectors: ['fintech'] }] });
    expect(tables['notifications']).toHaveLength(1);
    expect(about.rows).toMatchObject({ users: 1, investors: 1, notifications: 1 });
    expect(about.stays['messages']).toContain('without your name');
    expect(text).not.toContain(stranger.userId);
    expect(text).not.toMatch(/"(token|password|secret|backup_codes|search|access_token|token_hash)":/);
  });

  it("holds every table that says whose its rows are, a new feature's too", async () => {
    const client = await app.member();
    await sql`create table new_notes (id integer, author_id text references users, text text, share_token text,
      about_id text references users)`.execute(app.services.db);
    const other = await app.member();
    await sql`insert into new_notes values (1, ${client.userId}, 'mine', 'secret', ${other.userId})`.execute(
      app.services.db,
    );
    const mine = (await exportOf(app, client)).tables['new_notes'];
    expect(mine).toEqual([{ id: 1, author_id: client.userId, text: 'mine', about_id: other.userId }]);
    expect((await exportOf(app, other)).tables['new_notes']).toEqual([]);
    await sql`drop table new_notes`.execute(app.services.db);
  });

  it('names the tables of each part of the product', async () => {
    const held = (await exportOf(app, await app.member())).tables;
    const tables = [
      'users',
      'sessions',
      'credentials',
      'founder_profiles',
      'investors',
      'startups',
      'startup_members',
      'deals',
      'investments',
      'documents',
      'due_diligence_runs',
      'analyst_consents',
    ];
    expect(Object.keys(held)).toEqual(expect.arrayContaining([...tables, 'notifications']));
    expect(Object.keys(held)).not.toContain('two_factors');
  });
});

describe('leaving', () => {
  it('needs the password, takes everything and ends the session', async () => {
    const { email, cookie } = await signUp(app);
    for (const body of [{}, { email }, { password: 'not this one' }]) {
      expect((await remove(body, cookie)).statusCode).toBe(400);
    }
    const answer = await remove({ password: PASSWORD }, cookie);
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^kilele\.session=;/);
    expect((await app.visitor.get('/api/auth/user', { cookie })).status).toBe(401);
    const again = await app.visitor.post('/api/account/sign-in/email', { email, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  it('stops guessing of the password, also when each guess was rolled back', async () => {
    const { cookie } = await signUp(app);
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await remove({ password: 'no' }, cookie)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('needs the own address where there is no password', async () => {
    const client = await app.member();
    expect((await remove({ email: 'other@example.test' }, client.cookie)).statusCode).toBe(400);
    expect((await remove({ email: addressOf(client).toUpperCase() }, client.cookie)).statusCode).toBe(200);
    expect(await exists(client)).toBe(false);
  });

  it('is stopped by a startup that nobody else owns, and says which', async () => {
    const client = await app.member();
    const id = await startupOf(client);
    const refused = await remove({ email: addressOf(client) }, client.cookie);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('Zuri Pay'),
      current: { startups: [{ id, name: 'Zuri Pay' }] },
    });
    expect(await exists(client)).toBe(true);
    expect((await remove({ email: addressOf(client), deleteStartups: true }, client.cookie)).statusCode).toBe(
      200,
    );
    const left = await app.services.db.selectFrom('startups').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  it('leaves a startup with another owner alone', async () => {
    const client = await app.member();
    const other = await app.member();
    const id = await startupOf(client);
    await joinTeam(app, other, { startupId: id, role: 'owner' });
    const answer = await remove({ email: addressOf(client), deleteStartups: true }, client.cookie);
    expect(answer.statusCode).toBe(200);
    expect(
      await app.services.db.selectFrom('startups').select('id').where('id', '=', id).execute(),
    ).toHaveLength(1);
  });

  it('and the rest of the own account is closed to visitors', async () => {
    expect((await remove({}, '')).statusCode).toBe(401);
    expect((await app.visitor.patch('/api/auth/user', { firstName: 'A' })).status).toBe(401);
    expect((await app.visitor.get('/api/auth/export')).status).toBe(401);
    expect((await app.visitor.get('/api/auth/security')).status).toBe(401);
  });
});

describe('a demo account', () => {
  it('stays as it is', async () => {
    const client = await app.member();
    await app.services.db
      .updateTable('users')
      .set({ isDemo: true })
      .where('id', '=', client.userId)
      .execute();
    expect((await client.patch('/api/auth/user', { firstName: 'Eve' })).status).toBe(403);
    expect((await remove({ email: addressOf(client) }, client.cookie)).statusCode).toBe(403);
    expect((await client.post('/api/account/two-factor/enable', { password: 'x' })).status).toBe(403);
    expect(await exists(client)).toBe(true);
  });
});
