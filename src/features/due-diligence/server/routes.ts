import { notFound } from '#platform/http/errors.ts';
import { implement } from '#shared/server/implement.ts';
import { dueDiligenceEndpoints } from '../contract.ts';
import { readAnalysis } from './company-analysis.ts';
import { hasCheck, listRuns, openFile, openRun, openToRun, runChecks } from './due-diligence.ts';
import { deleteMark, saveMark } from './queries-runs.ts';

export const dueDiligenceRoutes = implement(dueDiligenceEndpoints, {
  'POST /api/startups/{id}/due-diligence': async (call) =>
    runChecks(call, await openToRun(call.db, call.actor, call.params.id)),

  'GET /api/startups/{id}/due-diligence': async (call) =>
    openRun(call, await openFile(call.db, call.actor, call.params.id), call.query.version),

  'GET /api/startups/{id}/due-diligence/versions': async ({ actor, params, query, db }) => {
    const { file } = await openFile(db, actor, params.id);
    return listRuns(db, file, query);
  },

  'PUT /api/startups/{id}/due-diligence/marks/{code}': async (call) => {
    const { actor, params, body, db, services } = call;
    const opened = await openToRun(db, actor, params.id);
    const now = services.now();
    if (!(await hasCheck(db, opened, params.code, now))) throw notFound();
    await saveMark(db, { file: opened.file, code: params.code, form: body, userId: actor.id, now });
    return runChecks(call, opened);
  },

  'DELETE /api/startups/{id}/due-diligence/marks/{code}': async (call) => {
    const { actor, params, db } = call;
    const opened = await openToRun(db, actor, params.id);
    if (!(await deleteMark(db, opened.file, params.code))) throw notFound();
    return runChecks(call, opened);
  },

  'GET /api/startups/{id}/analysis': (call) => readAnalysis(call.db, call, call.params.id),
});
