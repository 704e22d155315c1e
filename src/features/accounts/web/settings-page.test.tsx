import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import { SettingsPage } from './settings-page.tsx';

const user = { id: 'u1', firstName: 'Ada', lastName: 'Obi', email: 'ada@example.test', isDemo: false };
const session = {
  createdAt: '2026-11-21T08:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
  ipAddress: '10.0.0.9',
  userAgent: null,
  place: 'Local network 10.0.0.9',
};
const passkey = {
  id: 'k1',
  name: 'Work laptop',
  backedUp: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastUsedAt: null,
};
const SESSIONS = [
  {
    ...session,
    id: 's1',
    device: 'Chrome on Android',
    current: true,
  },
  {
    ...session,
    id: 's2',
    device: 'Safari on iPhone',
    current: false,
  },
];

const server = testServer({
  'GET /api/auth/security': { body: { hasPassword: true, twoFactor: false, openIdConnect: false } },
  'GET /api/auth/sessions': { body: SESSIONS },
  'GET /api/auth/passkeys': { body: [passkey] },
  'GET /api/auth/user': { body: user },
});

function open(person: object = user) {
  return renderScreen(<SettingsPage blocks={<p>Whom I have blocked</p>} />, { user: person }).user;
}

describe('settings', () => {
  it('lists devices, and ends one', async () => {
    const person = open();
    expect(await screen.findByText('Chrome on Android')).toBeDefined();
    expect(screen.getByText(/^Local network 10\.0\.0\.9\. Last seen .+, signed in /)).toBeDefined();
    expect(screen.getByText(/^Local network 10\.0\.0\.9\. Signed in /)).toBeDefined();
    server.replies['DELETE /api/auth/sessions/s2'] = { body: { ok: true } };
    await person.click(screen.getByRole('button', { name: 'End the session of Safari on iPhone' }));
    await waitFor(() =>
      expect(server.calls.filter(({ call }) => call === 'GET /api/auth/sessions')).toHaveLength(2),
    );
    expect(screen.queryByRole('button', { name: 'End the session of Chrome on Android' })).toBeNull();
  });

  it('saves the name', async () => {
    const person = open();
    server.replies['PATCH /api/auth/user'] = { body: { ...user, firstName: 'Zainab' } };
    expect(screen.getByText('Ada Obi')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Change name' }));
    const first = await screen.findByLabelText('First name');
    await person.clear(first);
    await person.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    await person.type(first, 'Zainab');
    await person.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(server.sentTo('PATCH /api/auth/user')).toEqual({ firstName: 'Zainab', lastName: 'Obi' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the password and shows a wrong one at its field', async () => {
    const person = open();
    const wrong = { path: 'currentPassword', message: 'The password is wrong.' };
    server.replies['POST /api/account/change-password'] = {
      status: 400,
      body: { code: 'invalid', message: wrong.message, errors: [wrong] },
    };
    await person.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(await dialog.findByLabelText('Current password'), 'former phrase');
    await person.type(dialog.getByLabelText('New password'), 'another long phrase');
    await person.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true'),
    );
    server.replies['POST /api/account/change-password'] = { body: { user: {} } };
    await person.click(dialog.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('switches the second step on: password, key, code, backup codes', async () => {
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Switch on' }));
    const dialog = within(await screen.findByRole('dialog'));
    server.replies['POST /api/account/two-factor/enable'] = {
      body: {
        totpURI: 'otpauth://totp/Kilele:a?secret=ABCDEFGHIJKLMNOP',
        backupCodes: ['aaaaa-bbbbb', 'ccccc-ddddd'],
      },
    };
    await person.type(await dialog.findByLabelText('Password'), 'a long enough phrase');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('ABCD EFGH IJKL MNOP')).toBeDefined();
    expect(dialog.queryByText('aaaaa-bbbbb')).toBeNull();
    server.replies['POST /api/account/two-factor/verify-totp'] = { body: { user: {} } };
    await person.type(dialog.getByLabelText('Code'), '123456');
    await person.click(dialog.getByRole('button', { name: 'Switch on' }));
    expect(await dialog.findByText('ccccc-ddddd')).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'I have saved them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('renames and removes a passkey', async () => {
    const person = open();
    expect(await screen.findByText(/never used, on this device only/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Rename Work laptop' }));
    const name = await within(await screen.findByRole('dialog')).findByLabelText('Name');
    await person.clear(name);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    server.replies['PATCH /api/auth/passkeys/k1'] = { body: { ...passkey, name: 'Old laptop' } };
    server.replies['GET /api/auth/passkeys'] = { body: [{ ...passkey, name: 'Old laptop' }] };
    await person.type(name, 'Old laptop');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await person.click(await screen.findByRole('button', { name: 'Remove Old laptop' }));
    server.replies['DELETE /api/auth/passkeys/k1'] = { body: { ok: true } };
    server.replies['GET /api/auth/passkeys'] = { body: [] };
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Old laptop')).toBeNull());
    expect(server.sentTo('PATCH /api/auth/passkeys/k1')).toEqual({ name: 'Old laptop' });
  });

  it('says so where the browser has no passkeys, and what went wrong where it has', async () => {
    open();
    expect(await screen.findByText(/This browser does not support passkeys/)).toBeDefined();
    cleanup();
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    vi.stubGlobal('navigator', { userAgent: 'Firefox Linux', language: 'en', credentials: {} });
    const message = 'Please sign in again first: a passkey can be added only within 24 hours of signing in.';
    server.replies['GET /api/account/passkey/generate-register-options'] = {
      status: 403,
      body: { code: 'forbidden', message },
    };
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('Firefox on Linux');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('deletes an account only after the sentence about startups was answered', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', { href: window.location.href, pathname: '/settings', search: '', assign });
    const person = open();
    await person.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const message = 'No one else owns Zuri Pay. Make somebody an owner first.';
    server.replies['DELETE /api/auth/user'] = { status: 409, body: { code: 'conflict', message } };
    await person.type(await dialog.findByLabelText('Password'), 'a long enough phrase');
    expect(dialog.queryByLabelText('Delete these startups with my account')).toBeNull();
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await person.click(await dialog.findByLabelText('Delete these startups with my account'));
    expect(dialog.getByText(message)).toBeDefined();
    server.replies['DELETE /api/auth/user'] = { body: { ok: true } };
    await person.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(server.sentTo('DELETE /api/auth/user')).toEqual({
      password: 'a long enough phrase',
      deleteStartups: true,
    });
  });

  it('asks for the address where there is no password', async () => {
    server.replies['GET /api/auth/security'] = {
      body: { hasPassword: false, twoFactor: false, openIdConnect: true },
    };
    const person = open();
    expect(await screen.findByText(/You sign in through your organisation/)).toBeDefined();
    expect(screen.queryByText('Two-step sign-in')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByLabelText('Type ada@example.test to confirm')).toBeDefined();
  });

  it('leaves a demo account alone, and says what failed', async () => {
    open({ ...user, isDemo: true });
    expect(screen.getByText(/This is a demo account/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    cleanup();
    server.replies['GET /api/auth/security'] = {
      status: 503,
      body: { code: 'unavailable', message: 'Busy' },
    };
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
