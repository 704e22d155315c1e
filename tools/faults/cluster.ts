// Three PostgreSQL under Patroni with etcd, HAProxy, PgBouncer, nginx and two processes of the product on this machine; breaks
// each in turn under load and prints what came of it: `npm run test:cluster [-- killed disk SMTP …]`, by words of the events. Debian: apt install postgresql-15 patroni
// etcd-server haproxy pgbouncer nginx, with their own services stopped. As root, since each part has its own account.
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Load, startLoad, type Tally, type Upload } from './load.ts';
import type { ClusterNode } from './cluster-nodes.ts';
import { type Ends, leaderOf, setStage, until } from './cluster-stage.ts';
import { signalAll } from './parts.ts';
import { ask } from './people.ts';

type Row = {
  readonly event: string;
  readonly calls: number;
  readonly failed: number;
  readonly 'window s': string;
  readonly 'writes, files': string;
  readonly lost: number;
  readonly doubled: number;
  readonly outcomes: string;
};

const SETTLED_MS = 6_000;
const MOST_LOG_FILES = 60;
const LETTERS = 30;
const root = mkdtempSync(join(tmpdir(), 'kilele-cluster-'));
chmodSync(root, 0o755);
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`);

const ends: Ends = [];
const asked = process.argv.slice(2);
const rows: Row[] = [];
const tallies: { event: string; tally: Tally }[] = [];

/** Writes a file until its disk takes no more. */
function fill(file: string): void {
  const piece = Buffer.alloc(1024 * 1024);
  try {
    for (;;) appendFileSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** How many uploads cannot be read back as they were sent. */
async function filesThatAreNot(url: string, uploads: readonly Upload[]): Promise<number> {
  let wrong = 0;
  for (const { path, cookie, text } of uploads) {
    const answer = await fetch(`${url}${path}`, { headers: { cookie } });
    if ((await answer.text()) !== text) wrong += 1;
  }
  return wrong;
}

async function run(): Promise<void> {
  const stage = await setStage(root, { ends, say });
  const { nodes, direct, pooler, storeLine, mail, processes, url, cookies } = stage;

  const load: Load = startLoad(url, cookies);
  ends.push(() => load.stop());
  const flows = () =>
    until('writes again', () => performance.now() - load.lastWriteAt() < 2_000).catch((error: unknown) => {
      console.error(load.turn().outcomes);
      throw error;
    });
  // An old leader that has not yet unlearnt what nobody else has calls itself a follower, so the leader is asked who streams from it.
  const whole = () =>
    until('two stream from the leader, one of them synchronously', async () => {
      const leader = await leaderOf(nodes);
      if (leader === null || !(await Promise.all(nodes.map((node) => node.isSynchronous()))).includes(true))
        return false;
      const streams = await ask<{ pid: number }>(
        `postgres://postgres@127.0.0.1:${leader.postgresPort}/postgres`,
        "select pid from pg_stat_replication where state = 'streaming'",
      ).catch(() => []);
      return streams.length === 2;
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
      await stage.killProcess(first);
      await sleep(2_000);
      await stage.startProcess(first);
    });
    await during('the processes are restarted in turn', async () => {
      for (const port of processes) {
        await stage.stopProcess(port);
        await stage.startProcess(port);
        await sleep(3_000);
      }
    });
    await during(
      'the store of files is cut off for 15 s',
      async () => {
        storeLine.cut();
        const ready = await fetch(`${url}/readyz`).then(({ status }) => status);
        say(`/readyz answered ${ready}`);
        await sleep(15_000);
      },
      () => storeLine.mend(),
    );
    await during(
      'the store of files answers errors for 15 s',
      async () => {
        storeLine.fail();
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
    const files = await ask<{ name: string; times: number }>(
      direct,
      'select file_name as name, count(*)::int as times from document_versions group by file_name',
    );
    for (const { name, times: each } of files) times.set(name, each);
    for (const { event, tally } of tallies) {
      const told = [...tally.acknowledged, ...tally.uploaded];
      const changed = await filesThatAreNot(url, tally.uploaded);
      rows.push({
        event,
        calls: tally.calls,
        failed: tally.failed,
        'window s': (tally.windowMs / 1000).toFixed(1),
        'writes, files': `${tally.acknowledged.length}, ${tally.uploaded.length}`,
        lost: told.filter(({ name }) => !times.has(name)).length + changed,
        doubled: told.filter(({ name }) => (times.get(name) ?? 0) > 1).length,
        outcomes: [...tally.outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', '),
      });
    }
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
