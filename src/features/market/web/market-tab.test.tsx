import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { MarketAnalysis } from '../contract/analysis.ts';
import type { MarketRound } from '../contract/round.ts';
import { MarketTab } from './market-tab.tsx';

const FULL: MarketAnalysis = {
  sector: 'FinTech',
  country: 'Nigeria',
  sectorId: 'fintech',
  countryCode: 'NG',
  trendScore: 71,
  growthPotential: 48,
  competitiveIntensity: 19,
  keyTrends: ['6 rounds in twelve months, up from 3 the year before.'],
  opportunities: ['2 startups of this market are raising now.'],
  marketSize: 12_400_000,
  timeframe: '2024-11-22 to 2026-11-21',
  thinData: false,
  n: 9,
  facts: {
    deals12: 6,
    dealsPrev12: 3,
    funding12: 9_000_000,
    fundingPrev12: 3_400_000,
    marketGrowthPercent: 25,
    penetrationPercent: 60,
    activeStartups: 15,
    activeYearBefore: 12,
    fundedStartups: 9,
    hhi: 0.38,
  },
  years: [
    { to: '2024-11-21', deals: 0, fundingUsd: 0 },
    { to: '2025-11-21', deals: 3, fundingUsd: 3_400_000 },
    { to: '2026-11-21', deals: 6, fundingUsd: 9_000_000 },
  ],
  demoStartups: 0,
  asOf: '2026-11-21',
  basis: {
    definition: 'Equity only, rounds of any size.',
    asOf: '2026-11-21',
    from: '2024-11-22',
    n: 9,
    amountsLeftOut: 1,
    demoRounds: 0,
    sources: [{ source: 'Press table', licence: 'MIT', sourceUrl: 'https://example.test/t', rounds: 9 }],
  },
};
const ROUND: MarketRound = {
  id: 's1',
  company: 'Kobolink',
  startupId: null,
  sector: 'FinTech',
  stage: 'Seed',
  round: 'Seed',
  kind: 'equity',
  date: '2026-05',
  amountMinor: 140_000_000,
  currency: 'USD',
  country: 'Nigeria',
  origin: 'sourced',
  source: 'Press table',
  licence: 'MIT',
  sourceUrl: null,
  isDemo: false,
};

let analysis: MarketAnalysis;
let status: number;
let asked: string[];

beforeEach(() => {
  analysis = FULL;
  status = 200;
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (status !== 200) return Response.json({ code: 'internal', message: 'No' }, { status });
    return Response.json(url.startsWith('/api/market/rounds') ? [ROUND] : analysis);
  });
});

const open = () => renderScreen(<MarketTab />, { at: '/ai-insights?tab=market' });

it('opens with FinTech in Nigeria: three loud scores, trends, opportunities, size and rows', async () => {
  open();
  expect(await screen.findByText('71')).toBeTruthy();
  expect(asked[0]).toBe('/api/market-analysis/fintech/NG');
  for (const text of ['48', '19', '$12.4M', ...FULL.keyTrends, ...FULL.opportunities])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText(/Timeframe: 22 Nov 2024 to 21 Nov 2026/)).toBeTruthy();
  expect((await screen.findAllByText('Kobolink')).length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: 'See the rounds' });
  expect(link.getAttribute('href')).toBe('/analytics/rounds?sector=fintech&country=NG&from=2024-11-22');
  expect(screen.getByText(/licence: MIT/)).toBeTruthy();
});

it('says why: the formula and the numbers that went into it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Why 71?' }));
  const why = within(screen.getByRole('dialog'));
  expect(why.getByText(/50|e\^/)).toBeTruthy();
  expect(why.getByText('Rounds, 12 months before')).toBeTruthy();
  expect(why.getByText('$3.4M')).toBeTruthy();
});

it('asks again for another sector and another way to count, and keeps both in the address', async () => {
  open();
  await screen.findByText('71');
  await userEvent.selectOptions(screen.getByLabelText('Sector'), 'HealthTech');
  await userEvent.selectOptions(screen.getByLabelText('Money'), 'Equity and debt');
  await vi.waitFor(() => expect(asked).toContain('/api/market-analysis/healthtech/NG?capital=equity-debt'));
  expect(window.location.search).toBe('?tab=market&sector=healthtech&capital=equity-debt');
});

it('shows no number from thin data, says what is missing and offers to count more', async () => {
  analysis = { ...FULL, thinData: true, n: 2, keyTrends: [], opportunities: [] };
  open();
  expect(await screen.findByRole('heading', { name: 'Thin data: 2 rounds in two years' })).toBeTruthy();
  expect(screen.queryByText('71')).toBeNull();
  expect(screen.getAllByText('Not yet')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Count debt and grants of any size' }));
  await vi.waitFor(() => expect(window.location.search).toContain('capital=equity-debt-grants'));
});

it('loads in the shape of what comes, and offers a retry when it fails', async () => {
  status = 500;
  open();
  expect(screen.getByLabelText('Analysing the market')).toBeTruthy();
  await screen.findByText('We could not analyse this market', undefined, { timeout: 5000 });
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('71')).toBeTruthy();
});

it('draws amounts and rounds by year, named by the finding, with the table behind', async () => {
  open();
  const finding = '$9M in 6 rounds in the last twelve months, after $3.4M in 3 rounds the year before.';
  await screen.findByRole('img', { name: `Amount raised. ${finding}` });
  expect(screen.getByRole('img', { name: `Rounds. ${finding}` })).toBeTruthy();
  await userEvent.click(screen.getByText('Show table'));
  const rows = within(screen.getByRole('table', { name: /^Funding by year/ })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Twelve months toAmount raisedRounds',
    'Nov 2025$3.4M3',
    'Nov 2026$9M6',
  ]);
});
