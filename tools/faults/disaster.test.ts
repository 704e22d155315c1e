import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { openForTool } from '../../src/platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import { startupForm } from '../../test/forms.ts';
import {
  requireOneMoment,
  runTool,
  startBackup,
  startProduct,
  stateAtBackup,
  stateOf,
} from './disaster-stage.ts';
import { type Load, startLoad } from './load.ts';
import { addPeople } from './people.ts';
import { killTree, type ServerProcess } from './server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele disaster '));
const running = new Map<ServerProcess, string>();
let load: Load | null = null;

async function killAll(): Promise<void> {
  for (const [server, folder] of running) await killTree(server, folder);
  running.clear();
}
afterEach(async () => {
  await killAll();
  await load?.stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const inFolder = (dataDir: string, more: Record<string, string> = {}) => ({
  env: { DATA_DIR: dataDir, ...more },
});

async function start(dataDir: string, more: Record<string, string> = {}): Promise<string> {
  const { server, url } = await startProduct(inFolder(dataDir, more));
  running.set(server, dataDir);
  return url;
}

async function requireServing(url: string, cookie: string): Promise<void> {
  expect(await (await fetch(`${url}/api/startups?limit=20`)).json()).toHaveLength(20);
  const created = await fetch(`${url}/api/startups`, {
    method: 'POST',
    body: JSON.stringify(startupForm(`After ${url}`)),
    headers: { 'content-type': 'application/json', cookie },
  });
  expect(created.status).toBe(201);
}

it('a machine lost while people write comes back from one file, in a folder and outside: every row, reference and file of the moment', async () => {
  const lost = join(root, 'lost');
  const [free, file] = [join(root, 'free.tar.gz'), join(root, 'moment.tar.gz')];
  const lostAt = await start(lost);
  const database = await openForTool({ dataDir: lost });
  const people = await addPeople(database.url, {
    count: 60,
    secret: readFileSync(join(lost, 'session-secret'), 'utf8').trim(),
  });
  const busy = startLoad(lostAt, people, { writers: 4, readers: 1, uploaders: 2, restMs: 20 });
  load = busy;
  const told = busy.current();
  await vi.waitUntil(() => told.acknowledged.length > 20 && told.uploaded.length > 4, { timeout: 60_000 });

  const beganAt = performance.now();
  const freely = startBackup(inFolder(lost), free);
  expect([await freely.ended, freely.lines.join('\n')]).toEqual([
    0,
    expect.stringMatching(/\d+ rows of \d+ tables/),
  ]);
  const endedAt = performance.now();
  const during = told.acknowledged.filter(({ doneAt }) => doneAt > beganAt && doneAt < endedAt);
  expect(during.length).toBeGreaterThan(5);

  const { state, backup, releasedAt } = await stateAtBackup(lost, () =>
    startBackup(inFolder(lost), file, '--with-secrets'),
  );
  expect(await backup.ended).toBe(0);
  expect(told.acknowledged.filter(({ doneAt }) => doneAt > releasedAt).length).toBeGreaterThan(0);
  await killAll();
  await busy.stop();
  const again = await runTool('tools/backup.ts', inFolder(lost), file);
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('never replaces one')]);
  rmSync(lost, { recursive: true });

  const found = join(root, 'found');
  const restored = await runTool('tools/restore.ts', inFolder(found), file);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restored and compared')]);
  expect(await stateOf(found)).toEqual(state);
  expect(Object.keys(state.files).length).toBeGreaterThan(told.uploaded.length / 2);
  expect(existsSync(join(found, 'ledger-key'))).toBe(true);
  await requireServing(await start(found), people[0] ?? '');
  const checked = await runTool('tools/check-storage.ts', inFolder(found), '--read');
  expect([checked.code, checked.said]).toEqual([0, expect.stringMatching(/ 0 missing, 0 changed/)]);
  const late = await runTool('tools/erase.ts', inFolder(found));
  expect([late.code, late.said]).toEqual([1, expect.stringMatching(/^\s*Another Kilele server[^\n]*\s*$/)]);
  const twice = await runTool('tools/restore.ts', inFolder(found), file);
  expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('Another Kilele server')]);
  await killAll();

  const [outside, elsewhere] = [join(root, 'outside'), join(root, 'elsewhere')];
  const server = await startEmbeddedPostgres({
    dataDir: outside,
    log: { info() {}, warn: console.error, error: console.error },
  });
  try {
    const settings = inFolder(elsewhere, { DATABASE_URL: server.url });
    expect((await runTool('tools/restore.ts', settings, file)).code).toBe(0);
    expect(await stateOf(elsewhere, server.url)).toEqual(state);
    await requireServing(await start(elsewhere, { DATABASE_URL: server.url }), people[1] ?? '');
    for (const process of running.keys()) process.child.kill('SIGTERM');
    for (const process of running.keys()) await process.ended;
    running.clear();
  } finally {
    await server.stop();
  }

  const apart = join(root, 'apart');
  const withoutSecrets = await runTool('tools/restore.ts', inFolder(apart), free);
  expect([withoutSecrets.code, withoutSecrets.said]).toEqual([
    3,
    expect.stringMatching(/session-secret is not the one.*[\s\S]*ledger-key is not the one/),
  ]);
  const { there } = await requireOneMoment(
    { writes: told.acknowledged, uploads: told.uploaded, beganAt, endedAt },
    apart,
  );
  expect(there).toBeGreaterThan(20);
}, 600_000);
