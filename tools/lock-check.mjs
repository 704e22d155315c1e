// Refuses a lockfile that `npm ci` would refuse elsewhere: each optional platform package that a locked
// package names must be locked too, and every dependency of ours must be pinned to an exact version.
import { readFileSync, realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { placeOf } from './locked.mjs';

/**
 * @param {import('./locked.mjs').Lock} lock
 * @returns {string[]} one sentence a problem
 */
export function lockProblems(lock) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (placeOf(lock, path, name) === null)
        problems.push(`${path || 'package.json'} names ${name}, which is not in the lock`);
    }
    if (typeof entry.resolved === 'string' && /^https?:/.test(entry.resolved)) {
      problems.push(`${path} records a download address`);
    }
  }
  const root = lock.packages[''] ?? {};
  for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    for (const [name, range] of Object.entries(root[group] ?? {})) {
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) problems.push(`${name} is not pinned: ${range}`);
    }
  }
  return problems;
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? '.')).href) {
  const problems = lockProblems(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length ? 1 : 0);
}
