import { findVersions } from '#features/documents/server/queries-versions.ts';
import { findDocument } from '#features/documents/server/queries.ts';
import { roleRefused } from '#features/startups/server/access.ts';
import { type Analyst, createAnalyst } from './model/analyst.ts';
import type { Db, Member, Services } from '#shared/server/context.ts';
import { AppError, forbidden, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { MINUTE_MS } from '#shared/domain/time.ts';
import { analystEndpoints } from '../contract.ts';
import type { ProposalsAnswer, Run } from '../contract/proposals.ts';
import { canAllowAnalyst, canAskAnalyst, canReadProposals } from '../policy.ts';
import { ANALYST_RUN } from './jobs.ts';
import { deleteConsent, endAbandonedRuns, findConsent, insertRun, saveConsent } from './queries.ts';
import { findRun } from './runs.ts';

const ABANDONED_MS = 20 * MINUTE_MS;

type Opened = {
  readonly versionId: number;
  readonly version: number;
  readonly pageCount: number;
  readonly pageUnit: ProposalsAnswer['pageUnit'];
  readonly isRead: boolean;
  readonly canAsk: boolean;
  readonly canAllow: boolean;
};

/** A version the actor may read; for everybody else it is not there. */
async function open(db: Db, actor: Member, documentId: number, version: number): Promise<Opened> {
  const document = await findDocument(db, documentId, actor);
  if (!document || !canReadProposals(document)) throw notFound();
  const found = (await findVersions(db, documentId)).find(({ number }) => number === version);
  if (!found) throw notFound();
  return {
    versionId: found.id,
    version,
    pageCount: found.pageCount ?? 0,
    pageUnit: found.pageUnit ?? 'page',
    isRead: found.status === 'ready',
    canAsk: canAskAnalyst(document),
    canAllow: canAllowAnalyst(document),
  };
}

const isFor = (analyst: Analyst, { model, host }: { model: string; host: string }): boolean =>
  analyst.model === model && analyst.host === host;

/** A run that waits longer than a model may take was left by a process that is gone. */
const abandonedBefore = (now: Date): Date => new Date(now.getTime() - ABANDONED_MS);
const asItStands = (run: Run, now: Date): Run =>
  run.status === 'waiting' && new Date(run.askedAt) < abandonedBefore(now)
    ? { ...run, status: 'failed', failure: 'timeout' }
    : run;

async function stateOf(db: Db, { env, now }: Services, opened: Opened): Promise<ProposalsAnswer> {
  const analyst = createAnalyst(env.llm);
  const [consent, run] = await Promise.all([
    findConsent(db, opened.versionId),
    findRun(db, opened.versionId),
  ]);
  const valid = consent && analyst && isFor(analyst, consent) ? consent : null;
  const { version, pageCount, pageUnit, canAsk, canAllow } = opened;
  return {
    version,
    pageCount,
    pageUnit,
    analyst: analyst && { model: analyst.model, host: analyst.host },
    consent: valid && { givenBy: valid.givenBy, givenAt: valid.givenAt.toISOString() },
    run: run && asItStands(run, now()),
    canAsk,
    canAllow,
  };
}

function configured({ env }: Services): Analyst {
  const analyst = createAnalyst(env.llm);
  if (!analyst) throw new AppError('unavailable', 'No language model is configured here.');
  return analyst;
}

export const analystRoutes = implement(analystEndpoints, {
  'GET /api/documents/{id}/proposals': async ({ actor, params, query, db, services }) =>
    stateOf(db, services, await open(db, actor, params.id, query.version)),

  'POST /api/documents/{id}/proposals': async ({ actor, params, body, db, services, enqueue }) => {
    const opened = await open(db, actor, params.id, body.version);
    if (!opened.canAsk) throw roleRefused();
    const analyst = configured(services);
    const consent = await findConsent(db, opened.versionId);
    if (!consent || !isFor(analyst, consent))
      throw new AppError('conflict', `An owner must allow ${analyst.model} to read this version first.`);
    if (!opened.isRead) throw new AppError('conflict', 'This version has not been read yet.');
    const { versionId } = opened;
    const { model, host } = analyst;
    const now = services.now();
    await endAbandonedRuns(db, versionId, abandonedBefore(now), now);
    const runId = await insertRun(db, { versionId, model, host, userId: actor.id, now });
    if (runId !== null) await enqueue(ANALYST_RUN, { runId }, `run:${runId}`);
    return stateOf(db, services, opened);
  },

  'PUT /api/documents/{id}/proposals/consent': async ({ actor, params, body, db, services }) => {
    const opened = await open(db, actor, params.id, body.version);
    if (!opened.canAllow) throw forbidden('Only an owner can allow this.');
    const { model, host } = configured(services);
    const { versionId } = opened;
    await saveConsent(db, { versionId, model, host, userId: actor.id, now: services.now() });
    return stateOf(db, services, opened);
  },

  'DELETE /api/documents/{id}/proposals/consent': async ({ actor, params, query, db, services }) => {
    const opened = await open(db, actor, params.id, query.version);
    if (!opened.canAllow) throw forbidden('Only an owner can withdraw this.');
    await deleteConsent(db, opened.versionId);
    return stateOf(db, services, opened);
  },
});
