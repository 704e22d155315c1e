import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { ContextKind } from '../domain/introduction.ts';

/** What a startup, an investor's thesis or a job is called where everybody sees it; null where there is none. */
export async function findContextLabel(
  db: Db,
  kind: Exclude<ContextKind, 'person'>,
  id: number,
): Promise<string | null> {
  const label = {
    startup: db.selectFrom('visibleStartups').select('name as label').where('id', '=', id),
    thesis: db
      .selectFrom('visibleInvestors as i')
      .innerJoin('peopleCards as u', 'u.id', 'i.userId')
      .select(sql<string>`'The thesis of ' || coalesce(nullif(i.firm_name, ''), u.name)`.as('label'))
      .where('i.id', '=', id)
      .where('u.isSuspended', '=', false),
    job: db
      .selectFrom('jobPosts')
      .select('title as label')
      .where('id', '=', id)
      .where('isHidden', '=', false)
      .where('status', 'in', ['open', 'expired']),
  }[kind];
  return (await label.executeTakeFirst())?.label ?? null;
}
