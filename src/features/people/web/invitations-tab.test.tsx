import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import type { NetworkAnalytics } from '../contract/network.ts';
import { AnalyticsTab } from './analytics-tab.tsx';
import { ExcludeAction, ExclusionsCard } from './exclusions-card.tsx';
import { InvitationsTab } from './invitations-tab.tsx';
import { NetworkTab } from './network-tab.tsx';
import { StatsList } from './stats-list.tsx';

const other = { id: 'k1', firstName: 'Kofi', lastName: 'Mensah', headline: null, profileImageUrl: null };
const invitation = { id: 9, note: 'We met in Accra.', createdAt: '2026-11-01T10:00:00Z', user: other };

let answers: Record<string, unknown>;
const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  answers = {};
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${url}`;
    calls.push(call);
    const answer = answers[call] ?? answers[call.split('?')[0] ?? ''];
    return answer === undefined
      ? Response.json({ code: 'internal', message: 'x', requestId: 'r' }, { status: 500 })
      : Response.json(answer);
  });
});

function show(screen: React.ReactNode) {
  renderScreen(screen, { at: '/network' });
}

describe('invitations', () => {
  it('say when there is none to answer', async () => {
    answers['GET /api/users/invitations'] = [];
    show(<InvitationsTab />);
    expect(await screen.findByRole('heading', { name: 'No Pending Invitations' })).toBeTruthy();
  });

  it.each([
    ['Accept the invitation of Kofi Mensah', 'POST /api/connections/9/accept'],
    ['Decline the invitation of Kofi Mensah', 'POST /api/connections/9/decline'],
  ])('%s', async (button, call) => {
    answers['GET /api/users/invitations?limit=100'] = [invitation];
    answers['GET /api/users/invitations'] = [];
    answers[call] = { id: null, connectionStatus: 'none' };
    show(<InvitationsTab />);
    await screen.findByText('We met in Accra.');
    answers['GET /api/users/invitations?limit=100'] = [];
    fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: 'No Pending Invitations' });
    expect(calls).toContain(call);
  });

  it('say what went wrong', async () => {
    show(<InvitationsTab />);
    expect(await screen.findByText('We could not load your invitations')).toBeTruthy();
  });
});

describe('my network', () => {
  it('lists connections and asks before one is removed', async () => {
    const connection = {
      id: 4,
      status: 'accepted',
      connectedUser: other,
      connectedAt: '2026-10-02T10:00:00Z',
    };
    answers['GET /api/users/connections'] = [connection];
    answers['DELETE /api/connections/4'] = { id: null, connectionStatus: 'none' };
    show(<NetworkTab />);
    await screen.findByText('Connected since 2 Oct 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Kofi Mensah' }));
    expect(calls.some((call) => call.startsWith('DELETE'))).toBe(false);
    answers['GET /api/users/connections'] = [];
    fireEvent.click(screen.getByRole('button', { name: 'Remove connection' }));
    await screen.findByRole('heading', { name: 'No connections yet' });
  });
});

describe('exclusions', () => {
  it('take a domain and lift it again', async () => {
    answers['GET /api/exclusions'] = [];
    answers['POST /api/exclusions'] = {
      id: 3,
      kind: 'domain',
      label: 'acme.example',
      createdAt: '2026-11-01T10:00:00Z',
    };
    answers['DELETE /api/exclusions/3'] = { ok: true };
    show(<ExclusionsCard />);
    await screen.findByText('No one is excluded.');
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'domain' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Domain' }), { target: { value: 'acme.example' } });
    answers['GET /api/exclusions'] = [answers['POST /api/exclusions']];
    fireEvent.click(screen.getByRole('button', { name: 'Exclude' }));
    const lift = await screen.findByRole('button', { name: 'Remove exclusion of acme.example' });
    answers['GET /api/exclusions'] = [];
    fireEvent.click(lift);
    await waitFor(() => expect(screen.getByText('No one is excluded.')).toBeTruthy());
  });
});

describe('hiding from one person', () => {
  it('asks first, then leads to where it can be lifted', async () => {
    answers['POST /api/exclusions'] = {
      id: 4,
      kind: 'person',
      label: 'Kofi Mensah',
      createdAt: '2026-11-01T10:00:00Z',
    };
    show(<ExcludeAction userId="k1" name="Kofi Mensah" isDemo={false} />);
    fireEvent.click(screen.getByRole('button', { name: 'Hide from Kofi Mensah' }));
    expect(calls).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(window.location.search).toBe('?tab=network'));
    expect(calls).toContain('POST /api/exclusions');
  });
});

const figures: NetworkAnalytics = {
  months: [
    { month: '2026-10', added: 0, total: 141 },
    { month: '2026-11', added: 1, total: 142 },
  ],
  views: { days: 84, views: 89, viewers: 4, kinds: null, weeks: null },
  sent: { percent: null, answered: null, n: 4 },
  received: { percent: 78, answered: 14, n: 18 },
};

describe('figures', () => {
  it('of the tiles come from the call, with what a rate rests on', async () => {
    const rate = { percent: 78, answered: 14, n: 18 };
    answers['GET /api/network/stats'] = {
      connections: 142,
      newConnections: 28,
      profileViews: 89,
      invitations: 15,
      introductions: rate,
      days: 30,
    };
    show(<StatsList />);
    for (const text of ['142', '28', '89', '15', '78%', 'of 18 requests you sent'])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('of the analytics show n, and hold back what could tell on somebody', async () => {
    answers['GET /api/network/analytics'] = figures;
    show(<AnalyticsTab />);
    await screen.findByRole('img', { name: '142 connections now, 141 twelve months ago' });
    screen.getByText('89 views by 4 people in 84 days');
    screen.getByText(/shown once at least five people/);
    screen.getByText(/4 requests so far. The rate is shown from five requests on/);
    expect(screen.getByText('You answered 14 of 18 requests (n = 18)')).toBeTruthy();
  });
});
