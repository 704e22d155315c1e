import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Comparison, Peer } from '../contract/peers.ts';
import { CompetitiveTab } from './competitive-tab.tsx';

const peer = (id: number, name: string, teamSize: number, users: number | null): Peer => ({
  id,
  name,
  logoUrl: null,
  stage: 'Seed',
  country: 'Kenya',
  foundedYear: 2022,
  teamSize,
  users,
  monthlyRevenueUsd: null,
  growthPercent: null,
  growthText: null,
  raisingUsd: 500_000,
  fundingUsd: null,
  isDemo: false,
});

const none = { own: null, n: 0, lowest: null, median: null, highest: null, rank: null };
const FULL: Comparison = {
  startup: peer(7, 'Kobolink', 10, 4_000),
  sector: 'FinTech',
  level: 'sector-country',
  peersAre: 'FinTech in Kenya',
  widened: 'There are 2 of FinTech at Seed in Kenya; 5 are needed, so peers are FinTech in Kenya.',
  total: 2,
  standings: [
    { metric: 'teamSize', own: 10, n: 2, lowest: 4, median: 9, highest: 14, rank: 2 },
    { metric: 'users', own: 4_000, n: 1, lowest: 900, median: 900, highest: 900, rank: 1 },
    { metric: 'growthPercent', ...none },
  ],
  peers: [peer(8, 'Chama Cloud', 14, 900), peer(9, 'Bima Haraka', 4, null)],
  demoPeers: 0,
  asOf: '2026-11-21',
};

let comparison: Comparison;
let status: number;

beforeEach(() => {
  comparison = FULL;
  status = 200;
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth'))
      return Response.json({ code: 'unauthenticated', message: 'No' }, { status: 401 });
    if (url.startsWith('/api/startups'))
      return Response.json([{ id: 7, name: 'Kobolink', sector: 'FinTech' }]);
    return status === 200
      ? Response.json(comparison)
      : Response.json({ code: 'x', message: 'No' }, { status });
  });
});

const open = (at = '/analytics?tab=competitive&startup=7') => renderScreen(<CompetitiveTab />, { at });

it('sets a startup among its peers, says which they are and why they are wide', async () => {
  open();
  expect(await screen.findByText(FULL.widened ?? '')).toBeTruthy();
  expect(screen.getByText('Place 2 of 3; the median peer has 9.')).toBeTruthy();
  expect(screen.getByText(/n = 2 peers: FinTech in Kenya. As of 21 Nov 2026/)).toBeTruthy();
  const among = within(screen.getByRole('region', { name: 'Among its peers' }));
  expect(among.getByText('1 of 2')).toBeTruthy();
  expect(among.getByText('n = 0')).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'Comparison' }));
  expect(table.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
    'Kobolink',
    'Chama Cloud',
    'Bima Haraka',
  ]);
});

it('asks to choose, and keeps the choice in the address', async () => {
  open('/analytics?tab=competitive');
  expect(await screen.findByRole('heading', { name: 'Choose a startup' })).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox', { name: 'Startup' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Kobolink - FinTech' }));
  expect(window.location.search).toBe('?tab=competitive&startup=7');
  expect(await screen.findByText('Side by side')).toBeTruthy();
});

it('says when there is nobody to compare with, or the startup is not public', async () => {
  comparison = { ...FULL, peers: [], total: 0 };
  open();
  expect(
    await screen.findByRole('heading', { name: 'Kobolink is the only startup of its sector here' }),
  ).toBeTruthy();
  cleanup();
  status = 404;
  open();
  expect(await screen.findByRole('heading', { name: 'Startup not found' })).toBeTruthy();
});

it('offers a retry when it fails', async () => {
  status = 500;
  open();
  await screen.findByText('We could not compare this startup', undefined, { timeout: 5000 });
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Side by side')).toBeTruthy();
});

it('tells growth of books in another currency with what the currency did', async () => {
  const text =
    'Monthly revenue since 30 Sep 2025: Up 60% in NGN; NGN lost 20% against USD, so it is up 28% in USD.';
  comparison = { ...FULL, startup: { ...FULL.startup, growthPercent: 4, growthText: text } };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '4%' }));
  expect(await screen.findByText(text)).toBeDefined();
});
