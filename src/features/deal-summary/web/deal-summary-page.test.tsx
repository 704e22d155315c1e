import { cleanup, screen, within } from '@testing-library/react';
import { Route } from 'wouter';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FULLEST } from '#test/deal-summary.ts';
import { renderScreen } from '#test/web/screen.tsx';
import { dealSummary } from '../domain/summary.ts';
import { DealSummaryPage } from './deal-summary-page.tsx';

let asked: URL[];
let status: number;
let isTeam: boolean;
let sent: string[];
let room: object;

beforeEach(() => {
  asked = [];
  status = 200;
  isTeam = true;
  room = {
    isOpened: true,
    folders: [
      { id: 3, name: 'Company', isArchived: true },
      { id: 4, name: 'Round', isArchived: false },
    ],
  };
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const at = new URL(url, 'http://localhost');
    asked.push(at);
    if (at.pathname.endsWith('/room')) return Response.json(room);
    if (typeof init?.body === 'string') {
      sent.push(`${at.pathname} ${init.body}`);
      return Response.json({ documentId: 9, version: 2 }, { status: 201 });
    }
    if (status !== 200) return Response.json({ code: 'not_found', message: 'No' }, { status });
    const isFrench = at.searchParams.get('lang') === 'fr';
    const isFull = at.searchParams.get('scope') === 'full';
    const facts = { ...FULLEST, own: null, team: isFull ? FULLEST.team : null };
    const startup = { id: 7, name: 'Mavuno Grain' };
    return Response.json({ startup, isTeam, canFile: isTeam, ...dealSummary(facts, isFrench ? 'fr' : 'en') });
  });
});

afterEach(cleanup);

const show = (at = '/startups/7/summary') =>
  renderScreen(
    <Route path="/startups/:id/summary">
      <DealSummaryPage />
    </Route>,
    { at },
  );

it('shows both pages, and the file of what is chosen in the language chosen', async () => {
  const { user } = show();
  await screen.findByRole('heading', { level: 1, name: 'Mavuno Grain' });
  expect(screen.getByText('₦1,000,000,000,000')).toBeTruthy();
  expect(screen.queryByText('Ownership')).toBeNull();
  await user.selectOptions(screen.getByLabelText('What it holds'), 'full');
  expect(await screen.findByRole('heading', { name: 'Ownership' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Language'), 'Français');
  const capital = await screen.findByRole('heading', { name: 'Capital' });
  expect(capital.closest('section')?.lang).toBe('fr');
  expect(screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toBe(
    '/api/startups/7/deal-summary/file?scope=full&lang=fr',
  );
  const model = screen.getByRole('table', { name: 'Modèle financier' });
  expect(within(model).getAllByRole('row')).toHaveLength(6);
});

it('offers one’s own notes to those outside the team, and not the full form', async () => {
  isTeam = false;
  show();
  const holds = await screen.findByLabelText('What it holds');
  expect(
    within(holds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['What everyone may see', 'With a page of your own notes']);
});

it('says where it is not to be had, and offers a retry when it cannot be loaded', async () => {
  status = 404;
  const { unmount } = show('/startups/7/summary?scope=full');
  expect(await screen.findByText('This summary is not here')).toBeTruthy();
  unmount();
  status = 500;
  const { user } = show();
  const retry = await screen.findByRole('button', { name: /try again|retry/i }, { timeout: 5000 });
  status = 200;
  await user.click(retry);
  expect(await screen.findByRole('link', { name: 'Download PDF' })).toBeTruthy();
});

it('is filed in the data room by its team, in a folder and as it is shown', async () => {
  const { user } = show('/startups/7/summary?scope=full&lang=fr');
  await user.click(await screen.findByRole('button', { name: 'File in the data room' }));
  const dialog = within(await screen.findByRole('dialog'));
  const folder = await dialog.findByLabelText('Folder');
  expect(
    within(folder)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Round']);
  await user.click(dialog.getByRole('button', { name: 'File it' }));
  expect((await screen.findAllByText('Filed in the data room as version 2')).length).toBeGreaterThan(0);
  expect(sent).toEqual(['/api/startups/7/deal-summary/versions {"scope":"full","lang":"fr","folderId":4}']);
});

it('asks for the data room to be opened first, and offers nothing of this to others', async () => {
  room = { isOpened: false, folders: [] };
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'File in the data room' }));
  const link = await screen.findByRole('link', { name: 'Open the data room' });
  expect(link.getAttribute('href')).toBe('/startups/7/room');
  cleanup();
  isTeam = false;
  show();
  await screen.findByRole('heading', { level: 1, name: 'Mavuno Grain' });
  expect(screen.queryByRole('button', { name: 'File in the data room' })).toBeNull();
});
