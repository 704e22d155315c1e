import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import type { Db, UserId } from '#shared/server/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { dayOf } from '#shared/domain/time.ts';
import type { CapTableForm } from '../contract/request.ts';
import { buildCapTable } from '../domain/cap-table.ts';
import { founderStanding } from '../domain/founder-standing.ts';
import { type CapTableRow, findCapTable, findStage, insertCapTable } from './queries.ts';

async function stageText(db: Db, startupId: number): Promise<string | undefined> {
  const stageId = await findStage(db, startupId);
  return COMPANY_STAGES.find(({ id }) => id === stageId)?.label;
}

/** The engine's answer in the shape of the contract: its read-only lists as the JSON they become. */
function plain(built: object): CapTableRow['result'] {
  return JSON.parse(JSON.stringify(built)) as CapTableRow['result'];
}

/** A version to be made: for which startup, by whom, from what. */
export type Wanted = {
  readonly startupId: number;
  readonly userId: UserId;
  readonly userName: string;
  readonly form: CapTableForm;
  readonly now: Date;
};

/** Builds a table and keeps it as the startup's next version, unless it is the latest already; refusals name the field. */
export async function generateCapTable(db: Db, wanted: Wanted): Promise<CapTableRow> {
  const { startupId, userId, userName, form, now } = wanted;
  const inputs: CapTableForm = { ...form, asOf: form.asOf ?? dayOf(now) };
  const built = buildCapTable({ ...inputs, stage: await stageText(db, startupId) });
  if (!built.ok) throw invalid(built.path, built.message);
  const latest = await findCapTable(db, startupId);
  const result = plain(built.value);
  const isSame =
    latest !== null && JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([inputs, result]);
  if (isSame) return latest;
  const version = (latest?.version ?? 0) + 1;
  const standing = founderStanding(inputs.shares);
  await insertCapTable(db, { startupId, version, userId, inputs, result, standing, now });
  return { version, createdAt: now, createdBy: userName, inputs, result };
}
