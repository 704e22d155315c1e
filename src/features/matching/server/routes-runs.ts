import type { Db } from '#shared/server/context.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { type MatchRun, runEndpoints } from '../contract/run.ts';
import { runJob } from './jobs.ts';
import { endRun, findRuns, insertRun, type RunRow } from './queries-runs.ts';

const answerRun = (run: RunRow): MatchRun => ({
  id: run.id,
  status: run.status,
  phase: run.phase,
  startupsTotal: run.startupsTotal,
  startupsDone: run.startupsDone,
  investorsTotal: run.investorsTotal,
  investorsDone: run.investorsDone,
  pairsCompared: run.pairsCompared,
  workMs: run.workMs,
  startedByName: run.startedByName,
  startedAt: run.startedAt.toISOString(),
  updatedAt: run.updatedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});

async function answerOne(db: Db, id: number): Promise<MatchRun> {
  const [row] = (await findRuns(db, { id, limit: 1 })).rows;
  if (row === undefined) throw notFound();
  return answerRun(row);
}

export const matchRunRoutes = implement(runEndpoints, {
  'GET /api/admin/matching/runs': async ({ db, query }) => {
    const { rows, total } = await findRuns(db, query);
    return { items: rows.map(answerRun), total };
  },

  'POST /api/admin/matching/runs': async ({ actor, db, services, enqueue }) => {
    const id = await insertRun(db, actor.id, services.now());
    if (id === null)
      throw new AppError('conflict', 'A run is in progress. Stop it first, or wait for it to finish.');
    await enqueue(...runJob(id));
    return answerOne(db, id);
  },

  'POST /api/admin/matching/runs/{id}/stop': async ({ db, params, services }) => {
    const before = await answerOne(db, params.id);
    const isStopped = await endRun(db, { id: params.id, status: 'stopped', at: services.now() });
    if (!isStopped) throw new AppError('conflict', 'This run has already ended.', { current: before });
    return answerOne(db, params.id);
  },
});
