// How long the server takes to list conversations and page through 200,000 messages of 10,000 people:
//   node tools/run.mjs bench/messages.ts [--people 10000] [--messages 200000] [--calls 300]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from '../src/app/server.ts';
import { closeServices, createServices } from '../src/app/services.ts';
import { MIGRATIONS } from '../src/app/start.ts';
import { sessionCookieName } from '../src/shared/server/auth.ts';
import { createPool } from '../src/shared/server/db.ts';
import { startEmbeddedPostgres } from '../src/shared/server/embedded-postgres.ts';
import { readEnv } from '../src/shared/server/env.ts';
import { inlineJobs } from '../src/shared/server/jobs.ts';
import { migrate } from '../src/shared/server/migrate.ts';
import { signSessionToken } from '../src/shared/server/session.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '200000' },
    calls: { type: 'string', default: '300' },
  },
});
const PEOPLE = Number(values.people);
const MESSAGES = Number(values.messages);
const CALLS = Number(values.calls);
const THREADS = 2 * PEOPLE;
const CALLERS = 200;
const BUDGET_MS = 25;

// The first fifty callers share most threads; thread 1 alone holds a tenth of all messages.
const SEED = `
  insert into users (id, name, first_name, last_name, email)
    select 'u' || n, 'Person ' || n, 'Person', n::text, 'u' || n || '@example.test'
    from generate_series(1, ${PEOPLE}) n;
  insert into sessions (id, token, user_id, expires_at)
    select 's' || n, 't' || n, 'u' || n, now() + interval '1 day' from generate_series(1, ${CALLERS}) n;
  insert into threads (id, subject, created_at)
    select n, 'Thread ' || n, now() - n * interval '1 minute' from generate_series(1, ${THREADS}) n;
  insert into messages (thread_id, sender_id, client_id, content, created_at)
    select case when n % 10 = 0 then 1 else n % ${THREADS} + 1 end, null,
      gen_random_uuid()::text, 'Message ' || n || repeat(' and more of it', n % 12),
      now() - (${MESSAGES} - n) * interval '10 seconds' from generate_series(1, ${MESSAGES}) n;
  insert into thread_members (thread_id, user_id, last_at, unread_count)
    select t.id, member, coalesce(l.at, t.created_at), t.id % 3 from threads t
    left join (select thread_id, max(created_at) as at from messages group by thread_id) l on l.thread_id = t.id,
    lateral (values ('u' || (t.id - 1) % (case when t.id % 2 = 0 then 50 else ${CALLERS} end) + 1),
      ('u' || ${CALLERS} + t.id % (${PEOPLE} - ${CALLERS}) + 1)) m (member);
  update threads t set message_count = c.n from (select thread_id, count(*) as n from messages group by thread_id) c
    where c.thread_id = t.id;
  update messages m set sender_id = case when m.id % 2 = 0 then a.user_id else b.user_id end
    from thread_members a, thread_members b where a.thread_id = m.thread_id and b.thread_id = m.thread_id
      and a.user_id < b.user_id;
  insert into introductions (id, sender_id, receiver_id, reason, context_kind, context_label, created_at)
    select n, 'u' || n % ${CALLERS} + 1, 'u' || ${CALLERS} + n % (${PEOPLE} - ${CALLERS}) + 1, 'A reason', 'person',
      'Person', now() - n * interval '1 minute' from generate_series(1, ${THREADS}) n;
  insert into introduction_states (introduction_id, low_id, high_id, status, delivered_at)
    select id, least(sender_id, receiver_id), greatest(sender_id, receiver_id), 'closed', created_at from introductions;
  insert into blocks (blocker_id, blocked_id) select 'u' || n, 'u' || n + 3 from generate_series(1, ${PEOPLE} - 3, 40) n;`;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const CASES = [
  ['thread list', '/api/threads?limit=20', CALLERS],
  ['thread list, page 10', '/api/threads?limit=20&offset=180', 50],
  ['one thread', '/api/threads/1', 1],
  ['newest messages', '/api/threads/1/messages', 1],
  ['messages far back', '/api/threads/1/messages?before=20000', 1],
  ['unread', '/api/threads/unread', CALLERS],
  ['requests sent', '/api/introductions?box=sent', CALLERS],
  ['budget', '/api/introductions/budget', CALLERS],
] as const;

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kilele-bench-'));
  const quiet = { info() {}, warn() {}, error() {} };
  const database = await startEmbeddedPostgres({ dataDir, log: quiet });
  const seeding = createPool({
    connectionString: database.url,
    maxConnections: 1,
    statementTimeoutMs: 600_000,
  });
  await migrate(seeding, MIGRATIONS);
  await seeding.query(SEED);
  await seeding.query('vacuum analyze');
  await seeding.end();
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO: '0', NODE_ENV: 'production' });
  const services = createServices({ env, databaseUrl: database.url, jobs: inlineJobs() });
  const server = await createServer(services, join(dataDir, 'no-dist'));

  async function time(url: string, callers: number): Promise<number[]> {
    const took: number[] = [];
    for (let n = -20; n < CALLS; n += 1) {
      const token = signSessionToken(`t${(Math.abs(n) % callers) + 1}`, env.sessionSecret);
      const cookie = `${sessionCookieName(env)}=${encodeURIComponent(token)}`;
      const since = performance.now();
      const answer = await server.inject({ url, headers: { cookie } });
      if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.payload}`);
      if (n >= 0) took.push(performance.now() - since);
    }
    return took.toSorted((a, b) => a - b);
  }

  console.log(`${PEOPLE} people, ${MESSAGES} messages, ${CALLS} calls each, milliseconds of server time`);
  let worst = 0;
  for (const [name, url, callers] of CASES) {
    const sorted = await time(url, callers);
    worst = Math.max(worst, percentile(sorted, 0.95));
    const figures = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1).padStart(7));
    console.log(`${name.padEnd(24)} p50${figures[0]}  p95${figures[1]}  p99${figures[2]}`);
  }
  console.log(
    `the slowest p95 ${worst.toFixed(1)} ms, budget ${BUDGET_MS} ms: ${worst < BUDGET_MS ? 'kept' : 'NOT kept'}`,
  );
  await server.close();
  await closeServices(services);
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

await main();
