import type { ExpressionBuilder, InferResult } from 'kysely';
import type { DB } from '#platform/postgres/tables.ts';
import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ExchangeRate } from '#shared/domain/exchange-rate.ts';

/** The contract lets in no other. */
type Pair = { base: CurrencyCode; quote: CurrencyCode };

const columns = ['id', 'base', 'quote', 'rateDate as date', 'rate', 'source', 'isDemo', 'version'] as const;
const isMine = (eb: ExpressionBuilder<DB, 'enteredRates'>) =>
  eb('ownerId', 'is not', null).$castTo<boolean>().as('mine');

const selectRates = (db: Db) =>
  db.selectFrom('enteredRates').select(columns).select(isMine).$narrowType<Pair>();

export type RateRow = Readonly<InferResult<ReturnType<typeof selectRates>>[number]>;

/** A member's rates before the instance's of the same day, the newest first. */
export async function findRates(db: Db, owner: UserId): Promise<RateRow[]> {
  return selectRates(db)
    .where((eb) => eb.or([eb('ownerId', '=', owner), eb('ownerId', 'is', null)]))
    .orderBy('rateDate', 'desc')
    .orderBy('ownerId', (order) => order.asc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
}

/** Rates a member keeps, the newest first. */
export async function findOwnRates(db: Db, owner: UserId): Promise<RateRow[]> {
  return selectRates(db).where('ownerId', '=', owner).orderBy('rateDate', 'desc').execute();
}

/** Rates that admins entered for everybody. */
export async function findInstanceRates(db: Db): Promise<RateRow[]> {
  return selectRates(db).where('ownerId', 'is', null).orderBy('rateDate', 'desc').execute();
}

/** Takes out the rates that an import of this member brought, undone as a whole; answers how many. */
export async function deleteImportedRates(db: Db, owner: UserId, importId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enteredRates')
    .where('ownerId', '=', owner)
    .where('importId', '=', importId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

type RateValues = ExchangeRate & {
  readonly importId: number | null;
  readonly now: Date;
};

/** Keeps a rate, the instance's without an owner; null when there is one for this pair and day already. */
export async function insertRate(db: Db, owner: UserId | null, values: RateValues): Promise<number | null> {
  const row = await db
    .insertInto('enteredRates')
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

const isReached =
  (owner: UserId, { id, instanceToo }: Reach) =>
  (eb: ExpressionBuilder<DB, 'enteredRates'>) =>
    eb.and([
      eb('id', '=', id),
      eb.or([eb('ownerId', '=', owner), ...(instanceToo ? [eb('ownerId', 'is', null)] : [])]),
    ]);

/** One rate, held for the rest of the transaction. */
export async function findRate(db: Db, owner: UserId, reach: Reach): Promise<RateRow | undefined> {
  return selectRates(db).where(isReached(owner, reach)).forUpdate().executeTakeFirst();
}

/** Changes a rate; undefined when its owner has another for that pair and day. */
export async function updateRate(db: Db, id: number, values: ExchangeRate): Promise<RateRow | undefined> {
  const { base, quote, date, rate, source } = values;
  return db
    .updateTable('enteredRates')
    .set((eb) => ({ base, quote, rateDate: date, rate, source, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('enteredRates as other')
            .select('other.id')
            .whereRef('other.ownerId', 'is not distinct from', 'enteredRates.ownerId')
            .where('other.id', '<>', id)
            .where('other.base', '=', base)
            .where('other.quote', '=', quote)
            .where('other.rateDate', '=', date),
        ),
      ),
    )
    .returning(columns)
    .returning(isMine)
    .$narrowType<Pair>()
    .executeTakeFirst();
}

export async function deleteRate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('enteredRates').where('id', '=', id).execute();
}
