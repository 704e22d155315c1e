import { findCapTable } from '#features/cap-table/server/queries.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import type { ModelResult } from '../contract/answer.ts';
import type { Assumptions } from '../contract/request.ts';
import { modelFacts } from '../domain/model-facts.ts';
import { type ModelContext, modelForTeam } from '../domain/team-model.ts';
import { findModel, findModelledStartup, insertModel, type ModelRow } from './queries.ts';

/** What the profile and the last priced class of the cap table say. */
async function contextOf(db: Db, startupId: number, now: Date): Promise<ModelContext> {
  const [startup, table] = await Promise.all([
    findModelledStartup(db, startupId),
    findCapTable(db, startupId),
  ]);
  const monthly = startup?.monthlyRevenueUsdMinor ?? null;
  return {
    teamSize: startup?.teamSize ?? null,
    year: now.getUTCFullYear(),
    sector: startup?.sector ?? null,
    annualRevenue: monthly === null ? null : (monthly * 12) / 100,
    postMoney: table?.result.lastRound?.postMoney ?? null,
  };
}

/** The engine's answer as the JSON it becomes, so that it compares with what was stored. */
function plain(model: object): ModelResult {
  return JSON.parse(JSON.stringify(model)) as ModelResult;
}

/** A version to be made: for which startup, by whom, from what. */
export type Wanted = {
  readonly startupId: number;
  readonly userId: UserId;
  readonly userName: string;
  readonly inputs: Assumptions;
  readonly now: Date;
};

/** Projects these assumptions and keeps the model as the startup's next version, unless it is the latest already. */
export async function generateModel(db: Db, wanted: Wanted): Promise<ModelRow> {
  const { startupId, userId, userName, inputs, now } = wanted;
  const model = modelForTeam(inputs, await contextOf(db, startupId, now));
  const result = plain(model);
  const latest = await findModel(db, startupId);
  const isSame =
    latest !== null && JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([inputs, result]);
  if (isSame) return latest;
  const version = (latest?.version ?? 0) + 1;
  const facts = modelFacts(model);
  await insertModel(db, { startupId, version, userId, inputs, result, facts, now });
  return { version, createdAt: now, createdBy: userName, inputs, result };
}
