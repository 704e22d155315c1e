import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#shared/web/session.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { currentUser } from '#test/web/user.ts';
import { DashboardPage } from './dashboard-page.tsx';

const ADA = currentUser();
const WHY = { definition: 'Counted.', lines: [] };
const STATS = {
  views: 0,
  viewsThisWeek: 0,
  investorViewsThisWeek: 0,
  viewsByDay: [],
  viewsWhy: WHY,
  score: 0,
  scoreWhy: WHY,
  readiness: [],
  dealFlow: [],
  gap: null,
  activeMatches: 0,
  activeMatchesWhy: WHY,
  startup: null,
  investorId: null,
  nextStep: { title: 'The next step', text: 'It helps most.', action: 'Take it', href: '/onboarding' },
};

const ROUND = {
  instrument: 'safe',
  currency: 'USD',
  targetMinor: 85_000_000,
  minimumMinor: 30_000_000,
  softCircledMinor: 12_000_000,
  committedMinor: 31_000_000,
  signedMinor: 0,
  receivedMinor: 22_500_000,
  closeDate: '2027-02-28',
};
const OVERVIEW = {
  coverage: { included: 3, total: 4, missing: [] },
  summary: {
    activeCompanies: 3,
    totalInvested: 1_240_000,
    currentValue: 2_310_000,
    proceeds: 110_000,
    tvpi: 1.95,
  },
};

let stats: () => Promise<Response>;
let waiting: number;

beforeEach(() => {
  stats = async () => Response.json(STATS);
  waiting = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/dashboard/stats')) return stats();
    if (url.startsWith('/api/introductions/waiting')) return Response.json({ waiting });
    if (url.endsWith('/funding-tracker')) return Response.json({ round: ROUND, dollars: null });
    if (url.startsWith('/api/portfolio/overview')) return Response.json(OVERVIEW);
    if (url.startsWith('/api/portfolio/history')) return Response.json({ points: [] });
    return Response.json([]);
  });
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

describe('the dashboard of a founder', () => {
  const part = { key: 'documents', label: 'Documents', points: 6, maximum: 15, isGap: true };

  it('says what came in of the round, what readiness is made of, and what is counted in one line', async () => {
    stats = async () =>
      Response.json({
        ...STATS,
        score: 72,
        views: 48,
        startup: { id: 3, name: 'Zuri Pay' },
        readiness: [part],
      });
    open(ADA);
    expect(await screen.findByText('received of $850K')).toBeTruthy();
    expect(screen.getAllByText('$225K')).toHaveLength(2);
    expect(screen.getByText('$75K more reaches your minimum of $300K.')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Readiness by part: Documents 6 of 15' })).toBeTruthy();
    expect(screen.getByText('48').parentElement?.textContent).toContain('Profile Views');
    expect(screen.queryByRole('heading', { name: 'Portfolio' })).toBeNull();
  });

  it('sends first to who waits for an answer', async () => {
    waiting = 2;
    open(ADA);
    expect(await screen.findByRole('heading', { name: '2 people wait for your answer' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/introductions');
    expect(screen.queryByText('The next step')).toBeNull();
  });
});

it('the dashboard of an investor says what the portfolio is worth, and where the deals stand', async () => {
  const dealFlow = [{ stage: 'sourced', label: 'Sourced', deals: 5, stale: 2, overdue: 1 }];
  stats = async () => Response.json({ ...STATS, score: 63, dealFlow });
  open({ ...ADA, userType: 'investor' });
  expect(await screen.findByText('$2.3M')).toBeTruthy();
  expect(screen.getByText('1.95x')).toBeTruthy();
  expect(screen.getByText(/Without 1 investment/)).toBeTruthy();
  const stage = screen.getByText('Sourced').closest('li');
  expect(stage?.textContent).toBe('Sourced1 overdue2 stale5');
  expect(screen.queryByRole('heading', { name: 'Round' })).toBeNull();
});
