import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { Toaster } from '#shared/web/toaster.tsx';
import type { RoundImport, RoundPreview } from '../contract/import.ts';
import { ImportPage } from './import-page.tsx';

const MADE: RoundImport = {
  id: 3,
  source: 'Press table',
  licence: 'MIT',
  sourceUrl: null,
  imported: 58,
  known: 0,
  refused: 1,
  importedBy: 'Ada Obi',
  importedAt: '2026-11-20T08:00:00.000Z',
  undoneBy: null,
  undoneAt: null,
};
const PREVIEW: RoundPreview = {
  rows: 3,
  ready: 2,
  known: 0,
  refused: 1,
  problems: [{ line: 4, column: 'date', message: 'is missing' }],
  unread: ['remarks'],
  otherSectors: ['HRTech'],
  sample: [
    {
      company: 'Kobolink',
      sector: 'FinTech',
      round: 'Seed',
      kind: 'equity',
      date: '2026-05',
      amount: '$1,000,000',
      country: 'Nigeria',
    },
  ],
};

let imports: RoundImport[];
let preview: RoundPreview;
let failing: boolean;
let sent: { method: string; url: string; body: Record<string, unknown> }[];

beforeEach(() => {
  imports = [MADE];
  preview = PREVIEW;
  failing = false;
  sent = [];
  window.history.replaceState(null, '', '/admin/rounds');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    if (failing) return Response.json({ code: 'internal', message: 'No' }, { status: 500 });
    if (method === 'GET') return Response.json(imports);
    sent.push({ method, url, body: JSON.parse((init.body as string | undefined) ?? '{}') });
    if (url.endsWith('/preview')) return Response.json(preview);
    return Response.json(MADE, { status: method === 'POST' ? 201 : 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ImportPage />
      <Toaster />
    </QueryClientProvider>,
  );
const CSV = 'company,sector,date\nKobolink,FinTech,2026-05';
const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText(/^File/),
    new File([CSV], 'rounds.csv', { type: 'text/csv' }),
  );

it('shows what a file would do before anything is stored, and asks for source and licence', async () => {
  open();
  await choose();
  expect(await screen.findByText('New rounds')).toBeTruthy();
  expect(screen.getByText('Row 4: date is missing')).toBeTruthy();
  expect(screen.getByText(/in no sector: HRTech/)).toBeTruthy();
  expect(screen.getByText('Columns nobody reads: remarks.')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'First rows' })).getByText('$1,000,000')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rounds, leave out 1' }));
  expect(await screen.findAllByText(/Please name the source/)).not.toHaveLength(0);
  expect(sent.map(({ url }) => url)).toEqual(['/api/admin/rounds/preview']);
  await userEvent.type(screen.getByLabelText('Source'), 'Press table');
  await userEvent.type(screen.getByLabelText('Licence'), 'MIT');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rounds, leave out 1' }));
  await screen.findByText('Rounds imported');
  expect(sent[1]).toMatchObject({
    url: '/api/admin/rounds/import',
    body: { csv: CSV, source: 'Press table', licence: 'MIT', leaveOutRefused: true, country: null },
  });
});

it('offers nothing to import where nothing is new', async () => {
  preview = { ...PREVIEW, ready: 0, known: 2, refused: 0, problems: [] };
  open();
  await choose();
  expect(await screen.findByText('There is nothing new in this file.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('undoes an import only after asking', async () => {
  open();
  await screen.findByText('58 rounds');
  await userEvent.click(screen.getByRole('button', { name: 'Undo import 3' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  await screen.findByText('Import undone');
  expect(sent[0]).toMatchObject({ method: 'DELETE', url: '/api/admin/rounds/imports/3' });
});

it('says what the figures are made of while nothing is imported, and offers a retry', async () => {
  imports = [];
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing imported yet' })).toBeTruthy();
  cleanup();
  failing = true;
  open();
  await screen.findByText('We could not load the imports', undefined, { timeout: 5000 });
  failing = false;
  imports = [MADE];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('58 rounds')).toBeTruthy();
});
