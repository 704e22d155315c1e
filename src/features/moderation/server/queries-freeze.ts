import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { CaseKind } from '../domain.ts';

/** One thing that was hidden or shown. Of a person, what is theirs alone goes and comes with them. */
export type Touched = { readonly kind: CaseKind; readonly id: string };

const TABLES = { startup: 'startups', investor: 'investors', job: 'jobs' } as const;

const theirsAlone = (userId: string): RawBuilder<Touched> => sql`
  select 'investor' as kind, id::text from investors where user_id = ${userId}
  union all select 'job', id::text from jobs where user_id = ${userId}
  union all select 'startup', m.startup_id::text from startup_members m
  where m.user_id = ${userId} and m.role = 'owner' and not exists (
    select from startup_members o join users u on u.id = o.user_id
    where o.startup_id = m.startup_id and o.role = 'owner' and o.user_id <> ${userId} and u.suspended_at is null)`;

/** The subject, and with a person what is theirs alone: investor profile, jobs, startups without another owner. */
export async function findConcerned(db: Db, subject: Touched): Promise<Touched[]> {
  if (subject.kind !== 'person') return [subject];
  const { rows } = await theirsAlone(subject.id).execute(db);
  return [subject, ...rows];
}

async function setHidden(db: Db, { kind, id }: Touched, at: Date | null): Promise<boolean> {
  const changed =
    kind === 'person'
      ? sql`update users set suspended_at = ${at}
          where id = ${id} and (suspended_at is null) = ${at !== null} returning id`
      : sql`update ${sql.table(TABLES[kind])} set hidden_at = ${at}, updated_at = now()
          where id = ${id} and (hidden_at is null) = ${at !== null} returning id`;
  const { rows } = await changed.execute(db);
  if (kind === 'person' && at !== null) await db.deleteFrom('sessions').where('userId', '=', id).execute();
  return rows.length > 0;
}

/** Hides things (`at`), or shows them again (null); answers those that were not so before. */
export async function hideAll(db: Db, things: readonly Touched[], at: Date | null): Promise<Touched[]> {
  const changed: Touched[] = [];
  for (const thing of things) if (await setHidden(db, thing, at)) changed.push(thing);
  return changed;
}
