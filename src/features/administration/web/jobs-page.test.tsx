import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import type { QueuedJob } from '../contract/system.ts';
import { JobsPage } from './jobs-page.tsx';

const job: QueuedJob = {
  id: 'j1',
  name: 'document-read',
  state: 'failed',
  tries: 4,
  createdAt: '2026-11-22T08:00:00.000Z',
  startAfter: '2026-11-22T08:00:00.000Z',
  startedAt: '2026-11-22T08:00:00.000Z',
  endedAt: '2026-11-22T08:01:00.000Z',
  reason: 'It was cloudy',
};
const listOf = (state: string) => `GET /api/admin/jobs?state=${state}&limit=20&offset=0`;

const server = testServer({
  'GET /api/admin/jobs/counts': { body: { waiting: 3, running: 1, failed: 1, done: 9 } },
  [listOf('failed')]: { body: [job] },
  [listOf('waiting')]: { body: [] },
});

it('lists what failed with the reason, and tries it again', async () => {
  server.replies['POST /api/admin/jobs/j1/retry'] = { body: { ...job, state: 'waiting' } };
  const { user: person } = renderScreen(<JobsPage />, { at: '/admin/jobs' });
  expect(await screen.findByText('It was cloudy')).toBeTruthy();
  expect(screen.getByText('3 waiting, 1 running, 1 failed')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Try again: document-read' }));
  expect(await screen.findByText('It will be tried again')).toBeTruthy();
});

it('shows another state, which the address keeps; one that there is not is the first', async () => {
  const { user: person } = renderScreen(<JobsPage />, { at: '/admin/jobs?state=lost&page=2' });
  const shown = await screen.findByRole('combobox', { name: 'Show' });
  expect((shown as HTMLSelectElement).value).toBe('failed');
  await person.selectOptions(shown, 'Waiting');
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  expect(window.location.search).toBe('?state=waiting');
});
