// Brings a backup into an empty DATA_DIR, or into the empty database at DATABASE_URL: `npm run restore -- kilele.tar.gz`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../src/platform/postgres/secret-fingerprints.ts';
import { restoreBackup } from '../src/platform/postgres/backup/restore.ts';
import { openDatabase } from '../src/platform/postgres/database.ts';
import { StartRefused } from '../src/platform/start-refused.ts';
import { createFiles } from '../src/platform/storage/files.ts';
import { runTool } from './run-tool.ts';
import { readEnv, secretsOf } from '../src/shared/server/env.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const log = { info() {}, warn: console.error, error: console.error };

async function main(): Promise<void> {
  const [source] = positionals;
  if (!source) throw new StartRefused('Name the backup: npm run restore -- kilele.tar.gz');
  const env = readEnv();
  const secrets = new Map<string, string>(Object.entries(secretsOf(env)));
  const database = await openDatabase(env, log);
  try {
    const { head, tables, rows, files, isQueueLeftOut } = await restoreBackup({
      source,
      connectionString: database.directUrl,
      files: createFiles(env.storageUrl, join(env.dataDir, 'files')),
      migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
      onHead: ({ createdAt, version }) => console.log(`A backup of Kilele ${version}, made ${createdAt}`),
      onSecret(name, secret) {
        writeFileSync(join(env.dataDir, name), secret, { mode: 0o600 });
        secrets.set(name, secret);
      },
    });
    console.log(`Restored and compared: ${rows} rows of ${tables} tables, ${files} files`);
    console.log(
      'Now erase again whoever has left since: npm run erase:apply -- erasures.txt, the list of the former DATA_DIR.',
    );
    if (!head.hasFiles) console.log('It holds the database alone; the files must be where they were.');
    if (isQueueLeftOut)
      console.log('Background work that was waiting is left out: the queue has another version now.');
    for (const [name, fingerprint] of Object.entries(head.secrets)) {
      if (fingerprintOf(secrets.get(name) ?? '') === fingerprint) continue;
      console.error(
        `${name} is not the one this backup was made beside: put the old one into ${join(env.dataDir, name)}, or its setting.`,
      );
      process.exitCode = 3;
    }
  } finally {
    await database.stop();
  }
}

await runTool(main);
