import { findCapTable } from '#features/cap-table/server/cap-table.ts';
import { versionedTool } from '#features/startups/server/versioned-tool.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import type { Db } from '#shared/server/context.ts';
import { type StoredVersion, versionStore } from '#shared/server/versions.ts';
import { ModelResult } from '../contract/answer.ts';
import { Assumptions } from '../contract/request.ts';
import { modelFacts } from '../domain/model-facts.ts';
import { type ModelContext, modelForTeam } from '../domain/team-model.ts';
import { findModelledStartup } from './queries.ts';

const store = versionStore({
  table: 'financialModels',
  inputs: storedJson(Assumptions),
  result: storedJson(ModelResult),
  figures: (_inputs, result) => {
    const { cashPositive, criticalFlags, ...facts } = modelFacts(result);
    return { ...facts, isCashPositive: cashPositive, criticalFlagCount: criticalFlags };
  },
  listed: ['ltvCac', 'runwayMonths'],
});

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

export const financialModels = versionedTool({
  store,
  async calculate(db, { startupId, form, now }: { startupId: number; form: Assumptions; now: Date }) {
    return { inputs: form, result: modelForTeam(form, await contextOf(db, startupId, now)) };
  },
});

/** A startup's latest financial model; null before the first. */
export const findModel = (
  db: Db,
  startupId: number,
): Promise<StoredVersion<Assumptions, ModelResult> | null> => store.latest(db, { startupId });
