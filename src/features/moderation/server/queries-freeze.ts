import type { Db } from '#shared/server/context.ts';
import type { CaseKind } from '../domain.ts';

/** One thing that was hidden or shown. Of a person, what is theirs alone goes and comes with them. */
export type Touched = { readonly kind: CaseKind; readonly id: string };

/** The subject, and with a person what is theirs alone: investor profile, jobs, startups without another owner. */
export async function findConcerned(db: Db, subject: Touched): Promise<Touched[]> {
  if (subject.kind !== 'person') return [subject];
  const investors = await db
    .selectFrom('investorProfiles')
    .select('id')
    .where('userId', '=', subject.id)
    .execute();
  const jobs = await db.selectFrom('jobPosts').select('id').where('userId', '=', subject.id).execute();
  const startups = await db
    .selectFrom('teamRoles as m')
    .select('m.startupId as id')
    .where('m.userId', '=', subject.id)
    .where('m.role', '=', 'owner')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('teamRoles as o')
            .innerJoin('peopleCards as u', 'u.id', 'o.userId')
            .select('o.userId')
            .whereRef('o.startupId', '=', 'm.startupId')
            .where('o.role', '=', 'owner')
            .where('o.userId', '<>', subject.id)
            .where('u.isSuspended', '=', false),
        ),
      ),
    )
    .execute();
  const touched = (kind: CaseKind, rows: { id: number }[]) =>
    rows.map(({ id }) => ({ kind, id: String(id) }));
  return [
    subject,
    ...touched('investor', investors),
    ...touched('job', jobs),
    ...touched('startup', startups),
  ];
}
