import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { didWrite } from '#platform/postgres/did-write.ts';
import type { DB, DealEvents, DealViews } from '#platform/postgres/tables.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { DealPath } from '../domain/funnel.ts';
import { type DealScope, inScope } from './queries.ts';

const isUndone = (eb: ExpressionBuilder<DB & { e: DealEvents }, 'e'>) =>
  eb.exists(eb.selectFrom('dealEvents as u').select('u.id').whereRef('u.undoOf', '=', 'e.id'));

/** Every deal of the pipeline with the stages it came through; undone moves and their undoing left out. */
export async function findDealPaths(db: Db, scope: DealScope) {
  return db
    .with('path', (cte) =>
      cte
        .selectFrom('dealEvents as e')
        .innerJoin('deals as d', 'd.id', 'e.dealId')
        .select([
          'e.dealId',
          sql`json_agg(json_build_object('stage', e.to_stage,
            'atMs', (extract(epoch from e.at) * 1000)::bigint) order by e.id)`.as('entered'),
        ])
        .where(inScope(scope))
        .where('d.removedAt', 'is', null)
        .where('e.kind', 'in', ['added', 'moved'])
        .where('e.undoOf', 'is', null)
        .where((eb) => eb.not(isUndone(eb)))
        .groupBy('e.dealId'),
    )
    .selectFrom('deals as d')
    .leftJoin('path', 'path.dealId', 'd.id')
    .select(['d.stage', 'd.lastActivityAt', 'd.nextActionDue', 'd.passReason'])
    .select(sql<DealPath['entered']>`coalesce(path.entered, '[]')`.as('entered'))
    .where(inScope(scope))
    .where('d.removedAt', 'is', null)
    .execute();
}

/** The open deals of a person's pipeline. */
export async function findOpenDeals(db: Db, scope: DealScope) {
  return db
    .selectFrom('deals as d')
    .leftJoin('visibleStartups as s', 's.id', 'd.startupId')
    .innerJoin('peopleCards as o', 'o.id', 'd.ownerId')
    .select(['d.id', 'd.stage', 'd.startupId', 'd.interestLevel', 'd.lastActivityAt'])
    .select(['d.nextAction', 'd.nextActionDue'])
    .select(({ fn }) => [
      fn.coalesce('s.name', 'd.companyName').as('name'),
      fn.coalesce('s.isDemo', 'o.isDemo').as('isDemo'),
    ])
    .where(inScope(scope))
    .where('d.removedAt', 'is', null)
    .where('d.stage', 'not in', ['closed', 'passed'])
    .execute();
}

/** The startup the person's own pipeline closed last that their portfolio does not hold; undefined when there is none. */
export async function findUnrecordedDeal(db: Db, userId: UserId) {
  return db
    .selectFrom('deals as d')
    .innerJoin('visibleStartups as s', 's.id', 'd.startupId')
    .select(['s.id as startupId', 's.name', 's.isDemo'])
    .where('d.ownerId', '=', userId)
    .where('d.removedAt', 'is', null)
    .where('d.stage', '=', 'closed')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('portfolioDeals as p')
            .select('p.startupId')
            .whereRef('p.startupId', '=', 'd.startupId')
            .where('p.ownerId', '=', userId),
        ),
      ),
    )
    .orderBy('d.stageSince', 'desc')
    .orderBy('d.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findDealViews(db: Db, userId: UserId) {
  return db
    .selectFrom('dealViews')
    .select(['id', 'name', 'filters'])
    .where('ownerId', '=', userId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('id')
    .execute();
}

/** A view as it is stored: its filters as JSON. */
type View = Pick<Insertable<DealViews>, 'name' | 'filters'>;

/** Saves a view; one of the same name is replaced. */
export async function saveDealView(db: Db, userId: UserId, view: View, now: Date) {
  return db
    .insertInto('dealViews')
    .values({ ...view, ownerId: userId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['ownerId', 'name']).doUpdateSet({ filters: view.filters }))
    .returning(['id', 'name', 'filters'])
    .executeTakeFirstOrThrow();
}

/** Undefined when there is no such view. */
export async function updateDealView(db: Db, userId: UserId, id: number, view: View) {
  return db
    .updateTable('dealViews')
    .set(view)
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .returning(['id', 'name', 'filters'])
    .executeTakeFirst();
}

export async function deleteDealView(db: Db, userId: UserId, id: number): Promise<boolean> {
  return didWrite(db.deleteFrom('dealViews').where('id', '=', id).where('ownerId', '=', userId));
}

/** Keeps that an import happened; its deals point to it. */
export async function insertDealImport(
  db: Db,
  { ownerId, fileName, now }: { ownerId: UserId; fileName: string | null; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('dealImports')
    .values({ ownerId, fileName, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One's own imports with deals that are still there, the latest first. */
export async function findDealImports(db: Db, scope: DealScope, { limit }: { limit: number }) {
  return db
    .selectFrom('dealImports as i')
    .innerJoin('deals as d', 'd.importId', 'i.id')
    .select(['i.id', 'i.fileName', 'i.createdAt as at'])
    .select(({ fn }) => [
      fn.countAll<number>().as('deals'),
      fn.countAll<number>().filterWhere('d.version', '>', 1).as('changed'),
    ])
    .where('d.removedAt', 'is', null)
    .where(inScope(scope))
    .where('i.ownerId', '=', scope.userId)
    .where('i.undoneAt', 'is', null)
    .groupBy('i.id')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();
}

/** Marks an import of one's own as undone and answers the deals that are still there of it; null when there is none. */
export async function takeBackImport(
  db: Db,
  scope: DealScope,
  { importId, now }: { importId: number; now: Date },
) {
  const { numUpdatedRows } = await db
    .updateTable('dealImports')
    .set({ undoneAt: now })
    .where('id', '=', importId)
    .where('ownerId', '=', scope.userId)
    .where('undoneAt', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  return db
    .selectFrom('deals as d')
    .select(['d.id', 'd.stage'])
    .where('d.importId', '=', importId)
    .where('d.removedAt', 'is', null)
    .where(inScope(scope))
    .orderBy('d.id')
    .forUpdate()
    .execute();
}
