import type { Db, UserId } from '#shared/server/context.ts';
import type { ValuationResult, ValuationVersion } from '../contract/answer.ts';
import type { ValuationInputs } from '../contract/request.ts';

export type ValuationRow = {
  version: number;
  createdAt: Date;
  createdBy: string | null;
  inputs: ValuationInputs;
  result: ValuationResult;
};

/** Only `insertValuation` writes these two columns, with exactly these shapes. */
const read = (row: { inputs: string; result: string }) => ({
  inputs: JSON.parse(row.inputs) as ValuationInputs,
  result: JSON.parse(row.result) as ValuationResult,
});

/** A version of a startup's valuation: the latest unless one is named. */
export async function findValuation(
  db: Db,
  startupId: number,
  version?: number,
): Promise<ValuationRow | null> {
  const row = await db
    .selectFrom('valuations as v')
    .leftJoin('users as u', 'u.id', 'v.createdBy')
    .select(['v.version', 'v.createdAt', 'u.name as createdBy', 'v.inputs', 'v.result'])
    .where('v.startupId', '=', startupId)
    .$if(version !== undefined, (query) => query.where('v.version', '=', version ?? 0))
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, ...read(row) } : null;
}

/** One page of a startup's versions, newest first, with the number of all. */
export async function findValuationVersions(
  db: Db,
  startupId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ValuationVersion[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('valuations as v')
      .leftJoin('users as u', 'u.id', 'v.createdBy')
      .select(['v.version', 'v.createdAt', 'u.name as createdBy', 'v.fairValue'])
      .where('v.startupId', '=', startupId)
      .orderBy('v.version', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('valuations')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('startupId', '=', startupId)
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  return { items, total };
}

type NewValuation = {
  startupId: number;
  version: number;
  userId: UserId;
  inputs: ValuationInputs;
  result: ValuationResult;
  now: Date;
};

export async function insertValuation(db: Db, valuation: NewValuation): Promise<void> {
  const { fairValue, range } = valuation.result.recommendation;
  await db
    .insertInto('valuations')
    .values({
      startupId: valuation.startupId,
      version: valuation.version,
      inputs: JSON.stringify(valuation.inputs),
      result: JSON.stringify(valuation.result),
      fairValue,
      rangeMin: range?.min ?? null,
      rangeMax: range?.max ?? null,
      createdBy: valuation.userId,
      createdAt: valuation.now,
    })
    .execute();
}

/** What a valuation takes from the profile, the figures and the round. Amounts are in minor units. */
export async function findValuedStartup(db: Db, startupId: number) {
  return db
    .selectFrom('startups as s')
    .leftJoin('startupRounds as r', 'r.startupId', 's.id')
    .select([
      's.stageId',
      's.sectorId',
      's.country',
      's.isDemo',
      's.raisingMinor',
      's.raisingCurrency',
      'r.targetMinor',
      'r.currency as roundCurrency',
    ])
    .where('s.id', '=', startupId)
    .executeTakeFirstOrThrow();
}

/** The latest monthly revenue a team states, in major units of its currency. */
export async function findMonthlyRevenue(db: Db, startupId: number) {
  const row = await db
    .selectFrom('tractionPoints')
    .select(['asOf as date', 'value', 'currency'])
    .where('startupId', '=', startupId)
    .where('metric', '=', 'monthly_revenue')
    .orderBy('asOf', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
