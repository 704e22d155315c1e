import { requireStartup, type TeamAccess } from '#features/startups/server/access.ts';
import { lockStartup } from '#features/startups/server/queries.ts';
import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer } from '../contract/answer.ts';
import { findValuation, findValuationVersions, type ValuationRow } from './queries.ts';
import { generateValuation } from './routes-generate.ts';

function answerOf(
  { result, inputs, createdAt, ...row }: ValuationRow,
  { canEdit }: TeamAccess,
): ValuationAnswer {
  return { ...result, ...row, createdAt: createdAt.toISOString(), canEdit, inputs };
}

export const valuationRoutes = implement(valuationEndpoints, {
  'POST /api/startups/{id}/valuation': async ({ actor, params, body, db, services }) => {
    const access = await requireStartup(db, actor, params.id, 'edit');
    await lockStartup(db, params.id);
    const userName = fullName(actor);
    const wanted = { startupId: params.id, userId: actor.id, userName, now: services.now() };
    return answerOf(await generateValuation(db, { ...wanted, inputs: body?.inputs ?? {} }), access);
  },

  'GET /api/startups/{id}/valuation': async ({ actor, params, query, db }) => {
    const access = await requireStartup(db, actor, params.id, 'read');
    const valuation = await findValuation(db, params.id, query.version);
    if (!valuation) throw notFound();
    return answerOf(valuation, access);
  },

  'GET /api/startups/{id}/valuation/versions': async ({ actor, params, query, db }) => {
    await requireStartup(db, actor, params.id, 'read');
    return findValuationVersions(db, params.id, query);
  },
});
