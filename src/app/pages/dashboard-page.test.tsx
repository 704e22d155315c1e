import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#shared/web/session.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { currentUser } from '#test/web/user.ts';
import { DashboardPage } from './dashboard-page.tsx';

const ADA = currentUser();
const WHY = { definition: 'Counted.', lines: [] };
const STEP = {
  title: 'The next step',
  text: 'It helps most.',
  action: 'Take it',
  href: '/onboarding',
  isDemo: false,
};
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
  nextSteps: [STEP],
  due: [],
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

beforeEach(() => {
  stats = async () => Response.json(STATS);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/dashboard/stats')) return stats();
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

  it('shows one step large, two more below, and what is due, late first and said so', async () => {
    const answer = { ...STEP, title: 'Kofi waits for your answer', action: 'Answer', href: '/introductions' };
    const create = { ...STEP, title: 'Publish your startup', href: null };
    const own = { isDemo: false, href: '/financial-tools' };
    const due = [
      { ...own, text: 'Sign the SAFE', subject: null, day: '2026-01-05', isLate: true },
      { ...own, text: 'call back', subject: 'Kora Solar', isDemo: true, day: '2099-01-07', isLate: false },
    ];
    stats = async () => Response.json({ ...STATS, nextSteps: [answer, STEP, create], due });
    open(ADA);
    const first = await screen.findByRole('region', { name: 'Kofi waits for your answer' });
    expect(within(first).getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/introductions');
    const then = within(within(first).getByRole('list', { name: 'Then' }));
    expect(then.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2The next step',
      '3Publish your startup',
    ]);
    expect(then.getByRole('button', { name: 'Publish your startup' })).toBeTruthy();
    const [late, next] =
      screen.getByText('Due this week').closest('section, div.bg-card')?.querySelectorAll('li') ?? [];
    expect(late?.textContent).toMatch(/^Sign the SAFE.*overdue since 5 Jan/);
    expect(next?.textContent).toMatch(/^Kora Solar: call back Demo.*7 Jan/);
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
