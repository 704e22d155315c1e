import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ImportDealsDialog } from './import-dialog.tsx';

const REPORT = {
  summary: { rows: 1, new: 1, changed: 0, same: 0, refused: 0 },
  ready: 1,
  columns: {},
  unknownColumns: [],
  notes: [],
  rows: [{ line: 2, outcome: 'new', title: 'Zuri', detail: 'Sourced, medium', errors: [] }],
};

let sent: { call: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '{}' } = {}) => {
    if (method !== 'GET') sent.push({ call: `${method} ${url}`, body: JSON.parse(body) });
    if (url.endsWith('/firm')) return Response.json({ firm: { id: 1, name: 'Baobab Capital' } });
    if (url.endsWith('/preview')) return Response.json({ report: REPORT });
    if (method === 'POST') return Response.json({ importId: 9, added: 1, report: REPORT }, { status: 201 });
    if (method === 'DELETE') return Response.json({ removed: 1 });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
});

it('adds deals of a file, shared or not, and takes them back', async () => {
  renderScreen(<ImportDealsDialog onClose={() => undefined} />);
  await userEvent.upload(screen.getByLabelText('File'), new File(['Startup;Due\nZuri;'], 'deals.csv'));
  expect(await screen.findByText('Sourced, medium')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Share with Baobab Capital'));
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 deal' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 1 deal')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      call: 'POST /api/portfolio/deal-flow/import/preview',
      body: { csv: 'Startup,Due\r\nZuri,', fileName: 'deals.csv', columns: { name: 0, due: 1, stage: null } },
    },
    { call: 'POST /api/portfolio/deal-flow/import', body: { fileName: 'deals.csv', shared: false } },
    { call: 'DELETE /api/portfolio/deal-flow/import/9' },
  ]);
});
