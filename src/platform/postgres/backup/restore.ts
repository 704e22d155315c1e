import type { Client, DatabaseError } from 'pg';
import { createClient } from '../connect.ts';
import { MOVE_MARK, RESTORE_MARK as MARK } from '../migrate.ts';
import { StartRefused } from '../../start-refused.ts';
import type { Files } from '../../storage/files.ts';
import { type Piece, readArchive } from './archive.ts';
import { makeTables } from './make-tables.ts';
import { BackupHead, BackupTables, FILES, HEAD, ROWS, SECRETS, TABLES } from './manifest.ts';
import {
  copyIn,
  emptyTables,
  listTables,
  loosen,
  requireEqual,
  setSequences,
  speakPlainly,
  type Table,
} from './tables.ts';

export type Restore = {
  readonly source: string;
  readonly connectionString: string;
  readonly files: Files;
  readonly migrations: string;
  /** Called with what the backup says of itself, before anything is written. */
  readonly onHead?: (head: BackupHead) => void;
  /** Called for each secret that is in the backup. */
  readonly onSecret?: (name: string, secret: string) => void;
};

export type RestoreSummary = {
  readonly head: BackupHead;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** True where the waiting background work was of another version of the queue and was left out. */
  readonly isQueueLeftOut: boolean;
};

const keyOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `${schema}.${name}`;

/** Refuses a database that holds anything but what an earlier, cut short restore left. */
async function requireEmpty(client: Client): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0) return;
  if (tables.some(({ name }) => name === MOVE_MARK))
    throw new StartRefused(
      'A move into this database was cut short. Run `npm run move` again, or name an empty one.',
    );
  if (tables.some(({ name }) => name === MARK)) return;
  throw new StartRefused(
    `The database is not empty: it has ${tables.length} tables. Restore into a new one, or into an empty DATA_DIR.`,
  );
}

/** Makes the tables of a backup; answers whether those of the queue are of its version. */
async function prepareTables(restore: Restore, client: Client, described: BackupTables): Promise<boolean> {
  await client.query(`create table if not exists ${MARK} (since timestamptz not null default now())`);
  return makeTables(client, { ...restore, described });
}

/** The pieces of an archive one after the other, with a look at the next. */
class Reader {
  readonly #pieces: AsyncGenerator<Piece>;
  #next: Piece | null = null;

  constructor(pieces: AsyncGenerator<Piece>) {
    this.#pieces = pieces;
  }

  async peek(): Promise<Piece | null> {
    this.#next ??= (await this.#pieces.next()).value ?? null;
    return this.#next;
  }

  async take(): Promise<Piece | null> {
    const piece = await this.peek();
    this.#next = null;
    return piece;
  }

  /** The next piece if its name starts so. */
  async nextOf(prefix: string): Promise<Piece | null> {
    const piece = await this.peek();
    return piece?.name.startsWith(prefix) ? piece : null;
  }

  async *allOf(prefix: string): AsyncGenerator<Piece> {
    for (let piece = await this.nextOf(prefix); piece; piece = await this.nextOf(prefix)) {
      yield piece;
      this.#next = null;
    }
  }
}

async function* bytesOf(pieces: AsyncIterable<Piece>): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of pieces) yield bytes;
}

function readJson<T>(piece: Piece | null, name: string, schema: { parse(value: unknown): T }): T {
  if (piece?.name === name) {
    try {
      return schema.parse(JSON.parse(Buffer.from(piece.bytes).toString('utf8')));
    } catch (error) {
      throw new StartRefused('The file is no backup of Kilele that this version can read.', { cause: error });
    }
  }
  throw new StartRefused('The file is no backup of Kilele.');
}

/**
 * Brings a backup into an empty database and its store of files. Tables are made by the migrations the backup had, filled
 * in one transaction, and compared row for row with what was saved before it commits; a restore that fails leaves a
 * database that refuses to start and takes the restore again. Throws {@link StartRefused} with what is wrong.
 */
export async function restoreBackup(restore: Restore): Promise<RestoreSummary> {
  const client = createClient({
    connectionString: restore.connectionString,
    application_name: 'kilele restore',
  });
  await client.connect();
  const reader = new Reader(readArchive(restore.source));
  const written: string[] = [];

  async function takeFiles(): Promise<void> {
    for await (const { name, bytes, type } of reader.allOf(FILES)) {
      const key = name.slice(FILES.length);
      await restore.files.put(key, bytes, type ?? 'application/octet-stream');
      written.push(key);
    }
  }

  async function fill(described: BackupTables, isQueueFitting: boolean): Promise<BackupTables['tables']> {
    const wanted = new Map(described.tables.map((table) => [keyOf(table), table]));
    const loaded = [...wanted.values()].filter(({ schema }) => schema !== 'pgboss' || isQueueFitting);
    const names = new Set(loaded.map(keyOf));
    await client.query('begin');
    const tables = await listTables(client);
    const there = new Set(tables.map(keyOf));
    const lost = loaded.find((table) => !there.has(keyOf(table)));
    if (lost)
      throw new StartRefused(`This version of Kilele has no table ${lost.name}, which the backup has.`);
    const tightening = await loosen(client, tables);
    await emptyTables(client, tables);
    for (let piece = await reader.nextOf(ROWS); piece; piece = await reader.nextOf(ROWS)) {
      const prefix = piece.name.slice(0, piece.name.lastIndexOf('/') + 1);
      const table = wanted.get(prefix.slice(ROWS.length, -1));
      if (!table) throw new StartRefused(`The backup has rows of ${prefix}, which it does not describe.`);
      const rows = bytesOf(reader.allOf(prefix));
      if (names.has(keyOf(table))) await copyIn(client, table, rows);
      else for await (const _ of rows);
    }
    await setSequences(
      client,
      described.sequences.filter(({ name }) => isQueueFitting || !name.startsWith('pgboss.')),
    );
    await requireEqual(client, loaded);
    for (const statement of tightening) await client.query(statement);
    return loaded;
  }

  try {
    await speakPlainly(client);
    const head = readJson(await reader.take(), HEAD, BackupHead);
    await requireEmpty(client);
    restore.onHead?.(head);
    for await (const { name, bytes } of reader.allOf(SECRETS)) {
      restore.onSecret?.(name.slice(SECRETS.length), Buffer.from(bytes).toString('utf8'));
    }
    await takeFiles();
    const described = readJson(await reader.take(), TABLES, BackupTables);
    const isQueueFitting = await prepareTables(restore, client, described);
    const loaded = await fill(described, isQueueFitting);
    await takeFiles();
    const rest = await reader.peek();
    if (rest) throw new StartRefused(`The backup has a piece this version does not know: ${rest.name}.`);
    await client.query(`drop table ${MARK}`);
    await client.query('commit');
    await client.query('analyze');
    return {
      head,
      tables: loaded.length,
      rows: loaded.reduce((sum, { rows }) => sum + Number(rows), 0),
      files: written.length,
      isQueueLeftOut: !isQueueFitting,
    };
  } catch (error) {
    for (const key of written) await restore.files.remove(key).catch(() => {});
    const { code = '', message } = error as DatabaseError;
    // Of classes 22 and 23: rows that are none, or that refer to nothing; a tsvector that is none is 42601.
    if (/^(2[23]|42601)/.test(code))
      throw new StartRefused(`${restore.source} is damaged: ${message}`, { cause: error });
    throw error;
  } finally {
    await client.end();
  }
}
