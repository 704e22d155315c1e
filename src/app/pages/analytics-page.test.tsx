import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { AnalyticsPage } from './analytics-page.tsx';

const USER = {
  id: 'u',
  email: 'a@b.co',
  firstName: 'Ada',
  lastName: 'Obi',
  userType: 'investor',
  onboarded: true,
};
const COVERAGE = { included: 2, total: 3, missing: [] };
const OVERVIEW = {
  currency: 'USD',
  asOf: '2026-11-21',
  coverage: COVERAGE,
  summary: {
    totalInvested: 120_000,
    activeCompanies: 2,
    totalInvestments: 3,
    avgOwnership: 4,
    currentValue: 150_000,
    proceeds: 0,
    tvpi: 1.25,
  },
  ownershipKnown: 2,
  sectors: [],
  recentInvestments: [],
  firm: null,
};
const part = (label: string, value: number, sharePercent: number) => {
  return { key: label, label, companies: 1, invested: value, value, sharePercent };
};
const MARKET = {
  overview: { funding12: 10_000_000, deals12: 12, totalStartups: 3 },
  trends: {
    sectors: [
      { sector: 'FinTech', funding12: 4_000_000 },
      { sector: 'AgriTech', funding12: 6_000_000 },
    ],
  },
  basis: { demoRounds: 0 },
  asOf: '2026-11-21',
};

let user: typeof USER | null;
let answers: Record<string, unknown>;

beforeEach(() => {
  user = USER;
  answers = {
    '/api/portfolio/overview': OVERVIEW,
    '/api/portfolio/performance': {
      irr: null,
      notes: [{ code: 'x', message: 'One day alone has no rate.' }],
    },
    '/api/portfolio/history': {
      points: [],
      trough: null,
      breakEvenDate: null,
      selfFundedDate: null,
      coverage: COVERAGE,
    },
    '/api/portfolio/allocation': {
      sector: [part('FinTech', 150_000, 100)],
      country: [],
      stage: [],
      vintage: [],
      coverage: COVERAGE,
    },
    '/api/market-intelligence': MARKET,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/auth/user')
      return user
        ? Response.json(user)
        : Response.json({ code: 'unauthenticated', message: 'No' }, { status: 401 });
    const answer = answers[url];
    return answer
      ? Response.json(answer)
      : Response.json({ code: 'internal', message: 'No' }, { status: 500 });
  });
});

const open = () => renderScreen(<AnalyticsPage />, { at: '/analytics?tab=portfolio' });

const tabs = () =>
  within(screen.getByRole('tablist', { name: 'Analytics' }))
    .getAllByRole('tab')
    .map((tab) => tab.textContent);

it('has its tabs, and opens what the address says', async () => {
  open();
  expect(tabs()).toEqual(
    expect.arrayContaining(['Market Intelligence', 'Competitive Analysis', 'Portfolio Analytics']),
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Portfolio Analytics');
  await userEvent.click(screen.getByRole('tab', { name: 'Competitive Analysis' }));
  expect(window.location.search).toBe('?tab=competitive');
});

it('has the map of countries between the market and the competition', () => {
  answers['/api/ecosystem'] = [];
  renderScreen(<AnalyticsPage />, { at: '/analytics?tab=ecosystem' });
  expect(tabs().slice(0, 3)).toEqual(['Market Intelligence', 'Ecosystem Map', 'Competitive Analysis']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Ecosystem Map');
});

it('shows the member’s own figures with n, and how they differ from the market', async () => {
  open();
  expect(await screen.findByText('$120,000')).toBeTruthy();
  expect(screen.getByText('1.25x')).toBeTruthy();
  expect(screen.getByText(/n = 2 of 3 investments. As of 21 Nov 2026/)).toBeTruthy();
  expect(await screen.findByText('One day alone has no rate.')).toBeTruthy();
  const heading = await screen.findByRole('heading', { name: 'Your sectors beside the market' });
  const rows = within(heading.closest('section') as HTMLElement).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'SectorYoursMarketPoints',
    'FinTech100.0%40.0%+60.0 more than the market',
    'AgriTech0.0%60.0%-60.0 less',
  ]);
});

it('offers Add Investment where nothing is held, and signing in to a visitor', async () => {
  answers['/api/portfolio/overview'] = { ...OVERVIEW, summary: { ...OVERVIEW.summary, totalInvestments: 0 } };
  open();
  expect((await screen.findByRole('link', { name: 'Add Investment' })).getAttribute('href')).toBe(
    '/portfolio',
  );
  cleanup();
  user = null;
  open();
  const link = await screen.findByRole('link', { name: 'Sign In' });
  expect(link.getAttribute('href')).toBe('/api/login?redirect=%2Fanalytics%3Ftab%3Dportfolio');
});

it('offers a retry when the portfolio cannot be loaded', async () => {
  delete answers['/api/portfolio/overview'];
  open();
  await screen.findByText('We could not load your portfolio', undefined, { timeout: 5000 });
  answers['/api/portfolio/overview'] = OVERVIEW;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$120,000')).toBeTruthy();
});
