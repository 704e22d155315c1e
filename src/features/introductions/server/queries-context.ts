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
    }>`select name as label from startups where id = ${id} and hidden_at is null`,
    thesis: sql<{ label: string }>`
      select 'The thesis of ' || coalesce(nullif(i.firm_name, ''), u.name) as label
      from investors i join users u on u.id = i.user_id
      where i.id = ${id} and i.hidden_at is null and u.suspended_at is null`,
    job: sql<{
      label: string;
    }>`select title as label from jobs where id = ${id} and hidden_at is null and status in ('open', 'expired')`,
  }[kind];
  const { rows } = await label.execute(db);
  return rows[0]?.label ?? null;
}
