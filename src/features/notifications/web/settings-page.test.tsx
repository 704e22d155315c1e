import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#shared/domain/time.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { NotificationSettingsPage } from './settings-page.tsx';

const START = { inboxOff: [], digestOff: [], digestEnabled: true, mutedUntil: null, version: 3 };
let settings: Record<string, unknown> = START;
let sent: Record<string, unknown>[] = [];
let isDown = false;
beforeEach(() => {
  [settings, sent, isDown] = [START, [], false];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit = {}) => {
    if (isDown) return Response.json({ code: 'internal', message: 'down', requestId: 'r' }, { status: 500 });
    if (init.method === 'PUT') {
      const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      sent.push(body);
      settings = { ...body, version: body.version + 1 };
    }
    return Response.json(settings);
  });
});

function open() {
  renderScreen(<NotificationSettingsPage />);
}

it('turns a kind off in the inbox, and with it in the digest', async () => {
  open();
  const inbox = () => screen.getByRole('group', { name: 'Messages' }).querySelectorAll('input');
  await screen.findByRole('group', { name: 'Messages' });
  await userEvent.click(screen.getAllByRole('checkbox', { name: 'Inbox' })[1] ?? document.body);
  await waitFor(() => expect([...inbox()].map((input) => input.checked)).toEqual([false, false]));
  expect(sent).toEqual([{ ...START, inboxOff: ['message'] }]);
  expect(inbox()[1]?.disabled).toBe(true);
});

it('leaves documents that are shared out of the digest', async () => {
  open();
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Documents' })).getByRole('checkbox', { name: 'Digest' }),
  );
  await waitFor(() => expect(sent).toEqual([{ ...START, digestOff: ['document'] }]));
});

it('ends the digest with one switch', async () => {
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'A daily digest by e-mail' }));
  await waitFor(() => expect(sent).toEqual([{ ...START, digestEnabled: false }]));
  await waitFor(() =>
    expect(screen.queryAllByRole('checkbox', { name: 'Digest', checked: true })).toEqual([]),
  );
});

it('mutes everything for a while, and says until when', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mute for 1 week' }));
  await screen.findByText(/Everything is muted until/);
  const until = Date.parse(String(sent[0]?.['mutedUntil']));
  expect(Math.round((until - Date.now()) / HOUR_MS)).toBe(168);
  await userEvent.click(screen.getByRole('button', { name: 'End the pause' }));
  await screen.findByRole('button', { name: 'Mute for 1 day' });
});

it('says what happened when the settings cannot be read, and tries again', async () => {
  isDown = true;
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('switch')).toHaveProperty('checked', true);
});
