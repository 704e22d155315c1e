import type { Member } from '#shared/server/context.ts';
import type { Db } from '#platform/postgres/db.ts';
import { AppError, invalid, notFound } from '#platform/http/errors.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type Call, implement, DONE } from '#shared/server/implement.ts';
import { findRateBook } from '#features/currencies/server/rates.ts';
import { refuseFuture } from '#shared/server/refusals.ts';
import { tractionEndpoints } from '../contract.ts';
import { roundOf } from '../domain/detail.ts';
import { currentTraction } from '../domain/traction-revenue.ts';
import { requireStartup } from './access.ts';
import { lockStartup } from './queries.ts';
import { updateCurrentTraction } from './queries-change.ts';
import {
  deleteTractionPoint,
  findRound,
  findTraction,
  findFigureOfDay,
  insertTractionPoint,
  updateTractionPoint,
} from './queries-traction.ts';

const MOST_POINTS = 1_000;

async function editable(db: Db, actor: Member, id: number): Promise<void> {
  await requireStartup(db, actor, id, 'edit');
  await lockStartup(db, id);
}

const alreadyThere = () =>
  new AppError('conflict', 'There is already a figure for this day. Change that one.');

type Enqueue = Call<Endpoint>['enqueue'];

/** Keeps what the cards show, and whom it is matched with, in step with the series. */
async function refresh({ db, enqueue }: { db: Db; enqueue: Enqueue }, id: number): Promise<void> {
  await updateCurrentTraction(db, id, currentTraction(await findTraction(db, id), await findRateBook(db)));
  await enqueue('matching-refresh', { startupId: id }, `startup:${id}`);
}

export const tractionRoutes = implement(tractionEndpoints, {
  'GET /api/startups/{id}/traction': async ({ actor, params, db }) => {
    await requireStartup(db, actor, params.id, 'see');
    const items = await findTraction(db, params.id);
    return { items, total: items.length };
  },

  'POST /api/startups/{id}/traction': async ({ actor, params, body, db, services, enqueue }) => {
    await editable(db, actor, params.id);
    refuseFuture('date', body.date, services.now());
    if ((await findTraction(db, params.id)).length >= MOST_POINTS)
      throw invalid('date', 'A startup can have at most 1,000 figures');
    const point = await insertTractionPoint(db, { startupId: params.id, userId: actor.id, form: body });
    if (!point) throw alreadyThere();
    await refresh({ db, enqueue }, params.id);
    return point;
  },

  'PUT /api/startups/{id}/traction/{pointId}': async (call) => {
    const { actor, params, body, db, services, enqueue } = call;
    await editable(db, actor, params.id);
    refuseFuture('date', body.date, services.now());
    const change = { startupId: params.id, pointId: params.pointId, form: body };
    if (await findFigureOfDay(db, change)) throw alreadyThere();
    const point = await updateTractionPoint(db, change);
    if (!point) throw notFound();
    await refresh({ db, enqueue }, params.id);
    return point;
  },

  'DELETE /api/startups/{id}/traction/{pointId}': async ({ actor, params, db, enqueue }) => {
    await editable(db, actor, params.id);
    if (!(await deleteTractionPoint(db, params.id, params.pointId))) throw notFound();
    await refresh({ db, enqueue }, params.id);
    return DONE;
  },

  'GET /api/startups/{id}/round': async ({ actor, params, db }) => {
    await requireStartup(db, actor, params.id, 'see');
    const round = await findRound(db, params.id);
    return round && roundOf(round);
  },
});
