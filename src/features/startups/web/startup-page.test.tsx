import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { startupDetail } from '#test/web/startup.ts';
import type { StartupDetail } from '../contract/startup.ts';
import type { TractionItem } from '../contract/traction.ts';
import { StartupView } from './startup-page.tsx';

let startup: StartupDetail;
let status: number;

beforeEach(() => {
  startup = startupDetail();
  status = 200;
  vi.stubGlobal('fetch', async () =>
    Response.json(status === 200 ? startup : { code: 'x', message: 'x' }, { status }),
  );
});

const open = () =>
  renderScreen(
    <StartupView
      id={7}
      matchSlot={({ name }) => <p>Why {name} fits</p>}
      connectSlot={({ name }) => <button type="button">Connect with {name}</button>}
      reportSlot={({ name }) => <button type="button">Report {name}</button>}
    />,
    { at: '/startups/7' },
  ).user;

const factOf = (label: string) => screen.queryByText(label)?.nextElementSibling?.textContent ?? null;
const point = (id: number, more: Partial<TractionItem>): TractionItem => ({
  id,
  metric: 'users',
  date: '2026-09-30',
  value: 1500,
  currency: null,
  evidence: 'document',
  ...more,
});

describe('the page of a startup', () => {
  it('says what it raises as typed and as understood, who is in the team, and the facts that are known', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Zuri Pay' })).toBeTruthy();
    expect(screen.getByText('FinTech, Lagos, Nigeria')).toBeTruthy();
    expect(screen.getByText('“NGN 20m”, understood as ₦20,000,000')).toBeTruthy();
    expect(screen.getByText('Zainab Bello').parentElement?.textContent).toContain('CEO');
    expect(screen.getByText('Musa Ali').parentElement?.textContent).toContain('Viewer');
    expect(factOf('Headquarters')).toBe('Lagos, Nigeria');
    expect(factOf('Incorporated in')).toBe('Kenya');
    expect(factOf('Team size')).toBe('1,200 people');
    expect(factOf('Founded')).toBe('2023');
    expect(factOf('Primary market')).toBeNull();
    const site = screen.getByRole('link', { name: /www\.zuri\.example/ });
    expect([site.getAttribute('href'), site.getAttribute('rel')]).toEqual([
      'https://www.zuri.example/about',
      expect.stringContaining('noopener'),
    ]);
    for (const words of ['Why Zuri Pay fits', 'Connect with Zuri Pay', 'Report Zuri Pay', 'No figures yet.'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'The round' })).toBeNull();
  });

  it('says only what was typed where no amount was understood, and the region where there is no country', async () => {
    startup = startupDetail({
      raisingAmount: 'a little',
      raising: null,
      country: null,
      countryName: null,
      city: null,
      website: null,
      status: 'acquired',
      isDemo: true,
    });
    open();
    expect(await screen.findByText('FinTech, Africa')).toBeTruthy();
    expect(screen.getByText('a little')).toBeTruthy();
    expect(screen.queryByText(/understood as/)).toBeNull();
    expect(factOf('Headquarters')).toBeNull();
    expect(screen.getByText('acquired')).toBeTruthy();
    expect(screen.getByText('Demo')).toBeTruthy();
  });

  it('shows the course of each series, the newest figure loudest and first in its table', async () => {
    startup = startupDetail({
      tractionSeries: [
        point(1, { value: 900, date: '2026-06-30', evidence: 'claimed' }),
        point(2, { value: 1500 }),
        point(3, { metric: 'monthly_revenue', value: 20_000, currency: 'KES', evidence: 'claimed' }),
        point(4, { metric: 'growth', value: -2.5 }),
        point(5, { metric: 'paying_customers', value: 640 }),
      ],
    });
    const user = open();
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeTruthy();
    for (const figure of [/^KSh.20,000$/, /^[-−]2\.5%$/]) expect(screen.getByText(figure)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Paying customers' })).toBeTruthy();
    // Among the figures that come first, and in its series.
    expect(screen.getAllByText('640')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Users, 2 figures from 900 to 1,500' })).toBeTruthy();
    await user.click(screen.getByText('Show the 2 figures'));
    const rows = within(screen.getByRole('table', { name: 'Users' })).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('30 Sept 2026'),
      expect.stringContaining('claimed'),
    ]);
  });

  it('keeps received and committed of a round apart', async () => {
    startup = startupDetail({
      round: {
        instrument: 'safe',
        instrumentLabel: 'SAFE',
        currency: 'USD',
        targetMinor: 50_000_000,
        minimumMinor: 10_000_000,
        committedMinor: 20_000_000,
        receivedMinor: 12_500_000,
        closeDate: '2026-12-31',
      },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'The round' })).toBeTruthy();
    expect(screen.getByText('SAFE, closes 31 Dec 2026')).toBeTruthy();
    expect(screen.getByText('$500,000')).toBeTruthy();
    expect(screen.getByText('target, at least $100,000')).toBeTruthy();
    expect([factOf('Received'), factOf('Committed')]).toEqual(['$125,000', '$200,000']);
  });

  it.each([
    ['owner', 'Edit', 'Owner'],
    ['editor', 'Edit', 'Editor'],
    ['viewer', 'Team', 'Viewer'],
  ] as const)('leads an %s of the team to its side by %s', async (mine, label, role) => {
    startup = startupDetail({ mine });
    open();
    const link = await screen.findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe('/startups/7/edit');
    expect(screen.getByText(`Your role: ${role}`)).toBeTruthy();
  });

  it('offers a stranger nothing to edit, and a link to pass on', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/startups/7`);
    expect(screen.queryByRole('link', { name: /^(Edit|Team)$/ })).toBeNull();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Copy this link')).toBeTruthy();
  });

  it.each([404, 400])('says that it is not here when the server answers %s', async (answered) => {
    status = answered;
    open();
    expect(await screen.findByText('Startup not found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('says that it did not load, and loads when asked again', async () => {
    status = 503;
    const user = open();
    expect(await screen.findByText('We could not load this startup')).toBeTruthy();
    status = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zuri Pay' })).toBeTruthy();
  });
});
