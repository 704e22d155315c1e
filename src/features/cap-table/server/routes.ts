import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import { COMPANY_STAGES } from '#shared/domain/catalogue/stages.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#shared/server/db.ts';
import { forbidden, invalid, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { capTableEndpoints } from '../contract.ts';
import type { CapTableAnswer } from '../contract/answer.ts';
import type { CapTableForm } from '../contract/request.ts';
import { buildCapTable } from '../domain/cap-table.ts';
import { founderStanding } from '../domain/founder-standing.ts';
import { canEditCapTable, canReadCapTable } from '../policy.ts';
import { type CapTableRow, findCapTable, findStage, findVersions, insertCapTable } from './queries.ts';

type Standing = Parameters<typeof canReadCapTable>[0];

/** The reader's role in the team. A startup that is not theirs is one that is not there. */
async function standingOf(db: Db, actor: Member, startupId: number): Promise<Standing> {
  const standing = await findStanding(db, startupId, actor.id);
  if (!standing || !canReadCapTable(standing)) throw notFound();
  return standing;
}

function answerOf({ result, inputs, ...row }: CapTableRow, standing: Standing): CapTableAnswer {
  const { version, createdBy, createdAt } = row;
  return {
    ...result,
    version,
    createdBy,
    createdAt: createdAt.toISOString(),
    canEdit: canEditCapTable(standing),
    inputs,
  };
}

async function stageText(db: Db, startupId: number): Promise<string | undefined> {
  const stageId = await findStage(db, startupId);
  return COMPANY_STAGES.find(({ id }) => id === stageId)?.label;
}

/** The engine's answer in the shape of the contract: its read-only lists as the JSON they become. */
function plain(built: object): CapTableRow['result'] {
  return JSON.parse(JSON.stringify(built)) as CapTableRow['result'];
}

export const capTableRoutes = implement(capTableEndpoints, {
  'POST /api/startups/{id}/cap-table': async ({ actor, params, body, db, services }) => {
    const standing = await standingOf(db, actor, params.id);
    if (!canEditCapTable(standing)) throw forbidden('Your role in this team does not allow this.');
    const now = services.now();
    const inputs: CapTableForm = { ...body, asOf: body.asOf ?? now.toISOString().slice(0, 10) };
    const built = buildCapTable({ ...inputs, stage: await stageText(db, params.id) });
    if (!built.ok) throw invalid(built.path, built.message);
    await lockStartup(db, params.id);
    const latest = await findCapTable(db, params.id);
    const result = plain(built.value);
    const isSame =
      latest !== null && JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([inputs, result]);
    if (isSame) return answerOf(latest, standing);
    const version = (latest?.version ?? 0) + 1;
    const table = { startupId: params.id, version, userId: actor.id, inputs, result, now };
    await insertCapTable(db, { ...table, standing: founderStanding(inputs.shares) });
    const createdBy = `${actor.firstName} ${actor.lastName}`.trim();
    return answerOf({ version, createdAt: now, createdBy, inputs, result }, standing);
  },

  'GET /api/startups/{id}/cap-table': async ({ actor, params, query, db }) => {
    const standing = await standingOf(db, actor, params.id);
    const table = await findCapTable(db, params.id, query.version);
    if (!table) throw notFound();
    return answerOf(table, standing);
  },

  'GET /api/startups/{id}/cap-table/versions': async ({ actor, params, query, db }) => {
    await standingOf(db, actor, params.id);
    return findVersions(db, params.id, query);
  },
});
