import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { createSmtpServer } from '../../test/smtp-server.ts';
import { makeCluster, writeBalancer, writeProxy, type ClusterNode } from './cluster-nodes.ts';
import { freePort } from './database-pair.ts';
import { lineTo, partOf } from './parts.ts';
import { addPeople, ask } from './people.ts';
import { writePooler } from './pgbouncer.ts';
import { launch, script, type ServerProcess } from './server-process.ts';

const LONGEST_MS = 180_000;
/** One person may publish forty startups in a day. */
const PEOPLE = 60;
const SECRET = 's'.repeat(40);

/** What has to be ended again, newest last. */
export type Ends = (() => Promise<unknown> | void)[];

/** Waits for something; throws when it does not come. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, longestMs = LONGEST_MS) {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > longestMs)
      throw new Error(`waited ${longestMs / 1000} s in vain: ${what}`);
    await sleep(200);
  }
}

export async function leaderOf(nodes: readonly ClusterNode[]): Promise<ClusterNode | null> {
  for (const node of nodes) if (await node.isLeader()) return node;
  return null;
}

/** The product on a cluster as docs/operate/cluster.md sets it up, all on this machine, with people who are signed in. */
export async function setStage(
  root: string,
  { ends, say }: { readonly ends: Ends; readonly say: (text: string) => void },
) {
  const cluster = await makeCluster(join(root, 'cluster'));
  ends.push(() => cluster.stop());
  const { nodes, direct, lines } = cluster;
  for (const node of nodes) node.start();
  await until('a leader', async () => (await leaderOf(nodes)) !== null);
  await until(
    'two that follow',
    async () => (await Promise.all(nodes.map((node) => node.follows()))).filter(Boolean).length === 2,
  );
  const admin = direct.replace('//kilele@', '//postgres@').replace(/\/kilele$/, '/postgres');
  await ask(admin, 'create role kilele login');
  await ask(admin, 'create database kilele owner kilele');
  // Extensions that the product's tables need are trusted, so that an owner may make them.
  say('three nodes run');

  const ports = {
    writes: await freePort(),
    reads: await freePort(),
    pooler: await freePort(),
    nginx: await freePort(),
  };
  const haproxy = partOf('haproxy', ['haproxy', '-db', '-f', writeBalancer(root, lines, ports)], {
    cwd: root,
    log: join(root, 'haproxy.log'),
  });
  haproxy.start();
  ends.push(() => haproxy.kill());
  const poolerFolder = join(root, 'pooler');
  mkdirSync(poolerFolder);
  const nobody = { uid: 65_534, gid: 65_534 };
  chownSync(poolerFolder, nobody.uid, nobody.gid);
  const poolerFile = writePooler(poolerFolder, {
    host: '127.0.0.1',
    port: ports.writes,
    user: 'kilele',
    listen: ports.pooler,
  });
  const pooler = partOf('pgbouncer', ['pgbouncer', poolerFile], {
    cwd: poolerFolder,
    log: join(root, 'pgbouncer.log'),
    account: nobody,
  });
  pooler.start();
  ends.push(() => pooler.kill());

  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(root, 's3'),
    configureBuckets: [{ name: 'kilele', configs: [] }],
  });
  const storeLine = await lineTo(await freePort(), (await store.run()).port);
  ends.push(
    () => store.close(),
    () => storeLine.close(),
  );
  const mail = createSmtpServer();
  await mail.open();
  ends.push(() => mail.close());

  const servers = new Map<number, ServerProcess>();
  const startProcess = async (port: number, tries = 3): Promise<void> => {
    const server = launch(script('tools/start.ts', '--no-build'), {
      env: {
        DATABASE_URL: `postgres://kilele@127.0.0.1:${ports.pooler}/kilele`,
        DATABASE_DIRECT_URL: direct,
        DATABASE_READ_URL: `postgres://kilele@127.0.0.1:${ports.reads}/kilele`,
        STORAGE_URL: `http://S3RVER:S3RVER@127.0.0.1:${storeLine.port}/kilele`,
        SMTP_URL: mail.state.url(),
        DATA_DIR: join(root, `process-${port}`),
        SESSION_SECRET: SECRET,
        LEDGER_KEY: 'A'.repeat(43),
        PORT: String(port),
        BASE_URL: `http://127.0.0.1:${ports.nginx}`,
        TRUST_PROXY: '1',
        DEMO: '0',
        DRAIN_SECONDS: '3',
        LOG_LEVEL: 'warn',
        LAG_LIMIT_MS: '0',
        NODE_ENV: 'test',
      },
    });
    servers.set(port, server);
    await server.line(/Kilele is at/).catch((error: unknown) => {
      // As systemd does with one that ended.
      if (tries === 1) throw error;
      return startProcess(port, tries - 1);
    });
  };
  ends.push(async () => {
    for (const [port, server] of servers) {
      server.child.kill('SIGKILL');
      await server.ended;
      writeFileSync(join(root, `process-${port}.log`), [...server.lines, server.complaints()].join('\n'));
    }
  });
  const processes = [await freePort(), await freePort()];
  for (const port of processes) await startProcess(port);
  const nginx = partOf('nginx', ['nginx', '-c', writeProxy(root, ports.nginx, processes)], {
    cwd: root,
    log: join(root, 'nginx.log'),
  });
  nginx.start();
  ends.push(() => nginx.kill());
  const url = `http://127.0.0.1:${ports.nginx}`;
  await until('the product behind nginx', async () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const cookies = await addPeople(direct, { count: PEOPLE, secret: SECRET });
  say('two processes serve behind nginx');
  const killProcess = async (port: number): Promise<void> => {
    const server = servers.get(port);
    server?.child.kill('SIGKILL');
    await server?.ended;
  };
  /** As systemd ends it, and waits. */
  const stopProcess = async (port: number): Promise<void> => {
    const server = servers.get(port);
    server?.child.kill('SIGTERM');
    await server?.ended;
  };
  return {
    nodes,
    direct,
    pooler,
    storeLine,
    mail,
    processes,
    url,
    cookies,
    startProcess,
    killProcess,
    stopProcess,
  };
}
