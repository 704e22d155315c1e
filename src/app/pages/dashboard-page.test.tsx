import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#shared/web/session.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { DashboardPage } from './dashboard-page.tsx';

const ADA: CurrentUser = {
  id: 'ada',
  email: 'ada@example.test',
  userType: 'founder',
  firstName: 'Ada',
  lastName: 'Obi',
  profileImageUrl: null,
  isAdmin: false,
  isDemo: false,
  onboarded: true,
};
const WHY = { definition: 'Counted.', lines: [] };
const STATS = {
  views: 0,
  viewsThisWeek: 0,
  investorViewsThisWeek: 0,
  viewsByDay: [],
  viewsWhy: WHY,
  score: 0,
  scoreWhy: WHY,
  gap: null,
  activeMatches: 0,
  activeMatchesWhy: WHY,
  startup: null,
  investorId: null,
  nextStep: { title: 'The next step', text: 'It helps most.', action: 'Take it', href: '/onboarding' },
};

let stats: () => Promise<Response>;

beforeEach(() => {
  stats = async () => Response.json(STATS);
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith('/api/dashboard/stats') ? stats() : Response.json([]),
  );
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener = vi.fn<() => void>();
      close = vi.fn<() => void>();
    },
  );
});

function open(user: CurrentUser) {
  renderScreen(<DashboardPage />, { user });
}

describe('the dashboard of somebody new', () => {
  it('calls nobody an investor who has not said so, and leads to the question', async () => {
    open({ ...ADA, userType: null, onboarded: false });
    expect((await screen.findByRole('link', { name: 'Take it' })).getAttribute('href')).toBe('/onboarding');
    expect(screen.queryByText('Investor')).toBeNull();
    expect(screen.queryByText('Deal Score')).toBeNull();
    expect(screen.queryByText('Matched Startups')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse Startups' })).toBeTruthy();
  });

  it('says where matches will come from', async () => {
    open(ADA);
    expect(await screen.findByText('No matches yet')).toBeTruthy();
    expect(screen.getByText(/as soon as your startup is published/)).toBeTruthy();
  });

  it('keeps the place of the next step while it loads, and gives it up where that fails', async () => {
    let fail = (): void => undefined;
    stats = () =>
      new Promise((done) => {
        fail = () => done(Response.json({ code: 'internal', message: 'x' }, { status: 500 }));
      });
    open(ADA);
    expect(screen.getByLabelText('Loading your next step')).toBeTruthy();
    fail();
    expect(await screen.findByText('We could not load your figures')).toBeTruthy();
    expect(screen.queryByLabelText('Loading your next step')).toBeNull();
  });
});
