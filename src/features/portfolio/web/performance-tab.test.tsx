import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { PortfolioAllocation, PortfolioHistory, PortfolioPerformance } from '../contract/overview.ts';
import { PerformanceTab } from './performance-tab.tsx';

const whole = {
  currency: 'USD',
  asOf: '2026-06-30',
  coverage: { included: 2, total: 2, missing: [] },
} as const;
const PERFORMANCE: PortfolioPerformance = {
  ...whole,
  coverage: { included: 2, total: 2, missing: [] },
  overview: {
    totalCommitted: 300_000,
    activeInvestments: 1,
    exitedInvestments: 1,
    writtenOffInvestments: 0,
    avgMultiple: 1.5,
  },
  topPerformers: [],
  openExits: [{ id: 2, name: 'Farm' }],
  currentValue: 300_000,
  proceeds: 150_000,
  dpi: 0.5,
  rvpi: 1,
  tvpi: 1.5,
  irr: null,
  irrRoots: [],
  periodReturn: null,
  notes: [{ code: 'PROCEEDS_UNKNOWN', message: 'An exit without known proceeds leaves the rate open.' }],
  effect: { gain: 150_000, operating: 200_000, currency: -50_000, leftOut: 1 },
};
const HISTORY: PortfolioHistory = {
  ...whole,
  coverage: { included: 2, total: 2, missing: [] },
  points: [
    { date: '2025-06-30', paidIn: 300_000, received: 0, netCash: -300_000, value: 300_000 },
    { date: '2026-06-30', paidIn: 300_000, received: 150_000, netCash: -150_000, value: 300_000 },
  ],
  trough: -300_000,
  breakEvenDate: '2025-06-30',
  selfFundedDate: null,
};
const part = { companies: 1, invested: 150_000, value: 300_000, sharePercent: 100 };
const ALLOCATION: PortfolioAllocation = {
  ...whole,
  coverage: { included: 2, total: 2, missing: [] },
  sector: [{ ...part, key: 'FinTech', label: 'FinTech' }],
  country: [{ ...part, key: 'Kenya', label: 'Kenya' }],
  stage: [],
  vintage: [],
};

let performance: PortfolioPerformance;
beforeEach(() => {
  performance = PERFORMANCE;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/history')) return Response.json(HISTORY);
    return Response.json(url.includes('/allocation') ? ALLOCATION : performance);
  });
});

const show = (onAdd = () => {}) => renderScreen(<PerformanceTab onAdd={onAdd} />);

it('tells multiples, why a rate is missing, and what currencies did', async () => {
  show();
  expect((await screen.findAllByText('1.50x')).length).toBe(2);
  expect(screen.getByText('An exit without known proceeds leaves the rate open.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Farm' }).getAttribute('href')).toBe('/portfolio/company/2');
  const dpi = screen.getAllByRole('button', { name: 'Why?' })[4];
  if (dpi) await userEvent.click(dpi);
  expect(await screen.findByText('Money received / money paid in: $150,000 / $300,000.')).toBeDefined();
  expect(screen.getByRole('row', { name: /Currencies -\$50,000/ })).toBeDefined();
  expect(screen.getByText(/1 left out because a rate or proceeds are missing/)).toBeDefined();
  expect(screen.getByText('No exits yet')).toBeDefined();
});

it('draws the history with its milestones and the allocation by what is asked for', async () => {
  show();
  expect(
    await screen.findByRole('img', {
      name: /^J-curve. Net cash was lowest at -\$300,000. Value and receipts together are \$150,000 above/,
    }),
  ).toBeDefined();
  expect(await screen.findByRole('row', { name: /FinTech \$300,000 100\.0%, 1 company/ })).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Allocation by'), 'Country');
  expect(screen.getByRole('row', { name: /^Kenya/ })).toBeDefined();
});

it('lists exits by multiple, N/A where it is not known', async () => {
  const startup = {
    sector: null,
    logoUrl: null,
    country: null,
    stage: null,
    isDemo: false,
    isListed: true,
    isOutside: false,
  };
  performance = {
    ...PERFORMANCE,
    topPerformers: [
      { startup: { ...startup, id: 1, name: 'Pay' }, exitMultiple: 3.1, investmentAmount: 100_000 },
      { startup: { ...startup, id: 2, name: 'Farm' }, exitMultiple: null, investmentAmount: null },
    ],
  };
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first && within(first).getByText('3.10x')).toBeDefined();
  expect(second && within(second).getByText('N/A')).toBeDefined();
});

it('offers the first investment while there is nothing to measure', async () => {
  const onAdd = vi.fn<() => void>();
  performance = {
    ...PERFORMANCE,
    coverage: { included: 0, total: 0, missing: [] },
    openExits: [],
    notes: [],
  };
  show(onAdd);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Investment' }));
  expect(onAdd).toHaveBeenCalledOnce();
  expect(screen.queryByText('IRR, gross')).toBeNull();
});
