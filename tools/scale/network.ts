/** What people write and track: every fiftieth person is one of a few who have as much of it whatever the size. */
export const BUSY_PEOPLE = 50;

const THREADS_OF_A_BUSY = 100;
const MESSAGES_A_THREAD = 25;
const DEALS_EACH = 50;
const GIN = ['profiles_search', 'profiles_search_name'];

/** The statements that fill in messages between people and deals of investors there are, in order. */
export function networkStatements({ messages, deals }: { messages: number; deals: number }): string[] {
  const threads = Math.ceil(messages / MESSAGES_A_THREAD);
  const busy = `select 'scale-founder-' || n as id, n from generate_series(1, ${BUSY_PEOPLE}) n`;
  return [
    `create temp table scale_indexes as select indexname as name, indexdef as made from pg_indexes
      where schemaname = 'public' and indexname = any('{${GIN.join(',')}}')`,
    ...GIN.map((name) => `drop index if exists ${name}`),
    `create temp table scale_people as
      select id, row_number() over (order by md5(id)) as n from users where id like 'scale-%'`,
    'create index on scale_people (n)',
    `update profiles p set
      headline = (array['Payments engineer', 'Founder of a clinic network', 'Seed investor', 'Supply chain lead'])[s.n % 4 + 1],
      location = (array['Lagos, Nigeria', 'Nairobi, Kenya', 'Accra, Ghana', 'Cape Town, South Africa', 'Kigali'])[s.n % 5 + 1],
      skills = array['Sales', (array['Rust', 'Finance', 'Design', 'Logistics'])[s.n % 4 + 1], 'Hiring'],
      experience_level = (array['entry', 'mid', 'senior', 'executive'])[s.n % 4 + 1],
      is_open_to_work = s.n % 30 = 0, updated_at = timestamptz '2026-11-01' - s.n * interval '1 second'
      from scale_people s where s.id = p.user_id and p.headline is null`,
    `create temp table scale_threads as
      select nextval(pg_get_serial_sequence('threads', 'id'))::integer as id, n from generate_series(1, ${threads}) n`,
    `insert into threads (id, subject, message_count, created_at)
      select id, 'Thread ' || n, ${MESSAGES_A_THREAD}, timestamptz '2026-11-01' - n * interval '1 minute' from scale_threads`,
    `create temp table scale_pairs as
      select t.id, t.n, case when t.n <= ${BUSY_PEOPLE * THREADS_OF_A_BUSY} then b.id else one.id end as low, other.id as high
      from scale_threads t cross join (select count(*) as people from scale_people) c
      left join (${busy}) b on b.n = t.n % ${BUSY_PEOPLE} + 1
      join scale_people one on one.n = (t.n::bigint * 7919) % c.people + 1
      join scale_people other on other.n = (t.n::bigint * 104729 + 13) % c.people + 1`,
    `insert into thread_members (thread_id, user_id, last_at, unread_count)
      select p.id, member, timestamptz '2026-11-01' - p.n * interval '1 minute', p.n % 3
      from scale_pairs p, unnest(array[p.low, p.high]) member on conflict do nothing`,
    `insert into messages (thread_id, sender_id, client_id, content, created_at)
      select p.id, case when k % 2 = 0 then p.low else p.high end, gen_random_uuid()::text,
        'Message ' || k || repeat(' and more of it', (p.n + k) % 12),
        timestamptz '2026-11-01' - p.n * interval '1 minute' - (${MESSAGES_A_THREAD} - k) * interval '1 second'
      from generate_series(1, ${MESSAGES_A_THREAD}) k, scale_pairs p`,
    `create temp table scale_deals as
      select nextval(pg_get_serial_sequence('deals', 'id'))::integer as id, i.user_id as owner, k, i.id * 31 + k as n
      from (select id, user_id from investors where user_id like 'scale-investor-%' order by id
        limit ${Math.ceil(deals / DEALS_EACH)}) i, generate_series(1, ${DEALS_EACH}) k`,
    `insert into deals (id, owner_id, company_name, company_domain, company_key, sector_id, region_id, funding_stage_id,
        stage, priority, interest_level, source_channel, next_action, next_action_due, amount_minor, currency,
        stage_since, last_activity_at, created_at) overriding system value
      select id, owner, 'Company ' || n, 'company' || n || '.example', 'company' || n, 'fintech', 'africa', 'seed',
        (array['sourced', 'reviewed', 'due-diligence', 'term-sheet', 'passed'])[k % 5 + 1],
        (array['low', 'medium', 'high'])[k % 3 + 1], k % 10 + 1, 'Referral by a founder', 'Call the founders',
        date '2026-11-01' + k, n * 1000::bigint, 'USD', timestamptz '2026-11-01' - k * interval '1 day',
        timestamptz '2026-11-01' - k * interval '1 hour', timestamptz '2026-11-01' - k * interval '2 days'
      from scale_deals`,
    `insert into deal_events (deal_id, kind, to_stage, actor_id, at)
      select id, 'added', 'sourced', owner, timestamptz '2026-11-01' - k * interval '2 days' from scale_deals`,
    `do $$ declare made text; begin for made in select s.made from scale_indexes s loop execute made; end loop; end $$`,
  ];
}
