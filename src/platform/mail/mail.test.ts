import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { letterText, ownLink } from '#shared/domain/letter.ts';
import { createMail } from './mail.ts';

/** The smallest mail server: takes every letter and keeps what was said. */
function startMailServer(said: string[]): Server {
  return createServer((socket) => {
    let isLetter = false;
    socket.write('220 here\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      said.push(text);
      if (isLetter && !text.endsWith('\r\n.\r\n')) return;
      const wasLetter = isLetter;
      isLetter = !wasLetter && text.startsWith('DATA');
      socket.write(isLetter ? '354 go on\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => socket.destroy());
  }).listen(0, '127.0.0.1');
}

const app = testApp();
let server: Server;
const said: string[] = [];
beforeAll(async () => {
  server = startMailServer(said);
  await once(server, 'listening');
});
afterAll(() => server.close());

it('a letter leaves once, with the address that ends such letters', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { db, now } = app.services;
  const mail = createMail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Kilele <no-reply@kilele.example>');
  const letter = { to: 'ada@example.test', subject: letterText`News`, text: letterText`Kofi wrote to you.` };
  await mail.queue(db, { ...letter, unsubscribeUrl: 'https://kilele.example/stop?token=key' });
  expect(await mail.flush(db, now)).toBe(1);
  expect(await mail.flush(db, now)).toBe(0);
  expect(said.join('')).toContain('List-Unsubscribe: <https://kilele.example/stop?token=key>\r\n');
  expect(said.join('')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  expect(said.join('')).toContain('Kofi wrote to you.');

  said.length = 0;
  await mail.queue(db, letter);
  await mail.queue(db, { ...letter, unsubscribeUrl: 'http://localhost:3000/stop?token=key' });
  expect(await mail.flush(db, now)).toBe(2);
  expect(said.join('').match(/List-Unsubscribe: /g)).toHaveLength(1);
  expect(said.join('')).not.toContain('List-Unsubscribe-Post');
});

it('what has left keeps no key that a link carried', async () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { db, now } = app.services;
  const mail = createMail(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'Kilele <no-reply@kilele.example>');
  const key = 'Zk3-_9'.repeat(8);
  const link = ownLink('https://kilele.example', `/room-links/${key}`);
  said.length = 0;
  await mail.queue(db, {
    to: 'esi@example.test',
    subject: letterText`A room`,
    text: letterText`Open ${link}`,
  });
  expect(await mail.flush(db, now)).toBe(1);
  expect(said.join('').replaceAll('=\r\n', '')).toContain(key);
  const { body } = await db
    .selectFrom('mailOutbox')
    .select('body')
    .where('toAddress', '=', 'esi@example.test')
    .executeTakeFirstOrThrow();
  expect(body).toBe('Open https://kilele.example/room-links/…');
});

it('without a mail server a letter waits', async () => {
  const { db, mail, now } = app.services;
  await mail.queue(db, {
    to: 'kofi@example.test',
    subject: letterText`News`,
    text: letterText`Ada wrote to you.`,
  });
  expect(await mail.flush(db, now)).toBe(0);
  const row = await db
    .selectFrom('mailOutbox')
    .select(['sentAt', 'attempts', 'unsubscribeUrl'])
    .where('toAddress', '=', 'kofi@example.test')
    .executeTakeFirst();
  expect(row).toEqual({ sentAt: null, attempts: 0, unsubscribeUrl: null });
});
