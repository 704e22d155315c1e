// Saves everything in one file: `npm run backup -- kilele.tar.gz [--with-secrets] [--database-only]`, running or stopped.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../src/platform/postgres/backup/backup.ts';
import { openForTool } from '../src/platform/postgres/database.ts';
import { StartRefused } from '../src/platform/start-refused.ts';
import { createFiles } from '../src/platform/storage/files.ts';
import { runTool } from './run-tool.ts';
import { readEnv, secretsOf } from '../src/shared/server/env.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'with-secrets': { type: 'boolean' }, 'database-only': { type: 'boolean' } },
});

async function main(): Promise<void> {
  const [name] = positionals;
  if (!name) throw new StartRefused('Name the file: npm run backup -- kilele.tar.gz');
  const target = resolve(name);
  if (existsSync(target)) throw new StartRefused(`${target} is there already; a backup never replaces one.`);
  const env = readEnv();
  const database = await openForTool(env);
  try {
    const summary = await writeBackup({
      connectionString: database.url,
      files: values['database-only'] ? null : createFiles(env.storageUrl, join(env.dataDir, 'files')),
      secrets: secretsOf(env),
      withSecrets: values['with-secrets'] ?? false,
      target,
      now: new Date(),
    });
    const megabytes = (summary.bytes / 1_000_000).toFixed(1);
    console.log(
      `${target}: ${megabytes} MB, ${summary.rows} rows of ${summary.tables} tables, ${summary.files} files`,
    );
    if (summary.missing.length > 0) {
      console.error(
        `The store lacks ${summary.missing.length} files: ${summary.missing.slice(0, 10).join(', ')}`,
      );
      process.exitCode = 3;
    }
    if (!values['with-secrets']) {
      console.log(
        'Secrets are not in it. Keep session-secret and ledger-key (from DATA_DIR, or the settings SESSION_SECRET and LEDGER_KEY) apart, or use --with-secrets.',
      );
    }
  } finally {
    await database.stop();
  }
}

await runTool(main);
