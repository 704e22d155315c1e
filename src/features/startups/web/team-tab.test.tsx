import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { TeamTab } from './team-tab.tsx';

const member = (userId: string, name: string, role: string) => ({
  userId,
  name,
  imageUrl: null,
  role,
  title: null,
  isDemo: false,
  joinedAt: '2026-11-01T08:00:00.000Z',
});

const LINK = 'https://kilele.example/invitations/abc';
const invitation = (id: number, state: string) => ({
  id,
  role: 'viewer',
  email: 'musa@example.test',
  state,
  expiresAt: '2026-12-05T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
});

let sent: string[];
let team: ReturnType<typeof member>[];

async function reply(url: string, { method = 'GET' }: RequestInit = {}): Promise<Response> {
  if (method !== 'GET') sent.push(`${method} ${url}`);
  if (method === 'POST') return Response.json({ ...invitation(9, 'open'), link: LINK }, { status: 201 });
  if (method === 'DELETE') {
    team = team.filter(({ userId }) => !url.endsWith(userId));
    return Response.json({ ok: true });
  }
  if (url.endsWith('/invitations')) return Response.json([invitation(2, 'open'), invitation(1, 'revoked')]);
  return Response.json(team);
}

beforeEach(() => {
  sent = [];
  team = [member('u1', 'Zainab Bello', 'owner'), member('u2', 'Musa Ali', 'editor')];
  vi.stubGlobal('fetch', reply);
});

function open(mine: 'owner' | 'viewer' = 'owner') {
  const user = userEvent.setup();
  renderScreen(<TeamTab startup={{ id: 7, name: 'Zuri Pay', mine }} />);
  return user;
}

it('asks before somebody is taken out, and lets the owner think again', async () => {
  const user = open();
  const row = (await screen.findByText('Musa Ali')).closest('li') ?? document.body;
  await user.click(within(row).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Take Musa Ali out of the team of Zuri Pay?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await user.click(within(row).getByRole('button', { name: 'Remove' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Musa Ali was removed from the team')).toBeTruthy();
  expect(sent).toEqual(['DELETE /api/startups/7/team/u2']);
  expect(screen.queryByText('Musa Ali')).toBeNull();
});

it('shows a new link once, and says what to do where the browser does not copy', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Create link' }));
  expect(await screen.findByText(LINK)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('We could not copy it')).toBeTruthy();
});

it('takes back an open invitation, and only that', async () => {
  const user = open();
  expect(await screen.findByText('revoked')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(sent).toEqual(['DELETE /api/startups/7/invitations/2']);
});

it('shows a viewer the people, and nothing to change', async () => {
  open('viewer');
  expect(await screen.findByText('Musa Ali')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Remove|Leave)$/ })).toBeNull();
  expect(screen.queryByText('Invite someone')).toBeNull();
});
