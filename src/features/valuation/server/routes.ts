import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { forbidden, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { fullName } from '#shared/domain/person-name.ts';
import { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer } from '../contract/answer.ts';
import { canEditValuation, canReadValuation } from '../policy.ts';
import { findValuation, findValuationVersions, type ValuationRow } from './queries.ts';
import { generateValuation } from './routes-generate.ts';

type Standing = Parameters<typeof canReadValuation>[0];

/** The reader's role in the team. A startup that is not theirs is one that is not there. */
async function standingOf(db: Db, actor: Member, startupId: number): Promise<Standing> {
  const standing = await findStanding(db, startupId, actor.id);
  if (!standing || !canReadValuation(standing)) throw notFound();
  return standing;
}

function answerOf({ result, inputs, createdAt, ...row }: ValuationRow, standing: Standing): ValuationAnswer {
  const canEdit = canEditValuation(standing);
  return { ...result, ...row, createdAt: createdAt.toISOString(), canEdit, inputs };
}

export const valuationRoutes = implement(valuationEndpoints, {
  'POST /api/startups/{id}/valuation': async ({ actor, params, body, db, services }) => {
    const standing = await standingOf(db, actor, params.id);
    if (!canEditValuation(standing)) throw forbidden('Your role in this team does not allow this.');
    await lockStartup(db, params.id);
    const userName = fullName(actor);
    const wanted = { startupId: params.id, userId: actor.id, userName, now: services.now() };
    return answerOf(await generateValuation(db, { ...wanted, inputs: body?.inputs ?? {} }), standing);
  },

  'GET /api/startups/{id}/valuation': async ({ actor, params, query, db }) => {
    const standing = await standingOf(db, actor, params.id);
    const valuation = await findValuation(db, params.id, query.version);
    if (!valuation) throw notFound();
    return answerOf(valuation, standing);
  },

  'GET /api/startups/{id}/valuation/versions': async ({ actor, params, query, db }) => {
    await standingOf(db, actor, params.id);
    return findValuationVersions(db, params.id, query);
  },
});
