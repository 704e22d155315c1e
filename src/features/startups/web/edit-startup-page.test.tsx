import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { renderScreen } from '#test/web/screen.tsx';
import { startupDetail } from '#test/web/startup.ts';
import type { StartupDetail } from '../contract/startup.ts';
import { EditStartupPage } from './edit-startup-page.tsx';

const FIGURE = {
  id: 11,
  metric: 'monthly_revenue',
  date: '2026-09-30',
  value: 12_400,
  currency: 'KES',
  evidence: 'document',
} as const;

let startup: StartupDetail;
let status: number;
let sent: unknown[];
let refusal: Response | null;

beforeEach(() => {
  startup = startupDetail({ mine: 'owner', tractionSeries: [FIGURE] });
  status = 200;
  sent = [];
  refusal = null;
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body }: { method?: string; body?: unknown }) => {
      if (method !== 'GET') {
        sent.push([`${method} ${url}`, typeof body === 'string' ? JSON.parse(body) : null]);
        return refusal ?? Response.json(url.includes('/traction') ? FIGURE : { ok: true });
      }
      if (url.endsWith('/team') || url.endsWith('/invitations')) return Response.json([]);
      return Response.json(status === 200 ? startup : { code: 'x', message: 'x' }, { status });
    },
  );
});

const open = (tab = '') =>
  renderScreen(<Route path="/startups/:id/edit" component={EditStartupPage} />, {
    at: `/startups/7/edit${tab}`,
    user: { id: 'u1' },
  }).user;
const tabs = async () => (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);

describe('who keeps a startup', () => {
  it.each([
    ['owner', ['Profile', 'Logo', 'Team', 'Traction', 'Round'], true],
    ['editor', ['Profile', 'Logo', 'Team', 'Traction', 'Round'], false],
    ['viewer', ['Team'], false],
  ] as const)('an %s has the tabs %j, and may delete it: %s', async (mine, labels, deletes) => {
    startup = startupDetail({ mine });
    open();
    expect(await tabs()).toEqual(labels);
    if (mine !== 'viewer') await screen.findByLabelText('Company name');
    expect(screen.queryByRole('button', { name: 'Delete startup' }) !== null).toBe(deletes);
  });

  it.each([[200], [404], [400]])('nobody else does (%s)', async (answered) => {
    startup = startupDetail();
    status = answered;
    open();
    expect(await screen.findByText('You cannot edit this startup')).toBeTruthy();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('is told when it did not load', async () => {
    status = 500;
    const user = open();
    expect(await screen.findByText('We could not load this startup')).toBeTruthy();
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zuri Pay' })).toBeTruthy();
  });
});

describe('deleting a startup', () => {
  it('is asked before, and ends on the dashboard', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete startup' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Zuri Pay?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete startup' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete startup' }),
    );
    expect(await screen.findByText('Zuri Pay is no longer on Kilele.')).toBeTruthy();
    expect(sent).toEqual([['DELETE /api/startups/7', null]]);
    expect(window.location.pathname).toBe('/dashboard');
  });

  it('that is refused says why and stays', async () => {
    refusal = Response.json(
      { code: 'forbidden', message: 'Your role in the team does not allow this.' },
      { status: 403 },
    );
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete startup' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete startup' }),
    );
    expect(await screen.findByText('Your role in the team does not allow this.')).toBeTruthy();
    expect(window.location.pathname).toBe('/startups/7/edit');
  });
});

describe('the figures of a startup', () => {
  it('take a currency with revenue, and with nothing else', async () => {
    const user = open('?tab=traction');
    await user.type(await screen.findByLabelText('Date'), '2026-10-31');
    await user.type(screen.getByLabelText('Figure'), '1600');
    expect(screen.queryByLabelText('Currency')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Metric'), 'Monthly revenue');
    await user.selectOptions(await screen.findByLabelText('Currency'), 'KES');
    await user.click(screen.getByRole('button', { name: 'Add figure' }));
    expect(await screen.findByText('Figure saved')).toBeTruthy();
    // The next is of the same series unless it is said otherwise.
    await waitFor(() => expect(screen.getByLabelText('Figure')).toMatchObject({ value: '' }));
    expect(screen.getByLabelText('Metric')).toMatchObject({ value: 'monthly_revenue' });
    expect(screen.getByLabelText('Currency')).toMatchObject({ value: 'KES' });
    await user.selectOptions(screen.getByLabelText('Metric'), 'Users');
    await user.type(screen.getByLabelText('Date'), '2026-10-31');
    await user.type(screen.getByLabelText('Figure'), '1600');
    await user.click(screen.getByRole('button', { name: 'Add figure' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    const figure = { date: '2026-10-31', value: 1600, evidence: 'claimed' };
    expect(sent).toEqual([
      ['POST /api/startups/7/traction', { ...figure, metric: 'monthly_revenue', currency: 'KES' }],
      ['POST /api/startups/7/traction', { ...figure, metric: 'users', currency: null }],
    ]);
  });

  it.each([
    ['its last revenue', [FIGURE], 'KES'],
    ['its raise, where no revenue is told', [], 'XOF'],
  ] as const)('open on the currency of %s', async (_, tractionSeries, currency) => {
    const raising = { amountMinor: 250_000_000, currency: 'XOF', understood: 'F CFA 250,000,000' };
    startup = startupDetail({ mine: 'owner', tractionSeries: [...tractionSeries], raising });
    const user = open('?tab=traction');
    await user.selectOptions(await screen.findByLabelText('Metric'), 'Monthly revenue');
    expect(await screen.findByLabelText('Currency')).toMatchObject({ value: currency });
  });

  it('are refused by name where users are halved or below nothing', async () => {
    const user = open('?tab=traction');
    await user.type(await screen.findByLabelText('Date'), '2026-10-31');
    await user.type(screen.getByLabelText('Figure'), '10.5');
    await user.click(screen.getByRole('button', { name: 'Add figure' }));
    expect(await screen.findAllByText(/Must be a whole number of users/)).not.toEqual([]);
    await user.selectOptions(screen.getByLabelText('Metric'), 'Paying customers');
    await user.click(screen.getByRole('button', { name: 'Add figure' }));
    expect(await screen.findAllByText(/Must be a whole number of customers/)).not.toEqual([]);
    await user.clear(screen.getByLabelText('Figure'));
    await user.type(screen.getByLabelText('Figure'), '-3');
    expect(await screen.findAllByText(/Must not be negative/)).not.toEqual([]);
    expect(sent).toEqual([]);
  });

  it('are corrected in their place, and taken out', async () => {
    const user = open('?tab=traction');
    await user.click(await screen.findByRole('button', { name: 'Edit Monthly revenue, 30 Sept 2026' }));
    const value = await screen.findByLabelText('Figure');
    expect(value).toMatchObject({ value: '12400' });
    expect(document.activeElement).toBe(value);
    expect(screen.getByLabelText('Currency')).toMatchObject({ value: 'KES' });
    await user.clear(value);
    await user.type(value, '13000');
    await user.click(screen.getByRole('button', { name: 'Save figure' }));
    expect(await screen.findByRole('button', { name: 'Add figure' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Monthly revenue, 30 Sept 2026' }));
    expect(await screen.findByText('Figure removed')).toBeTruthy();
    expect(sent).toEqual(
      [
        ['PUT /api/startups/7/traction/11', { ...FIGURE, id: undefined, value: 13_000 }],
        ['DELETE /api/startups/7/traction/11', null],
      ].map((call) => JSON.parse(JSON.stringify(call))),
    );
  });
});

describe('the logo of a startup', () => {
  it('is taken away, and the first letters stand for it', async () => {
    startup = startupDetail({ mine: 'editor', logoUrl: '/files/logo.png' });
    const user = open('?tab=logo');
    const remove = await screen.findByRole('button', { name: 'Remove logo' });
    startup = startupDetail({ mine: 'editor' });
    await user.click(remove);
    expect(await screen.findByText('Logo removed')).toBeTruthy();
    expect(await screen.findByText('Without a logo the first letters of the name are shown.')).toBeTruthy();
    expect(sent).toEqual([['DELETE /api/startups/7/logo', null]]);
  });

  it('is not sent when it is larger than two megabytes', async () => {
    const user = open('?tab=logo');
    const file = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText(/New logo/), file);
    expect(await screen.findByText('This file is larger than 2 MB.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

it('the round is kept in the funding tracker of this startup', async () => {
  open('?tab=round');
  const link = await screen.findByRole('link', { name: 'Set up the round' });
  expect(link.getAttribute('href')).toBe('/financial-tools?startup=7&tab=funding');
});
