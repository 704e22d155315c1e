import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#test/web/screen.tsx';
import { testServer } from '#test/web/server.ts';
import { BackupCard } from './backup-card.tsx';

const CALL = 'GET /api/admin/backups';
const ON = { isOn: true, keep: 7, newest: null, failure: null };
const server = testServer({ [CALL]: { body: ON } });

it('says how old the newest is, how large, and how many are kept', async () => {
  const finishedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  const newest = { finishedAt, fileName: 'kilele-2026-11-22T0320Z.tar.gz', sizeBytes: 14_200_000 };
  server.replies[CALL] = { body: { ...ON, newest } };
  renderScreen(<BackupCard />);
  expect(await screen.findByText('3 hours ago')).toBeTruthy();
  expect(screen.getByText(/14\.\d MB, kilele-2026-11-22T0320Z\.tar\.gz/)).toBeTruthy();
  expect(screen.getByText(/the newest 7 are kept/)).toBeTruthy();
});

it('says why the last attempt failed', async () => {
  const failure = { startedAt: new Date().toISOString(), reason: 'no space left on device' };
  server.replies[CALL] = { body: { ...ON, failure } };
  renderScreen(<BackupCard />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/failed: no space left on device/);
  expect(screen.getByText('No backup yet')).toBeTruthy();
});

it('says how to turn them on', async () => {
  server.replies[CALL] = { body: { ...ON, isOn: false, keep: 0 } };
  renderScreen(<BackupCard />);
  expect(await screen.findByText(/Set BACKUP_DIR/)).toBeTruthy();
});
