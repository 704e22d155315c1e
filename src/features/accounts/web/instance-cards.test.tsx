import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { AdmissionCard } from './admission-card.tsx';
import { InviteCard, PasswordLinkCard } from './invite-card.tsx';

const ADMISSION = { inviteOnly: false, mailDomains: ['kobo.example'], contactName: null, contactEmail: null };
const INVITATION = {
  id: 4,
  note: 'Ada',
  state: 'open',
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-05T08:00:00.000Z',
};
const LINK = 'https://kilele.example/sign-up#abc';

let calls: { call: string; body: unknown }[] = [];
let replies: Record<string, unknown> = {};
beforeEach(() => {
  calls = [];
  replies = {
    'GET /api/admin/admission': { ...ADMISSION, version: 3 },
    'GET /api/admin/invitations': [INVITATION],
    'GET /api/auth/options': { passwordReset: false },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    calls.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    return call in replies
      ? Response.json(replies[call])
      : Response.json({ code: 'not_found', message: call }, { status: 404 });
  });
});
const sentTo = (call: string) => calls.findLast((one) => one.call === call)?.body;

describe('who may sign up', () => {
  it('is shown and saved, domains one a line', async () => {
    const { user } = renderScreen(<AdmissionCard />);
    const domains = await screen.findByLabelText<HTMLTextAreaElement>(/Mail domains/);
    expect(domains.value).toBe('kobo.example');
    await user.type(domains, '\nacacia');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(domains.getAttribute('aria-invalid')).toBe('true'));
    expect(sentTo('PUT /api/admin/admission')).toBeUndefined();
    await user.type(domains, '.example');
    await user.click(screen.getByLabelText(/By invitation only/));
    replies['PUT /api/admin/admission'] = { ...ADMISSION, version: 4 };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo('PUT /api/admin/admission')).toMatchObject({
        inviteOnly: true,
        mailDomains: ['kobo.example', 'acacia.example'],
        version: 3,
      }),
    );
  });
});

describe('invitations to the instance', () => {
  it('show their link once, and are revoked', async () => {
    const { user } = renderScreen(<InviteCard />);
    replies['POST /api/admin/invitations'] = { ...INVITATION, link: LINK };
    await user.type(screen.getByLabelText(/Who it is for/), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(LINK)).toBeDefined();
    replies['DELETE /api/admin/invitations/4'] = { ok: true };
    await user.click(await screen.findByRole('button', { name: 'Revoke invitation: Ada' }));
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('DELETE /api/admin/invitations/4'));
  });
});

describe('a forgotten password', () => {
  it('has a link to hand over, only where no letters are sent', async () => {
    const { user } = renderScreen(<PasswordLinkCard />);
    replies['POST /api/admin/password-links'] = { link: LINK, expiresAt: INVITATION.expiresAt };
    await user.type(await screen.findByLabelText(/Member’s e-mail/), 'ada@example.test');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(LINK)).toBeDefined();
    cleanup();
    replies['GET /api/auth/options'] = { passwordReset: true };
    renderScreen(<PasswordLinkCard />);
    await waitFor(() => expect(calls.at(-1)?.call).toBe('GET /api/auth/options'));
    expect(screen.queryByText('Reset a member’s password')).toBeNull();
  });
});
