import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import { storedJson } from '#platform/postgres/stored-json.ts';
import type { Db, Member } from '#shared/server/context.ts';
import { DealView } from '../contract/analytics.ts';
import type { ViewForm } from '../contract/input.ts';
import { findDealViews, saveDealView, updateDealView } from './queries-reports.ts';

const MOST_VIEWS = 50;

const storedFilters = storedJson(DealView.shape.filters);
const NO_FILTERS: DealView['filters'] = { stage: null, priority: null, search: null, tab: null };

/** A view as its owner sees it; filters that cannot be read any more leave nothing out. */
const viewOf = <Row extends { filters: unknown }>(row: Row) => ({
  ...row,
  filters: storedFilters.read(row.filters) ?? NO_FILTERS,
});

const rowOf = ({ name, filters }: ViewForm) => ({
  name,
  filters: storedFilters.write({
    stage: filters.stage ?? null,
    priority: filters.priority ?? null,
    search: filters.search ?? null,
    tab: filters.tab ?? null,
  }),
});

export async function listDealViews(db: Db, actor: Member): Promise<DealView[]> {
  return (await findDealViews(db, actor.id)).map(viewOf);
}

/** Saves a view; one of the same name is replaced. */
export async function keepDealView(db: Db, actor: Member, form: ViewForm, now: Date): Promise<DealView> {
  const views = await findDealViews(db, actor.id);
  const isNew = views.every(({ name }) => name !== form.name);
  if (isNew && views.length >= MOST_VIEWS) throw invalid('name', `At most ${MOST_VIEWS} views`);
  return viewOf(await saveDealView(db, actor.id, rowOf(form), now));
}

/** Changes a view of one's own. */
export async function changeDealView(db: Db, actor: Member, id: number, form: ViewForm): Promise<DealView> {
  const views = await findDealViews(db, actor.id);
  if (views.some((view) => view.name === form.name && view.id !== id)) {
    throw new AppError('conflict', 'Another view has this name.');
  }
  const view = await updateDealView(db, actor.id, id, rowOf(form));
  if (!view) throw notFound();
  return viewOf(view);
}
