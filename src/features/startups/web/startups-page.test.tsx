import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { startupCard } from '#test/web/startup.ts';
import { StartupsPage } from './startups-page.tsx';

const ZURI = startupCard({ isDemo: true });

let asked: string[] = [];
let list: () => Response;
let searchedFor: string | null = null;

beforeEach(() => {
  asked = [];
  searchedFor = null;
  list = () => Response.json([ZURI], { headers: { 'x-total-count': '45' } });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.startsWith('/api/auth')) return Response.json({ code: 'x', message: 'x' }, { status: 401 });
    if (url.startsWith('/api/startups/summary'))
      return Response.json({ searchedFor, total: 45, raisingNow: 31, countries: 12, sectors: 9 });
    asked.push(url);
    return list();
  });
});

function open(path = '/startups', comparesFit = false) {
  return renderScreen(
    <StartupsPage
      connectSlot={({ name }) => <button type="button">Connect with {name}</button>}
      saveSlot={(filters) => <output aria-label="To save">{JSON.stringify(filters)}</output>}
      comparesFit={comparesFit}
    />,
    { at: path },
  ).user;
}

describe('Discover Startups', () => {
  it('shows what a startup raises and can show, with its evidence', async () => {
    open();
    const card = await screen.findByRole('article');
    for (const text of [
      'Zuri Pay',
      'FinTech, Lagos, Nigeria',
      '$500K',
      '12,400',
      '$21.5K',
      'document',
      'claimed',
      'Demo',
    ])
      expect(card.textContent).toContain(text);
    const details = screen.getByRole('link', { name: 'View Details of Zuri Pay' });
    expect(details.getAttribute('href')).toBe('/startups/7');
    expect(screen.getByRole('button', { name: 'Connect with Zuri Pay' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Discover Startups');
  });

  it('counts over the same filters in four tiles', async () => {
    open();
    const tiles = { 'Startups found': '45', 'Raising now': '31', Countries: '12', Sectors: '9' };
    await screen.findByText('31');
    for (const [label, count] of Object.entries(tiles))
      expect(screen.getByText(label).parentElement?.querySelector('dd')?.textContent).toBe(count);
  });

  it('says that there are more than were counted, and that pages go on', async () => {
    list = () => Response.json([ZURI], { headers: { 'x-total-count': '1000', 'x-total-capped': 'true' } });
    open();
    expect(await screen.findByText('1,000+ startups, newest first')).toBeTruthy();
    expect(screen.getByText('Page 1 of 50+')).toBeTruthy();
  });

  it('reads its filters from the address, and writes them there', async () => {
    const user = open('/startups?sector=fintech&page=2');
    await screen.findByRole('article');
    expect(asked).toEqual(['/api/startups?sector=fintech&limit=20&offset=20']);
    await user.selectOptions(screen.getByLabelText('Stage'), 'seed');
    expect(window.location.search).toBe('?sector=fintech&stage=seed');
    await waitFor(() =>
      expect(asked.at(-1)).toBe('/api/startups?sector=fintech&stage=seed&limit=20&offset=0'),
    );
    await user.type(screen.getByLabelText('Search startups'), 'zuri');
    await waitFor(() => expect(window.location.search).toBe('?sector=fintech&stage=seed&q=zuri'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(window.location.search).toContain('page=2');
  });

  it('opens more filters by a button that says so, and by an address that uses one', async () => {
    const user = open();
    const more = screen.getByRole('button', { name: 'More filters' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('combobox', { name: 'Traction' })).toBeNull();
    await user.click(more);
    expect(await screen.findByRole('combobox', { name: 'Traction' })).toBeTruthy();
    cleanup();
    open('/startups?ticket=50000');
    expect(screen.getByRole('button', { name: 'Fewer filters' })).toBeTruthy();
  });

  it('shows each thing chosen with a way out, and gives all of it to whoever saves it', async () => {
    const user = open(
      '/startups?sector=fintech,agritech&ticket=20000000&currency=NGN&evidence=document&fit=70&page=3',
    );
    const chosen = await screen.findByRole('list', { name: 'Chosen filters' });
    expect([...chosen.children].map(({ textContent }) => textContent)).toEqual([
      'FinTech',
      'AgriTech',
      'Document or better',
      'Fit 70% or more',
      'Cheque ₦20M',
    ]);
    expect(JSON.parse(screen.getByLabelText('To save').textContent ?? '')).toEqual({
      q: '',
      sector: 'fintech,agritech',
      ticket: '20000000',
      currency: 'NGN',
      evidence: 'document',
      fit: '70',
    });
    await user.click(screen.getByRole('button', { name: 'Remove AgriTech' }));
    await user.click(screen.getByRole('button', { name: 'Remove Cheque ₦20M' }));
    expect(window.location.search).toBe('?sector=fintech&evidence=document&fit=70');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  });

  it('reads a cheque in any currency, and says how', async () => {
    const user = open('/startups?sort=revenue');
    const field = screen.getByLabelText('Cheque');
    await user.type(field, 'NGN 20m');
    expect(screen.getByText('Understood: ₦20,000,000 (NGN)')).toBeTruthy();
    await user.tab();
    expect(window.location.search).toBe('?sort=revenue&ticket=20000000&currency=NGN');
    await user.clear(field);
    await user.type(field, 'lots');
    await user.tab();
    expect(screen.getByText(/We could not read this amount/)).toBeTruthy();
    expect(window.location.search).toContain('ticket=20000000');
  });

  it('offers the fit to those who have one, and shows it', async () => {
    open('/startups?sort=name');
    expect(screen.queryByLabelText('Fit')).toBeNull();
    cleanup();
    list = () =>
      Response.json([{ ...ZURI, fit: 82 }], {
        headers: { 'x-total-count': '3000', 'x-total-capped': 'true' },
      });
    open('/startups?sort=fit', true);
    expect(await screen.findByText('82% fit')).toBeTruthy();
    expect(screen.getByLabelText('Fit')).toBeTruthy();
    expect(screen.getByText(/Fit is compared for the first 3,000 startups/)).toBeTruthy();
  });

  it('says what it looked for instead of a mistyped word', async () => {
    searchedFor = 'zuri';
    open('/startups?q=zurii');
    const notice = await screen.findByText(/No results for/);
    expect(notice.textContent).toBe('No results for “zurii”. Showing zuri instead.');
  });

  it('offers to clear the filters or to publish where nothing is found', async () => {
    list = () => Response.json([], { headers: { 'x-total-count': '0' } });
    const user = open('/startups?sector=edtech');
    expect(await screen.findByText('No startups found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create a startup profile' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
  });

  it('tells what failed and tries again', async () => {
    list = () => Response.json({ code: 'internal', message: 'x' }, { status: 500 });
    const user = open();
    expect(await screen.findByText('We could not load the startups')).toBeTruthy();
    list = () => Response.json([ZURI], { headers: { 'x-total-count': '1' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
