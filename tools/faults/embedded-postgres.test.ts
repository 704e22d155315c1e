import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../src/platform/postgres/db.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import {
  databaseProcesses,
  killTree,
  launch,
  postmasterPid,
  script,
  type ServerProcess,
} from './server-process.ts';

// How long something takes is the fastest of several: the machine does other things too.
const KILLS = 3;
const ATTEMPTS = 3;
const WRITER = 'tools/faults/ledger-writer.ts';
const root = mkdtempSync(join(tmpdir(), 'kilele faults é '));
const silent = { info() {}, warn() {}, error() {} };
const isRoot = process.getuid?.() === 0;
const running = new Map<ServerProcess, string>();
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data '));
});
afterEach(async () => {
  for (const [server, folder] of running) await killTree(server, folder);
  running.clear();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function startWriter(folder = dataDir): Promise<ServerProcess> {
  const server = launch(script(WRITER, folder));
  running.set(server, folder);
  await server.line(/^ready/);
  return server;
}

const acknowledged = (server: ServerProcess): string[] => server.lines.filter((line) => /^\d+$/.test(line));

/** The acknowledged ids that the database on `dataDir` does not have. */
async function lost(ids: string[]): Promise<string[]> {
  const database = await startEmbeddedPostgres({ dataDir, log: silent });
  const pool = createPool({ connectionString: database.url, maxConnections: 1 });
  try {
    const { rows } = await pool.query<{ id: string }>('select id::text from ledger');
    const kept = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !kept.has(id));
  } finally {
    await pool.end();
    await database.stop();
  }
}

describe('a kill', () => {
  it(`of server and database loses nothing acknowledged, ${KILLS} times in a row`, async () => {
    const ids: string[] = [];
    const startsMs: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const startedAt = performance.now();
      const server = await startWriter();
      startsMs.push(performance.now() - startedAt);
      await expect.poll(() => acknowledged(server).length).toBeGreaterThan(100);
      await killTree(server, dataDir);
      ids.push(...acknowledged(server));
    }
    expect(Math.min(...startsMs)).toBeLessThan(3000);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await lost(ids)).toEqual([]);
  });

  it('of the server alone leaves a database that the next start replaces', async () => {
    const server = await startWriter();
    await server.line(/^\d+$/);
    server.child.kill('SIGKILL');
    await server.ended;
    const orphans = databaseProcesses(dataDir);
    expect(orphans.length).toBeGreaterThan(0);
    expect(await lost(acknowledged(server))).toEqual([]);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  it('of the database alone brings it back while the server lives', async () => {
    const server = await startWriter();
    await server.line(/^\d+$/);
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await server.line(/^rose$/);
    await server.line(/^\d+$/, server.lines.indexOf('rose'));
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
    expect(await lost(acknowledged(server))).toEqual([]);
  });

  it('whose process ids went to other programs does not block the next start', async () => {
    await killTree(await startWriter(), dataDir);
    const notes = join(dataDir, 'postgres', 'postmaster.pid');
    expect(existsSync(notes)).toBe(true);
    writeFileSync(notes, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n.\n\n\nready\n`);
    writeFileSync(join(dataDir, 'server.pid'), String(process.pid));
    await startWriter();
  });

  it('in the middle of making the cluster leaves nothing that looks like one', async () => {
    mkdirSync(join(dataDir, 'postgres.new'));
    writeFileSync(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    await startWriter();
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });
});

describe('a data folder', () => {
  it('in use is refused within two seconds, naming process and folder, and its server goes on', async () => {
    const first = await startWriter();
    const refusalsMs: number[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const startedAt = performance.now();
      const second = launch(script(WRITER, dataDir));
      expect(await second.ended).toBe(1);
      refusalsMs.push(performance.now() - startedAt);
      expect(second.complaints()).toContain(`process ${first.child.pid}`);
      expect(second.complaints()).toContain(dataDir);
    }
    expect(Math.min(...refusalsMs)).toBeLessThan(2000);
    await first.line(/^\d+$/, first.lines.length);
  });

  it('may have a path too long for a socket', async () => {
    const long = join(dataDir, 'é'.repeat(60), 'x'.repeat(60));
    mkdirSync(long, { recursive: true });
    const database = await startEmbeddedPostgres({ dataDir: long, log: silent });
    const pool = createPool({ connectionString: database.url, maxConnections: 1 });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(statSync(database.connection.host).mode & 0o077).toBe(0);
    await pool.end();
    await database.stop();
    expect(existsSync(database.connection.host)).toBe(false);
  });

  it.runIf(isRoot)('may lie in a home that only root may enter', async () => {
    const home = join(dataDir, 'home');
    mkdirSync(home, { mode: 0o700 });
    chmodSync(home, 0o700);
    const server = await startWriter(join(home, 'data'));
    expect(statSync(join(home, 'data', 'postgres')).uid).not.toBe(0);
    await server.line(/^\d+$/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('of another PostgreSQL is refused with what to do', async () => {
    mkdirSync(join(dataDir, 'postgres'));
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    const server = launch(script(WRITER, dataDir));
    expect(await server.ended).toBe(1);
    expect(server.complaints()).toMatch(
      /made by PostgreSQL 17, and this version brings 18\. Run `npm run upgrade:postgres`/,
    );
  });

  it('that cannot be written is one clear line', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const server = launch(script(WRITER, join(file, 'data')));
    expect(await server.ended).toBe(1);
    expect(server.complaints().trim().split('\n')).toHaveLength(1);
  });
});

it('ends its database on SIGTERM and keeps what was acknowledged', async () => {
  const server = await startWriter();
  await expect.poll(() => acknowledged(server).length).toBeGreaterThan(50);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(databaseProcesses(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  expect(await lost(acknowledged(server))).toEqual([]);
});
