// How long the server takes to list conversations and page through 200,000 messages of 10,000 people:
//   node tools/run.mjs bench/messages.ts [--people 10000] [--messages 200000] [--calls 300]
import { parseArgs } from 'node:util';
import { percentile, percentilesText, withSeededServer } from './seeded-server.ts';

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

await withSeededServer(SEED, async (time) => {
  console.log(`${PEOPLE} people, ${MESSAGES} messages, ${CALLS} calls each, milliseconds of server time`);
  let worst = 0;
  for (const [name, url, callers] of CASES) {
    const timing = await time(url, CALLS, callers);
    worst = Math.max(worst, percentile(timing.sorted, 0.95));
    console.log(`${name.padEnd(24)} ${percentilesText(timing)}`);
  }
  const verdict = worst < BUDGET_MS ? 'kept' : 'NOT kept';
  console.log(`the slowest p95 ${worst.toFixed(1)} ms, budget ${BUDGET_MS} ms: ${verdict}`);
});
