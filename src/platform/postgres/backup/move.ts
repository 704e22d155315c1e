import type { Client } from 'pg';
import { createClient } from '../connect.ts';
import { MOVE_MARK as MARK } from '../migrate.ts';
import { StartRefused } from '../../start-refused.ts';
import { describeTables } from './backup.ts';
import { makeTables } from './make-tables.ts';
import type { BackupTables } from './manifest.ts';
import {
  copyIn,
  copyOut,
  emptyTables,
  isEqual,
  listTables,
  loosen,
  measureTable,
  setSequences,
  speakPlainly,
  type TableMeasure,
} from './tables.ts';

type Move = {
  /** Where nobody writes meanwhile. */
  readonly from: string;
  /** An empty database, or one that an earlier move was cut short in. */
  readonly to: string;
  readonly migrations: string;
  /** Told of each table once it is whole at its new place. */
  readonly onTable: (table: TableMeasure, how: 'copied' | 'there already') => void;
};

export type MoveSummary = {
  readonly tables: number;
  readonly rows: number;
  readonly isQueueLeftOut: boolean;
};

// Any fixed number: moves into one database wait for each other by it.
const LOCK_KEY = 4_711_202_612;

async function connectTo(connectionString: string): Promise<Client> {
  const client = createClient({ connectionString, application_name: 'kilele move' });
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefused(`The database to move does not answer: ${(error as Error).message}`, {
      cause: error,
    });
  }
  await speakPlainly(client);
  return client;
}

async function within(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function isThere(client: Client, table: TableMeasure): Promise<boolean> {
  return isEqual(await measureTable(client, table), table);
}

/** Whether a move was ended whole: nothing of it is left to do, and nobody has worked there since. */
async function isMoved(client: Client, described: BackupTables): Promise<boolean> {
  const there = new Set((await listTables(client)).map(({ schema, name }) => `${schema}.${name}`));
  for (const table of described.tables) {
    if (!there.has(`${table.schema}.${table.name}`) || !(await isThere(client, table))) return false;
  }
  return true;
}

/** Statements that bring triggers and references back, noted by the database itself in the transaction that takes them away. */
async function loosenOnce(client: Client): Promise<void> {
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${MARK}`);
  if (rows[0]?.n !== '0') return;
  await within(client, async () => {
    const tables = (await listTables(client)).filter(({ name }) => name !== MARK);
    const statements = await loosen(client, tables);
    await client.query(`insert into ${MARK} (statement) select unnest($1::text[])`, [statements]);
  });
}

async function isLoosened(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select exists (select from ${MARK}) as is`);
  return rows[0]?.is ?? false;
}

async function migrationsOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map(({ name }) => name).join();
}

/** Brings a table over, whole or not at all. */
async function copyTable(source: Client, target: Client, table: TableMeasure): Promise<void> {
  await within(target, async () => {
    await emptyTables(target, [table]);
    await copyIn(target, table, copyOut(source, table));
    if (!(await isThere(target, table)))
      throw new StartRefused(`Table ${table.name} did not arrive as it is. Run \`npm run move\` again.`);
  });
}

/**
 * Copies a database into another, table by table, each in a transaction of its own and compared with what was read. What is
 * there and equal is not copied again, so that a move that was cut short goes on where it was; until it is whole the product
 * does not start there. Throws {@link StartRefused} with what is wrong.
 */
export async function moveDatabase({ from, to, migrations, onTable }: Move): Promise<MoveSummary> {
  const source = await connectTo(from);
  const target = await connectTo(to).catch(async (error: unknown) => {
    await source.end();
    throw error;
  });
  try {
    // One that was cut short may have left a statement that still runs.
    await target.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await source.query('begin transaction isolation level repeatable read read only');
    const described = await describeTables(source);
    const rowsOf = (tables: readonly TableMeasure[]) =>
      tables.reduce((sum, { rows }) => sum + Number(rows), 0);
    const before = await listTables(target);
    if (before.length > 0 && !before.some(({ name }) => name === MARK)) {
      if (!(await isMoved(target, described)))
        throw new StartRefused(
          `The database to move to is not empty: it has ${before.length} tables. Name an empty one.`,
        );
      const { tables } = described;
      for (const table of tables) onTable(table, 'there already');
      return { tables: tables.length, rows: rowsOf(tables), isQueueLeftOut: false };
    }
    await target.query(
      `create table if not exists ${MARK} (position int generated always as identity, statement text not null)`,
    );
    const names = described.migrations.map(({ name }) => name).join();
    if ((await isLoosened(target)) && (await migrationsOf(target)) !== names)
      throw new StartRefused(
        'This move was begun by another version of Kilele. Go on with that one, or empty the database to move to.',
      );
    const isQueueFitting = await makeTables(target, { connectionString: to, migrations, described });
    await loosenOnce(target);
    const tables = described.tables.filter(({ schema }) => schema !== 'pgboss' || isQueueFitting);
    for (const table of tables) {
      const isWhole = await isThere(target, table);
      if (!isWhole) await copyTable(source, target, table);
      onTable(table, isWhole ? 'there already' : 'copied');
    }
    await within(target, async () => {
      await setSequences(
        target,
        described.sequences.filter(({ name }) => isQueueFitting || !name.startsWith('pgboss.')),
      );
      const { rows } = await target.query<{ statement: string }>(
        `select statement from ${MARK} order by position`,
      );
      for (const { statement } of rows) await target.query(statement);
      await target.query(`drop table ${MARK}`);
    });
    await target.query('analyze');
    return { tables: tables.length, rows: rowsOf(tables), isQueueLeftOut: !isQueueFitting };
  } finally {
    await source.end();
    await target.end();
  }
}
