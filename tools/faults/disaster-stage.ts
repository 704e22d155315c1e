import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, DatabaseError } from 'pg';
import { listFiles } from '../../src/platform/postgres/backup/backup.ts';
import { listTables, measureTable, speakPlainly } from '../../src/platform/postgres/backup/tables.ts';
import { createClient } from '../../src/platform/postgres/connect.ts';
import { openForTool } from '../../src/platform/postgres/database.ts';
import type { Upload, Write } from './load.ts';
import { ask } from './people.ts';
import { launch, type ServerProcess } from './server-process.ts';

/** Where a version of the product lies; without one it is this. */
export type Version = { readonly repository?: string; readonly env?: Record<string, string> };

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const HELD_TRIES = 400;
const BUSY = new Set(['40P01', '55P03']);

function launchTool(tool: string, args: readonly string[], { repository = HERE, env = {} }: Version) {
  const settings = {
    PORT: '0',
    BASE_URL: 'http://localhost:3000',
    DEMO: '1',
    LOG_LEVEL: 'error',
    LAG_LIMIT_MS: '0',
    NODE_ENV: 'test',
  };
  return launch([process.execPath, join(repository, tool), ...args], {
    env: { ...settings, ...env },
    cwd: repository,
  });
}

export async function startProduct(version: Version): Promise<{ server: ServerProcess; url: string }> {
  const server = launchTool('tools/start.ts', ['--no-build'], version);
  return { server, url: (await server.line(/Kilele is at/)).trim().split(/\s+/).at(-1) ?? '' };
}

export const startBackup = (version: Version, ...args: string[]): ServerProcess =>
  launchTool('tools/backup.ts', args, version);

export async function runTool(tool: string, version: Version, ...args: string[]) {
  const done = launchTool(tool, args, version);
  const code = await done.ended;
  return { code, said: [...done.lines, done.complaints()].join('\n') };
}

/** What a database and its folder of files hold: rows and sum of each table, references, triggers, and the hash of each file. */
export type State = Awaited<ReturnType<typeof stateBy>>;

async function stateBy(client: Client, dataDir: string) {
  await speakPlainly(client);
  const tables = [];
  for (const table of await listTables(client)) tables.push(await measureTable(client, table));
  const { rows: rules } = await client.query<{ rule: string }>(
    `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
     from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     order by 1`,
  );
  const files: Record<string, string> = {};
  for (const { key } of await listFiles(client)) {
    const path = join(dataDir, 'files', key);
    files[key] = existsSync(path)
      ? createHash('sha256').update(readFileSync(path)).digest('hex')
      : 'is not there';
  }
  return { tables, rules: rules.map(({ rule }) => rule), files };
}

async function connected<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = createClient({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** That of a data folder, or of an outside database with the files of a folder. */
export async function stateOf(dataDir: string, databaseUrl?: string): Promise<State> {
  const database = await openForTool({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    return await connected(database.url, (client) => stateBy(client, dataDir));
  } finally {
    await database.stop();
  }
}

/** Until the backup reads rows: its moment has come. */
async function itsMoment(url: string, backup: ServerProcess): Promise<void> {
  let isOver = false;
  void backup.ended.then(() => (isOver = true));
  for (;;) {
    const [found] = await ask(
      url,
      `select from pg_stat_activity where application_name = 'kilele backup' and query ~* '^(select count|copy)'`,
    );
    if (found) return;
    assert(!isOver, `the backup ended first: ${backup.complaints()}`);
    await sleep(5);
  }
}

/**
 * What a running database and its files hold at the moment of a backup, seen by somebody else than the backup: for as long as it
 * takes to look, and for the backup to come to its snapshot, whoever writes has to wait in the midst of it.
 */
export async function stateAtBackup(dataDir: string, begin: () => ServerProcess) {
  const { url } = await openForTool({ dataDir });
  return connected(url, async (client) => {
    const all = (await listTables(client)).map(({ schema, name }) => `"${schema}"."${name}"`).join(', ');
    // Of two that wait for each other this gives way, not the product.
    await client.query(`set deadlock_timeout = '20ms'`);
    for (let tries = 1; ; tries += 1) {
      await client.query('begin');
      try {
        await client.query(`lock table ${all} in share mode`);
        break;
      } catch (error) {
        await client.query('rollback');
        if (tries === HELD_TRIES || !BUSY.has((error as DatabaseError).code ?? '')) throw error;
        await sleep(20);
      }
    }
    const state = await stateBy(client, dataDir);
    const backup = begin();
    await itsMoment(url, backup);
    await client.query('rollback');
    return { state, backup, releasedAt: performance.now() };
  });
}

/** What people were told, and between which moments the backup was made. */
export type Told = {
  readonly writes: readonly Write[];
  readonly uploads: readonly Upload[];
  readonly beganAt: number;
  readonly endedAt: number;
};

/**
 * That a restored database is one moment of what people did: all that was done before the backup began, nothing that was begun
 * after it ended, nothing without what was done before it; each once, and with its file.
 */
export async function requireOneMoment(
  told: Told,
  dataDir: string,
): Promise<{ there: number; left: number }> {
  const database = await openForTool({ dataDir });
  try {
    const rows = await ask<{ name: string; sha256: string; key: string | null }>(
      database.url,
      `select name, '' as sha256, null as key from startups
       union all select v.file_name, v.sha256, coalesce(f.content_key, f.key)
       from document_versions v join stored_files f on f.key = v.file_key`,
    );
    const all = [...told.writes, ...told.uploads];
    const found = new Map(rows.map((row) => [row.name, row]));
    const [there, left] = [
      all.filter(({ name }) => found.has(name)),
      all.filter(({ name }) => !found.has(name)),
    ];
    const names = (writes: readonly Write[]) => writes.map(({ name }) => name);
    const isDouble = (name: string) => rows.filter((row) => row.name === name).length > 1;
    assert.deepEqual(names(all).filter(isDouble), [], 'doubled');
    assert.deepEqual(names(left.filter(({ doneAt }) => doneAt < told.beganAt)), [], 'lost');
    assert.deepEqual(names(there.filter(({ beganAt }) => beganAt > told.endedAt)), [], 'from later');
    const lastBegan = Math.max(...there.map(({ beganAt }) => beganAt));
    assert.deepEqual(names(left.filter(({ doneAt }) => doneAt < lastBegan)), [], 'left out in the midst');
    for (const { name, text } of told.uploads) {
      const row = found.get(name);
      if (!row) continue;
      assert.equal(readFileSync(join(dataDir, 'files', row.key ?? ''), 'utf8'), text);
    }
    return { there: there.length, left: left.length };
  } finally {
    await database.stop();
  }
}
