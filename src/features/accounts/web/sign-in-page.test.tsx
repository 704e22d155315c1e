import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import { ResetPage } from './reset-page.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { SignUpPage } from './sign-up-page.tsx';

const OPTIONS = {
  openIdConnect: false,
  demo: false,
  passwordReset: false,
  inviteOnly: false,
  mailDomains: [] as string[],
  contact: null as { name: string | null; email: string | null } | null,
};
const ada = { id: 'u1', email: 'ada@example.test', firstName: 'Ada', lastName: 'Obi', onboarded: true };
const refused = (status: number, message: string, path?: string) => ({
  status,
  body: { code: 'x', message, ...(path === undefined ? {} : { errors: [{ path, message }] }) },
});

const server = testServer({
  'GET /api/auth/options': () => ({ body: OPTIONS }),
  'GET /api/auth/user': () => refused(401, 'Please sign in first.'),
});

function open(at: string) {
  return renderScreen(at.startsWith('/sign-up') ? <SignUpPage /> : <SignInPage />, { at }).user;
}
const where = () => window.location.pathname + window.location.search;
const signsIn = () => {
  server.replies['GET /api/auth/user'] = () => ({ body: ada });
  return { body: { user: { id: 'u1' } } };
};

async function typeIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.test');
  await user.type(screen.getByLabelText('Password'), 'a long enough phrase');
}

describe('signing in', () => {
  it.each([
    ['/sign-in', '/dashboard'],
    ['/sign-in?redirect=%2Fstartups%3Fsector%3Dfintech', '/startups?sector=fintech'],
    ['/sign-in?redirect=%2F%2Fevil.example', '/dashboard'],
    ['/sign-in?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
    ['/sign-in?redirect=%2F%09%2Fevil.example', '/dashboard'],
    ['/sign-in?redirect=%2Fapi%2Flogout', '/dashboard'],
  ])('from %s leads to %s', async (from, to) => {
    const user = open(from);
    server.replies['POST /api/account/sign-in/email'] = signsIn;
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(where()).toBe(to));
    expect(server.sentTo('POST /api/account/sign-in/email')).toEqual({
      email: 'ada@example.test',
      password: 'a long enough phrase',
    });
  });

  it('leads somebody without a profile to onboarding', async () => {
    const user = open('/sign-in');
    server.replies['POST /api/account/sign-in/email'] = () => {
      server.replies['GET /api/auth/user'] = () => ({ body: { ...ada, onboarded: false } });
      return { body: {} };
    };
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(where()).toBe('/onboarding'));
  });

  it('says what is wrong and keeps what was typed', async () => {
    const user = open('/sign-in');
    server.replies['POST /api/account/sign-in/email'] = () =>
      refused(401, 'The e-mail address or password is wrong.');
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The e-mail address or password is wrong.',
    );
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.test');
  });

  it('asks for the code of the second step, and starts again when that is over', async () => {
    const user = open('/sign-in?redirect=%2Finvestors');
    server.replies['POST /api/account/sign-in/email'] = () => ({ body: { twoFactorRedirect: true } });
    server.replies['POST /api/account/two-factor/verify-totp'] = () =>
      refused(400, 'This code is not right', 'code');
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await user.type(await screen.findByLabelText('Code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true'));
    expect(server.sentTo('POST /api/account/two-factor/verify-totp')).toEqual({ code: '123456' });
    server.replies['POST /api/account/two-factor/verify-totp'] = () => refused(401, 'Too many wrong codes');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Your sign-in has expired. Please sign in again.')).toBeDefined();
    await typeIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await user.click(await screen.findByRole('button', { name: 'Use a backup code instead' }));
    server.replies['POST /api/account/two-factor/verify-backup-code'] = signsIn;
    await user.type(screen.getByLabelText('Backup code'), 'abcde-fghij');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(where()).toBe('/investors'));
  });

  it('offers a passkey only where the browser has them, and says when it was cancelled', async () => {
    open('/sign-in');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    cleanup();
    vi.stubGlobal('PublicKeyCredential', vi.fn());
    const get = async () => Promise.reject(new DOMException('x', 'NotAllowedError'));
    vi.stubGlobal('navigator', { userAgent: 'Firefox Linux', language: 'en', credentials: { get } });
    server.replies['GET /api/account/passkey/generate-authenticate-options'] = () => ({
      body: { challenge: 'abcd', rpId: 'localhost', allowCredentials: [] },
    });
    const user = open('/sign-in');
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Cancelled or timed out. Nothing was changed.',
    );
  });

  it('offers the provider and the demo only where they are', async () => {
    open('/sign-in');
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(screen.queryByText('Just looking?')).toBeNull();
    expect(screen.getByText('Forgot your password?')).toBeDefined();
    cleanup();
    server.replies['GET /api/auth/options'] = () => ({
      body: { ...OPTIONS, openIdConnect: true, demo: true, passwordReset: true },
    });
    const user = open('/sign-in');
    expect(await screen.findByRole('button', { name: 'Continue with your organisation' })).toBeDefined();
    expect(screen.getByText('Demo data')).toBeDefined();
    server.replies['POST /api/auth/explore'] = signsIn;
    await user.click(screen.getByRole('button', { name: 'Explore as an investor' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(server.sentTo('POST /api/auth/explore')).toEqual({ role: 'investor' });
  });

  it.each([
    ['account_not_linked', 'This e-mail address already has an account.'],
    ['access_denied', 'was cancelled'],
    ['<script>', 'did not work'],
  ])('explains %s from the provider', (error, words) => {
    open(`/sign-in?error=${encodeURIComponent(error)}`);
    expect(screen.getByRole('alert').textContent).toContain(words);
  });

  it('leads to sign-up and keeps where one wanted to go', () => {
    open('/sign-in?redirect=%2Fstartups%2F7');
    const link = screen.getByRole('link', { name: 'Sign Up' });
    expect(link.getAttribute('href')).toBe('/sign-up?redirect=%2Fstartups%2F7');
  });
});

describe('a forgotten password without letters', () => {
  it.each([
    [{ name: 'Wanjiru Kamau', email: 'wanjiru@kobo.example' }, 'wanjiru@kobo.example'],
    [null, 'Ask the administrator of this site'],
  ])('says whom to ask: %j', async (contact, words) => {
    server.replies['GET /api/auth/options'] = () => ({ body: { ...OPTIONS, contact } });
    renderScreen(<ResetPage />, { at: '/reset-password' });
    expect((await screen.findAllByText(new RegExp(words))).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText('E-mail')).toBeNull();
  });
});

describe('signing up', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>) {
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await typeIn(user);
  }

  it('names each rule at its field', async () => {
    const user = open('/sign-up');
    await user.type(screen.getByLabelText('Password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    const noteOf = (label: string) => {
      const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
      return ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    };
    await waitFor(() => expect(noteOf('First name')).toContain('First name is required'));
    expect(noteOf('E-mail')).toContain('Enter a valid e-mail address');
    expect(noteOf('Password')).toContain('Password must be at least 8 characters');
    expect(server.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('goes on to onboarding', async () => {
    const user = open('/sign-up');
    server.replies['POST /api/account/sign-up/email'] = () => {
      server.replies['GET /api/auth/user'] = () => ({ body: { ...ada, onboarded: false } });
      return { body: { user: {} } };
    };
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    await waitFor(() => expect(where()).toBe('/onboarding'));
  });

  it('asks to sign in, in neutral words, when no session came of it', async () => {
    const user = open('/sign-up');
    server.replies['POST /api/account/sign-up/email'] = () => ({ body: { user: {} } });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Almost there')).toBeDefined();
    expect(screen.queryByText(/already|taken|exists/i)).toBeNull();
  });

  it('shows the password on request, and how strong it is', async () => {
    const user = open('/sign-up');
    const password = screen.getByLabelText('Password');
    await user.type(password, 'password123');
    expect(screen.getByText(/Easy to guess/)).toBeDefined();
    expect(password.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.getAttribute('type')).toBe('text');
  });

  const INVITED = 'k'.repeat(43);

  it('is closed to those without an invitation, and says whom to ask', async () => {
    const contact = { name: 'Wanjiru Kamau', email: 'wanjiru@kobo.example' };
    server.replies['GET /api/auth/options'] = () => ({ body: { ...OPTIONS, inviteOnly: true, contact } });
    open('/sign-up');
    expect(await screen.findByText(/by invitation only/)).toBeDefined();
    expect(screen.getByRole('link', { name: contact.email })).toBeDefined();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it.each([`/sign-up#${INVITED}`, `/sign-up?redirect=%2Finvitations%2F${INVITED}`])(
    'sends the invitation of %s along',
    async (at) => {
      server.replies['GET /api/auth/options'] = () => ({ body: { ...OPTIONS, inviteOnly: true } });
      const user = open(at);
      server.replies['POST /api/account/sign-up/email'] = () => ({ body: { user: {} } });
      await fillIn(user);
      await user.click(screen.getByRole('button', { name: 'Sign Up' }));
      await waitFor(() =>
        expect(server.sentTo('POST /api/account/sign-up/email')).toMatchObject({ invitation: INVITED }),
      );
    },
  );

  it('says which mail domains it is open to', async () => {
    server.replies['GET /api/auth/options'] = () => ({ body: { ...OPTIONS, mailDomains: ['kobo.example'] } });
    open('/sign-up');
    expect(await screen.findByText(/open to addresses at kobo\.example/)).toBeDefined();
    expect(screen.getByLabelText('Password')).toBeDefined();
  });
});
