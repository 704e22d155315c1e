import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { modelEndpoints } from '../contract.ts';
import type { ModelAnswer } from '../contract/answer.ts';
import { canEditModel, canReadModel } from '../policy.ts';
import { findModel, findModelVersions, type ModelRow } from './queries.ts';
import { generateModel } from './routes-generate.ts';

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

export const modelRoutes = implement(modelEndpoints, {
  'POST /api/startups/{id}/financial-model': async ({ actor, params, body, db, services }) => {
    const standing = await standingOf(db, actor, params.id);
    if (!canEditModel(standing)) throw forbidden('Your role in this team does not allow this.');
    await lockStartup(db, params.id);
    const userName = fullName(actor);
    const wanted = { startupId: params.id, userId: actor.id, userName, now: services.now() };
    return answerOf(await generateModel(db, { ...wanted, inputs: body.assumptions }), standing);
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
