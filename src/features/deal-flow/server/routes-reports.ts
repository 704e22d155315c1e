import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { implement, DONE } from '#shared/server/implement.ts';
import type { ViewForm } from '../contract/input.ts';
import { dealReportEndpoints } from '../contract.ts';
import { pipelineReport } from '../domain/pipeline-report.ts';
import {
  deleteDealView,
  findDealPaths,
  findDealViews,
  saveDealView,
  updateDealView,
} from './queries-reports.ts';
import { scopeOf } from './deal-access.ts';

const MOST_VIEWS = 50;

const viewOf = ({ name, filters }: ViewForm) => ({
  name,
  filters: {
    stage: filters.stage ?? null,
    priority: filters.priority ?? null,
    search: filters.search ?? null,
    tab: filters.tab ?? null,
  },
});

export const dealReportRoutes = implement(dealReportEndpoints, {
  'GET /api/portfolio/deal-flow/analytics': async ({ actor, db, services }) => {
    const deals = await findDealPaths(db, await scopeOf(db, actor));
    return pipelineReport(deals, services.now());
  },

  'GET /api/portfolio/deal-flow/views': async ({ actor, db }) => {
    const items = await findDealViews(db, actor.id);
    return { items, total: items.length };
  },

  'POST /api/portfolio/deal-flow/views': async ({ actor, body, db, services }) => {
    const views = await findDealViews(db, actor.id);
    const isNew = views.every(({ name }) => name !== body.name);
    if (isNew && views.length >= MOST_VIEWS) throw invalid('name', `At most ${MOST_VIEWS} views`);
    return saveDealView(db, actor.id, viewOf(body), services.now());
  },

  'PUT /api/portfolio/deal-flow/views/{viewId}': async ({ actor, params, body, db }) => {
    const view = await updateDealView(db, actor.id, { id: params.viewId, ...viewOf(body) });
    if (view === 'taken') throw new AppError('conflict', 'Another view has this name.');
    if (!view) throw notFound();
    return view;
  },

  'DELETE /api/portfolio/deal-flow/views/{viewId}': async ({ actor, params, db }) => {
    if (!(await deleteDealView(db, actor.id, params.viewId))) throw notFound();
    return DONE;
  },
});
