import type { ViewSubject } from '#features/views/server/queries.ts';
import type { Db } from '#shared/server/context.ts';

/** How often the page of one subject was viewed. */
export async function countViews(db: Db, subject: ViewSubject, id: number): Promise<number> {
  const { views } = await db
    .selectFrom('pageViews')
    .select((eb) => eb.fn.countAll<number>().as('views'))
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .executeTakeFirstOrThrow();
  return views;
}
