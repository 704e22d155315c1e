import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
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
  problems: [{ line: 4, column: 'date', message: 'Please give the closing date' }],
  unread: ['remarks'],
  otherSectors: ['HRTech'],
  sample: [],
  report: {
    summary: { rows: 3, new: 2, changed: 0, same: 0, refused: 1 },
    ready: 2,
    columns: {},
    unknownColumns: ['remarks'],
    notes: ['Unknown sectors, counted in totals only: HRTech.'],
    rows: [
      {
        line: 4,
        outcome: 'refused',
        title: 'Nodate',
        detail: '',
        errors: [{ column: 'date', message: 'Please give the closing date' }],
      },
      { line: 2, outcome: 'new', title: 'Kobolink', detail: 'Seed, equity, $1,000,000', errors: [] },
    ],
  },
};

let imports: RoundImport[];
let problem: { path: string; message: string } | null;
let failing: boolean;
let sent: { method: string; url: string; body: Record<string, unknown> }[];

beforeEach(() => {
  imports = [MADE];
  problem = null;
  failing = false;
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    if (failing) return Response.json({ code: 'internal', message: 'No' }, { status: 500 });
    if (method === 'GET') return Response.json(imports);
    sent.push({ method, url, body: JSON.parse((init.body as string | undefined) ?? '{}') });
    if (url.endsWith('/preview')) return Response.json(PREVIEW);
    if (problem !== null)
      return Response.json({ code: 'invalid', message: problem.message, errors: [problem] }, { status: 400 });
    return Response.json(
      { ...MADE, importId: 3, removed: 58, report: PREVIEW.report },
      { status: method === 'POST' ? 201 : 200 },
    );
  });
});

const open = () => renderScreen(<ImportPage />, { at: '/admin/rounds' });
const CSV = 'company,sector,date\nKobolink,FinTech,2026-05\n\nNodate,FinTech,';
const choose = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Import a table' }));
  await userEvent.upload(
    await screen.findByLabelText('File', undefined, { timeout: 5000 }),
    new File([CSV], 'rounds.csv'),
  );
};

it('shows what a file would do before anything is stored, and asks for source and licence', async () => {
  open();
  await choose();
  expect(await screen.findByLabelText('Row 4 (Nodate): Date')).toBeTruthy();
  expect(screen.getByText('Please give the closing date')).toBeTruthy();
  expect(screen.getByText(/counted in totals only: HRTech/)).toBeTruthy();
  expect(screen.getByText('Columns not used: remarks.')).toBeTruthy();
  expect(screen.getByText('Seed, equity, $1,000,000')).toBeTruthy();
  problem = { path: 'source', message: 'Please name the source' };
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rounds, leave out 1' }));
  expect(await screen.findAllByText('Please name the source')).not.toHaveLength(0);
  expect(sent.map(({ url }) => url)).toEqual(['/api/admin/rounds/preview', '/api/admin/rounds/import']);
  problem = null;
  await userEvent.type(screen.getByLabelText('Source'), 'Press table');
  await userEvent.type(screen.getByLabelText('Licence'), 'MIT');
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 rounds, leave out 1' }));
  await screen.findByText('Imported 58 rounds');
  expect(sent[2]).toMatchObject({
    url: '/api/admin/rounds/import',
    body: {
      fileName: 'rounds.csv',
      source: 'Press table',
      licence: 'MIT',
      leaveOutRefused: true,
      country: null,
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 58 rounds')).toBeTruthy();
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
