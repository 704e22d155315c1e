import { requireStartup, type TeamAccess } from '#features/startups/server/access.ts';
import { lockStartup } from '#features/startups/server/queries.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { modelEndpoints } from '../contract.ts';
import type { ModelAnswer } from '../contract/answer.ts';
import { findModel, findModelVersions, type ModelRow } from './queries.ts';
import { generateModel } from './routes-generate.ts';

function answerOf({ result, inputs, createdAt, ...row }: ModelRow, { canEdit }: TeamAccess): ModelAnswer {
  return { ...result, ...row, createdAt: createdAt.toISOString(), canEdit, inputs };
}

export const modelRoutes = implement(modelEndpoints, {
  'POST /api/startups/{id}/financial-model': async ({ actor, params, body, db, services }) => {
    const access = await requireStartup(db, actor, params.id, 'edit');
    await lockStartup(db, params.id);
    const userName = fullName(actor);
    const wanted = { startupId: params.id, userId: actor.id, userName, now: services.now() };
    return answerOf(await generateModel(db, { ...wanted, inputs: body.assumptions }), access);
  },

  'GET /api/startups/{id}/financial-model': async ({ actor, params, query, db }) => {
    const access = await requireStartup(db, actor, params.id, 'read');
    const model = await findModel(db, params.id, query.version);
    if (!model) throw notFound();
    return answerOf(model, access);
  },

  'GET /api/startups/{id}/financial-model/versions': async ({ actor, params, query, db }) => {
    await requireStartup(db, actor, params.id, 'read');
    return findModelVersions(db, params.id, query);
  },
});
