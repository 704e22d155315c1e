import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { ImportRecordsDialog } from './import-dialog.tsx';

const REPORT = {
  summary: { rows: 1, new: 1, changed: 0, same: 0, refused: 0 },
  ready: 1,
  columns: {},
  unknownColumns: [],
  notes: [],
  rows: [{ line: 2, outcome: 'new', title: 'Investment: Pay, 31/01/2024', detail: '$5', errors: [] }],
};

const sent: { call: string; body: unknown }[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '{}' } = {}) => {
    if (method !== 'GET') sent.push({ call: `${method} ${url}`, body: JSON.parse(body) });
    if (method === 'DELETE') return Response.json({ removed: 1 });
    if (method === 'POST') return Response.json({ importId: 9, counts: { created: 1 }, report: REPORT });
    return Response.json([], { headers: { 'x-total-count': '0' } });
  });
});

it('keeps records of a file after they were seen, and takes them back', async () => {
  renderScreen(<ImportRecordsDialog kind="records" onClose={() => undefined} />);
  const csv = 'Company,Deal date,Amount\nPay,31/01/2024,5';
  await userEvent.upload(screen.getByLabelText('File'), new File([csv], 'deals.csv'));
  await userEvent.click(await screen.findByRole('button', { name: 'Import 1 record' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 1 record')).toBeTruthy();
  expect(sent).toMatchObject([
    {
      call: 'POST /api/portfolio/import?preview=true',
      body: { fileName: 'deals.csv', columns: { startup: 0, date: 1, amount: 2, type: null } },
    },
    { call: 'POST /api/portfolio/import', body: { fileName: 'deals.csv' } },
    { call: 'DELETE /api/portfolio/imports/9' },
  ]);
});
