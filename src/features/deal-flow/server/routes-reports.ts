import { notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import { dealReportEndpoints } from '../contract.ts';
import { pipelineReport } from '../domain/pipeline-report.ts';
import { scopeOf } from './deal-access.ts';
import { changeDealView, keepDealView, listDealViews } from './deal-views.ts';
import { deleteDealView, findDealPaths } from './queries-reports.ts';

export const dealReportRoutes = implement(dealReportEndpoints, {
  'GET /api/portfolio/deal-flow/analytics': async ({ actor, db, services }) => {
    const deals = await findDealPaths(db, await scopeOf(db, actor));
    return pipelineReport(
      deals.map((deal) => ({ ...deal, lastActivity: deal.lastActivityAt.toISOString() })),
      services.now(),
    );
  },

  'GET /api/portfolio/deal-flow/views': async ({ actor, db }) => {
    const items = await listDealViews(db, actor);
    return { items, total: items.length };
  },

  'POST /api/portfolio/deal-flow/views': async ({ actor, body, db, services }) =>
    keepDealView(db, actor, body, services.now()),

  'PUT /api/portfolio/deal-flow/views/{viewId}': async ({ actor, params, body, db }) =>
    changeDealView(db, actor, params.viewId, body),

  'DELETE /api/portfolio/deal-flow/views/{viewId}': async ({ actor, params, db }) => {
    if (!(await deleteDealView(db, actor.id, params.viewId))) throw notFound();
    return DONE;
  },
});
