import { describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, signUp } from '#test/accounts.ts';
import { testApp, testMember } from '#test/app.ts';
import { HOUR_MS } from '#shared/domain/time.ts';
import { SHIPPED_TEXTS, FORMER_TEXTS } from '../domain/shipped-texts.ts';
import { insertText } from './queries.ts';
import { keepShippedTexts } from './texts.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true, firstName: 'Wanjiru', lastName: 'Kamau' });
const grievance = {
  kind: 'erasure',
  name: 'Chidi Eze',
  email: 'chidi@example.test',
  content: 'Please delete what a member wrote about me.',
};

describe('legal pages', () => {
  it('are there from the start, and nobody but an administrator writes them', async () => {
    await keepShippedTexts(app.services.db);
    for (const page of ['terms', 'privacy', 'cookies', 'imprint'])
      expect((await app.visitor.get(`/api/legal/${page}`)).body).toMatchObject({
        page,
        version: 1,
        isShipped: true,
      });
    expect((await app.visitor.get('/api/legal/rules')).status).toBe(400);
    expect((await app.visitor.get('/api/legal/terms?version=9')).status).toBe(404);
    const short = { content: 'Too short', asksAgain: false, version: 1 };
    expect((await admin.post('/api/admin/legal/terms', short)).problem.errors?.[0]?.path).toBe('content');
  });

  it('that nobody rewrote say in a next version what a newer product ships', async () => {
    const { db } = app.services;
    const former = FORMER_TEXTS.cookies ?? [];
    expect(former).toHaveLength(2);
    for (const content of former) {
      await db.deleteFrom('legalTexts').where('page', '=', 'cookies').execute();
      await insertText(db, {
        page: 'cookies',
        version: 1,
        content,
        publishedAt: new Date('2026-11-22T00:00:00Z'),
        asksAgain: false,
      });
      expect((await app.visitor.get('/api/legal/cookies')).body).toMatchObject({ isShipped: true });
      for (let start = 0; start < 2; start += 1) await keepShippedTexts(db);
      expect((await app.visitor.get('/api/legal/cookies')).body).toMatchObject({
        version: 2,
        content: SHIPPED_TEXTS.cookies,
        publishedAt: '2026-11-23T00:00:00.000Z',
        isShipped: true,
      });
      expect((await app.visitor.get('/api/legal/cookies?version=1')).body).toMatchObject({ content });
    }
    const own = { content: 'Our own words about cookies.', asksAgain: false, version: 2 };
    expect((await admin.post('/api/admin/legal/cookies', own)).status).toBe(201);
    await keepShippedTexts(db);
    expect((await app.visitor.get('/api/legal/cookies')).body).toMatchObject({
      version: 3,
      content: own.content,
      isShipped: false,
    });
  });

  it('are accepted at sign-up, asked again about by a new version, and each version stays readable', async () => {
    const { cookie } = await signUp(app);
    const member = app.as(cookie);
    const { body: user } = await member.get('/api/auth/user');
    expect(user.consentDue).toBe(false);
    const consents = async () =>
      (
        await app.services.db
          .selectFrom('legalConsents')
          .select(['page', 'version'])
          .where('userId', '=', user.id)
          .orderBy('page')
          .orderBy('version')
          .execute()
      ).map(({ page, version }) => `${page} ${version}`);
    expect(await consents()).toEqual(['privacy 1', 'terms 1']);

    const text = { content: 'Be kind, and check what you read.', asksAgain: true, version: 1 };
    const made = await admin.post('/api/admin/legal/terms', text);
    expect([made.status, made.body]).toMatchObject([201, { version: 2, isShipped: false }]);
    expect((await admin.post('/api/admin/legal/terms', text)).status).toBe(409);
    expect((await app.visitor.get('/api/legal/terms')).body).toMatchObject({ content: text.content });
    expect((await app.visitor.get('/api/legal/terms?version=1')).body).toMatchObject({ version: 1 });
    expect((await member.get('/api/auth/user')).body.consentDue).toBe(true);

    expect((await member.post('/api/legal/consent', { terms: 1, privacy: 1 })).status).toBe(409);
    expect((await member.post('/api/legal/consent', { terms: 0, privacy: 1 })).status).toBe(400);
    expect((await member.post('/api/legal/consent', { terms: 2, privacy: 1 })).status).toBe(200);
    expect((await member.get('/api/auth/user')).body.consentDue).toBe(false);
    expect(await consents()).toEqual(['privacy 1', 'terms 1', 'terms 2']);
  });

  it('ask nobody again where only the imprint changed', async () => {
    const { cookie } = await signUp(app);
    const imprint = { content: 'Kobo Network Ltd, 1 Marina, Lagos', asksAgain: true, version: 1 };
    expect((await admin.post('/api/admin/legal/imprint', imprint)).status).toBe(201);
    expect((await app.as(cookie).get('/api/auth/user')).body.consentDue).toBe(false);
  });
});

describe('a message about data', () => {
  it('has a number, a due date and a receipt, and is answered by e-mail', async () => {
    const sent = await app.visitor.post('/api/grievances', grievance);
    expect(sent.status).toBe(201);
    const { id, dueAt } = sent.body;
    const [item] = (await admin.get('/api/admin/grievances')).body;
    expect(item).toMatchObject({ ...grievance, id, dueAt, answer: null });
    const days = (new Date(dueAt).getTime() - new Date(item?.receivedAt ?? '').getTime()) / HOUR_MS / 24;
    expect(days).toBe(30);
    const answer = `We removed it.\n${'It was in a note of a startup that has agreed. '.repeat(10)}`;
    const answered = await admin.post(`/api/admin/grievances/${id}/answer`, { answer });
    expect(answered.body).toMatchObject({ answer: answer.trim(), answeredByName: 'Wanjiru Kamau' });
    expect((await admin.post(`/api/admin/grievances/${id}/answer`, { answer })).status).toBe(404);
    const letters = await app.services.db
      .selectFrom('mailOutbox')
      .select(['subject', 'body'])
      .where('toAddress', '=', grievance.email)
      .orderBy('id')
      .execute();
    expect(letters.map(({ subject }) => subject)).toEqual([
      `We received your message about your data, number ${id}`,
      `Answer to your message about your data, number ${id}`,
    ]);
    expect(letters[0]?.body).not.toContain('delete what');
    expect(letters[1]?.body.match(/has agreed/g)).toHaveLength(10);
  });

  it.each([
    [{ kind: 'other' }, 'kind'],
    [{ email: 'nowhere' }, 'email'],
    [{ name: '<b>' }, 'name'],
    [{ content: 'short' }, 'content'],
  ])('is refused with %j, by the field', async (change, path) => {
    const { problem } = await app.visitor.post('/api/grievances', { ...grievance, ...change });
    expect(problem.errors?.[0]?.path).toBe(path);
  });

  it('stays without its sender’s account when that is deleted', async () => {
    const { email, cookie } = await signUp(app);
    const member = app.as(cookie);
    const { id } = (await member.post('/api/grievances', { ...grievance, email })).body;
    await app.server.inject({
      method: 'DELETE',
      url: '/api/auth/user',
      headers: { cookie: cookieOf({ 'set-cookie': cookie }), 'content-type': 'application/json' },
      payload: JSON.stringify({ password: PASSWORD }),
    });
    const row = await app.services.db
      .selectFrom('grievances')
      .select(['userId', 'email'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ userId: null, email });
  });
});

describe('a breach', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  const form = {
    title: 'A laptop was stolen',
    content: 'Exports of 12 people',
    noticedAt: '2026-11-22T09:30:00.000Z',
  };

  it('has 72 hours from when it was noticed, and tells what was told to whom', async () => {
    app.clock.now = now;
    const future = { ...form, noticedAt: '2026-11-22T12:00:01.000Z' };
    expect((await admin.post('/api/admin/breaches', future)).problem.errors?.[0]?.path).toBe('noticedAt');
    expect((await admin.post('/api/admin/breaches', { ...form, noticedAt: 'today' })).status).toBe(400);
    const { body } = await admin.post('/api/admin/breaches', form);
    expect(body).toMatchObject({ dueAt: '2026-11-25T09:30:00.000Z', regulatorAt: null, closedAt: null });
    const add = (kind: string) =>
      admin.post(`/api/admin/breaches/${body.id}/entries`, {
        kind,
        content: 'By the form of the commission',
      });
    expect((await add('regulator')).body).toMatchObject({ regulatorAt: now.toISOString(), peopleAt: null });
    expect((await add('gossip')).status).toBe(400);
    expect((await add('closed')).body.closedAt).toBe(now.toISOString());
    expect((await add('note')).status).toBe(409);
    expect((await admin.post('/api/admin/breaches/99/entries', { kind: 'note', content: 'x' })).status).toBe(
      404,
    );
    const [first] = (await admin.get('/api/admin/breaches')).body;
    expect(first?.entries.map(({ kind }) => kind)).toEqual(['note', 'regulator', 'closed']);
    app.clock.now = null;
  });
});
