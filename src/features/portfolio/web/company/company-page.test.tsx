import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import type { CompanyDetail, Returns } from '../../contract/company.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { COMPANY, INVESTMENT } from '#test/portfolio-company.ts';
import { CompanyPage } from './company-page.tsx';

const DOLLARS: Returns = {
  currency: 'USD',
  invested: 150_000,
  proceeds: 0,
  value: 200_000,
  moic: 1.3333,
  dpi: 0,
  rvpi: 1.3333,
  tvpi: 1.3333,
  irr: 0.161,
  irrRoots: [0.161],
  periodReturn: null,
  notes: [],
};
const DETAIL: CompanyDetail = {
  asOf: '2025-12-31',
  company: {
    ...COMPANY,
    totalInvested: 150_000,
    currentValuation: 200_000,
    moic: 1.3333,
    basis: 'mark',
    markedOn: '2025-12-31',
    ownCurrency: 'NGN',
    notes: [{ code: 'MARK_OLDER_THAN_12_MONTHS', message: 'The last mark is more than a year old.' }],
  },
  owner: 'u1',
  owners: [{ id: 'u1', name: 'Ada Obi' }],
  firm: null,
  investments: [
    {
      ...INVESTMENT,
      investmentAmount: 150_000_000,
      currency: 'NGN',
      roundType: 'SAFE',
      leadInvestor: true,
      notes: 'Met in Lagos',
    },
  ],
  events: [
    {
      id: 3,
      startupId: 2,
      kind: 'mark',
      date: '2025-12-31',
      currency: 'NGN',
      amount: 320_000_000,
      soldPercentage: null,
      raised: null,
      runwayMonths: null,
      reason: 'Revenue doubled',
      evidence: 'https://example.org/letter',
      isDemo: false,
      version: 1,
    },
  ],
  returns: DOLLARS,
  ownReturns: {
    ...DOLLARS,
    currency: 'NGN',
    invested: 150_000_000,
    value: 320_000_000,
    moic: 2.1333,
    irr: 0.484,
  },
  flows: [
    {
      date: '2024-01-31',
      kind: 'investment',
      amount: -150_000_000,
      currency: 'NGN',
      rate: 0.001,
      dollars: -150_000,
    },
    {
      date: '2025-12-31',
      kind: 'value',
      amount: 320_000_000,
      currency: 'NGN',
      rate: 0.000625,
      dollars: 200_000,
    },
  ],
  rates: [{ base: 'USD', quote: 'NGN', date: '2025-12-30', rate: 1600, source: 'Central bank' }],
  effect: { gain: 50_000, operating: 170_000, currency: -120_000, averageRate: 0.001 },
  course: [
    { date: '2024-01-31', cause: 'investment', percentage: 5, value: 150_000_000, dollars: 150_000 },
    { date: '2025-12-31', cause: 'today', percentage: 4, value: 320_000_000, dollars: 200_000 },
  ],
  metrics: [],
  growthText: null,
  notes: [],
  outside: null,
};

let detail: CompanyDetail | null;
const sent: string[] = [];

function show() {
  return renderScreen(
    <Route path="/portfolio/company/:startupId">
      <CompanyPage
        InvestmentDialog={({ investment }) => <p>Editing {investment?.roundType ?? 'a follow-on'}</p>}
        renderRates={({ currency }) => <p>Rates for {currency}</p>}
      />
    </Route>,
    { at: '/portfolio/company/2' },
  );
}

beforeEach(() => {
  detail = DETAIL;
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string } = {}) => {
    if (init.method !== 'GET') sent.push(`${init.method} ${url} ${init.body ?? ''}`.trim());
    if (url.startsWith('/api/documents?')) return Response.json([]);
    if (init.method === 'GET' && detail === null)
      return Response.json({ code: 'not_found', message: 'Nothing here' }, { status: 404 });
    return Response.json(init.method === 'GET' ? detail : {});
  });
});

it('tells value, returns in both currencies, and what the currency did', async () => {
  show();
  expect((await screen.findAllByText('$200,000')).length).toBeGreaterThan(0);
  expect(screen.getByText('16.1%')).toBeDefined();
  expect(screen.getByText('In NGN: 48.4%')).toBeDefined();
  expect(screen.getByRole('row', { name: /NGN rate -\$120,000/ })).toBeDefined();
  expect(screen.getByText('1 USD = 1,600 NGN on 30 Dec 2025')).toBeDefined();
});

it('says why: the flows of the rate, the formula of a multiple, and what a value rests on', async () => {
  show();
  const buttons = await screen.findAllByRole('button', { name: 'Why?' });
  const [value, moic, xirr, dpi] = buttons;
  for (const [button, text] of [
    [value, /The last mark, .* of 31 Dec 2025/],
    [moic, '($0 + $200,000) / $150,000'],
    [xirr, /net present value of zero \(XIRR, ACT\/365\)/],
    [dpi, '$0 / $150,000'],
  ] as const) {
    if (button) await userEvent.click(button);
    expect(await screen.findByText(text)).toBeDefined();
    await userEvent.keyboard('{Escape}');
  }
});

it('has the value and the multiple loud, and the other figures in the order of their weight', async () => {
  show();
  expect((await screen.findByText('$200,000', { selector: 'p' })).textContent).toBe('$200,000');
  expect(screen.getByText('1.33x', { selector: 'span' })).toBeDefined();
  const terms = [...document.querySelectorAll('dl dt')].map(({ firstChild }) => firstChild?.textContent);
  expect(terms).toEqual(['Invested', 'Received', 'Ownership', 'XIRR, gross', 'DPI, gross', 'RVPI, gross']);
});

it('lists every rate that fits when several do, and picks none', async () => {
  const message = 'Several rates fit (10.00%, 20.00%), so none of them is the return.';
  detail = {
    ...DETAIL,
    returns: {
      ...DOLLARS,
      irr: null,
      irrRoots: [0.1, 0.2],
      periodReturn: null,
      notes: [{ code: 'XIRR_MULTIPLE_ROOTS', message }],
    },
    ownReturns: null,
  };
  show();
  expect(await screen.findByText(message)).toBeDefined();
  const [, , xirr] = screen.getAllByRole('button', { name: 'Why?' });
  if (xirr) await userEvent.click(xirr);
  expect(await screen.findByText('Possible rates: 10%, 20%.')).toBeDefined();
});

it('shows the own currency and asks for the rate while it is missing', async () => {
  const missingRates = [{ currency: 'NGN', date: '2024-01-31' }];
  detail = { ...DETAIL, returns: null, effect: null, company: { ...DETAIL.company, missingRates } };
  show();
  expect((await screen.findAllByText('₦320,000,000')).length).toBeGreaterThan(0);
  expect(screen.getByText(/there is no rate for NGN on 31 Jan 2024/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }));
  expect(await screen.findByText('Rates for NGN')).toBeDefined();
});

it('records a mark by way of the latest investment', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark: a new value' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark the holding' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Record mark' }));
  for (const message of ['Date is required', 'Value is required', 'Please give a reason'])
    expect((await dialog.findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText('Date'), '2025-06-30');
  await userEvent.type(dialog.getByLabelText('Value of the holding'), '250000000');
  await userEvent.type(dialog.getByLabelText('Reason'), 'New contract');
  await userEvent.click(dialog.getByRole('button', { name: 'Record mark' }));
  expect(await screen.findByText('Mark recorded')).toBeDefined();
  expect(sent[0]).toMatch(
    /^POST \/api\/portfolio\/investments\/7\/mark .*"amount":250000000.*"currency":"NGN"/,
  );
});

it('removes a record after asking, and brings it back', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove mark of 31 Dec 2025' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent).toEqual(['DELETE /api/portfolio/events/3', 'POST /api/portfolio/events/3/restore']),
  );
});

it('edits an investment, writes a note, and says so when the company is not held', async () => {
  const shown = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit SAFE of 31 Jan 2024' }));
  expect(await screen.findByText('Editing SAFE')).toBeDefined();
  await userEvent.type(screen.getByLabelText('New note'), 'Call in March');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent[0]).toContain('"text":"Call in March","shared":false'));
  shown.unmount();
  detail = null;
  show();
  expect(await screen.findByText('Not in your portfolio')).toBeDefined();
});

it('says that a company was left, and asks for what an exit brought', async () => {
  const [mark] = DETAIL.events;
  const exit = { ...mark, id: 4, kind: 'exit', amount: null, soldPercentage: 100, date: '2025-11-30' };
  detail = {
    ...DETAIL,
    company: { ...DETAIL.company, status: 'exited', basis: null, markedOn: null },
    events: [exit as CompanyDetail['events'][number]],
    returns: { ...DOLLARS, proceeds: null, value: 0, moic: null, dpi: null, tvpi: null },
  };
  show();
  expect(await screen.findByText('Exited on 30 Nov 2025')).toBeDefined();
  expect(screen.getAllByText('The proceeds are not known yet')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Add the proceeds' }));
  expect(await screen.findByRole('dialog', { name: 'Correct the exit of 30 Nov 2025' })).toBeDefined();
});

it('tells how revenue grew in its own currency and in dollars', async () => {
  const growthText =
    'Monthly revenue since 30 Sep 2025: Up 60% in NGN; NGN lost 20% against USD, so it is up 28% in USD.';
  const point = { metric: 'monthly_revenue', currency: 'NGN', evidence: 'document' } as const;
  const metrics = [
    { ...point, date: '2025-09-30', value: 12_000_000 },
    { ...point, date: '2026-09-30', value: 19_200_000 },
  ];
  detail = { ...DETAIL, metrics, growthText };
  show();
  expect(await screen.findByText(/NGN lost 20% against USD/)).toBeDefined();
});

it('a company outside the directory is corrected, and linked to the startup it has become', async () => {
  const outside = { id: 2, name: 'Soko', country: 'KE', sector: 'fintech', version: 1 };
  const startup = { ...DETAIL.company.startup, isListed: false, isOutside: true };
  detail = {
    ...DETAIL,
    company: { ...DETAIL.company, startup },
    outside: { ...outside, joined: { id: 31, name: 'Soko' } },
  };
  const { user } = show();
  expect((await screen.findAllByText('Not listed')).length).toBe(1);
  expect(screen.queryByText(/No longer on Kilele/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'The company' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct name, country, sector' }));
  await user.type(await screen.findByLabelText('Company'), ' Labs');
  await user.click(screen.getByRole('button', { name: 'Save company' }));
  await waitFor(() => expect(sent.some((call) => call.includes('"name":"Soko Labs"'))).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Link it' }));
  await user.click(await screen.findByRole('button', { name: 'Link my records' }));
  await waitFor(() => expect(sent).toContain('POST /api/portfolio/companies/2/link {"startupId":31}'));
});
