import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { testMailServer } from '#test/mail-server.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { createMail, type MailSettings } from './mail.ts';

const app = testApp();
const server = testMailServer();
const FROM = { name: 'Kilele', address: 'no-reply@kilele.example' };
const mailOf = (settings: Partial<MailSettings> = {}) =>
  createMail({ smtpUrl: server.url(), from: FROM, ...settings });
const letterTo = (to: string) => ({
  to,
  subject: letterText`News`,
  text: letterText`Kofi wrote to you.`,
});

let time = new Date('2026-11-22T08:00:00Z');
const now = () => time;
const pass = (minutes: number) => {
  time = new Date(time.getTime() + minutes * 60_000);
};
const rowOf = (to: string) =>
  app.services.db.selectFrom('mailOutbox').selectAll().where('toAddress', '=', to).executeTakeFirstOrThrow();
const taken = (to: string) => server.letters.filter((letter) => letter.includes(`To: ${to}\n`)).length;

beforeEach(async () => {
  await app.services.db.deleteFrom('mailOutbox').execute();
  Object.assign(server, { isAway: false, delayMs: 0 });
  server.letters.length = 0;
  server.refuses.clear();
  time = new Date(Date.now() + 1_000);
});

describe('a letter', () => {
  it('leaves once, with the address that ends such letters', async () => {
    const { db } = app.services;
    const mail = mailOf();
    const letter = letterTo('ada@example.test');
    await mail.queue(db, { ...letter, unsubscribeUrl: 'https://kilele.example/stop?token=key' });
    expect(await mail.flush(db, now)).toBe(1);
    expect(await mail.flush(db, now)).toBe(0);
    const [sent = ''] = server.letters;
    expect(sent).toContain('List-Unsubscribe: <https://kilele.example/stop?token=key>\n');
    expect(sent).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
    expect(sent).toContain('Kofi wrote to you.');

    server.letters.length = 0;
    await mail.queue(db, letter);
    await mail.queue(db, { ...letter, unsubscribeUrl: 'http://localhost:3000/stop?token=key' });
    expect(await mail.flush(db, now)).toBe(2);
    expect(server.letters.join('').match(/List-Unsubscribe: /g)).toHaveLength(1);
    expect(server.letters.join('')).not.toContain('List-Unsubscribe-Post');
    mail.close();
  });

  it('that has left keeps no key that a link carried', async () => {
    const { db } = app.services;
    const mail = mailOf();
    const key = 'Zk3-_9'.repeat(8);
    const link = ownLink('https://kilele.example', `/room-links/${key}`);
    await mail.queue(db, { ...letterTo('esi@example.test'), text: letterText`Open ${link}` });
    expect(await mail.flush(db, now)).toBe(1);
    expect(server.letters.join('').replaceAll('=\n', '')).toContain(key);
    expect((await rowOf('esi@example.test')).body).toBe('Open https://kilele.example/room-links/…');
    mail.close();
  });

  it('has the sender, the address for answers, a plain and an HTML part, the logo and a path back', async () => {
    const { db } = app.services;
    const mail = mailOf({
      from: { name: 'Kilele Ghana', address: 'news@kilele.gh' },
      replyTo: 'people@kilele.gh',
      logo: { content: Buffer.from('a picture'), contentType: 'image/png' },
      returnTo: { address: 'back@kilele.gh', secret: 'a secret' },
    });
    await mail.queue(db, letterTo('ada@example.test'));
    await mail.flush(db, now);
    const [sent = ''] = server.letters;
    for (const part of [
      'From: Kilele Ghana <news@kilele.gh>',
      'Reply-To: people@kilele.gh',
      'Content-Type: text/plain',
      'Content-Type: text/html',
      'Content-Type: image/png',
    ])
      expect(sent).toContain(part);
    const { id } = await rowOf('ada@example.test');
    expect(sent).toContain(`Message-ID: <letter-${id}@kilele.gh>`);
    expect(server.envelopes.at(-1)).toMatch(new RegExp(`^back\\+${id}\\.[0-9a-f]{20}@kilele\\.gh$`));
    mail.close();
  });

  it('waits without a mail server', async () => {
    const { db, mail } = app.services;
    await mail.queue(db, letterTo('kofi@example.test'));
    expect(await mail.flush(db, now)).toBe(0);
    expect(await rowOf('kofi@example.test')).toMatchObject({ sentAt: null, attempts: 0, failedAt: null });
  });
});

describe('several senders', () => {
  it('send each of 60 letters once, however slow the server is', async () => {
    const { db } = app.services;
    const senders = [mailOf(), mailOf(), mailOf(), mailOf()];
    server.delayMs = 5;
    const everybody = Array.from({ length: 60 }, (_, index) => `person${index}@example.test`);
    for (const to of everybody) await senders[0]?.queue(db, letterTo(to));
    const counts = await Promise.all(senders.map((mail) => mail.flush(db, now)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(60);
    expect(everybody.map(taken)).toEqual(everybody.map(() => 1));
    for (const mail of senders) mail.close();
  });

  it('take over a letter whose sender died, under the same message id', async () => {
    const { db } = app.services;
    const mail = mailOf();
    await mail.queue(db, letterTo('ada@example.test'));
    // Claimed by a process that is gone.
    await db
      .updateTable('mailOutbox')
      .set({ attempts: 1, nextTryAt: new Date(time.getTime() + 10 * 60_000) })
      .execute();
    expect(await mail.flush(db, now)).toBe(0);
    pass(11);
    expect(await mail.flush(db, now)).toBe(1);
    const { id } = await rowOf('ada@example.test');
    expect(server.letters[0]).toContain(`Message-ID: <letter-${id}@kilele.example>`);
    mail.close();
  });
});

describe('what does not leave', () => {
  it('survives an outage, of which one letter for each sender hears', async () => {
    const { db } = app.services;
    const mail = mailOf();
    const everybody = Array.from({ length: 20 }, (_, index) => `person${index}@example.test`);
    for (const to of everybody) await mail.queue(db, letterTo(to));
    server.isAway = true;
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await mail.flush(db, now)).toBe(0);
      pass(1);
    }
    const tried = await db.selectFrom('mailOutbox').select('attempts').where('attempts', '>', 0).execute();
    expect(tried.length).toBeLessThanOrEqual(15);
    server.isAway = false;
    let sent = 0;
    for (let minute = 0; minute < 10; minute += 1) {
      sent += await mail.flush(db, now);
      pass(1);
    }
    expect(sent).toBe(20);
    expect(everybody.map(taken)).toEqual(everybody.map(() => 1));
    mail.close();
  });

  it('is tried for two days where the server says later, and keeps why', async () => {
    const { db } = app.services;
    const mail = mailOf();
    await mail.queue(db, letterTo('full@example.test'));
    server.refuses.set('full@example.test', '452 4.2.2 mailbox full');
    let tries = 0;
    for (let minute = 0; minute < 2 * 24 * 60 + 30; minute += 1) {
      const before = (await rowOf('full@example.test')).attempts;
      if (minute % 10 === 0 || minute < 10) await mail.flush(db, now);
      tries += (await rowOf('full@example.test')).attempts - before;
      pass(1);
    }
    expect(tries).toBe(11);
    expect(await rowOf('full@example.test')).toMatchObject({
      sentAt: null,
      failedAt: expect.any(Date),
      failure: expect.stringContaining('452 4.2.2 mailbox full'),
    });
    mail.close();
  });

  it('for good is not tried again, and holds nobody else up', async () => {
    const { db } = app.services;
    const mail = mailOf();
    await mail.queue(db, letterTo('nobody@example.test'));
    await mail.queue(db, letterTo('ada@example.test'));
    server.refuses.set('nobody@example.test', '550 5.1.1 no such user');
    expect(await mail.flush(db, now)).toBe(1);
    pass(60);
    expect(await mail.flush(db, now)).toBe(0);
    expect(await rowOf('nobody@example.test')).toMatchObject({
      attempts: 1,
      failure: expect.stringContaining('550 5.1.1 no such user'),
    });
    mail.close();
  });

  it('and waited two days for a mail server, is no news any more', async () => {
    const { db } = app.services;
    const mail = mailOf();
    await mail.queue(db, letterTo('ada@example.test'));
    pass(2 * 24 * 60 + 5);
    expect(await mail.flush(db, now)).toBe(0);
    expect(await rowOf('ada@example.test')).toMatchObject({
      failedAt: expect.any(Date),
      failure: 'It waited two days without being sent',
    });
    mail.close();
  });
});
