import type { Db } from '#shared/server/context.ts';
import { countDeals, type DealFilter, type DealScope, pipeline, selectDeals } from './queries.ts';

/** The latest `limit` deals of the pipeline with activity since a moment, removed ones too, and the total of a filter. */
export async function findChangedDeals(
  db: Db,
  scope: DealScope,
  { since, limit, ...filter }: DealFilter & { readonly since: Date; readonly limit: number },
) {
  const changed = pipeline(db, scope, (deals) =>
    deals.where('lastActivityAt', '>=', since).orderBy('lastActivityAt', 'desc').limit(limit),
  );
  const rows = await selectDeals(db, changed)
    .select((eb) => eb('d.removedAt', 'is not', null).$castTo<boolean>().as('isRemoved'))
    .limit(limit)
    .execute();
  return { rows, total: await countDeals(db, scope, filter) };
}
