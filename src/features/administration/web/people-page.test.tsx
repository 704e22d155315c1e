import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import { currentUser } from '#test/web/user.ts';
import type { Account } from '../contract/people.ts';
import { PeoplePage } from './people-page.tsx';

const account = (more: Partial<Account> = {}): Account => ({
  id: 'tunde',
  name: 'Tunde Bello',
  email: 'tunde@example.test',
  userType: 'founder',
  isAdmin: false,
  isDemo: false,
  suspendedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  sessions: 2,
  ...more,
});

const LIST = 'GET /api/admin/people?state=all&limit=20&offset=0';
const server = testServer({
  [LIST]: { body: [account(), account({ id: 'ada', name: 'Ada Obi', isAdmin: true })] },
});
const open = () => renderScreen(<PeoplePage />, { user: currentUser({ isAdmin: true }) }).user;

it('suspends a person once a reason is given', async () => {
  const call = 'POST /api/admin/people/tunde/suspend';
  server.replies[call] = { body: account({ suspendedAt: '2026-11-22T08:00:00.000Z', sessions: 0 }) };
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Suspend: Tunde Bello' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Asked for money');
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  await expect.poll(() => server.sentTo(call)).toEqual({ reason: 'Asked for money' });
});

it('offers nobody to suspend themself, and says why the last administrator stays', async () => {
  const call = 'PUT /api/admin/people/ada/role';
  const message = 'This is the last administrator. Make someone else one first.';
  server.replies[call] = {
    status: 400,
    body: { code: 'invalid', message, errors: [{ path: 'isAdmin', message }] },
  };
  const person = open();
  await person.click(await screen.findByRole('button', { name: 'Remove as administrator: Ada Obi' }));
  expect(screen.queryByRole('button', { name: 'Suspend: Ada Obi' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /Reason/ }), 'I am leaving');
  await person.click(dialog.getByRole('button', { name: 'Remove as administrator' }));
  expect((await dialog.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
});
