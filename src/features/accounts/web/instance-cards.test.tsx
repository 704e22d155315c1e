import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
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

const server = testServer({
  'GET /api/admin/admission': { body: { ...ADMISSION, version: 3 } },
  'GET /api/admin/invitations': { body: [INVITATION] },
  'GET /api/auth/options': { body: { passwordReset: false } },
});

describe('who may sign up', () => {
  it('is shown and saved, domains one a line', async () => {
    const { user } = renderScreen(<AdmissionCard />);
    const domains = await screen.findByLabelText<HTMLTextAreaElement>(/Mail domains/);
    expect(domains.value).toBe('kobo.example');
    await user.type(domains, '\nacacia');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(domains.getAttribute('aria-invalid')).toBe('true'));
    expect(server.sentTo('PUT /api/admin/admission')).toBeUndefined();
    await user.type(domains, '.example');
    await user.click(screen.getByLabelText(/By invitation only/));
    server.replies['PUT /api/admin/admission'] = { body: { ...ADMISSION, version: 4 } };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.sentTo('PUT /api/admin/admission')).toMatchObject({
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
    server.replies['POST /api/admin/invitations'] = { body: { ...INVITATION, link: LINK } };
    await user.type(screen.getByLabelText(/Who it is for/), 'Ada');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(LINK)).toBeDefined();
    server.replies['DELETE /api/admin/invitations/4'] = { body: { ok: true } };
    await user.click(await screen.findByRole('button', { name: 'Revoke invitation: Ada' }));
    await waitFor(() =>
      expect(server.calls.map(({ call }) => call)).toContain('DELETE /api/admin/invitations/4'),
    );
  });
});

describe('a forgotten password', () => {
  it('has a link to hand over, only where no letters are sent', async () => {
    const { user } = renderScreen(<PasswordLinkCard />);
    server.replies['POST /api/admin/password-links'] = {
      body: { link: LINK, expiresAt: INVITATION.expiresAt },
    };
    await user.type(await screen.findByLabelText(/Member’s e-mail/), 'ada@example.test');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(LINK)).toBeDefined();
    cleanup();
    server.replies['GET /api/auth/options'] = { body: { passwordReset: true } };
    renderScreen(<PasswordLinkCard />);
    await waitFor(() => expect(server.calls.at(-1)?.call).toBe('GET /api/auth/options'));
    expect(screen.queryByText('Reset a member’s password')).toBeNull();
  });
});
