import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Stops what an earlier, killed server left running on `cluster`, and removes the notes of a database that
 * no longer runs: their process id may by now be another program's, which would block the start for ever.
 * The caller must hold the data folder's lock. Returns how many processes were stopped.
 */
export async function stopLeftover(cluster: string): Promise<number> {
  const found = leftovers(cluster);
  const postmaster = found.find((pid) => pid === notedPid(cluster));
  if (postmaster) {
    signalTo(postmaster, 'SIGINT');
    if (!(await isGone(cluster, 2000))) signalTo(postmaster, 'SIGQUIT');
  }
  if (found.length > 0 && !(await isGone(cluster, postmaster ? 500 : 0))) {
    for (const pid of leftovers(cluster)) signalTo(pid, 'SIGKILL');
    await isGone(cluster, 2000);
  }
  if (process.platform === 'linux' || found.length > 0) {
    for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']) {
      rmSync(join(cluster, name), { force: true });
    }
  }
  return found.length;
}

async function isGone(cluster: string, waitMs: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs <= waitMs; waitedMs += 20) {
    if (leftovers(cluster).length === 0) return true;
    await sleep(20);
  }
  return false;
}

/** Every PostgreSQL process works inside its cluster's folder, so on Linux they are found by that. */
function leftovers(cluster: string): number[] {
  if (process.platform !== 'linux') return notedPostmaster(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPostgresIn(cluster, name))
    .map(Number);
}

function isPostgresIn(cluster: string, pid: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
      readlinkSync(`/proc/${pid}/cwd`) === cluster &&
      !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    );
  } catch {
    return false;
  }
}

function notedPostmaster(cluster: string): number[] {
  const pid = notedPid(cluster);
  try {
    if (pid) process.kill(pid, 0);
    return pid ? [pid] : [];
  } catch {
    return [];
  }
}

function notedPid(cluster: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}
