import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { dayOf } from '#shared/domain/time.ts';
import type { PortfolioCompany, PortfolioHistory, PortfolioOverview } from '../contract/overview.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { COMPANY } from '#test/portfolio-company.ts';
import type { ReceivedOffer } from '../contract/investment.ts';
import { PortfolioPage } from './portfolio-page.tsx';

const EMPTY: PortfolioOverview = {
  currency: 'USD',
  asOf: '2026-11-21',
  coverage: { included: 0, total: 0, missing: [] },
  summary: {
    totalInvested: 0,
    activeCompanies: 0,
    totalInvestments: 0,
    avgOwnership: null,
    currentValue: 0,
    proceeds: 0,
    tvpi: null,
  },
  ownershipKnown: 0,
  sectors: [],
  recentInvestments: [],
  firm: null,
};
const FULL: PortfolioOverview = {
  ...EMPTY,
  coverage: {
    included: 2,
    total: 3,
    missing: [{ currency: 'GHS', date: '2025-03-31', companies: ['Afuo Cold'] }],
  },
  summary: {
    totalInvested: 350_000.4,
    activeCompanies: 2,
    totalInvestments: 3,
    avgOwnership: 5.5,
    currentValue: 500_000,
    proceeds: 0,
    tvpi: 1.43,
  },
  ownershipKnown: 2,
  sectors: [{ id: 'cleantech', label: 'CleanTech' }],
  recentInvestments: [
    {
      id: 9,
      startupId: 2,
      startupName: 'Owosheet',
      isDemo: false,
      logoUrl: null,
      roundType: 'Seed',
      date: '2025-01-31',
      amount: null,
      recordedAmount: 9_000_000,
      recordedCurrency: 'NGN',
    },
  ],
};
const HISTORY: PortfolioHistory = {
  currency: 'USD',
  asOf: '2026-11-21',
  coverage: EMPTY.coverage,
  points: [
    { date: '2024-01-31', paidIn: 200_000, received: 0, netCash: -200_000, value: 200_000 },
    { date: '2026-11-21', paidIn: 340_000, received: 10_000, netCash: -330_000, value: 500_000 },
  ],
  trough: -340_000,
  breakEvenDate: null,
  selfFundedDate: null,
};
let overview: PortfolioOverview | null;
let companies: PortfolioCompany[];
let offers: ReceivedOffer[];
let recording: () => Response;
const sent: { url: string; body: string }[] = [];

function show() {
  return renderScreen(<PortfolioPage />, { at: '/portfolio' });
}

beforeEach(() => {
  overview = FULL;
  companies = [COMPANY];
  offers = [];
  recording = () => Response.json({}, { status: 201 });
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string } = {}) => {
    sent.push({ url, body: init.body ?? '' });
    if (init.method === 'POST') return recording();
    if (url.includes('/overview'))
      return overview === null ? new Response('down', { status: 503 }) : Response.json(overview);
    if (url.includes('/history')) return Response.json(HISTORY);
    if (url.includes('/portfolio/offers')) return Response.json(offers);
    if (url.includes('/portfolio/companies'))
      return Response.json(companies, { headers: { 'x-total-count': String(companies.length) } });
    const startup = { id: 2, name: 'Owosheet', sector: 'FinTech' };
    return Response.json([startup], { headers: { 'x-total-count': '1' } });
  });
});

it('says the four totals, and which investments they leave out', async () => {
  show();
  expect(await screen.findByText('$350,000')).toBeDefined();
  expect(screen.getByText('5.50%')).toBeDefined();
  expect(screen.getByText(/Totals include 2 of 3 investments/)).toBeDefined();
  expect(screen.getByText(/on 31 Mar 2025 \(Afuo Cold\)/).textContent).toContain('GHS');
});

it('draws the value over time above the companies, named by what it comes to, with its table', async () => {
  show();
  await screen.findByRole('img', {
    name: '$500,000 of value and $10,000 received on 21 Nov 2026: 1.50x of the $340,000 paid in.',
  });
  await userEvent.click(screen.getByText('Show table'));
  const table = within(screen.getByRole('table', { name: /^Value over time/ }));
  expect(table.getByRole('row', { name: '31 Jan 2024 $200,000 $200,000 $0' })).toBeDefined();
});

it('shows a company with its value, score, ownership and risk, sorted and filtered by the server', async () => {
  show();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('$400,000')).toBeDefined();
  expect(card.getByText('2.00x gross. Last round 30 Jun 2025')).toBeDefined();
  expect(card.getByText('8.00%')).toBeDefined();
  expect(card.getByText('Low risk')).toBeDefined();
  expect(card.getByRole('link', { name: /View Details/ }).getAttribute('href')).toBe('/portfolio/company/2');
  await userEvent.click(card.getByRole('button', { name: 'Performance 56' }));
  expect(await screen.findByText('36 / 60')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Valuation');
  await userEvent.selectOptions(screen.getByLabelText('Sector'), 'CleanTech');
  await waitFor(() => expect(sent.at(-1)?.url).toContain('sortBy=valuation&sector=cleantech'));
});

it('shows a company without a rate in its own currency, and no risk of one that was left', async () => {
  const nothing = { totalInvested: null, currentValuation: null, proceeds: null };
  const own = { invested: 60_000_000, value: 90_000_000, proceeds: 0 };
  companies = [
    { ...COMPANY, ...nothing, own, ownCurrency: 'NGN', moic: 1.5, basis: 'cost', markedOn: null },
    { ...COMPANY, id: 3, status: 'exited', currentValuation: 0, proceeds: 310_000, moic: 1.55, basis: null },
  ];
  show();
  const [naira, left] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(naira?.getByText('₦90,000,000')).toBeDefined();
  expect(naira?.getByText('1.50x gross. At cost. No rate to dollars')).toBeDefined();
  expect(left?.getByText('Exited')).toBeDefined();
  expect(left?.getByText('$310,000')).toBeDefined();
  expect(left?.queryByText('Current value')).toBeNull();
  expect(left?.queryByText(/risk/)).toBeNull();
});

it('offers the first investment to an empty portfolio', async () => {
  [overview, companies] = [EMPTY, []];
  show();
  expect(await screen.findByText('No portfolio companies yet')).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: 'Recent Activity' }));
  expect(await screen.findByText('No recent activity')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Add Investment' })).toHaveLength(2);
});

it('names a recent investment in its own currency while its rate is missing', async () => {
  show();
  await userEvent.click(await screen.findByRole('tab', { name: 'Recent Activity' }));
  const item = within(within(screen.getByRole('tabpanel')).getByRole('listitem'));
  expect(item.getByText('Seed, 31 Jan 2025')).toBeDefined();
  expect(item.getByText('₦9,000,000')).toBeDefined();
  expect(item.getByText('No rate for this day')).toBeDefined();
});

it('says that nothing was lost when the totals cannot be loaded, and tries again', async () => {
  overview = null;
  show();
  expect(await screen.findByText('We could not load your portfolio')).toBeDefined();
  overview = FULL;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$350,000')).toBeDefined();
});

async function fillIn() {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Add Investment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record New Investment' }));
  return dialog;
}

it('asks for what is missing in the words of the form', async () => {
  const dialog = await fillIn();
  await userEvent.click(dialog.getByRole('button', { name: 'Record Investment' }));
  for (const message of [
    'Please select a startup',
    'Deal date is required',
    'Investment amount is required',
    'Round type is required',
  ])
    expect((await dialog.findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
  const day = dialog.getByLabelText('Deal date');
  expect(day.getAttribute('min')).toBe('1900-01-01');
  expect(day.getAttribute('max')).toBe(dayOf(new Date()));
});

async function recordOne() {
  const dialog = await fillIn();
  await userEvent.type(dialog.getByRole('combobox', { name: 'Startup' }), 'Owo');
  await userEvent.click(await dialog.findByRole('option', { name: 'Owosheet - FinTech' }));
  await userEvent.type(dialog.getByLabelText('Deal date'), '2025-01-31');
  await userEvent.type(dialog.getByLabelText('Investment amount'), '50000');
  await userEvent.selectOptions(dialog.getByLabelText('Round type'), 'SAFE');
  await userEvent.type(dialog.getByLabelText(/^Valuation/), '1000000');
  expect(dialog.getByText('That buys 5.00% of the company.')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Record Investment' }));
}

it('records an investment, closes, and asks for the portfolio again', async () => {
  await recordOne();
  expect(await screen.findByText('Investment recorded successfully!')).toBeDefined();
  const post = sent.find(({ url, body }) => url.includes('/investments') && body !== '');
  expect(JSON.parse(post?.body ?? '{}')).toMatchObject({
    startupId: 2,
    dealDate: '2025-01-31',
    investmentAmount: 50_000,
    currency: 'USD',
    roundType: 'safe',
    valuation: 1_000_000,
    liquidationPreference: 1,
    leadInvestor: false,
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sent.filter(({ url }) => url.includes('/overview')).length).toBeGreaterThan(1));
});

it('keeps what was typed when recording fails, with the specified toast', async () => {
  recording = () => Response.json({ code: 'invalid', message: 'Must not be in the future' }, { status: 400 });
  await recordOne();
  expect(await screen.findByText('Error recording investment')).toBeDefined();
  expect(screen.getByLabelText('Investment amount')).toMatchObject({ value: '50000' });
});

it('offers to record what was received, and says so once', async () => {
  offers = [
    {
      id: 12,
      startupId: 2,
      startupName: 'Mtajiline',
      amountMinor: 3_000_000_000,
      currency: 'NGN',
      receivedOn: '2026-11-22',
      roundType: 'SAFE',
    },
  ];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Record investment in Mtajiline' }));
  expect(screen.getByText('₦30,000,000')).toBeDefined();
  expect(sent.some(({ url }) => url.endsWith('/portfolio/offers/12'))).toBe(true);
});
