import { versionedTool } from '#features/startups/server/versioned-tool.ts';
import { invalid } from '#platform/http/errors.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { Db } from '#shared/server/context.ts';
import { type StoredVersion, versionStore } from '#shared/server/versions.ts';
import { CapTableResult } from '../contract/answer.ts';
import { CapTableForm } from '../contract/request.ts';
import { buildCapTable, withVestedOn } from '../domain/cap-table.ts';
import { founderStake } from '../domain/founder-stake.ts';
import { findStage } from './queries.ts';

const store = versionStore({
  table: 'capTables',
  inputs: storedJson(CapTableForm),
  // The first format did not tell the last round.
  result: storedJson(CapTableResult, [(old) => ({ lastRound: null, ...old })]),
  figures: ({ shares, convertibles = [] }, { totalShares, shareholders }) => ({
    totalShares,
    shareholderCount: shareholders.length,
    ...founderStake({ entries: shares, convertibles }),
  }),
  listed: ['totalShares', 'shareholderCount'],
});

async function stageText(db: Db, startupId: number): Promise<string | undefined> {
  const stageId = await findStage(db, startupId);
  return COMPANY_STAGES.find(({ id }) => id === stageId)?.label;
}

export const capTables = versionedTool({
  store,
  async calculate(db, { startupId, form, now }: { startupId: number; form: CapTableForm; now: Date }) {
    const inputs: CapTableForm = { ...form, asOf: form.asOf ?? dayOf(now) };
    const built = buildCapTable({ ...inputs, stage: await stageText(db, startupId) });
    if (!built.ok) throw invalid(built.path, built.message);
    return { inputs, result: built.value };
  },
  /** The latest table is of today: what vests by a schedule moves on. */
  refresh: (result, now) => withVestedOn(result, dayOf(now)),
});

/** A startup's latest cap table; null before the first. */
export const findCapTable = (
  db: Db,
  startupId: number,
): Promise<StoredVersion<CapTableForm, CapTableResult> | null> => store.latest(db, { startupId });
