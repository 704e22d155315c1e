import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import type { StorageUse, SystemState } from '../contract/system.ts';
import { SystemPage } from './system-page.tsx';

const state: SystemState = {
  version: '0.1.0',
  startedAt: '2026-11-22T08:00:00.000Z',
  database: {
    version: '18.1',
    isStandby: false,
    startedAt: '2026-11-22T08:00:00.000Z',
    sizeBytes: 41_000_000,
    migrations: 90,
    newestMigration: '0600_last',
    standbys: [{ name: 'north', state: 'streaming', lagSeconds: 0.4 }],
  },
  files: { place: 'A folder of this machine', problem: null, warning: 'Set STORAGE_URL.' },
  mail: { hasServer: true, waiting: 2, failed: 1 },
  backup: { isOn: false, newestAt: null, problem: null },
  jobs: { waiting: 0, failedToday: 0 },
  hasRoom: true,
};
const use: StorageUse = {
  fileBytes: 3_500_000,
  kinds: [{ kind: 'Documents', files: 1, bytes: 3_000_000 }],
  startups: [{ id: '7', name: 'Zuri Pay', files: 1, bytes: 3_000_000 }],
  people: [],
  tables: [{ table: 'users', bytes: 90_000 }],
};

const server = testServer({
  'GET /api/admin/system': { body: state },
  'GET /api/admin/storage': { body: use },
});

it('says what is wrong, what it rests on and what is stored', async () => {
  renderScreen(<SystemPage />);
  expect(await screen.findByText('1 e-mail could not be delivered.')).toBeTruthy();
  expect(screen.getByText('Daily backups are off.')).toBeTruthy();
  expect(screen.getByText(/north streaming, 0.4 s behind/)).toBeTruthy();
  expect(screen.getByText('A folder of this machine. Set STORAGE_URL.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'Zuri Pay' })).getAttribute('href')).toBe('/startups/7');
});

it('says that the state could not be loaded, and still shows what is stored', async () => {
  server.replies['GET /api/admin/system'] = { status: 503, body: { code: 'unavailable', message: 'Later' } };
  renderScreen(<SystemPage />);
  expect(await screen.findByText('We could not load the state')).toBeTruthy();
  expect(await screen.findByText('3.5 MB of files')).toBeTruthy();
});
