import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import { OnboardingPage } from './onboarding-page.tsx';
import { ticketOf } from './ticket.ts';

const DRAFT = { role: null, answers: {}, profiles: [], updatedAt: null };

const server = testServer({
  'GET /api/onboarding/draft': { body: DRAFT },
  'PUT /api/onboarding/draft': { body: DRAFT },
});

function open() {
  return renderScreen(<OnboardingPage />, {
    at: '/onboarding',
    user: { id: 'u1', firstName: 'Ada', lastName: 'Obi', email: 'a@b.test' },
  });
}
const progress = () => screen.getByRole('progressbar', { name: 'Onboarding' }).getAttribute('value');
const create = () => screen.getByRole('button', { name: 'Create profile' });
const notesOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function choose(role: 'Founder' | 'Investor') {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: role }));
  return opened;
}

describe('the two steps', () => {
  it('show 50% and 100%, and Back keeps what was typed', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Founder' });
    expect(progress()).toBe('50');
    expect(screen.getByText('50%')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Founder' }));
    expect(progress()).toBe('100');
    await user.type(screen.getByLabelText('Bio'), 'Built two companies');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(progress()).toBe('50');
    expect(document.activeElement?.tagName).toBe('H1');
    await user.click(screen.getByRole('button', { name: 'Founder' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Built two companies');
  });

  it('keep the draft on the server and come back to it', async () => {
    const { user } = await choose('Investor');
    await user.type(screen.getByLabelText('Minimum ticket'), '10K');
    await waitFor(() =>
      expect(server.sentTo('PUT /api/onboarding/draft')).toMatchObject({
        role: 'investor',
        answers: { investor: { minTicketSize: '10K' } },
      }),
    );
    cleanup();
    const answers = {
      investor: { investmentThesis: 'Payments', sectors: ['FinTech'], minTicketSize: '10K' },
    };
    server.replies['GET /api/onboarding/draft'] = { body: { ...DRAFT, role: 'investor', answers } };
    open();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Investment thesis')).value).toBe('Payments');
    expect(screen.getByLabelText<HTMLInputElement>('FinTech').checked).toBe(true);
    expect(notesOf(screen.getByLabelText('Minimum ticket'))).toContain('$10,000');
  });

  it('say when the draft cannot be loaded, and try again', async () => {
    server.replies['GET /api/onboarding/draft'] = {
      status: 503,
      body: { code: 'unavailable', message: 'Busy' },
    };
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(server.calls.filter(({ call }) => call === 'GET /api/onboarding/draft')).toHaveLength(2);
  });

  it('give way to the dashboard where a profile is, and to the other role', async () => {
    server.replies['GET /api/onboarding/draft'] = { body: { ...DRAFT, profiles: ['founder'] } };
    const { user } = open();
    const link = await screen.findByRole('link', { name: 'Go to the dashboard' });
    expect(link.getAttribute('href')).toBe('/dashboard');
    await user.click(screen.getByRole('button', { name: 'I am also an investor' }));
    expect(screen.getByLabelText('Investment thesis')).toBeDefined();
  });
});

describe('a founder', () => {
  it('reads each message at its field', async () => {
    const { user } = await choose('Founder');
    await user.type(screen.getByLabelText('Bio'), 'Too short');
    await user.type(screen.getByLabelText(/LinkedIn/), 'not a link');
    await user.click(create());
    await waitFor(() =>
      expect(notesOf(screen.getByLabelText('Bio'))).toContain('Bio must be at least 10 characters'),
    );
    expect(notesOf(screen.getByLabelText('Location'))).toContain('Location is required');
    expect(notesOf(screen.getByLabelText(/LinkedIn/))).toContain('Must be a valid URL');
    expect(notesOf(screen.getByRole('group', { name: 'Expertise' }))).toContain(
      'Select at least one expertise area',
    );
    expect(server.sentTo('POST /api/founders')).toBeUndefined();
  });

  it('is welcomed, and everything cached is read again', async () => {
    server.replies['POST /api/founders'] = { status: 201, body: {} };
    const { user, cache } = await choose('Founder');
    cache.setQueryData(['GET /api/dashboard/stats'], { views: 1 });
    await user.type(screen.getByLabelText('Bio'), 'Built two companies');
    await user.type(screen.getByLabelText('Location'), 'Lagos');
    await user.click(screen.getByLabelText('Technology'));
    await user.click(screen.getByLabelText('Strategy'));
    await user.click(screen.getByLabelText('I am looking for a co-founder'));
    await user.click(create());
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(server.sentTo('POST /api/founders')).toMatchObject({
      bio: 'Built two companies',
      location: 'Lagos',
      expertiseTags: ['Technology', 'Strategy'],
      lookingForCofounder: true,
      linkedinUrl: null,
    });
    expect(screen.getByText('Profile created successfully!')).toBeDefined();
    expect(screen.getByText("Welcome to Kilele. Let's get you started.")).toBeDefined();
    expect(cache.getQueryState(['GET /api/dashboard/stats'])?.isInvalidated).toBe(true);
  });
});

describe('an investor', () => {
  async function fillIn(user: ReturnType<typeof userEvent.setup>, average = '25,000') {
    await user.click(screen.getByLabelText(/Angel Investor/));
    await user.type(screen.getByLabelText('Investment thesis'), 'Payments and credit for trade');
    await user.type(screen.getByLabelText('Minimum ticket'), '$10K');
    await user.type(screen.getByLabelText('Average ticket'), average);
    await user.type(screen.getByLabelText('Maximum ticket'), '100000');
    for (const chip of ['FinTech', 'Nigeria', 'Seed']) await user.click(screen.getByLabelText(chip));
  }

  it('reads each message at its field', async () => {
    const { user } = await choose('Investor');
    await user.type(screen.getByLabelText('Minimum ticket'), '999');
    await user.type(screen.getByLabelText('Average ticket'), 'lots');
    await user.click(create());
    const group = (name: string) => notesOf(screen.getByRole('group', { name }));
    await waitFor(() => expect(group('Sectors')).toContain('Select at least one sector'));
    expect(group('Geographies')).toContain('Select at least one geography');
    expect(group('Stages')).toContain('Select at least one stage');
    expect(group('Investor type')).toContain('Please select an investor type');
    expect(notesOf(screen.getByLabelText('Investment thesis'))).toContain(
      'Investment thesis must be at least 20 characters',
    );
    for (const label of ['Minimum ticket', 'Average ticket'])
      expect(notesOf(screen.getByLabelText(label))).toContain('Minimum ticket size is $1,000');
    expect(notesOf(screen.getByLabelText('Maximum ticket'))).toContain('Maximum ticket size is $1,000');
  });

  it('hears what was understood of each ticket, and their order', async () => {
    const { user } = await choose('Investor');
    await fillIn(user, '5M');
    expect(notesOf(screen.getByLabelText('Average ticket'))).toContain('$5,000,000');
    await user.click(create());
    await waitFor(() =>
      expect(notesOf(screen.getByLabelText('Average ticket'))).toContain(
        'Average ticket size must not be above the maximum',
      ),
    );
  });

  it('sends dollars; a refusal shows the toast and loses nothing', async () => {
    server.replies['POST /api/investors'] = {
      status: 409,
      body: { code: 'conflict', message: 'You already have one.' },
    };
    const { user } = await choose('Investor');
    await fillIn(user);
    await user.click(create());
    expect(await screen.findByText('Error creating profile')).toBeDefined();
    expect(within(screen.getByRole('alert')).getByText('You already have one.')).toBeDefined();
    expect(server.sentTo('POST /api/investors')).toMatchObject({
      type: 'angel',
      minTicketSize: 10_000,
      averageTicketSize: 25_000,
      maxTicketSize: 100_000,
      sectors: ['fintech'],
      geographies: ['NG'],
      stages: ['seed'],
    });
    expect(screen.getByLabelText<HTMLInputElement>('Minimum ticket').value).toBe('$10K');
    expect(window.location.pathname).toBe('/onboarding');
  });
});

it.each([
  ['25,000', 25_000],
  ['1,2M', 1_200_000],
  ['$500K', 500_000],
  ['NGN 20m', null],
  ['lots', null],
  ['', null],
])('a ticket of %j is %j dollars', (text, dollars) => expect(ticketOf(text)).toBe(dollars));
