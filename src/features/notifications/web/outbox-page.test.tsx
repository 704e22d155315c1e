import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { OutboxPage } from './outbox-page.tsx';

const LETTER = {
  id: 7,
  to: 'ada@example.test',
  subject: 'A new password',
  text: 'Open the link.',
  state: 'failed',
  attempts: 1,
  createdAt: '2026-11-01T09:00:00.000Z',
  sentAt: null,
  nextTryAt: null,
  failure: '550 5.1.1 no such user',
};
const WAITING = {
  ...LETTER,
  id: 8,
  subject: 'Your week',
  state: 'waiting',
  attempts: 2,
  nextTryAt: '2099-11-01T09:00:00.000Z',
  failure: '452 mailbox full',
};

function open(status: object, letters: unknown[]) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') sent.push(url);
    if (init.method === 'POST') return Response.json({ letters: 1 });
    return Response.json(url.includes('/status') ? status : letters);
  });
  return { sent, ...renderScreen(<OutboxPage />) };
}

it('says why an e-mail was not delivered, and sends it again', async () => {
  const status = { hasMailServer: true, sent: 1200, waiting: 1, failed: 1 };
  const { user, sent } = open(status, [LETTER, WAITING]);
  expect(await screen.findByText('1,200 e-mails sent, 1 waiting, 1 not delivered.')).toBeTruthy();
  await user.click(await screen.findByText('A new password'));
  expect(screen.getByText('Gave up after 1 try. 550 5.1.1 no such user')).toBeTruthy();
  expect(screen.getByText(/^2 tries failed. Next try .* 452 mailbox full$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('1 e-mail will be sent again')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send all again' }));
  expect(sent).toEqual(['/api/admin/outbox/7/send', '/api/admin/outbox/send']);
});

it('says that nothing leaves without a mail server', async () => {
  open({ hasMailServer: false, sent: 0, waiting: 2, failed: 0 }, []);
  expect(await screen.findByText(/E-mail is not set up/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
});
