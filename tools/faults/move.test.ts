import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  listTables,
  measureTable,
  readSequences,
  speakPlainly,
} from '../../src/platform/postgres/backup/tables.ts';
import { openForTool } from '../../src/platform/postgres/database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import { killTree, launch, script, type ServerProcess } from './server-process.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele move '));
const old = join(root, 'old');
const store = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(root, 'store'),
  configureBuckets: [{ name: 'moved', configs: [] }],
});
let outside: EmbeddedPostgres;
let storageUrl = '';
let running: ServerProcess | null = null;

const settings = {
  DATA_DIR: old,
  PORT: '0',
  BASE_URL: 'http://localhost:3000',
  DEMO: '1',
  LOG_LEVEL: 'error',
  LAG_LIMIT_MS: '0',
  NODE_ENV: 'test',
};

beforeAll(async () => {
  outside = await startEmbeddedPostgres({
    dataDir: join(root, 'new'),
    log: { info() {}, warn() {}, error() {} },
  });
  const { port } = await store.run();
  storageUrl = `http://S3RVER:S3RVER@127.0.0.1:${port}/moved`;
}, 60_000);
afterEach(async () => {
  if (running) await killTree(running, old);
  running = null;
});
afterAll(async () => {
  await store.close();
  await outside.stop();
  rmSync(root, { recursive: true, force: true });
});

async function startProduct(more: Record<string, string> = {}): Promise<string> {
  running = launch(script('tools/start.ts', '--no-build'), { env: { ...settings, ...more } });
  return (await running.line(/Kilele is at/)).trim().split(/\s+/).at(-1) ?? '';
}

const move = () =>
  launch(script('tools/move.ts'), {
    env: { ...settings, NEW_DATABASE_URL: outside.url, NEW_STORAGE_URL: storageUrl },
  });

/** All that a database holds: rows, sequences, references, triggers. */
async function stateOf(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await speakPlainly(client);
    const tables = [];
    for (const table of await listTables(client)) tables.push(await measureTable(client, table));
    const { rows: rules } = await client.query<{ rule: string }>(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
       from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
       order by 1`,
    );
    return { tables, sequences: await readSequences(client), rules };
  } finally {
    await client.end();
  }
}

async function stateOfOld() {
  const database = await openForTool({ dataDir: old });
  try {
    return await stateOf(database.url);
  } finally {
    await database.stop();
  }
}

const random = (from: number, below: number) => from + Math.floor(Math.random() * (below - from));
const wholeTables = (lines: readonly string[], how: string) =>
  lines.filter((line) => line.endsWith(` rows, ${how}`)).length;

it('a move that is killed goes on where it was, and ends equal: every row, reference and file', async () => {
  await startProduct();
  if (running) await killTree(running, old);
  running = null;
  const before = await stateOfOld();
  expect(before.tables.length).toBeGreaterThan(100);

  let done = 0;
  for (const more of [random(3, 30), random(3, 30), random(3, 30)]) {
    const cut = move();
    await vi.waitUntil(() => cut.lines.length >= done + more, { timeout: 60_000, interval: 5 });
    await killTree(cut, old);
    expect(wholeTables(cut.lines, 'there already')).toBeGreaterThanOrEqual(done);
    done = wholeTables(cut.lines, 'copied') + wholeTables(cut.lines, 'there already');
    const refused = launch(script('tools/start.ts', '--no-build'), {
      env: { ...settings, DATABASE_URL: outside.url },
    });
    expect([await refused.ended, refused.complaints()]).toEqual([
      1,
      expect.stringContaining('A move into this database was cut short'),
    ]);
  }
  const last = move();
  expect(await last.ended).toBe(0);
  expect(wholeTables(last.lines, 'there already')).toBeGreaterThanOrEqual(done);
  expect(await stateOf(outside.url)).toEqual(before);
  expect(await stateOfOld()).toEqual(before);

  const again = move();
  expect(await again.ended).toBe(0);
  expect([wholeTables(again.lines, 'copied'), again.lines.join('\n')]).toEqual([
    0,
    expect.stringMatching(/ 0 files copied, [1-9]\d* there already/),
  ]);
  const files = join(old, 'files');
  const stored = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(stored.length).toBeGreaterThan(0);
  const at = await startProduct({ DATABASE_URL: outside.url, STORAGE_URL: storageUrl });
  expect(await (await fetch(`${at}/api/startups`)).json()).toHaveLength(20);
  for (const { parentPath, name } of stored) {
    const key = join(parentPath, name).slice(files.length + 1);
    const kept = join(root, 'store', 'moved', `${key}._S3rver_object`);
    expect(readFileSync(kept).equals(readFileSync(join(parentPath, name)))).toBe(true);
  }
  const late = move();
  expect([await late.ended, late.complaints()]).toEqual([1, expect.stringContaining('is not empty')]);
}, 240_000);
