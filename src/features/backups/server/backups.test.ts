import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readArchive } from '#platform/postgres/backup/archive.ts';
import { daysAfter } from '#shared/domain/time.ts';
import { testApp } from '#test/app.ts';
import { backUpDaily } from './backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'kilele-daily-'));
const app = testApp({ BACKUP_DIR: folder, BACKUP_KEEP: '2' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A second try begins as the first did.
beforeEach(async () => {
  await app.services.db.deleteFrom('backupRuns').execute();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  app.clock.now = null;
});

const path = '/api/admin/backups';
const start = new Date('2026-11-22T03:20:00Z');
const at = async (days: number) => {
  app.clock.now = daysAfter(start, days);
  await backUpDaily(app.services);
};
const state = async () => {
  app.clock.now = null;
  return (await (await app.member({ isAdmin: true })).get(path)).body;
};
const age = async () => {
  const { text } = await app.visitor.get('/metrics');
  return /^kilele_backup_age_seconds (.+)$/m.exec(text)?.[1] ?? null;
};

it('makes one backup a day, keeps as many as set, and tells their age', async () => {
  expect(await state()).toEqual({ isOn: true, keep: 2, newest: null, failure: null });
  for (const days of [0, 0.5, 1, 2]) await at(days);
  expect(readdirSync(folder).toSorted()).toEqual([
    'kilele-2026-11-23T0320Z.tar.gz',
    'kilele-2026-11-24T0320Z.tar.gz',
  ]);
  const { newest, failure } = await state();
  expect([newest?.fileName, newest?.finishedAt, failure]).toEqual([
    'kilele-2026-11-24T0320Z.tar.gz',
    '2026-11-24T03:20:00.000Z',
    null,
  ]);
  expect(newest?.sizeBytes).toBeGreaterThan(10_000);
  const names: string[] = [];
  for await (const { name } of readArchive(join(folder, newest?.fileName ?? ''))) names.push(name);
  expect(names).toContain('tables.json');
});

it('records why one failed, keeps the ones there are, and tries again an hour later', async () => {
  await at(2);
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const env = { ...app.services.env, backups: { folder: blocked, keep: 2 } };
  app.clock.now = daysAfter(start, 3);
  await expect(backUpDaily({ ...app.services, env })).rejects.toThrow(/EEXIST|ENOTDIR/);
  const { newest, failure } = await state();
  expect(newest?.fileName).toBe('kilele-2026-11-24T0320Z.tar.gz');
  expect(failure?.reason).toMatch(/EEXIST|ENOTDIR/);
  await at(3.05);
  expect(await state()).toMatchObject({
    newest: { fileName: 'kilele-2026-11-25T0432Z.tar.gz' },
    failure: null,
  });
});

it('is for admins alone', async () => {
  expect((await app.visitor.get(path)).status).toBe(401);
  expect((await (await app.member()).get(path)).status).toBe(404);
  const admin = await app.member({ isAdmin: true });
  expect((await admin.get(`${path}?all=1`)).status).toBe(400);
});

it('tells whoever measures how old the newest is', async () => {
  await at(3.05);
  app.clock.now = daysAfter(start, 4.05);
  expect(Number(await age())).toBe(86_400);
});
