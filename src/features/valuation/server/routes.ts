import { findModel, type ModelRow } from '#features/financial-model/server/queries.ts';
import { findStanding, lockStartup } from '#features/startups/server/queries.ts';
import { countryOf } from '#shared/domain/catalogue/countries.ts';
import { sectorIdOf } from '#shared/domain/catalogue/sectors.ts';
import { stageIdOf } from '#shared/domain/catalogue/stages.ts';
import type { Member } from '#shared/server/context.ts';
import type { Db } from '#shared/server/db.ts';
import { forbidden, notFound } from '#shared/server/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { valuationEndpoints } from '../contract.ts';
import type { ValuationAnswer, ValuationResult } from '../contract/answer.ts';
import { basisLines, factsFrom, type KnownModel, type KnownStartup } from '../domain/valuation-basis.ts';
import { valueStartup } from '../domain/valuation.ts';
import { canEditValuation, canReadValuation } from '../policy.ts';
import {
  findValuation,
  findValuationVersions,
  findValuedStartup,
  insertValuation,
  type ValuationRow,
} from './queries.ts';

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

function knownModel({ version, result }: ModelRow): KnownModel {
  const { base, down } = result.cases;
  return {
    version,
    cash: result.assumptions.find(({ field }) => field === 'cash')?.value ?? null,
    cashFlows: base.projections.map(({ cashFlow }) => cashFlow),
    exitRevenue: base.projections.at(-1)?.revenue ?? null,
    downExitRevenue: down.projections.at(-1)?.revenue ?? null,
  };
}

/** Amounts in another currency than USD are left out: no dated rate stands behind a conversion. */
async function findKnown(db: Db, startupId: number): Promise<KnownStartup> {
  const [startup, model] = await Promise.all([findValuedStartup(db, startupId), findModel(db, startupId)]);
  const dollars = (minor: number | null, currency: string | null) =>
    minor !== null && currency === 'USD' ? minor / 100 : null;
  const { monthlyRevenueUsdMinor: monthly } = startup;
  return {
    stage: stageIdOf(startup.stageId) ?? 'pre-seed',
    sector: sectorIdOf(startup.sectorId),
    country: startup.country === null ? null : countryOf(startup.country),
    annualRevenue: monthly === null ? null : (monthly * 12) / 100,
    investment:
      dollars(startup.targetMinor, startup.roundCurrency) ??
      dollars(startup.raisingMinor, startup.raisingCurrency),
    model: model && knownModel(model),
  };
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
    const known = await findKnown(db, params.id);
    const valued = valueStartup(factsFrom(known, inputs, now.toISOString().slice(0, 10)));
    const result = plain({ ...valued, basis: basisLines(known, inputs) });
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
