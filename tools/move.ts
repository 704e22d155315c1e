// Brings everything to another database, another store of files, or both: `NEW_DATABASE_URL=… NEW_STORAGE_URL=… npm run move`, with the
// product stopped. What it comes from stays as it is. Cut short, it goes on where it was when it is run again.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { type StoredKey, listFiles } from '../src/platform/postgres/backup/backup.ts';
import { moveDatabase } from '../src/platform/postgres/backup/move.ts';
import { openDatabase, requireFitting } from '../src/platform/postgres/database.ts';
import { StartRefused } from '../src/platform/start-refused.ts';
import { createFiles } from '../src/platform/storage/files.ts';
import { moveFiles } from '../src/platform/storage/move-files.ts';
import { type Env, readEnv } from '../src/shared/server/env.ts';
import { runTool } from './run-tool.ts';

const log = { info() {}, warn: console.error, error: console.error };
const EVERY_FILES = 100;

async function moveTables(from: string, to: string): Promise<void> {
  await requireFitting(to, 'NEW_DATABASE_URL');
  const { tables, rows, isQueueLeftOut } = await moveDatabase({
    from,
    to,
    migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
    onTable: ({ name, rows: count }, how) => console.log(`${name}: ${count} rows, ${how}`),
  });
  console.log(`Moved and compared: ${rows} rows of ${tables} tables. Set DATABASE_URL to the new address.`);
  if (isQueueLeftOut)
    console.log('Background work that was waiting is left out: the queue has another version now.');
}

async function listOf(connectionString: string): Promise<StoredKey[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await listFiles(client);
  } finally {
    await client.end();
  }
}

async function moveStored(from: string, to: string, env: Env): Promise<void> {
  const local = join(env.dataDir, 'files');
  const target = createFiles(to, local);
  const { refused, down } = await target.tryOut();
  if (refused ?? down)
    throw new StartRefused((refused ?? down ?? '').replace('STORAGE_URL', 'NEW_STORAGE_URL'));
  const kept = await listOf(from);
  const { copied, there, missing } = await moveFiles(kept, {
    from: createFiles(env.storageUrl, local),
    to: target,
    onFile: (done) => void (done % EVERY_FILES === 0 && console.log(`${done} of ${kept.length} files`)),
  });
  console.log(
    `Moved and read again: ${copied} files copied, ${there} there already. Set STORAGE_URL to the new address.`,
  );
  if (missing.length === 0) return;
  console.error(`The old place lacks ${missing.length} files: ${missing.slice(0, 10).join(', ')}`);
  process.exitCode = 3;
}

async function main(): Promise<void> {
  const { NEW_DATABASE_URL: newDatabase, NEW_STORAGE_URL: newStore } = process.env;
  if (!newDatabase && !newStore)
    throw new StartRefused(
      'Say where to: NEW_DATABASE_URL=postgres://… or NEW_STORAGE_URL=https://…, or both.',
    );
  const env = readEnv();
  const database = await openDatabase(env, log);
  try {
    if (newDatabase) await moveTables(database.directUrl, newDatabase);
    if (newStore) await moveStored(database.directUrl, newStore, env);
  } finally {
    await database.stop();
  }
}

await runTool(main);
