import { sql } from 'kysely';
import { dayOf } from '#shared/domain/time.ts';
import { type Demo } from '#shared/server/demo.ts';
import type { View } from './queries.ts';

const DAYS = 14;
const VISITORS = 40;

type Page = Pick<View, 'subject'> & { id: number; audience: string };
type Viewer = { key: string; id: string | null; kind: string | null };
type Shown = Pick<Demo, 'startups' | 'investors' | 'people'>;

/** Pages of the demo, who looks at them, and whose own they are. */
const pagesOf = ({ startups, investors }: Shown) => [
  ...startups.map(({ id, team }) => ({ subject: 'startup', id, audience: 'investor', own: team })),
  ...investors.map(({ id, userId }) => ({ subject: 'investor', id, audience: 'founder', own: [userId] })),
];

const viewersOf = ({ people }: Shown) => [
  ...people.map(({ userId, userType }) => ({ key: userId, id: userId, kind: userType, weight: 24 })),
  ...Array.from({ length: VISITORS }, (_, index) => ({ key: `demo-visitor-${index + 1}`, weight: 34 })),
];

/**
 * Two weeks of views of the demo's pages: investors look at startups, founders at investors, visitors at both; some
 * pages are looked at more than others, and nobody at their own. The same on each instance.
 */
export async function seedViews({ db, now, ...demo }: Demo): Promise<void> {
  const pages = JSON.stringify(pagesOf(demo));
  const viewers = JSON.stringify(viewersOf(demo));
  await db
    .insertInto('pageViews')
    .columns(['subject', 'subjectId', 'day', 'viewerKey', 'viewerId'])
    .expression((eb) =>
      eb
        .selectFrom([
          sql<Page>`jsonb_to_recordset(${pages}::jsonb)`.as<'p'>(
            sql`p (subject text, id bigint, audience text, own jsonb)`,
          ),
          sql<{ n: number }>`generate_series(0, ${DAYS - 1}::int)`.as<'d'>(sql`d (n)`),
          sql<Viewer>`jsonb_to_recordset(${viewers}::jsonb)`.as<'v'>(
            sql`v (key text, id text, kind text, weight int)`,
          ),
        ])
        .select([
          'p.subject',
          'p.id',
          sql<string>`${dayOf(now)}::date - d.n`.as('day'),
          'v.key',
          'v.id as viewerId',
        ])
        .where((of) => of.or([of('v.kind', 'is', null), of('v.kind', '=', of.ref('p.audience'))]))
        .where(
          sql<boolean>`(hashtext(concat_ws('/', p.subject, p.id, d.n, v.key)) & 1023)
            < v.weight * (30 + (hashtext(p.subject || p.id) & 127)) / 90 * (22 - d.n) / 16`,
        )
        .where(sql<boolean>`not p.own ? v.key`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
