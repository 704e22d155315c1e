// How long 10,000 saved searches take over 1,000 changed startups among 20,000, on the embedded database:
//   node tools/run.mjs bench/saved-searches.ts [--searches 10000] [--changes 1000] [--startups 20000]
import { parseArgs } from 'node:util';
import { createRandom } from '../tools/scale/random.ts';
import { withSeededServices } from './seeded-server.ts';
import { replayChanges } from '../src/features/saved-searches/server/replay.ts';

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '10000' },
    changes: { type: 'string', default: '1000' },
    startups: { type: 'string', default: '20000' },
  },
});
const SEARCHES = Number(values.searches);
const CHANGES = Number(values.changes);
const STARTUPS = Number(values.startups);
const BUDGET_S = 10;

const list = (items: readonly (string | null)[]) =>
  `(array[${items.map((item) => (item === null ? 'null' : `'${item}'`)).join(', ')}])`;
const SECTORS = [
  'fintech',
  'healthtech',
  'edtech',
  'agritech',
  'logistics',
  'cleantech',
  'proptech',
  'foodtech',
];
const STAGES = ['pre-seed', 'seed', 'series-a', 'series-b', 'growth'];
const COUNTRIES = ['NG', 'KE', 'ZA', 'GH', 'EG', 'RW', 'SN', 'CI', 'TZ', 'UG'];
const CITIES = ['Lagos', 'Nairobi', 'Accra', 'Kigali', 'Dakar'];
const WORDS = ['solar', 'credit', 'clinic', 'school', 'cold', 'seeds', 'rent', 'shops'];
const EVIDENCE = ['claimed', 'document', 'third-party-document'];
const TIERS = ['none', 'early', 'growing', 'scaling'];
const pick = (items: readonly (string | null)[], seed: string) =>
  `${list(items)}[abs(hashint4extended(n, ${seed})) % ${items.length} + 1]`;

const ROW = `'Startup ' || n, 'Works on ' || ${pick(WORDS, '1')}, ${pick(SECTORS, '2')}, 'africa', ${pick(STAGES, '3')}, 'Subscription',
  '', (n % 90 + 10) * 1000000::bigint, ${pick(['USD', 'NGN', 'KES'], '4')}, 3, ${pick(COUNTRIES, '5')}, ${pick(CITIES, '6')},
  ${pick(TIERS, '7')}, ${pick([...EVIDENCE, null], '8')}, to_tsvector('simple', 'startup ' || ${pick(WORDS, '1')}), 'startup ' || n`;
const COLUMNS = `name, description, sector_id, region_id, stage_id, business_model, raising_text, raising_minor, raising_currency,
  team_size, country, city, traction_tier, users_evidence, search, search_name`;

const SEED = `
  insert into users (id, name, first_name, last_name, email, user_type)
    select 'u' || n, 'Person ' || n, 'Person', n::text, 'u' || n || '@mail.example', 'investor'
    from generate_series(1, ${Math.ceil(SEARCHES / 5)}) n;
  insert into investors (user_id, type, investment_thesis, min_ticket_minor, average_ticket_minor, max_ticket_minor,
      preferred_sectors, preferred_geographies, preferred_stages, search, search_name)
    select 'u' || n, 'angel', 'Backs what works.', 1000000, 2500000, 10000000, array[${pick(SECTORS, '11')}], array['africa'],
      array[${pick(STAGES, '12')}], '', ''
    from generate_series(1, ${Math.ceil(SEARCHES / 5)}) n;
  insert into startups (${COLUMNS}) select ${ROW} from generate_series(1, ${STARTUPS}) n;
  insert into startup_members (startup_id, user_id, role) select id, 'u' || id % ${Math.ceil(SEARCHES / 5)} + 1, 'owner' from startups;
  insert into blocks (blocker_id, blocked_id)
    select 'u' || n, 'u' || n + 3 from generate_series(1, ${Math.ceil(SEARCHES / 5)} - 3, 40) n;`;

/** A sector or two, mostly with a stage and countries, as people combine them: one in five asks for words, a cheque, evidence; one in ten for a fit. */
function makeSearch(place: number) {
  const random = createRandom(place);
  const share = (part: number) => random.fraction() < part;
  const query = {
    sector: random.some(SECTORS, random.whole(1, 2)),
    ...(share(0.6) ? { stage: [random.one(STAGES)] } : {}),
    ...(share(0.7) ? { country: random.some(COUNTRIES, random.whole(1, 3)) } : { region: 'africa' }),
    ...(share(0.1) ? { city: random.one(CITIES) } : {}),
    ...(share(0.2) ? { q: random.one(WORDS) } : {}),
    ...(share(0.2) ? { ticket: random.whole(10, 900) * 1000, currency: random.one(['USD', 'NGN']) } : {}),
    ...(share(0.2) ? { evidence: random.one(EVIDENCE) } : {}),
    ...(share(0.1) ? { fit: random.one([60, 70, 80]) } : {}),
  };
  return { user: `u${(place % Math.ceil(SEARCHES / 5)) + 1}`, name: `Search ${place}`, query };
}

await withSeededServices(SEED, async ({ db, hooks, now, pool }) => {
  const searches = Array.from({ length: SEARCHES }, (_, place) => makeSearch(place));
  await pool.query(
    `insert into saved_searches (user_id, name, query, is_alerting, created_at)
     select s."user", s.name, s.query, true, now() from json_to_recordset($1) s ("user" text, name text, query jsonb)`,
    [JSON.stringify(searches)],
  );
  await pool.query('analyze saved_searches');
  for (const round of [1, 2, 3]) {
    const half = Math.floor(CHANGES / 2);
    await pool.query(`insert into startups (${COLUMNS}) select ${ROW}
      from generate_series(${STARTUPS + round * half + 1}, ${STARTUPS + (round + 1) * half}) n`);
    await pool.query(
      `update startups set sector_id = ${list(SECTORS)}[(id + ${round}) % ${SECTORS.length} + 1], raising_minor = raising_minor + 1
       where id > ${(round - 1) * half} and id <= ${(round - 1) * half + CHANGES - half}`,
    );
    const waiting = await pool.query<{ count: number }>('select count(*) as count from startup_changes');
    const [since, cpu] = [performance.now(), process.cpuUsage()];
    await replayChanges({ db, hooks, now });
    const seconds = (performance.now() - since) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const { rows } = await pool.query<{ hits: number; told: number }>(
      'select (select count(*) from saved_search_hits) as hits, (select count(*) from notifications) as told',
    );
    console.log(
      `${SEARCHES} searches × ${waiting.rows[0]?.count} changes: ${seconds.toFixed(2)} s (own processor ${((user + system) / 1e6).toFixed(2)} s), ` +
        `${rows[0]?.hits} hits so far, ${rows[0]?.told} lines in inboxes`,
    );
    if (seconds > BUDGET_S) {
      console.log(`over the budget of ${BUDGET_S} s`);
      process.exitCode = 1;
    }
  }
});
