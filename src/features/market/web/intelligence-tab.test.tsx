import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { MarketIntelligence, SectorRow } from '../contract/intelligence.ts';
import { IntelligenceTab } from './intelligence-tab.tsx';

const sector = (name: string, growth: number | null): SectorRow => ({
  sector: name,
  sectorId: name.toLowerCase(),
  startups: 3,
  growth,
  trendScore: growth === null ? null : 60,
  deals12: 4,
  dealsPrev12: 3,
  funding12: 1_200_000,
});

const FULL: MarketIntelligence = {
  overview: {
    totalStartups: 214,
    totalFunding: 88_000_000,
    activeSectors: 10,
    funding12: 20_000_000,
    fundingPrev12: 15_000_000,
    deals12: 31,
    dealsPrev12: 24,
    demoStartups: 0,
  },
  insights: { marketSentiment: 'Rising', trendScore: 61 },
  trends: {
    growingSectors: [sector('FinTech', 42)],
    sectors: [sector('FinTech', 42), sector('AgriTech', -12), sector('Gaming', null)],
    years: [
      { to: '2025-11-21', deals: 24, fundingUsd: 15_000_000 },
      { to: '2026-11-21', deals: 31, fundingUsd: 20_000_000 },
    ],
  },
  predictions: {
    nextHotSectors: ['FinTech'],
    fundingForecast: '$20M if the next twelve months are like the last.',
    forecast: { base: 20_000_000, low: null, high: null, changes: 1 },
    recommendations: ['Investors are most active in FinTech.'],
  },
  country: null,
  asOf: '2026-11-21',
  basis: {
    definition: 'Equity only.',
    asOf: '2026-11-21',
    from: null,
    n: 120,
    amountsLeftOut: 0,
    demoRounds: 20,
    sources: [],
  },
};

let market: MarketIntelligence;
let status: number;
let asked: string[];

beforeEach(() => {
  market = FULL;
  status = 200;
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return status === 200
      ? Response.json(market)
      : Response.json({ code: 'internal', message: 'No' }, { status });
  });
});

const open = (at = '/analytics') => renderScreen(<IntelligenceTab />, { at });

it('shows totals with n and day, momentum by sector, and says it is no forecast', async () => {
  open();
  for (const text of ['214', '$88M', 'Rising', '$20M if the next twelve months are like the last.'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText(/not a forecast/)).toBeTruthy();
  expect(screen.getByText(/n = 120 rounds. As of 21 Nov 2026/)).toBeTruthy();
  expect(screen.getByRole('img', { name: /^Amount raised. \$20M in 31 rounds/ })).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'Sectors' }));
  expect(table.getByText('+42%')).toBeTruthy();
  expect(table.getByText('-12%')).toBeTruthy();
  expect(table.getByText('thin data')).toBeTruthy();
  expect(table.getByRole('link', { name: 'AgriTech' }).getAttribute('href')).toBe(
    '/analytics/rounds?sector=agritech',
  );
  expect(screen.getByText('Includes 20 demo rounds, invented')).toBeTruthy();
});

it('narrows to a country and another definition, both in the address', async () => {
  open('/analytics?country=Kenya&capital=equity-debt');
  await screen.findByText('214');
  expect(asked).toEqual(['/api/market-intelligence?capital=equity-debt&country=Kenya']);
  await userEvent.selectOptions(screen.getByLabelText('Smallest round'), 'From $1M');
  await vi.waitFor(() => expect(asked.at(-1)).toContain('minimum=1000000'));
});

it('invites to publish where there is no row', async () => {
  market = { ...FULL, overview: { ...FULL.overview, totalStartups: 0 }, basis: { ...FULL.basis, n: 0 } };
  open();
  expect(await screen.findByRole('heading', { name: 'No data here yet' })).toBeTruthy();
});

it('loads in the shape of what comes, and offers a retry', async () => {
  status = 500;
  open();
  expect(screen.getByLabelText('Loading the market')).toBeTruthy();
  await screen.findByText('We could not load the market', undefined, { timeout: 5000 });
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('214')).toBeTruthy();
});
