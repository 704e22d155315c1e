import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';
import { renderScreen } from '#test/web/screen.tsx';
import { startupCard } from '#test/web/startup.ts';
import type { SavedSearch } from '../contract.ts';
import { SaveSearchButton } from './save-search-button.tsx';
import { SavedSearchesPage } from './saved-searches-page.tsx';
import { SearchHitsPage } from './search-hits-page.tsx';

const SEARCH: SavedSearch = {
  id: 3,
  name: 'Naira rounds',
  query: { sector: ['fintech'], country: ['NG'], ticket: 20_000_000, currency: 'NGN' },
  isAlerting: true,
  newCount: 12,
  lastFoundAt: '2026-11-22T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 2,
};

type Sent = { readonly call: string; readonly body: unknown };
let sent: Sent[] = [];
let answers: Record<string, () => Response> = {};
const paged = (items: readonly unknown[]) =>
  Response.json(items, { headers: { 'x-total-count': String(items.length) } });

beforeEach(() => {
  sent = [];
  answers = {
    'GET /api/saved-searches': () => paged([SEARCH]),
    'GET /api/saved-searches/3': () => Response.json(SEARCH),
    'GET /api/saved-searches/3/hits': () =>
      paged([{ startup: startupCard(), foundAt: '2026-11-22T08:00:00.000Z', isNew: true }]),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.split('?')[0]}`;
    if (typeof init?.body === 'string') sent.push({ call, body: JSON.parse(init.body) });
    else if (init?.method && init.method !== 'GET') sent.push({ call, body: null });
    return answers[call]?.() ?? Response.json(SEARCH);
  });
});

const MEMBER = { id: 'a', userType: 'investor' } as const;

describe('Save search', () => {
  const open = (filters: Record<string, string>, user: typeof MEMBER | null = MEMBER) =>
    renderScreen(<SaveSearchButton filters={filters} />, { user }).user;

  it('is for members who have chosen something', () => {
    open({ q: '', sort: 'revenue' });
    expect(screen.getByRole('button', { name: 'Save search' }).hasAttribute('disabled')).toBe(true);
  });

  it('is not there for visitors', () => {
    open({ sector: 'fintech' }, null);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the filters under a name, with alerts unless turned off', async () => {
    const user = open({ q: '', sector: 'fintech', ticket: '20000000', currency: 'NGN' });
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    expect(name.value).toBe('FinTech, Cheque ₦20M');
    await user.clear(name);
    await user.type(name, 'Naira rounds');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save search' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      call: 'POST /api/saved-searches',
      body: {
        name: 'Naira rounds',
        query: { sector: ['fintech'], ticket: 20_000_000, currency: 'NGN' },
        isAlerting: true,
      },
    });
    expect((await screen.findAllByText('Search saved')).length).toBeGreaterThan(0);
  });
});

describe('Saved searches', () => {
  const open = () => renderScreen(<SavedSearchesPage />, { user: MEMBER }).user;

  it('tell what each asks for and what is new', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Naira rounds' });
    expect(link.getAttribute('href')).toBe(
      '/startups?sector=fintech&country=NG&ticket=20000000&currency=NGN',
    );
    for (const text of ['FinTech, Nigeria, Cheque ₦20M', '12 new', '1 search of 25 you can keep.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Found since/ }).getAttribute('href')).toBe('/saved-searches/3');
  });

  it('have their alerts turned off and on', async () => {
    const user = open();
    await user.click(await screen.findByRole('switch', { name: 'Alerts for Naira rounds' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'PUT /api/saved-searches/3', body: { name: 'Naira rounds', version: 2, isAlerting: false } },
      ]),
    );
  });

  it('are renamed and deleted', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Naira rounds' }));
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Rounds');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Rounds', version: 2, isAlerting: true }));
    await user.click(await screen.findByRole('button', { name: 'Actions for Naira rounds' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete search' }));
    await waitFor(() => expect(sent.at(-1)?.call).toBe('DELETE /api/saved-searches/3'));
  });

  it('say how to keep the first one', async () => {
    answers['GET /api/saved-searches'] = () => paged([]);
    open();
    expect(await screen.findByText('No saved searches yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Search startups' }).getAttribute('href')).toBe('/startups');
  });

  it('say when they cannot be had', async () => {
    answers['GET /api/saved-searches'] = () => Response.json({ code: 'x', message: 'x' }, { status: 500 });
    open();
    expect(await screen.findByText('We could not load your saved searches')).toBeTruthy();
  });
});

describe('what a search has found', () => {
  const open = () =>
    renderScreen(
      <Route path="/saved-searches/:id">
        <SearchHitsPage renderStartup={({ id, name }) => <li key={id}>{name}</li>} />
      </Route>,
      { at: '/saved-searches/3', user: MEMBER },
    );

  it('is listed, and seen by being opened', async () => {
    open();
    expect(await screen.findByText('Zuri Pay')).toBeTruthy();
    expect(screen.getByText('1 startup found since you saved it, the latest first')).toBeTruthy();
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['POST /api/saved-searches/3/seen']));
  });

  it('may be nothing yet', async () => {
    answers['GET /api/saved-searches/3/hits'] = () => paged([]);
    open();
    expect(await screen.findByText('Nothing new yet')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('is not there for others', async () => {
    answers['GET /api/saved-searches/3'] = () =>
      Response.json({ code: 'not_found', message: 'Not found' }, { status: 404 });
    open();
    expect(await screen.findByText('It does not exist, or it is someone else’s')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No such saved search');
  });
});
