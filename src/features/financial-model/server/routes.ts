import { findCapTable } from '#features/cap-table/server/queries.ts';
import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#shared/server/db.ts';
import { forbidden, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { modelEndpoints } from '../contract.ts';
import type { ModelAnswer, ModelResult } from '../contract/answer.ts';
import { modelFacts } from '../domain/model-facts.ts';
import { type ModelContext, modelForTeam } from '../domain/team-model.ts';
import { canEditModel, canReadModel } from '../policy.ts';
import { findModel, findModelledStartup, findModelVersions, insertModel, type ModelRow } from './queries.ts';

type Standing = Parameters<typeof canReadModel>[0];

/** The reader's role in the team. A startup that is not theirs is one that is not there. */
async function standingOf(db: Db, actor: Member, startupId: number): Promise<Standing> {
  const standing = await findStanding(db, startupId, actor.id);
  if (!standing || !canReadModel(standing)) throw notFound();
  return standing;
}

function answerOf({ result, inputs, createdAt, ...row }: ModelRow, standing: Standing): ModelAnswer {
  return { ...result, ...row, createdAt: createdAt.toISOString(), canEdit: canEditModel(standing), inputs };
}

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

export const modelRoutes = implement(modelEndpoints, {
  'POST /api/startups/{id}/financial-model': async ({ actor, params, body, db, services }) => {
    const standing = await standingOf(db, actor, params.id);
    if (!canEditModel(standing)) throw forbidden('Your role in this team does not allow this.');
    await lockStartup(db, params.id);
    const now = services.now();
    const inputs = body.assumptions;
    const model = modelForTeam(inputs, await contextOf(db, params.id, now));
    const result = plain(model);
    const latest = await findModel(db, params.id);
    const isSame =
      latest !== null && JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([inputs, result]);
    if (isSame) return answerOf(latest, standing);
    const version = (latest?.version ?? 0) + 1;
    const facts = modelFacts(model);
    await insertModel(db, { startupId: params.id, version, userId: actor.id, inputs, result, facts, now });
    const createdBy = `${actor.firstName} ${actor.lastName}`.trim();
    return answerOf({ version, createdAt: now, createdBy, inputs, result }, standing);
  },

  'GET /api/startups/{id}/financial-model': async ({ actor, params, query, db }) => {
    const standing = await standingOf(db, actor, params.id);
    const model = await findModel(db, params.id, query.version);
    if (!model) throw notFound();
    return answerOf(model, standing);
  },

  'GET /api/startups/{id}/financial-model/versions': async ({ actor, params, query, db }) => {
    await standingOf(db, actor, params.id);
    return findModelVersions(db, params.id, query);
  },
});
