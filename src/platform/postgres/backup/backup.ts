import type { Client } from 'pg';
import { createClient } from '../connect.ts';
import { fingerprintOf } from '../secret-fingerprints.ts';
import { PRODUCT_VERSION } from '../../product-version.ts';
import type { Files } from '../../storage/files.ts';
import { writeArchive, type Piece } from './archive.ts';
import { type BackupHead, type BackupTables, FILES, HEAD, ROWS, SECRETS, TABLES } from './manifest.ts';
import { copyOut, listTables, measureTable, readSequences, speakPlainly } from './tables.ts';

export type Backup = {
  readonly connectionString: string;
  /** null for the database alone. */
  readonly files: Files | null;
  /** The secrets the product runs with, by name; with `withSecrets` they are in the backup. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly withSecrets?: boolean;
  readonly target: string;
  readonly now: Date;
};

export type BackupSummary = {
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Keys the database knows and the store does not have. */
  readonly missing: readonly string[];
};

const json = (name: string, value: unknown): Piece => ({ name, bytes: Buffer.from(JSON.stringify(value)) });

export type StoredKey = { key: string; type: string };

// What is stored never changes in its place, and may be several files’. Read by name, since a database that is saved before
// its migration may not have the column yet.
export const listFiles = async (client: Client): Promise<StoredKey[]> => {
  const { rows } = await client.query<StoredKey>(
    `select coalesce(to_jsonb(f) ->> 'content_key', key) as key, min(content_type) as type
     from stored_files f group by 1 order by 1`,
  );
  return rows;
};

/** What a database holds, within the caller's snapshot. */
export async function describeTables(client: Client): Promise<BackupTables> {
  const tables = await listTables(client);
  const measured = [];
  for (const table of tables) measured.push(await measureTable(client, table));
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  );
  const hasQueue = tables.some(({ schema, name }) => schema === 'pgboss' && name === 'version');
  const queue = hasQueue
    ? await client.query<{ version: string }>('select version::text from pgboss.version')
    : null;
  const { rows: server } = await client.query<{ postgres: string }>(
    `select current_setting('server_version') as postgres`,
  );
  return {
    postgres: server[0]?.postgres ?? '',
    migrations,
    queue: queue?.rows[0]?.version ?? null,
    tables: measured,
    sequences: await readSequences(client),
  };
}

/**
 * Writes one file with the database as it is at one moment and, if asked, every stored file. The product may run and write
 * meanwhile. Works with any PostgreSQL of which the owner of the tables is known, and needs none of its programs.
 */
export async function writeBackup(backup: Backup): Promise<BackupSummary> {
  const client = createClient({
    connectionString: backup.connectionString,
    application_name: 'kilele backup',
  });
  await client.connect();
  const saved = new Set<string>();
  const missing: string[] = [];
  let described: BackupTables | undefined;

  async function* filesOf(keys: readonly StoredKey[]): AsyncGenerator<Piece> {
    for (const { key, type } of keys) {
      if (!backup.files || saved.has(key)) continue;
      const bytes = await backup.files.get(key);
      if (bytes) {
        saved.add(key);
        yield { name: `${FILES}${key}`, bytes, type };
      }
    }
  }

  async function* pieces(): AsyncGenerator<Piece> {
    const head: BackupHead = {
      format: 1,
      product: 'Kilele',
      version: PRODUCT_VERSION,
      createdAt: backup.now.toISOString(),
      hasFiles: backup.files !== null,
      secrets: Object.fromEntries(
        Object.entries(backup.secrets).map(([name, secret]) => [name, fingerprintOf(secret)]),
      ),
    };
    yield json(HEAD, head);
    if (backup.withSecrets) {
      for (const [name, secret] of Object.entries(backup.secrets)) {
        yield { name: `${SECRETS}${name}`, bytes: Buffer.from(secret) };
      }
    }
    // Most files come before the snapshot, so that one removed while the rest is read is in the backup with its row.
    yield* filesOf(await listFiles(client));
    await client.query('begin transaction isolation level repeatable read read only');
    described = await describeTables(client);
    yield json(TABLES, described);
    for (const table of described.tables) {
      let part = 0;
      for await (const bytes of copyOut(client, table)) {
        part += 1;
        yield { name: `${ROWS}${table.schema}.${table.name}/${part}`, bytes };
      }
    }
    const kept = await listFiles(client);
    await client.query('commit');
    yield* filesOf(kept);
    if (backup.files) missing.push(...kept.map(({ key }) => key).filter((key) => !saved.has(key)));
  }

  try {
    await speakPlainly(client);
    const { bytes } = await writeArchive(backup.target, pieces());
    const tables = described?.tables ?? [];
    const rows = tables.reduce((sum, table) => sum + Number(table.rows), 0);
    return { bytes, tables: tables.length, rows, files: saved.size, missing };
  } finally {
    await client.end();
  }
}
