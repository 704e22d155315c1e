import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { CaseKind } from '../domain.ts';

/** One thing that was hidden or shown. Of a person, what is theirs alone goes and comes with them. */
export type Touched = { readonly kind: CaseKind; readonly id: string };

const theirsAlone = (userId: string): RawBuilder<Touched> => sql`
  select 'investor' as kind, id::text from investor_profiles where user_id = ${userId}
  union all select 'job', id::text from job_posts where user_id = ${userId}
  union all select 'startup', m.startup_id::text from team_roles m
  where m.user_id = ${userId} and m.role = 'owner' and not exists (
    select from team_roles o join people_cards u on u.id = o.user_id
    where o.startup_id = m.startup_id and o.role = 'owner' and o.user_id <> ${userId} and not u.is_suspended)`;

/** The subject, and with a person what is theirs alone: investor profile, jobs, startups without another owner. */
export async function findConcerned(db: Db, subject: Touched): Promise<Touched[]> {
  if (subject.kind !== 'person') return [subject];
  const { rows } = await theirsAlone(subject.id).execute(db);
  return [subject, ...rows];
}
