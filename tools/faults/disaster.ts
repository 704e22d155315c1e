// From the data folder of an older version: `npm run test:disaster [-- COMMIT]`; without one, the last with fewer migrations. It
// fills a folder with the demo and with what people write, saves it meanwhile, destroys it, and this version brings it back;
// then this version upgrades a folder of the older one, and the older one takes over what was saved before that.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openForTool } from '../../src/platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded/embedded-postgres.ts';
import {
  runTool,
  startBackup,
  startProduct,
  type State,
  stateAtBackup,
  stateOf,
  type Version,
} from './disaster-stage.ts';
import { startLoad } from './load.ts';
import { addPeople } from './people.ts';
import { killTree, type ServerProcess } from './server-process.ts';

const here = fileURLToPath(new URL('../..', import.meta.url));
const git = (...args: string[]) => execFileSync('git', ['-C', here, ...args], { encoding: 'utf8' }).trim();
const lastWithFewer = () => `${git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'migrations')}^`;
const commit = git('rev-parse', process.argv[2] ?? lastWithFewer());
const root = mkdtempSync(join(tmpdir(), 'kilele-disaster-'));
const older = join(root, 'older');
const running = new Map<ServerProcess, string>();
const ends: (() => Promise<unknown>)[] = [];
const log = { info() {}, warn: console.error, error: console.error };

const at = (dataDir: string, { repository, env = {} }: Version = {}): Version => ({
  ...(repository ? { repository } : {}),
  env: { DATA_DIR: dataDir, ...env },
});

async function start(version: Version): Promise<string> {
  const { server, url } = await startProduct(version);
  running.set(server, version.env?.['DATA_DIR'] ?? '');
  return url;
}

async function stopAll(): Promise<void> {
  for (const server of running.keys()) {
    server.child.kill('SIGTERM');
    assert.equal(await server.ended, 0);
  }
  running.clear();
}

async function restored(version: Version, file: string): Promise<void> {
  const { code, said } = await runTool('tools/restore.ts', version, file);
  assert.equal(code, 0, said);
}

async function visit(version: Version): Promise<void> {
  const url = await start(version);
  const listed = (await (await fetch(`${url}/api/startups?limit=20`)).json()) as unknown[];
  assert.equal(listed.length, 20);
  await stopAll();
}

function requireEqual(found: State, expected: State, what: string): void {
  assert.deepEqual(found, expected, what);
  const rows = expected.tables.reduce((sum, table) => sum + Number(table.rows), 0);
  console.log(
    `${what}: equal, ${rows} rows of ${expected.tables.length} tables, ${Object.keys(expected.files).length} files`,
  );
}

try {
  git('worktree', 'add', '--quiet', '--detach', older, commit);
  ends.push(async () => git('worktree', 'remove', '--force', older));
  const lock = 'package-lock.json';
  if (readFileSync(join(older, lock), 'utf8') === readFileSync(join(here, lock), 'utf8'))
    symlinkSync(join(here, 'node_modules'), join(older, 'node_modules'));
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: older });
  const migrations = (repository: string) => readdirSync(join(repository, 'migrations')).length;
  console.log(
    `${git('log', '-1', '--format=%h of %cs', commit)}: ${migrations(older)} migrations, here ${migrations(here)}`,
  );

  const lost = join(root, 'lost');
  const file = join(root, 'lost.tar.gz');
  const old = at(lost, { repository: older });
  const url = await start(old);
  const database = await openForTool({ dataDir: lost });
  const secret = readFileSync(join(lost, 'session-secret'), 'utf8').trim();
  const people = await addPeople(database.url, { count: 60, secret });
  const load = startLoad(url, people, { writers: 4, readers: 1, uploaders: 2, restMs: 20 });
  ends.push(() => load.stop());
  const told = load.current();
  while (told.acknowledged.length < 50) await new Promise((done) => setTimeout(done, 50));
  const { state, backup, releasedAt } = await stateAtBackup(lost, () =>
    startBackup(old, file, '--with-secrets'),
  );
  assert.equal(await backup.ended, 0);
  const written = told.acknowledged.filter(({ doneAt }) => doneAt > releasedAt).length;
  console.log(`Saved by the older version while people wrote: ${written} writes after its moment`);
  for (const [server, folder] of running) await killTree(server, folder);
  running.clear();
  await load.stop();

  const kept = join(root, 'kept');
  renameSync(lost, kept);

  const found = join(root, 'found');
  await restored(at(found), file);
  requireEqual(await stateOf(found), state, 'Restored by this version into a folder');
  await visit(at(found));

  const elsewhere = join(root, 'elsewhere');
  const outside = await startEmbeddedPostgres({ dataDir: join(root, 'outside'), log });
  ends.push(() => outside.stop());
  const outer = at(elsewhere, { env: { DATABASE_URL: outside.url } });
  await restored(outer, file);
  requireEqual(await stateOf(elsewhere, outside.url), state, 'Restored by this version outside');
  await visit(outer);

  // As its power cut left it: the database repairs itself first.
  const before = await stateOf(kept);
  await visit(at(kept));
  const backups = join(kept, 'backups');
  const [saved = 'none'] = existsSync(backups)
    ? readdirSync(backups).filter((name) => name.startsWith('before-'))
    : [];
  console.log(`Upgraded by this version, which saved ${saved} first`);
  const refused = await runTool('tools/start.ts', at(kept, { repository: older }), '--no-build');
  assert.equal(refused.code, 1, 'an older version started on a newer database');
  console.log(`The older version says: ${refused.said.trim()}`);
  rmSync(join(kept, 'postgres'), { recursive: true });
  const back = at(kept, { repository: older });
  await restored(back, join(backups, saved));
  requireEqual(await stateOf(kept), before, 'Gone back to the older version');
  await visit(back);
} finally {
  for (const [server, folder] of running) await killTree(server, folder);
  for (const end of ends.toReversed()) await end().catch((error: unknown) => console.error(error));
  rmSync(root, { recursive: true, force: true });
}
