import { sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FxRate } from '../domain/fx-rate.ts';

export type RateRow = FxRate & { readonly id: number; readonly mine: boolean; readonly isDemo: boolean };

/** A member's rates before the instance's of the same day, the newest first. */
export async function findRates(db: Db, owner: UserId): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select id, base, quote, rate_date as date, rate, source, owner_id is not null as mine, is_demo as "isDemo"
    from fx_rates where owner_id = ${owner} or owner_id is null
    order by rate_date desc, owner_id nulls last, id desc`.execute(db);
  return rows;
}
