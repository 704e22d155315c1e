import type { Db } from '#platform/postgres/db.ts';

/** What an administrator did. `personId` is whom it was about; `detail` what exactly, in a few words. */
export type Act = {
  /** Null for whoever was at the command line. */
  readonly actorId: string | null;
  readonly actorName: string;
  readonly act: string;
  readonly personId: string | null;
  readonly detail?: string | null;
  readonly reason?: string | null;
  readonly actedAt: Date;
};

/** Puts an act on record, where nothing can change it. */
export async function insertAct(db: Db, act: Act): Promise<void> {
  await db.insertInto('adminActs').values(act).execute();
}

/** Everything on record, or what was about one person; the latest first, with the name that person has now. */
export async function findActs(
  db: Db,
  { personId, limit, offset }: { personId: string | undefined; limit: number; offset: number },
) {
  const acts = db
    .selectFrom('adminActs as a')
    .$if(personId !== undefined, (query) => query.where('a.personId', '=', personId ?? ''));
  const rows = await acts
    .leftJoin('peopleCards as p', 'p.id', 'a.personId')
    .select(['a.id', 'a.actedAt', 'a.actorName', 'a.act', 'a.personId', 'a.detail', 'a.reason'])
    .select('p.name as personName')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await acts.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
