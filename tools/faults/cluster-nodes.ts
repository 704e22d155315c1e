import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './database-pair.ts';
import { type Line, lineTo, type Part, partOf, signalAll } from './parts.ts';

/** One of the three: Patroni with its PostgreSQL and its etcd, reached by lines that can be cut. */
export type ClusterNode = {
  readonly name: string;
  readonly folder: string;
  readonly postgresPort: number;
  /** Whether the disk is its own, so that it may be filled. */
  readonly hasOwnDisk: boolean;
  start(): void;
  /** As a power cut would. */
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  cut(): void;
  mend(): void;
  /** Whether it is the one that takes writes, by its own word. */
  isLeader(): Promise<boolean>;
  /** Whether it follows, by its own word. */
  follows(): Promise<boolean>;
  /** Whether it follows and no write is acknowledged without it: it alone may take over. */
  isSynchronous(): Promise<boolean>;
};

export type Cluster = {
  readonly nodes: readonly ClusterNode[];
  /** Addresses of PostgreSQL as the product is given them. */
  readonly direct: string;
  readonly lines: readonly { readonly name: string; readonly postgres: number; readonly rest: number }[];
  stop(): Promise<void>;
};

const BINARIES = '/usr/lib/postgresql/15/bin';
const DISK_MB = 600;
const FLOOR_MB = 50;
const DISK_WATCH = fileURLToPath(new URL('../../deploy/patroni-disk.sh', import.meta.url));

const idOf = (flag: string): number =>
  Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());

type Ports = Record<'client' | 'peer' | 'postgres' | 'rest', number>;

const patroniOf = (
  name: string,
  folder: string,
  {
    own,
    lines,
    etcd,
    watch,
  }: {
    own: Ports;
    lines: Record<'postgres' | 'rest', number>;
    etcd: readonly number[];
    watch: string;
  },
) => ({
  scope: 'kilele',
  name,
  restapi: { listen: `127.0.0.1:${own.rest}`, connect_address: `127.0.0.1:${lines.rest}` },
  // By etcd's older interface: over the newer one a Patroni before 3.0.3 that was frozen takes the lead back from whoever has it.
  // Without `use_proxies` it asks etcd itself where its members are, past the lines.
  etcd: { use_proxies: true, hosts: etcd.map((port) => `127.0.0.1:${port}`) },
  bootstrap: {
    dcs: {
      ttl: 20,
      loop_wait: 5,
      retry_timeout: 5,
      synchronous_mode: true,
      primary_start_timeout: 5,
      primary_stop_timeout: 10,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          max_connections: 200,
          shared_buffers: '64MB',
          max_wal_size: '128MB',
          hot_standby_feedback: 'on',
          wal_log_hints: 'on',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${own.postgres}`,
    connect_address: `127.0.0.1:${lines.postgres}`,
    data_dir: join(folder, 'data'),
    bin_dir: BINARIES,
    pgpass: join(folder, 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: 'postgres' },
      replication: { username: 'replicator', password: 'replicator' },
    },
    parameters: { unix_socket_directories: folder },
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
    basebackup: [{ checkpoint: 'fast' }],
    pre_promote: `/bin/sh ${watch} ${folder} ${FLOOR_MB}`,
  },
  watchdog: { mode: 'off' },
});

const ETCD_TRIES = 300;

async function answers(port: number, path: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(1_500) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

async function agreed(port: number): Promise<void> {
  for (let tries = 0; tries < ETCD_TRIES; tries += 1) {
    const version = await fetch(`http://127.0.0.1:${port}/version`)
      .then((answer) => answer.text())
      .catch(() => 'not_decided');
    if (!version.includes('not_decided')) return;
    await sleep(200);
  }
  throw new Error('the members of etcd did not agree on a version');
}

/** Three nodes under a folder, not yet started; `etcd` runs from here on. */
export async function makeCluster(root: string): Promise<Cluster> {
  const account = { uid: idOf('-u'), gid: idOf('-g') };
  const names = ['db1', 'db2', 'db3'];
  const ports: Ports[] = [];
  for (const _ of names)
    ports.push({
      client: await freePort(),
      peer: await freePort(),
      postgres: await freePort(),
      rest: await freePort(),
    });
  const lines: Line[] = [];
  const etcds: Part[] = [];
  const watches: Part[] = [];
  const nodes: ClusterNode[] = [];
  const shown: Cluster['lines'][number][] = [];
  const peers = names.map((name, index) => `${name}=http://127.0.0.1:${ports[index]?.peer}`).join(',');
  for (const [index, name] of names.entries()) {
    const own = ports[index];
    if (!own) continue;
    const folder = join(root, name);
    mkdirSync(folder, { recursive: true });
    const hasOwnDisk =
      spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]).status === 0;
    const newLine = async (target: number) => {
      const line = await lineTo(await freePort(), target);
      lines.push(line);
      return line;
    };
    const mine = { postgres: await newLine(own.postgres), rest: await newLine(own.rest) };
    // Each Patroni reaches all three etcd members by lines of its own.
    const toEtcd = [];
    for (const { client } of ports) toEtcd.push(await newLine(client));
    const all = [mine.postgres, mine.rest, ...toEtcd];
    const etcdFolder = join(root, `etcd-${name}`);
    mkdirSync(etcdFolder, { mode: 0o700 });
    // Copied, since the account of PostgreSQL may not enter every folder.
    const watchFolder = join(root, `watch-${name}`);
    mkdirSync(watchFolder);
    const watchFile = join(watchFolder, 'patroni-disk.sh');
    copyFileSync(DISK_WATCH, watchFile);
    const config = patroniOf(name, folder, {
      own,
      lines: { postgres: mine.postgres.port, rest: mine.rest.port },
      etcd: toEtcd.map(({ port }) => port),
      watch: watchFile,
    });
    writeFileSync(join(folder, 'patroni.yml'), JSON.stringify(config, null, 2));
    spawnSync('chown', ['-R', 'postgres:postgres', folder, etcdFolder, watchFolder]);
    chmodSync(folder, 0o700);
    const client = `http://127.0.0.1:${own.client}`;
    const peer = `http://127.0.0.1:${own.peer}`;
    const etcd = partOf(
      `etcd ${name}`,
      // prettier-ignore
      ['etcd', '--name', name, '--data-dir', join(etcdFolder, 'data'), '--enable-v2', '--listen-client-urls', client, '--advertise-client-urls', client,
        '--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', peers, '--heartbeat-interval', '300', '--election-timeout', '3000'],
      { cwd: etcdFolder, log: join(root, `etcd-${name}.log`), account },
    );
    etcd.start();
    etcds.push(etcd);
    const patroni = partOf(`patroni ${name}`, ['patroni', join(folder, 'patroni.yml')], {
      cwd: folder,
      log: join(root, `patroni-${name}.log`),
      account,
      env: { HOME: folder, PATH: `${BINARIES}:/usr/bin:/bin` },
    });
    const watch = partOf(
      `disk of ${name}`,
      ['/bin/sh', watchFile, folder, String(FLOOR_MB), name, `http://127.0.0.1:${own.rest}`],
      { cwd: watchFolder, log: join(root, `disk-${name}.log`), account },
    );
    if (hasOwnDisk) watch.start();
    watches.push(watch);
    shown.push({ name, postgres: mine.postgres.port, rest: mine.rest.port });
    nodes.push({
      name,
      folder,
      postgresPort: own.postgres,
      hasOwnDisk,
      start: () => patroni.start(),
      async kill() {
        signalAll(folder, 'SIGKILL');
        await patroni.kill();
        await sleep(200);
      },
      freeze: () => signalAll(folder, 'SIGSTOP'),
      thaw: () => signalAll(folder, 'SIGCONT'),
      cut: () => {
        for (const line of all) line.cut();
      },
      mend: () => {
        for (const line of all) line.mend();
      },
      isLeader: () => answers(own.rest, '/primary'),
      follows: () => answers(own.rest, '/replica'),
      isSynchronous: () => answers(own.rest, '/synchronous'),
    });
  }
  // Patroni gives up on an etcd whose members have not yet agreed on a version.
  for (const { client } of ports) await agreed(client);
  return {
    nodes,
    direct: `postgres://kilele@${shown.map(({ postgres }) => `127.0.0.1:${postgres}`).join(',')}/kilele`,
    lines: shown,
    async stop() {
      for (const node of nodes) {
        node.thaw();
        await node.kill();
      }
      for (const part of [...watches, ...etcds]) await part.kill();
      for (const line of lines) line.close();
      for (const { folder, hasOwnDisk } of nodes) if (hasOwnDisk) spawnSync('/bin/umount', [folder]);
    },
  };
}

/** HAProxy as docs/operate/cluster.md has it: who leads and who follows is Patroni's word. */
export function writeBalancer(
  root: string,
  lines: Cluster['lines'],
  ports: { readonly writes: number; readonly reads: number },
): string {
  const servers = lines.map(
    ({ name, postgres, rest }) => `  server ${name} 127.0.0.1:${postgres} check port ${rest}`,
  );
  const side = (name: string, port: number, path: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    `  option httpchk OPTIONS ${path}`,
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...servers,
  ];
  const file = join(root, 'haproxy.cfg');
  const text = [
    'global',
    '  maxconn 1000',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout check 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    ...side('writes', ports.writes, '/primary'),
    ...side('reads', ports.reads, '/replica'),
  ];
  writeFileSync(file, `${text.join('\n')}\n`);
  return file;
}

/** nginx as `deploy/nginx.conf` has it, without TLS. */
export function writeProxy(root: string, port: number, processes: readonly number[]): string {
  const file = join(root, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${root}/nginx.pid; error_log ${root}/nginx-error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${root}/nginx-body; proxy_temp_path ${root}/nginx-proxy; fastcgi_temp_path ${root}/nginx-f;
  uwsgi_temp_path ${root}/nginx-u; scgi_temp_path ${root}/nginx-s;
  upstream kilele {
    ${processes.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 8m;
    location / {
      proxy_pass http://kilele;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout;
      proxy_read_timeout 190s;
    }
  }
}
`,
  );
  return file;
}
