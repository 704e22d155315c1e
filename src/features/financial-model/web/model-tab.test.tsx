import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { DEFAULT_ASSUMPTIONS, type FinancialAssumptions } from '../domain/assumptions.ts';
import { modelForTeam } from '../domain/team-model.ts';
import { ModelTab } from './model-tab.tsx';

const KNOWN = { teamSize: 5, year: 2026, sectorMultiple: { value: 4.35, tableText: 'Example, 2023' } };
const URL_MODEL = '/api/startups/7/financial-model';
const answer = (inputs: FinancialAssumptions, version: number) => ({
  ...modelForTeam(inputs, KNOWN),
  version,
  createdAt: '2026-11-21T08:00:00.000Z',
  createdBy: 'Wanjiru Kamau',
  canEdit: true,
  inputs,
});

let models: ReturnType<typeof answer>[] = [];
let role: 'owner' | 'viewer' = 'owner';
let failure: number | null = null;
let raising: { currency: string } | null = null;
let sent: { assumptions: Record<string, unknown> }[] = [];

function versions() {
  const items = models.toReversed().map(({ version, createdAt, createdBy, metrics }) => ({
    version,
    createdAt,
    createdBy,
    ltvCac: metrics.ltv_cac,
    runwayMonths: metrics.runway,
  }));
  return Response.json(items, { headers: { 'x-total-count': String(items.length) } });
}

async function reply(url: string, init?: RequestInit): Promise<Response> {
  if (failure !== null) return Response.json({ code: 'internal', message: 'No' }, { status: failure });
  if (init?.method === 'POST') {
    const body = JSON.parse(init.body as string);
    sent.push(body);
    const next = answer(body.assumptions, models.length + 1);
    models.push(next);
    return Response.json(next, { status: 201 });
  }
  if (url === '/api/startups/7') return Response.json({ raising });
  if (url === '/api/currencies/rates')
    return Response.json({
      rates: [{ currency: 'NGN', perDollar: 1500, date: '2026-11-20', source: 'CBN' }],
    });
  if (url.startsWith(`${URL_MODEL}/versions`)) return versions();
  const asked = new URL(url, 'http://x').searchParams.get('version');
  const found = asked === null ? models.at(-1) : models[Number(asked) - 1];
  return found ? Response.json(found) : Response.json({ code: 'not_found', message: 'No' }, { status: 404 });
}

beforeEach(() => {
  models = [];
  sent = [];
  role = 'owner';
  failure = null;
  raising = null;
  vi.stubGlobal('fetch', reply);
});

const open = () => renderScreen(<ModelTab startup={{ id: 7, role }} />, { at: '/financial-tools?tab=model' });

describe('an owner without a model', () => {
  it('starts from the six defaults, generates, and sees the figures', async () => {
    open();
    const growth = await screen.findByLabelText('Revenue Growth Rate (%)');
    const values = [
      growth,
      ...[
        'Market Size ($)',
        'Customer Acquisition Cost ($)',
        'Lifetime Value ($)',
        'Churn Rate (%)',
        'Gross Margin (%)',
      ].map((label) => screen.getByLabelText(label)),
    ].map((field) => (field as HTMLInputElement).value);
    expect(values).toEqual(['100', '10000000', '50', '500', '5', '80']);
    expect(screen.getByText('No financial model yet')).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByText('Financial model generated successfully');
    expect(screen.getAllByText('10.0')).not.toHaveLength(0);
    expect(screen.getAllByText('$4,344').length).toBeGreaterThan(0);
    expect(screen.getAllByText('72.8%').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Runway needs the cash in the bank.')).not.toHaveLength(0);
    const table = within(screen.getByRole('region', { name: 'Projections' }));
    const names = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['Year', 'Revenue', 'EBITDA', 'Cash Flow', 'Headcount']);
    expect(table.getByText('$199,000')).toBeTruthy();
    expect(table.getAllByRole('row')).toHaveLength(6);
    expect(sent[0]?.assumptions).toMatchObject(DEFAULT_ASSUMPTIONS);
  });

  it('is told at the field what is wrong, and nothing is sent', async () => {
    open();
    const cac = await screen.findByLabelText('Customer Acquisition Cost ($)');
    await userEvent.clear(cac);
    await userEvent.type(cac, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    expect(await screen.findAllByText(/LTV\/CAC would divide by it/)).not.toHaveLength(0);
    expect(cac.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('of a startup that raises in naira starts from naira', async () => {
    raising = { currency: 'NGN' };
    open();
    const market = await screen.findByLabelText('Market Size (₦)');
    expect((market as HTMLInputElement).value).toBe('15000000000');
    await userEvent.click(screen.getByText('More inputs: cash, revenue, people'));
    expect(screen.getByLabelText(/^Devaluation a year/)).toBeTruthy();
  });

  it('hears of a failure and keeps what was typed', async () => {
    open();
    const market = await screen.findByLabelText('Market Size ($)');
    await userEvent.clear(market);
    await userEvent.type(market, '123');
    failure = 500;
    await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByText('Failed to generate financial model');
    expect((market as HTMLInputElement).value).toBe('123');
  });
});

it('a model in naira shows naira, with dollars and growth in both beside', async () => {
  const books = { currency: 'NGN', dollarsPerUnit: 1 / 1500, rateText: '1 USD = 1,500 NGN' } as const;
  const inputs = { ...DEFAULT_ASSUMPTIONS, marketSize: 15e9, currency: 'NGN', devaluationPct: 20 };
  models = [{ ...answer(inputs, 1), ...modelForTeam(inputs, { ...KNOWN, books }) }];
  open();
  const table = await screen.findByRole('table', { name: 'Projections in US dollars' });
  expect(within(table).getByText('Revenue at today’s rate')).toBeTruthy();
  expect(screen.getByText(/Up 99% in NGN; NGN lost 20% against USD, so it is up 59% in USD/)).toBeTruthy();
  expect(screen.getByText(/^NGN, 5 years/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Cash out, last month \(₦\)/), '₦9,000,000');
  await userEvent.type(screen.getByLabelText(/^Cash in, last month \(₦\)/), '6,000,000');
  expect(await screen.findAllByText('NGN a month')).toHaveLength(2);
  expect(screen.queryByLabelText(/\(\$\)/)).toBeNull();
});

describe('a model', () => {
  beforeEach(() => {
    models = [
      answer(DEFAULT_ASSUMPTIONS, 1),
      answer({ ...DEFAULT_ASSUMPTIONS, churnRate: 14, cash: 20_000 }, 2),
    ];
  });

  it('says why a number is what it is', async () => {
    open();
    await screen.findByText('LTV/CAC Ratio', { selector: 'h2' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Why?' })[0] ?? document.body);
    const reason = await screen.findByRole('dialog');
    expect(reason.textContent).toContain('Lifetime value / customer acquisition cost');
    expect(reason.textContent).toContain('version 2');
  });

  it('names flags in words, defaults as assumptions, and the end of the runway in the picture', async () => {
    open();
    expect(await screen.findByText('More than 10% of customers leave each month.')).toBeTruthy();
    expect(screen.getByText('Cost of one person: $24,000 a year')).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Cash over 60 months. .* months of runway/ })).toBeTruthy();
    expect(screen.getByText(/^Gone after .* months$/)).toBeTruthy();
    const cases = within(screen.getByRole('region', { name: 'Three cases' }));
    expect(cases.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Figure',
      'Base',
      'Up',
      'Down',
    ]);
  });

  it('opens an earlier version', async () => {
    open();
    await screen.findAllByRole('option', { name: /^Version 1/ });
    await userEvent.selectOptions(screen.getByLabelText('Show'), '1');
    expect(await screen.findAllByText('Runway needs the cash in the bank.')).not.toHaveLength(0);
    expect(window.location.search).toContain('version=1');
  });

  it('says that an earlier version did not load, shows the latest meanwhile, and tries again', async () => {
    open();
    await screen.findAllByRole('option', { name: /^Version 1/ });
    failure = 500;
    await userEvent.selectOptions(screen.getByLabelText('Show'), '1');
    await screen.findByText('We could not load that version: this is the latest');
    expect(screen.getByText(/Shown: 2\./)).toBeTruthy();
    failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Shown: 1\./)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lies beside an earlier one, with the figures and inputs that differ', async () => {
    open();
    await screen.findAllByRole('option', { name: /^Version 1/ });
    await userEvent.selectOptions(screen.getByLabelText(/^Compare with/), '1');
    const table = within(await screen.findByRole('region', { name: 'Two versions side by side' }));
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/^LTV\/CAC ratio/)).toEqual(['10', '10', '–']);
    expect(cells(/^Input: churn rate/)).toEqual(['5', '14+9', '+9']);
    expect(cells(/^Input: cash/)).toEqual(['–', '20,000', '–']);
  });

  it('is read only for a viewer', async () => {
    role = 'viewer';
    open();
    await screen.findByText('LTV/CAC Ratio', { selector: 'h2' });
    expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  });
});

it('a failing call offers a retry', async () => {
  failure = 500;
  open();
  await screen.findByText('We could not load the financial model', undefined, { timeout: 5000 });
  failure = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Generate' })).toBeTruthy();
});
