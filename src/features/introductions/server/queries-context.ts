import { sql } from 'kysely';
import { meetsPerson, meetsStartup } from '#features/people/server/queries-visible.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ContextKind } from '../domain/introduction.ts';

const meets = (reader: UserId) => meetsPerson(reader, { id: sql.ref('u.id'), isDemo: sql.ref('u.isDemo') });

/** What a startup, an investor's thesis or a job is called; null where there is none that the reader sees. */
export async function findContextLabel(
  db: Db,
  reader: UserId,
  { kind, id }: { kind: Exclude<ContextKind, 'person'>; id: number },
): Promise<string | null> {
  const label = {
    startup: db
      .selectFrom('visibleStartups as s')
      .select('s.name as label')
      .where('s.id', '=', id)
      .where(meetsStartup(reader, { id: sql.ref('s.id'), isDemo: sql.ref('s.isDemo') })),
    thesis: db
      .selectFrom('visibleInvestors as i')
      .innerJoin('peopleCards as u', 'u.id', 'i.userId')
      .select(sql<string>`'The thesis of ' || coalesce(nullif(i.firm_name, ''), u.name)`.as('label'))
      .where('i.id', '=', id)
      .where('u.isSuspended', '=', false)
      .where(meets(reader)),
    job: db
      .selectFrom('jobPosts as j')
      .innerJoin('peopleCards as u', 'u.id', 'j.userId')
      .select('j.title as label')
      .where('j.id', '=', id)
      .where(meets(reader))
      .where('isHidden', '=', false)
      .where('status', 'in', ['open', 'expired']),
  }[kind];
  return (await label.executeTakeFirst())?.label ?? null;
}
