import { sql } from 'kysely';
import type { Db } from '#shared/server/context.ts';
import type { StoredDeal } from '../domain/deal-card.ts';
import { countDeals, type DealFilter, type DealScope, DEAL_COLUMNS, DEAL_JOINS } from './queries.ts';

export type ChangedDeal = StoredDeal & { readonly isRemoved: boolean };

/** The latest `limit` deals of the pipeline with activity since a moment, removed ones too, and the total of a filter. */
export async function findChangedDeals(
  db: Db,
  { userId, firmId }: DealScope,
  { since, limit, ...filter }: DealFilter & { readonly since: Date; readonly limit: number },
): Promise<{ rows: ChangedDeal[]; total: number }> {
  const latest = sql`d.last_activity_at >= ${since} order by d.last_activity_at desc limit ${limit}`;
  const own = sql`(select * from deals d where d.owner_id = ${userId} and d.firm_id is null and ${latest})`;
  const firm = sql`(select * from deals d where d.firm_id = ${firmId} and ${latest})`;
  const { rows } = await sql<ChangedDeal>`
    select ${DEAL_COLUMNS}, d.removed_at is not null as "isRemoved"
    from (${firmId === null ? own : sql`${own} union all ${firm}`}) d ${DEAL_JOINS} limit ${limit}`.execute(
    db,
  );
  return { rows, total: await countDeals(db, { userId, firmId }, filter) };
}
