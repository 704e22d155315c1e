import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { currentUserKey } from '#shared/web/session.ts';
import type { CurrentUser } from '#shared/web/session.ts';
import { currentUser } from '#test/web/user.ts';
import { App } from './app.tsx';
import { LandingPage } from '../pages/landing-page.tsx';
import { countSentence } from '../pages/landing-counts.ts';
import { prerenderLanding } from './prerender.tsx';
import { memberFrame } from './frames.ts';
import { isCurrent, matchesPath } from './screen.ts';

const ada = currentUser({ id: 'u1' });

function open(path: string, user: CurrentUser | null) {
  window.history.replaceState(null, '', path);
  const cache = makeQueryClient();
  cache.setQueryData(currentUserKey, user);
  return render(<App cache={cache} counts={null} landing={LandingPage} />);
}

const NO_SIDES = { startups: [], investorId: null };
const answerTo = (url: string) => (url.startsWith('/api/matching/sides') ? NO_SIDES : []);

beforeAll(() => memberFrame.preload());
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (url: string) => Response.json(answerTo(url)));
});

const hrefs = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('for whom one works', () => {
  const sides = {
    startups: [
      { id: 3, name: 'Zuri Pay' },
      { id: 4, name: 'Karanu Studio' },
    ],
    investorId: 9,
  };

  it('is said above the navigation, and another is chosen there, which the figures follow', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      if (url.startsWith('/api/matching/sides')) return Response.json(sides);
      if (url.startsWith('/api/firm')) return Response.json({ firm: { name: 'Iroko Lane' } });
      return Response.json([]);
    });
    const user = userEvent.setup();
    open('/nowhere', ada);
    const [face] = await screen.findAllByRole('button', { name: /^Working for ?Zuri Pay/ });
    if (face) await user.click(face);
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent);
    expect(names).toEqual(['Zuri Pay', 'Karanu Studio', 'Iroko Lane']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Iroko Lane' }));
    expect(await screen.findAllByRole('button', { name: /^Working for ?Iroko Lane/ })).not.toEqual([]);
    expect(localStorage.getItem('kilele.working-for')).toBe('investor');
    localStorage.removeItem('kilele.working-for');
  });
});

describe('the landing page', () => {
  it('leads where it says', async () => {
    open('/', null);
    await screen.findByRole('banner');
    const asFounder = '/api/login?to=sign-up&redirect=%2Fonboarding%3Frole%3Dfounder';
    expect(hrefs('Launch Your Startup')).toEqual([asFounder]);
    expect(hrefs('Discover Deals')).toEqual(['/startups']);
    expect(hrefs('Start as Founder')).toEqual([asFounder]);
    expect(hrefs('Browse as Investor')).toEqual([asFounder.replace('founder', 'investor')]);
  });

  it('names live counts, and nothing where there is nothing to count', async () => {
    expect(countSentence({ startups: 214, investors: 35, countries: 1 })).toBe(
      '214 startups and 35 investors from 1 country, today.',
    );
    expect(countSentence({ startups: 0, investors: 0, countries: 0 })).toBeNull();
    const { html } = await prerenderLanding({ startups: 0, investors: null, countries: null });
    expect(html).not.toMatch(/\b0 (startups|investors)/);
  });

  it('drawn ahead needs no style attribute and no script', async () => {
    const { html } = await prerenderLanding({ startups: 214, investors: 35, countries: 12 });
    expect(html).toContain('214 startups');
    expect(html).not.toMatch(/ style=|<script/);
  });
});

describe('the header', () => {
  it('offers visitors to sign in and up, by the login call', () => {
    open('/', null);
    const banner = within(screen.getByRole('banner'));
    for (const [name, href] of [
      ['Sign In', '/api/login'],
      ['Sign Up', '/api/login?to=sign-up'],
    ] as const) {
      expect(banner.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(href);
    }
    expect(banner.queryByRole('link', { name: 'Sign Out' })).toBeNull();
    expect(banner.queryByRole('link', { name: 'Portfolio' })).toBeNull();
  });

  it('gives members their own frame, with the inbox above and signing out, by the logout call', () => {
    open('/nowhere', ada);
    const signOut = screen.getByRole('link', { name: 'Sign Out', hidden: true });
    expect(signOut.getAttribute('href')).toBe('/api/logout');
    expect(screen.queryByRole('link', { name: 'Sign Up' })).toBeNull();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Inbox' }).getAttribute('href')).toBe('/notifications');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('highlights a screen on its own path and below it', () => {
    expect(isCurrent('/startups', '/startups')).toBe(true);
    expect(isCurrent('/startups', '/startups/7')).toBe(true);
    expect(isCurrent('/startups', '/startups-old')).toBe(false);
    expect(matchesPath('/startups/:id', '/startups/7')).toBe(true);
    expect(matchesPath('/startups/:id', '/startups/7/edit')).toBe(false);
  });

  it('has the links behind a menu button that Escape closes', async () => {
    const user = userEvent.setup();
    open('/nowhere', null);
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the chosen theme in a cookie the server reads', async () => {
    const user = userEvent.setup();
    open('/', null);
    await user.click(screen.getByRole('button', { name: 'Switch between light and dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.cookie).toContain('theme=dark');
  });
});

describe('screens', () => {
  it('an unknown address is not found', async () => {
    open('/nowhere', null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Page Not Found · Kilele'));
  });

  it('moving to another screen puts the focus on its heading', async () => {
    const user = userEvent.setup();
    open('/nowhere', null);
    await user.click(await screen.findByRole('link', { name: 'Go to the home page' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Raising is a climb'));
  });

  it('a spinner fills the page until it is known who is signed in', async () => {
    window.history.replaceState(null, '', '/nowhere');
    const problem = { code: 'unauthenticated', message: 'Please sign in.' };
    vi.stubGlobal('fetch', async () => Response.json(problem, { status: 401 }));
    render(<App cache={makeQueryClient()} counts={null} landing={LandingPage} />);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(await screen.findAllByRole('link', { name: 'Sign In' })).not.toHaveLength(0);
  });

  it('a broken connection shows the notice and keeps the person signed in', async () => {
    window.history.replaceState(null, '', '/nowhere');
    const cache = makeQueryClient();
    cache.setQueryData(currentUserKey, ada, { updatedAt: 1 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    render(<App cache={cache} counts={null} landing={LandingPage} />);
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign Out', hidden: true })).toBeTruthy();
  });

  it('the command palette opens by key and lists nothing that does not exist', async () => {
    const user = userEvent.setup();
    open('/nowhere', null);
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: 'Search startups, investors and screens' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    await user.keyboard('zzqx');
    expect(await screen.findByText('Nothing found for “zzqx”')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });
});

describe('a message typed without a line', () => {
  const waiting = {
    clientId: 'c1',
    threadId: 7,
    content: 'In the lift',
    typedAt: '2026-11-21T08:00:00Z',
    problem: null,
  };

  it('is sent from whichever screen is open, once', async () => {
    localStorage.setItem('kilele.outbox.u1', JSON.stringify([waiting]));
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push(`${url} ${init.body as string}`);
      return Response.json(init?.method === 'POST' ? { id: 1 } : answerTo(url));
    });
    open('/no-such-page', ada);
    await waitFor(() => expect(localStorage.getItem('kilele.outbox.u1')).toBeNull());
    expect(sent).toEqual(['/api/threads/7/messages {"content":"In the lift","clientId":"c1"}']);
  });
});
