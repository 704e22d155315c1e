import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { buildIfStale } from './build-if-stale.ts';

const root = mkdtempSync(join(tmpdir(), 'kilele build é '));
const { signal } = new AbortController();
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  write('src/app/main.tsx', 'one');
  write(
    'tools/build.ts',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
    import { hashInputs } from '${new URL('build-if-stale.ts', import.meta.url).href}';
    mkdirSync('dist', { recursive: true }); appendFileSync('dist/builds', 'x');
    writeFileSync('dist/.inputs', hashInputs(process.cwd()));`,
  );
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const builds = () =>
  existsSync(join(root, 'dist/builds')) ? readFileSync(join(root, 'dist/builds'), 'utf8').length : 0;

it('builds once for the same files', async () => {
  await buildIfStale(root, signal);
  await buildIfStale(root, signal);
  expect(builds()).toBe(1);
});

it('builds again for a changed source, not for a test', async () => {
  await buildIfStale(root, signal);
  write('src/app/main.test.tsx', 'a test');
  await buildIfStale(root, signal);
  expect(builds()).toBe(1);
  write('src/app/main.tsx', 'two');
  await buildIfStale(root, signal);
  expect(builds()).toBe(2);
});

it('takes a failed build for none', async () => {
  write('tools/build.ts', 'process.exit(1)');
  await expect(buildIfStale(root, signal)).rejects.toThrow(/^The web app could not be built/);
  await expect(buildIfStale(root, signal)).rejects.toThrow(/^The web app could not be built/);
});
