import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ProfilePage } from './profile-page.tsx';

const ADA = {
  id: 'ada',
  email: 'ada@example.test',
  firstName: 'Ada',
  lastName: 'Obi',
  profileImageUrl: null,
  userType: 'founder',
  headline: 'Payments engineer',
  location: 'Lagos',
  bio: 'Ten years of settlement.',
  linkedinUrl: 'https://linkedin.com/in/ada',
  githubUrl: null,
  twitterUrl: null,
  personalWebsite: null,
  skills: ['Go'],
  interests: [],
  isOpenToWork: true,
  isOpenToCofounder: true,
  isOpenToInvest: false,
  experienceLevel: 'senior',
  remotePreference: null,
  salaryExpectation: null,
  visibility: 'members',
  searchOptIn: true,
  strength: { percent: 60, next: { fact: 'experience', advice: 'Add an experience.', gainPercent: 15 } },
  version: 4,
  updatedAt: '2026-11-21T09:00:00.000Z',
};
const BEN = {
  firstName: 'Ben',
  lastName: 'Eze',
  headline: 'Sells',
  location: 'Accra',
  profileImageUrl: null,
};
const MATCH = {
  id: 3,
  matchType: 'cofounder',
  score: 79,
  targetId: 'ben',
  target: BEN,
  aiAnalysis: { summary: 'You are both looking for a co-founder. Not known: place.' },
  reasons: ['You both care about FinTech.'],
  status: 'active',
  connection: { id: null, connectionStatus: 'none' },
  createdAt: '2026-11-21T09:00:00.000Z',
};

type Sent = { call: string; body: unknown };
let sent: Sent[] = [];
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  sent = [];
  answers = {
    'GET /api/auth/user': () => Response.json(ADA),
    'GET /api/users/profile': () => Response.json(ADA),
    'GET /api/users/experiences': () => Response.json([]),
    'GET /api/users/recommendations': () => Response.json([]),
    'GET /api/users/recommendations/open': () => Response.json([]),
    'GET /api/users/connections': () => Response.json([], { headers: { 'x-total-count': '12' } }),
    'GET /api/users/matches': () => Response.json([]),
    'GET /api/users/ben/connection': () => Response.json({ id: null, connectionStatus: 'none' }),
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url.split('?')[0]}`;
    if (typeof init.body === 'string') sent.push({ call, body: JSON.parse(init.body) as unknown });
    return answers[call]?.() ?? Response.json({ message: `no ${call}` }, { status: 404 });
  });
});

function open(at = '/profile') {
  return renderScreen(<ProfilePage />, { at }).user;
}
const button = (name: string) => screen.findByRole('button', { name });

describe('/profile', () => {
  it('asks a visitor to log in', async () => {
    answers['GET /api/auth/user'] = () =>
      Response.json({ message: 'Please sign in first.' }, { status: 401 });
    open();
    expect(await screen.findByText('Please log in to view your profile.')).toBeTruthy();
  });

  it('shows who it is, the badges, the counts and the links', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeTruthy();
    for (const text of ['Payments engineer', 'Open to Work', 'Seeking Co-founder', 'Contact & Links', 'Go'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Open to Invest')).toBeNull();
    expect(await screen.findByText('12')).toBeTruthy();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['Connections', 'Recommendations', 'AI Matches', 'Experience Items']),
    );
    const link = screen.getByRole('link', { name: /LinkedIn/ });
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'About',
      'Experience',
      'Recommendations',
      'Network',
      'AI Matches',
    ]);
  });

  it('edits and saves, also from another tab, and says so', async () => {
    answers['PUT /api/users/profile'] = () => Response.json({ ...ADA, headline: 'CTO', version: 5 });
    const user = open();
    await user.click(await button('Edit Profile'));
    const headline = await screen.findByLabelText(/^Headline/);
    await user.clear(headline);
    await user.type(headline, 'CTO');
    await user.click(screen.getByRole('tab', { name: 'Experience' }));
    await screen.findByText('No experience yet');
    await user.click(await button('Save'));
    expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
    expect(sent).toMatchObject([{ call: 'PUT /api/users/profile', body: { headline: 'CTO', version: 4 } }]);
    expect(await button('Edit Profile')).toBeTruthy();
  });

  it('sends nothing that breaks a rule', async () => {
    const user = open();
    await user.click(await button('Edit Profile'));
    await user.type(await screen.findByLabelText(/^GitHub/), 'javascript:alert(1)');
    await user.click(await button('Save'));
    expect(await screen.findAllByText(/Must be a valid URL/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when a newer version is there', async () => {
    const newer = { ...ADA, headline: 'Elsewhere', version: 9 };
    answers['PUT /api/users/profile'] = () =>
      Response.json({ code: 'conflict', message: 'Newer.', current: newer, requestId: 'r' }, { status: 409 });
    const user = open();
    await user.click(await button('Edit Profile'));
    const headline = await screen.findByLabelText<HTMLInputElement>(/^Headline/);
    await user.type(headline, ' and founder');
    await user.click(await button('Save changes'));
    expect((await screen.findByRole('alert')).textContent).toContain('changed elsewhere');
    expect(headline.value).toBe('Payments engineer and founder');
    await user.click(await button('Use the newer version'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Headline/).value).toBe('Elsewhere');
  });

  it('leads to the next missing fact', async () => {
    const user = open();
    await user.click(await button('Do it now'));
    expect(await screen.findByText('No experience yet')).toBeTruthy();
    expect(window.location.search).toBe('?tab=experience');
  });

  it('generates matches and shows why', async () => {
    const user = open();
    await user.click(await button('AI Matches'));
    const generate = await button('Generate AI Recommendations');
    answers['POST /api/users/generate-matches'] = () => Response.json([MATCH]);
    answers['GET /api/users/matches'] = () => Response.json([MATCH]);
    await user.click(generate);
    expect(await screen.findByText('AI recommendations generated successfully')).toBeTruthy();
    expect(await screen.findByText('You both care about FinTech.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ben Eze' }).getAttribute('href')).toBe('/people/ben');
    expect(await button('Refresh Matches')).toBeTruthy();
  });

  it('says that a part failed, and tries again', async () => {
    answers['GET /api/users/profile'] = () => Response.json({ message: 'x' }, { status: 500 });
    const user = open();
    expect((await screen.findByRole('alert')).textContent).toContain('We could not load your profile');
    answers['GET /api/users/profile'] = () => Response.json(ADA);
    await user.click(await button('Try again'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada Obi'));
  });
});

describe('experience', () => {
  it('is added with its rules in words', async () => {
    const user = open('/profile?tab=experience');
    await user.click(await button('Add Experience'));
    const dialog = await screen.findByRole('dialog', { name: 'Add Experience' });
    const submit = () => screen.getByRole('button', { name: 'Add Experience' });
    await user.click(submit());
    expect(await screen.findAllByText('Title is required')).toHaveLength(1);
    answers['POST /api/users/experiences'] = () => Response.json({ id: 1 }, { status: 201 });
    await user.type(screen.getByLabelText('Title'), 'Engineer');
    await user.type(screen.getByLabelText('Company or institution'), 'Zuri');
    await user.type(screen.getByLabelText('Start date'), '2021-03-01');
    await user.type(screen.getByLabelText(/^End date/), '2020-03-01');
    await user.click(submit());
    expect(await screen.findAllByText(/End date must not be before/)).not.toEqual([]);
    await user.click(screen.getByRole('switch', { name: 'I currently work here' }));
    await user.click(submit());
    await waitFor(() => expect(dialog.isConnected).toBe(false));
    expect(sent.at(-1)?.body).toMatchObject({ title: 'Engineer', isCurrent: true, endDate: null });
  });
});
