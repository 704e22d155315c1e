import { describe, expect, it } from 'vitest';
import { testApp, testMember } from '#test/app.ts';
import { createStartup } from '#test/forms.ts';
import { caseFor, reportOf } from '#test/reports.ts';
import { HOUR_MS } from '#shared/domain/time.ts';
import { moderationEndpoints } from '../contract.ts';

const app = testApp();
const admin = testMember(app, { isAdmin: true, firstName: 'Nia', lastName: 'Adeyemi' });

const caseOf = (kind: string, id: string | number) => caseFor(app, admin, kind, id);

describe('a report', () => {
  // Demo accounts are refused every such call, which a test goes through.
  it('is made by real people only', () => {
    expect(moderationEndpoints['POST /api/reports'].realOnly).toBe(true);
  });

  it('of several members makes one case with every reason', async () => {
    const startup = await createStartup(await app.member({ userType: 'founder' }));
    const [one, other] = [await app.member(), await app.member()];
    await one.post('/api/reports', reportOf('startup', startup.id, { content: 'They asked for a fee.' }));
    await other.post('/api/reports', reportOf('startup', startup.id, { reason: 'spam' }));
    const { body } = await admin.get('/api/admin/moderation/cases');
    const item = body.find(({ subjectId }) => subjectId === String(startup.id));
    expect(item).toMatchObject({ label: startup.name, reports: 2, reporters: 2, status: 'open' });
    expect(item?.reasons).toEqual(expect.arrayContaining(['scam', 'spam']));
  });

  it('tells the admins once, and nobody else', async () => {
    const owner = await app.member({ userType: 'founder' });
    const startup = await createStartup(owner);
    const before = (await admin.get('/api/notifications/unread')).body;
    await caseOf('startup', startup.id);
    await caseOf('startup', startup.id);
    const after = (await admin.get('/api/notifications/unread')).body;
    expect(after.unread).toBe(before.unread + 1);
    const told = (await owner.get('/api/notifications')).body.filter(({ kind }) => kind === 'moderation');
    expect(told).toEqual([]);
  });

  it('of one’s own, of what is not there, and of the same thing again is refused', async () => {
    const owner = await app.member({ userType: 'founder' });
    const { id } = await createStartup(owner);
    expect((await owner.post('/api/reports', reportOf('startup', id))).status).toBe(400);
    expect((await owner.post('/api/reports', reportOf('person', owner.userId))).status).toBe(400);
    const reporter = await app.member();
    for (const kind of ['startup', 'investor', 'job', 'thread', 'message', 'introduction'])
      expect((await reporter.post('/api/reports', reportOf(kind, 2_000_000_000))).status).toBe(404);
    expect((await reporter.post('/api/reports', reportOf('person', 'nobody'))).status).toBe(404);
    expect((await reporter.post('/api/reports', reportOf('startup', id))).status).toBe(201);
    expect((await reporter.post('/api/reports', reportOf('startup', id))).status).toBe(409);
  });

  it.each([
    [{}],
    [reportOf('planet', 1)],
    [reportOf('startup', 'one')],
    [reportOf('startup', '0')],
    [reportOf('startup', '99999999999')],
    [reportOf('person', "'; drop table users")],
    [reportOf('startup', 1, { reason: 'because' })],
    [reportOf('startup', 1, { reason: 'other' })],
    [reportOf('startup', 1, { reason: 'other', content: '   ' })],
    [reportOf('startup', 1, { content: 'x'.repeat(2001) })],
    [reportOf('startup', 1, { status: 'closed' })],
  ])('refuses %j', async (body) => {
    const member = await app.member();
    expect((await member.post('/api/reports', body)).status).toBe(400);
  });

  it('comes at most 20 times a day from one member', async () => {
    const owner = await app.member({ userType: 'founder' });
    const { id } = await createStartup(owner);
    const reporter = await app.member();
    await reporter.post('/api/reports', reportOf('startup', id));
    await app.services.pool.query(
      `insert into moderation_reports (case_id, author_id, about_kind, about_id, reason, created_at)
       select case_id, author_id, 'startup', n::text, 'spam', created_at
       from moderation_reports, generate_series(1, 19) n where author_id = $1`,
      [reporter.userId],
    );
    const refused = await reporter.post('/api/reports', reportOf('person', owner.userId));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
    app.clock.now = new Date(Date.now() + 25 * HOUR_MS);
    const session = await app.services.pool.query(
      `update sessions set expires_at = now() + interval '9 days' where user_id = $1`,
      [reporter.userId],
    );
    expect(session.rowCount).toBe(1);
    expect((await reporter.post('/api/reports', reportOf('person', owner.userId))).status).toBe(201);
    app.clock.now = null;
  });

  it('of a message is about its author, and quotes it; strangers of the conversation report nothing', async () => {
    const [writer, reader, stranger] = [await app.member(), await app.member(), await app.member()];
    const { rows } = await app.services.pool.query(
      `with t as (insert into threads (subject) values ('A round') returning id),
        m as (insert into thread_members (thread_id, user_id, last_at)
          select t.id, p.id, now() from t, unnest($1::text[]) p(id))
       insert into messages (thread_id, sender_id, client_id, content)
       select id, $2, gen_random_uuid()::text, 'Send the fee to my wallet.' from t returning id, thread_id`,
      [[writer.userId, reader.userId], writer.userId],
    );
    const { id, thread_id: threadId } = rows[0];
    for (const [kind, about] of [
      ['message', id],
      ['thread', threadId],
    ]) {
      expect((await stranger.post('/api/reports', reportOf(kind, about))).status).toBe(404);
      expect((await reader.post('/api/reports', reportOf(kind, about))).status).toBe(201);
    }
    expect((await writer.post('/api/reports', reportOf('message', id))).status).toBe(400);
    const list = await admin.get('/api/admin/moderation/cases');
    const item = list.body.find(({ subjectId }) => subjectId === writer.userId);
    const { body } = await admin.get(`/api/admin/moderation/cases/${Number(item?.id)}`);
    expect(body.reportList).toHaveLength(2);
    for (const report of body.reportList ?? [])
      expect(String(report.quote)).toContain('Send the fee to my wallet.');
  });

  it('of a request for an introduction is about its sender, once it has reached the reader', async () => {
    const [sender, receiver] = [await app.member(), await app.member()];
    const [lowId, highId] = [sender.userId, receiver.userId].toSorted();
    const { rows } = await app.services.pool.query(
      `with i as (insert into introductions
         (sender_id, receiver_id, reason, context_kind, context_label, created_at)
         values ($1, $2, 'Pay to meet our investors.', 'person', 'You', now()) returning id)
       insert into introduction_states (introduction_id, low_id, high_id, status)
       select id, $3, $4, 'asked' from i returning introduction_id as id`,
      [sender.userId, receiver.userId, lowId, highId],
    );
    const report = () => receiver.post('/api/reports', reportOf('introduction', rows[0].id));
    expect((await report()).status).toBe(404);
    await app.services.pool.query(
      `update introduction_states set status = 'open', delivered_at = now() where introduction_id = $1`,
      [rows[0].id],
    );
    expect((await report()).status).toBe(201);
    const { body } = await admin.get('/api/admin/moderation/cases?limit=100');
    expect(body.find(({ subjectId }) => subjectId === sender.userId)).toMatchObject({ reports: 1 });
  });
});
