import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from './faults/server-process.ts';
import flagsOfServer from './server-flags.json' with { type: 'json' };

// A project of its own in an odd folder, with nothing to install but what a first start does anyway.
const root = mkdtempSync(join(tmpdir(), 'kilele run é '));
const run = join(root, 'tools', 'run.mjs');
const peersOfOne = {
  peerDependencies: { three: '1.0.0' },
  peerDependenciesMeta: { three: { optional: true } },
};
const stamp = join(root, 'node_modules', '.kilele-installed');

beforeAll(() => {
  mkdirSync(join(root, 'tools'));
  for (const file of ['run.mjs', 'locked.mjs'])
    copyFileSync(new URL(file, import.meta.url), join(root, 'tools', file));
  for (const name of ['one', 'two', 'three']) {
    mkdirSync(join(root, name));
    const more = name === 'one' ? peersOfOne : {};
    writeFileSync(join(root, name, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...more }));
  }
  dependOn('one');
  write(
    'echo.ts',
    'const given: string[] = process.argv.slice(2); console.log(JSON.stringify(given)); process.exit(7);',
  );
  write(
    'serve.ts',
    `process.on('SIGTERM', (): void => { console.log('told'); process.exit(3); });
     setInterval(() => {}, 1000); console.log('serving ' + process.pid);`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFileSync(join(root, 'tools', name), text);
const start = (...args: string[]) =>
  spawnSync(process.execPath, [run, ...args], { encoding: 'utf8', cwd: tmpdir() });

/** Locks the project to these packages, which lie beside it. */
function dependOn(...given: (string | { development: string })[]): void {
  const named = given.map((each) =>
    typeof each === 'string' ? { name: each, dev: false } : { name: each.development, dev: true },
  );
  const filesOf = (isDev: boolean) =>
    Object.fromEntries(named.flatMap(({ name, dev }) => (dev === isDev ? [[name, `file:${name}`]] : [])));
  const project = {
    name: 'odd',
    version: '1.0.0',
    dependencies: filesOf(false),
    devDependencies: filesOf(true),
  };
  const packages = Object.fromEntries(
    named.flatMap(({ name, dev }) => [
      [name, { version: '1.0.0', ...(dev ? { dev } : {}) }],
      [`node_modules/${name}`, { resolved: name, link: true, ...(dev ? { dev } : {}) }],
    ]),
  );
  writeFileSync(join(root, 'package.json'), JSON.stringify(project));
  const text = JSON.stringify({ name: 'odd', lockfileVersion: 3, packages: { '': project, ...packages } });
  writeFileSync(join(root, 'package-lock.json'), text);
}

describe('the launcher', { timeout: 30_000 }, () => {
  it('installs on the first start, passes the arguments and ends with the code of the script', () => {
    const first = start('tools/echo.ts', 'a b', 'é', '--flag');
    expect(first.stderr).toContain('Installing');
    expect(first.stdout).toBe('["a b","é","--flag"]\n');
    expect(first.status).toBe(7);
  });

  it('installs nothing on the second', () => {
    start('tools/echo.ts');
    const before = statSync(stamp).mtimeMs;
    expect(start('tools/echo.ts').stderr).toBe('');
    expect(statSync(stamp).mtimeMs).toBe(before);
  });

  it('installs again when the locked packages changed', () => {
    start('tools/echo.ts');
    dependOn('one', 'two');
    expect(start('tools/echo.ts')).toMatchObject({
      status: 7,
      stderr: expect.stringContaining('Installing'),
    });
    expect(existsSync(join(root, 'node_modules', 'two', 'package.json'))).toBe(true);
  });

  it('leaves out what only development needs where it is to serve, and adds it for anything else', () => {
    dependOn('one', { development: 'two' });
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    const [one, two] = ['one', 'two'].map((name) => join(root, 'node_modules', name, 'package.json'));
    expect(start('tools/echo.ts', '--production').stdout).toBe('["--production"]\n');
    expect([one, two].map((path) => existsSync(path ?? ''))).toEqual([true, false]);
    expect(start('tools/echo.ts', '--production').stderr).toBe('');
    expect(start('tools/echo.ts').stderr).toContain('Installing');
    expect(existsSync(two ?? '')).toBe(true);
    expect(start('tools/echo.ts', '--production').stderr).toBe('');
  });

  it('leaves out what npm keeps for an optional peer, and can take away what building needed', () => {
    dependOn('one', { development: 'three' });
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    lock.packages.one = { ...lock.packages.one, ...peersOfOne };
    // As npm writes it: it installs both with --omit=dev.
    for (const path of ['three', 'node_modules/three']) delete lock.packages[path].dev;
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    const [one, three] = ['one', 'three'].map((name) => join(root, 'node_modules', name, 'package.json'));
    start('tools/echo.ts');
    expect([one, three].map((path) => existsSync(path ?? ''))).toEqual([true, true]);
    expect(start('--production')).toMatchObject({ status: 0, stdout: '' });
    expect([one, three].map((path) => existsSync(path ?? ''))).toEqual([true, false]);
    expect(start('tools/echo.ts', '--production').stderr).toBe('');
    // What an operator runs there: it asks for nothing that was taken away.
    expect(start('--production', 'tools/echo.ts', 'a')).toMatchObject({ stdout: '["a"]\n', stderr: '' });
    expect(existsSync(three ?? '')).toBe(false);
    start('tools/echo.ts');
    expect(existsSync(three ?? '')).toBe(true);
  });

  describe('of the server', () => {
    const stripped = join(root, 'node_modules', '.cache', 'stripped');
    type Told = {
      flags: string[];
      arenas: string | null;
      part: string;
      isStripping: boolean;
      isCompilingKept: boolean;
    };
    const told = (script: string): Told => JSON.parse(start(script).stdout);

    beforeAll(() => {
      for (const file of ['server-flags.json', 'strip-types.mjs'])
        copyFileSync(new URL(file, import.meta.url), join(root, 'tools', file));
      write('part.ts', `export const part: string = 'one';`);
      const tells = `import { part } from './part.ts';
        import { getCompileCacheDir } from 'node:module';
        const told: object = { part, flags: process.execArgv, arenas: process.env.MALLOC_ARENA_MAX ?? null,
          isCompilingKept: getCompileCacheDir() !== undefined,
          isStripping: process.moduleLoadList.some((name: string) => name.includes('amaro')) };
        console.log(JSON.stringify(told));`;
      for (const name of ['start.ts', 'other.ts']) write(name, tells);
    });

    it('sets what keeps its memory small, and nothing else’s', () => {
      const small = told('tools/start.ts');
      expect(small).toMatchObject({ flags: flagsOfServer.flags, arenas: '2', isCompilingKept: false });
      expect(told('tools/other.ts')).toMatchObject({ flags: [], arenas: null, isCompilingKept: true });
    });

    it('strips its files of their types once, and again those that changed', () => {
      rmSync(stripped, { recursive: true, force: true });
      expect(told('tools/start.ts')).toMatchObject({ part: 'one', isStripping: true });
      expect(readdirSync(stripped)).toHaveLength(2);
      expect(told('tools/start.ts')).toMatchObject({ part: 'one', isStripping: false });
      write('part.ts', `export const part: string = 'two';`);
      expect(told('tools/start.ts')).toMatchObject({ part: 'two', isStripping: true });
    });

    it('starts by files that were cut short, and where it may keep none', () => {
      told('tools/start.ts');
      for (const name of readdirSync(stripped)) writeFileSync(join(stripped, name), '');
      expect(told('tools/start.ts')).toMatchObject({ part: 'two', isStripping: true });
      rmSync(stripped, { recursive: true, force: true });
      writeFileSync(stripped, 'in the way');
      expect(start('tools/start.ts')).toMatchObject({ stderr: '', stdout: expect.stringContaining('"two"') });
    });
  });

  it('says in one line what it was not given', () => {
    expect(start().stderr.trim()).toBe('Usage: node tools/run.mjs [--production] SCRIPT [arguments]');
    expect(start('tools/none.ts')).toMatchObject({ status: 1, stderr: 'There is no tools/none.ts here.\n' });
  });
});

describe.skipIf(process.platform === 'win32')('a signal', { timeout: 30_000 }, () => {
  it('reaches the script, whose code becomes the launcher’s', async () => {
    const server = launch([process.execPath, run, 'tools/serve.ts']);
    await server.line(/^serving/);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(3);
    expect(server.lines).toContain('told');
  });

  it('reaches it too when only the shell above is told, as npm does', async () => {
    const shell = launch(['sh', '-c', '"$0" "$1" tools/serve.ts; true', process.execPath, run], {
      env: { npm_lifecycle_event: 'start' },
    });
    await shell.line(/^serving/);
    shell.child.kill('SIGKILL');
    expect(await shell.line(/^told$/)).toBe('told');
  });
});
