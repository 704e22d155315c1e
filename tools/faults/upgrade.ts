// From an older PostgreSQL to the embedded one: `npm run test:upgrade [-- 17]`. Fetches the older one, fills it with the demo,
// upgrades the folder by `npm run upgrade:postgres`, and compares every row before the product starts on it.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '../../src/platform/postgres/connect.ts';
import { listTables, measureTable, speakPlainly } from '../../src/platform/postgres/backup/tables.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import { fetchOlder } from '../../src/platform/postgres/embedded/older-postgres.ts';
import { launch, script } from './server-process.ts';

const log = { info() {}, warn: console.error, error: console.error };
const [major = '17'] = process.argv.slice(2);
const root = mkdtempSync(join(tmpdir(), 'kilele-upgrade-'));
chmodSync(root, 0o755);
const dataDir = join(root, 'data');
const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', LAG_LIMIT_MS: '0', NODE_ENV: 'test' };

async function stateAt(connectionString: string) {
  const client = createClient({ connectionString });
  await client.connect();
  try {
    await speakPlainly(client);
    const version = (await client.query<{ major: string }>(`select split_part(version(), ' ', 2) as major`))
      .rows[0]?.major;
    const tables = [];
    for (const table of await listTables(client)) tables.push(await measureTable(client, table));
    return { version, tables };
  } finally {
    await client.end();
  }
}

async function visit(env: Record<string, string>): Promise<number> {
  const server = launch(script('tools/start.ts', '--no-build'), { env: { ...settings, ...env } });
  const address = (await server.line(/Kilele is at/)).trim().split(/\s+/).at(-1) ?? '';
  const listed = (await (await fetch(`${address}/api/startups`)).json()) as unknown[];
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 0);
  return listed.length;
}

async function run(tool: string, ...args: string[]) {
  const done = launch(script(tool, ...args), { env: settings });
  const code = await done.ended;
  return { code, said: [...done.lines, done.complaints()].join('\n').trim() };
}

try {
  const older = await startEmbeddedPostgres({
    dataDir,
    log,
    postgres: fetchOlder(major, join(root, 'older')),
  });
  // Outside, by its address: an older version of the product would have brought it.
  const listed = await visit({ DATABASE_URL: older.url, DEMO: '1' });
  const before = await stateAt(older.url);
  await older.stop();
  const refused = await run('tools/start.ts', '--no-build');
  assert.equal(refused.code, 1);
  console.log(`The start says: ${refused.said}`);
  const upgraded = await run('tools/upgrade-postgres.ts');
  console.log(upgraded.said);
  assert.equal(upgraded.code, 0);
  const newer = await startEmbeddedPostgres({ dataDir, log });
  const after = await stateAt(newer.url);
  await newer.stop();
  assert.deepEqual(after.tables, before.tables);
  assert.equal(await visit({}), listed);
  console.log(
    `${before.version} → ${after.version}: ${after.tables.length} tables equal; the product lists its ${listed} startups`,
  );
  assert.match((await run('tools/upgrade-postgres.ts')).said, /^Nothing to do/);
} finally {
  rmSync(root, { recursive: true, force: true });
}
