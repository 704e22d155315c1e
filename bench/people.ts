// How long the server takes to find people among 10,000 with 50,000 connections, on the embedded database:
//   node tools/run.mjs bench/people.ts [--people 10000] [--connections 50000] [--calls 300]
import { parseArgs } from 'node:util';
import { percentile, percentilesText, withSeededServer } from './seeded-server.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '50000' },
    calls: { type: 'string', default: '300' },
  },
});
const PEOPLE = Number(values.people);
const CONNECTIONS = Number(values.connections);
const CALLS = Number(values.calls);
const BUDGET_MS = 25;

const SEED = `
  insert into users (id, name, first_name, last_name, email, user_type)
    select 'u' || n, f || ' ' || l, f, l, 'u' || n || '@' || (array['mail', 'post', 'acme', 'umoja'])[n % 4 + 1] || '.example',
      (array['founder', 'investor', 'vc_fund', null])[n % 4 + 1]
    from (select n, (array['Ada', 'Ọláṣeyẹ', 'Kofi', 'Wanjirũ', 'Thandeka', 'Zainab', 'Amara', 'Séga', 'Chidi', 'Noura'])[n % 10 + 1] as f,
      (array['Obi', 'Mensah', 'Kamau', 'Dlamini', 'Diallo', 'Abebe', 'Okafor'])[n % 7 + 1] || ' ' || chr(65 + n % 26) || md5(n::text) as l
      from generate_series(1, ${PEOPLE}) n) named;
  update profiles p set
    headline = (array['Payments engineer', 'Founder of a clinic network', 'Seed investor', 'Supply chain lead'])[n % 4 + 1],
    location = (array['Lagos, Nigeria', 'Nairobi, Kenya', 'Accra, Ghana', 'Cape Town, South Africa', 'Kigali'])[n % 5 + 1],
    bio = 'Works on ' || (array['credit scoring', 'cold chains', 'school fees', 'solar pumps'])[n % 4 + 1] || ' in three countries.',
    skills = array['Sales', (array['Rust', 'Finance', 'Design', 'Logistics'])[n % 4 + 1], 'Hiring'],
    experience_level = (array['entry', 'mid', 'senior', 'executive'])[n % 4 + 1],
    is_open_to_work = n % 3 = 0, is_open_to_cofounder = n % 5 = 0,
    visibility = case when n % 50 = 0 then 'hidden' when n % 20 = 0 then 'connections' else 'members' end,
    updated_at = now() - n * interval '1 minute'
    from generate_series(1, ${PEOPLE}) n where p.user_id = 'u' || n;
  insert into experiences (user_id, type, title, company, start_date, is_current)
    select 'u' || n, 'work', 'Lead', (array['Acme', 'Umoja Bank', 'Jua Solar', 'Zed Labs'])[n % 4 + 1] || ' ' || n % 97, '2020-01-01', true
    from generate_series(1, ${PEOPLE}) n;
  insert into connections (requester_id, addressee_id, status, requested_at, answered_at)
    select distinct on (least(a, b), greatest(a, b)) 'u' || a, 'u' || b, status, now() - interval '9 days',
      case when status = 'accepted' then now() - (a % 300) * interval '1 day' end
    from (select n % ${PEOPLE} + 1 as a, (n::bigint * 7919 + n / ${PEOPLE} * 104729) % ${PEOPLE} + 1 as b,
      case when n % 5 = 0 then 'pending' else 'accepted' end as status
      from generate_series(1, ${CONNECTIONS}) n) pairs where a <> b;
  insert into exclusions (user_id, kind, value, label)
    select 'u' || n, kind, value, value from generate_series(1, ${PEOPLE}, 10) n,
      lateral (values ('person', 'u' || n + 1), ('employer', 'acme ' || n % 97), ('domain', 'acme.example')) e (kind, value);
  insert into blocks (blocker_id, blocked_id)
    select 'u' || n, 'u' || n + 3 from generate_series(1, ${PEOPLE} - 3, 40) n;
  insert into sessions (id, token, user_id, expires_at)
    select 's' || n, 't' || n, 'u' || n, now() + interval '1 day' from generate_series(1, 200) n;`;

const SEARCHES = [
  ['everybody', ''],
  ['a later page', 'offset=2000'],
  ['one letter', 'q=a'],
  ['a first name', 'q=wanjiru'],
  ['two words', 'q=chidi+okafor'],
  ['a mistyped name', 'q=thandkea'],
  ['a skill', 'q=logistics'],
  ['a kind and a level', 'userType=founder&experienceLevel=entry'],
  ['a place', 'location=nairobi'],
  ['a place, open to offers', 'q=payments&location=lagos&availability=true'],
  ['nobody', 'q=xqzzv'],
] as const;

/** Every tenth of them keeps exclusions. */
const CALLERS = 200;
const CALLS_OF = [
  ...SEARCHES.map(([name, query]) => [`search: ${name}`, `/api/users/search?limit=20&${query}`] as const),
  ['connections', '/api/users/connections'],
  ['the tiles', '/api/network/stats'],
  ['the analytics', '/api/network/analytics'],
] as const;

await withSeededServer(SEED, async (time) => {
  console.log(
    `${PEOPLE} people, ${CONNECTIONS} connections, ${CALLS} calls each, milliseconds of server time`,
  );
  const searches: number[] = [];
  for (const [name, path] of CALLS_OF) {
    const timing = await time(path, CALLS, CALLERS);
    if (name.startsWith('search')) searches.push(...timing.sorted);
    console.log(`${name.padEnd(34)} ${percentilesText(timing)}  found ${timing.total}`);
  }
  const sorted = searches.toSorted((a, b) => a - b);
  const p95 = percentile(sorted, 0.95);
  const verdict = p95 < BUDGET_MS ? 'kept' : 'NOT kept';
  console.log(`people search p95 ${p95.toFixed(1)} ms, budget ${BUDGET_MS} ms: ${verdict}`);
});
