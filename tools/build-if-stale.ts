import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../src/platform/start-refused.ts';

const INPUTS = ['index.html', 'package-lock.json', 'public', 'src', 'tools/build.ts', 'vite.config.ts'];

/** Changes whenever something the web app is built from does; tests are no part of it. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => listFiles(root, input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether `dist` was built from these very files, as it notes itself. */
export function isBuilt(root: string): boolean {
  const stamp = join(root, 'dist', '.inputs');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs(root);
}

/**
 * Builds the web app into `dist` unless the one there was built from these very files. The build runs in a
 * process of its own: inside the server it would keep hundreds of megabytes for life.
 */
export async function buildIfStale(root: string, signal: AbortSignal): Promise<void> {
  if (isBuilt(root)) return;
  const script = join(root, 'tools', 'build.ts');
  console.log('Building the web app ...');
  const build = spawn(process.execPath, [script], {
    cwd: root,
    stdio: 'inherit',
    signal,
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartRefused('The web app could not be built; what went wrong is above.');
}

function listFiles(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return /\.(test|e2e)\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => listFiles(root, `${path}/${name}`));
}
