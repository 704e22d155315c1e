import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import { dayOf } from '#shared/domain/time.ts';

const DAYS = 14;
const VISITORS = 40;

/**
 * Two weeks of looks at the demo's pages: investors look at startups, founders at investors, visitors at both; some pages
 * are looked at more than others, and nobody at their own. The same on each instance.
 */
export async function seedViews(db: Db, now: Date): Promise<void> {
  const today = dayOf(now);
  await sql`
    with days as (select ${today}::date - n as day, n from generate_series(0, ${DAYS - 1}::int) n),
    pages as (
      select 'startup' as subject, id, 'investor' as looked_at_by from startups where is_demo
      union all select 'investor', id, 'founder' from investors where is_demo
    ),
    viewers as (
      select id as viewer_key, id as viewer_id, user_type as kind, 24 as per_mille from users where is_demo
      union all select 'demo-visitor-' || n, null, null, 34 from generate_series(1, ${VISITORS}::int) n
    )
    insert into page_views (subject, subject_id, day, viewer_key, viewer_id)
    select p.subject, p.id, d.day, v.viewer_key, v.viewer_id
    from pages p cross join days d cross join viewers v
    where (v.kind is null or v.kind = p.looked_at_by)
      and (hashtext(concat_ws('/', p.subject, p.id, d.n, v.viewer_key)) & 1023)
        < v.per_mille * (30 + (hashtext(p.subject || p.id) & 127)) / 90 * (22 - d.n) / 16
      and not exists (
        select 1 from startup_members m
        where p.subject = 'startup' and m.startup_id = p.id and m.user_id = v.viewer_id)
      and not exists (
        select 1 from investors own where p.subject = 'investor' and own.id = p.id and own.user_id = v.viewer_id)
    on conflict do nothing`.execute(db);
}
