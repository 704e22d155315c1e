import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seedDemo } from '#app/server/demo.ts';
import { MIGRATIONS } from '#app/server/start.ts';
import { createPool } from '#platform/postgres/db.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { StartRefused } from '#platform/start-refused.ts';
import { createFiles } from '#platform/storage/files.ts';
import { testApp } from '#test/app.ts';
import { databaseNamed } from '#test/database.ts';
import { readArchive, writeArchive } from './archive.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';
import { listTables, measureTable, readSequences, speakPlainly } from './tables.ts';

const app = testApp({ DEMO: '1' });
const folder = mkdtempSync(join(tmpdir(), 'kilele-backup-'));
const source = join(folder, 'full.tar.gz');
const made: string[] = [];
let before: Awaited<ReturnType<typeof stateOf>>;
const secrets = { 'session-secret': 's'.repeat(40), 'ledger-key': 'l'.repeat(43) };
const admin = () =>
  createPool({ connectionString: inject('databaseUrl'), maxConnections: 1, statementTimeoutMs: 60_000 });

async function newDatabase(): Promise<string> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  const pool = admin();
  await pool.query(`create database ${name}`);
  await pool.end();
  made.push(name);
  return databaseNamed(inject('databaseUrl'), name);
}

async function withClient<T>(connectionString: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString });
  await client.connect();
  await speakPlainly(client);
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

const stateOf = (connectionString: string) =>
  withClient(connectionString, async (client) => {
    const tables = [];
    for (const table of await listTables(client)) tables.push(await measureTable(client, table));
    return { tables, sequences: await readSequences(client) };
  });

const backUp = (target: string, options: { withSecrets?: boolean } = {}) =>
  writeBackup({
    connectionString: app.databaseUrl,
    files: app.services.files,
    secrets,
    target,
    now: new Date('2026-11-22T03:00:00Z'),
    ...options,
  });
const restoreInto = (connectionString: string, from = source, files = 'files') =>
  restoreBackup({
    source: from,
    connectionString,
    files: createFiles(undefined, join(folder, files)),
    migrations: MIGRATIONS,
  });

beforeAll(async () => {
  await seedDemo(app.services);
  const { services } = app;
  await services.files.put('papers/a.pdf', Buffer.from('paper'), 'application/pdf');
  await services.db
    .insertInto('storedFiles')
    .values([
      { key: 'papers/a.pdf', ownerId: null, contentType: 'application/pdf', sizeBytes: 5 },
      { key: 'papers/lost.pdf', ownerId: null, contentType: 'application/pdf', sizeBytes: 5 },
    ])
    .execute();
  await withClient(app.databaseUrl, async (client) => {
    await client.query(getConstructionPlans('pgboss'));
    await client.query(`select pgboss.create_queue('letters', '{"policy":"short"}')`);
  });
}, 60_000);

afterAll(async () => {
  const pool = admin();
  for (const name of made) await pool.query(`drop database if exists ${name} with (force)`);
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('comes back row for row, with its sequences, its files and the work that waits', async () => {
    const summary = await backUp(source);
    expect(summary.missing).toEqual(['papers/lost.pdf']);
    expect(statSync(source).mode & 0o777).toBe(0o600);
    const target = await newDatabase();
    const restored = await restoreInto(target);
    expect(restored).toMatchObject({
      tables: summary.tables,
      rows: summary.rows,
      files: summary.files,
      isQueueLeftOut: false,
    });
    before = await stateOf(app.databaseUrl);
    expect(await stateOf(target)).toEqual(before);
    expect(before.tables.find(({ name }) => name === 'startups')?.rows).not.toBe('0');
    expect(before.tables.find(({ name }) => name === 'queue')?.rows).toBe('1');
    expect(readFileSync(join(folder, 'files/papers/a.pdf'), 'utf8')).toBe('paper');
  }, 60_000);

  it('leaves references and triggers as the migrations made them', async () => {
    const target = made.at(-1) ?? '';
    const rulesOf = (connectionString: string) =>
      withClient(connectionString, async (client) => {
        const { rows } = await client.query<{ rule: string }>(
          `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule
           from pg_constraint where connamespace = 'public'::regnamespace
           union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
           order by 1`,
        );
        return rows.map(({ rule }) => rule);
      });
    const rules = await rulesOf(databaseNamed(inject('databaseUrl'), target));
    expect(rules.length).toBeGreaterThan(300);
    expect(rules).toEqual(await rulesOf(app.databaseUrl));
  });

  it('is of one moment while others write: what one transaction wrote is there whole or not at all', async () => {
    const stop = new AbortController();
    const started = new EventEmitter();
    const writer = (async () => {
      for (let n = 0; !stop.signal.aborted; n += 1) {
        await app.services.db.transaction().execute(async (trx) => {
          await trx
            .insertInto('searchWords')
            .values({ word: `moment ${n}` })
            .execute();
          await trx
            .insertInto('storedFiles')
            .values({ key: `moment/${n}`, ownerId: null, contentType: 'text/plain', sizeBytes: 1 })
            .execute();
        });
        started.emit('written');
      }
    })();
    await once(started, 'written');
    const target = join(folder, 'moving.tar.gz');
    await backUp(target).finally(() => stop.abort());
    await writer;
    const database = await newDatabase();
    await restoreInto(database, target, 'moving');
    const [words, files] = await withClient(database, async (client) => {
      const count = async (statement: string) => (await client.query<{ n: string }>(statement)).rows[0]?.n;
      return [
        await count(`select count(*) as n from search_words where word like 'moment %'`),
        await count(`select count(*) as n from stored_files where key like 'moment/%'`),
      ];
    });
    expect(Number(words)).toBeGreaterThan(0);
    expect(files).toBe(words);
  }, 60_000);

  it('holds no secret unless asked, and tells the one it was made beside', async () => {
    const secretive = join(folder, 'secrets.tar.gz');
    await backUp(secretive, { withSecrets: true });
    const found = new Map<string, string>();
    await restoreBackup({
      source: secretive,
      connectionString: await newDatabase(),
      files: createFiles(undefined, join(folder, 'secret files')),
      migrations: MIGRATIONS,
      onSecret: (name, secret) => found.set(name, secret),
    });
    expect(Object.fromEntries(found)).toEqual(secrets);
    const texts: string[] = [];
    for await (const { bytes } of readArchive(source)) texts.push(Buffer.from(bytes).toString('latin1'));
    for (const secret of Object.values(secrets))
      expect(texts.some((text) => text.includes(secret))).toBe(false);
  }, 60_000);

  it('is made of an older database, too, before its migrations give it what this version reads', async () => {
    await withClient(app.databaseUrl, async (client) => {
      await client.query('alter table stored_files rename content_key to later_key');
      try {
        const { rows, missing } = await backUp(join(folder, 'older.tar.gz'));
        expect([rows > 0, missing.includes('papers/lost.pdf')]).toEqual([true, true]);
      } finally {
        await client.query('alter table stored_files rename later_key to content_key');
      }
    });
  });

  it('that could not be written leaves no file', async () => {
    const target = join(folder, 'broken.tar.gz');
    const failing = { ...app.services.files, get: () => Promise.reject(new Error('the store is down')) };
    const backup = { connectionString: app.databaseUrl, files: failing, secrets, target, now: new Date() };
    await expect(writeBackup(backup)).rejects.toThrow('the store is down');
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false]);
  });
});

describe('a restore', () => {
  it('refuses a database that holds something', async () => {
    await expect(restoreInto(app.databaseUrl)).rejects.toThrow(
      /The database is not empty: it has \d+ tables/,
    );
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5000)],
    ['no archive', () => Buffer.from('hello')],
    [
      'one byte of it changed',
      (bytes: Buffer) => {
        const changed = Buffer.from(bytes);
        const middle = Math.floor(bytes.length / 2);
        changed.writeUInt8((changed.readUInt8(middle) + 1) % 256, middle);
        return changed;
      },
    ],
  ])(
    'refuses a file %s, keeps nothing of it, and takes the whole one after',
    async (kind, spoil) => {
      const spoilt = join(folder, `${kind}.tar.gz`);
      writeFileSync(spoilt, spoil(readFileSync(source)));
      const target = await newDatabase();
      await expect(restoreInto(target, spoilt, kind)).rejects.toThrow(StartRefused);
      expect(existsSync(join(folder, kind, 'papers/a.pdf'))).toBe(false);
      await restoreInto(target, source, kind);
      expect(await stateOf(target)).toEqual(before);
    },
    60_000,
  );

  it('refuses a whole archive whose rows differ from what was measured, and the product does not start on the rest', async () => {
    const forged = join(folder, 'forged.tar.gz');
    async function* pieces() {
      for await (const piece of readArchive(source)) {
        const isRates = piece.name.startsWith('tables/public.stored_files/');
        yield isRates
          ? { ...piece, bytes: Buffer.from(Buffer.from(piece.bytes).toString().replace('a.pdf', 'b.pdf')) }
          : piece;
      }
    }
    await writeArchive(forged, pieces());
    const target = await newDatabase();
    await expect(restoreInto(target, forged, 'forged')).rejects.toThrow(
      /Table stored_files came back with .* not the same ones/,
    );
    const pool = createPool({ connectionString: target, maxConnections: 1 });
    await expect(migrate(pool, MIGRATIONS)).rejects.toThrow('A restore into this database was cut short.');
    await pool.end();
  }, 60_000);

  it('refuses a backup of a newer version', async () => {
    const newer = join(folder, 'newer.tar.gz');
    async function* pieces() {
      for await (const piece of readArchive(source)) {
        if (piece.name !== 'tables.json') yield piece;
        else {
          const described = JSON.parse(Buffer.from(piece.bytes).toString()) as { migrations: object[] };
          described.migrations.push({ name: '9999_from_the_future', sha256: '0' });
          yield { ...piece, bytes: Buffer.from(JSON.stringify(described)) };
        }
      }
    }
    await writeArchive(newer, pieces());
    await expect(restoreInto(await newDatabase(), newer, 'newer')).rejects.toThrow(
      /newer Kilele.*9999_from_the_future/,
    );
  }, 60_000);
});
