// Compares what the database knows of files with what is stored: `npm run check:storage [-- --read --remove-orphans]`.
// With --read it reads every file whose hash is known. The product may run or be stopped; while it may run, only orphans of an
// hour count. Ends with 1 where a file is missing or changed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openForTool } from '../src/platform/postgres/database.ts';
import { createDb, createPool } from '../src/platform/postgres/db.ts';
import { checkStorage } from '../src/platform/storage/check-storage.ts';
import { createFiles } from '../src/platform/storage/files.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { runTool } from './run-tool.ts';

const HOUR_MS = 3_600_000;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { read: flag, 'remove-orphans': flag } });
const say = (message: string) => void process.stdout.write(`${message}\n`);

async function main(): Promise<void> {
  const env = readEnv();
  const database = await openForTool(env);
  try {
    const pool = createPool({ connectionString: database.url, maxConnections: 1 });
    const files = createFiles(env.storageUrl, join(env.dataDir, 'files'));
    const report = await checkStorage(createDb(pool), files, {
      reads: values.read,
      before: database.mayRun ? new Date(Date.now() - HOUR_MS) : null,
    }).finally(() => pool.end());
    for (const key of report.missing) say(`missing: ${key}`);
    for (const key of report.changed) say(`changed: ${key}`);
    for (const { key, sizeBytes } of report.orphans) {
      say(`orphan:  ${key}, ${sizeBytes} bytes${values['remove-orphans'] ? ', removed' : ''}`);
      if (values['remove-orphans']) await files.remove(key);
    }
    const { checked, missing, changed, orphans } = report;
    say(`${checked} files: ${missing.length} missing, ${changed.length} changed, ${orphans.length} orphans`);
    process.exitCode = missing.length + changed.length > 0 ? 1 : 0;
  } finally {
    await database.stop();
  }
}

await runTool(main);
