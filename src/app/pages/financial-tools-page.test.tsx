import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { FinancialToolsPage } from './financial-tools-page.tsx';

const mavuno = { id: 7, name: 'Mavuno', role: 'owner' };
const zuri = { id: 8, name: 'Zuri Pay', role: 'viewer' };
let startups: object[] | null = [];

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/profile' && startups) return Response.json({ startups });
    return Response.json({ code: 'not_found', message: 'No' }, { status: startups ? 404 : 500 });
  });
});

function open(path = '/financial-tools') {
  return renderScreen(<FinancialToolsPage />, { at: path }).user;
}

it('shows a member without a startup how to create one', async () => {
  startups = [];
  open();
  const link = await screen.findByRole('link', { name: 'Create your startup' });
  expect(link.getAttribute('href')).toBe('/dashboard?create=startup');
});

it('opens the only startup at once, with the cap table first and the tab in the address', async () => {
  startups = [mavuno];
  const user = open();
  expect(await screen.findByRole('button', { name: 'Generate Cap Table' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Cap Table' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Financial Model' }));
  expect(new URLSearchParams(window.location.search).get('tab')).toBe('model');
});

it('asks which of several, and follows the address', async () => {
  startups = [mavuno, zuri];
  const user = open();
  expect(
    await screen.findByText('You belong to several startups. Choose one to open its tools.'),
  ).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Startup'), 'Zuri Pay');
  expect(window.location.search).toBe('?startup=8');
  expect(await screen.findByText('No cap table yet')).toBeDefined();
});

it('does not open a startup that is not the reader’s', async () => {
  startups = [mavuno, zuri];
  open('/financial-tools?startup=99');
  expect(await screen.findByText('Choose a startup', { selector: 'h2' })).toBeDefined();
});

it('says what failed', async () => {
  startups = null;
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load your startups');
});
