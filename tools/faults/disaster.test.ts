import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openForTool } from '../../src/platform/postgres/database.ts';
import { listTables, measureTable, speakPlainly } from '../../src/platform/postgres/backup/tables.ts';
import { killTree, launch, script, type ServerProcess } from './server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele disaster '));
const running = new Map<ServerProcess, string>();
afterEach(async () => {
  for (const [server, folder] of running) await killTree(server, folder);
  running.clear();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const settings = (dataDir: string) => ({
  DATA_DIR: dataDir,
  PORT: '0',
  BASE_URL: 'http://localhost:3000',
  DEMO: '1',
  LOG_LEVEL: 'error',
  LAG_LIMIT_MS: '0',
  NODE_ENV: 'test',
});

async function startProduct(dataDir: string): Promise<string> {
  const server = launch(script('tools/start.ts', '--no-build'), { env: settings(dataDir) });
  running.set(server, dataDir);
  return (await server.line(/Kilele is at/)).trim().split(/\s+/).at(-1) ?? '';
}

async function run(tool: string, dataDir: string, ...args: string[]) {
  const done = launch(script(tool, ...args), { env: settings(dataDir) });
  const code = await done.ended;
  return { code, said: [...done.lines, done.complaints()].join('\n') };
}

/** Every table of a data folder with rows and sum. */
async function stateOf(dataDir: string) {
  const database = await openForTool({ dataDir });
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await speakPlainly(client);
    const tables = [];
    for (const table of await listTables(client)) tables.push(await measureTable(client, table));
    return tables;
  } finally {
    await client.end();
    await database.stop();
  }
}

const filesIn = (dataDir: string) =>
  Object.fromEntries(
    readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(join(dataDir, 'files').length), readFileSync(path, 'latin1')]),
  );

it('a lost machine comes back from one file: every row, every stored file, and the product starts on it', async () => {
  const lost = join(root, 'lost');
  const file = join(root, 'kilele.tar.gz');
  const lostAt = await startProduct(lost);
  expect((await fetch(`${lostAt}/api/startups`)).status).toBe(200);
  const whileRunning = await run('tools/backup.ts', lost, join(root, 'running.tar.gz'));
  expect([whileRunning.code, whileRunning.said]).toEqual([
    0,
    expect.stringMatching(/\d+ rows of \d+ tables/),
  ]);
  for (const [server, folder] of running) await killTree(server, folder);
  running.clear();

  const stopped = await run('tools/backup.ts', lost, file, '--with-secrets');
  expect(stopped.code).toBe(0);
  const [before, files] = [await stateOf(lost), filesIn(lost)];
  const again = await run('tools/backup.ts', lost, file);
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('never replaces one')]);
  rmSync(lost, { recursive: true });

  const found = join(root, 'found');
  const restored = await run('tools/restore.ts', found, file);
  expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('Restored and compared')]);
  expect(await stateOf(found)).toEqual(before);
  const stored = filesIn(found);
  for (const key of Object.keys(stored)) expect(stored[key]).toBe(files[key]);
  expect(Object.keys(stored).length).toBeGreaterThan(0);
  expect(existsSync(join(found, 'ledger-key'))).toBe(true);

  const foundAt = await startProduct(found);
  const listed: unknown = await (await fetch(`${foundAt}/api/startups`)).json();
  expect(listed).toHaveLength(20);
  const twice = await run('tools/restore.ts', found, file);
  expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('Another Kilele server')]);
}, 180_000);

it('a restore without the secrets says which to bring', async () => {
  const dataDir = join(root, 'without');
  const restored = await run('tools/restore.ts', dataDir, join(root, 'running.tar.gz'));
  expect([restored.code, restored.said]).toEqual([
    3,
    expect.stringMatching(/session-secret is not the one.*[\s\S]*ledger-key is not the one/),
  ]);
});
