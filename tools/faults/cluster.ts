// Three PostgreSQL under Patroni with etcd, HAProxy, PgBouncer, nginx and two processes of the product on this machine; breaks
// each in turn under load and prints what came of it: `npm run test:cluster [-- killed disk SMTP …]`, by words of the events. Debian: apt install postgresql-15 patroni
// etcd-server haproxy pgbouncer nginx, with their own services stopped. As root, since each part has its own account.
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync, chmodSync, chownSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { createClient } from '../../src/platform/postgres/connect.ts';
import { signSessionToken } from '../../src/shared/server/session.ts';
import { createSmtpServer } from '../../test/smtp-server.ts';
import { makeCluster, writeBalancer, writeProxy, type ClusterNode } from './cluster-nodes.ts';
import { type Load, startLoad, type Tally } from './cluster-load.ts';
import { freePort } from './database-pair.ts';
import { lineTo, partOf, signalAll } from './parts.ts';
import { writePooler } from './pgbouncer.ts';
import { launch, script, type ServerProcess } from './server-process.ts';

type Row = {
  readonly event: string;
  readonly calls: number;
  readonly failed: number;
  readonly 'window s': string;
  readonly lost: number;
  readonly doubled: number;
  readonly outcomes: string;
};

const SETTLED_MS = 6_000;
const MOST_LOG_FILES = 60;
const LONGEST_MS = 180_000;
const LETTERS = 30;
/** One person may publish forty startups in a day. */
const PEOPLE = 60;
const SECRET = 's'.repeat(40);
const COOKIE = 'kilele.session';
const root = mkdtempSync(join(tmpdir(), 'kilele-cluster-'));
chmodSync(root, 0o755);
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

/** Waits for something; throws when it does not come. */
async function until(what: string, isSo: () => Promise<boolean> | boolean, longestMs = LONGEST_MS) {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > longestMs)
      throw new Error(`waited ${longestMs / 1000} s in vain: ${what}`);
    await sleep(200);
  }
}

const ends: (() => Promise<unknown> | void)[] = [];
const asked = process.argv.slice(2);
const rows: Row[] = [];
const tallies: { event: string; tally: Tally }[] = [];

async function leaderOf(nodes: readonly ClusterNode[]): Promise<ClusterNode | null> {
  for (const node of nodes) if (await node.isLeader()) return node;
  return null;
}

async function ask<Value extends object>(connectionString: string, text: string, values: unknown[] = []) {
  const client = createClient({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return (await client.query<Value>(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Writes a file until its disk takes no more. */
function fill(file: string): void {
  const piece = Buffer.alloc(1024 * 1024);
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** People with a session each, since one address may not sign up so many. */
async function addPeople(direct: string): Promise<string[]> {
  const people = Array.from({ length: PEOPLE }, () => ({ id: randomUUID(), token: randomUUID() }));
  const [ids, tokens] = [people.map(({ id }) => id), people.map(({ token }) => token)];
  await ask(
    direct,
    `insert into users (id, name, first_name, last_name, email) select id, 'Ada Obi', 'Ada', 'Obi', id || '@example.test' from unnest($1::text[]) id`,
    [ids],
  );
  await ask(
    direct,
    `insert into sessions (id, token, user_id, expires_at)
     select token, token, id, now() + interval '1 day' from unnest($1::text[], $2::text[]) as p (id, token)`,
    [ids, tokens],
  );
  return tokens.map((token) => `${COOKIE}=${encodeURIComponent(signSessionToken(token, SECRET))}`);
}

async function run(): Promise<void> {
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
  const cookies = await addPeople(direct);
  say('two processes serve behind nginx');

  const load: Load = startLoad(url, cookies);
  ends.push(() => load.stop());
  const flows = () =>
    until('writes again', () => performance.now() - load.lastWriteAt() < 2_000).catch((error: unknown) => {
      console.error(load.turn().outcomes);
      throw error;
    });
  const whole = () =>
    until('one leads and two follow', async () => {
      const follow = (await Promise.all(nodes.map((node) => node.follows()))).filter(Boolean).length;
      return follow === 2 && (await leaderOf(nodes)) !== null;
    });

  async function during(
    event: string,
    work: () => Promise<void>,
    mend: () => Promise<void> | void = () => {},
  ): Promise<void> {
    if (asked.length > 0 && !asked.some((word) => event.includes(word))) return;
    load.turn();
    await work();
    await flows();
    await sleep(SETTLED_MS);
    await mend();
    await whole();
    await flows();
    const tally = load.turn();
    tallies.push({ event, tally });
    say(
      `${event}: ${tally.failed} of ${tally.calls} calls failed, ${(tally.windowMs / 1000).toFixed(1)} s without a write`,
    );
  }
  async function another(than: ClusterNode): Promise<void> {
    await until(`another leader than ${than.name}`, async () => {
      const leader = await leaderOf(nodes.filter((node) => node !== than));
      return leader !== null;
    });
  }
  const led = async (): Promise<ClusterNode> => {
    let leader: ClusterNode | null = null;
    await until('somebody leads', async () => {
      leader = await leaderOf(nodes);
      return leader !== null;
    });
    if (!leader) throw new Error('nobody leads');
    return leader;
  };

  try {
    await during('nothing', () => sleep(SETTLED_MS));
    let leader = await led();
    await during(
      'the leader is killed',
      async () => {
        await leader.kill();
        await another(leader);
      },
      () => leader.start(),
    );
    leader = await led();
    await during(
      'the leader is cut off',
      async () => {
        leader.cut();
        await another(leader);
      },
      () => leader.mend(),
    );
    leader = await led();
    await during(
      'the leader is frozen',
      async () => {
        leader.freeze();
        await another(leader);
      },
      () => leader.thaw(),
    );
    leader = await led();
    if (leader.hasOwnDisk) {
      const ballast = join(leader.folder, 'ballast');
      const full = leader;
      await during(
        'the leader’s disk is full',
        async () => {
          fill(ballast);
          // It dies when its log needs a new file; a quiet one would go on for a while with those it has.
          const own = `postgres://postgres@127.0.0.1:${full.postgresPort}/postgres`;
          const spend = "select pg_logical_emit_message(true, 'fault', 'x'), pg_switch_wal()";
          for (let file = 0; file < MOST_LOG_FILES; file += 1) {
            const isUp = await ask(own, spend).then(
              () => true,
              () => false,
            );
            if (!isUp) break;
          }
          await another(full);
        },
        () => rmSync(ballast),
      );
    } else say('the disk is not filled: mount is not allowed here');
    const [follower] = await Promise.all(
      nodes.map(async (node) => ((await node.follows()) ? node : null)),
    ).then((all) => all.filter((node) => node !== null));
    if (follower)
      await during(
        'one that follows is killed',
        () => follower.kill(),
        () => follower.start(),
      );
    await during('PgBouncer is killed', async () => {
      await pooler.kill();
      await sleep(1_000);
      pooler.start();
    });
    const [first = 0] = processes;
    await during('a process is killed', async () => {
      const server = servers.get(first);
      server?.child.kill('SIGKILL');
      await server?.ended;
      await sleep(2_000);
      await startProcess(first);
    });
    await during(
      'the store of files is cut off for 15 s',
      async () => {
        storeLine.cut();
        const body = new FormData();
        body.set('file', new Blob(['Traction: 340 paying farmers.']), 'notes.txt');
        const upload = await fetch(`${url}/api/documents`, {
          method: 'POST',
          headers: { cookie: cookies[0] ?? '' },
          body,
        }).then(({ status }) => status);
        const ready = await fetch(`${url}/readyz`).then(({ status }) => status);
        say(`an upload answered ${upload}, /readyz ${ready}`);
        await sleep(15_000);
      },
      () => storeLine.mend(),
    );
    const addresses = Array.from({ length: LETTERS }, (_, index) => `letter-${index}@example.test`);
    await during('SMTP hangs up, then is slow', async () => {
      mail.state.isAway = true;
      await ask(
        direct,
        `insert into mail_outbox (to_address, subject, body) select unnest($1::text[]), 'Fault', 'Of no other meaning.'`,
        [addresses],
      );
      await sleep(20_000);
      mail.state.isAway = false;
      mail.state.delayMs = 500;
      const left = () =>
        ask<{ left: number }>(direct, 'select count(*)::int as left from mail_outbox where sent_at is null');
      await until('all letters', async () => (await left())[0]?.left === 0, 400_000);
      const arrived = addresses.map(
        (address) => mail.state.letters.filter((letter) => letter.includes(`To: ${address}`)).length,
      );
      say(
        `letters: ${LETTERS} queued, ${arrived.filter((times) => times === 0).length} lost, ${arrived.filter((times) => times > 1).length} doubled`,
      );
    });
  } finally {
    await load.stop();
    const found = await ask<{ name: string; times: number }>(
      direct,
      `select name, count(*)::int as times from startups group by name`,
    );
    const times = new Map(found.map((row) => [row.name, row.times]));
    for (const { event, tally } of tallies)
      rows.push({
        event,
        calls: tally.calls,
        failed: tally.failed,
        'window s': (tally.windowMs / 1000).toFixed(1),
        lost: tally.acknowledged.filter((name) => !times.has(name)).length,
        doubled: tally.acknowledged.filter((name) => (times.get(name) ?? 0) > 1).length,
        outcomes: [...tally.outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', '),
      });
  }
}

try {
  await run();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const end of ends.toReversed())
    await Promise.resolve(end()).catch((error: unknown) => console.error(error));
  // Such as the workers of nginx, which outlive it.
  signalAll(root, 'SIGKILL');
  console.table(rows);
  if (process.exitCode === undefined && !process.env['KEEP_LOGS'])
    rmSync(root, { recursive: true, force: true });
  else console.error(`What each part said is in ${root}`);
}
if (rows.some(({ lost, doubled }) => lost + doubled > 0)) process.exitCode = 1;
process.exit();
