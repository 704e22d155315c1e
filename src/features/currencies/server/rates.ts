import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { takeTurns } from '#platform/postgres/advisory-lock.ts';
import { CURRENCY_CODES, minorDigits } from '#shared/domain/currency.ts';
import {
  dollarSpans,
  type ExchangeRate,
  isPegged,
  rateBook,
  type RateBook,
  type RateTable,
  rateTable,
} from '#shared/domain/exchange-rate.ts';
import { exact } from '#shared/domain/exact.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { readRateFile } from '../domain/rate-file.ts';
import { findInstanceRates, findOwnRates } from './queries-rates.ts';
import {
  deleteShippedRates,
  type DollarRateRow,
  findRateState,
  findReferenceRates,
  replaceDollarRates,
  updateRateState,
  upsertReferenceRates,
} from './queries-reference.ts';

const SHIPPED = fileURLToPath(new URL('../../../../reference-data/exchange-rates.csv', import.meta.url));
export const SHIPPED_SOURCE = 'fawazahmed0 currency-api';

type Instance = { readonly table: RateTable; readonly book: RateBook };

/** Tables of rates by their stamp: the same stamp is the same rates, in whichever database. */
const instances = new Map<string, Instance>();
const MOST_KEPT = 4;

/** The rates for everybody: what admins entered before the references. */
async function loadRates(db: Db): Promise<ExchangeRate[]> {
  const references = await findReferenceRates(db);
  return [
    ...(await findInstanceRates(db)),
    ...references.map(({ currency, perDollar, date, source }) => ({
      base: 'USD' as const,
      quote: currency,
      rate: perDollar,
      date,
      source,
    })),
  ];
}

async function findInstance(db: Db): Promise<Instance> {
  const { stamp } = await findRateState(db);
  const known = instances.get(stamp);
  if (known !== undefined) return known;
  const table = rateTable(await loadRates(db));
  const instance = { table, book: rateBook([], table) };
  const [oldest] = instances.keys();
  if (instances.size >= MOST_KEPT && oldest !== undefined) instances.delete(oldest);
  instances.set(stamp, instance);
  return instance;
}

/** The rates for everybody. What compares or adds money of several people goes by them. */
export const findRateBook = async (db: Db): Promise<RateBook> => (await findInstance(db)).book;

/** The same with the rates a member keeps on top. */
export async function findOwnRateBook(db: Db, owner: UserId): Promise<RateBook> {
  const { table, book } = await findInstance(db);
  const own = await findOwnRates(db, owner);
  return own.length === 0 ? book : rateBook(own, table);
}

function dollarRows(rates: readonly ExchangeRate[]): DollarRateRow[] {
  const book = rateBook(rates);
  return CURRENCY_CODES.filter((code) => code !== 'USD').flatMap((code) => {
    const days = rates
      .filter(
        ({ base, quote }) =>
          [base, quote].includes(isPegged(code) ? 'EUR' : code) || [base, quote].includes(code),
      )
      .map(({ date }) => date);
    const shift = 2 - minorDigits(code);
    return dollarSpans(code, days, book).map(({ from, until, dollars }) => ({
      currency: code,
      fromDay: from,
      untilDay: until,
      centsPerMinor: exact(dollars).times(`1e${shift}`).toNumber(),
    }));
  });
}

/** To be called in the transaction that changed a rate for everybody: sums in the database and all processes follow. */
export async function followRates(db: Db): Promise<void> {
  await takeRateTurn(db);
  await replaceDollarRates(db, dollarRows(await loadRates(db)));
  await updateRateState(db, { stamp: randomUUID() });
}

/** Changes of rates for everybody wait for each other. */
export const takeRateTurn = (db: Db): Promise<void> => takeTurns(db, 'exchange rates');

/** Puts the table that comes with the product into the database, unless it is there. */
export async function keepShippedRates(db: Db): Promise<void> {
  const text = readFileSync(SHIPPED, 'utf8');
  const shipped = createHash('sha256').update(text).digest('hex');
  await takeRateTurn(db);
  if ((await findRateState(db)).shipped === shipped) return;
  await deleteShippedRates(db);
  await upsertReferenceRates(db, readRateFile(text), { source: SHIPPED_SOURCE, fetchedAt: null });
  await updateRateState(db, { shipped });
  await followRates(db);
}
