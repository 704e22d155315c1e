import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server under test, with its output collected. */
export type ServerProcess = {
  child: ChildProcess;
  lines: string[];
  /** Everything it said on standard error. */
  complaints(): string;
  /** Resolves with the first line, already there or to come after `from`, that fits; rejects when it ends before. */
  line(pattern: RegExp, from?: number): Promise<string>;
  /** Resolves with the exit code, or the signal's name. */
  ended: Promise<number | string>;
};

type Options = { env?: Record<string, string>; cwd?: string };

/** The command that runs one of our scripts, named from the repository's root, with the Node that runs this. */
export const script = (name: string, ...args: string[]): string[] => [
  process.execPath,
  fileURLToPath(new URL(`../../${name}`, import.meta.url)),
  ...args,
];

export function launch([file = '', ...args]: string[], { env = {}, cwd }: Options = {}): ServerProcess {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let complaints = '';
  child.stderr.on('data', (text) => (complaints += text));
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string);
  return {
    child,
    lines,
    complaints: () => complaints,
    ended,
    line: (pattern, from = 0) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const early = lines.slice(from).find((line) => pattern.test(line));
      if (early !== undefined) return Promise.resolve(early);
      reader.on('line', (line) => pattern.test(line) && resolve(line));
      void ended.then((code) => reject(new Error(`ended with ${code}: ${complaints}`)));
      return promise;
    },
  };
}

/** The processes of the database that works in `dataDir`. Linux only. */
export function databaseProcesses(dataDir: string): number[] {
  const cluster = join(realpathSync(dataDir), 'postgres');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && workingFolder(name) === cluster)
    .map(Number);
}

/** The database's main process, as it noted itself. */
export const postmasterPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** Ends the server and its database as a power cut would: at once, in no order. */
export async function killTree(server: ServerProcess, dataDir: string): Promise<void> {
  server.child.kill('SIGKILL');
  for (const pid of databaseProcesses(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with another one.
    }
  }
  await server.ended;
}

function workingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
