// The API suite through PgBouncer in transaction mode: `npm run test:pgbouncer [-- FILES…]`. Needs the program `pgbouncer`.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import { giveTo } from '../../src/platform/postgres/embedded/account.ts';
import { createClient } from '../../src/platform/postgres/connect.ts';
import { createPool } from '../../src/platform/postgres/db.ts';
import { forgetQuickly } from '../../test/database.ts';
import { freePort } from './database-pair.ts';
import { partOf } from './parts.ts';
import { writePooler } from './pgbouncer.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele-pgbouncer-'));
chmodSync(root, 0o755);
const database = await startEmbeddedPostgres({
  dataDir: join(root, 'data'),
  log: { info() {}, warn: console.error, error: console.error },
});
const admin = createPool({ connectionString: database.url, maxConnections: 1 });
await forgetQuickly(admin);
await admin.end();
const { host, user } = database.connection;
const { uid, gid } = statSync(host);
const listen = await freePort();
const log = join(root, 'pgbouncer.log');
writeFileSync(log, '');
giveTo(log, { uid, gid });
const account = process.getuid?.() === 0 ? { uid, gid } : undefined;
const pooler = partOf('pgbouncer', ['pgbouncer', writePooler(root, { host, port: 5432, user, listen })], {
  cwd: root,
  log,
  account,
});

async function isPooling(): Promise<boolean> {
  const client = createClient({ connectionString: `postgres://${user}@127.0.0.1:${listen}/postgres` });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

try {
  pooler.start();
  for (let tries = 0; !(await isPooling()); tries += 1) {
    if (tries === 100) throw new Error(`PgBouncer does not answer; ${log} may say why`);
    await sleep(100);
  }
  const { status } = spawnSync(
    process.execPath,
    [
      fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url)),
      'run',
      '--project',
      'api',
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE_URL: database.url,
        TEST_POOLER_URL: `postgres://${user}@127.0.0.1:${listen}/postgres`,
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  await pooler.kill();
  await database.stop();
  rmSync(root, { recursive: true, force: true });
}
