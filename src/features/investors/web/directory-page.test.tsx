import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { investorCard } from '#test/web/investor.ts';
import { renderScreen } from '#test/web/screen.tsx';
import type { InvestorCard } from '../contract/investor.ts';
import { InvestorsPage, type InvestorsPageProps } from './directory-page.tsx';

const amina = investorCard({
  preferredSectors: ['FinTech', 'AgriTech', 'HealthTech', 'SaaS', 'Gaming'],
  preferredGeographies: ['Nigeria', 'Kenya', 'Ghana'],
  verified: { by: 'domain' },
  isDemo: true,
});
const bare: InvestorCard = {
  ...amina,
  id: 8,
  user: { firstName: 'Kofi', lastName: 'Mensah', profileImageUrl: null },
  preferredSectors: [],
  preferredGeographies: [],
  preferredStages: [],
  maxTicketSize: 10_000,
  verified: null,
  isDemo: false,
};
const summary = { investors: 2, verified: 1, demo: 1, medianTicketSize: 25_000, homeCountries: 1 };

let listed: () => Response;
const asked: string[] = [];
const rows = (items: readonly InvestorCard[], total = items.length) =>
  Response.json(items, { headers: { 'x-total-count': String(total) } });

beforeEach(() => {
  asked.length = 0;
  listed = () => rows([amina, bare]);
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/investors/summary')) return Response.json(summary);
    asked.push(decodeURIComponent(url));
    return listed();
  });
});

function show(address: string, props: InvestorsPageProps = {}) {
  renderScreen(<InvestorsPage {...props} />, { at: address });
}

describe('the investor directory', () => {
  it('shows at most three sectors and two places, and says what is left out', async () => {
    show('/investors');
    const card = within((await screen.findByText('Amina Bello')).closest('article') ?? document.body);
    card.getByText('$10K – $100K');
    card.getByText('Verified');
    card.getByText('Demo');
    expect(card.getByText('+2').textContent).toBe('+2 more: SaaS, Gaming');
    expect(card.getByText('+1').textContent).toBe('+1 more: Ghana');
    expect(card.queryByText('SaaS')).toBeNull();
    expect(card.getByRole('link', { name: 'View Profile of Amina Bello' }).getAttribute('href')).toBe(
      '/investors/7',
    );
    expect(screen.queryByRole('button', { name: /Connect/ })).toBeNull();
  });

  it('has words for what is not stated', async () => {
    show('/investors');
    const card = within((await screen.findByText('Kofi Mensah')).closest('article') ?? document.body);
    for (const words of ['Various Sectors', 'Global', 'Various Stages', '$10K'])
      expect(card.getByText(words)).toBeDefined();
  });

  it('reads its filters and page from the address, and writes them there', async () => {
    listed = () => rows([amina], 41);
    show('/investors?type=angel&sectors=fintech&geography=west-africa&ticket=50000&verified=true&page=2');
    await screen.findByText('Amina Bello');
    expect(asked).toEqual([
      '/api/investors?type=angel&sectors=fintech&geography=west-africa&ticket=50000&verified=true&limit=20&offset=20',
    ]);
    expect(await screen.findByDisplayValue('West Africa')).toBe(
      screen.getByRole('combobox', { name: 'Invests in' }),
    );
    screen.getByText('Page 2 of 3');
    fireEvent.change(screen.getByRole('combobox', { name: 'Stage' }), { target: { value: 'seed' } });
    await waitFor(() => expect(window.location.search).toContain('stages=seed'));
    expect(window.location.search).not.toContain('page=');
    const chips = within(await screen.findByRole('list', { name: 'Chosen filters' }));
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Angel Investor',
      'FinTech',
      'Seed',
      'Invests in West Africa',
      'Can invest $50K',
      'Verified',
    ]);
    fireEvent.click(chips.getByRole('button', { name: 'Remove FinTech' }));
    await waitFor(() => expect(window.location.search).not.toContain('sectors'));
    expect(window.location.search).toContain('stages=seed');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('counts over the same filters, and says of what', async () => {
    show('/investors');
    await screen.findByText('1 of them in the demo');
    const shown = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(shown.slice(0, 4)).toEqual([
      'Investors21 of them in the demo',
      'Verified1By their domain or two vouches',
      'Median ticket$25KHalf of these investors typically invest this amount or less.',
      'Home countries1Where they are based',
    ]);
  });

  it('searches once typing rests', async () => {
    show('/investors');
    await screen.findByText('Amina Bello');
    const box = screen.getByRole('searchbox', { name: 'Search investors' });
    for (const value of ['z', 'zu', 'zuri']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(asked.at(-1)).toContain('q=zuri'));
    expect(asked).toHaveLength(2);
  });

  it('says when nobody fits, and offers the way back', async () => {
    listed = () => rows([]);
    show('/investors?q=nobody');
    await screen.findByRole('heading', { name: 'No investors found' });
    expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeDefined();
  });

  it('says what failed and tries again', async () => {
    listed = () => new Response('', { status: 500 });
    show('/investors');
    await screen.findByRole('alert');
    listed = () => rows([amina]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amina Bello')).toBeDefined();
  });

  it('leaves room for actions on a card', async () => {
    show('/investors', { renderActions: ({ user }) => <button type="button">Meet {user.firstName}</button> });
    expect(await screen.findByRole('button', { name: 'Meet Amina' })).toBeDefined();
  });
});
