import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, signIn } from '#test/accounts.ts';
import { createTestApp, type Client, type TestApp } from '#test/app.ts';
import { startupForm } from '#test/forms.ts';
import { DAY_MS } from '#shared/domain/time.ts';

let app: TestApp;
let admin: Client;
beforeEach(async () => {
  app = await createTestApp({ CONTACT_EMAIL: 'help@kilele.example' });
  admin = await app.member({ isAdmin: true });
});
afterEach(() => app.close());

const join = (email: string, invitation?: string) =>
  app.visitor.post('/api/account/sign-up/email', { email, password: PASSWORD, firstName: 'Ada', invitation });

async function rule(change: { inviteOnly?: boolean; mailDomains?: string[] }) {
  const { version } = (await admin.get('/api/admin/admission')).body;
  const body = { inviteOnly: false, mailDomains: [], version, ...change };
  const answer = await admin.put('/api/admin/admission', body);
  expect(answer.status).toBe(200);
}

const keyOf = (link: string) => /[/#]([\w-]{43})$/.exec(link)?.[1] ?? '';
const invite = async () => keyOf((await admin.post('/api/admin/invitations', { note: 'Ada' })).body.link);

describe('an instance by invitation only', () => {
  it('refuses strangers with a sentence, known address or not, and lets members in as before', async () => {
    await join('known@example.test');
    await rule({ inviteOnly: true });
    const [known, unknown] = [await join('known@example.test'), await join('new@example.test')];
    const said = [known.status, known.problem.message];
    expect([unknown.status, unknown.problem.message]).toEqual(said);
    expect(said).toEqual([403, 'Sign-up is by invitation only. Ask a member for a link.']);
    expect((await signIn(app, 'known@example.test')).status).toBe(200);
    expect((await app.visitor.get('/api/auth/options')).body).toMatchObject({ inviteOnly: true });
  });

  it('lets one person in by an admin’s link, once', async () => {
    await rule({ inviteOnly: true });
    const key = await invite();
    expect((await join('not an address', key)).status).toBe(400);
    expect((await join('first@example.test', key)).status).toBe(200);
    const again = await join('second@example.test', key);
    expect([again.status, again.problem.message]).toEqual([
      403,
      'This invitation has already been used. Ask for a new one.',
    ]);
    expect((await admin.get('/api/admin/invitations')).body[0]).toMatchObject({
      note: 'Ada',
      state: 'accepted',
    });
  });

  it('lets one of many in who use a link at the same time', async () => {
    await rule({ inviteOnly: true });
    const key = await invite();
    const crowd = Array.from({ length: 5 }, (_, n) => join(`crowd-${n}@example.test`, key));
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403, 403, 403, 403]);
  });

  it('keeps a link that a known address used in vain', async () => {
    await join('known@example.test');
    await rule({ inviteOnly: true });
    const key = await invite();
    await join('known@example.test', key);
    expect((await join('new@example.test', key)).status).toBe(200);
  });

  it('takes no link that is revoked, over, made up, or of an admin who is one no more', async () => {
    await rule({ inviteOnly: true });
    const revoked = await invite();
    const [{ id } = { id: 0 }] = (await admin.get('/api/admin/invitations')).body;
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(200);
    expect((await admin.delete(`/api/admin/invitations/${id}`)).status).toBe(404);
    expect((await join('a@example.test', revoked)).status).toBe(403);
    const old = await invite();
    app.clock.now = new Date(Date.now() + 15 * DAY_MS);
    expect((await join('b@example.test', old)).status).toBe(403);
    app.clock.now = null;
    const former = await invite();
    await app.services.db
      .updateTable('users')
      .set({ isAdmin: false })
      .where('id', '=', admin.userId)
      .execute();
    expect((await join('c@example.test', former)).status).toBe(403);
    expect((await join('d@example.test', 'x'.repeat(43))).status).toBe(403);
    expect((await join('e@example.test', '../x')).status).toBe(403);
  });

  it('lets in by the link of a startup’s team and of a firm, while it is open', async () => {
    await rule({ inviteOnly: true });
    const founder = await app.member();
    const { id } = (await founder.post('/api/startups', startupForm('Zuri Pay'))).body;
    const team = await founder.post(`/api/startups/${id}/invitations`, { role: 'viewer' });
    expect((await join('team@example.test', keyOf(team.body.link))).status).toBe(200);
    const partner = await app.member();
    await partner.post('/api/firm', { name: 'Acacia Ventures' });
    const firm = await partner.post('/api/firm/invitations', { role: 'analyst' });
    await partner.delete(`/api/firm/invitations/${firm.body.id}`);
    expect((await join('firm@example.test', keyOf(firm.body.link))).status).toBe(403);
    const open = await partner.post('/api/firm/invitations', { role: 'analyst' });
    expect((await join('firm@example.test', keyOf(open.body.link))).status).toBe(200);
  });
});

describe('a list of mail domains', () => {
  it('takes its addresses, no subdomain or look-alike, and anybody with a link', async () => {
    await rule({ mailDomains: ['Kobo.example', 'kobo.example', 'acacia.example'] });
    expect((await admin.get('/api/admin/admission')).body.mailDomains).toEqual([
      'kobo.example',
      'acacia.example',
    ]);
    expect((await join('ada@KOBO.example')).status).toBe(200);
    for (const email of ['a@sub.kobo.example', 'a@kobo.example.evil.test', 'a@notkobo.example']) {
      const { status, problem } = await join(email);
      expect([status, problem.message]).toEqual([
        403,
        'Sign-up is open to addresses at kobo.example, acacia.example, or with an invitation link.',
      ]);
    }
    expect((await join('guest@other.test', await invite())).status).toBe(200);
  });
});

describe('accounts of the organisation only', () => {
  it('refuses every password, with a link too, and is not for a server without a provider', async () => {
    const form = { inviteOnly: false, mailDomains: [], providerOnly: true, version: 1 };
    const { problem } = await admin.put('/api/admin/admission', form);
    expect(problem.errors?.[0]?.path).toBe('providerOnly');
    const key = await invite();
    await app.services.db.updateTable('instanceSettings').set({ providerOnly: true }).execute();
    for (const answer of [await join('a@kobo.example'), await join('b@kobo.example', key)])
      expect([answer.status, answer.problem.message]).toEqual([
        403,
        'Sign-up is through your organisation. Choose “Continue with your organisation”.',
      ]);
    expect((await app.visitor.get('/api/auth/options')).body.providerOnly).toBe(true);
  });
});

describe('an invitation with an address', () => {
  it('is sent to it where e-mail is set up, and refused where it is not', async () => {
    const body = { email: 'guest@other.test' };
    expect((await admin.post('/api/admin/invitations', body)).problem.errors?.[0]?.path).toBe('email');
    const mailing = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const other = await mailing.member({ isAdmin: true });
    const made = (await other.post('/api/admin/invitations', body)).body;
    expect(made.note).toBe('guest@other.test');
    const letters = await mailing.services.db
      .selectFrom('mailOutbox')
      .select(['toAddress', 'body'])
      .execute();
    expect(letters).toEqual([{ toAddress: 'guest@other.test', body: expect.stringContaining(made.link) }]);
    await mailing.close();
  });
});

describe('what admins set', () => {
  it.each([
    [{ mailDomains: ['@kobo.example'] }, 'mailDomains.0'],
    [{ mailDomains: ['kobo'] }, 'mailDomains.0'],
    [{ mailDomains: Array.from({ length: 51 }, (_, n) => `d${n}.example`) }, 'mailDomains'],
    [{ inviteOnly: 'yes' }, 'inviteOnly'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ version: 0 }, 'version'],
  ])('names the field of %j', async (change, path) => {
    const body = { inviteOnly: false, mailDomains: [], version: 1, ...change };
    const { problem } = await admin.put('/api/admin/admission', body);
    expect(problem.errors?.[0]?.path).toBe(path);
  });

  it('is not there for others, and a stale change answers what is set now', async () => {
    const member = await app.member();
    const body = { inviteOnly: true, mailDomains: [], version: 1 };
    for (const one of [member, app.visitor]) {
      const refused = one === member ? 404 : 401;
      expect((await one.get('/api/admin/admission')).status).toBe(refused);
      expect((await one.put('/api/admin/admission', body)).status).toBe(refused);
      expect((await one.get('/api/admin/invitations')).status).toBe(refused);
      expect((await one.post('/api/admin/invitations', {})).status).toBe(refused);
      expect((await one.delete('/api/admin/invitations/1')).status).toBe(refused);
      expect((await one.post('/api/admin/password-links', { email: 'a@b.test' })).status).toBe(refused);
    }
    expect((await admin.put('/api/admin/admission', body)).body.version).toBe(2);
    const stale = await admin.put('/api/admin/admission', body);
    expect([stale.status, stale.problem.current]).toMatchObject([409, { version: 2 }]);
    expect((await admin.post('/api/admin/invitations', { note: 'x'.repeat(121) })).status).toBe(400);
  });

  it('names whom to ask: the operator’s address until an admin sets another', async () => {
    const contact = async () => (await app.visitor.get('/api/auth/options')).body.contact;
    expect(await contact()).toEqual({ name: null, email: 'help@kilele.example' });
    const set = { contactName: 'Wanjiru Kamau', contactEmail: 'wanjiru@kobo.example' };
    await admin.put('/api/admin/admission', { inviteOnly: false, mailDomains: [], version: 1, ...set });
    expect(await contact()).toEqual({ name: 'Wanjiru Kamau', email: 'wanjiru@kobo.example' });
  });
});

describe('a link for a new password, handed over by an admin', () => {
  const makeFor = (email: string) => admin.post('/api/admin/password-links', { email });

  it('works once, tells its owner, and proves no address', async () => {
    await join('forgot@example.test');
    const { link } = (await makeFor('forgot@example.test')).body;
    const body = { token: keyOf(link), newPassword: 'another long phrase' };
    expect((await app.visitor.post('/api/auth/password-reset/confirm', body)).status).toBe(200);
    expect((await app.visitor.post('/api/auth/password-reset/confirm', body)).status).toBe(400);
    expect((await signIn(app, 'forgot@example.test', 'another long phrase')).status).toBe(200);
    const user = await app.services.db
      .selectFrom('users')
      .select('emailVerified')
      .where('email', '=', 'forgot@example.test')
      .executeTakeFirstOrThrow();
    expect(user.emailVerified).toBe(false);
    const letters = await app.services.db
      .selectFrom('mailOutbox')
      .select('subject')
      .where('toAddress', '=', 'forgot@example.test')
      .execute();
    expect(letters).toEqual([{ subject: 'A password reset link was created for you' }]);
  });

  it('is for somebody who is here, and only where no letters are sent', async () => {
    expect((await makeFor('nobody@example.test')).problem.errors?.[0]?.path).toBe('email');
    expect((await makeFor('not an address')).status).toBe(400);
    const mailing = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const other = await mailing.member({ isAdmin: true });
    expect((await other.post('/api/admin/password-links', { email: 'a@b.test' })).status).toBe(403);
    await mailing.close();
  });
});
