// How long the server takes for a pipeline of 5,000 deals on the embedded database:
//   node tools/run.mjs bench/deals.ts [--deals 5000] [--calls 200]
import { parseArgs } from 'node:util';
import { percentile, percentilesText, withSeededServer } from './seeded-server.ts';

const { values } = parseArgs({
  options: { deals: { type: 'string', default: '5000' }, calls: { type: 'string', default: '200' } },
});
const DEALS = Number(values.deals);
const CALLS = Number(values.calls);
const BUDGET_MS = 30;
const LIST = '/api/portfolio/deal-flow';

/** Two colleagues with a shared pipeline, and fifty others with one of their own, so that indexes matter. */
const SEED = `
  insert into users (id, name, first_name, last_name, email)
    select 'u' || n, 'Ada Obi ' || n, 'Ada', 'Obi', 'u' || n || '@mail.example' from generate_series(1, 52) n;
  insert into sessions (id, token, user_id, expires_at) values ('s1', 't1', 'u1', now() + interval '1 day');
  insert into firms (name) values ('Acacia');
  insert into firm_members (user_id, firm_id, role) values ('u1', 1, 'owner'), ('u2', 1, 'partner');
  insert into deals (owner_id, firm_id, company_name, company_domain, company_key, sector_id, region_id, funding_stage_id,
      stage, priority, interest_level, source_channel, next_action, next_action_due, amount_minor, currency,
      stage_since, last_activity_at, created_at)
    select owner, firm, 'Company number ' || n, 'company' || n || '.example', 'companynumber' || n, 'fintech', 'africa', 'seed',
      (array['sourced', 'reviewed', 'due-diligence', 'term-sheet', 'closed', 'passed'])[n % 6 + 1],
      (array['low', 'medium', 'high'])[n % 3 + 1], n % 10 + 1, 'Referral by a founder', 'Call the two founders', current_date + n % 40,
      n * 1000, 'USD', now() - n * interval '1 hour', now() - n % 30 * interval '1 day', now() - n * interval '2 hours'
    from (select n, case when n % 3 = 0 then 'u2' else 'u1' end as owner, 1 as firm from generate_series(1, ${DEALS}) n
      union all select n, 'u' || (n % 50 + 3), null from generate_series(1, ${DEALS}) n) rows;
  insert into deal_events (deal_id, kind, to_stage, actor_id, at)
    select d.id, case when step = 0 then 'added' else 'moved' end, d.stage, d.owner_id, d.created_at + step * interval '2 days'
    from deals d, generate_series(0, 3) step;`;

/** The calls a board makes, which keep the budget, and the others. */
const BOARD = [
  ['the list', LIST],
  ['its last page', `${LIST}?offset=4500`],
  ['one stage', `${LIST}?stage=due-diligence`],
  ['a stage and a priority', `${LIST}?stage=sourced&priority=low`],
] as const;
const OTHERS = [
  ['the whole pipeline', `${LIST}?limit=5000`],
  ['analytics', `${LIST}/analytics`],
] as const;

await withSeededServer(SEED, async (time) => {
  console.log(
    `${DEALS} deals in one pipeline, ${CALLS} calls each, milliseconds of server time (cpu: of this process)`,
  );
  let slowest = 0;
  for (const [name, url] of [...BOARD, ...OTHERS]) {
    const timing = await time(url, CALLS);
    if (BOARD.some(([, each]) => each === url)) slowest = Math.max(slowest, percentile(timing.sorted, 0.95));
    const size = `${Math.round(timing.bytes / 1024)} KB`.padStart(9);
    const cpu = `cpu${timing.cpuMs.toFixed(1).padStart(6)}`;
    console.log(`${name.padEnd(24)} ${percentilesText(timing)}  ${cpu}${size}  ${timing.total}`);
  }
  const verdict = slowest < BUDGET_MS ? 'kept' : 'NOT kept';
  console.log(`the slowest call of a board p95 ${slowest.toFixed(1)} ms, budget ${BUDGET_MS} ms: ${verdict}`);
});
