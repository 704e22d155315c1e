import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';

/** What a startup or an investor's thesis is called where everybody sees it; null where there is none. */
export async function findContextLabel(
  db: Db,
  kind: 'startup' | 'thesis' | 'job',
  id: number,
): Promise<string | null> {
  const label = {
    startup: sql<{
      label: string;
    }>`select name as label from visible_startups where id = ${id}`,
    thesis: sql<{ label: string }>`
      select 'The thesis of ' || coalesce(nullif(i.firm_name, ''), u.name) as label
      from visible_investors i join people_cards u on u.id = i.user_id
      where i.id = ${id} and not u.is_suspended`,
    job: sql<{
      label: string;
    }>`select title as label from job_posts where id = ${id} and not is_hidden and status in ('open', 'expired')`,
  }[kind];
  const { rows } = await label.execute(db);
  return rows[0]?.label ?? null;
}
