import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A program of the fault runs. */
export type Part = { readonly name: string; start(): void; kill(): Promise<void> };

type Account = { readonly uid: number; readonly gid: number };

export function partOf(
  name: string,
  command: readonly string[],
  options: {
    readonly cwd: string;
    readonly log: string;
    readonly account?: Account | undefined;
    readonly env?: NodeJS.ProcessEnv;
  },
): Part {
  let child: ChildProcess | null = null;
  const { cwd, log, account, env = {} } = options;
  return {
    name,
    start() {
      const [file = '', ...args] = command;
      const out = openSync(log, 'a');
      child = spawn(file, args, {
        cwd,
        stdio: ['ignore', out, out],
        env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
        ...account,
      });
      closeSync(out);
    },
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
    },
  };
}

/** All processes that work in a folder or below it. Linux only. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}

export function signalAll(folder: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(folder)) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

/**
 * A line between two programs that can be cut: nothing passes then, and nobody is told. Or the other end can fail: each
 * call by HTTP is answered with an error.
 */
export type Line = { readonly port: number; cut(): void; fail(): void; mend(): void; close(): void };

const FAILURE = 'HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

export async function lineTo(port: number, target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFailing = false;
  const server: Server = createServer((near) => {
    if (isCut) {
      // Taken up, as by a firewall that drops what follows.
      sockets.add(near);
      near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
      return;
    }
    if (isFailing) {
      sockets.add(near);
      near.on('error', () => near.destroy()).on('close', () => sockets.delete(near));
      near.once('data', () => near.end(FAILURE));
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port,
    cut() {
      isCut = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    fail() {
      isFailing = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
      isFailing = false;
      // As after a long cut: what was open before is broken.
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
