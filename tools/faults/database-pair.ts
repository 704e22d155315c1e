import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { chooseAccount, giveTo } from '../../src/platform/postgres/embedded/account.ts';
import { findBinaries } from '../../src/platform/postgres/embedded/binaries.ts';
import { type Cluster, initCluster } from '../../src/platform/postgres/embedded/cluster.ts';

/** One of two databases. */
export type Node = {
  readonly url: string;
  readonly port: number;
  start(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  /** Runs one statement in the database itself. */
  ask(statement: string): Promise<void>;
};

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '.',
  wal_level: 'replica',
  hot_standby: 'on',
  shared_buffers: '64MB',
};
const START_MS = 30_000;

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function nodeOf(cluster: Cluster, port: number): Node {
  let child: ChildProcess | null = null;
  const url = `postgres://kilele@127.0.0.1:${port}/kilele`;
  async function ask(statement: string): Promise<void> {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return {
    url,
    port,
    ask,
    async start() {
      const log = openSync(cluster.logFile, 'a');
      const settings = Object.entries({ ...SETTINGS, port: String(port) });
      child = spawn(
        join(cluster.binaries, 'bin', 'postgres'),
        ['-D', cluster.folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
        { cwd: cluster.folder, stdio: ['ignore', log, log], env: { LC_ALL: 'C' }, ...cluster.account },
      );
      closeSync(log);
      const since = performance.now();
      while (performance.now() - since < START_MS) {
        const answered = await ask('select 1').then(
          () => true,
          () => false,
        );
        if (answered) return;
        await sleep(50);
      }
      throw new Error(`the database in ${cluster.folder} did not start`);
    },
    async kill() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      const ended = once(running, 'exit');
      // Its own processes end with it, and what they held in memory is gone.
      running.kill('SIGQUIT');
      await ended;
    },
  };
}

/** Two databases under a folder, the second of which follows the first. */
export async function startPair(root: string): Promise<{ primary: Node; standby: Node }> {
  mkdirSync(root, { recursive: true });
  chmodSync(root, 0o755);
  const probe = join(root, 'probe');
  writeFileSync(probe, '');
  const account = chooseAccount(join(root, 'primary'), probe);
  const binaries = findBinaries(root, account);
  const clusterIn = (name: string): Cluster => ({
    folder: join(root, name),
    binaries,
    account,
    logFile: join(root, `${name}.log`),
  });
  const [first, second] = [clusterIn('primary'), clusterIn('standby')];
  initCluster(first);
  const [one, two] = [await freePort(), await freePort()];
  // A copy of one that does not run is a standby that lacks nothing.
  spawnSync('cp', ['-a', first.folder, second.folder]);
  const signal = join(second.folder, 'standby.signal');
  writeFileSync(signal, '');
  giveTo(signal, account);
  appendFileSync(
    join(second.folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${one} user=kilele'\n`,
  );
  const [primary, standby] = [nodeOf(first, one), nodeOf(second, two)];
  await primary.start();
  await standby.start();
  return { primary, standby };
}
