import { describe, expect, it } from 'vitest';
import { returnPath } from '#platform/mail/return-path.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { testApp } from '#test/app.ts';

const app = testApp();

/** A letter that the mail server refused for good. */
async function failed(to: string): Promise<number> {
  const { db } = app.services;
  const { id } = await db
    .insertInto('mailOutbox')
    .values({
      toAddress: to,
      subject: 'News',
      body: 'News',
      attempts: 1,
      failedAt: new Date(),
      failure: '550 no such user',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const rowOf = (id: number) =>
  app.services.db.selectFrom('mailOutbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the outbox', () => {
  it('shows an admin what would have been sent, without the keys in it', async () => {
    const admin = await app.member({ isAdmin: true });
    const key = 'k'.repeat(43);
    await app.services.mail.queue(app.services.db, {
      to: 'ada@example.test',
      subject: letterText`A new password`,
      text: letterText`Here: ${ownLink('https://kilele.example', `/reset-password#${key}`)}`,
    });
    const { body, headers } = await admin.get('/api/admin/outbox?limit=1');
    expect(body[0]).toMatchObject({
      to: 'ada@example.test',
      sentAt: null,
      attempts: 0,
      state: 'waiting',
      failure: null,
    });
    expect(body[0]?.text).toBe('Here: https://kilele.example/reset-password#…');
    const status = (await admin.get('/api/admin/outbox/status')).body;
    expect(status).toMatchObject({ hasMailServer: false, sent: 0 });
    expect(Number(headers['x-total-count'])).toBe(status.waiting);
    expect((await admin.get('/api/admin/outbox?limit=0')).status).toBe(400);
    expect((await admin.get('/api/admin/outbox/status?x=1')).status).toBe(400);
  });

  it.each(['/api/admin/outbox', '/api/admin/outbox/status'])('%s is there for admins only', async (url) => {
    expect((await (await app.member()).get(url)).status).toBe(404);
    expect((await app.visitor.get(url)).status).toBe(401);
  });

  it('tries anew what could not be delivered, for admins only', async () => {
    const admin = await app.member({ isAdmin: true });
    const one = await failed('one@example.test');
    await failed('other@example.test');
    const { body } = await admin.get('/api/admin/outbox?limit=1');
    expect(body[0]).toMatchObject({ state: 'failed', failure: '550 no such user', nextTryAt: null });
    expect((await admin.get('/api/admin/outbox/status')).body.failed).toBe(2);

    const path = `/api/admin/outbox/${one}/send` as const;
    expect((await (await app.member()).post(path)).status).toBe(404);
    expect((await app.visitor.post('/api/admin/outbox/send')).status).toBe(401);
    expect((await (await app.member()).post('/api/admin/outbox/send')).status).toBe(404);
    expect((await admin.post('/api/admin/outbox/x/send')).status).toBe(400);
    expect((await admin.post('/api/admin/outbox/999999/send')).status).toBe(404);
    expect((await admin.post(path)).body).toEqual({ letters: 1 });
    expect((await rowOf(one)).failedAt).toBeNull();
    expect((await admin.post('/api/admin/outbox/send')).body).toEqual({ letters: 1 });
    expect((await admin.get('/api/admin/outbox/status')).body.failed).toBe(0);
  });
});

describe('a letter that comes back', () => {
  const returned = (returnPath: string, reason = '550 mailbox gone') =>
    app.visitor.post('/api/mail/returned', { returnPath, reason });

  it('is marked by its signed return path, says why, and cannot be sent twice', async () => {
    const admin = await app.member({ isAdmin: true });
    const { db, env } = app.services;
    const id = await failed('back@example.test');
    await db
      .updateTable('mailOutbox')
      .set({ failedAt: null, failure: null, sentAt: new Date() })
      .where('id', '=', id)
      .execute();
    const path = returnPath('bounces@kilele.example', id, env.sessionSecret);
    expect((await returned(path.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')))).status).toBe(404);
    expect((await returned(returnPath('bounces@kilele.example', id, 'another secret'))).status).toBe(404);
    expect((await returned('bounces@kilele.example')).status).toBe(404);
    expect((await returned(path, ' ')).status).toBe(400);
    expect((await returned(path)).body).toEqual({ ok: true });
    expect(await rowOf(id)).toMatchObject({ failure: 'Came back: 550 mailbox gone' });
    const again = await admin.post(`/api/admin/outbox/${id}/send`);
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('cannot be sent twice')]);
  });
});
