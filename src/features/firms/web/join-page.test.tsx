import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { renderScreen } from '#test/web/screen.tsx';
import type { FirmInvitationPreview } from '../contract/firm.ts';
import { JoinPage } from './join-page.tsx';

const OPEN: FirmInvitationPreview = {
  firmName: 'Acacia',
  role: 'analyst',
  invitedBy: 'Nala Kamau',
  state: 'open',
  expiresAt: '2026-12-05T08:00:00.000Z',
  isMember: false,
};

let preview: FirmInvitationPreview | null;
let accepted: string[];
let refusal: string | null;

beforeEach(() => {
  preview = OPEN;
  accepted = [];
  refusal = null;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET')
      return preview
        ? Response.json(preview)
        : Response.json({ code: 'not_found', message: 'No' }, { status: 404 });
    accepted.push(`${method} ${url}`);
    return refusal === null
      ? Response.json({ ok: true })
      : Response.json({ code: 'conflict', message: refusal }, { status: 409 });
  });
});

const open = (user: object | null = { id: 'u9' }) =>
  renderScreen(<Route path="/firm/join/:token" component={JoinPage} />, { at: '/firm/join/abc', user }).user;

it('says who invites as what, and leads to the shared pipeline', async () => {
  const user = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Join Acacia' })).toBeTruthy();
  expect(screen.getByText(/Nala Kamau invites you as analyst/)).toBeTruthy();
  expect(screen.getByText(/The link works once, until 5 Dec 2026/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Join the firm' }));
  expect(await screen.findByText('Welcome to Acacia')).toBeTruthy();
  expect(accepted).toEqual(['POST /api/firm-invitations/abc/accept']);
  expect(window.location.pathname).toBe('/portfolio/deal-flow');
});

it('takes a visitor to the sign-in and back', async () => {
  open(null);
  const link = await screen.findByRole('link', { name: 'Sign in to join' });
  expect(link.getAttribute('href')).toBe('/api/login?redirect=%2Ffirm%2Fjoin%2Fabc');
});

it.each([
  ['accepted', 'This invitation has been used. If that was not you, ask for a new one.'],
  ['revoked', 'This invitation was withdrawn. Ask the firm for a new one.'],
  ['expired', 'This invitation is older than 14 days. Ask the firm for a new one.'],
] as const)('that is %s says so, and offers nothing to press', async (state, sentence) => {
  preview = { ...OPEN, state };
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the firm' })).toBeNull();
});

it('leads a colleague who is in already to the firm', async () => {
  preview = { ...OPEN, state: 'accepted', isMember: true };
  open();
  const home = await screen.findByRole('link', { name: 'You are already in this firm. Open it' });
  expect(home.getAttribute('href')).toBe('/firm');
});

it('says why somebody in another firm cannot join', async () => {
  refusal = 'You are already in a firm. Leave it first.';
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Join the firm' }));
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(window.location.pathname).toBe('/firm/join/abc');
});

it('of a link that was cut off says what may have happened', async () => {
  preview = null;
  open();
  expect(await screen.findByText('Invitation not found')).toBeTruthy();
  expect(screen.getByText(/may have been cut off/)).toBeTruthy();
});
