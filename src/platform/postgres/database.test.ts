import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createClient } from './connect.ts';
import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { StartRefused } from '../start-refused.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele-database-'));
const silent = { info() {}, warn() {}, error() {} };
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('takes the database that DATABASE_URL names, and leaves it running', async () => {
  const outside = await startEmbeddedPostgres({ dataDir: join(root, 'outside'), log: silent });
  const dataDir = join(root, 'unused');
  const database = await openDatabase({ databaseUrl: outside.url, dataDir }, silent);
  expect(database.url).toBe(outside.url);
  await database.stop();
  expect(outside.isUp()).toBe(true);
  expect(existsSync(dataDir)).toBe(false);
  await outside.stop();
  expect(outside.isUp()).toBe(false);
});

it('reads what is not in memory in the process that asks, not in others', async () => {
  const database = await startEmbeddedPostgres({ dataDir: join(root, 'reading'), log: silent });
  const client = createClient({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::integer as readers from pg_stat_activity where backend_type = 'io worker'`,
  );
  await client.end();
  await database.stop();
  expect(rows).toEqual([{ readers: 0 }]);
});

it('refuses a database in another encoding, and says how to make it', async () => {
  const outside = await startEmbeddedPostgres({ dataDir: join(root, 'encoded'), log: silent });
  try {
    const client = createClient({ connectionString: outside.url });
    await client.connect();
    await client.query(`create database plain encoding 'SQL_ASCII' locale 'C' template template0`);
    await client.end();
    const databaseUrl = outside.url.replace(/\/kilele(?=$|\?)/, '/plain');
    expect(databaseUrl).not.toBe(outside.url);
    await expect(openDatabase({ databaseUrl, dataDir: root }, silent)).rejects.toThrow(
      /^The database at DATABASE_URL is in SQL_ASCII, and UTF8 is needed\./,
    );
  } finally {
    await outside.stop();
  }
});

it('says in one line, without the password, that DATABASE_URL does not answer', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const databaseUrl = `postgres://kilele:secret-word@127.0.0.1:${port}/kilele`;
  const refusal = await openDatabase({ databaseUrl, dataDir: root }, silent).catch((error: unknown) => error);
  server.close();
  expect(refusal).toBeInstanceOf(StartRefused);
  expect((refusal as Error).message).toMatch(/^The database at DATABASE_URL does not answer: .+$/);
  expect((refusal as Error).message).not.toContain('secret-word');
});
