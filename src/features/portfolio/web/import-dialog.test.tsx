import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '#shared/web/query-client.ts';
import { Toaster } from '#shared/web/toaster.tsx';
import type { ImportAnswer } from '../contract/import.ts';
import { ImportDialog } from './import-dialog.tsx';

const PREVIEW: ImportAnswer = {
  preview: true,
  importId: null,
  counts: { rows: 2, ready: 1, created: 0, known: 0, failed: 1 },
  unknownColumns: ['Colour'],
  rows: [
    {
      line: 3,
      outcome: 'failed',
      summary: 'Investment: Nowhere, 2024-01-31',
      errors: [{ path: 'Startup', message: 'There is no startup called Nowhere' }],
    },
    { line: 2, outcome: 'ready', summary: 'Investment: Pay, 2024-01-31', errors: [] },
  ],
};
const KEPT = { ...PREVIEW, preview: false, importId: 9, counts: { ...PREVIEW.counts, ready: 0, created: 1 } };

let saved: Blob[];
const sent: string[] = [];
beforeEach(() => {
  [saved, sent.length] = [[], 0];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${url}`);
    if (method === 'DELETE') return Response.json({ removed: 1 });
    if (method === 'POST') return Response.json(url.includes('preview=true') ? PREVIEW : KEPT);
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Screen() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <ImportDialog kind="records" onClose={() => setOpen(false)} /> : null;
}
const show = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Screen />
      <Toaster />
    </QueryClientProvider>,
  );

it('shows each row before anything is kept, counts honestly, and takes the import back at once', async () => {
  show();
  await userEvent.upload(screen.getByLabelText(/CSV file/), new File(['Startup,Date,Amount'], 'deals.csv'));
  expect(await screen.findByText(/1 ready, 0 known\s+already, 1 with errors/)).toBeDefined();
  expect(screen.getByText('Startup: There is no startup called Nowhere')).toBeDefined();
  expect(sent).toEqual(['POST /api/portfolio/import?preview=true']);
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('Imported 1 row')).toBeDefined();
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Taken back: 1 row')).toBeDefined();
  expect(sent.slice(1)).toEqual(['POST /api/portfolio/import', 'DELETE /api/portfolio/imports/9']);
});

it('hands out a file with the columns it reads', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Download a file with the columns' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toMatch(/^\uFEFF?Type,Startup,Startup ID,Date,Amount,Currency/);
});
