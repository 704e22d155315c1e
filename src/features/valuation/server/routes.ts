import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#shared/server/db.ts';
import { forbidden, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer, ValuationResult } from '../contract/answer.ts';
import { comparedWith } from '../domain/comparison.ts';
import { basisLines, factsFrom } from '../domain/valuation-basis.ts';
import { valueStartup } from '../domain/valuation.ts';
import { canEditValuation, canReadValuation } from '../policy.ts';
import { findValuation, findValuationVersions, insertValuation, type ValuationRow } from './queries.ts';
import { loadKnown } from './routes-known.ts';

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

/** The engine's answer as the JSON it becomes, so that it compares with what was stored. */
function plain(valuation: object): ValuationResult {
  return JSON.parse(JSON.stringify(valuation)) as ValuationResult;
}

export const valuationRoutes = implement(valuationEndpoints, {
  'POST /api/startups/{id}/valuation': async ({ actor, params, body, db, services }) => {
    const standing = await standingOf(db, actor, params.id);
    if (!canEditValuation(standing)) throw forbidden('Your role in this team does not allow this.');
    await lockStartup(db, params.id);
    const now = services.now();
    const inputs = body?.inputs ?? {};
    const asOf = now.toISOString().slice(0, 10);
    const { known, peers } = await loadKnown(db, params.id, asOf);
    const valued = valueStartup(factsFrom(known, inputs, asOf));
    const compared = comparedWith(valued.recommendation.fairValue, { known, stated: inputs, peers });
    const result = plain({ ...valued, basis: basisLines(known, inputs), ...compared });
    const latest = await findValuation(db, params.id);
    const isSame =
      latest !== null && JSON.stringify([latest.inputs, latest.result]) === JSON.stringify([inputs, result]);
    if (isSame) return answerOf(latest, standing);
    const version = (latest?.version ?? 0) + 1;
    await insertValuation(db, { startupId: params.id, version, userId: actor.id, inputs, result, now });
    const createdBy = `${actor.firstName} ${actor.lastName}`.trim();
    return answerOf({ version, createdAt: now, createdBy, inputs, result }, standing);
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
