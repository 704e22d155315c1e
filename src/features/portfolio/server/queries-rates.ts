import { type RawBuilder, sql } from 'kysely';
import type { Db, UserId } from '#shared/server/context.ts';
import type { FxRate } from '../domain/fx-rate.ts';

export type RateRow = FxRate & {
  readonly id: number;
  readonly mine: boolean;
  readonly isDemo: boolean;
  readonly version: number;
};

const COLUMNS = sql`id, base, quote, rate_date as date, rate, source, owner_id is not null as mine,
  is_demo, version`;

/** A member's rates before the instance's of the same day, the newest first. */
export async function findRates(db: Db, owner: UserId): Promise<RateRow[]> {
  const { rows } = await sql<RateRow>`
    select ${COLUMNS} from fx_rates where owner_id = ${owner} or owner_id is null
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
    .insertInto('fxRates')
    .values({
      ownerId: owner,
      base: values.base,
      quote: values.quote,
      rateDate: values.date,
      rate: values.rate,
      source: values.source,
      importId: values.importId,
      createdAt: values.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whose rate a call may touch: the owner's, or with `instanceToo` the instance's as well. */
type Reach = { readonly id: number; readonly instanceToo: boolean };

const isReached = (owner: UserId, { id, instanceToo }: Reach): RawBuilder<boolean> =>
  sql<boolean>`id = ${id} and (owner_id = ${owner} or (owner_id is null and ${instanceToo}))`;

/** One rate, held for the rest of the transaction. */
export async function findRate(db: Db, owner: UserId, reach: Reach): Promise<RateRow | null> {
  const { rows } = await sql<RateRow>`
    select ${COLUMNS} from fx_rates where ${isReached(owner, reach)} for update`.execute(db);
  return rows[0] ?? null;
}

/** Changes a rate; null when its owner has another for that pair and day. */
export async function updateRate(db: Db, id: number, values: FxRate): Promise<RateRow | null> {
  const { base, quote, date, rate, source } = values;
  const { rows } = await sql<RateRow>`
    update fx_rates set base = ${base}, quote = ${quote}, rate_date = ${date}, rate = ${rate}, source = ${source},
      version = version + 1
    where id = ${id} and not exists (
      select from fx_rates other
      where other.owner_id is not distinct from fx_rates.owner_id and other.id <> ${id}
        and other.base = ${base} and other.quote = ${quote} and other.rate_date = ${date})
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

/** Deletes a rate; false when there is none in reach. */
export async function deleteRate(db: Db, owner: UserId, reach: Reach): Promise<boolean> {
  const result = await sql`delete from fx_rates where ${isReached(owner, reach)}`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}
