import type { CurrencyCode } from '#shared/domain/currency.ts';
import type { Db } from '#shared/server/context.ts';
import type { ReferenceRate } from '../domain/rate-file.ts';

/** The contract with the writers: only currencies of the catalogue are kept. */
type Listed = { currency: CurrencyCode };

/** All reference rates, oldest first. */
export async function findReferenceRates(db: Db) {
  return db
    .selectFrom('referenceRates')
    .select(['currency', 'rateDate as date', 'perDollar', 'source'])
    .orderBy('rateDate')
    .$narrowType<Listed>()
    .execute();
}

/** The last reference rate of each currency. */
export async function findLatestReferenceRates(db: Db) {
  return db
    .selectFrom('referenceRates')
    .distinctOn('currency')
    .select(['currency', 'rateDate as date', 'perDollar', 'source'])
    .orderBy('currency')
    .orderBy('rateDate', 'desc')
    .$narrowType<Listed>()
    .execute();
}

export async function findRateState(db: Db) {
  return db
    .selectFrom('rateState')
    .select(['stamp', 'shipped', 'triedAt', 'refreshedAt', 'problem'])
    .executeTakeFirstOrThrow();
}

type RateStateChange = {
  readonly stamp?: string;
  readonly shipped?: string;
  readonly triedAt?: Date;
  readonly refreshedAt?: Date;
  readonly problem?: string | null;
};

export async function updateRateState(db: Db, change: RateStateChange): Promise<void> {
  await db.updateTable('rateState').set(change).execute();
}

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const ROWS_AT_ONCE = 5_000;

function* inParts<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

/** Keeps rates of one source, each over what was known for that currency and day. */
export async function upsertReferenceRates(
  db: Db,
  rates: readonly ReferenceRate[],
  { source, fetchedAt }: { source: string; fetchedAt: Date | null },
): Promise<void> {
  for (const part of inParts(rates))
    await db
      .insertInto('referenceRates')
      .values(
        part.map(({ currency, date, perDollar }) => ({
          currency,
          rateDate: date,
          perDollar,
          source,
          fetchedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['currency', 'rateDate']).doUpdateSet((eb) => ({
          perDollar: eb.ref('excluded.perDollar'),
          source: eb.ref('excluded.source'),
          fetchedAt: eb.ref('excluded.fetchedAt'),
        })),
      )
      .execute();
}

/** Forgets the rates that came with an earlier version of the product. */
export async function deleteShippedRates(db: Db): Promise<void> {
  await db.deleteFrom('referenceRates').where('fetchedAt', 'is', null).execute();
}

export type DollarRateRow = {
  readonly currency: string;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly centsPerMinor: number;
};

/** Puts these in the place of all that sums in the database go by. */
export async function replaceDollarRates(db: Db, rows: readonly DollarRateRow[]): Promise<void> {
  await db.deleteFrom('dollarRates').execute();
  for (const part of inParts(rows)) await db.insertInto('dollarRates').values(part).execute();
}
