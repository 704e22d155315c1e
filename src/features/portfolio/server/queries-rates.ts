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

type RateValues = Omit<FxRate, 'date'> & {
  readonly date: string;
  readonly importId: number | null;
  readonly now: Date;
};

/** Keeps a rate, the instance's without an owner; null when there is one for this pair and day already. */
export async function insertRate(db: Db, owner: UserId | null, values: RateValues): Promise<number | null> {
  const row = await db
    .insertInto('fx_rates')
    .values({
      owner_id: owner,
      base: values.base,
      quote: values.quote,
      rate_date: values.date,
      rate: values.rate,
      source: values.source,
      import_id: values.importId,
      created_at: values.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes a rate of the owner's, or with `instanceToo` one of the instance's; false when there is none. */
export async function deleteRate(
  db: Db,
  owner: UserId,
  { id, instanceToo }: { id: number; instanceToo: boolean },
): Promise<boolean> {
  const result = await db
    .deleteFrom('fx_rates')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('owner_id', '=', owner), ...(instanceToo ? [eb('owner_id', 'is', null)] : [])]))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
