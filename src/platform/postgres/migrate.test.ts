import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrate } from './migrate.ts';

const silent = { info() {}, warn() {}, error() {} };
const root = mkdtempSync(join(tmpdir(), 'kilele-migrate-'));
let database: EmbeddedPostgres;
let pool: Pool;
let folder: string;

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: join(root, 'data'), log: silent });
  pool = new Pool({ connectionString: database.url, statement_timeout: 500, query_timeout: 800 });
  pool.on('error', () => {});
});
afterAll(async () => {
  await pool.end();
  await database.stop();
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public');
  folder = mkdtempSync(join(root, 'migrations-'));
  write('0001_people', 'create table people (id int);\ninsert into people values (1);\n');
});

const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql);
const people = async () => (await pool.query('select id from people order by id')).rows.map(({ id }) => id);
const newestApplied = async () =>
  (await pool.query('select max(name) as name from schema_migrations')).rows[0]?.name;

describe('migrations', () => {
  it('are applied in order, once', async () => {
    write('0002_more', 'insert into people values (2)');
    expect(await migrate(pool, folder)).toEqual({ applied: ['0001_people', '0002_more'] });
    expect(await migrate(pool, folder)).toEqual({ applied: [] });
    expect(await people()).toEqual([1, 2]);
    expect(await newestApplied()).toBe('0002_more');
  });

  it('may take longer than a request may', async () => {
    write('0002_slow', 'select pg_sleep(1)');
    expect((await migrate(pool, folder)).applied).toContain('0002_slow');
  });

  it('run once when two processes start together', async () => {
    write('0002_more', 'select pg_sleep(0.2); insert into people values (2)');
    const both = await Promise.all([migrate(pool, folder), migrate(pool, folder)]);
    expect(both.flatMap(({ applied }) => applied)).toEqual(['0001_people', '0002_more']);
    expect(await people()).toEqual([1, 2]);
  });

  it('read the same with either line ending', async () => {
    await migrate(pool, folder);
    write('0001_people', 'create table people (id int);\r\ninsert into people values (1);\r\n');
    expect(await migrate(pool, folder)).toEqual({ applied: [] });
  });
});

describe('a migration that cannot be', () => {
  it('fails half-way and leaves the state before it', async () => {
    await migrate(pool, folder);
    write('0002_half', 'insert into people values (2);\ncreate table towns (id int);\nselect 1 / 0;');
    await expect(migrate(pool, folder)).rejects.toThrow(
      /^Migration 0002_half failed and was undone: division by/,
    );
    expect(await people()).toEqual([1]);
    expect(await newestApplied()).toBe('0001_people');
    expect((await pool.query(`select to_regclass('towns') as towns`)).rows).toEqual([{ towns: null }]);
    write('0002_half', 'insert into people values (2)');
    expect(await migrate(pool, folder)).toEqual({ applied: ['0002_half'] });
  });

  it('names the line of its mistake', async () => {
    write('0002_typo', 'select 1;\n\nselekt 2;');
    await expect(migrate(pool, folder)).rejects.toThrow(/^Migration 0002_typo line 3 failed/);
  });

  it('is finished by the next start when the database is killed in the middle', async () => {
    write('0002_more', 'insert into people values (2); select pg_sleep(30)');
    const failure = migrate(pool, folder).catch((error: Error) => error.message);
    await expect.poll(() => activity('pg_sleep')).toBe(1);
    const isUp = new Promise<void>((done) => void database.onUp(done));
    process.kill(database.pid() ?? 0, 'SIGKILL');
    expect(await failure).toMatch(/^Migration 0002_more failed/);
    await isUp;
    expect(await people()).toEqual([1]);
    write('0002_more', 'insert into people values (2)');
    expect(await migrate(pool, folder)).toEqual({ applied: ['0002_more'] });
  });

  it('is refused when it changed after it was applied', async () => {
    await migrate(pool, folder);
    write('0001_people', 'create table people (id bigint)');
    write('0002_more', 'insert into people values (2)');
    await expect(migrate(pool, folder)).rejects.toThrow(/^Migration 0001_people was changed after/);
    expect(await people()).toEqual([1]);
  });

  it('is refused when the database is newer than the code', async () => {
    write('0002_more', 'insert into people values (2)');
    await migrate(pool, folder);
    rmSync(join(folder, '0002_more.sql'));
    write('0003_other', 'insert into people values (3)');
    await expect(migrate(pool, folder)).rejects.toThrow(/newer Kilele: it has migration 0002_more/);
    expect(await people()).toEqual([1, 2]);
  });

  it('is applied when it came later than one with a higher number, once', async () => {
    write('0003_more', 'insert into people values (3)');
    await migrate(pool, folder);
    write('0002_late', 'insert into people values (2)');
    const before: string[][] = [];
    const told = { before: async (missing: string[]) => void before.push(missing) };
    expect(await migrate(pool, folder, told)).toEqual({ applied: ['0002_late'] });
    expect(await migrate(pool, folder, told)).toEqual({ applied: [] });
    expect([before, await people()]).toEqual([[['0002_late']], [1, 2, 3]]);
  });

  it.each([
    ['0002_begin', 'begin;\nselect 1;\ncommit;', /its own transaction/],
    ['0001_twin', 'select 1', /^Two migrations have the number 0001/],
    ['2_short', 'select 1', /must be named NNNN_title.sql/],
  ])('is refused: %s', async (name, sql, message) => {
    await migrate(pool, folder);
    write(name, sql);
    await expect(migrate(pool, folder)).rejects.toThrow(message);
    expect(await people()).toEqual([1]);
  });
});

async function activity(text: string): Promise<number> {
  const found = await pool.query(
    `select 1 from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and query like $1`,
    [`%${text}%`],
  );
  return found.rowCount ?? 0;
}
