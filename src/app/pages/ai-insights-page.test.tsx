import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { AiInsightsPage } from './ai-insights-page.tsx';

const user = { id: 'u', email: 'a@example.test', firstName: 'Ada', lastName: 'Obi', onboarded: true };
const mavuno = { id: 7, name: 'Mavuno', role: 'owner' };
const zuri = { id: 8, name: 'Zuri Pay', role: 'viewer' };

let replies: Record<string, unknown> = {};

beforeEach(() => {
  replies = {
    '/api/auth/user': user,
    '/api/profile': { startups: [] },
    '/api/matching/sides': { startups: [], investorId: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const body = replies[url] ?? (url.startsWith('/api/startups?') ? [] : undefined);
    if (body !== undefined) return Response.json(body, { headers: { 'x-total-count': '0' } });
    return Response.json({ code: 'not_found', message: 'No' }, { status: url.includes('auth') ? 401 : 404 });
  });
});

function open(path = '/ai-insights') {
  return renderScreen(<AiInsightsPage />, { at: path }).user;
}

it('tells a visitor what it is and how to get in', async () => {
  replies['/api/auth/user'] = undefined;
  open();
  expect(await screen.findByText('Smart Matching is for members')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain('ai-insights');
});

it('shows a member without a startup how to create one', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Create your startup' });
  expect(link.getAttribute('href')).toBe('/dashboard?create=startup');
});

it('opens the only startup at once', async () => {
  replies['/api/profile'] = { startups: [mavuno] };
  replies['/api/advanced-matching/7?limit=10'] = [];
  open();
  expect(await screen.findByText('No investors to match yet')).toBeDefined();
});

it('asks which of several, and keeps the choice in the address', async () => {
  replies['/api/profile'] = { startups: [mavuno, zuri] };
  replies['/api/advanced-matching/8?limit=10'] = [];
  const person = open('/ai-insights?startup=99');
  expect(await screen.findByText('Choose a startup', { selector: 'h2' })).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Startup'), 'Zuri Pay');
  expect(window.location.search).toBe('?startup=8');
  expect(await screen.findByText('No investors to match yet')).toBeDefined();
});

it('shows an investor their thesis, and any startup of the address', async () => {
  replies['/api/matching/sides'] = { startups: [], investorId: 3 };
  replies['/api/advanced-matching?limit=10'] = [];
  open();
  expect(await screen.findByText('No startups to match yet')).toBeDefined();
  cleanup();
  replies['/api/startups/8'] = { id: 8, name: 'Zuri Pay' };
  replies['/api/advanced-matching/8?limit=10'] = [];
  open('/ai-insights?startup=8');
  expect(await screen.findByDisplayValue('Zuri Pay')).toBeDefined();
});

it('says what failed', async () => {
  replies['/api/profile'] = undefined;
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your startups');
});

it('has four tabs, and opens the one of the address', async () => {
  replies['/api/profile'] = { startups: [mavuno] };
  open('/ai-insights?tab=due-diligence');
  expect(await screen.findByText('No report yet')).toBeDefined();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Smart Matching',
    'Document Intelligence',
    'Due Diligence',
    'Market Analysis',
  ]);
});

it('lets a visitor analyse a text', async () => {
  replies['/api/auth/user'] = undefined;
  open('/ai-insights?tab=documents');
  expect(await screen.findByRole('button', { name: 'Analyze Document' })).toBeDefined();
});

it('asks an investor which startup to look into', async () => {
  replies['/api/matching/sides'] = { startups: [], investorId: 3 };
  open('/ai-insights?tab=due-diligence');
  expect(await screen.findByText('Choose a startup', { selector: 'h2' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Startup' })).toBeDefined();
});
