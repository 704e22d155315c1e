import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

let sent: unknown[] = [];
let status = 200;
beforeEach(() => {
  [sent, status] = [[], 200];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push([`${init.method} ${url}`, JSON.parse(typeof init.body === 'string' ? init.body : '{}')]);
    const problem = { code: 'x', message: 'Open the link in the e-mail again', requestId: 'r' };
    return Response.json(status === 200 ? { ok: true } : problem, { status });
  });
});

function open() {
  renderScreen(<UnsubscribePage />, { at: '/unsubscribe#u1.key' });
}

it('opening the link is enough', async () => {
  open();
  await screen.findByText(/no longer receive these e-mails/);
  expect(sent).toEqual([['POST /api/notifications/unsubscribe', { token: 'u1.key' }]]);
});

it('says when the link is not complete', async () => {
  status = 400;
  open();
  expect(await screen.findByText(/link is incomplete/)).toBeTruthy();
});

it('tries again where the server did not answer', async () => {
  status = 500;
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  status = 200;
  await userEvent.click(retry);
  expect(await screen.findByText(/no longer receive these e-mails/)).toBeTruthy();
});
