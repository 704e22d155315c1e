import type { Db, UserId } from '#shared/server/context.ts';
import type { ModelResult, ModelVersion } from '../contract/answer.ts';
import type { Assumptions } from '../contract/request.ts';

export type ModelRow = {
  version: number;
  createdAt: Date;
  createdBy: string | null;
  inputs: Assumptions;
  result: ModelResult;
};

/** Only `insertModel` writes these two columns, with exactly these shapes. */
const read = (row: { inputs: string; result: string }) => ({
  inputs: JSON.parse(row.inputs) as Assumptions,
  result: JSON.parse(row.result) as ModelResult,
});

/** A version of a startup's model: the latest unless one is named. */
export async function findModel(db: Db, startupId: number, version?: number): Promise<ModelRow | null> {
  const row = await db
    .selectFrom('financialModels as m')
    .leftJoin('users as u', 'u.id', 'm.createdBy')
    .select(['m.version', 'm.createdAt', 'u.name as createdBy', 'm.inputs', 'm.result'])
    .where('m.startupId', '=', startupId)
    .$if(version !== undefined, (query) => query.where('m.version', '=', version ?? 0))
    .orderBy('m.version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, ...read(row) } : null;
}

/** One page of a startup's versions, newest first, with the number of all. */
export async function findModelVersions(
  db: Db,
  startupId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ModelVersion[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('financialModels as m')
      .leftJoin('users as u', 'u.id', 'm.createdBy')
      .select(['m.version', 'm.createdAt', 'u.name as createdBy', 'm.ltvCac', 'm.runwayMonths'])
      .where('m.startupId', '=', startupId)
      .orderBy('m.version', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('financialModels')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('startupId', '=', startupId)
      .executeTakeFirstOrThrow(),
  ]);
  const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  return { items, total };
}

/** What readiness counts of a model. */
export type ModelFacts = {
  ltvCac: number | null;
  runwayMonths: number | null;
  cashPositive: boolean;
  criticalFlags: number;
};

type NewModel = {
  startupId: number;
  version: number;
  userId: UserId;
  inputs: Assumptions;
  result: ModelResult;
  facts: ModelFacts;
  now: Date;
};

export async function insertModel(db: Db, model: NewModel): Promise<void> {
  await db
    .insertInto('financialModels')
    .values({
      startupId: model.startupId,
      version: model.version,
      inputs: JSON.stringify(model.inputs),
      result: JSON.stringify(model.result),
      ltvCac: model.facts.ltvCac,
      runwayMonths: model.facts.runwayMonths,
      isCashPositive: model.facts.cashPositive,
      criticalFlagCount: model.facts.criticalFlags,
      createdBy: model.userId,
      createdAt: model.now,
    })
    .execute();
}

/** What readiness counts of a startup's latest model; null before the first. */
export async function findModelFacts(db: Db, startupId: number): Promise<ModelFacts | null> {
  const row = await db
    .selectFrom('financialModels')
    .select([
      'ltvCac',
      'runwayMonths',
      'isCashPositive as cashPositive',
      'criticalFlagCount as criticalFlags',
    ])
    .where('startupId', '=', startupId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What the profile says that a model uses; null when there is no such startup. */
export async function findModelledStartup(db: Db, startupId: number) {
  const row = await db
    .selectFrom('startups')
    .select(['teamSize', 'sectorId as sector', 'monthlyRevenueUsdMinor'])
    .where('id', '=', startupId)
    .executeTakeFirst();
  return row ?? null;
}
