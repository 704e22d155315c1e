import { sql } from 'kysely';
import { dayOf } from '#shared/domain/time.ts';
import { type Demo } from '#shared/server/demo.ts';

const DAYS = 14;
const VISITORS = 40;

/** Pages of the demo, who looks at them, and whose own they are. */
const pagesOf = ({ startups, investors }: Demo) => [
  ...startups.map(({ id, team }) => ({ subject: 'startup', id, audience: 'investor', own: team })),
  ...investors.map(({ id, userId }) => ({ subject: 'investor', id, audience: 'founder', own: [userId] })),
];

const viewersOf = ({ people }: Demo) => [
  ...people.map(({ userId, userType }) => ({ key: userId, id: userId, kind: userType, weight: 24 })),
  ...Array.from({ length: VISITORS }, (_, index) => ({ key: `demo-visitor-${index + 1}`, weight: 34 })),
];

/**
 * Two weeks of views of the demo's pages: investors look at startups, founders at investors, visitors at both; some
 * pages are looked at more than others, and nobody at their own. The same on each instance.
 */
export async function seedViews(demo: Demo): Promise<void> {
  await sql`
    insert into page_views (subject, subject_id, day, viewer_key, viewer_id)
    select p.subject, p.id, ${dayOf(demo.now)}::date - n, v.key, v.id
    from jsonb_to_recordset(${JSON.stringify(pagesOf(demo))}::jsonb)
        as p (subject text, id bigint, audience text, own jsonb)
      cross join generate_series(0, ${DAYS - 1}::int) n
      cross join jsonb_to_recordset(${JSON.stringify(viewersOf(demo))}::jsonb)
        as v (key text, id text, kind text, weight int)
    where (v.kind is null or v.kind = p.audience)
      and (hashtext(concat_ws('/', p.subject, p.id, n, v.key)) & 1023)
        < v.weight * (30 + (hashtext(p.subject || p.id) & 127)) / 90 * (22 - n) / 16
      and not p.own ? v.key
    on conflict do nothing`.execute(demo.db);
}
