import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { Ecosystem, MapCountry } from '../contract.ts';
import { EcosystemTab } from './ecosystem-tab.tsx';

const NIGERIA: Ecosystem = {
  code: 'NG',
  country: 'Nigeria',
  totalStartups: 12,
  totalInvestors: 4,
  investorsLooking: 9,
  networkDensity: 0.04,
  withheld: null,
  people: 28,
  sectors: [{ name: 'FinTech', count: 7 }],
  cities: [{ name: 'Lagos', count: 6 }],
  trends: { growingSectors: ['FinTech'], challenges: ['No round at Series A or later.'], opportunities: [] },
  growing: [{ name: 'FinTech', startups: 7, deals12: 6, dealsPrev12: 2 }],
  funding: { deals12: 6, dealsPrev12: 2, funding12: 5_400_000, fundingPrev12: 1_000_000 },
  demo: { startups: 0, investors: 0 },
  asOf: '2026-11-21',
  basis: {
    definition: 'Equity only.',
    asOf: '2026-11-21',
    from: '2024-11-22',
    n: 8,
    amountsLeftOut: 0,
    demoRounds: 0,
    sources: [],
  },
};
const place = (code: string, name: string, startups: number): MapCountry => {
  return { code, name, startups, investors: 0, deals: 1, fundingUsd: 2_000_000 };
};
const MAP = [place('NG', 'Nigeria', 12), place('NE', 'Niger', 0), place('KE', 'Kenya', 5)];

let answer: Ecosystem;
let status: number;
let asked: string[];

beforeEach(() => {
  answer = NIGERIA;
  status = 200;
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (status !== 200) return Response.json({ code: 'internal', message: 'No' }, { status });
    return Response.json(url.startsWith('/api/ecosystem/') ? answer : MAP);
  });
});

const Basis = ({ ecosystem }: { ecosystem: Ecosystem }) => <p>n = {ecosystem.basis.n}</p>;
const open = () =>
  renderScreen(
    <EcosystemTab definition={{}} Basis={Basis}>
      <p>Equity only</p>
    </EcosystemTab>,
    { at: '/analytics?tab=ecosystem' },
  );

it('opens with Nigeria: its numbers, sectors, trends and what they count', async () => {
  open();
  const panel = within(await screen.findByRole('region', { name: 'Nigeria' }));
  for (const text of ['12', '4', '$5.4M', '0.04', 'n = 28 people', 'n = 8', 'No round at Series A or later.'])
    expect(panel.getByText(text)).toBeTruthy();
  expect(panel.getByRole('link', { name: 'See the startups' }).getAttribute('href')).toBe(
    '/startups?country=NG',
  );
  expect(asked.toSorted()).toEqual(['/api/ecosystem', '/api/ecosystem/NG']);
});

it('is chosen from by the select, and by keyboard on the map', async () => {
  open();
  const map = await screen.findByRole('listbox', { name: 'Map of Africa: Startups by country' });
  expect(
    within(map).getByRole('option', { name: 'Nigeria: 12 startups' }).getAttribute('aria-selected'),
  ).toBe('true');
  expect(within(map).getAllByRole('option')).toHaveLength(56);
  map.focus();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(window.location.search).toContain('country=NE');
  await vi.waitFor(() => expect(asked).toContain('/api/ecosystem/NE'));
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Kenya');
  await vi.waitFor(() => expect(asked).toContain('/api/ecosystem/KE'));
});

it('shades by another measure, with the legend in words and the table behind it', async () => {
  open();
  await screen.findByRole('listbox');
  expect(within(screen.getByRole('list', { name: 'Legend' })).getByText('5 to 19')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Shade the map by'), 'Funding in 12 months');
  expect(await screen.findByRole('option', { name: 'Nigeria: $2M' })).toBeTruthy();
  expect(screen.getByText('under $1M')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Countries, as a table', hidden: true }));
  expect(rows.getAllByRole('rowheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    'Nigeria',
    'Kenya',
    'Niger',
  ]);
});

it('says why a figure is withheld, and invites where nobody is', async () => {
  answer = { ...NIGERIA, networkDensity: null, withheld: 'fewer_than_five_people', people: null };
  open();
  expect(await screen.findByText(/Hidden: with fewer than 5 people/)).toBeTruthy();
  cleanup();
  answer = { ...NIGERIA, totalStartups: 0, totalInvestors: 0, basis: { ...NIGERIA.basis, n: 0 } };
  open();
  expect(await screen.findByRole('link', { name: 'Add the first startup' })).toBeTruthy();
});

it('offers a retry when the country cannot be loaded', async () => {
  status = 500;
  open();
  await screen.findByText('We could not load this country', undefined, { timeout: 5000 });
  status = 200;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  expect(await screen.findByRole('region', { name: 'Nigeria' })).toBeTruthy();
});
