import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, DatabaseError, Pool } from 'pg';
import { StartRefused } from '../start-refused.ts';
import { createClient } from './connect.ts';

type Applied = { name: string; sha256: string };
type Migration = Applied & { sql: string };

/** A table that is there while a restore fills the database, and after one that was cut short. */
export const RESTORE_MARK = 'restore_under_way';
/** The same for a move. */
export const MOVE_MARK = 'move_under_way';

// Any fixed number: processes that migrate one database at once wait for each other by it.
const LOCK_KEY = 4_711_202_611;

const LEDGER = `create table if not exists schema_migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Brings the database to the newest `NNNN_title.sql` of `folder`; each file is one transaction together with
 * its row in the ledger, so a failing or killed one leaves the state before it. One that came later than others with
 * higher numbers, from work that went on beside theirs, is applied all the same.
 * Throws {@link StartRefused}, having touched nothing, when the database knows a migration this code does not,
 * or when a file changed after it was applied.
 * With `exactly` it brings a database to the migrations a backup had, and with `before` it says what is to come.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  options: {
    readonly exactly?: readonly Applied[];
    /** Called before a database that is in use is changed; a failure leaves it as it was. */
    readonly before?: (missing: string[]) => Promise<void>;
  } = {},
): Promise<{ applied: string[] }> {
  const { exactly } = options;
  const files = readMigrations(folder);
  // Not from the pool: its time limits are for requests, and a migration may take longer.
  const { password, connectionString = '' } = pool.options;
  const client = createClient({
    ...pool.options,
    connectionString,
    password,
    statement_timeout: 0,
    query_timeout: 0,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    if (!exactly) await refuseHalfRestored(client);
    await client.query(LEDGER);
    const ledger = await client.query<Applied>('select name, sha256 from schema_migrations order by name');
    if (exactly) findMissing(files, exactly);
    const wanted = exactly ? files.filter(({ name }) => exactly.some((one) => one.name === name)) : files;
    const missing = findMissing(wanted, ledger.rows);
    if (missing.length > 0 && ledger.rows.length > 0) await options.before?.(missing.map(({ name }) => name));
    for (const file of missing) await apply(client, file);
    return { applied: missing.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

async function refuseHalfRestored(client: Client): Promise<void> {
  const { rows } = await client.query<{ restore: boolean; move: boolean }>(
    'select to_regclass($1) is not null as restore, to_regclass($2) is not null as move',
    [RESTORE_MARK, MOVE_MARK],
  );
  if (rows[0]?.restore)
    throw new StartRefused('A restore into this database was cut short. Run `npm run restore` again.');
  if (rows[0]?.move)
    throw new StartRefused('A move into this database was cut short. Run `npm run move` again.');
}

function findMissing(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  for (const { name, sha256 } of applied) {
    const file = known.get(name);
    if (!file) {
      throw new StartRefused(
        `The database was made by a newer Kilele: it has migration ${name}, which this one does not know. ` +
          'Update the program; nothing was changed.',
      );
    }
    if (file.sha256 !== sha256) {
      throw new StartRefused(
        `Migration ${name} was changed after it was applied. Restore the file and put the change in a new one.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return files.filter(({ name }) => !done.has(name));
}

async function apply(client: Client, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const { message, position } = error as DatabaseError;
    const line = position ? ` line ${sql.slice(0, Number(position)).split('\n').length}` : '';
    throw new StartRefused(`Migration ${name}${line} failed and was undone: ${message}`, { cause: error });
  }
}

function readMigrations(folder: string): Migration[] {
  return migrationNames(folder).map((name) => {
    const sql = readFileSync(join(folder, `${name}.sql`), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
    if (/^\s*(begin|commit|rollback)(\s+(work|transaction))?\s*;/im.test(sql)) {
      throw new StartRefused(`Migration ${name} has its own transaction; each file already runs in one.`);
    }
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}

function migrationNames(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted();
  names.forEach((name, index) => {
    if (!/^\d{4}_[a-z0-9_]+$/.test(name))
      throw new StartRefused(`Migration ${name}.sql must be named NNNN_title.sql.`);
    if (names[index + 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new StartRefused(`Two migrations have the number ${name.slice(0, 4)}.`);
    }
  });
  return names;
}
