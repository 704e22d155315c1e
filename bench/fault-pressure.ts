import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './fault-client.ts';

/** Memory a process holds now, in MB. Linux only. */
function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}

type Waited = { readonly statuses: ReadonlySet<number>; readonly slowestMs: number; readonly grewMb: number };

/** Asks for a list ten times a second while the database does not move, then lets it go on and waits for every answer. */
export async function freeze(
  { port, serverPid, databasePids }: { port: number; serverPid: number; databasePids: readonly number[] },
  seconds: number,
): Promise<Waited> {
  const statuses = new Set<number>();
  let slowestMs = 0;
  const before = residentMb(serverPid);
  let most = before;
  const ask = async () => {
    const since = performance.now();
    statuses.add((await call(port, 'GET', '/api/startups')).status);
    slowestMs = Math.max(slowestMs, performance.now() - since);
  };
  const asked: Promise<void>[] = [];
  for (const pid of databasePids) process.kill(pid, 'SIGSTOP');
  try {
    for (let sent = 0; sent < seconds * 10; sent += 1) {
      asked.push(ask());
      await sleep(100);
      most = Math.max(most, residentMb(serverPid));
    }
  } finally {
    for (const pid of databasePids) process.kill(pid, 'SIGCONT');
  }
  await Promise.all(asked);
  return { statuses, slowestMs, grewMb: most - before };
}

const opened = (port: number): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });

/** Holds connections that never say a word, and asks for a list beside them. */
export async function holdIdle(
  port: number,
  serverPid: number,
  count: number,
): Promise<{ held: number; status: number; answerMs: number; grewMb: number }> {
  const before = residentMb(serverPid);
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = await Promise.all(Array.from({ length: 250 }, () => opened(port)));
    if (some.every((socket) => socket === null)) break;
    sockets.push(...some.filter((socket) => socket !== null));
  }
  const since = performance.now();
  const { status } = await call(port, 'GET', '/api/startups');
  const answerMs = performance.now() - since;
  const grewMb = residentMb(serverPid) - before;
  for (const socket of sockets) socket.destroy();
  return { held: sockets.length, status, answerMs, grewMb };
}
